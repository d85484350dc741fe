package engine_test

// Rules of the game and its basic ideas (1).
var gameRows = []row{
	{
		rule: "101.4: the turn player's abilities in the order that player says, then the other's",
		cards: []madeUp{
			{name: "Toll", civ: "darkness", typ: "spell", cost: 1, text: "destroy 1 of your creatures"},
			{name: "Ann", civ: "water", typ: "creature", cost: 2, power: 2000, text: "when a creature is destroyed: you may draw 1"},
			{name: "Ben", civ: "water", typ: "creature", cost: 2, power: 2000, text: "when a creature is destroyed: you may draw 1"},
			{name: "Cat", civ: "water", typ: "creature", cost: 2, power: 2000, text: "when a creature is destroyed: you may draw 1"},
		},
		board: "you hand: Toll\nyou mana: Toll\nyou battle: Ann, Ben, Plain\nopponent battle: Cat",
		lines: "you cast Toll\nyou choose Plain\nyou order Ben\nyou use Ben\nyou use Ann\nopponent decline Cat\nyou hand 2\nopponent hand 0",
	},
	{
		rule: "101.5: what happens instead is not replaced again",
		cards: []madeUp{
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 creature"},
			{name: "Seed", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "if this would be destroyed: put it into its owner's mana instead"},
			{name: "Catch", civ: "water", typ: "creature", cost: 2, power: 2000, text: "if a card would be put into your mana from the battle zone: return it to hand instead"},
		},
		board: "you hand: Bolt\nyou mana: Bolt\nyou battle: Seed, Catch",
		lines: "you cast Bolt\nyou choose Seed\nyou mana: Bolt', Seed\nyou hand:",
	},
	{
		rule: "104.2b: an empty deck loses at once, in the middle of an effect",
		cards: []madeUp{
			{name: "Read", civ: "water", typ: "spell", cost: 1, text: "draw 2\ndestroy all creatures"},
		},
		board: "you hand: Read\nyou mana: Read\nyou battle: Plain\nyou deck: Plain",
		lines: "you cast Read\nopponent won\nyou battle 1",
	},
	{
		rule: "105.6: a tapped creature may be chosen, and is not tapped by it",
		cards: []madeUp{
			{name: "Net", civ: "light", typ: "spell", cost: 1, text: "tap 1 of opponent's creatures\nthen draw 1"},
		},
		board: "you hand: Net\nyou mana: Net\nopponent battle: Plain tapped, Plain",
		lines: "you cast Net\nyou choose Plain\nyou hand 0\n! Plain' tapped",
	},
	{
		rule: "108: total power bounds what is picked together",
		cards: []madeUp{
			{name: "Sear", civ: "fire", typ: "spell", cost: 1, text: "destroy any number of opponent's creatures with total power 3000 or less"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 1, power: 2000},
		},
		board: "you hand: Sear\nyou mana: Sear\nopponent battle: Ox, Ox, Plain",
		lines: "you cast Sear\nyou choose Ox\n! you choose Ox'\nyou choose Plain\nopponent battle: Ox'",
	},
	{
		rule: "108: less than the cost of several cards is less than the greatest of them",
		cards: []madeUp{
			{name: "Fire", civ: "fire", typ: "spell", cost: 1, text: "reveal top 2 of your deck\ndestroy all of opponent's creatures with cost less than the cost of the revealed cards"},
			{name: "Low", civ: "fire", typ: "creature", cost: 1, power: 1000},
			{name: "Mid", civ: "fire", typ: "creature", cost: 3, power: 1000},
			{name: "Top", civ: "fire", typ: "creature", cost: 4, power: 1000},
		},
		board: "you hand: Fire\nyou mana: Fire\nyou deck: Low, Top, Low\nopponent battle: Mid, Top",
		lines: "you cast Fire\nopponent grave: Mid",
	},
	{
		rule: "109.2c: a weapon is no part of a sealed creature, an aura is",
		cards: []madeUp{
			{name: "Wand", civ: "water", typ: "dragheart weapon", cost: 1, text: "when your creature attacks: draw 1"},
			{name: "Robe", civ: "water", typ: "aura", cost: 1, text: "when your creature attacks: discard 1"},
			{name: "Own", civ: "water", typ: "creature", cost: 2, power: 1000},
		},
		board: "you battle: Own sealed, Robe over Own, Wand over Own, Plain\nyou hand: Plain\nopponent shields: Plain",
		lines: "you attack Plain player\nyou hand 2",
	},
	{
		rule: "110.1: that the abilities of one creature are ignored says nothing of spells",
		cards: []madeUp{
			{name: "Mute", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of opponent's creatures\nabilities of it are ignored this turn"},
			{name: "Sip", civ: "fire", typ: "spell", cost: 1, text: "draw 1"},
		},
		board: "you hand: Mute, Sip\nyou mana: Mute, Mute\nopponent battle: Plain",
		lines: "you cast Mute\nyou pay Mute'\nyou cast Sip\nyou hand 1",
	},
	{
		rule: "110.1: whose abilities are ignored may hang on what other abilities do",
		cards: []madeUp{
			{name: "Hush", civ: "fire", typ: "creature", cost: 6, power: 4000, text: "abilities of creatures with power 3000 or less are ignored"},
			{name: "Lift", civ: "water", typ: "creature", cost: 1, power: 3000, text: "your \"Newt\" creatures get +3000"},
			{name: "Newt", civ: "water", typ: "creature", race: "Newt", cost: 1, power: 1000, text: "when this attacks: draw 1"},
			{name: "Frog", civ: "water", typ: "creature", race: "Frog", cost: 1, power: 1000, text: "when this attacks: draw 1"},
		},
		board: "you battle: Lift, Newt, Frog\nopponent battle: Hush tapped\nopponent shields: Plain, Plain, Plain",
		lines: "you attack Newt player\nyou choose Plain\nyou hand 1\nyou attack Frog player\nyou choose Plain'\nyou hand 1",
	},
	{
		rule: "110.3: where the abilities of a creature are ignored, those given to it are too",
		cards: []madeUp{
			{name: "Null", civ: "light", typ: "creature", cost: 9, power: 9000, text: "abilities of creatures with cost 5 or less are ignored"},
			{name: "Horn", civ: "fire", typ: "creature", cost: 7, power: 7000, text: "your creatures have speed attacker"},
		},
		board: "you battle: Horn, Plain fresh\nopponent battle: Null\nopponent shields: Plain",
		lines: "! you attack Plain player\nyou attack Horn player\nopponent hand 1",
	},
	{
		rule: "110.3d: the abilities of what lies on an ignored creature are its own",
		cards: []madeUp{
			{name: "Hush", civ: "water", typ: "creature", cost: 6, power: 1000, text: "abilities of creatures with cost 5 or less are ignored"},
			{name: "Own", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when this attacks: draw 1"},
			{name: "Lay", civ: "water", typ: "aura", cost: 1, power: 1000, text: "when the attached creature attacks: discard 1"},
		},
		board: "you battle: Hush, Own, Lay over Own\nyou hand: Plain\nopponent shields: Plain",
		lines: "you attack Own player\nyou hand 0\nyou grave: Plain",
	},
	{
		rule: "110.3d: so is what a weapon replaces",
		cards: []madeUp{
			{name: "Hush", civ: "fire", typ: "creature", cost: 6, power: 1000, text: "abilities of creatures with cost 5 or less are ignored"},
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures"},
			{name: "Own", civ: "water", typ: "creature", cost: 2, power: 1000},
			{name: "Wand", civ: "water", typ: "dragheart weapon", cost: 1, text: "if your creature would be destroyed: draw 1 instead"},
		},
		board: "you hand: Bolt\nyou mana: Bolt\nyou battle: Hush\nopponent battle: Own, Wand over Own",
		lines: "you cast Bolt\nopponent battle: Own, Wand\nopponent hand 1",
	},
	{
		rule: "110.4: what enters tapped is tapped, but did not become so",
		cards: []madeUp{
			{name: "Mire", civ: "water", typ: "creature", cost: 2, power: 1000, text: "your \"Newt\" creatures enter tapped"},
			{name: "Watch", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when a creature becomes tapped: draw 1"},
			{name: "Newt", civ: "water", typ: "creature", race: "Newt", cost: 1, power: 1000},
			{name: "Frog", civ: "water", typ: "creature", race: "Frog", cost: 1, power: 1000},
		},
		board: "you battle: Mire, Watch\nyou hand: Newt, Frog\nyou mana: Newt, Newt",
		lines: "you summon Newt\nyou pay Newt'\nNewt tapped\nyou hand 1\nyou summon Frog\n! Frog tapped",
	},
	{
		rule: "110.4e: a card makes itself cheaper where it is used from",
		cards: []madeUp{
			{name: "Kin", civ: "nature", typ: "creature", cost: 5, power: 5000, text: "this costs 1 less to summon for each of your creatures, not less than 1"},
		},
		board: "you hand: Kin\nyou mana: Kin, Kin\nyou battle: Plain, Plain, Plain",
		lines: "you summon Kin\nyou battle 4",
	},
	{
		rule: "110.4e: and by no more than it says",
		cards: []madeUp{
			{name: "Kin", civ: "nature", typ: "creature", cost: 5, power: 5000, text: "this costs 1 less to summon for each of your creatures, not less than 1"},
		},
		board: "you hand: Kin\nyou mana: Kin, Kin\nyou battle: Plain, Plain",
		lines: "! you summon Kin\nyou end",
	},
	{
		rule: "110.4e: so does a spell",
		cards: []madeUp{
			{name: "Song", civ: "water", typ: "spell", cost: 3, text: "if there are 2 or more of your creatures, this costs 2 less to cast\n\ndraw 1"},
		},
		board: "you hand: Song\nyou mana: Song\nyou battle: Plain, Plain",
		lines: "you cast Song\nyou hand 1\nyou grave: Song",
	},
	{
		rule: "112.1: what costs more has to be paid",
		cards: []madeUp{
			{name: "Tax", civ: "light", typ: "creature", cost: 2, power: 2000, text: "opponent's spells cost 1 more to cast"},
			{name: "Sip", civ: "water", typ: "spell", cost: 1, text: "draw 1"},
		},
		board: "you hand: Sip\nyou mana: Sip\nopponent battle: Tax",
		lines: "! you cast Sip\nyou end",
	},
	{
		rule: "112.1: what a spell has begun lasts while nothing ignores it",
		cards: []madeUp{
			hush,
			{name: "Rush", civ: "fire", typ: "spell", cost: 2, text: "your creatures have speed attacker this turn"},
		},
		board: "you hand: Rush, Hush\nyou mana: Rush, Rush, Hush, Hush, Hush\nyou battle: Plain fresh",
		lines: "you cast Rush\nyou pay Rush'\nyou pay Rush''\nyou attack Plain player\nyou won",
	},
	{
		rule: "112.1: it is ignored from when the effects of such spells are",
		cards: []madeUp{
			hush,
			{name: "Rush", civ: "fire", typ: "spell", cost: 2, text: "your creatures have speed attacker this turn"},
		},
		board: "you hand: Rush, Hush\nyou mana: Rush, Rush, Hush\nyou battle: Plain fresh",
		lines: "you cast Rush\nyou pay Rush'\nyou pay Rush''\nyou summon Hush\n! you attack Plain player",
	},
	{
		rule: "112.1: so is the rest of a spell that is being resolved",
		cards: []madeUp{
			hush,
			{name: "Call", civ: "fire", typ: "spell", cost: 2, text: "draw 1\nput 1 creature from your hand into the battle zone\ndraw 1"},
			{name: "Great", civ: "fire", typ: "spell", cost: 6, text: "draw 1\nput 1 creature from your hand into the battle zone\ndraw 1"},
		},
		board: "you hand: Call, Hush, Great\nyou mana: Call, Call, Great, Great, Great, Great, Great, Great",
		lines: "you cast Call\nyou pay Call'\nyou pay Call''\nyou choose Hush\nyou hand: Great, Plain\nyou cast Great\nyou choose Plain\nyou hand: Plain', Plain''",
	},
	{
		rule: "112.1: what a spell has put off is ignored too",
		cards: []madeUp{
			hush,
			{name: "Late", civ: "fire", typ: "spell", cost: 2, text: "at the end of this turn, draw 1"},
		},
		board: "you hand: Late, Hush\nyou mana: Late, Late, Hush",
		lines: "you cast Late\nyou pay Late'\nyou pay Late''\nyou summon Hush\nyou end\nyou hand 0",
	},
	{
		rule: "112.1: while nothing ignores it, it comes",
		cards: []madeUp{
			hush,
			{name: "Late", civ: "fire", typ: "spell", cost: 2, text: "at the end of this turn, draw 1"},
		},
		board: "you hand: Late, Hush\nyou mana: Late, Late",
		lines: "you cast Late\nyou end\nyou hand: Hush, Plain",
	},
	{
		rule:  "112.2a: one card for each civilization, and as many as it costs",
		cards: []madeUp{{name: "Mix", civ: "water fire", typ: "creature", cost: 3, power: 2000}, {name: "Ash", civ: "fire", typ: "creature", cost: 9, power: 2000}},
		board: "you hand: Mix\nyou mana: Plain, Plain, Ash, Ash",
		lines: "you summon Mix\nyou pay Plain\nyou pay Plain'\nyou pay Ash\nyou battle: Mix\nAsh tapped\n! Ash' tapped",
	},
	{
		rule:  "112.2a: without one of its civilizations it is not offered",
		cards: []madeUp{{name: "Mix", civ: "water fire", typ: "creature", cost: 2, power: 2000}, {name: "Ash", civ: "fire", typ: "creature", cost: 9, power: 2000}},
		board: "you hand: Mix\nyou mana: Plain, Plain, Ash tapped",
		lines: "! you summon Mix\nyou hand: Mix",
	},
	{
		rule: "206: a power that hangs on a power that hangs on a third",
		cards: []madeUp{
			{name: "Chief", civ: "fire", typ: "creature", cost: 3, power: 2000, text: "while there is your other creature with power 3000 or more, this gets +4000"},
			{name: "Drum", civ: "fire", typ: "creature", cost: 3, power: 1000, text: "your other creatures get +2000"},
			{name: "Big", civ: "fire", typ: "creature", cost: 7, power: 7000},
		},
		board: "you battle: Chief, Drum, Plain\nopponent battle: Big tapped",
		lines: "you attack Chief Big\nyou battle: Chief, Drum, Plain\nopponent grave: Big",
	},
	{
		rule: "112.3: G-strike keeps a creature from attacking, though no text of the game says that anything cannot",
		cards: []madeUp{
			{name: "Fang", civ: "fire", typ: "creature", cost: 5, power: 6000, text: "w-breaker"},
			{name: "Gong", civ: "nature", typ: "creature", cost: 6, power: 3000, text: "g-strike"},
		},
		board: "you battle: Fang, Plain\nopponent shields: Gong, Plain",
		lines: "you attack Fang player\nopponent declare Gong\nopponent choose Plain\n! you attack Plain player\nopponent hand: Gong, Plain'",
	},
	{
		rule: "112.3: G-strike that another card gives keeps a creature from attacking",
		cards: []madeUp{
			{name: "Fang", civ: "fire", typ: "creature", cost: 5, power: 6000, text: "w-breaker"},
			{name: "Bell", civ: "nature", typ: "creature", cost: 6, power: 3000, text: "cards in your shields have g-strike"},
		},
		board: "you battle: Fang, Plain\nopponent battle: Bell\nopponent shields: Plain",
		lines: "you attack Fang player\nopponent declare Plain'\nopponent choose Plain\n! you attack Plain player",
	},
	{
		rule: "112.3: who does not declare it is attacked",
		cards: []madeUp{
			{name: "Fang", civ: "fire", typ: "creature", cost: 5, power: 6000, text: "w-breaker"},
			{name: "Gong", civ: "nature", typ: "creature", cost: 6, power: 3000, text: "g-strike"},
		},
		board: "you battle: Fang, Plain\nopponent shields: Gong, Plain",
		lines: "you attack Fang player\nopponent declare none\nyou attack Plain player\nyou won",
	},
	{
		rule: "112.3c: one Ninja Strike of a player at an attack",
		cards: []madeUp{
			{name: "Shade", civ: "darkness", typ: "creature", cost: 3, power: 2000, text: "ninja strike 1"},
		},
		board: "you battle: Plain\nopponent hand: Shade, Shade\nopponent mana: Plain\nopponent shields: Plain",
		lines: "you attack Plain player\nopponent declare Shade\nopponent battle 1\nopponent hand 2",
	},
	{
		rule: "112.3c: what came by Ninja Strike goes back, whether its own abilities are ignored or not",
		cards: []madeUp{
			{name: "Shade", civ: "darkness", typ: "creature", cost: 3, power: 2000, text: "ninja strike 1"},
			{name: "Null", civ: "light", typ: "creature", cost: 9, power: 9000, text: "abilities of creatures with cost 5 or less are ignored"},
		},
		board: "you battle: Plain, Null\nopponent hand: Shade\nopponent mana: Plain\nopponent shields: Plain",
		lines: "you attack Plain player\nopponent declare Shade\nopponent battle 1\nyou end\nopponent battle 0",
	},
	{
		rule: "112.3c: what evolves from it goes back with it (801.2)",
		cards: []madeUp{
			{name: "Shade", civ: "darkness", typ: "creature", cost: 3, power: 2000, text: "ninja strike 1"},
			{name: "Grown", civ: "water", typ: "evolution creature", cost: 1, power: 5000, text: "evolution: darkness creature"},
			{name: "Nest", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "when your other creature enters: you may put 1 evolution creature from your hand into the battle zone"},
		},
		board: "you battle: Plain\nopponent battle: Nest\nopponent hand: Shade, Grown\nopponent mana: Plain\nopponent shields: Plain, Plain",
		lines: "you attack Plain player\nopponent declare Shade\nopponent use Nest\nopponent battle 3\nyou choose Plain''\nyou end\nopponent battle: Nest\nopponent deck 11\nopponent hand 2",
	},
	{
		rule: "112.3c: what came otherwise stays, evolved or not",
		cards: []madeUp{
			{name: "Shade", civ: "darkness", typ: "creature", cost: 3, power: 2000, text: "ninja strike 1"},
			{name: "Grown", civ: "water", typ: "evolution creature", cost: 1, power: 5000, text: "evolution: darkness creature"},
			{name: "Nest", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "when your other creature enters: you may put 1 evolution creature from your hand into the battle zone"},
			{name: "Call", civ: "darkness", typ: "creature", cost: 2, power: 2000, text: "when opponent's creature attacks: put 1 creature from your graveyard into the battle zone"},
		},
		board: "you battle: Plain\nopponent battle: Nest, Call\nopponent grave: Shade\nopponent hand: Grown\nopponent mana: Plain\nopponent shields: Plain, Plain",
		lines: "you attack Plain player\nopponent use Nest\nopponent choose Shade\nopponent battle 4\nyou choose Plain''\nyou end\nopponent battle: Nest, Call, Shade, Grown",
	},
	{
		rule: "112.3c: nor does it go back a turn later, if it has left and come again",
		cards: []madeUp{
			{name: "Shade", civ: "darkness", typ: "creature", cost: 3, power: 2000, text: "ninja strike 1\n\nwhen this enters: you may return this to hand\nthen put 1 creature from your hand into the battle zone"},
		},
		board: "you battle: Plain\nopponent hand: Shade\nopponent mana: Plain\nopponent shields: Plain, Plain",
		lines: "you attack Plain player\nopponent declare Shade\nopponent use Shade\nopponent decline Shade\nyou choose Plain''\nyou end\nopponent battle: Shade",
	},
	{
		rule:  "113: cards that are one shield are broken as one",
		board: "you battle: Plain\nopponent shields: Plain, Plain joined, Plain",
		lines: "you attack Plain player\nyou choose Plain'\nopponent hand: Plain', Plain''\nopponent shields: Plain'''",
	},
	{
		rule: "113.2: a shield of several cards goes with all of them",
		cards: []madeUp{
			{name: "Ram", civ: "fire", typ: "spell", cost: 1, text: "put 1 of opponent's shields into its owner's graveyard"},
		},
		board: "you hand: Ram\nyou mana: Ram\nopponent shields: Plain, Plain joined",
		lines: "you cast Ram\nopponent grave 2\nopponent shields 0",
	},
	{
		rule: "113.6: a shield trigger is cast for free while the shields go to hand",
		cards: []madeUp{
			{name: "Trap", civ: "darkness", typ: "spell", cost: 5, text: "s-trigger\n\ndestroy 1 of opponent's creatures"},
		},
		board: "you battle: Plain\nopponent shields: Trap",
		lines: "you attack Plain player\nopponent declare Trap\nyou grave: Plain\nopponent grave: Trap\nopponent hand:",
	},
	{
		rule: "113.6a: shields on their way to hand are not counted",
		cards: []madeUp{
			{name: "Flash", civ: "light", typ: "spell", cost: 1, text: "s-trigger\n\nif there are none of your shields, draw 2"},
		},
		board: "you battle: Plain\nopponent shields: Flash",
		lines: "you attack Plain player\nopponent declare Flash\nopponent hand 2",
	},
	{
		rule: "113.6b: what gives S-trigger to shields counts them as they lay just before",
		cards: []madeUp{
			{name: "Fang", civ: "fire", typ: "creature", cost: 5, power: 6000, text: "w-breaker"},
			{name: "Few", civ: "water", typ: "spell", cost: 6, text: "in your shields, while there are 2 or fewer of your shields, this has s-trigger\n\ndraw 1"},
		},
		board: "you battle: Fang\nopponent shields: Few, Plain, Plain",
		lines: "you attack Fang player\nyou choose Few\nyou choose Plain\n! opponent declare Few\nopponent hand: Few, Plain",
	},
	{
		rule: "113.6b: there were few enough before",
		cards: []madeUp{
			{name: "Fang", civ: "fire", typ: "creature", cost: 5, power: 6000, text: "w-breaker"},
			{name: "Few", civ: "water", typ: "spell", cost: 6, text: "in your shields, while there are 2 or fewer of your shields, this has s-trigger\n\ndraw 1"},
		},
		board: "you battle: Fang\nopponent shields: Few, Plain",
		lines: "you attack Fang player\nopponent declare Few\nopponent grave: Few\nopponent hand 2",
	},
	{
		rule: "113.6b: another card gives S-trigger to what lies in the shields",
		cards: []madeUp{
			{name: "Guide", civ: "light", typ: "creature", cost: 3, power: 3000, text: "cards in your shields have s-trigger"},
			{name: "Sip", civ: "water", typ: "spell", cost: 6, text: "draw 1"},
		},
		board: "you battle: Plain\nopponent battle: Guide\nopponent shields: Sip",
		lines: "you attack Plain player\nopponent declare Sip\nopponent grave: Sip\nopponent hand 1",
	},
	{
		rule: "114.4a: what is drawn in place of a draw is not replaced again",
		cards: []madeUp{
			{name: "Twice", civ: "nature", typ: "creature", cost: 3, power: 3000, text: "if you would draw: draw 2 instead"},
			{name: "Sip", civ: "water", typ: "spell", cost: 1, text: "draw 2"},
		},
		board: "you hand: Sip\nyou mana: Sip\nyou battle: Twice",
		lines: "you cast Sip\nyou hand 4\nyou deck 6\nyou grave: Sip",
	},
	{
		rule: "114.4a: each of the draws may be replaced once",
		cards: []madeUp{
			{name: "Sift", civ: "nature", typ: "creature", cost: 3, power: 3000, text: "if you would draw: you may draw 2 and discard 1 instead"},
			{name: "Sip", civ: "water", typ: "spell", cost: 1, text: "draw 2"},
		},
		board: "you hand: Sip\nyou mana: Sip\nyou battle: Sift",
		lines: "you cast Sip\nyou use Sift for Plain\nyou choose Plain\nyou use Sift for Plain''\nyou choose Plain'\nyou hand: Plain'', Plain'''\nyou grave 3\nyou deck 6\nyou end",
	},
	{
		rule: "114.4a: nor by what else would replace it (101.5): one draw is replaced by one of the two",
		cards: []madeUp{
			{name: "Twice", civ: "nature", typ: "creature", cost: 3, power: 3000, text: "if you would draw: draw 2 instead"},
			{name: "Sip", civ: "water", typ: "spell", cost: 1, text: "draw 1"},
		},
		board: "you hand: Sip\nyou mana: Sip\nyou battle: Twice, Twice",
		lines: "you cast Sip\nyou order Twice for Plain\nyou hand 2\nyou deck 8\nyou end",
	},
	{
		rule: "114.6: a draw from an empty deck is attempted, so what hangs on it follows",
		cards: []madeUp{
			{name: "Read", civ: "water", typ: "spell", cost: 1, text: "draw 1\nthen destroy all of opponent's creatures"},
			{name: "Bare", civ: "water", typ: "creature", cost: 2, power: 2000, text: "you do not lose by an empty deck"},
		},
		board: "you hand: Read\nyou mana: Read\nyou battle: Bare\nyou deck:\nopponent battle: Plain",
		lines: "you cast Read\nyou hand:\nopponent battle:",
	},
	{
		rule:  "115.3: creatures of equal power both lose",
		board: "you battle: Plain\nopponent battle: Plain tapped",
		lines: "you attack Plain Plain'\nyou grave 1\nopponent grave 1",
	},
	{
		rule: "115.3a: a battle is not fought if one of the two has left",
		cards: []madeUp{
			{name: "Prick", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "when this battles: destroy this"},
		},
		board: "you battle: Prick\nopponent battle: Plain tapped",
		lines: "you attack Prick Plain\nyou grave: Prick\nopponent battle 1",
	},
	{
		rule: "116.2a: a sealed creature is not there: it gives nothing, blocks nothing, is not found, does not untap",
		cards: []madeUp{
			{name: "Wall", civ: "light", typ: "creature", cost: 2, power: 2000, text: "blocker\n\nyour creatures get +5000"},
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures with power 3000 or less"},
		},
		board: "you hand: Bolt\nyou mana: Bolt\nyou battle: Plain\nopponent battle: Wall sealed tapped, Plain\nopponent shields: Plain",
		lines: "you cast Bolt\nopponent grave 1\nyou attack Plain player\nopponent hand 1\nyou end\nWall tapped",
	},
	{
		rule: "116.2a: no card of a sealed creature is found in the battle zone, and none is tapped or destroyed",
		cards: []madeUp{
			{name: "Sweep", civ: "water", typ: "spell", cost: 1, text: "put all of opponent's cards in the battle zone into its owner's mana"},
			{name: "Crime", civ: "water", typ: "creature", cost: 9, power: 9000, text: "mugen crime 2 [water 1]"},
			{name: "Husk", civ: "water", typ: "creature", cost: 2},
		},
		board: "you hand: Sweep, Crime\nyou mana: Sweep, Sweep\nyou battle: Plain, Plain sealed\nopponent battle: Husk sealed, Plain",
		lines: "! you summon Crime\nopponent battle 2\nyou cast Sweep\nyou pay Sweep'\nopponent battle: Husk\nopponent mana 1",
	},
	{
		rule: "117.1: turned or not, it goes to the hyperspatial zone",
		cards: []madeUp{
			sword,
			{name: "Smith", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of your creatures"},
		},
		board: "you battle: Smith, Sword over Smith\nyou hand: Bolt\nyou mana: Bolt",
		lines: "you cast Bolt\nyou grave: Smith, Bolt\nyou hyper: Sword",
	},
	{
		rule: "117.2: a weapon with nothing to be equipped to stays where it is",
		cards: []madeUp{
			sword,
			{name: "Arm", civ: "fire", typ: "spell", cost: 1, text: "destroy all of your creatures\nput 1 weapon from your hyper into the battle zone equipped to 1 of your creatures"},
			{name: "Smith", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Arm\nyou mana: Arm\nyou battle: Smith\nyou hyper: Sword",
		lines: "you cast Arm\nyou hyper: Sword\nyou battle:",
	},
	{
		rule: "117.2: one that stands alone goes to the hyperspatial zone, a core to the graveyard (309.7)",
		cards: []madeUp{
			sword,
			{name: "Core", civ: "fire", typ: "core"},
		},
		board: "you battle: Sword, Core, Plain",
		lines: "you battle: Plain\nyou hyper: Sword\nyou grave: Core",
	},
	{
		rule: "118.1: a GR creature goes under the super GR, whatever zone it was to go to",
		cards: []madeUp{
			{name: "Robot", civ: "water", typ: "gr creature", cost: 2, power: 2000},
			{name: "Wave", civ: "water", typ: "spell", cost: 1, text: "return 1 of opponent's creatures to hand"},
		},
		board: "you hand: Wave\nyou mana: Wave\nopponent battle: Robot\nopponent gr: Robot",
		lines: "you cast Wave\nopponent gr: Robot', Robot\nopponent hand:",
	},
}
