package engine_test

// Rules of special cards (8).
var specialRows = []row{
	{
		rule: "801.1a: a card that does not leave the graveyard is not evolved from",
		cards: []madeUp{
			{name: "Ghoul", civ: "darkness", typ: "evolution creature", cost: 1, power: 5000, text: "super-infinite graveyard evolution: creature"},
			{name: "Keep", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "opponent's cards do not leave the graveyard"},
		},
		board: "you hand: Ghoul\nyou mana: Ghoul\nyou grave: Plain\nopponent battle: Keep",
		lines: "! you summon Ghoul\nyou end\nyou grave: Plain\nyou hand: Ghoul",
	},
	{
		rule: "801.1a: one that leaves it is",
		cards: []madeUp{
			{name: "Ghoul", civ: "darkness", typ: "evolution creature", cost: 1, power: 5000, text: "super-infinite graveyard evolution: creature"},
		},
		board: "you hand: Ghoul\nyou mana: Ghoul\nyou grave: Plain",
		lines: "you summon Ghoul\nyou battle: Ghoul, Plain\nyou grave:",
	},
	{
		rule: "801.3: an evolution creature of this turn attacks",
		cards: []madeUp{
			{name: "Grown", civ: "water", typ: "evolution creature", cost: 1, power: 5000, text: "evolution: creature"},
		},
		board: "you hand: Grown\nyou mana: Plain\nyou battle: Plain fresh\nopponent shields: Plain",
		lines: "you summon Grown\nyou attack Grown player\nopponent shields 0",
	},
	{
		rule: "801.4: what cannot stand alone goes to the graveyard when the card above it has left",
		cards: []madeUp{
			{name: "Star", civ: "light", typ: "star evolution creature", cost: 4, power: 5000, text: "star evolution: creature"},
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures"},
		},
		board: "you hand: Bolt\nyou mana: Bolt\nopponent battle: Star, Bolt under Star, Plain under Star",
		lines: "you cast Bolt\nopponent battle: Plain\nopponent grave: Star, Bolt''",
	},
	{
		rule: "801.4: what is left of a tapped creature and is none stands upright",
		cards: []madeUp{
			{name: "Star", civ: "light", typ: "star evolution creature", cost: 4, power: 5000, text: "star evolution: creature"},
			{name: "Grove", civ: "nature", typ: "field", cost: 2},
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures"},
		},
		board: "you hand: Bolt\nyou mana: Bolt\nopponent battle: Star tapped, Grove under Star",
		lines: "you cast Bolt\nopponent battle: Grove\n! Grove tapped",
	},
	{
		rule: "804: of two Gods that link, the one that was there does not enter again",
		cards: []madeUp{
			{name: "Old", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "when this enters: draw 1\n\ng-link: left of creature named \"New\""},
			{name: "New", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "when this enters: draw 2\n\ng-link: right of creature named \"Old\""},
		},
		board: "you hand: New\nyou mana: New\nyou battle: Old",
		lines: "you summon New\nyou choose Old\nyou hand 2",
	},
	{
		rule: "804.5: a God that links with one of this turn attacks",
		cards: []madeUp{
			{name: "Old", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"New\""},
			{name: "New", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Old\""},
		},
		board: "you hand: New\nyou mana: New\nyou battle: Old fresh\nopponent shields: Plain",
		lines: "you summon New\nyou choose Old\nyou attack Old player\nopponent hand 1",
	},
	{
		rule: "805.1b: which face it is turned to is picked, if the text names several",
		cards: []madeUp{
			many,
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of your creatures"},
			{name: "Hurt", civ: "fire", typ: "spell", cost: 1, text: "destroy all creatures with power 3000 or more"},
		},
		board: "you battle: Many\nyou hand: Bolt, Hurt\nyou mana: Bolt, Hurt",
		lines: "you cast Bolt\nyou pay Bolt'\nyou mode 2\nyou battle: Many\nyou cast Hurt\nyou hyper:\nyou mode 1\nyou battle: Many",
	},
	{
		rule: "805.6: a psychic creature that has awakened may attack at once, and no longer when it is turned back",
		cards: []madeUp{
			{
				name: "Bud", civ: "fire", typ: "psychic creature", cost: 2, power: 1000,
				faces: []madeUp{{name: "Bloom", civ: "fire", typ: "psychic creature", cost: 5, power: 3000}},
			},
			{name: "Turn", civ: "fire", typ: "spell", cost: 1, text: "flip 1 of your creatures"},
		},
		board: "you battle: Bud fresh\nyou hand: Turn, Turn\nyou mana: Turn, Turn\nopponent shields: Plain",
		lines: "! you attack Bud player\nyou cast Turn\nyou pay Turn''\nyou cast Turn'\n! you attack Bud player",
	},
	{
		rule: "805.6: and so it does",
		cards: []madeUp{
			{
				name: "Bud", civ: "fire", typ: "psychic creature", cost: 2, power: 1000,
				faces: []madeUp{{name: "Bloom", civ: "fire", typ: "psychic creature", cost: 5, power: 3000}},
			},
			{name: "Turn", civ: "fire", typ: "spell", cost: 1, text: "flip 1 of your creatures"},
		},
		board: "you battle: Bud fresh\nyou hand: Turn\nyou mana: Turn\nopponent shields: Plain",
		lines: "you cast Turn\nyou attack Bud player\nopponent hand 1",
	},
	{
		rule: "807: a weapon is turned to a face that stands by itself, and is no weapon any more",
		cards: []madeUp{
			sword,
			{name: "Smith", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "Wall", civ: "light", typ: "creature", cost: 2, power: 500},
		},
		board: "you battle: Smith, Sword over Smith\nopponent battle: Wall\nopponent shields: Plain, Plain, Plain",
		lines: "you attack Smith player\nyou choose Plain\nyou attack Sword player\nopponent grave: Wall\nSword tapped",
	},
	{
		rule: "807: what the weapon untaps then is itself, not the creature that it was on",
		cards: []madeUp{
			{
				name: "Sword", civ: "fire", typ: "dragheart weapon", cost: 2, text: "when your creature attacks: flip this to \"Blade\", tap this and untap this",
				faces: []madeUp{{name: "Blade", civ: "fire", typ: "dragheart creature", cost: 4, power: 3000}},
			},
			{name: "Smith", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you battle: Smith, Sword over Smith\nopponent shields: Plain, Plain, Plain",
		lines: "you attack Smith player\nyou choose Plain\nSmith tapped\n! Sword tapped",
	},
	{
		rule: "807: what waits of the weapon is said of what it was turned to",
		cards: []madeUp{
			{
				name: "Sword", civ: "fire", typ: "dragheart weapon", cost: 2,
				text:  "when your creature attacks: flip this to \"Blade\"\n\nwhen your creature attacks: this can't attack this turn",
				faces: []madeUp{{name: "Blade", civ: "fire", typ: "dragheart creature", cost: 4, power: 3000}},
			},
			{name: "Smith", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you battle: Smith, Sword over Smith\nopponent shields: Plain, Plain",
		lines: "you attack Smith player\nyou order Sword\nyou choose Plain\n! you attack Sword player",
	},
	{
		rule: "807: what a weapon still does, it does as what it was turned to",
		cards: []madeUp{
			{
				name: "Sword", civ: "fire", typ: "dragheart weapon", cost: 2,
				text:  "when your creature attacks: flip this to \"Blade\"\n\nwhen your creature attacks: put this into your graveyard",
				faces: []madeUp{{name: "Blade", civ: "fire", typ: "dragheart creature", cost: 4, power: 3000}},
			},
			{name: "Smith", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you battle: Smith, Sword over Smith\nopponent shields: Plain",
		lines: "you attack Smith player\nyou order Sword\nyou hyper: Sword\nyou battle: Smith",
	},
	{
		rule: "807.5: it has been there since it came as a weapon",
		cards: []madeUp{
			sword,
			{name: "Smith", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you battle: Smith, Sword fresh over Smith\nopponent shields: Plain, Plain, Plain",
		lines: "you attack Smith player\nyou choose Plain\n! you attack Sword player",
	},
	{
		rule: "807.5: so it attacks if it is turned in a later turn",
		cards: []madeUp{
			sword,
			{name: "Smith", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you battle: Smith, Sword fresh over Smith\nyou shields: Plain\nopponent shields: Plain, Plain, Plain",
		lines: "you end\nopponent end\nyou attack Smith player\nyou choose Plain'\nyou attack Sword player",
	},
	{
		rule: "802: a NEO creature that lost the cards under it in the turn it evolved does not attack",
		cards: []madeUp{
			{name: "Neo", civ: "fire", typ: "neo creature", cost: 1, power: 5000, text: "neo evolution: creature"},
			{name: "Pull", civ: "fire", typ: "spell", cost: 1, text: "put 1 card under your creature into its owner's graveyard"},
		},
		board: "you hand: Neo, Pull\nyou mana: Pull, Pull\nyou battle: Plain\nopponent shields: Plain",
		lines: "you summon Neo\nyou pay Pull'\nyou choose Plain\nyou cast Pull\nyou grave: Plain, Pull\n! you attack Neo player\nyou end",
	},
	{
		rule: "802: with them it does",
		cards: []madeUp{
			{name: "Neo", civ: "fire", typ: "neo creature", cost: 1, power: 5000, text: "neo evolution: creature"},
			{name: "Pull", civ: "fire", typ: "spell", cost: 1, text: "put 1 card under your creature into its owner's graveyard"},
		},
		board: "you hand: Neo, Pull\nyou mana: Pull, Pull\nyou battle: Plain\nopponent shields: Plain",
		lines: "you summon Neo\nyou pay Pull'\nyou choose Plain\nyou attack Neo player\nopponent hand 1",
	},
	{
		rule: "802: and in a later turn without them too",
		cards: []madeUp{
			{name: "Neo", civ: "fire", typ: "neo creature", cost: 1, power: 5000, text: "neo evolution: creature"},
			{name: "Pull", civ: "fire", typ: "spell", cost: 1, text: "put 1 card under your creature into its owner's graveyard"},
		},
		board: "you hand: Neo, Pull\nyou mana: Pull, Pull\nyou battle: Plain\nyou deck: Plain, Plain\nopponent shields: Plain",
		lines: "you summon Neo\nyou pay Pull'\nyou choose Plain\nyou end\nopponent end\nyou cast Pull\nyou pay Pull'\nyou grave: Plain, Pull\nyou attack Neo player\nopponent hand 2",
	},
	{
		rule: "801: a mach fighter that evolved on an older creature has come this turn",
		cards: []madeUp{
			{name: "Evo", civ: "nature", typ: "evolution creature", cost: 1, power: 5000, text: "evolution: creature\n\nmach fighter"},
			{name: "Wall", civ: "light", typ: "creature", cost: 3, power: 1000},
		},
		board: "you hand: Evo\nyou mana: Evo\nyou battle: Plain\nopponent battle: Wall",
		lines: "you summon Evo\nyou attack Evo Wall\nopponent grave: Wall",
	},
	{
		rule: "801: and in its next turn not any more",
		cards: []madeUp{
			{name: "Evo", civ: "nature", typ: "evolution creature", cost: 1, power: 5000, text: "evolution: creature\n\nmach fighter"},
			{name: "Wall", civ: "light", typ: "creature", cost: 3, power: 1000},
		},
		board: "you hand: Evo\nyou mana: Evo\nyou battle: Plain\nopponent battle: Wall\nyou deck: Plain, Plain\nopponent deck: Plain, Plain",
		lines: "you summon Evo\nyou end\nopponent end\n! you attack Evo Wall\nyou end",
	},
	{
		rule: "803: a G-NEO creature that would leave lets the cards beneath it go instead",
		cards: []madeUp{
			{name: "Neo", civ: "fire", typ: "g-neo creature", cost: 3, power: 5000, text: "neo evolution: creature"},
			{name: "Doom", civ: "darkness", typ: "spell", cost: 1, text: "destroy all of your creatures"},
		},
		board: "you hand: Doom, Doom\nyou mana: Doom, Doom\nyou battle: Neo, Plain under Neo",
		lines: "you cast Doom\nyou pay Doom''\nyou battle: Neo\nyou grave: Plain, Doom\nyou cast Doom'\nyou battle 0\nyou grave 4",
	},
	{
		rule: "803: returned to hand, the cards beneath it go there, and it stays",
		cards: []madeUp{
			{name: "Neo", civ: "fire", typ: "g-neo creature", cost: 3, power: 5000, text: "neo evolution: creature"},
			{name: "Wave", civ: "water", typ: "spell", cost: 1, text: "return 1 of opponent's creatures to hand"},
		},
		board: "you hand: Wave\nyou mana: Wave\nopponent battle: Neo, Plain under Neo, Plain under Neo",
		lines: "you cast Wave\nopponent battle: Neo\nopponent hand: Plain, Plain'\nopponent grave:",
	},
	{
		rule: "803: with nothing beneath it goes itself",
		cards: []madeUp{
			{name: "Neo", civ: "fire", typ: "g-neo creature", cost: 3, power: 5000, text: "neo evolution: creature"},
			{name: "Wave", civ: "water", typ: "spell", cost: 1, text: "return 1 of opponent's creatures to hand"},
		},
		board: "you hand: Wave\nyou mana: Wave\nopponent battle: Neo",
		lines: "you cast Wave\nopponent battle:\nopponent hand: Neo",
	},
	{
		rule: "803: no ability of its own says so, so it holds where these are ignored",
		cards: []madeUp{
			{name: "Neo", civ: "fire", typ: "g-neo creature", cost: 3, power: 5000, text: "neo evolution: creature"},
			{name: "Mute", civ: "light", typ: "creature", cost: 2, power: 2000, text: "abilities of opponent's creatures are ignored"},
			{name: "Doom", civ: "darkness", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures"},
		},
		board: "you hand: Doom\nyou mana: Doom\nyou battle: Mute\nopponent battle: Neo, Plain under Neo",
		lines: "you cast Doom\nopponent battle: Neo\nopponent grave: Plain",
	},
	{
		rule: "803: it was not destroyed and has not left, so nothing triggers by that",
		cards: []madeUp{
			{name: "Neo", civ: "fire", typ: "g-neo creature", cost: 3, power: 5000, text: "neo evolution: creature\n\nwhen this is destroyed: draw 1\n\nwhen this leaves: draw 2"},
			{name: "Doom", civ: "darkness", typ: "spell", cost: 1, text: "destroy 1 of your creatures"},
		},
		board: "you hand: Doom\nyou mana: Doom\nyou battle: Neo, Plain under Neo",
		lines: "you cast Doom\nyou hand 0\nyou battle: Neo\nyou grave: Plain, Doom",
	},
	{
		rule: "803: without power it goes when nothing lies beneath it any more",
		cards: []madeUp{
			{name: "Neo", civ: "fire", typ: "g-neo creature", cost: 3, power: 5000, text: "neo evolution: creature"},
			{name: "Curse", civ: "darkness", typ: "spell", cost: 1, text: "choose 1 of opponent's creatures and it gets -9000 this turn"},
		},
		board: "you hand: Curse\nyou mana: Curse\nopponent battle: Neo, Plain under Neo",
		lines: "you cast Curse\nopponent battle:\nopponent grave: Neo, Plain",
	},
	{
		rule: "803: a NEO creature goes with all its cards",
		cards: []madeUp{
			{name: "Neo", civ: "fire", typ: "neo creature", cost: 3, power: 5000, text: "neo evolution: creature"},
			{name: "Wave", civ: "water", typ: "spell", cost: 1, text: "return 1 of opponent's creatures to hand"},
		},
		board: "you hand: Wave\nyou mana: Wave\nopponent battle: Neo, Plain under Neo",
		lines: "you cast Wave\nopponent battle:\nopponent hand: Neo, Plain",
	},
	{
		rule: "810: what makes creatures cheaper says nothing of the spell of a twinpact card",
		cards: []madeUp{
			{name: "Aid", civ: "nature", typ: "creature", cost: 4, power: 1000, text: "your creatures cost 2 less to summon, not less than 1"},
			{name: "Leaf", civ: "nature", typ: "creature", cost: 2, power: 2000},
			{name: "Both", civ: "nature", typ: "creature", cost: 4, power: 4000, spell: &madeUp{name: "Half", civ: "water", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you hand: Both\nyou mana: Leaf, Plain\nyou battle: Aid",
		lines: "! you cast Both\nyou summon Both\nyou battle: Aid, Both",
	},
	{
		rule: "810: nor what makes spells cheaper of its creature",
		cards: []madeUp{
			{name: "Lore", civ: "nature", typ: "creature", cost: 4, power: 1000, text: "your spells cost 1 less to cast, not less than 1"},
			{name: "Leaf", civ: "nature", typ: "creature", cost: 2, power: 2000},
			{name: "Both", civ: "nature", typ: "creature", cost: 3, power: 4000, spell: &madeUp{name: "Half", civ: "water", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you hand: Both\nyou mana: Leaf, Plain\nyou battle: Lore",
		lines: "! you summon Both\nyou cast Both\nyou hand 1\nyou grave: Both",
	},
	{
		rule: "810: what makes creatures dearer leaves the spell as it is",
		cards: []madeUp{
			{name: "Tax", civ: "nature", typ: "creature", cost: 4, power: 1000, text: "creatures cost 1 more to summon"},
			{name: "Leaf", civ: "nature", typ: "creature", cost: 2, power: 2000},
			{name: "Both", civ: "nature", typ: "creature", cost: 3, power: 4000, spell: &madeUp{name: "Half", civ: "water", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you hand: Both\nyou mana: Leaf, Plain, Plain\nopponent battle: Tax",
		lines: "! you summon Both\nyou cast Both\nyou grave: Both",
	},
	{
		rule: "810: what makes the cards of a civilization cheaper says nothing of a half of another",
		cards: []madeUp{
			{name: "Aid", civ: "nature", typ: "creature", cost: 4, power: 1000, text: "your water cards cost 2 less to use"},
			{name: "Both", civ: "nature", typ: "creature", cost: 4, power: 4000, spell: &madeUp{name: "Half", civ: "water", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you hand: Both\nyou mana: Both, Plain\nyou battle: Aid",
		lines: "! you summon Both\nyou cast Both\nyou pay Plain\nyou grave: Both",
	},
	{
		rule: "810: nor does what lets the cards of a civilization be used let a half of another be",
		cards: []madeUp{
			{name: "Well", civ: "nature", typ: "creature", cost: 4, power: 1000, text: "you may use a water card from your graveyard for free"},
			{name: "Both", civ: "nature", typ: "creature", cost: 4, power: 4000, spell: &madeUp{name: "Half", civ: "water", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you grave: Both\nyou battle: Well",
		lines: "! you summon Both\nyou cast Both\nyou hand 1",
	},
	{
		rule: "810: either half of a twinpact card is used for free: the spell",
		cards: []madeUp{
			{name: "Gift", civ: "nature", typ: "spell", cost: 1, text: "use 1 card from your hand for free"},
			{name: "Both", civ: "nature", typ: "creature", cost: 4, power: 4000, spell: &madeUp{name: "Half", civ: "water", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you hand: Gift, Both\nyou mana: Gift",
		lines: "you cast Gift\nyou mode 2\nyou grave: Both, Gift\nyou hand 1",
	},
	{
		rule: "810: or the creature",
		cards: []madeUp{
			{name: "Gift", civ: "nature", typ: "spell", cost: 1, text: "use 1 card from your hand for free"},
			{name: "Both", civ: "nature", typ: "creature", cost: 4, power: 4000, spell: &madeUp{name: "Half", civ: "water", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you hand: Gift, Both\nyou mana: Gift",
		lines: "you cast Gift\nyou mode 1\nyou battle: Both\nyou hand 0",
	},
	{
		rule: "810: only the half that the text names is used, and nothing is asked",
		cards: []madeUp{
			{name: "Gift", civ: "nature", typ: "spell", cost: 1, text: "use 1 card with cost 3 or less from your hand for free"},
			{name: "Both", civ: "nature", typ: "creature", cost: 4, power: 4000, spell: &madeUp{name: "Half", civ: "water", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you hand: Gift, Both\nyou mana: Gift",
		lines: "you cast Gift\nyou grave: Both, Gift\nyou hand 1",
	},
	{
		rule: "810: where the spell cannot be cast, it is the creature without a question",
		cards: []madeUp{
			{name: "Gift", civ: "nature", typ: "creature", cost: 1, power: 1000, text: "when this enters: use 1 card from your hand for free"},
			{name: "Lock", civ: "light", typ: "creature", cost: 2, power: 2000, text: "opponent can't cast spells"},
			{name: "Both", civ: "nature", typ: "creature", cost: 4, power: 4000, spell: &madeUp{name: "Half", civ: "water", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you hand: Gift, Both\nyou mana: Gift\nopponent battle: Lock",
		lines: "you summon Gift\nyou battle: Both, Gift\nyou end",
	},
	{
		rule: "810: a twinpact card has the civilizations of both halves, so one of two halves is multicolored",
		cards: []madeUp{
			{name: "Seek", civ: "water", typ: "spell", cost: 1, text: "put 1 multicolored card from your deck into your hand"},
			{name: "Both", civ: "nature", typ: "creature", cost: 4, power: 4000, spell: &madeUp{name: "Half", civ: "water", typ: "spell", cost: 3, text: "draw 1"}},
			{name: "Same", civ: "water", typ: "creature", cost: 4, power: 4000, spell: &madeUp{name: "Self", civ: "water", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you hand: Seek\nyou mana: Seek\nyou deck: Both, Same, Plain",
		lines: "you cast Seek\n! you choose Same\n! you choose Plain\nyou choose Both\nyou hand: Both",
	},
	{
		rule: "810: its creature half is not",
		cards: []madeUp{
			{name: "Seek", civ: "water", typ: "spell", cost: 1, text: "put 1 multicolored creature from your deck into your hand"},
			{name: "Both", civ: "nature", typ: "creature", cost: 4, power: 4000, spell: &madeUp{name: "Half", civ: "water", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you hand: Seek\nyou mana: Seek\nyou deck: Both, Plain",
		lines: "you cast Seek\n! you choose Both\nyou hand 0",
	},
	{
		rule: "810: with one half of a civilization it is no colorless card (Q&A of 2022-10-28)",
		cards: []madeUp{
			{name: "Seek", civ: "water", typ: "spell", cost: 1, text: "put 1 colorless card from your deck into your hand"},
			{name: "Both", civ: "", typ: "creature", cost: 5, power: 5000, spell: &madeUp{name: "Half", civ: "darkness", typ: "spell", cost: 3, text: "draw 1"}},
			{name: "Ash", civ: "", typ: "creature", cost: 5, power: 5000},
		},
		board: "you hand: Seek\nyou mana: Seek\nyou deck: Both, Ash, Plain",
		lines: "you cast Seek\n! you choose Both\nyou choose Ash\nyou hand: Ash",
	},
	{
		rule: "810: its colorless half is a colorless creature",
		cards: []madeUp{
			{name: "Seek", civ: "water", typ: "spell", cost: 1, text: "put 1 colorless creature from your deck into your hand"},
			{name: "Both", civ: "", typ: "creature", cost: 5, power: 5000, spell: &madeUp{name: "Half", civ: "darkness", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you hand: Seek\nyou mana: Seek\nyou deck: Both, Plain",
		lines: "you cast Seek\nyou choose Both\nyou hand: Both",
	},
	{
		rule: "810: in the battle zone it is its creature half alone",
		cards: []madeUp{
			{name: "Drop", civ: "water", typ: "spell", cost: 1, text: "return 1 colorless card in the battle zone to hand\nif there is a multicolored creature in the battle zone, draw 1"},
			{name: "Both", civ: "", typ: "creature", cost: 5, power: 5000, spell: &madeUp{name: "Half", civ: "water darkness", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you hand: Drop\nyou mana: Drop\nyou battle: Both",
		lines: "you cast Drop\nyou hand: Both",
	},
	{
		rule: "810: and so it was one when it was destroyed",
		cards: []madeUp{
			{name: "Drop", civ: "water", typ: "spell", cost: 1, text: "destroy 1 of your creatures\nif it was a multicolored card, draw 1"},
			{name: "Both", civ: "nature", typ: "creature", cost: 4, power: 4000, spell: &madeUp{name: "Half", civ: "water", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you hand: Drop\nyou mana: Drop\nyou battle: Both",
		lines: "you cast Drop\nyou grave: Drop, Both\nyou hand 0",
	},
	{
		rule: "813.1a: of a star evolution creature only the top card leaves",
		cards: []madeUp{
			{name: "Star", civ: "light", typ: "star evolution creature", cost: 4, power: 5000, text: "star evolution: creature"},
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures"},
		},
		board: "you hand: Bolt\nyou mana: Bolt\nopponent battle: Star tapped, Plain under Star",
		lines: "you cast Bolt\nopponent battle: Plain\nopponent grave: Star\nPlain tapped",
	},
	{
		rule: "abyss rush: out of the graveyard, attacks players at once, and is put under the deck at the end",
		cards: []madeUp{
			{name: "Ghost", civ: "water", typ: "creature", cost: 2, power: 2000, text: "abyss rush"},
		},
		board: "you grave: Ghost\nyou mana: Plain, Plain\nopponent shields: Plain",
		lines: "you summon Ghost\nyou attack Ghost player\nopponent hand 1\nyou end\nyou deck 11\nyou grave:",
	},
	{
		rule: "abyss rush: what evolves from it goes under the deck with it, and may attack players (801.2)",
		cards: []madeUp{
			{name: "Ghost", civ: "water", typ: "creature", cost: 2, power: 2000, text: "abyss rush"},
			{name: "Grown", civ: "water", typ: "evolution creature", cost: 1, power: 5000, text: "evolution: creature"},
		},
		board: "you grave: Ghost\nyou hand: Grown\nyou mana: Plain, Plain, Plain\nopponent shields: Plain",
		lines: "you summon Ghost\nyou pay Plain\nyou pay Plain'\nyou summon Grown\nyou attack Grown player\nopponent hand 1\nyou end\nyou battle:\nyou deck 12\nyou grave:",
	},
	{
		rule: "abyss rush: what was summoned from the hand stays, and waits for its next turn",
		cards: []madeUp{
			{name: "Ghost", civ: "water", typ: "creature", cost: 2, power: 2000, text: "abyss rush"},
			{name: "Grown", civ: "water", typ: "evolution creature", cost: 1, power: 5000, text: "evolution: creature"},
		},
		board: "you hand: Ghost, Grown\nyou mana: Plain, Plain, Plain\nopponent shields: Plain",
		lines: "you summon Ghost\nyou pay Plain\nyou pay Plain'\n! you attack Ghost player\nyou summon Grown\nyou end\nyou battle: Grown, Ghost\nyou deck 10",
	},
	{
		rule: "abyss rush: it lays that on the creature, whose abilities may be ignored then (608)",
		cards: []madeUp{
			{name: "Ghost", civ: "water", typ: "creature", cost: 2, power: 2000, text: "abyss rush"},
			{name: "Mute", civ: "water", typ: "spell", cost: 1, text: "abilities of your creatures are ignored this turn"},
		},
		board: "you grave: Ghost\nyou hand: Mute\nyou mana: Plain, Plain, Plain\nopponent shields: Plain",
		lines: "you summon Ghost\nyou pay Plain\nyou pay Plain'\nyou cast Mute\nyou attack Ghost player\nopponent hand 1\nyou end\nyou battle:\nyou deck 11",
	},
	{
		rule: "abyss rush: it may attack the player, and no creature",
		cards: []madeUp{
			{name: "Ghost", civ: "water", typ: "creature", cost: 2, power: 2000, text: "abyss rush"},
		},
		board: "you grave: Ghost\nyou mana: Plain, Plain\nopponent battle: Plain tapped\nopponent shields: Plain",
		lines: "you summon Ghost\n! you attack Ghost Plain''\nyou attack Ghost player\nopponent hand 1",
	},
	{
		rule: "abyss rush: what left and was put again is another creature",
		cards: []madeUp{
			{name: "Ghost", civ: "water", typ: "creature", cost: 2, power: 2000, text: "abyss rush"},
			{name: "Blink", civ: "water", typ: "spell", cost: 1, text: "return 1 of your creatures to hand\nthen put 1 creature from your hand into the battle zone"},
		},
		board: "you grave: Ghost\nyou hand: Blink\nyou mana: Plain, Plain, Plain\nopponent shields: Plain",
		lines: "you summon Ghost\nyou pay Plain\nyou pay Plain'\nyou cast Blink\n! you attack Ghost player\nyou end\nyou battle: Ghost\nyou deck 10",
	},
	{
		rule: "abyss rush: one that another card gives does the same",
		cards: []madeUp{
			{name: "Bell", civ: "water", typ: "creature", cost: 2, power: 2000, text: "creatures in your graveyard have abyss rush"},
			{name: "Grown", civ: "water", typ: "evolution creature", cost: 1, power: 5000, text: "evolution: \"Ghosts\" creature"},
			{name: "Ghost", civ: "water", typ: "creature", race: "Ghosts", cost: 2, power: 2000},
		},
		board: "you battle: Bell\nyou grave: Ghost\nyou hand: Grown\nyou mana: Plain, Plain, Plain\nopponent shields: Plain",
		lines: "you summon Ghost\nyou pay Plain\nyou pay Plain'\nyou summon Grown\nyou attack Grown player\nopponent hand 1\nyou end\nyou battle: Bell\nyou deck 12",
	},
	{
		rule: "abyss rush: nothing gives it to a card in another zone",
		cards: []madeUp{
			{name: "Bell", civ: "water", typ: "creature", cost: 2, power: 2000, text: "creatures in your graveyard have abyss rush"},
			{name: "Ghost", civ: "water", typ: "creature", cost: 2, power: 2000},
		},
		board: "you battle: Bell\nyou hand: Ghost\nyou mana: Plain, Plain, Ghost\nopponent grave: Ghost\nopponent shields: Plain",
		lines: "! you summon Ghost'\n! you summon Ghost''\nyou summon Ghost\nyou pay Plain\nyou pay Plain'\n! you attack Ghost player\nyou end\nyou battle: Bell, Ghost",
	},
	{
		rule: "abyss rush: where it is given, what leaves then does not keep it from going under the deck",
		cards: []madeUp{
			{name: "Bell", civ: "water", typ: "creature", cost: 2, power: 2000, text: "creatures in your graveyard have abyss rush"},
			{name: "Ghost", civ: "water", typ: "creature", cost: 2, power: 3000},
			{name: "Bolt", civ: "water", typ: "spell", cost: 1, text: "destroy 1 of your creatures with power 2000 or less"},
		},
		board: "you battle: Bell\nyou grave: Ghost\nyou hand: Bolt\nyou mana: Plain, Plain, Plain\nopponent shields: Plain",
		lines: "you summon Ghost\nyou pay Plain\nyou pay Plain'\nyou cast Bolt\nyou battle: Ghost\nyou attack Ghost player\nopponent hand 1\nyou end\nyou battle:\nyou deck 11",
	},
}
