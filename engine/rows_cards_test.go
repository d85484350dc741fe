package engine_test

// Rules of the kinds of cards (2, 3).
var cardsRows = []row{
	{
		rule: "301.5: what lay beneath a star evolution is of the turn in which it came",
		cards: []madeUp{
			{name: "Star", civ: "water", typ: "star evolution creature", cost: 1, power: 5000, text: "star evolution: creature"},
			{name: "Toll", civ: "water", typ: "spell", cost: 1, text: "destroy 1 of your creatures"},
		},
		board: "you hand: Star, Toll\nyou mana: Plain, Plain\nyou battle: Plain fresh",
		lines: "! you attack Plain'' player\nyou summon Star\nyou pay Plain\nyou cast Toll\nyou battle: Plain''\nyou grave: Star, Toll\n! you attack Plain'' player",
	},
	{
		rule: "301.5: a creature of several cards that is no linked God is sick like any other",
		cards: []madeUp{
			{name: "Doom", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "Core", civ: "fire", typ: "core"},
		},
		board: "you battle: Doom fresh, Core linked Doom",
		lines: "! you attack Doom player",
	},
	{
		rule: "302.3: a spell that was cast this turn is known to have been",
		cards: []madeUp{
			{name: "Sip", civ: "water", typ: "spell", cost: 1, text: "draw 1"},
			{name: "Seal", civ: "water", typ: "creature", cost: 2, power: 2000, text: "at the end of your turn, if you cast a spell this turn: draw 1"},
		},
		board: "you hand: Sip\nyou mana: Sip\nyou battle: Seal",
		lines: "you cast Sip\nyou end\nyou hand 2",
	},
	{
		rule: "302.3: that a spell of some kind was cast this turn is not said of another",
		cards: []madeUp{
			{name: "Echo", civ: "nature", typ: "spell", cost: 1, text: "if you cast a water spell this turn, draw 1"},
		},
		board: "you hand: Echo\nyou mana: Echo",
		lines: "you cast Echo\nyou hand 0\nyou grave: Echo",
	},
	{
		rule: "302.3: but of one of that kind",
		cards: []madeUp{
			{name: "Echo", civ: "nature", typ: "spell", cost: 1, text: "if you cast a water spell this turn, draw 1"},
			{name: "Tide", civ: "water", typ: "spell", cost: 1, text: "untap all of your creatures"},
		},
		board: "you hand: Echo, Tide\nyou mana: Echo, Tide",
		lines: "you cast Tide\nyou cast Echo\nyou hand 1\nyou grave: Echo, Tide",
	},
	{
		rule: "302.3: what the opponent cast this turn is no spell of one's own",
		cards: []madeUp{
			{name: "Ear", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "at the end of your turn, if opponent cast a spell this turn: draw 1"},
			{name: "Tide", civ: "water", typ: "spell", cost: 1, text: "untap all of your creatures"},
		},
		board: "you hand: Tide\nyou mana: Tide\nyou battle: Ear\nopponent shields: Plain",
		lines: "you cast Tide\nyou end\nyou hand 0",
	},
	{
		rule: "302.3: it is one that the opponent cast by S-trigger",
		cards: []madeUp{
			{name: "Ear", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "at the end of your turn, if opponent cast a spell this turn: draw 1"},
			{name: "Gem", civ: "water", typ: "spell", cost: 3, text: "s-trigger\n\nuntap all of your creatures"},
		},
		board: "you battle: Ear\nopponent shields: Gem, Plain",
		lines: "you attack Ear player\nyou choose Gem\nopponent declare Gem\nyou end\nyou hand 1",
	},
	{
		rule: "305: a weapon is not put on a creature of the other player",
		cards: []madeUp{
			{name: "Thief", civ: "darkness", typ: "creature", cost: 2, power: 2000, text: "if an ability of opponent's creature would trigger by entering: use it instead"},
			{name: "Smith", civ: "fire", typ: "creature", cost: 1, power: 2000, text: "when this enters: put 1 dragheart weapon from your hyper into the battle zone equipped to this"},
			{name: "Blade", civ: "fire", typ: "dragheart weapon", cost: 2},
		},
		board: "you hand: Smith\nyou mana: Smith\nyou hyper: Blade\nopponent battle: Thief\nopponent hyper: Blade",
		lines: "you summon Smith\nyou hyper: Blade\nopponent hyper: Blade'\nyou battle: Smith",
	},
	{
		rule: "305: a weapon is put on the creature that asks for it",
		cards: []madeUp{
			{name: "Smith", civ: "fire", typ: "creature", cost: 1, power: 2000, text: "when this enters: put 1 dragheart weapon from your hyper into the battle zone equipped to this"},
			{name: "Blade", civ: "fire", typ: "dragheart weapon", cost: 2},
		},
		board: "you hand: Smith\nyou mana: Smith\nyou hyper: Blade",
		lines: "you summon Smith\nyou hyper:\nyou battle: Smith, Blade",
	},
	{
		rule: "310.2a: an aura stays where it is if no creature can be GR-summoned for it",
		cards: []madeUp{
			{name: "Cloak", civ: "water", typ: "orega aura", cost: 1, power: 2000},
			{name: "Robot", civ: "water", typ: "gr creature", cost: 2, power: 2000},
			{name: "Lock", civ: "light", typ: "creature", cost: 2, power: 2000, text: "opponent can't put creatures into the battle zone"},
		},
		board: "you hand: Cloak\nyou mana: Cloak\nyou gr: Robot\nopponent battle: Lock",
		lines: "you summon Cloak\nyou battle 0\nyou hand: Cloak\nyou gr: Robot",
	},
	{
		rule: "310.4: an aura adds its power",
		cards: []madeUp{
			{name: "Cloak", civ: "water", typ: "aura", cost: 2, power: 3000},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you battle: Plain, Cloak over Plain\nopponent battle: Ox tapped",
		lines: "you attack Plain Ox\nyou battle 2\nopponent grave: Ox",
	},
	{
		rule: "310.5: an aura that is left alone goes to the graveyard",
		cards: []madeUp{
			{name: "Cloak", civ: "water", typ: "aura", cost: 2, text: "the attached creature gets +2000"},
		},
		board: "opponent battle: Cloak",
		lines: "opponent grave: Cloak",
	},
	{
		rule: "310.8: an aura goes where its creature goes",
		cards: []madeUp{
			{name: "Cloak", civ: "water", typ: "aura", cost: 2, text: "the attached creature gets +2000"},
			{name: "Robot", civ: "water", typ: "gr creature", cost: 2, power: 2000},
			{name: "Wave", civ: "water", typ: "spell", cost: 1, text: "return 1 of opponent's creatures to hand"},
		},
		board: "you hand: Wave\nyou mana: Wave\nopponent battle: Plain, Cloak over Plain",
		lines: "you cast Wave\nopponent battle:\nopponent hand: Plain, Cloak",
	},
	{
		rule: "an orega aura is told from others",
		cards: []madeUp{
			{name: "Break", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 orega aura"},
			{name: "Old", civ: "water", typ: "orega aura", cost: 1, power: 1000},
			{name: "New", civ: "water", typ: "aura", cost: 1, power: 1000},
		},
		board: "you hand: Break\nyou mana: Break\nopponent battle: Plain, New over Plain, Old over Plain",
		lines: "you cast Break\nopponent grave: Old",
	},
}
