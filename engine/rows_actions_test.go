package engine_test

// Rules of keyword actions and state-based actions (7).
var actionsRows = []row{
	{
		rule: "700.3: what stays whenever it would leave stands there with power 0",
		cards: []madeUp{
			{name: "Rock", civ: "light", typ: "creature", cost: 2, power: 2000, text: "if this would leave: it stays instead"},
			{name: "Curse", civ: "darkness", typ: "spell", cost: 1, text: "choose 1 of opponent's creatures and it gets -9000 this turn"},
		},
		board: "you hand: Curse\nyou mana: Curse\nopponent battle: Rock",
		lines: "you cast Curse\nopponent battle: Rock\nyou end",
	},
	{
		rule: "701.7: what is discarded is of the kind that the text names, from the hand",
		cards: []madeUp{
			{name: "Drop", civ: "water", typ: "spell", cost: 1, text: "discard 1 creature from your hand\nthen draw 1"},
		},
		board: "you hand: Drop, Drop, Plain\nyou mana: Drop\nyou battle: Plain",
		lines: "you cast Drop\nyou grave: Drop, Plain\nyou hand 2\nyou battle 1",
	},
	{
		rule: "701.10: nor is it turned up until something is found",
		cards: []madeUp{
			{name: "Blind", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "opponent can't look at opponent's deck"},
			{name: "Seek", civ: "water", typ: "spell", cost: 1, text: "reveal cards from the top of your deck until a creature, put 1 creature among them into your hand and put the rest into your graveyard"},
		},
		board: "you hand: Seek\nyou mana: Plain\nopponent battle: Blind",
		lines: "you cast Seek\nyou hand 0\nyou grave: Seek\nyou deck 10",
	},
	{
		rule: "701.10: the deck of the other player is not meant",
		cards: []madeUp{
			{name: "Blind", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "opponent can't look at opponent's deck"},
			{name: "Peek", civ: "water", typ: "spell", cost: 1, text: "look at top 1 of opponent's deck\nput it into its owner's graveyard"},
		},
		board: "you hand: Peek\nyou mana: Plain\nopponent battle: Blind",
		lines: "you cast Peek\nopponent grave 1",
	},
	{
		rule: "701.10: nothing of it is turned up",
		cards: []madeUp{
			{name: "Blind", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "opponent can't look at opponent's deck"},
			{name: "Show", civ: "water", typ: "spell", cost: 1, text: "reveal top 3 of your deck\nput all creatures among them into your hand\nput the rest into your graveyard"},
		},
		board: "you hand: Show\nyou mana: Plain\nopponent battle: Blind",
		lines: "you cast Show\nyou hand 0\nyou grave: Show\nyou deck 10",
	},
	{
		rule: "701.10: who cannot look at a deck finds nothing in it",
		cards: []madeUp{
			{name: "Blind", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "opponent can't look at opponent's deck"},
			{name: "Seek", civ: "water", typ: "spell", cost: 1, text: "put 1 creature from your deck into your hand"},
		},
		board: "you hand: Seek\nyou mana: Plain\nopponent battle: Blind",
		lines: "you cast Seek\nyou hand 0\nyou deck 10\nyou end",
	},
	{
		rule: "701.10: its player looks at the own one",
		cards: []madeUp{
			{name: "Blind", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "opponent can't look at opponent's deck"},
			{name: "Seek", civ: "water", typ: "spell", cost: 1, text: "put 1 creature from your deck into your hand"},
		},
		board: "you hand: Seek\nyou mana: Plain\nyou battle: Blind\nyou deck: Plain, Plain",
		lines: "you cast Seek\nyou choose Plain'\nyou hand: Plain'\nyou deck 1",
	},
	{
		rule: "701.10: nothing of it is looked at, and drawing goes on",
		cards: []madeUp{
			{name: "Blind", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "opponent can't look at opponent's deck"},
			{name: "Peek", civ: "water", typ: "spell", cost: 1, text: "look at top 3 of your deck\nput 1 of them into your hand\nput the rest into your graveyard\ndraw 1"},
		},
		board: "you hand: Peek\nyou mana: Plain\nopponent battle: Blind",
		lines: "you cast Peek\nyou hand 1\nyou grave: Peek\nyou deck 9",
	},
	{
		rule: "701.10: nor is a card of it judged",
		cards: []madeUp{
			{name: "Blind", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "opponent can't look at opponent's deck"},
			{name: "Bet", civ: "fire", typ: "spell", cost: 1, text: "judge\nafter that if you won, draw 1"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 5, power: 2000},
		},
		board: "you hand: Bet\nyou mana: Bet\nyou deck: Ox, Ox\nopponent battle: Blind",
		lines: "you cast Bet\nyou hand 0\nyou deck 2",
	},
	{
		rule: "701.10: and a mekraid finds nothing",
		cards: []madeUp{
			{name: "Blind", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "opponent can't look at opponent's deck"},
			{name: "Call", civ: "water", typ: "spell", cost: 1, text: `mekraid 3 "Imp"`},
			{name: "Imp", civ: "water", typ: "creature", race: "Imp", cost: 3, power: 2000},
		},
		board: "you hand: Call\nyou mana: Call\nyou deck: Imp, Imp, Imp, Plain\nopponent battle: Blind",
		lines: "you cast Call\nyou battle:\nyou deck 4\nyou end",
	},
	{
		rule: "701.11: where a deck may not be shuffled, its owner says where a card goes",
		cards: []madeUp{
			{name: "Hush", civ: "water", typ: "creature", cost: 2, power: 2000, text: "opponent can't shuffle opponent's deck"},
			{name: "Sink", civ: "water", typ: "spell", cost: 1, text: "put 1 of opponent's creatures into its owner's deck\nshuffle opponent's deck"},
		},
		board: "you hand: Sink\nyou mana: Sink\nyou battle: Hush\nopponent battle: Plain\nopponent deck: Plain, Plain",
		lines: "you cast Sink\nopponent mode 3 for Plain\nopponent deck 3",
	},
	{
		rule: "701.13d: slayer comes after the battle, and the winner has won it",
		cards: []madeUp{
			{name: "Sting", civ: "darkness", typ: "creature", cost: 2, power: 1000, text: "slayer"},
			{name: "Champ", civ: "fire", typ: "creature", cost: 4, power: 5000, text: "when this wins a battle: draw 1"},
		},
		board: "you battle: Sting\nopponent battle: Champ tapped",
		lines: "you attack Sting Champ\nyou grave: Sting\nopponent grave: Champ\nopponent hand 1",
	},
	{
		rule: "701.13d: slayer that an effect gives works though no card has it printed",
		cards: []madeUp{
			{name: "Venom", civ: "darkness", typ: "spell", cost: 1, text: "your creatures have slayer this turn"},
			{name: "Big", civ: "fire", typ: "creature", cost: 2, power: 9000},
		},
		board: "you hand: Venom\nyou mana: Venom\nyou battle: Plain\nopponent battle: Big tapped",
		lines: "you cast Venom\nyou attack Plain Big\nyou grave: Plain, Venom\nopponent grave: Big",
	},
	{
		rule: "701.13d: so does slayer that is given to one, and to no other",
		cards: []madeUp{
			{name: "Drop", civ: "darkness", typ: "spell", cost: 1, text: "1 of your creatures has slayer this turn"},
			{name: "Big", civ: "fire", typ: "creature", cost: 2, power: 9000},
		},
		board: "you hand: Drop\nyou mana: Drop\nyou battle: Plain, Plain\nopponent battle: Big tapped, Big tapped",
		lines: "you cast Drop\nyou choose Plain\nyou attack Plain' Big\nopponent battle 2\nyou attack Plain Big\nopponent grave: Big\nyou grave: Drop, Plain, Plain'",
	},
	{
		rule: "701.21: each player picks by which side of a twinpact card is judged",
		cards: []madeUp{
			{name: "Bet", civ: "fire", typ: "spell", cost: 1, text: "judge\nafter that if you won, draw 1"},
			{name: "Six", civ: "fire", typ: "creature", cost: 6, power: 1000, spell: &madeUp{name: "Two", civ: "fire", typ: "spell", cost: 2, text: "draw 1"}},
			{name: "Five", civ: "fire", typ: "creature", cost: 5, power: 1000, spell: &madeUp{name: "Three", civ: "fire", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you hand: Bet\nyou mana: Bet\nyou deck: Five, Plain, Plain\nopponent deck: Six, Plain",
		lines: "you cast Bet\nyou mode 2\nopponent mode 2\nyou hand 1\nyou deck 2",
	},
	{
		rule: "701.21: the other choice, the other winner",
		cards: []madeUp{
			{name: "Bet", civ: "fire", typ: "spell", cost: 1, text: "judge\nafter that if you won, draw 1"},
			{name: "Six", civ: "fire", typ: "creature", cost: 6, power: 1000, spell: &madeUp{name: "Two", civ: "fire", typ: "spell", cost: 2, text: "draw 1"}},
			{name: "Five", civ: "fire", typ: "creature", cost: 5, power: 1000, spell: &madeUp{name: "Three", civ: "fire", typ: "spell", cost: 3, text: "draw 1"}},
		},
		board: "you hand: Bet\nyou mana: Bet\nyou deck: Five, Plain, Plain\nopponent deck: Six, Plain",
		lines: "you cast Bet\nyou mode 1\nopponent mode 1\nyou hand 0\nyou deck 3",
	},
	{
		rule: "701.21: each player judges, one after the other",
		cards: []madeUp{
			{name: "Bet", civ: "fire", typ: "spell", cost: 1, text: "each player judges\ndraw 1"},
		},
		board: "you hand: Bet\nyou mana: Bet",
		lines: "you cast Bet\nyou hand 1\nyou grave: Bet",
	},
	{
		rule: "701.21b: equal costs are enough, and what was judged goes to the bottom of each deck",
		cards: []madeUp{
			{name: "Bet", civ: "fire", typ: "spell", cost: 1, text: "judge\nafter that if you won, draw 1 and opponent draws 1"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Bet\nyou mana: Bet\nyou deck: Ox, Plain, Plain\nopponent deck: Ox, Plain, Plain",
		lines: "you cast Bet\nyou hand: Plain\nyou deck: Plain', Ox\nopponent hand: Plain''\nopponent deck: Plain''', Ox'",
	},
	{
		rule: "701.21c: the side that one player picked judges that player's card alone",
		cards: []madeUp{
			{name: "Bet", civ: "fire", typ: "spell", cost: 1, text: "judge\nafter that if you won, draw 1"},
			{name: "Five", civ: "fire", typ: "creature", cost: 5, power: 1000, spell: &madeUp{name: "Three", civ: "fire", typ: "spell", cost: 3, text: "draw 1"}},
			{name: "Four", civ: "fire", typ: "creature", cost: 4, power: 1000, spell: &madeUp{name: "Two", civ: "fire", typ: "spell", cost: 2, text: "draw 1"}},
		},
		board: "you hand: Bet\nyou mana: Bet\nyou deck: Five, Plain, Plain\nopponent deck: Four, Plain",
		lines: "you cast Bet\nyou mode 2\nopponent mode 1\nyou hand 0",
	},
	{
		rule: "701.21c: and so it wins where no other side would",
		cards: []madeUp{
			{name: "Bet", civ: "fire", typ: "spell", cost: 1, text: "judge\nafter that if you won, draw 1"},
			{name: "Two", civ: "fire", typ: "creature", cost: 2, power: 1000, spell: &madeUp{name: "Four", civ: "fire", typ: "spell", cost: 4, text: "draw 1"}},
			{name: "Three", civ: "fire", typ: "creature", cost: 3, power: 1000, spell: &madeUp{name: "Five", civ: "fire", typ: "spell", cost: 5, text: "draw 1"}},
		},
		board: "you hand: Bet\nyou mana: Bet\nyou deck: Two, Plain, Plain\nopponent deck: Three, Plain",
		lines: "you cast Bet\nyou mode 2\nopponent mode 1\nyou hand 1",
	},
	{
		rule: "701.22: what has no such face is not turned, and that was not begun",
		cards: []madeUp{
			{
				name: "Bud", civ: "fire", typ: "psychic creature", cost: 2, power: 1000,
				faces: []madeUp{{name: "Bloom", civ: "fire", typ: "psychic creature", cost: 5, power: 3000, text: "when this attacks: flip this to \"Leaf\"\notherwise draw 1"}},
			},
			{name: "Rock", civ: "fire", typ: "creature", cost: 2, power: 2500},
		},
		board: "you battle: Bud back\nopponent battle: Rock tapped",
		lines: "you attack Bud Rock\nyou hand 1\nopponent grave: Rock\nyou battle: Bud",
	},
	{
		rule: "701.26a: two cards that change places need no room for both",
		cards: []madeUp{
			{name: "Old", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "New", civ: "fire", typ: "creature", cost: 7, power: 5000, text: "revolution change: fire creature"},
		},
		board: "plays\nyou battle: Old\nyou hand: New, Plain, Plain, Plain, Plain, Plain, Plain, Plain, Plain, Plain",
		lines: "you attack Old player\nyou declare New\nyou battle: New\nyou hand 10\nyou grave:",
	},
	{
		rule: "701.26b: a star evolution creature cannot be swapped, since only its top card would leave",
		cards: []madeUp{
			{name: "Star", civ: "light", typ: "star evolution creature", cost: 4, power: 5000, text: "star evolution: creature"},
			{name: "Change", civ: "light", typ: "creature", cost: 7, power: 7000, text: "revolution change: creature"},
		},
		board: "you battle: Star, Plain under Star\nyou hand: Change\nopponent shields: Plain",
		lines: "you attack Star player\nyou declare Change\nyou hand: Change\nyou battle: Star, Plain",
	},
	{
		rule: "701.26b: until 2020-11-18 what stopped a swap was carried out",
		day:  20201118,
		cards: []madeUp{
			{name: "Star", civ: "light", typ: "star evolution creature", cost: 4, power: 5000, text: "star evolution: creature"},
			{name: "Change", civ: "light", typ: "creature", cost: 7, power: 7000, text: "revolution change: creature"},
		},
		board: "you battle: Star, Plain under Star\nyou hand: Change\nopponent shields: Plain",
		lines: "you attack Star player\nyou declare Change\nyou hand: Change, Star\nyou battle: Plain",
	},
	{
		rule: "701.26: what comes by a change of places has come this turn, and does not attack again",
		cards: []madeUp{
			{name: "Change", civ: "light", typ: "creature", cost: 7, power: 7000, text: "revolution change: creature\n\nat the end of an attack of this: untap this"},
		},
		board: "you battle: Plain\nyou hand: Change\nopponent shields: Plain, Plain",
		lines: "you attack Plain player\nyou declare Change\nyou choose Plain'\n! Change tapped\n! you attack Change player\nyou end",
	},
	{
		rule: "701.26: what stood there does",
		cards: []madeUp{
			{name: "Change", civ: "light", typ: "creature", cost: 7, power: 7000, text: "revolution change: creature\n\nat the end of an attack of this: untap this"},
		},
		board: "you battle: Change\nopponent shields: Plain, Plain",
		lines: "you attack Change player\nyou choose Plain\n! Change tapped\nyou attack Change player\nopponent shields 0",
	},
	{
		rule: "701.26: a mach fighter that came so attacks a creature",
		cards: []madeUp{
			{name: "Change", civ: "light", typ: "creature", cost: 7, power: 7000, text: "mach fighter\n\nrevolution change: creature\n\nat the end of an attack of this: untap this"},
		},
		board: "you battle: Plain\nyou hand: Change\nopponent battle: Plain\nopponent shields: Plain, Plain",
		lines: "you attack Plain player\nyou declare Change\nyou choose Plain''\nyou attack Change Plain'\nopponent grave: Plain'",
	},
	{
		rule: "701.26: one that stood there does not",
		cards: []madeUp{
			{name: "Change", civ: "light", typ: "creature", cost: 7, power: 7000, text: "mach fighter\n\nrevolution change: creature\n\nat the end of an attack of this: untap this"},
		},
		board: "you battle: Change\nopponent battle: Plain\nopponent shields: Plain, Plain",
		lines: "! you attack Change Plain\nyou attack Change player\n",
	},
	{
		rule: "701.34: what may not be chosen is not battled, nor what was not picked",
		cards: []madeUp{
			{name: "Duel", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures and it battles 1 of opponent's creatures"},
			{name: "Big", civ: "fire", typ: "creature", cost: 2, power: 9000},
			{name: "Ghost", civ: "water", typ: "creature", cost: 2, power: 1000, text: "opponent can't choose this"},
		},
		board: "you hand: Duel\nyou mana: Duel\nyou battle: Big\nopponent battle: Ghost",
		lines: "you cast Duel\nopponent battle: Ghost",
	},
	{
		rule: "701.34: up to one may be none",
		cards: []madeUp{
			{name: "Duel", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures\nit battles up to 1 of opponent's creatures"},
			{name: "Tuck", civ: "fire", typ: "spell", cost: 1, text: "put 1 card from your hand under up to 1 of your creatures"},
			{name: "Big", civ: "fire", typ: "creature", cost: 2, power: 9000},
		},
		board: "you hand: Duel, Tuck, Plain\nyou mana: Duel, Tuck\nyou battle: Big\nopponent battle: Plain",
		lines: "you cast Duel\nyou pay Duel'\nyou choose none\nopponent battle 1\nyou cast Tuck\nyou choose none\nyou hand 1\nyou battle: Big",
	},
	{
		rule: "700.2: up to two modes may be one, and none",
		cards: []madeUp{
			{name: "Pick", civ: "water", typ: "spell", cost: 1, text: "choose up to 2\n  - draw 1\n  - destroy all of opponent's creatures"},
		},
		board: "you hand: Pick, Pick\nyou mana: Pick, Pick\nopponent battle: Plain",
		lines: "you cast Pick\nyou pay Pick''\nyou mode none\nyou hand: Pick'\nyou cast Pick'\nyou mode 1\n! you mode 1\nyou mode none\nyou hand 1\nopponent battle: Plain",
	},
	{
		rule: "700.2: two modes are not fewer",
		cards: []madeUp{
			{name: "Pick", civ: "water", typ: "spell", cost: 1, text: "choose 2\n  - draw 1\n  - destroy all of opponent's creatures\n  - draw 2"},
		},
		board: "you hand: Pick\nyou mana: Pick\nopponent battle: Plain",
		lines: "you cast Pick\n! you mode none\nyou mode 2\n! you mode none\nyou mode 1\nyou hand 1\nopponent battle:",
	},
	{
		rule: "701.34b: all are not chosen, though the only one cannot be",
		cards: []madeUp{
			{name: "Doom", civ: "darkness", typ: "spell", cost: 1, text: "destroy all creatures"},
			{name: "Ghost", civ: "water", typ: "creature", cost: 2, power: 1000, text: "opponent can't choose this"},
		},
		board: "you hand: Doom\nyou mana: Doom\nopponent battle: Ghost",
		lines: "you cast Doom\nopponent grave: Ghost",
	},
	{
		rule: "703.4: a spell that lay beneath does not stand in the battle zone",
		cards: []madeUp{
			{name: "Star", civ: "light", typ: "star evolution creature", cost: 4, power: 5000, text: "star evolution: creature"},
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures"},
		},
		board: "you hand: Bolt\nyou mana: Bolt\nopponent battle: Star, Bolt under Star",
		lines: "you cast Bolt\nopponent battle:\nopponent grave: Bolt'', Star",
	},
	{
		rule: "703.4c: a creature of power 0 or less is destroyed",
		cards: []madeUp{
			{name: "Curse", civ: "darkness", typ: "spell", cost: 1, text: "choose 1 of opponent's creatures and it gets -2000 this turn"},
		},
		board: "you hand: Curse\nyou mana: Curse\nopponent battle: Plain",
		lines: "you cast Curse\nopponent grave 1",
	},
	{
		rule: "111.2d, 703.4c: what has no power as it attacks is destroyed at once, and breaks nothing",
		cards: []madeUp{
			{name: "Fog", civ: "water", typ: "creature", cost: 2, power: 2000, text: "opponent's attacking creatures get -2000"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you battle: Ox\nopponent battle: Fog\nopponent shields: Plain",
		lines: "you attack Ox player\nyou grave: Ox\nopponent shields 1",
	},
	{
		rule: "111.2d, 703.4c: with some left it breaks",
		cards: []madeUp{
			{name: "Fog", civ: "water", typ: "creature", cost: 2, power: 2000, text: "opponent's attacking creatures get -1000"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you battle: Ox\nopponent battle: Fog\nopponent shields: Plain",
		lines: "you attack Ox player\nyou battle: Ox\nopponent shields 0",
	},
	{
		rule: "111.2d, 703.4c: so is what has none where a creature attacks, before anything is broken",
		cards: []madeUp{
			{name: "Hare", civ: "water", typ: "creature", cost: 2, power: 2000, text: "while there is an attacking creature in the battle zone, this gets -2000\n\nwhen this is destroyed: return 1 of opponent's creatures to hand"},
		},
		board: "you battle: Plain\nopponent battle: Hare\nopponent shields: Plain",
		lines: "you attack Plain player\nopponent grave: Hare\nyou hand: Plain\nopponent shields 1",
	},
	{
		rule: "111.2d, 703.4c: so is what has none as it taps to attack",
		cards: []madeUp{
			{name: "Fog", civ: "water", typ: "creature", cost: 2, power: 2000, text: "opponent's tapped creatures get -2000"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you battle: Ox\nopponent battle: Fog\nopponent shields: Plain",
		lines: "you attack Ox player\nyou grave: Ox\nopponent shields 1",
	},
	{
		rule: "111.2d, 703.4c: or to block: it does not battle",
		cards: []madeUp{
			{name: "Fog", civ: "water", typ: "creature", cost: 2, power: 2000, text: "opponent's tapped creatures get -2000\n\nwhen this wins a battle: draw 1"},
			{name: "Wall", civ: "light", typ: "creature", cost: 2, power: 2000, text: "blocker"},
		},
		board: "you battle: Fog\nopponent battle: Wall\nopponent shields: Plain",
		lines: "you attack Fog player\nopponent redirect Wall\nopponent grave: Wall\nyou hand 0\nopponent shields 1",
	},
	{
		rule: "111.2d, 703.4c: with some left it battles",
		cards: []madeUp{
			{name: "Fog", civ: "water", typ: "creature", cost: 2, power: 2000, text: "opponent's tapped creatures get -1000\n\nwhen this wins a battle: draw 1"},
			{name: "Wall", civ: "light", typ: "creature", cost: 2, power: 2000, text: "blocker"},
		},
		board: "you battle: Fog\nopponent battle: Wall\nopponent shields: Plain",
		lines: "you attack Fog player\nopponent redirect Wall\nopponent grave: Wall\nyou hand 1",
	},
	{
		rule: "111.2d, 703.4c: what lived by attacking is destroyed when the attack is over",
		cards: []madeUp{
			{name: "Horn", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "your attacking creatures get +2000"},
			{name: "Moth", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "when this attacks: this gets -3000 this turn"},
		},
		board: "you battle: Horn, Moth\nopponent shields: Plain",
		lines: "you attack Moth player\nopponent hand 1\nyou grave: Moth\nyou end",
	},
	{
		rule: "111.2d, 703.4c: what an ability taps is destroyed if it has no power then",
		cards: []madeUp{
			{name: "Fog", civ: "water", typ: "creature", cost: 2, power: 2000, text: "opponent's tapped creatures get -1000"},
			{name: "Lull", civ: "water", typ: "creature", cost: 1, power: 2000, text: "when this enters: tap 1 of opponent's creatures"},
		},
		board: "you hand: Lull\nyou mana: Plain\nyou battle: Fog\nopponent battle: Plain",
		lines: "you summon Lull\nopponent grave: Plain'",
	},
	{
		rule: "111.2d, 703.4c: so is what it untaps",
		cards: []madeUp{
			{name: "Fog", civ: "water", typ: "creature", cost: 2, power: 2000, text: "opponent's untapped creatures get -1000"},
			{name: "Wake", civ: "water", typ: "creature", cost: 1, power: 2000, text: "when this enters: untap 1 of opponent's creatures"},
		},
		board: "you hand: Wake\nyou mana: Plain\nyou battle: Fog\nopponent battle: Plain tapped",
		lines: "you summon Wake\nopponent grave: Plain'",
	},
	{
		rule: "111.2d, 703.4c: and what untaps at the start of a turn, before its player draws",
		cards: []madeUp{
			{name: "Fog", civ: "water", typ: "creature", cost: 2, power: 2000, text: "opponent's untapped creatures get -1000"},
			{name: "Sage", civ: "water", typ: "creature", cost: 2, power: 1000, text: "this gets +1000 for each card in your hand"},
		},
		board: "you battle: Fog\nopponent battle: Sage tapped, Plain tapped",
		lines: "you end\nopponent grave: Sage, Plain\nopponent hand 1",
	},
	{
		rule: "111.2d, 703.4c: not what had a card in hand",
		cards: []madeUp{
			{name: "Fog", civ: "water", typ: "creature", cost: 2, power: 2000, text: "opponent's untapped creatures get -1000"},
			{name: "Sage", civ: "water", typ: "creature", cost: 2, power: 1000, text: "this gets +1000 for each card in your hand"},
		},
		board: "you battle: Fog\nopponent battle: Sage tapped, Plain tapped\nopponent hand: Plain",
		lines: "you end\nopponent grave: Plain\nopponent hand 2",
	},
	{
		rule: "111.2d, 703.4c: what lived by the turn of its player is destroyed when that is over, before the next draw",
		cards: []madeUp{
			{name: "Noon", civ: "fire", typ: "creature", cost: 2, power: 0, text: "during your turn, this gets +2000\n\nthis gets +1000 for each card in opponent's hand"},
		},
		board: "you battle: Noon",
		lines: "you end\nyou grave: Noon\nopponent hand 1",
	},
	{
		rule: "111.2d, 703.4c: it stays if it has power in the other's turn too",
		cards: []madeUp{
			{name: "Noon", civ: "fire", typ: "creature", cost: 2, power: 0, text: "during your turn, this gets +2000\n\nthis gets +1000 for each card in opponent's hand"},
		},
		board: "you battle: Noon\nopponent hand: Plain",
		lines: "you end\nyou battle: Noon\nopponent hand 2",
	},
	{
		rule: "111.2d, 703.4c: it has not untapped by then",
		cards: []madeUp{
			{name: "Noon", civ: "fire", typ: "creature", cost: 2, power: 0, text: "during opponent's turn, this gets +2000\n\nwhile this is untapped, this gets +1000"},
		},
		board: "opponent battle: Noon tapped, Noon",
		lines: "you end\nopponent grave: Noon\nopponent battle: Noon'",
	},
	{
		rule: "111.2d, 703.4c: mana that is tapped to pay counts as tapped before the spell is resolved",
		cards: []madeUp{
			{name: "Root", civ: "nature", typ: "creature", cost: 2, power: 0, text: "this gets +1000 for each untapped card in your mana"},
			{name: "Pump", civ: "fire", typ: "spell", cost: 1, text: "all of your creatures get +5000 this turn"},
		},
		board: "you hand: Pump\nyou mana: Pump\nyou battle: Root",
		lines: "you cast Pump\nyou grave: Root, Pump",
	},
	{
		rule: "111.2d, 703.4c: with another card untapped it lives",
		cards: []madeUp{
			{name: "Root", civ: "nature", typ: "creature", cost: 2, power: 0, text: "this gets +1000 for each untapped card in your mana"},
			{name: "Pump", civ: "fire", typ: "spell", cost: 1, text: "all of your creatures get +5000 this turn"},
		},
		board: "you hand: Pump\nyou mana: Pump, Plain\nyou battle: Root",
		lines: "you cast Pump\nyou grave: Pump\nyou battle: Root",
	},
	{
		rule: "409.1c, 703.4c: a card that is being cast is not in hand, and what lived by it is destroyed before the spell is resolved",
		cards: []madeUp{
			{name: "Sage", civ: "water", typ: "creature", cost: 2, power: 0, text: "this gets +1000 for each card in your hand"},
			{name: "Gain", civ: "water", typ: "spell", cost: 1, text: "draw 1"},
		},
		board: "you hand: Gain\nyou mana: Gain\nyou battle: Sage",
		lines: "you cast Gain\nyou grave: Sage, Gain\nyou hand 1",
	},
	{
		rule: "409.1c, 703.4c: with another card in hand it lives",
		cards: []madeUp{
			{name: "Sage", civ: "water", typ: "creature", cost: 2, power: 0, text: "this gets +1000 for each card in your hand"},
			{name: "Gain", civ: "water", typ: "spell", cost: 1, text: "draw 1"},
		},
		board: "you hand: Gain, Plain\nyou mana: Gain\nyou battle: Sage",
		lines: "you cast Gain\nyou grave: Gain\nyou battle: Sage",
	},
	{
		rule: "703.4c: what it was turned to is destroyed if it has no power",
		cards: []madeUp{
			{
				name: "Sword", civ: "fire", typ: "dragheart weapon", cost: 2, text: "when your creature attacks: flip this to \"Blade\"",
				faces: []madeUp{{name: "Blade", civ: "fire", typ: "dragheart creature", cost: 4}},
			},
			{name: "Smith", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you battle: Smith, Sword over Smith\nopponent shields: Plain, Plain",
		lines: "you attack Smith player\nyou battle: Smith\nyou hyper: Sword",
	},
	{
		rule: "703.4c: what is destroyed for its power is replaced once, and what happens instead is done before anything else",
		cards: []madeUp{
			{name: "Curse", civ: "darkness", typ: "spell", cost: 1, text: "all of opponent's creatures get -9000 this turn"},
			{name: "Back", civ: "water", typ: "creature", cost: 2, power: 1000, text: "if this would be destroyed: return it to hand instead"},
		},
		board: "you hand: Curse\nyou mana: Curse\nopponent battle: Back, Plain",
		lines: "you cast Curse\nopponent hand: Back\nopponent grave: Plain",
	},
	{
		rule: "703.4d: who did not leave after a lost battle is not destroyed for it later",
		cards: []madeUp{
			{name: "Rock", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "while there is a creature of opponent's with power 5000 or more, this does not leave"},
			{name: "Big", civ: "fire", typ: "creature", cost: 5, power: 6000},
			{name: "Wave", civ: "water", typ: "spell", cost: 1, text: "return 1 of opponent's creatures with power 5000 or more to hand"},
		},
		board: "you battle: Rock\nyou shields: Plain\nopponent battle: Big tapped\nopponent shields: Plain\nyou hand: Wave\nyou mana: Wave",
		lines: "you attack Rock Big\nyou battle 1\nyou end\nopponent end\nyou cast Wave\nopponent battle 0\nyou battle 1",
	},
	{
		rule: "703.4h: a card that was picked beneath is on top by now",
		cards: []madeUp{
			{name: "Grab", civ: "fire", typ: "spell", cost: 1, text: "choose 1 card under your creatures\ndestroy all of your creatures\nreturn the chosen card to hand"},
			{name: "Star", civ: "water", typ: "star evolution creature", cost: 2, power: 4000, text: "star evolution: water creature"},
		},
		board: "you hand: Grab\nyou mana: Grab\nyou battle: Star, Plain under Star",
		lines: "you cast Grab\nyou hand: Plain\nyou battle:\nyou grave: Star, Grab",
	},
	{
		rule: "mekraid: one of the top three is used for free, the rest goes under the deck",
		cards: []madeUp{
			{name: "Call", civ: "water", typ: "spell", cost: 1, text: `mekraid 3 "Imp"`},
			{name: "Imp", civ: "water", typ: "creature", race: "Imp", cost: 3, power: 2000},
			{name: "Giant", civ: "water", typ: "creature", race: "Imp", cost: 4, power: 2000},
		},
		board: "you hand: Call\nyou mana: Call\nyou deck: Giant, Imp, Plain, Plain",
		lines: "you cast Call\nyou use Call\n! you choose Giant\nyou order Plain\nyou battle: Imp\nyou deck 3",
	},
}
