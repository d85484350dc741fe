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
		rule: "409.1f: what stands there and sees the first each turn: the player says which is the first",
		cards: []madeUp{
			{name: "Trap", civ: "darkness", typ: "creature", cost: 2, power: 2000, text: "the first time each turn, when your other creature enters: destroy that creature"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Ox, Plain\nyou mana: Out\nyou battle: Trap",
		lines: "you cast Out\nyou order Plain\nyou battle: Trap, Ox\nyou grave: Out, Plain",
	},
	{
		rule: "409.1f: whichever",
		cards: []madeUp{
			{name: "Trap", civ: "darkness", typ: "creature", cost: 2, power: 2000, text: "the first time each turn, when your other creature enters: destroy that creature"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Ox, Plain\nyou mana: Out\nyou battle: Trap",
		lines: "you cast Out\nyou order Ox\nyou battle: Trap, Plain\nyou grave: Out, Ox",
	},
	{
		rule: "409.1f: also where it is the opponent's, and once each turn",
		cards: []madeUp{
			{name: "Trap", civ: "darkness", typ: "creature", cost: 2, power: 2000, text: "once each turn, when opponent's creature enters: destroy that creature"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Ox, Plain\nyou mana: Out\nopponent battle: Trap",
		lines: "you cast Out\nyou order Plain\nyou battle: Ox\nyou grave: Out, Plain",
	},
	{
		rule: "409.1f: what sees the first of the other player's does not matter, nor what sees the first attack",
		cards: []madeUp{
			{name: "Trap", civ: "darkness", typ: "creature", cost: 2, power: 2000, text: "once each turn, when opponent's creature enters: destroy that creature\n\nonce each turn, when a creature attacks: draw 1"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Ox, Plain\nyou mana: Out\nyou battle: Trap",
		lines: "you cast Out\n! you order Plain\nyou end\nyou battle: Trap, Ox, Plain",
	},
	{
		rule: "409.1f: the next creature that triggers twice is the one that the player lets enter first",
		cards: []madeUp{
			{name: "Twice", civ: "water", typ: "spell", cost: 1, text: "the next creature of yours that enters triggers twice this turn\nput all creatures from your hand into the battle zone"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "when this enters: draw 1"},
			{name: "Elk", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "when this enters: draw 2"},
		},
		board: "you hand: Twice, Ox, Elk\nyou mana: Twice",
		lines: "you cast Twice\nyou order Elk\nyou order Elk\nyou order Elk\nyou hand 5",
	},
	{
		rule: "409.1f: whichever that is of them",
		cards: []madeUp{
			{name: "Twice", civ: "water", typ: "spell", cost: 1, text: "the next creature of yours that enters triggers twice this turn\nput all creatures from your hand into the battle zone"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "when this enters: draw 1"},
			{name: "Elk", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "when this enters: draw 2"},
		},
		board: "you hand: Twice, Ox, Elk\nyou mana: Twice",
		lines: "you cast Twice\nyou order Ox\nyou order Elk\nyou hand 4",
	},
	{
		rule: "409.1f, 801: what watches creatures evolve sees what evolves after it has entered",
		cards: []madeUp{
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when your creature evolves: draw 1"},
			{name: "Grown", civ: "water", typ: "evolution creature", cost: 4, power: 5000, text: "evolution: fire creature"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Owl, Grown\nyou mana: Out\nyou battle: Ox",
		lines: "you cast Out\nyou order Owl\nyou battle: Owl, Grown, Ox\nyou hand 1",
	},
	{
		rule: "409.1f, 801: and not what has evolved before",
		cards: []madeUp{
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when your creature evolves: draw 1"},
			{name: "Grown", civ: "water", typ: "evolution creature", cost: 4, power: 5000, text: "evolution: fire creature"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Owl, Grown\nyou mana: Out\nyou battle: Ox",
		lines: "you cast Out\nyou order Grown\nyou battle: Owl, Grown, Ox\nyou hand 0",
	},
	{
		rule: "409.1f, 801: nor what will evolve, if its player likes",
		cards: []madeUp{
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when your creature evolves: draw 1"},
			{name: "Neo", civ: "water", typ: "neo creature", cost: 4, power: 5000, text: "neo evolution: fire creature"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Owl, Neo\nyou mana: Out\nyou battle: Ox",
		lines: "you cast Out\nyou order Owl\nyou choose Ox\nyou battle: Owl, Neo, Ox\nyou hand 1",
	},
	{
		rule: "409.1f, 801: with what is no evolution it does not matter",
		cards: []madeUp{
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when your creature evolves: draw 1"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Owl, Ox\nyou mana: Out",
		lines: "you cast Out\nyou battle: Owl, Ox\nyou hand 0",
	},
	{
		rule: "409.1f, 110.4f: what is done as a card enters if there are others: the player says which enters first",
		cards: []madeUp{
			{name: "Sage", civ: "water", typ: "creature", cost: 2, power: 1000, text: "as this enters: if there are 2 or more of your creatures, draw 1"},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Sage, Plain\nyou mana: Out",
		lines: "you cast Out\nyou order Plain\nyou battle: Sage, Plain\nyou hand 1",
	},
	{
		rule: "409.1f, 110.4f: it is done before the other enters",
		cards: []madeUp{
			{name: "Sage", civ: "water", typ: "creature", cost: 2, power: 1000, text: "as this enters: if there are 2 or more of your creatures, draw 1"},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Sage, Plain\nyou mana: Out",
		lines: "you cast Out\nyou order Sage\nyou battle: Sage, Plain\nyou hand 0",
	},
	{
		rule: "409.1f, 110.4f: where it is done in any case no order is asked",
		cards: []madeUp{
			{name: "Sage", civ: "water", typ: "creature", cost: 2, power: 1000, text: "as this enters: draw 1"},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Sage, Plain\nyou mana: Out",
		lines: "you cast Out\nyou battle: Sage, Plain\nyou hand 1",
	},
	{
		rule: "409.1f, 700.3: what does not leave where another that has entered says so stays there",
		cards: []madeUp{
			{name: "Keep", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "opponent's cards do not leave the graveyard"},
			{name: "Rise", civ: "water", typ: "spell", cost: 1, text: "put all creatures from the graveyard into the battle zone"},
		},
		board: "you hand: Rise\nyou mana: Rise\nyou grave: Keep\nopponent grave: Plain",
		lines: "you cast Rise\nyou battle: Keep\nopponent grave: Plain\nopponent battle:",
	},
	{
		rule: "409.1f, 700.3: what has entered before it does not",
		cards: []madeUp{
			{name: "Keep", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "opponent's cards do not leave the graveyard"},
			{name: "Rise", civ: "water", typ: "spell", cost: 1, text: "put all creatures from the graveyard into the battle zone"},
		},
		board: "you hand: Rise\nyou mana: Rise\nyou grave: Plain\nopponent grave: Keep",
		lines: "you cast Rise\nyou battle: Plain\nopponent battle: Keep",
	},
	{
		rule: "409.1f, 700.3: of cards of one player that player says which enters first",
		cards: []madeUp{
			{name: "Keep", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "your cards do not leave the graveyard"},
			{name: "Rise", civ: "water", typ: "spell", cost: 1, text: "put all creatures from the graveyard into the battle zone"},
		},
		board: "you hand: Rise\nyou mana: Rise\nyou grave: Keep, Plain",
		lines: "you cast Rise\nyou order Keep\nyou battle: Keep\nyou grave: Rise, Plain",
	},
	{
		rule: "409.1f, 700.3: and may let that which forbids it enter last",
		cards: []madeUp{
			{name: "Keep", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "your cards do not leave the graveyard"},
			{name: "Rise", civ: "water", typ: "spell", cost: 1, text: "put all creatures from the graveyard into the battle zone"},
		},
		board: "you hand: Rise\nyou mana: Rise\nyou grave: Keep, Plain",
		lines: "you cast Rise\nyou order Plain\nyou battle: Keep, Plain",
	},
	{
		rule: "409.1f, 703.3: nothing is destroyed for its power before all have entered, though one does something as it enters",
		cards: []madeUp{
			{name: "Bud", civ: "nature", typ: "creature", cost: 2, power: 0},
			{name: "Cask", civ: "light", typ: "creature", cost: 3, power: 3000, text: "as this enters: turn top 1 of your deck into a shield"},
			{name: "Duke", civ: "light", typ: "creature", cost: 4, power: 3000, text: "your other creatures get +2000"},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Bud, Cask, Duke\nyou mana: Out",
		lines: "you cast Out\nyou battle: Bud, Cask, Duke\nyou shields 1",
	},
	{
		rule: "409.1f, 703.3: then it is",
		cards: []madeUp{
			{name: "Bud", civ: "nature", typ: "creature", cost: 2, power: 0},
			{name: "Cask", civ: "light", typ: "creature", cost: 3, power: 3000, text: "as this enters: turn top 1 of your deck into a shield"},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Bud, Cask, Plain\nyou mana: Out",
		lines: "you cast Out\nyou battle: Cask, Plain\nyou grave: Out, Bud",
	},
	{
		rule: "110.4f, 703.3: what a single card does as it enters does not keep anything alive",
		cards: []madeUp{
			{name: "Sage", civ: "water", typ: "creature", cost: 2, power: 0, text: "this gets +1000 for each card in your hand"},
			{name: "Cask", civ: "water", typ: "creature", cost: 1, power: 3000, text: "as this enters: discard your hand\ndraw 1"},
		},
		board: "you hand: Cask, Plain\nyou mana: Cask\nyou battle: Sage",
		lines: "you summon Cask\nyou battle: Cask\nyou grave: Sage, Plain\nyou hand 1",
	},
	{
		rule: "409.1f, 104.2b: who has no deck left has lost at once, before the next enters",
		cards: []madeUp{
			{name: "Cask", civ: "light", typ: "creature", cost: 3, power: 3000, text: "as this enters: turn top 1 of your deck into a shield"},
			{name: "Mill", civ: "light", typ: "creature", cost: 3, power: 3000, text: "as this enters: put top 1 of opponent's deck into opponent's graveyard"},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Cask, Mill\nyou mana: Out\nyou deck: Plain\nopponent deck: Plain",
		lines: "you cast Out\nopponent won\nopponent deck 1",
	},
	{
		rule: "409.1f, 104.2b: whoever that is",
		cards: []madeUp{
			{name: "Cask", civ: "light", typ: "creature", cost: 3, power: 3000, text: "as this enters: turn top 1 of your deck into a shield"},
			{name: "Mill", civ: "light", typ: "creature", cost: 3, power: 3000, text: "as this enters: put top 1 of opponent's deck into opponent's graveyard"},
			{name: "Out", civ: "water", typ: "spell", cost: 1, text: "put all creatures from your hand into the battle zone"},
		},
		board: "you hand: Out, Mill, Cask\nyou mana: Out\nyou deck: Plain\nopponent deck: Plain",
		lines: "you cast Out\nyou won\nyou deck 1",
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
		rule: "409.1e: of several spells that are cast by one effect the next is held, and not discarded by the first",
		cards: []madeUp{
			{name: "Both", civ: "water", typ: "spell", cost: 1, text: "cast up to 2 spells from your hand for free"},
			{name: "Purge", civ: "water", typ: "spell", cost: 5, text: "discard your hand"},
			{name: "Gain", civ: "water", typ: "spell", cost: 5, text: "draw 2"},
		},
		board: "you hand: Both, Purge, Gain, Plain\nyou mana: Both",
		lines: "you cast Both\nyou choose Purge\nyou choose Gain\nyou order Purge\nyou grave: Both, Purge, Gain, Plain\nyou hand 2",
	},
	{
		rule: "409.1e: their player says which comes first",
		cards: []madeUp{
			{name: "Both", civ: "water", typ: "spell", cost: 1, text: "cast up to 2 spells from your hand for free"},
			{name: "Purge", civ: "water", typ: "spell", cost: 5, text: "discard your hand"},
			{name: "Gain", civ: "water", typ: "spell", cost: 5, text: "draw 2"},
		},
		board: "you hand: Both, Purge, Gain, Plain\nyou mana: Both",
		lines: "you cast Both\nyou choose Purge\nyou choose Gain\nyou order Gain\nyou grave 6\nyou hand 0",
	},
	{
		rule: "409.1e: one alone is cast unasked, and what was not chosen is discarded",
		cards: []madeUp{
			{name: "Both", civ: "water", typ: "spell", cost: 1, text: "cast up to 2 spells from your hand for free"},
			{name: "Purge", civ: "water", typ: "spell", cost: 5, text: "discard your hand"},
			{name: "Gain", civ: "water", typ: "spell", cost: 5, text: "draw 2"},
		},
		board: "you hand: Both, Purge, Gain, Plain\nyou mana: Both",
		lines: "you cast Both\nyou choose Purge\nyou choose none\nyou grave: Both, Purge, Gain, Plain\nyou hand 0",
	},
	{
		rule: "409.1e: three are cast, each next one chosen of those that are left",
		cards: []madeUp{
			{name: "All", civ: "water", typ: "spell", cost: 1, text: "cast up to 3 spells from your graveyard for free\nthen draw 1"},
			{name: "Sweep", civ: "water", typ: "spell", cost: 5, text: "return all cards from your graveyard to hand"},
			{name: "Gain", civ: "water", typ: "spell", cost: 5, text: "draw 2"},
			{name: "Sink", civ: "water", typ: "spell", cost: 5, text: "put all cards from your hand on the bottom of your deck in any order"},
		},
		board: "you hand: All\nyou mana: All\nyou grave: Sweep, Gain, Sink, Plain",
		lines: "you cast All\nyou choose Gain\nyou choose Sink\nyou choose Sweep\nyou order Sweep\nyou hand: All, Plain\n! you order Sweep\nyou order Sink\nyou grave: All, Sweep, Gain, Sink\nyou hand 3\nyou deck 8",
	},
	{
		rule: "409.1e: several creatures are summoned one after the other, so the first sees the second enter",
		cards: []madeUp{
			{name: "Both", civ: "water", typ: "spell", cost: 1, text: "summon up to 2 creatures from your hand for free"},
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when another creature enters: draw 1"},
		},
		board: "you hand: Both, Owl, Plain\nyou mana: Both",
		lines: "you cast Both\nyou choose Owl\nyou choose Plain\nyou order Owl\nyou battle: Owl, Plain\nyou hand 1",
	},
	{
		rule: "409.1e: and the second does not see the first",
		cards: []madeUp{
			{name: "Both", civ: "water", typ: "spell", cost: 1, text: "summon up to 2 creatures from your hand for free"},
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when another creature enters: draw 1"},
		},
		board: "you hand: Both, Owl, Plain\nyou mana: Both",
		lines: "you cast Both\nyou choose Owl\nyou choose Plain\nyou order Plain\nyou battle: Owl, Plain\nyou hand 0",
	},
	{
		rule: "409.1e: what cannot be used any more stays where it is",
		cards: []madeUp{
			{name: "Both", civ: "water", typ: "spell", cost: 1, text: "summon up to 2 creatures from your hand for free"},
			{name: "Gate", civ: "light", typ: "creature", cost: 2, power: 2000, text: "you can put only 1 creature into the battle zone"},
		},
		board: "you hand: Both, Gate, Plain\nyou mana: Both, Plain, Plain",
		lines: "you cast Both\nyou pay Both'\nyou choose Gate\nyou choose Plain\nyou order Gate\nyou battle: Gate\nyou hand: Plain\n! you summon Plain\nyou end",
	},
	{
		rule: "409.1e: it is in hand again, and can be used in a later turn",
		cards: []madeUp{
			{name: "Use", civ: "water", typ: "spell", cost: 1, text: "use up to 2 cards from your hand for free"},
			{name: "Hold", civ: "light", typ: "spell", cost: 5, text: "you can't summon creatures this turn\nif there is a card in your hand, draw 1"},
		},
		board: "you hand: Use, Hold, Plain\nyou mana: Use, Plain\nyou deck: Plain, Plain",
		lines: "you cast Use\nyou pay Use'\nyou choose Hold\nyou choose Plain\nyou order Hold\nyou battle:\nyou hand: Plain\nyou end\nopponent end\nyou summon Plain\nyou battle: Plain",
	},
	{
		rule: "409.1e: that one of them could not be used any more does not stop what follows",
		cards: []madeUp{
			{name: "Both", civ: "water", typ: "spell", cost: 1, text: "summon up to 2 creatures from your hand for free\nthen draw 1"},
			{name: "Gate", civ: "light", typ: "creature", cost: 2, power: 2000, text: "you can put only 1 creature into the battle zone"},
		},
		board: "you hand: Both, Gate, Plain\nyou mana: Both",
		lines: "you cast Both\nyou choose Gate\nyou choose Plain\nyou order Gate\nyou battle: Gate\nyou hand 2",
	},
	{
		rule: "409.1e, 703.4c: what is held no more is counted in hand again",
		cards: []madeUp{
			{name: "Call", civ: "water", typ: "creature", cost: 1, power: 2000, text: "when this enters: summon up to 2 creatures from your hand for free"},
			{name: "Gate", civ: "light", typ: "creature", cost: 2, power: 2000, text: "you can put only 2 creatures into the battle zone\n\nopponent's creatures get -1000 for each card in your hand"},
		},
		board: "you hand: Call, Gate, Plain\nyou mana: Call\nopponent battle: Plain",
		lines: "you summon Call\nyou choose Gate\nyou choose Plain\nyou order Gate\nyou battle: Call, Gate\nopponent grave: Plain'",
	},
	{
		rule: "409.1c, 703.4c: a spell that is cast for free is not in hand, and what lived by it is destroyed",
		cards: []madeUp{
			{name: "Sage", civ: "water", typ: "creature", cost: 2, power: 0, text: "this gets +1000 for each card in your hand"},
			{name: "Gift", civ: "water", typ: "creature", cost: 2, power: 2000, text: "when this attacks: cast 1 spell from your hand for free"},
			{name: "Gain", civ: "water", typ: "spell", cost: 5, text: "draw 1"},
		},
		board: "you hand: Gain\nyou battle: Sage, Gift\nopponent shields: Plain",
		lines: "you attack Gift player\nyou grave: Sage, Gain\nyou hand 1",
	},
	{
		rule: "409.1e: all that was turned up is summoned",
		cards: []madeUp{
			{name: "Show", civ: "water", typ: "spell", cost: 1, text: "reveal top 3 of your deck\nsummon all creatures among them for free\nput the rest into your graveyard"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "Gain", civ: "water", typ: "spell", cost: 5, text: "draw 2"},
		},
		board: "you hand: Show\nyou mana: Show\nyou deck: Ox, Gain, Plain, Ox, Gain",
		lines: "you cast Show\nyou order Ox\nyou battle: Ox, Plain\nyou grave: Show, Gain\nyou deck 2",
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
		rule: "the zone limits of the video game: who finds a full hand does not hang on the order of the mana zone, Ox, Wave, Plain",
		cards: []madeUp{
			{name: "Wave", civ: "water", typ: "spell", cost: 1, text: "return all cards from your mana to hand"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "plays\nyou hand: Wave, Plain, Plain, Plain, Plain, Plain, Plain, Plain, Plain\nyou mana: Ox, Wave, Plain",
		lines: "you cast Wave\nyou pay Wave'\nyou hand 10\nyou grave: Wave, Wave'",
	},
	{
		rule: "the zone limits of the video game: who finds a full hand does not hang on the order of the mana zone, Plain, Wave, Ox",
		cards: []madeUp{
			{name: "Wave", civ: "water", typ: "spell", cost: 1, text: "return all cards from your mana to hand"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "plays\nyou hand: Wave, Plain, Plain, Plain, Plain, Plain, Plain, Plain, Plain\nyou mana: Plain, Wave, Ox",
		lines: "you cast Wave\nyou pay Wave'\nyou hand 10\nyou grave: Wave, Wave'",
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
