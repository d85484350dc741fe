package engine_test

// Rules of zones (4).
var zonesRows = []row{
	{
		rule: "400.2g: nobody has to find a card in a deck",
		cards: []madeUp{
			{name: "Seek", civ: "water", typ: "spell", cost: 1, text: "put 1 creature from your deck into your hand"},
		},
		board: "you hand: Seek\nyou mana: Seek",
		lines: "you cast Seek\nyou choose none\nyou hand 0\nyou deck 10",
	},
	{
		rule: "400.5: a card of the hand that went beneath is another one: what was declared of it does not happen",
		cards: []madeUp{
			{name: "Hoard", civ: "fire", typ: "creature", cost: 3, power: 3000, text: "when this attacks: put 1 creature from your hand under this"},
			{name: "Change", civ: "light", typ: "creature", cost: 7, power: 7000, text: "revolution change: creature"},
		},
		board: "you battle: Hoard\nyou hand: Change\nopponent shields: Plain",
		lines: "you attack Hoard player\nyou declare Change\nyou order Hoard\nyou battle: Hoard, Change\nyou hand:\nHoard tapped",
	},
	{
		rule: "401.4: the owner of cards says in which order they go into the deck",
		cards: []madeUp{
			{name: "Sink", civ: "water", typ: "spell", cost: 1, text: "put all of opponent's creatures on the bottom of opponent's deck in any order"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "Elk", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Sink\nyou mana: Sink\nopponent battle: Ox, Elk",
		lines: "you cast Sink\nopponent order Elk\nopponent deck 12",
	},
	{
		rule: "401.6: what a text puts at a place of a deck goes there, though the deck cannot be shuffled",
		cards: []madeUp{
			{name: "Hush", civ: "water", typ: "creature", cost: 2, power: 2000, text: "opponent can't shuffle opponent's deck"},
			{name: "Stick", civ: "water", typ: "spell", cost: 1, text: "put 1 of opponent's creatures into its owner's deck sideways 4 from the top"},
		},
		board: "you hand: Stick\nyou mana: Stick\nyou battle: Hush\nopponent battle: Plain",
		lines: "you cast Stick\nopponent deck 11\nyou end",
	},
	{
		rule: "403.4: what goes beneath does not enter",
		cards: []madeUp{
			{name: "Tuck", civ: "water", typ: "spell", cost: 1, text: "put 1 creature from your hand under 1 of your creatures"},
			{name: "Cry", civ: "water", typ: "creature", cost: 2, power: 2000, text: "when your card enters: draw 1"},
		},
		board: "you hand: Tuck, Plain\nyou mana: Tuck\nyou battle: Cry",
		lines: "you cast Tuck\nyou hand 0\nyou battle: Cry, Plain",
	},
	{
		rule: "403.4: there is nothing to put a card under",
		cards: []madeUp{
			{name: "Box", civ: "fire", typ: "spell", cost: 1, text: "draw 1 and put 1 card from your hand under 1 of your creatures named \"Big\""},
			{name: "Big", civ: "fire", typ: "creature", cost: 2, power: 9000},
		},
		board: "you hand: Box\nyou mana: Box\nyou battle: Plain",
		lines: "you cast Box\nyou battle: Plain\nyou hand 1",
	},
	{
		rule:  "405.1: a card of several civilizations is put into mana tapped",
		cards: []madeUp{{name: "Mix", civ: "water fire", typ: "creature", cost: 2, power: 2000}, {name: "Sprout", civ: "nature", typ: "spell", cost: 1, text: "put top 2 of your deck into your mana"}},
		board: "you hand: Sprout\nyou mana: Sprout\nyou deck: Mix, Plain, Plain",
		lines: "you cast Sprout\nyou mana: Sprout', Mix, Plain\nMix tapped\n! Plain tapped",
	},
	{
		rule: "405.1: a twinpact card of two civilizations enters mana tapped",
		cards: []madeUp{
			{name: "Both", civ: "fire", typ: "creature", cost: 2, power: 2000, spell: &madeUp{name: "Spell", civ: "water", typ: "spell", cost: 1, text: "draw 1"}},
			{name: "Grow", civ: "water", typ: "spell", cost: 1, text: "put top 1 of your deck into your mana"},
		},
		board: "you hand: Grow\nyou mana: Grow\nyou deck: Both, Plain",
		lines: "you cast Grow\nyou mana: Grow', Both\nBoth tapped",
	},
	{
		rule: "405.4: a card that lies face down in the mana zone has no civilization to pay with",
		cards: []madeUp{
			{name: "Veil", civ: "fire", typ: "spell", cost: 1, text: "put top 1 of your deck into your mana face down"},
		},
		board: "you hand: Veil, Plain\nyou mana: Veil, Veil\nyou deck: Plain, Plain",
		lines: "you cast Veil\nyou pay Veil'\nyou mana 3\n! you summon Plain\nyou end",
	},
	{
		rule: "405.4: one that lies face up has",
		cards: []madeUp{
			{name: "Sprout", civ: "fire", typ: "spell", cost: 1, text: "put top 1 of your deck into your mana"},
		},
		board: "you hand: Sprout, Plain\nyou mana: Sprout, Sprout\nyou deck: Plain, Plain",
		lines: "you cast Sprout\nyou pay Sprout'\nyou summon Plain\nyou battle: Plain",
	},
	{
		rule: "405.4: face down it still pays for one",
		cards: []madeUp{
			{name: "Veil", civ: "fire", typ: "spell", cost: 1, text: "put top 1 of your deck into your mana face down"},
		},
		board: "you hand: Veil, Plain\nyou mana: Veil, Plain\nyou deck: Veil, Plain",
		lines: "you cast Veil\nyou summon Plain\nyou battle: Plain",
	},
	{
		rule: "405.4: face down it is no creature, and has no name",
		cards: []madeUp{
			{name: "Dig", civ: "fire", typ: "spell", cost: 1, text: "return 1 creature from your mana to hand\nif there is a card named \"Plain\" in your mana, draw 1"},
		},
		board: "you hand: Dig\nyou mana: Dig, Plain down",
		lines: "you cast Dig\nyou hand 0\nyou mana 2",
	},
	{
		rule: "405.4: face up it is, and has",
		cards: []madeUp{
			{name: "Dig", civ: "fire", typ: "spell", cost: 1, text: "return 1 creature from your mana to hand\nif there is a card named \"Plain\" in your mana, draw 1"},
		},
		board: "you hand: Dig\nyou mana: Dig, Plain, Plain",
		lines: "you cast Dig\nyou choose Plain\nyou hand 2\nyou mana 2",
	},
	{
		rule: "405.4: nor has it a race, or another cost than 0",
		cards: []madeUp{
			{name: "Imp", civ: "fire", typ: "creature", race: "Imps", cost: 3, power: 3000},
			{name: "Sift", civ: "water", typ: "spell", cost: 1, text: "put all \"Imps\" cards from your mana into your graveyard\nput all cards with cost 3 or more from your mana into your graveyard\nput all multicolored cards from your mana into your graveyard"},
		},
		board: "you hand: Sift\nyou mana: Sift, Imp, Imp down",
		lines: "you cast Sift\nyou mana: Sift', Imp'\nyou grave: Sift, Imp",
	},
	{
		rule: "405.4: it is a card that can be taken",
		cards: []madeUp{
			{name: "Dig", civ: "fire", typ: "spell", cost: 1, text: "return 1 colorless card from your mana to hand"},
		},
		board: "you hand: Dig\nyou mana: Dig, Plain down",
		lines: "you cast Dig\nyou hand: Plain",
	},
	{
		rule: "405.4: nor does its text do anything",
		cards: []madeUp{
			{name: "Root", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "in your mana, you may summon this from your mana\n\nin your mana, if this card would be put into your graveyard: return it to hand instead\n\nin your mana, when your creature attacks: draw 1"},
			{name: "Rot", civ: "fire", typ: "spell", cost: 1, text: "put 1 colorless card from your mana into your graveyard"},
		},
		board: "you hand: Rot\nyou mana: Rot, Root down\nyou battle: Plain, Plain\nopponent shields: Plain",
		lines: "! you summon Root\nyou cast Rot\nyou grave: Rot, Root\nyou attack Plain player\nyou hand 0",
	},
	{
		rule: "405.4: face up it does",
		cards: []madeUp{
			{name: "Root", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "in your mana, you may summon this from your mana\n\nin your mana, if this card would be put into your graveyard: return it to hand instead\n\nin your mana, when your creature attacks: draw 1"},
			{name: "Rot", civ: "fire", typ: "spell", cost: 1, text: "put 1 creature from your mana into your graveyard"},
		},
		board: "you hand: Rot\nyou mana: Rot, Root, Root, Root\nyou battle: Plain, Plain\nopponent shields: Plain",
		lines: "you summon Root\nyou pay Rot'\nyou mana 3\nyou cast Rot\nyou pay Root'\nyou choose Root'\nyou hand: Root'\nyou attack Plain player\nyou hand 2",
	},
	{
		rule: "409.1: a spell that is being cast is not in hand",
		cards: []madeUp{
			{name: "Void", civ: "water", typ: "spell", cost: 1, text: "if there are no cards in your hand, draw 1"},
		},
		board: "you hand: Void\nyou mana: Void",
		lines: "you cast Void\nyou hand 1\nyou grave: Void",
	},
	{
		rule: "409.1: creatures are put one by one, so the second of two that are put together is stopped by a limit",
		cards: []madeUp{
			{name: "Gate", civ: "light", typ: "creature", cost: 2, power: 2000, text: "opponent can put only 1 creature into the battle zone"},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put up to 2 creatures from your hand into the battle zone"},
		},
		board: "you hand: Pair, Plain, Plain\nyou mana: Pair\nopponent battle: Gate",
		lines: "you cast Pair\nyou choose Plain\nyou choose Plain'\nyou battle 1\nyou hand 1",
	},
	{
		rule: "409.1: without one both are put",
		cards: []madeUp{
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put up to 2 creatures from your hand into the battle zone"},
		},
		board: "you hand: Pair, Plain, Plain\nyou mana: Pair",
		lines: "you cast Pair\nyou choose Plain\nyou choose Plain'\nyou battle 2\nyou hand 0",
	},
	{
		rule: "409.1: a limit on creatures of one kind counts those of that kind alone",
		cards: []madeUp{
			{name: "Gate", civ: "light", typ: "creature", cost: 2, power: 2000, text: "opponent can put only 1 water creature into the battle zone"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 1, power: 2000},
		},
		board: "you hand: Ox, Ox, Plain\nyou mana: Ox, Ox, Plain, Plain\nopponent battle: Gate",
		lines: "you summon Ox\nyou pay Ox''\nyou summon Ox'\nyou summon Plain\nyou battle: Ox, Ox', Plain",
	},
	{
		rule: "409.1: and stops the second of that kind, not one of another",
		cards: []madeUp{
			{name: "Gate", civ: "light", typ: "creature", cost: 2, power: 2000, text: "opponent can put only 1 water creature into the battle zone"},
			{name: "Drop", civ: "water", typ: "creature", cost: 1, power: 1000},
			{name: "Ox", civ: "fire", typ: "creature", cost: 1, power: 2000},
		},
		board: "you hand: Drop, Drop, Ox\nyou mana: Drop, Drop, Ox\nopponent battle: Gate",
		lines: "you summon Drop\nyou pay Drop''\n! you summon Drop'\nyou summon Ox\nyou battle: Drop, Ox",
	},
	{
		rule: "409.1f: of two creatures that enter together, one that watches sees the one that enters later",
		cards: []madeUp{
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when another creature enters: draw 1"},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put up to 2 creatures from your hand into the battle zone"},
		},
		board: "you hand: Pair, Owl, Plain\nyou mana: Pair",
		lines: "you cast Pair\nyou choose Owl\nyou choose Plain\nyou order Owl\nyou battle 2\nyou hand 1",
	},
	{
		rule: "409.1f: and not the one that entered before it",
		cards: []madeUp{
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when another creature enters: draw 1"},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put up to 2 creatures from your hand into the battle zone"},
		},
		board: "you hand: Pair, Owl, Plain\nyou mana: Pair",
		lines: "you cast Pair\nyou choose Owl\nyou choose Plain\nyou order Plain\nyou battle 2\nyou hand 0",
	},
	{
		rule: "409.1f: what was in the battle zone before sees all of them, and no order is asked",
		cards: []madeUp{
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 1000, text: "when this enters: draw 1"},
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when another creature enters: draw 1"},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put up to 2 creatures from your hand into the battle zone"},
		},
		board: "you hand: Pair, Ox, Plain\nyou mana: Pair\nyou battle: Owl",
		lines: "you cast Pair\nyou choose Ox\nyou choose Plain\nyou order Owl\nyou order Owl\nyou battle 3\nyou hand 3",
	},
	{
		rule: "409.1f: nor where one watches what the opponent puts, or both are copies of one card",
		cards: []madeUp{
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when opponent's creature enters: draw 1"},
			{name: "Elk", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when another creature enters: draw 1"},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put up to 2 creatures from your hand into the battle zone"},
		},
		board: "you hand: Pair, Pair, Owl, Plain, Elk, Elk\nyou mana: Pair, Pair",
		lines: "you cast Pair\nyou pay Pair''\nyou choose Owl\nyou choose Plain\nyou battle 2\nyou cast Pair'\nyou choose Elk\nyou choose Elk'\nyou battle 4\nyou hand 1",
	},
	{
		rule: "409.1f: what the turn player puts enters first, and does not see what the other player puts before it",
		cards: []madeUp{
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when opponent's creature enters: draw 1"},
			{name: "Rise", civ: "water", typ: "spell", cost: 1, text: "put all creatures from the graveyard into the battle zone"},
		},
		board: "opponent hand: Rise\nopponent mana: Rise\nyou grave: Plain, Owl\nopponent grave: Owl, Plain",
		lines: "you end\nopponent cast Rise\nopponent order Owl'\nopponent hand 3\nyou hand 0",
	},
	{
		rule: "409.1f: each player orders their own",
		cards: []madeUp{
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when another creature enters: draw 1"},
			{name: "Rise", civ: "water", typ: "spell", cost: 1, text: "put all creatures from the graveyard into the battle zone"},
		},
		board: "you hand: Rise\nyou mana: Rise\nyou grave: Owl, Plain\nopponent grave: Owl, Plain, Plain",
		lines: "you cast Rise\nyou order Plain\nopponent order Plain'\n! opponent order Plain'\nopponent order Owl'\nyou battle 2\nopponent battle 3\nyou order Owl",
	},
	{
		rule: "409.1f: also where the other player puts them",
		cards: []madeUp{
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when opponent's creature enters: draw 1"},
			{name: "Bell", civ: "water", typ: "creature", cost: 2, power: 1000, text: "at the end of opponent's turn: put all creatures from the graveyard into the battle zone"},
		},
		board: "you grave: Owl\nopponent battle: Bell\nopponent grave: Owl",
		lines: "you end\nyou hand 1\nopponent hand 1",
	},
	{
		rule: "409.1f: what cannot enter is not asked about",
		cards: []madeUp{
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when another creature enters: draw 1"},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all cards from your hand into the battle zone"},
		},
		board: "you hand: Out, Out, Out, Owl, Plain\nyou mana: Out",
		lines: "you cast Out\n! you order Out'\nyou order Plain\nyou battle 2\nyou hand 2",
	},
	{
		rule: "409.1f: no order is asked where none of them watches it",
		cards: []madeUp{
			{name: "Fox", civ: "water", typ: "creature", cost: 2, power: 1000, text: "in your graveyard, when another creature enters: draw 1"},
			{name: "Elk", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when another creature enters by summoning: draw 1"},
			{name: "Bat", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when opponent puts a creature into the battle zone: draw 1"},
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when another creature enters from your graveyard: draw 1"},
			{name: "Gate", civ: "light", typ: "creature", cost: 2, power: 2000, text: "opponent can put only 1 creature into the battle zone"},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Fox, Elk, Bat, Owl\nyou mana: Out\nyou battle: Gate",
		lines: "you cast Out\nyou battle 5\nyou hand 0",
	},
	{
		rule: "409.1f: of two copies too, where they come from matters",
		cards: []madeUp{
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when this or another creature enters from your graveyard: draw 1"},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand or graveyard into the battle zone"},
		},
		board: "you hand: Out, Owl\nyou mana: Out\nyou grave: Owl",
		lines: "you cast Out\nyou order Owl\nyou order Owl\nyou battle 2\nyou hand 2",
	},
	{
		rule: "409.1f: a limit stops the one that enters later",
		cards: []madeUp{
			{name: "Gate", civ: "light", typ: "creature", cost: 2, power: 2000, text: "opponent can put only 1 creature into the battle zone"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 1, power: 2000},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put 2 creatures from your hand into the battle zone"},
		},
		board: "you hand: Pair, Ox, Plain\nyou mana: Pair\nopponent battle: Gate",
		lines: "you cast Pair\nyou order Plain\nyou battle: Plain\nyou hand: Ox",
	},
	{
		rule: "409.1f: whichever that is",
		cards: []madeUp{
			{name: "Gate", civ: "light", typ: "creature", cost: 2, power: 2000, text: "opponent can put only 1 creature into the battle zone"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 1, power: 2000},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put 2 creatures from your hand into the battle zone"},
		},
		board: "you hand: Pair, Ox, Plain\nyou mana: Pair\nopponent battle: Gate",
		lines: "you cast Pair\nyou order Ox\nyou battle: Ox\nyou hand: Plain",
	},
	{
		rule: "409.1f: a prohibition of what has entered before stops it too",
		cards: []madeUp{
			{name: "Lock", civ: "fire", typ: "creature", cost: 1, power: 2000, text: "you can't put creatures into the battle zone"},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put 2 creatures from your hand into the battle zone\nthen draw 1"},
		},
		board: "you hand: Pair, Lock, Plain\nyou mana: Pair",
		lines: "you cast Pair\nyou order Lock\nyou battle: Lock\nyou hand 2",
	},
	{
		rule: "409.1f: and not one that enters after it",
		cards: []madeUp{
			{name: "Lock", civ: "fire", typ: "creature", cost: 1, power: 2000, text: "you can't put creatures into the battle zone"},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put 2 creatures from your hand into the battle zone\nthen draw 1"},
		},
		board: "you hand: Pair, Lock, Plain\nyou mana: Pair",
		lines: "you cast Pair\nyou order Plain\nyou battle: Lock, Plain\nyou hand 1",
	},
	{
		rule: "409.1f: so does a limit of it",
		cards: []madeUp{
			{name: "Lock", civ: "fire", typ: "creature", cost: 1, power: 2000, text: "you can put only 1 creature into the battle zone"},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put 2 creatures from your hand into the battle zone"},
		},
		board: "you hand: Pair, Lock, Plain\nyou mana: Pair",
		lines: "you cast Pair\nyou order Lock\nyou battle: Lock",
	},
	{
		rule: "409.1f: what lets others enter tapped taps those that enter after it",
		cards: []madeUp{
			{name: "Mire", civ: "fire", typ: "creature", cost: 1, power: 2000, text: "your creatures enter tapped"},
			{name: "Trio", civ: "water", typ: "spell", cost: 1, text: "put 3 creatures from your hand into the battle zone"},
		},
		board: "you hand: Trio, Mire, Plain, Plain\nyou mana: Trio",
		lines: "you cast Trio\nyou order Plain'\nyou order Mire\n! Plain' tapped\nPlain tapped",
	},
	{
		rule: "409.1f, 801: an evolution that enters later can be put on what entered before it",
		cards: []madeUp{
			{name: "Ace", civ: "fire", typ: "evolution creature", cost: 1, power: 5000, text: "evolution: creature"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 1, power: 2000},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put 2 creatures from your hand into the battle zone"},
		},
		board: "you hand: Pair, Ace, Plain\nyou mana: Pair\nyou battle: Ox",
		lines: "you cast Pair\nyou order Plain\nyou choose Plain\nPlain under 1\nyou battle: Ace, Ox, Plain",
	},
	{
		rule: "409.1f, 801: and not on what enters after it",
		cards: []madeUp{
			{name: "Ace", civ: "fire", typ: "evolution creature", cost: 1, power: 5000, text: "evolution: creature"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 1, power: 2000},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put 2 creatures from your hand into the battle zone"},
		},
		board: "you hand: Pair, Ace, Plain\nyou mana: Pair\nyou battle: Ox",
		lines: "you cast Pair\nyou order Ace\nOx under 1",
	},
	{
		rule: "409.1f: what is evolved on by what enters later has entered, and triggers",
		cards: []madeUp{
			{name: "Ace", civ: "fire", typ: "evolution creature", cost: 1, power: 5000, text: "evolution: water creature"},
			{name: "Ant", civ: "water", typ: "creature", cost: 1, power: 2000, text: "when this enters: draw 1"},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put 2 creatures from your hand into the battle zone"},
		},
		board: "you hand: Pair, Ace, Ant\nyou mana: Pair\nyou battle: Plain",
		lines: "you cast Pair\nyou order Ant\nyou choose Ant\nAnt under 1\nyou hand 1",
	},
	{
		rule: "409.1e: what is still to enter is not in hand",
		cards: []madeUp{
			{name: "Imp", civ: "fire", typ: "creature", cost: 1, power: 2000, text: "as this enters: if there are no cards in your hand, draw 1"},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put 2 creatures from your hand into the battle zone"},
		},
		board: "you hand: Pair, Imp, Plain\nyou mana: Pair",
		lines: "you cast Pair\nyou order Imp\nyou battle: Imp, Plain\nyou hand 1",
	},
	{
		rule: "409.1c: a card being used is not counted in a full hand",
		cards: []madeUp{
			{name: "Sip", civ: "water", typ: "spell", cost: 1, text: "draw 1"},
		},
		board: "plays\nyou hand: Sip, Plain, Plain, Plain, Plain, Plain, Plain, Plain, Plain, Plain\nyou mana: Plain",
		lines: "you cast Sip\nyou hand 10\nyou grave: Sip",
	},
	{
		rule: "409.2a: what is put where it stands is not put",
		cards: []madeUp{
			{name: "Grow", civ: "nature", typ: "spell", cost: 1, text: "put 1 creature from your mana into the battle zone"},
			{name: "Root", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "if opponent would put a card into the battle zone from anywhere other than hand: opponent puts it into its owner's mana instead"},
			{name: "Leaf", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "when you put a card into your mana: draw 1"},
		},
		board: "you hand: Grow\nyou mana: Grow, Plain tapped\nyou battle: Leaf\nopponent battle: Root",
		lines: "you cast Grow\nyou hand 0\nPlain tapped\nyou mana: Grow', Plain",
	},
}
