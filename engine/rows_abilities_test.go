package engine_test

import (
	"testing"

	"dmconform/engine"
)

// Rules of abilities and effects (6).
var abilitiesRows = []row{
	{
		rule: "601.1: what cannot be paid any more, after what is done besides, is not used",
		cards: []madeUp{
			{name: "Ghoul", civ: "darkness", typ: "creature", cost: 5, power: 5000, text: "in your graveyard, you may destroy 1 of your creatures to summon this from your graveyard paying [darkness 1]"},
			{name: "Leech", civ: "darkness", typ: "creature", cost: 2, power: 2000, text: "if this would be destroyed: put all cards in your mana into your graveyard instead"},
		},
		board: "you grave: Ghoul\nyou mana: Leech\nyou battle: Leech",
		lines: "you summon Ghoul\nyou battle: Leech'\nyou grave: Ghoul, Leech\nyou end",
	},
	{
		rule: "601.1a: a use at a cost of its own pays that",
		cards: []madeUp{
			{name: "Ghost", civ: "darkness", typ: "creature", cost: 5, power: 5000, text: "in your graveyard, you may destroy 1 of your creatures to summon this from your graveyard paying [darkness 1]"},
		},
		board: "you grave: Ghost\nyou mana: Ghost\nyou battle: Plain",
		lines: "you summon Ghost\nyou battle: Ghost\nyou grave: Plain\nGhost' tapped",
	},
	{
		rule: "601.1a: of what makes a cost less, each with a bound of its own, the order that leaves the least is taken",
		cards: []madeUp{
			{name: "Two", civ: "nature", typ: "creature", cost: 4, power: 1000, text: "your creatures cost 2 less to summon, not less than 1"},
			{name: "Three", civ: "nature", typ: "creature", cost: 4, power: 1000, text: "your creatures cost 3 less to summon, not less than 2"},
			{name: "Five", civ: "water", typ: "creature", cost: 5, power: 5000},
		},
		board: "you hand: Five\nyou mana: Plain\nyou battle: Three, Two",
		lines: "you summon Five\nyou battle: Five, Three, Two",
	},
	{
		rule: "601.1a: whichever of them stands first",
		cards: []madeUp{
			{name: "Two", civ: "nature", typ: "creature", cost: 4, power: 1000, text: "your creatures cost 2 less to summon, not less than 1"},
			{name: "Three", civ: "nature", typ: "creature", cost: 4, power: 1000, text: "your creatures cost 3 less to summon, not less than 2"},
			{name: "Five", civ: "water", typ: "creature", cost: 5, power: 5000},
		},
		board: "you hand: Five\nyou mana: Plain\nyou battle: Two, Three",
		lines: "you summon Five\nyou battle: Five, Three, Two",
	},
	{
		rule: "601.1a: a bound below which nothing makes a cost less makes none dearer",
		cards: []madeUp{
			{name: "Aid", civ: "nature", typ: "creature", cost: 4, power: 1000, text: "your creatures cost 2 less to summon, not less than 2"},
			{name: "Mite", civ: "water", typ: "creature", cost: 1, power: 1000},
		},
		board: "you hand: Mite\nyou mana: Mite\nyou battle: Aid",
		lines: "you summon Mite\nyou battle: Aid, Mite",
	},
	{
		rule: "601.1a: what makes cards cheaper to summon says nothing of spells",
		cards: []madeUp{
			{name: "Aid", civ: "nature", typ: "creature", cost: 4, power: 1000, text: "your cards cost 1 less to summon"},
			{name: "Sip", civ: "water", typ: "spell", cost: 2, text: "draw 1"},
		},
		board: "you hand: Sip\nyou mana: Sip\nyou battle: Aid",
		lines: "! you cast Sip\nyou end\nyou hand: Sip",
	},
	{
		rule: "110.4e: a card may make itself dearer",
		cards: []madeUp{
			{name: "Proud", civ: "nature", typ: "creature", cost: 1, power: 5000, text: "this costs 1 more to summon for each of your creatures"},
		},
		board: "you hand: Proud\nyou mana: Proud\nyou battle: Plain",
		lines: "! you summon Proud\nyou end\nyou hand: Proud",
	},
	{
		rule: "110.4e: a card that may be summoned from the graveyard is",
		cards: []madeUp{
			{name: "Shade", civ: "water", typ: "creature", cost: 2, power: 2000, text: "you may summon this from your graveyard"},
		},
		board: "you grave: Shade\nyou mana: Plain, Plain",
		lines: "you summon Shade\nyou battle: Shade",
	},
	{
		rule: "110.4e: from there, and not from another zone",
		cards: []madeUp{
			{name: "Shade", civ: "water", typ: "creature", cost: 2, power: 2000, text: "you may summon this from your graveyard"},
		},
		board: "you mana: Shade, Plain, Plain",
		lines: "! you summon Shade\nyou end\nyou mana: Shade, Plain, Plain'",
	},
	{
		rule: "110.4e: at a cost of its own, if its condition is there",
		cards: []madeUp{
			{name: "Shade", civ: "darkness", typ: "creature", cost: 7, power: 2000, text: "while there are no shields of yours, you may destroy 1 of your creatures to summon this from your mana paying [0]"},
		},
		board: "you mana: Shade\nyou battle: Plain\nyou shields:",
		lines: "you summon Shade\nyou battle: Shade\nyou grave: Plain",
	},
	{
		rule: "110.4e: and not if it is not",
		cards: []madeUp{
			{name: "Shade", civ: "darkness", typ: "creature", cost: 7, power: 2000, text: "while there are no shields of yours, you may destroy 1 of your creatures to summon this from your mana paying [0]"},
		},
		board: "you mana: Shade\nyou battle: Plain\nyou shields: Plain",
		lines: "! you summon Shade\nyou end\nyou mana: Shade",
	},
	{
		rule: "601.1a: a card is no part of what is done instead of paying its cost",
		cards: []madeUp{
			{name: "Trade", civ: "nature", typ: "spell", cost: 8, text: "instead of paying its cost, you may discard 2 to cast this\n\ndraw 3"},
		},
		board: "you hand: Trade, Plain",
		lines: "! you cast Trade\nyou end\nyou hand: Trade, Plain",
	},
	{
		rule: "601.1a: with enough others it is used",
		cards: []madeUp{
			{name: "Trade", civ: "nature", typ: "spell", cost: 8, text: "instead of paying its cost, you may discard 2 to cast this\n\ndraw 3"},
		},
		board: "you hand: Trade, Plain, Plain",
		lines: "you cast Trade\nyou hand 3\nyou grave: Trade, Plain, Plain'",
	},
	{
		rule: "601.1a: nor does it go under the deck for itself",
		cards: []madeUp{
			{name: "Sunk", civ: "nature", typ: "creature", cost: 8, power: 8000, text: "instead of paying its cost, you may put 2 cards from your hand on the bottom of your deck in any order to summon this"},
		},
		board: "you hand: Sunk, Plain",
		lines: "! you summon Sunk\nyou end\nyou hand: Sunk, Plain",
	},
	{
		rule: "601.1a: two others do",
		cards: []madeUp{
			{name: "Sunk", civ: "nature", typ: "creature", cost: 8, power: 8000, text: "instead of paying its cost, you may put 2 cards from your hand on the bottom of your deck in any order to summon this"},
		},
		board: "you hand: Sunk, Plain, Plain",
		lines: "you summon Sunk\nyou order Plain\nyou battle: Sunk\nyou hand 0\nyou deck 12",
	},
	{
		rule: "601.1a: and what is to be discarded then is not asked of it",
		cards: []madeUp{
			{name: "Trade", civ: "nature", typ: "spell", cost: 8, text: "instead of paying its cost, you may discard 1 to cast this\n\ndraw 1"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Trade, Plain, Ox",
		lines: "you cast Trade\n! you choose Trade\nyou choose Ox\nyou grave: Trade, Ox",
	},
	{
		rule: "105.6: what is tapped already does not pay for a use by tapping",
		cards: []madeUp{
			{name: "Tide", civ: "water", typ: "creature", cost: 8, power: 8000, text: "instead of paying its cost, you may tap 2 of your creatures to summon this"},
		},
		board: "you hand: Tide\nyou battle: Plain tapped, Plain",
		lines: "! you summon Tide\nyou end\nyou hand: Tide",
	},
	{
		rule: "105.6: those that are not do, and are not asked for if they are all there are",
		cards: []madeUp{
			{name: "Tide", civ: "water", typ: "creature", cost: 8, power: 8000, text: "instead of paying its cost, you may tap 2 of your creatures to summon this"},
		},
		board: "you hand: Tide\nyou battle: Plain tapped, Plain, Plain",
		lines: "you summon Tide\nyou battle: Tide, Plain, Plain', Plain''\nPlain' tapped\nPlain'' tapped",
	},
	{
		rule: "105.6: nor does a creature pay with itself if it is tapped",
		cards: []madeUp{
			{name: "Horn", civ: "nature", typ: "creature", cost: 3, power: 3000, text: "you may tap this to summon a creature from your graveyard paying [0]"},
		},
		board: "you grave: Plain\nyou battle: Horn tapped",
		lines: "! you summon Plain\nyou end\nyou grave: Plain",
	},
	{
		rule: "105.6: untapped it does",
		cards: []madeUp{
			{name: "Horn", civ: "nature", typ: "creature", cost: 3, power: 3000, text: "you may tap this to summon a creature from your graveyard paying [0]"},
		},
		board: "you grave: Plain\nyou battle: Horn",
		lines: "you summon Plain\nyou battle: Horn, Plain\nHorn tapped",
	},
	{
		rule: "602.3a: a tap ability needs a creature that could attack",
		cards: []madeUp{
			{name: "Bell", civ: "water", typ: "creature", cost: 2, power: 2000, text: "tap: draw 1"},
			{name: "Hush", civ: "light", typ: "creature", cost: 2, power: 2000, text: "opponent's creatures can't attack"},
		},
		board: "you battle: Bell\nopponent battle: Hush",
		lines: "! you use-ability Bell\nyou end",
	},
	{
		rule: "603.2: once each turn is once",
		cards: []madeUp{
			{name: "Sip", civ: "water", typ: "creature", cost: 2, power: 2000, text: "once each turn, when a creature attacks: draw 1"},
		},
		board: "you battle: Sip, Plain, Plain\nopponent battle: Plain tapped, Plain tapped",
		lines: "you attack Plain Plain''\nyou attack Plain' Plain'''\nyou hand 1",
	},
	{
		rule: "603.2: what makes the next creature trigger twice waits for one that triggers",
		cards: []madeUp{
			{name: "Echo", civ: "water", typ: "spell", cost: 1, text: "the next creature of yours that enters triggers twice this turn\nput 1 creature with cost 1 from your hand into the battle zone\nput 1 creature with cost 2 from your hand into the battle zone\nput 1 creature with cost 3 from your hand into the battle zone"},
			{name: "Twig", civ: "water", typ: "creature", cost: 1, power: 1000},
			{name: "Sip", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when this enters: draw 1"},
			{name: "Sup", civ: "water", typ: "creature", cost: 3, power: 1000, text: "when this enters: draw 1"},
		},
		board: "you hand: Echo, Twig, Sip, Sup\nyou mana: Twig",
		lines: "you cast Echo\nyou order Sip\nyou order Sip\nyou battle 3\nyou hand 3",
	},
	{
		rule: "603.2: Shinka Power is the card's below, ignored with it and not with what evolved from it",
		cards: []madeUp{
			{name: "Hush", civ: "water", typ: "creature", cost: 6, power: 1000, text: "abilities of creatures with cost 5 or less are ignored"},
			{name: "Seed", civ: "water", typ: "tamaseed", cost: 1, text: "shinkalize\n\nwhen this evolves: draw 1"},
			{name: "Up", civ: "water", typ: "evolution creature", cost: 2, power: 4000, text: "evolution: water creature"},
		},
		board: "you battle: Hush tapped, Seed\nyou hand: Up\nyou mana: Up, Up",
		lines: "you summon Up\nyou choose Seed\nyou hand 1",
	},
	{
		rule: "603.2: the same with a creature below",
		cards: []madeUp{
			{name: "Hush", civ: "fire", typ: "creature", cost: 6, power: 1000, text: "abilities of creatures with cost 5 or less are ignored"},
			{name: "Seed", civ: "water", typ: "creature", cost: 1, power: 1000, text: "when this evolves: draw 1"},
			{name: "Up", civ: "water", typ: "evolution creature", cost: 2, power: 4000, text: "evolution: water creature"},
		},
		board: "you battle: Hush tapped, Seed\nyou hand: Up\nyou mana: Up, Up",
		lines: "you summon Up\nyou hand 0",
	},
	{
		rule: "603.2: what watches creatures evolve is the card's own, wherever it stands",
		cards: []madeUp{
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when your creature evolves: draw 1"},
			{name: "Grown", civ: "water", typ: "evolution creature", cost: 1, power: 5000, text: "evolution: fire creature"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Grown\nyou mana: Plain\nyou battle: Owl, Ox",
		lines: "you summon Grown\nyou hand 1",
	},
	{
		rule: "603.2: and does not work from below",
		cards: []madeUp{
			{name: "Owl", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when your creature evolves: draw 1"},
			{name: "Grown", civ: "water", typ: "evolution creature", cost: 1, power: 5000, text: "evolution: water creature"},
		},
		board: "you hand: Grown\nyou mana: Plain\nyou battle: Owl",
		lines: "you summon Grown\nyou hand 0",
	},
	{
		rule: "603.2: Shinka Power is not of what evolves itself",
		cards: []madeUp{
			{name: "Grown", civ: "water", typ: "evolution creature", cost: 1, power: 5000, text: "evolution: water creature\n\nwhen this evolves: draw 1"},
		},
		board: "you hand: Grown, Grown\nyou mana: Plain, Plain\nyou battle: Plain",
		lines: "you summon Grown\nyou pay Plain\nyou hand 1\nyou summon Grown'\nyou hand 1",
	},
	{
		rule: "603.2: Shinka Power is of what evolves from the card, and of no other",
		cards: []madeUp{
			{name: "Seed", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when this evolves: draw 1"},
			{name: "Grown", civ: "water", typ: "evolution creature", cost: 1, power: 5000, text: "evolution: fire creature"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Grown\nyou mana: Plain\nyou battle: Seed, Ox",
		lines: "you summon Grown\nyou hand 0",
	},
	{
		rule: "603.2: what dies at once of what enters has seen it enter",
		cards: []madeUp{
			{name: "Eye", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when your creature enters: draw 1"},
			{name: "Gloom", civ: "water", typ: "creature", cost: 1, power: 3000, text: "creatures named \"Eye\" get -5000"},
		},
		board: "you battle: Eye\nyou hand: Gloom\nyou mana: Gloom",
		lines: "you summon Gloom\nyou grave: Eye\nyou hand 1",
	},
	{
		rule: "603.2: a \"may\" that is declined leaves \"once each turn\" for later",
		cards: []madeUp{
			{name: "Sip", civ: "water", typ: "creature", cost: 2, power: 2000, text: "once each turn, when a creature attacks: you may draw 1"},
		},
		board: "you battle: Sip, Plain, Plain, Plain\nopponent battle: Plain tapped, Plain tapped, Plain tapped",
		lines: "you attack Plain Plain'''\nyou decline Sip\nyou attack Plain' Plain''''\nyou use Sip\nyou attack Plain'' Plain'''''\n! you use Sip\nyou hand 1\nyou grave 3",
	},
	{
		rule: "603.2: the first time each turn is declined for that turn",
		cards: []madeUp{
			{name: "Bag", civ: "water", typ: "creature", cost: 1, power: 2000, text: "the first time each turn, when your creature enters: you may draw 1"},
			{name: "Twig", civ: "water", typ: "creature", cost: 1, power: 1000},
		},
		board: "you battle: Bag\nyou hand: Twig, Twig\nyou mana: Plain, Plain",
		lines: "you summon Twig\nyou pay Plain\nyou decline Bag\nyou summon Twig'\n! you use Bag\nyou hand 0",
	},
	{
		rule: "603.2: the first time was before the card came",
		cards: []madeUp{
			{name: "Bag", civ: "water", typ: "creature", cost: 1, power: 2000, text: "the first time each turn, when your creature enters: you may draw 1"},
			{name: "Twig", civ: "water", typ: "creature", cost: 1, power: 1000},
		},
		board: "you hand: Bag, Twig, Twig\nyou mana: Plain, Plain, Plain",
		lines: "you summon Twig\nyou pay Plain\nyou summon Bag\nyou pay Plain'\nyou summon Twig'\n! you use Bag\nyou hand 0",
	},
	{
		rule: "603.2: it comes again in the next turn, and not for what the other player does",
		cards: []madeUp{
			{name: "Bag", civ: "water", typ: "creature", cost: 1, power: 2000, text: "the first time each turn, when your creature enters: you may draw 1"},
			{name: "Twig", civ: "water", typ: "creature", cost: 1, power: 1000},
		},
		board: "you battle: Bag\nyou hand: Twig, Twig\nyou mana: Plain\nyou shields: Plain\nopponent hand: Twig\nopponent mana: Plain\nopponent shields: Plain",
		lines: "you summon Twig\nyou use Bag\nyou end\nopponent summon Twig''\nopponent end\nyou summon Twig'\nyou use Bag",
	},
	{
		rule: "603.2: of two times that wait the second is used, if the first was declined",
		cards: []madeUp{
			{name: "Sip", civ: "water", typ: "creature", cost: 2, power: 2000, text: "once each turn, when your creature enters: you may draw 1"},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put 2 creatures from your hand into the battle zone"},
		},
		board: "you hand: Pair, Plain, Plain\nyou mana: Pair\nyou battle: Sip",
		lines: "you cast Pair\nyou order Sip\nyou decline Sip\nyou use Sip\nyou hand 1\nyou end",
	},
	{
		rule: "603.2: and if it was used, the second is not",
		cards: []madeUp{
			{name: "Sip", civ: "water", typ: "creature", cost: 2, power: 2000, text: "once each turn, when your creature enters: you may draw 1"},
			{name: "Pair", civ: "water", typ: "spell", cost: 1, text: "put 2 creatures from your hand into the battle zone"},
		},
		board: "you hand: Pair, Plain, Plain\nyou mana: Pair\nyou battle: Sip",
		lines: "you cast Pair\nyou order Sip\nyou use Sip\nyou hand 1\nyou end",
	},
	{
		rule: "603.2b: an ability that waits twice is told apart by what it waits for",
		cards: []madeUp{
			{name: "Doom", civ: "darkness", typ: "spell", cost: 1, text: "destroy all of opponent's creatures"},
			{name: "Vult", civ: "darkness", typ: "creature", cost: 2, power: 2000, text: "when opponent's creature is destroyed: you may return that card to hand"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "Elk", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Doom\nyou mana: Doom\nyou battle: Vult\nopponent battle: Ox, Elk",
		lines: "you cast Doom\nyou order Vult for Ox\nyou use Vult\nopponent hand: Ox\nyou decline Vult\nopponent grave: Elk",
	},
	{
		rule: "603.3: of several that wait about one card that came and went, the first comes first",
		cards: []madeUp{
			{name: "Flick", civ: "darkness", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures\nput 1 creature from opponent's graveyard into the battle zone\ndestroy 1 of opponent's creatures"},
			{name: "Vult", civ: "darkness", typ: "creature", cost: 2, power: 2000, text: "when opponent's creature is destroyed: draw 1"},
		},
		board: "you hand: Flick\nyou mana: Flick\nyou battle: Vult, Vult\nopponent battle: Plain",
		lines: "you cast Flick\nyou order Vult\nyou order Vult'\nyou order Vult\nyou hand 4",
	},
	{
		rule: "603.4: what was put into the battle zone this turn is asked at the end of it, wherever it is by then",
		cards: []madeUp{
			{name: "Clock", civ: "fire", typ: "creature", cost: 2, power: 2000, text: `at the end of your turn, if you put a "Dragon" element into the battle zone this turn: draw 1`},
			{name: "Egg", civ: "fire", typ: "creature", race: "Dragon", cost: 1, power: 1000, text: "when this enters: destroy this"},
		},
		board: "you battle: Clock\nyou hand: Egg\nyou mana: Clock",
		lines: "you summon Egg\nyou grave: Egg\nyou end\nyou hand 1",
	},
	{
		rule: "603.4: nothing that is no Dragon counts, nor what came before",
		cards: []madeUp{
			{name: "Clock", civ: "fire", typ: "creature", cost: 2, power: 2000, text: `at the end of your turn, if you put a "Dragon" element into the battle zone this turn: draw 1`},
			{name: "Egg", civ: "fire", typ: "creature", race: "Dragon", cost: 1, power: 1000},
			{name: "Hen", civ: "fire", typ: "creature", race: "Bird", cost: 1, power: 1000},
		},
		board: "you battle: Clock, Egg\nyou hand: Hen\nyou mana: Clock",
		lines: "you summon Hen\nyou end\nyou hand 0",
	},
	{
		rule: "603.4: nor what the other player put",
		cards: []madeUp{
			{name: "Clock", civ: "fire", typ: "creature", cost: 2, power: 2000, text: `at the end of your turn, if you put a "Dragon" element into the battle zone this turn: draw 1`},
			{name: "Egg", civ: "fire", typ: "creature", race: "Dragon", cost: 1, power: 1000},
			{name: "Gift", civ: "fire", typ: "spell", cost: 1, text: "opponent puts 1 creature from opponent's hand into the battle zone"},
		},
		board: "you battle: Clock\nyou hand: Gift\nyou mana: Clock\nopponent hand: Egg",
		lines: "you cast Gift\nopponent battle: Egg\nyou end\nyou hand 0",
	},
	{
		rule: "603.4: nor what was put in an earlier turn",
		cards: []madeUp{
			{name: "Clock", civ: "fire", typ: "creature", cost: 2, power: 2000, text: `at the end of your turn, if you put a "Dragon" element into the battle zone this turn: draw 1`},
			{name: "Egg", civ: "fire", typ: "creature", race: "Dragon", cost: 1, power: 1000},
		},
		board: "you battle: Clock\nyou hand: Egg\nyou mana: Clock\nyou shields: Plain\nopponent shields: Plain",
		lines: "you summon Egg\nyou end\nyou hand 1\nopponent end\nyou hand 2\nyou end\nyou hand 2",
	},
	{
		rule: "603.4: nor is it the first that the other player put before",
		cards: []madeUp{
			second,
			{name: "Egg", civ: "fire", typ: "creature", race: "Dragon", cost: 1, power: 1000},
			{name: "Gift", civ: "fire", typ: "spell", cost: 1, text: "opponent puts 1 creature from opponent's hand into the battle zone"},
		},
		board: "you battle: Second\nyou hand: Gift, Egg\nyou mana: Second, Second\nopponent hand: Egg",
		lines: "you cast Gift\nyou pay Second'\nyou summon Egg\nyou hand 0",
	},
	{
		rule: "603.4: the first is not the one after it",
		cards: []madeUp{
			second,
			{name: "Egg", civ: "fire", typ: "creature", race: "Dragon", cost: 1, power: 1000},
			{name: "Hen", civ: "fire", typ: "creature", race: "Bird", cost: 1, power: 1000},
		},
		board: "you battle: Second\nyou hand: Egg, Hen, Egg\nyou mana: Second, Second, Second",
		lines: "you summon Egg\nyou pay Second'\nyou hand 2\nyou summon Hen\nyou pay Second''\nyou hand 1\nyou summon Egg'\nyou hand 1",
	},
	{
		rule: "603.5d: what leaves together with others sees only itself leave",
		cards: []madeUp{
			{name: "Doom", civ: "darkness", typ: "spell", cost: 1, text: "destroy all creatures"},
			{name: "Watch", civ: "darkness", typ: "creature", cost: 2, power: 2000, text: "when your creature is destroyed: draw 1"},
		},
		board: "you hand: Doom\nyou mana: Doom\nyou battle: Watch, Plain, Plain\nopponent battle: Plain",
		lines: "you cast Doom\nyou grave: Doom, Watch, Plain, Plain'\nopponent grave 1\nyou deck 9",
	},
	{
		rule: "603.6: a spell may say first what comes later in the turn",
		cards: []madeUp{
			{name: "Omen", civ: "water", typ: "spell", cost: 1, text: "when a creature attacks this turn, draw 1\nput top 1 of your deck into your mana"},
		},
		board: "you hand: Omen\nyou mana: Omen\nyou battle: Plain\nopponent shields: Plain",
		lines: "you cast Omen\nyou hand 0\nyou mana 2\nyou attack Plain player\nyou hand 1",
	},
	{
		rule: "603.6: it does not come in the next turn",
		cards: []madeUp{
			{name: "Omen", civ: "water", typ: "spell", cost: 1, text: "when a creature attacks this turn, draw 1"},
		},
		board: "you hand: Omen\nyou mana: Omen\nyou shields: Plain\nopponent battle: Plain",
		lines: "you cast Omen\nyou end\nopponent attack Plain' player\nyou hand 1",
	},
	{
		rule: "605.2: what was put this way is counted by its kind",
		cards: []madeUp{
			{name: "Mill", civ: "nature", typ: "spell", cost: 1, text: "put top 3 of your deck into your graveyard\nif 2 or more creatures were put this way, draw 1"},
		},
		board: "you hand: Mill\nyou mana: Mill\nyou deck: Plain, Mill, Mill, Plain, Plain",
		lines: "you cast Mill\nyou hand 0\nyou grave 4",
	},
	{
		rule: "605.2: two of the three are of it",
		cards: []madeUp{
			{name: "Mill", civ: "nature", typ: "spell", cost: 1, text: "put top 3 of your deck into your graveyard\nif 2 or more creatures were put this way, draw 1"},
		},
		board: "you hand: Mill\nyou mana: Mill\nyou deck: Plain, Mill, Plain, Plain, Plain",
		lines: "you cast Mill\nyou hand 1\nyou grave 4",
	},
	{
		rule: "605.2: of three spells none is a creature",
		cards: []madeUp{
			{name: "Mill", civ: "nature", typ: "spell", cost: 1, text: "put top 3 of your deck into your graveyard\nif no creatures were put this way, draw 1"},
		},
		board: "you hand: Mill\nyou mana: Mill\nyou deck: Mill, Mill, Mill, Plain, Plain",
		lines: "you cast Mill\nyou hand 1\nyou grave 4",
	},
	{
		rule: "605.2b: \"it\" is nothing if nothing could be chosen, and not the card itself",
		cards: []madeUp{
			{name: "Claw", civ: "darkness", typ: "creature", cost: 1, power: 1000, text: "when this enters: choose 1 of opponent's creatures\ndestroy it"},
		},
		board: "you hand: Claw\nyou mana: Claw",
		lines: "you summon Claw\nyou battle: Claw\nyou end",
	},
	{
		rule: "605.2b: nor is anything asked about it",
		cards: []madeUp{
			{name: "Ebb", civ: "water", typ: "creature", cost: 1, power: 1000, text: "when this enters: choose 1 of opponent's creatures\nyou may return it to hand\nthen draw 1"},
		},
		board: "you hand: Ebb\nyou mana: Ebb",
		lines: "you summon Ebb\n! you use Ebb\nyou battle: Ebb\nyou hand 0\nyou end",
	},
	{
		rule: "605.2b: nor is it the attacker where nothing was discarded",
		cards: []madeUp{
			{name: "Rip", civ: "darkness", typ: "creature", cost: 2, power: 2000, text: "when this attacks: discard 1\nif it is a creature, destroy 1 of opponent's creatures"},
		},
		board: "you battle: Rip\nopponent battle: Plain\nopponent shields: Plain",
		lines: "you attack Rip player\nopponent battle: Plain",
	},
	{
		rule: "605.2b: nor what was not put",
		cards: []madeUp{
			{name: "Lure", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "when this enters: you may put 1 creature from your hand into the battle zone\nit has speed attacker this turn"},
		},
		board: "you hand: Lure, Plain\nyou mana: Lure\nopponent shields: Plain",
		lines: "you summon Lure\nyou decline Lure\n! you attack Lure player\nyou hand: Plain\nyou end",
	},
	{
		rule: "605.2e: what was destroyed had the power that it had there",
		cards: []madeUp{
			{name: "Feed", civ: "nature", typ: "spell", cost: 1, text: "choose 1 of opponent's creatures and it gets +3000 this turn"},
			{name: "Fell", civ: "nature", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures\nif it was a creature with power 3000 or more, draw 1"},
		},
		board: "you hand: Feed, Fell\nyou mana: Feed, Fell\nopponent battle: Plain",
		lines: "you cast Feed\nyou pay Feed'\nyou cast Fell\nyou hand 1\nopponent grave: Plain",
	},
	{
		rule: "605.2e: so it has where the text says \"is\"",
		cards: []madeUp{
			{name: "Feed", civ: "nature", typ: "spell", cost: 1, text: "choose 1 of opponent's creatures and it gets +3000 this turn"},
			{name: "Fell", civ: "nature", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures\nif it is a creature with power 3000 or more, draw 1"},
		},
		board: "you hand: Feed, Fell\nyou mana: Feed, Fell\nopponent battle: Plain",
		lines: "you cast Feed\nyou pay Feed'\nyou cast Fell\nyou hand 1\nopponent grave: Plain",
	},
	{
		rule: "605.2e: and no more than that",
		cards: []madeUp{
			{name: "Fell", civ: "nature", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures\nif it was a creature with power 3000 or more, draw 1"},
		},
		board: "you hand: Fell\nyou mana: Fell\nopponent battle: Plain",
		lines: "you cast Fell\nyou hand 0\nopponent grave: Plain",
	},
	{
		rule: "605.2e: the power of what was destroyed bounds what is destroyed next",
		cards: []madeUp{
			{name: "Feed", civ: "nature", typ: "spell", cost: 1, text: "choose 1 of your creatures and it gets +3000 this turn"},
			{name: "Swap", civ: "nature", typ: "spell", cost: 1, text: "destroy 1 of your creatures\ndestroy 1 of opponent's creatures with power at most the power of it"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 4000},
		},
		board: "you hand: Feed, Swap\nyou mana: Feed, Swap\nyou battle: Plain\nopponent battle: Ox",
		lines: "you cast Feed\nyou pay Feed'\nyou cast Swap\nopponent grave: Ox",
	},
	{
		rule: "605.2e: one of more power stays",
		cards: []madeUp{
			{name: "Feed", civ: "nature", typ: "spell", cost: 1, text: "choose 1 of your creatures and it gets +3000 this turn"},
			{name: "Swap", civ: "nature", typ: "spell", cost: 1, text: "destroy 1 of your creatures\ndestroy 1 of opponent's creatures with power at most the power of it"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 5000},
		},
		board: "you hand: Feed, Swap\nyou mana: Feed, Swap\nyou battle: Plain\nopponent battle: Ox",
		lines: "you cast Feed\nyou pay Feed'\nyou cast Swap\nopponent battle: Ox\nyou battle:",
	},
	{
		rule: "605.2e: what went to hand was tapped as it lay",
		cards: []madeUp{
			{name: "Wave", civ: "water", typ: "spell", cost: 1, text: "return 1 of opponent's creatures to hand\nif it was a tapped creature, draw 1"},
		},
		board: "you hand: Wave\nyou mana: Wave\nopponent battle: Plain tapped",
		lines: "you cast Wave\nopponent hand: Plain\nyou hand 1",
	},
	{
		rule: "605.2e: or was not",
		cards: []madeUp{
			{name: "Wave", civ: "water", typ: "spell", cost: 1, text: "return 1 of opponent's creatures to hand\nif it was a tapped creature, draw 1"},
		},
		board: "you hand: Wave\nyou mana: Wave\nopponent battle: Plain",
		lines: "you cast Wave\nopponent hand: Plain\nyou hand 0",
	},
	{
		rule: "605.4: other effects take the cards below those being looked at",
		cards: []madeUp{
			{name: "Peek", civ: "water", typ: "spell", cost: 1, text: "look at top 2 of your deck\ndraw 1\nput 1 card among them into your graveyard"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Peek\nyou mana: Peek\nyou deck: Plain, Plain, Ox, Plain",
		lines: "you cast Peek\nyou hand: Ox, Peek",
	},
	{
		rule: "608: what lasts this battle ends with it",
		cards: []madeUp{
			{name: "Spur", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "when this battles: this gets +5000 during this battle"},
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures with power 3000 or less"},
		},
		board: "you battle: Spur\nopponent battle: Plain tapped\nopponent hand: Bolt\nopponent mana: Bolt",
		lines: "you attack Spur Plain\nyou battle 1\nyou end\nopponent cast Bolt\nyou battle 0",
	},
	{
		rule: "608: what lasts this attack ends with it",
		cards: []madeUp{
			{name: "Rush", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "when this attacks: this gets +5000 during this attack"},
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures with power 3000 or less"},
		},
		board: "you battle: Rush\nopponent battle: Plain tapped\nopponent hand: Bolt\nopponent mana: Bolt",
		lines: "you attack Rush Plain\nyou battle 1\nyou end\nopponent cast Bolt\nyou battle 0",
	},
	{
		rule: "608.2b: what is laid on all binds those that are there, and none that comes later",
		cards: []madeUp{
			{name: "Calm", civ: "light", typ: "spell", cost: 1, text: "all of opponent's creatures can't attack until the start of your next turn"},
			{name: "Dash", civ: "fire", typ: "creature", cost: 1, power: 2000, text: "speed attacker"},
		},
		board: "you hand: Calm\nyou mana: Calm\nyou shields: Plain, Plain\nopponent hand: Dash\nopponent mana: Dash\nopponent battle: Plain",
		lines: "you cast Calm\nyou end\nopponent summon Dash\n! opponent attack Plain'' player\nopponent attack Dash player\nopponent choose Plain\nDash tapped",
	},
	{
		rule: "608.2b: what does not say all binds what comes later too",
		cards: []madeUp{
			{name: "Calm", civ: "light", typ: "spell", cost: 1, text: "opponent's creatures can't attack until the start of your next turn"},
			{name: "Dash", civ: "fire", typ: "creature", cost: 1, power: 2000, text: "speed attacker"},
		},
		board: "you hand: Calm\nyou mana: Calm\nyou shields: Plain, Plain\nopponent hand: Dash\nopponent mana: Dash\nopponent battle: Plain",
		lines: "you cast Calm\nyou end\nopponent summon Dash\n! opponent attack Plain'' player\n! opponent attack Dash player\nopponent end",
	},
	{
		rule: "608.2b: who comes later does not have to attack either",
		cards: []madeUp{
			{name: "Goad", civ: "fire", typ: "spell", cost: 1, text: "all of opponent's creatures attack each turn if able until the start of your next turn"},
			{name: "Dash", civ: "fire", typ: "creature", cost: 1, power: 2000, text: "speed attacker"},
		},
		board: "you hand: Goad\nyou mana: Goad\nyou shields: Plain, Plain\nopponent hand: Dash\nopponent mana: Dash\nopponent battle: Plain",
		lines: "you cast Goad\nyou end\nopponent summon Dash\n! opponent end\nopponent attack Plain'' player\nopponent choose Plain\nopponent end",
	},
	{
		rule: "608.2b: nor may who comes later attack players for it",
		cards: []madeUp{
			{name: "Horn", civ: "fire", typ: "spell", cost: 1, text: "all of your creatures can attack players this turn"},
			{name: "Late", civ: "fire", typ: "creature", cost: 1, power: 2000},
		},
		board: "you hand: Horn, Late\nyou mana: Horn, Late\nyou battle: Plain",
		lines: "you cast Horn\nyou pay Horn'\nyou summon Late\n! you attack Late player\nyou end",
	},
	{
		rule: "608.2b: of those that must attack one creature, who comes later attacks what it likes",
		cards: []madeUp{
			{name: "Lure", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "when this attacks: all of opponent's creatures attack this each turn if able until the start of your next turn"},
			{name: "Dash", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "speed attacker"},
		},
		board: "you battle: Lure\nyou shields: Plain\nopponent hand: Dash\nopponent mana: Dash\nopponent battle: Plain\nopponent shields: Plain",
		lines: "you attack Lure player\nyou end\nopponent summon Dash\n! opponent attack Plain' player\nopponent attack Dash player\nopponent attack Plain' Lure\nopponent grave: Plain'",
	},
	{
		rule: "608.2b: a blocker that comes later may block, one that was there may not",
		cards: []madeUp{
			{name: "Clear", civ: "fire", typ: "spell", cost: 1, text: "all of opponent's creatures can't block this turn"},
			{name: "Wall", civ: "light", typ: "creature", cost: 3, power: 3000, text: "blocker"},
			{name: "Guard", civ: "light", typ: "creature", cost: 3, power: 4000, text: "s-trigger\n\nblocker"},
		},
		board: "you hand: Clear\nyou mana: Clear\nyou battle: Plain, Plain\nopponent battle: Wall\nopponent shields: Guard",
		lines: "you cast Clear\nyou attack Plain player\nopponent declare Guard\nyou attack Plain' player\n! opponent redirect Wall\nopponent redirect Guard\nyou grave 2",
	},
	{
		rule: "608.2b: but neither where it does not say all",
		cards: []madeUp{
			{name: "Clear", civ: "fire", typ: "spell", cost: 1, text: "opponent's creatures can't block this turn"},
			{name: "Wall", civ: "light", typ: "creature", cost: 3, power: 3000, text: "blocker"},
			{name: "Guard", civ: "light", typ: "creature", cost: 3, power: 4000, text: "s-trigger\n\nblocker"},
		},
		board: "you hand: Clear\nyou mana: Clear\nyou battle: Plain, Plain\nopponent battle: Wall\nopponent shields: Guard",
		lines: "you cast Clear\nyou attack Plain player\nopponent declare Guard\nyou attack Plain' player\nyou won",
	},
	{
		rule: "605.2b: if nothing is found among what was turned up, its owner is still that of the creature",
		cards: []madeUp{
			{name: "Melt", civ: "water", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures\nthen its owner reveals cards from the top of its owner's deck until 2 creatures, puts 1 spell among them into its owner's mana and puts the rest on the bottom of its owner's deck in any order"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Melt\nyou mana: Melt\nopponent battle: Plain\nopponent deck: Ox, Plain, Plain",
		lines: "you cast Melt\nopponent order Ox\nyou grave: Melt\nopponent deck 3",
	},
	{
		rule: "605.2b: \"it\" in the same line is nothing too, if nothing was chosen",
		cards: []madeUp{
			{name: "Hush", civ: "light", typ: "creature", cost: 2, power: 2000, text: "speed attacker\n\nwhen this enters: choose 1 of opponent's creatures, it can't attack this turn and it can't be attacked this turn"},
		},
		board: "you hand: Hush\nyou mana: Hush, Plain",
		lines: "you summon Hush\nyou attack Hush player",
	},
	{
		rule: "605.2e: the destroyed creature was what it was there",
		cards: []madeUp{
			{name: "Doom", civ: "darkness", typ: "spell", cost: 1, text: "1 of your creatures gets +3000 this turn\ndestroy 1 of your creatures\nif the destroyed creature was a creature with power 4000 or more, draw 1"},
		},
		board: "you hand: Doom\nyou mana: Doom\nyou battle: Plain",
		lines: "you cast Doom\nyou hand 1",
	},
	{
		rule: "609.4: what is drawn can be discarded, so an empty hand does not keep a draw from being replaced",
		cards: []madeUp{
			{name: "Sift", civ: "nature", typ: "creature", cost: 3, power: 3000, text: "if you would draw: you may draw 2 and discard 1 instead"},
			{name: "Sip", civ: "water", typ: "spell", cost: 1, text: "draw 1"},
		},
		board: "you hand: Sip\nyou mana: Sip\nyou battle: Sift",
		lines: "you cast Sip\nyou use Sift for Plain\nyou choose Plain\nyou hand 1\nyou grave 2\nyou deck 8",
	},
	{
		rule: "609.4: nor does it have to be",
		cards: []madeUp{
			{name: "Sift", civ: "nature", typ: "creature", cost: 3, power: 3000, text: "if you would draw: you may draw 2 and discard 1 instead"},
			{name: "Sip", civ: "water", typ: "spell", cost: 1, text: "draw 1"},
		},
		board: "you hand: Sip\nyou mana: Sip\nyou battle: Sift",
		lines: "you cast Sip\nyou decline Sift for Plain\nyou hand 1\nyou grave: Sip\nyou deck 9",
	},
	{
		rule: "609.4: what a replacement did instead is counted as done this way, if it is the same act (Q&A of 2023-07-21)",
		cards: []madeUp{
			{name: "Sink", civ: "water", typ: "spell", cost: 1, text: "put 1 of your creatures on the bottom of your deck\nif 2 or more cards were put this way, draw 1"},
			{name: "Worm", civ: "darkness", typ: "creature", cost: 3, power: 3000, text: "if your creature would leave: you may put 2 cards from your graveyard on the bottom of your deck in any order instead"},
		},
		board: "you hand: Sink\nyou mana: Sink\nyou battle: Worm\nyou grave: Plain, Plain\nyou deck: Worm, Worm",
		lines: "you cast Sink\nyou use Worm for Worm\nyou order Plain\nyou battle: Worm\nyou hand 1\nyou deck 3",
	},
	{
		rule: "609.4: nothing was put in its place",
		cards: []madeUp{
			{name: "Sink", civ: "water", typ: "spell", cost: 1, text: "put 1 of your creatures on the bottom of your deck\nif 2 or more cards were put this way, draw 1"},
			{name: "Worm", civ: "darkness", typ: "creature", cost: 3, power: 3000, text: "if your creature would leave: you may put 2 cards from your graveyard on the bottom of your deck in any order instead"},
		},
		board: "you hand: Sink\nyou mana: Sink\nyou battle: Worm\nyou grave: Plain, Plain\nyou deck: Worm, Worm",
		lines: "you cast Sink\nyou decline Worm for Worm\nyou battle:\nyou hand 0\nyou deck 3",
	},
	{
		rule: "609.4: what it put into another zone is not",
		cards: []madeUp{
			{name: "Sink", civ: "water", typ: "spell", cost: 1, text: "put 1 of your creatures on the bottom of your deck\nif 1 or more cards were put this way, draw 1"},
			{name: "Worm", civ: "darkness", typ: "creature", cost: 3, power: 3000, text: "if your creature would leave: you may put 1 card from your graveyard into your mana instead"},
		},
		board: "you hand: Sink\nyou mana: Sink\nyou battle: Worm\nyou grave: Plain",
		lines: "you cast Sink\nyou use Worm for Worm\nyou battle: Worm\nyou mana: Sink', Plain\nyou hand 0",
	},
	{
		rule: "609.4: nor what it did by another act",
		cards: []madeUp{
			{name: "Wave", civ: "water", typ: "spell", cost: 1, text: "return 1 of your creatures to hand\nif 1 or more cards were returned this way, draw 1"},
			{name: "Worm", civ: "darkness", typ: "creature", cost: 3, power: 3000, text: "if your creature would leave: you may put 1 card from your graveyard into your hand instead"},
		},
		board: "you hand: Wave\nyou mana: Wave\nyou battle: Worm\nyou grave: Plain",
		lines: "you cast Wave\nyou use Worm for Worm\nyou battle: Worm\nyou hand: Plain",
	},
	{
		rule: "609.4: what it returned to hand was returned",
		cards: []madeUp{
			{name: "Wave", civ: "water", typ: "spell", cost: 1, text: "return 1 of your creatures to hand\nif 1 or more cards were returned this way, draw 1"},
			{name: "Worm", civ: "darkness", typ: "creature", cost: 3, power: 3000, text: "if your creature would leave: you may return 1 card from your graveyard to hand instead"},
		},
		board: "you hand: Wave\nyou mana: Wave\nyou battle: Worm\nyou grave: Plain",
		lines: "you cast Wave\nyou use Worm for Worm\nyou battle: Worm\nyou hand 2",
	},
	{
		rule: "609.8: the turn player's replacement effect comes first",
		cards: []madeUp{
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures"},
			{name: "Back", civ: "water", typ: "creature", cost: 2, power: 2000, text: "if this would be destroyed: return it to hand instead"},
			{name: "Sow", civ: "nature", typ: "creature", cost: 2, power: 2000, text: "if a creature would be destroyed: put it into its owner's mana instead"},
		},
		board: "you hand: Bolt\nyou mana: Bolt\nyou battle: Sow\nopponent battle: Back",
		lines: "you cast Bolt\nopponent mana: Back\nopponent hand:",
	},
	{
		rule: "609.8: of two replacements of one triggering their player says which is applied",
		cards: []madeUp{
			{name: "Gift", civ: "water", typ: "creature", cost: 1, power: 1000, text: "when this enters: draw 1"},
			{name: "Mute", civ: "light", typ: "creature", cost: 2, power: 2000, text: "if an ability of opponent's creature would trigger by entering: it does not trigger instead"},
			{name: "Thief", civ: "darkness", typ: "creature", cost: 2, power: 2000, text: "if an ability of opponent's creature would trigger by entering: use it instead"},
		},
		board: "you hand: Gift\nyou mana: Gift\nopponent battle: Mute, Thief",
		lines: "you summon Gift\nopponent order Thief for Gift\nyou hand 0\nopponent hand 1",
	},
	{
		rule: "609.9: what must be applied once, to one of several events: its player says to which",
		cards: []madeUp{
			{name: "Nurse", civ: "light", typ: "creature", cost: 3, power: 9000, text: "once each turn, if your other creature would be destroyed: return it to hand instead"},
			{name: "Doom", civ: "darkness", typ: "spell", cost: 1, text: "destroy all creatures with power 5000 or less"},
		},
		board: "you hand: Doom\nyou mana: Doom\nyou battle: Nurse, Plain, Plain",
		lines: "you cast Doom\nyou decline Nurse for Plain\nyou hand: Plain'\nyou grave: Doom, Plain",
	},
	{
		rule: "609.9: to the first of them, and then to no other",
		cards: []madeUp{
			{name: "Nurse", civ: "light", typ: "creature", cost: 3, power: 9000, text: "once each turn, if your other creature would be destroyed: return it to hand instead"},
			{name: "Doom", civ: "darkness", typ: "spell", cost: 1, text: "destroy all creatures with power 5000 or less"},
		},
		board: "you hand: Doom\nyou mana: Doom\nyou battle: Nurse, Plain, Plain",
		lines: "you cast Doom\nyou use Nurse for Plain\nyou hand: Plain\nyou grave: Doom, Plain'",
	},
	{
		rule: "609.9: for a single event nobody is asked",
		cards: []madeUp{
			{name: "Nurse", civ: "light", typ: "creature", cost: 3, power: 9000, text: "once each turn, if your other creature would be destroyed: return it to hand instead"},
			{name: "Wall", civ: "light", typ: "creature", cost: 2, power: 3000},
			{name: "Doom", civ: "darkness", typ: "spell", cost: 1, text: "destroy all creatures with power 5000 or less"},
		},
		board: "you hand: Doom\nyou mana: Doom\nyou battle: Nurse, Plain\nopponent battle: Wall",
		lines: "you cast Doom\nyou hand: Plain\nyou grave: Doom\nopponent grave: Wall",
	},
	{
		rule: "609.9a: what a replacement takes is chosen as it is applied, before the event",
		cards: []madeUp{
			{name: "Doom", civ: "darkness", typ: "spell", cost: 1, text: "destroy all of opponent's creatures"},
			{name: "Ring", civ: "light", typ: "creature", cost: 2, power: 2000, text: "if this would be destroyed: you may destroy 1 of your other creatures instead"},
		},
		board: "you hand: Doom\nyou mana: Doom\nopponent battle: Ring, Ring, Plain",
		lines: "you cast Doom\nopponent use Ring for Ring\nopponent choose Plain\nopponent use Ring' for Ring'\nopponent battle: Ring'\nopponent grave: Ring, Plain",
	},
	{
		rule: "609.9b: what one replacement takes is not taken for another",
		cards: []madeUp{
			{name: "Doom", civ: "darkness", typ: "spell", cost: 1, text: "destroy all of opponent's creatures with power 1000 or less"},
			{name: "Saver", civ: "light", typ: "creature", cost: 2, power: 2000, text: "if your other creature would be destroyed: you may destroy this instead"},
		},
		board: "you hand: Doom\nyou mana: Doom\nopponent battle: Plain, Plain, Saver",
		lines: "you cast Doom\nopponent use Saver for Plain\nopponent battle: Plain\nopponent grave: Saver, Plain'",
	},
	{
		rule: "power attacker: where it is given it adds power while the creature attacks",
		cards: []madeUp{
			{name: "Pump", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures and it has power attacker +2000 this turn"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2500},
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy all creatures with power 3000 or more"},
		},
		board: "you hand: Pump, Bolt\nyou mana: Pump, Pump\nyou battle: Plain\nopponent battle: Ox tapped",
		lines: "you cast Pump\nyou pay Pump'\nyou cast Bolt\nyou attack Plain Ox\nyou battle 1\nopponent grave: Ox",
	},
	{
		rule: "power attacker: so it does where another card gives it, while that card is there",
		cards: []madeUp{
			{name: "Flag", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "your other creatures have power attacker +2000"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2500},
		},
		board: "you battle: Flag, Plain\nopponent battle: Ox tapped, Ox tapped",
		lines: "you attack Plain Ox\nyou battle: Flag, Plain\nopponent grave: Ox\nyou attack Flag Ox'\nyou grave: Flag",
	},
}

// TestGivenKeywords: a keyword that does nothing where a card gives it is refused, and not passed over.
func TestGivenKeywords(t *testing.T) {
	for _, c := range []struct {
		text    string
		refused bool
	}{
		{"your other creatures have just diver", true},
		{"your other creatures have ex-life", true},
		{"when this enters: 1 of your creatures has ex-life this turn", true},
		{"just diver", false},
		{"your other creatures have blocker", false},
		{"your other creatures have power attacker +4000", false},
	} {
		_, err := engine.NewSide(engine.Side{Name: "Made", Types: engine.CreatureType, Cost: 3, Power: 3000}, c.text)
		if refused := err != nil; refused != c.refused {
			t.Errorf("%q: refused %v (%v)", c.text, refused, err)
		}
	}
}

// TestMisfits: what a card of its type cannot have is refused.
func TestMisfits(t *testing.T) {
	for _, c := range []struct {
		types   engine.Types
		text    string
		refused bool
	}{
		{engine.SpellType, "blocker", true},
		{engine.SpellType, "s-trigger, w-breaker\n\ndraw 1", true},
		{engine.SpellType, "g-link: left of creature named \"A\"", true},
		{engine.SpellType, "evolution: creature\n\ndraw 1", true},
		{engine.SpellType, "s-trigger, g-strike\n\ndraw 1", false},
		{engine.SpellType, "mugen crime 4 [water/darkness 4]\n\ndraw 1", false},
		{engine.CreatureType, "blocker\n\ng-link: left of creature named \"A\"", false},
		{engine.CreatureType, "draw 1", true},
		{engine.CreatureType, "when a creature attacks this turn, draw 1", true},
		{engine.CreatureType, "when a creature attacks: draw 1", false},
		{engine.TamaseedType, "shinkalize\n\nyou may draw 1", true},
		{engine.SpellType, "choose 2 of your creatures\nthey battle 1 of opponent's creatures", true},
		{engine.SpellType, "choose 1 of your creatures\nit battles 1 of opponent's creatures", false},
		{engine.SpellType, "choose 2 of your creatures\nthe chosen creatures battle each other", false},
		{engine.SpellType, "choose 2 of your creatures\nthey battle each other", false},
	} {
		_, err := engine.NewSide(engine.Side{Name: "Made", Types: c.types, Cost: 3, Power: 3000}, c.text)
		if refused := err != nil; refused != c.refused {
			t.Errorf("%q: refused %v (%v)", c.text, refused, err)
		}
	}
}

// TestCountedRules: a rule with a duration that is about a number of things is refused, since nobody would choose them.
func TestCountedRules(t *testing.T) {
	for _, c := range []struct {
		text    string
		refused bool
	}{
		{"when this enters: 1 of your creatures can't be blocked this turn", true},
		{"when this enters: 1 of your creatures does not leave this turn", true},
		{"when this enters: 1 of opponent's creatures can't block this turn", true},
		{"when this enters: 1 of opponent's creatures attacks each turn if able until the start of your next turn", true},
		{"when this enters: your creatures can't be blocked this turn", false},
		{"when this enters: all of your creatures can't be blocked this turn", false},
		{"when this enters: choose 1 of your creatures\nit can't be blocked this turn", false},
		{"when this enters: 1 of your creatures gets +2000 this turn", false},
		{"when this enters: 1 of your creatures has blocker this turn", false},
	} {
		_, err := engine.NewSide(engine.Side{Name: "Made", Types: engine.CreatureType, Cost: 3, Power: 3000}, c.text)
		if refused := err != nil; refused != c.refused {
			t.Errorf("%q: refused %v (%v)", c.text, refused, err)
		}
	}
}
