package engine_test

import (
	"bytes"
	"slices"
	"testing"

	"dmconform/engine"
	"dmconform/engine/cardtext"
)

// gods are three Gods that link in one order: East, Mid, West.
var gods = []madeUp{
	{
		name: "East", civ: "fire", typ: "creature", race: "God", cost: 1, power: 1000,
		text: "g-link: left of creature named \"Mid\" or creature named \"West\"",
	},
	{
		name: "Mid", civ: "fire", typ: "creature", race: "God", cost: 1, power: 1000,
		text: "g-link: right of creature named \"East\" or left of creature named \"West\"\n\n" +
			"when this links with both a creature named \"East\" and a creature named \"West\": destroy all of opponent's creatures that are not \"God\"\n\n" +
			"while this is linked with both a creature named \"East\" and a creature named \"West\", this has world breaker\n" +
			"opponent can't choose this",
	},
	{
		name: "West", civ: "fire", typ: "creature", race: "God Lord", cost: 1, power: 1000,
		text: "g-link: right of creature named \"East\" or creature named \"Mid\"\n\n" +
			"when a creature named \"Mid\" leaves a link with both this and a creature named \"East\": you may link this to 1 of your creatures named \"East\"",
	},
	{name: "Mass", civ: "fire", typ: "spell", cost: 1, text: "destroy all of your creatures"},
	{name: "Coal", civ: "fire", typ: "creature", cost: 9, power: 1000},
	{name: "Fry", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures"},
}

const threeGods = "\nyou battle: East\nyou battle: Mid linked East\nyou battle: West linked East"

var linkRows = []row{
	{
		rule:  "804: three Gods link from left to right",
		board: "you hand: Mid, West\nyou mana: Coal, Coal\nyou battle: East\nopponent battle: Plain, East\nopponent shields: Plain, Plain, Plain",
		lines: "you summon Mid\nyou pay Coal\nyou choose East\nopponent battle 2\nyou summon West\nyou choose East\nopponent battle: East'\nyou attack East player\nopponent shields 0",
	},
	{
		rule:  "804: three Gods link from right to left, and go by the leftmost",
		board: "you hand: Mid, East\nyou mana: Coal, Coal\nyou battle: West\nopponent battle: Plain",
		lines: "you summon Mid\nyou pay Coal\nyou choose West\nopponent battle 1\nyou summon East\nyou choose Mid\nopponent battle 0\n! you attack West player\n! you attack Mid player\nyou attack East player",
	},
	{
		rule:  "804: a God links between two",
		board: "you hand: West, Mid\nyou mana: Coal, Coal\nyou battle: East\nopponent battle: Plain",
		lines: "you summon West\nyou pay Coal\nyou choose East\nopponent battle 1\nyou summon Mid\nyou choose East\nopponent battle 0\n! you attack Mid player",
	},
	{
		rule:  "804: a God need not link",
		board: "you hand: Mid\nyou mana: Coal\nyou battle: East, West linked East\nopponent battle: Plain",
		lines: "you summon Mid\nyou choose none\nopponent battle 1",
	},
	{
		rule:  "804: a God that has no place beside another links with neither",
		board: "you battle: East, Mid linked East\nyou hand: Mid, East\nyou mana: Coal, Coal\nopponent battle: Plain",
		lines: "you summon Mid'\nyou pay Coal\nyou summon East'\nyou choose Mid'\nyou attack East player\n! you attack Mid player",
	},
	{
		rule:  "409.1f: Gods that enter together link one after the other",
		cards: []madeUp{{name: "Call", civ: "fire", typ: "spell", cost: 1, text: "put 2 creatures from your hand into the battle zone"}},
		board: "you hand: Call, East, West, Mass\nyou mana: Coal, Coal\nyou battle: Mid\nopponent battle: Plain\nyou grave: Plain",
		lines: "you cast Call\nyou pay Coal\nyou choose Mid\nyou choose East\nopponent battle 0\n! you attack Mid player\nyou cast Mass\nyou choose Mid\nyou decline West\nyou battle: East, West",
	},
	{
		rule:  "409.1f: two Gods that enter together can link with each other",
		cards: []madeUp{{name: "Call", civ: "fire", typ: "spell", cost: 1, text: "put 2 creatures from your hand into the battle zone"}},
		board: "you hand: Call, East, West\nyou mana: Coal, Coal",
		lines: "you cast Call\nyou pay Coal\nyou choose East\n! you attack West player\nyou attack East player",
	},
	{
		rule:  "804.4a: which part of an attacker that falls apart goes on attacking is chosen",
		cards: []madeUp{{name: "Trap", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "when a creature attacks: destroy that creature"}},
		board: "you battle: East, Mid linked East, West linked East\nopponent battle: Trap\nopponent shields: Plain",
		lines: "you attack East player\nyou choose Mid\nyou choose West\nyou decline West\nopponent shields 0\nEast tapped\nWest tapped",
	},
	{
		rule: "804: abilities used at will are those of each God",
		cards: []madeUp{
			{name: "Ann", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ben\""},
			{name: "Ben", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Ann\"\n\ntap: draw 1"},
		},
		board: "you battle: Ann, Ben linked Ann",
		lines: "you use-ability Ben\nyou hand 1\nAnn tapped",
	},
	{
		rule: "804: of two Gods of one name, each uses its \"once each turn\"",
		cards: []madeUp{
			{name: "Ann", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ben\" or right of creature named \"Ben\"\n\nonce each turn, when this attacks: draw 1"},
			{name: "Ben", civ: "fire", typ: "creature", cost: 1, power: 1000},
		},
		board: "you battle: Ann, Ben linked Ann, Ann linked Ann\nopponent shields: Plain",
		lines: "you attack Ann player\nyou order Ann\nyou hand 2",
	},
	{
		rule:  "804.3a: a God links with both that it comes between, and all are tapped if one is",
		board: "you hand: Mid\nyou mana: Coal\nyou battle: East tapped, West\nopponent battle: Plain",
		lines: "you summon Mid\nyou choose East\nyou choose West\nopponent battle 0\nEast tapped\n! you attack West player",
	},
	{
		rule:  "804.3a: or with one of them",
		board: "you hand: Mid\nyou mana: Coal\nyou battle: East tapped, West\nopponent battle: Plain\nopponent shields: Plain",
		lines: "you summon Mid\nyou choose East\nyou choose none\nopponent battle 1\nyou attack West player",
	},
	{
		rule: "804: of several places in a row one is chosen",
		cards: []madeUp{
			{name: "Ann", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ben\""},
			{name: "Ben", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Cat\""},
			{name: "Cat", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ann\" or right of creature named \"Ann\" or creature named \"Ben\""},
		},
		board: "you hand: Cat\nyou mana: Coal\nyou battle: Ann, Ben linked Ann",
		lines: "you summon Cat\nyou choose Ann\n! you choose Cat\nyou choose Ben\n! you attack Cat player\nyou attack Ann player",
	},
	{
		rule: "804: the left end of a row is a place of its own",
		cards: []madeUp{
			{name: "Ann", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ben\""},
			{name: "Ben", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Cat\""},
			{name: "Cat", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "speed attacker\n\ng-link: left of creature named \"Ann\" or right of creature named \"Ann\" or creature named \"Ben\""},
		},
		board: "you hand: Cat\nyou mana: Coal\nyou battle: Ann, Ben linked Ann",
		lines: "you summon Cat\nyou choose Ann\nyou choose Ann\n! you attack Ann player\nyou attack Cat player",
	},
	{
		rule:  "703.4e: without the God between them two are creatures of their own, as they lay",
		board: "you hand: Mass\nyou mana: Coal\nopponent shields: Plain, Plain" + threeGods,
		lines: "you cast Mass\nyou choose Mid\nyou decline West\nyou grave: Mass, Mid\nyou attack West player\nyou choose Plain\nyou attack East player\nopponent hand 2",
	},
	{
		rule:  "703.4e: they lie as the creature lay",
		board: "you hand: Mass\nyou mana: Coal\nyou battle: East tapped\nyou battle: Mid linked East\nyou battle: West linked East",
		lines: "you cast Mass\nyou choose Mid\nyou decline West\nEast tapped\nWest tapped",
	},
	{
		rule:  "703.4e: what lies over and under the creature stays with the part that is it still",
		cards: []madeUp{{name: "Robe", civ: "fire", typ: "aura", cost: 1, power: 1000}},
		board: "you hand: Mass\nyou mana: Coal\nyou battle: East, Plain under East, Robe over East\nyou battle: Mid linked East\nyou battle: West linked East",
		lines: "you cast Mass\nyou choose Mid\nyou decline West\nyou battle: East, Plain, Robe, West\nPlain under 1",
	},
	{
		rule:  "804.5a: a God whose link came off is not sick if it was there before this turn",
		cards: []madeUp{{name: "Bind", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures named \"West\"\nlink it to 1 of your creatures named \"East\""}},
		board: "you hand: Bind, Mass\nyou mana: Coal, Coal\nyou battle: East fresh, West",
		lines: "you cast Bind\nyou pay Coal\nyou cast Mass\nyou choose East\nyou battle: West\nyou attack West player",
	},
	{
		rule:  "804.5a: and is if it was not",
		board: "you hand: Mass\nyou mana: Coal\nyou battle: East fresh, West linked East",
		lines: "you cast Mass\nyou choose East\nyou battle: West\n! you attack West player",
	},
	{
		rule:  "804: two whose middle left link again where a text lets them",
		board: "you hand: Mass\nyou mana: Coal" + threeGods,
		lines: "you cast Mass\nyou choose Mid\nyou use West\nyou battle: East, West\n! you attack West player\nyou attack East player",
	},
	{
		rule:  "804: with another of the name too",
		cards: []madeUp{{name: "Toll", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of your creatures"}},
		board: "you hand: Toll\nyou mana: Coal\nyou battle: East\nyou battle: Mid linked East\nyou battle: West linked East\nyou battle: East",
		lines: "you cast Toll\nyou choose East\nyou choose Mid\nyou use West\nyou choose East'\nyou battle: East, East', West\n! you attack West player",
	},
	{
		rule:  "804: where a God at the end leaves the others stay linked",
		board: "you hand: Mass\nyou mana: Coal" + threeGods + "\nopponent shields: Plain, Plain",
		lines: "you cast Mass\nyou choose East\nyou grave: Mass, East\n! you attack West player\nyou attack Mid player\nyou choose Plain\nopponent shields 1",
	},
	{
		rule:  "804: of two Gods one that leaves is no middle",
		board: "you hand: Mass\nyou mana: Coal\nyou battle: Mid, West linked Mid",
		lines: "you cast Mass\nyou choose Mid\nyou attack West player",
	},
	{
		rule:  "804: linked with both of two, it cannot be chosen",
		board: "you hand: Fry\nyou mana: Coal\nopponent battle: East\nopponent battle: Mid linked East\nopponent battle: West linked East",
		lines: "you cast Fry\nopponent battle 3\nyou grave: Fry",
	},
	{
		rule:  "804: linked with one of two, it can",
		board: "you hand: Fry\nyou mana: Coal\nopponent battle: East, Mid linked East",
		lines: "you cast Fry\nopponent choose Mid\nopponent battle: East",
	},
	{
		rule: "804: a linked creature has the civilizations of all its Gods",
		cards: []madeUp{
			{name: "Nile", civ: "water", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"East\""},
			{name: "Dry", civ: "fire", typ: "spell", cost: 1, text: "return all water creatures to hand"},
		},
		board: "you hand: Dry\nyou mana: Coal\nopponent battle: East, Nile linked East, East",
		lines: "you cast Dry\nopponent choose East\nopponent battle: East', Nile",
	},
	{
		rule:  "804: a linked creature has the name of a God on its right",
		cards: []madeUp{{name: "Name", civ: "fire", typ: "spell", cost: 1, text: "return all creatures named \"West\" to hand"}},
		board: "you hand: Name\nyou mana: Coal\nopponent battle: East, West linked East, East",
		lines: "you cast Name\nopponent choose East\nopponent battle: West, East'",
	},
	{
		rule:  "804: and the race",
		cards: []madeUp{{name: "Race", civ: "fire", typ: "spell", cost: 1, text: "return all \"Lord\" creatures to hand"}},
		board: "you hand: Race\nyou mana: Coal\nopponent battle: East, West linked East, East",
		lines: "you cast Race\nopponent choose East\nopponent battle: West, East'",
	},
	{
		rule:  "804: and a part of the name",
		cards: []madeUp{{name: "Part", civ: "fire", typ: "spell", cost: 1, text: "return all creatures with \"Wes\" in their name to hand"}},
		board: "you hand: Part\nyou mana: Coal\nopponent battle: East, West linked East, East",
		lines: "you cast Part\nopponent choose East\nopponent battle: West, East'",
	},
	{
		rule:  "804: costs add up",
		cards: []madeUp{{name: "Cost", civ: "fire", typ: "spell", cost: 1, text: "return all creatures with cost 2 or more to hand"}},
		board: "you hand: Cost\nyou mana: Coal\nopponent battle: East, West linked East, East",
		lines: "you cast Cost\nopponent choose East\nopponent battle: West, East'",
	},
	{
		rule: "804: each God speaks by its own card",
		cards: []madeUp{
			{name: "Hare", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Fox\"\n\nwhen this attacks: you may draw 1"},
			{name: "Fox", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Hare\"\n\nwhen this attacks: you may draw 1"},
		},
		board: "you battle: Hare, Fox linked Hare\nopponent shields: Plain",
		lines: "you attack Hare player\nyou order Fox\nyou use Fox\nyou decline Hare\nyou hand 1",
	},
	{
		rule:  "804: what stays in the battle zone sees one God leave once",
		cards: []madeUp{{name: "Owl", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"East\"\n\nwhen your creature leaves: draw 1\n\nwhen your creature links: draw 2"}},
		board: "you hand: Mass, Owl\nyou mana: Coal, Coal\nyou battle: East",
		lines: "you summon Owl\nyou pay Coal\nyou choose East\nyou hand 3\nyou cast Mass\nyou choose East\nyou hand 3",
	},
	{
		rule:  "603.5d: a God on the right sees its own leaving, once",
		cards: []madeUp{{name: "Elf", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"East\"\n\nwhen this leaves: draw 1"}},
		board: "you hand: Mass\nyou mana: Coal\nyou battle: East, Elf linked East",
		lines: "you cast Mass\nyou choose Elf\nyou hand 1",
	},
	{
		rule:  "603.5d: and not that of another God",
		cards: []madeUp{{name: "Elf", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"East\"\n\nwhen this leaves: draw 1"}},
		board: "you hand: Mass\nyou mana: Coal\nyou battle: East, Elf linked East",
		lines: "you cast Mass\nyou choose East\nyou hand 0",
	},
	{
		rule:  "804: powers add up",
		cards: []madeUp{{name: "Rock", civ: "fire", typ: "creature", cost: 1, power: 2500}},
		board: "opponent battle: Rock tapped" + threeGods,
		lines: "you attack East Rock\nopponent battle 0\nyou battle 3",
	},
	{
		rule: "703.4e: what waits is of the creature that its God is now",
		cards: []madeUp{
			{name: "Ant", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Mid\"\n\nwhen this attacks: destroy this"},
			{name: "Yak", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Mid\"\n\nwhen this attacks: untap this"},
		},
		board: "you battle: Ant\nyou battle: Mid linked Ant\nyou battle: Yak linked Ant\nopponent shields: Plain",
		lines: "you attack Ant player\nyou order Ant\nyou choose Mid\nyou choose Ant\nAnt tapped\n! Yak tapped\nopponent hand 1",
	},
	{
		rule: "804: what an effect did to one of two that link is done to the whole",
		cards: []madeUp{
			{name: "Stop", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures and it can't attack this turn"},
			{name: "Bind", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures named \"West\"\nlink it to 1 of your creatures"},
		},
		board: "you hand: Stop, Bind\nyou mana: Coal, Coal\nyou battle: East, West, Plain",
		lines: "you cast Stop\nyou pay Coal\nyou choose West\nyou cast Bind\n! you attack East player\nyou attack Plain player",
	},
	{
		rule:  "804: two link by an act as they do by entering",
		cards: []madeUp{{name: "Bind", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures named \"West\"\nlink it to 1 of your creatures"}},
		board: "you hand: Bind\nyou mana: Coal\nyou battle: East, West tapped\nyou battle: Mid linked East\nopponent battle: Plain, East",
		lines: "you cast Bind\nopponent battle: East'\n! you attack West player\nEast tapped",
	},
	{
		rule:  "804: and only where there is a place",
		cards: []madeUp{{name: "Bind", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures named \"East\"\nlink it to 1 of your creatures\nthen draw 1"}},
		board: "you hand: Bind\nyou mana: Coal\nyou battle: East, East, Plain",
		lines: "you cast Bind\nyou choose East\nyou hand 0",
	},
	{
		rule: "804: where nothing can be linked with, nothing is",
		cards: []madeUp{
			{name: "Bind", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures named \"East\" and link it to 1 of your creatures\ndraw 1"},
		},
		board: "you hand: Bind\nyou mana: Coal\nyou battle: East, Plain",
		lines: "you cast Bind\nyou hand 1\nyou battle: East, Plain\nyou attack East player",
	},
	{
		rule: "804: nor is what has no place beside the one that is named",
		cards: []madeUp{
			{name: "Jay", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "when this attacks: choose 1 of your other creatures\nlink this to it\nthen draw 1\notherwise draw 2"},
		},
		board: "you battle: Jay, East\nopponent shields: Plain",
		lines: "you attack Jay player\nyou hand 2\nyou attack East player",
	},
	{
		rule: "804: nor with itself",
		cards: []madeUp{
			{name: "Twin", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Twin\"\n\nwhen this attacks: choose 1 of your creatures\nlink this to it\nthen draw 1\notherwise draw 2"},
		},
		board: "you battle: Twin\nopponent shields: Plain",
		lines: "you attack Twin player\nyou hand 2",
	},
	{
		rule: "804: but with another it is, and that was begun",
		cards: []madeUp{
			{name: "Twin", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Twin\"\n\nwhen this attacks: choose 1 of your creatures\nlink this to it\nthen draw 1\notherwise draw 2"},
		},
		board: "you battle: Twin, Twin\nopponent shields: Plain",
		lines: "you attack Twin player\nyou choose Twin'\nyou choose none\nyou hand 1\nTwin' tapped",
	},
	{
		rule: "804: nor with what the other player has",
		cards: []madeUp{
			{name: "Jay", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"East\"\n\nwhen this attacks: choose 1 creature named \"East\"\nlink this to it\nthen draw 1\notherwise draw 2"},
		},
		board: "you battle: Jay\nopponent battle: East\nopponent shields: Plain",
		lines: "you attack Jay player\nyou hand 2\nyou battle: Jay\nopponent battle: East\n! East tapped",
	},
	{
		rule: "804: of several places in a row one is chosen by an act too",
		cards: []madeUp{
			{name: "Ann", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ben\""},
			{name: "Ben", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Cat\""},
			{name: "Cat", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ann\" or right of creature named \"Ann\" or creature named \"Ben\""},
			{name: "Bind", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures named \"Cat\"\nlink it to 1 of your creatures\nthen draw 1"},
		},
		board: "you hand: Bind\nyou mana: Coal\nyou battle: Ann, Ben linked Ann, Cat",
		lines: "you cast Bind\n! you choose Cat\nyou choose Ben\nyou hand 1\n! you attack Cat player\nyou attack Ann player",
	},
	{
		rule: "804: also its left end",
		cards: []madeUp{
			{name: "Ann", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ben\""},
			{name: "Ben", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Cat\""},
			{name: "Cat", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ann\" or right of creature named \"Ann\" or creature named \"Ben\""},
			{name: "Bind", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures named \"Cat\"\nlink it to 1 of your creatures\nthen draw 1"},
		},
		board: "you hand: Bind\nyou mana: Coal\nyou battle: Ann, Ben linked Ann, Cat",
		lines: "you cast Bind\nyou choose Ann\nyou hand 1\n! you attack Ann player\nyou attack Cat player",
	},
	{
		rule: "804: what lies beneath one that links lies beneath the whole",
		cards: []madeUp{
			{name: "Zed", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "evolution: creature\n\ng-link: right of creature named \"East\""},
			{name: "Bind", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures named \"Zed\"\nlink it to 1 of your creatures"},
			{name: "Grab", civ: "fire", typ: "spell", cost: 1, text: "put 1 card under your creatures into your hand"},
		},
		board: "you hand: Bind, Grab\nyou mana: Coal, Coal\nyou battle: East, Zed, Plain under Zed",
		lines: "you cast Bind\nyou pay Coal\nyou battle 3\n! you attack Zed player\nyou cast Grab\nyou hand: Plain\nyou battle: East, Zed",
	},
	{
		rule: "804.3b: an attack goes on as that of what the attacker links with, and that has attacked",
		cards: []madeUp{
			{name: "Bea", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ann\"\n\nat the end of your turn, if this attacked this turn: draw 1"},
			{name: "Ann", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Bea\"\n\nwhen this attacks: link this to 1 of your creatures named \"Bea\""},
		},
		board: "you battle: Bea, Ann\nopponent shields: Plain",
		lines: "you attack Ann player\nopponent shields 0\nBea tapped\nyou end\nyou hand 1",
	},
	{
		rule: "804: what links with none has not attacked for it",
		cards: []madeUp{
			{name: "Bea", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ann\"\n\nat the end of your turn, if this attacked this turn: draw 1"},
			{name: "Ann", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Bea\""},
		},
		board: "you battle: Bea, Ann\nopponent shields: Plain",
		lines: "you attack Ann player\nopponent shields 0\n! Bea tapped\nyou end\nyou hand 0",
	},
	{
		rule: "804: what is attacked is attacked as what it links with",
		cards: []madeUp{
			{name: "Ann", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ben\""},
			{name: "Ben", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Ann\"\n\nwhen opponent's creature attacks: link this to 1 of your creatures named \"Ann\""},
			{name: "Rock", civ: "fire", typ: "creature", cost: 1, power: 1500},
		},
		board: "you battle: Rock\nopponent battle: Ann, Ben tapped",
		lines: "you attack Rock Ben\nyou grave: Rock\nopponent battle: Ann, Ben",
	},
	{
		rule: "804: by itself it loses",
		cards: []madeUp{
			{name: "Ann", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ben\""},
			{name: "Ben", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Ann\""},
			{name: "Rock", civ: "fire", typ: "creature", cost: 1, power: 1500},
		},
		board: "you battle: Rock\nopponent battle: Ann, Ben tapped",
		lines: "you attack Rock Ben\nyou battle: Rock\nopponent grave: Ben",
	},
	{
		rule: "603.2: once each turn is once, linked since or not",
		cards: []madeUp{
			{name: "Ann", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Ben\"\n\nonce each turn, when a creature attacks: draw 1"},
			{name: "Ben", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ann\""},
			{name: "Tie", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "when this attacks: choose 1 of your creatures named \"Ann\"\nlink it to 1 of your creatures named \"Ben\""},
		},
		board: "you battle: Ben, Ann, Plain, Tie, Plain\nopponent shields: Plain, Plain, Plain, Plain",
		lines: "you attack Plain player\nyou choose Plain''\nyou hand 1\nyou attack Tie player\nyou choose Plain'''\nyou hand 1\n! you attack Ann player\nyou attack Plain' player\nyou choose Plain''''\nyou hand 1",
	},
	{
		rule: "603.2: fallen apart or not, for the part on either side",
		cards: []madeUp{
			{name: "Ann", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ben\"\n\nonce each turn, when a creature attacks: draw 1"},
			{name: "Ben", civ: "fire", typ: "creature", cost: 1, power: 1000},
			{name: "Cat", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Ben\"\n\nonce each turn, when a creature attacks: draw 1"},
			{name: "Fell", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "when this attacks: destroy 1 of your creatures"},
		},
		board: "you battle: Ann, Ben linked Ann, Cat linked Ann, Plain, Fell, Plain\nopponent shields: Plain, Plain, Plain, Plain",
		lines: "you attack Plain player\nyou order Ann\nyou choose Plain''\nyou hand 2\nyou attack Fell player\nyou choose Ann\nyou choose Ben\nyou choose Plain'''\nyou hand 2\nyou attack Plain' player\nyou choose Plain''''\nyou hand 2\nyou attack Cat player",
	},
	{
		rule: "703.4e: what waits of the left part stays with it",
		cards: []madeUp{
			{name: "Ant", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Mid\"\n\nwhen this attacks: destroy this\n\nwhen this attacks: untap this"},
			{name: "Yak", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Mid\""},
		},
		board: "you battle: Ant\nyou battle: Mid linked Ant\nyou battle: Yak linked Ant\nopponent shields: Plain",
		lines: "you attack Ant player\nyou order Ant\nyou choose Mid\nyou choose Ant\n! Ant tapped\nYak tapped\nopponent hand 1",
	},
	{
		rule: "703.4e: what was put off is of the creature that its God is now",
		cards: []madeUp{
			{name: "Ant", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Mid\""},
			{name: "Yak", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Mid\"\n\nwhen this attacks: at the end of this turn, untap this"},
			{name: "Fell", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "when this attacks: destroy 1 of your creatures"},
		},
		board: "you battle: Ant\nyou battle: Mid linked Ant\nyou battle: Yak linked Ant, Fell\nopponent shields: Plain, Plain, Plain",
		lines: "you attack Ant player\nyou choose Plain\nyou attack Fell player\nyou choose Ant\nyou choose Mid\nyou choose Plain'\nAnt tapped\nYak tapped\nyou end\nAnt tapped\n! Yak tapped",
	},
	{
		rule: "703.4e: or was",
		cards: []madeUp{
			{name: "Ant", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Mid\"\n\nwhen this attacks: at the end of this turn, untap this"},
			{name: "Yak", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Mid\""},
			{name: "Fell", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "when this attacks: destroy 1 of your creatures"},
		},
		board: "you battle: Ant\nyou battle: Mid linked Ant\nyou battle: Yak linked Ant, Fell\nopponent shields: Plain, Plain, Plain",
		lines: "you attack Ant player\nyou choose Plain\nyou attack Fell player\nyou choose Ant\nyou choose Mid\nyou choose Plain'\nyou end\n! Ant tapped\nYak tapped",
	},
	{
		rule: "804: it links with both once, not again as another joins",
		cards: []madeUp{
			{name: "Zed", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"West\""},
		},
		board: "you hand: Zed\nyou mana: Coal\nopponent battle: Plain\nyou battle: East\nyou battle: Mid linked East\nyou battle: West linked East",
		lines: "you summon Zed\nyou choose East\n! you attack Zed player\nopponent battle: Plain",
	},
	{
		rule: "109.2c: what an effect did to another is done to no part",
		cards: []madeUp{
			{name: "Stop", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures named \"Coal\" and it can't attack this turn"},
		},
		board: "you hand: Stop, Mass\nyou mana: Coal, Coal\nyou battle: Coal\nopponent shields: Plain\nyou battle: East\nyou battle: Mid linked East\nyou battle: West linked East",
		lines: "you cast Stop\nyou pay Coal\nyou cast Mass\nyou choose Mid\nyou decline West\nyou attack West player\nopponent shields 0",
	},
	{
		rule: "703.4c: what has no power since two link is destroyed",
		cards: []madeUp{
			{name: "Sour", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"East\"\n\nwhen opponent's creature attacks: link this to 1 of your creatures\n\nwhile this is linked with a creature named \"East\", creatures named \"Plain\" get -5000"},
		},
		board: "you battle: Plain\nopponent battle: East, Sour\nopponent shields: Plain",
		lines: "you attack Plain player\nyou grave: Plain\nopponent hand 0",
	},
	{
		rule: "703.4e: what is being done is of the creature that its God is now",
		cards: []madeUp{
			{name: "Ant", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Mid\""},
			{name: "Yak", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Mid\"\n\nwhen this attacks: destroy this\nuntap this"},
		},
		board: "you battle: Ant\nyou battle: Mid linked Ant\nyou battle: Yak linked Ant\nopponent shields: Plain",
		lines: "you attack Ant player\nyou choose Mid\nyou choose Ant\nAnt tapped\n! Yak tapped\nopponent hand 1",
	},
	{
		rule: "703.4e: also of the part that it was",
		cards: []madeUp{
			{name: "Ant", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Mid\"\n\nwhen this attacks: destroy this\nuntap this"},
			{name: "Yak", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Mid\""},
		},
		board: "you battle: Ant\nyou battle: Mid linked Ant\nyou battle: Yak linked Ant\nopponent shields: Plain",
		lines: "you attack Ant player\nyou choose Mid\nyou choose Ant\n! Ant tapped\nYak tapped\nopponent hand 1",
	},
	{
		rule: "804: what goes on after linking is said of the whole",
		cards: []madeUp{
			{name: "Bea", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Ann\""},
			{name: "Ann", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Bea\"\n\nwhen this attacks: link this to 1 of your creatures named \"Bea\"\nuntap this"},
		},
		board: "you battle: Bea, Ann\nopponent shields: Plain",
		lines: "you attack Ann player\nopponent shields 0\n! Bea tapped\n! you attack Ann player\nyou attack Bea player\nyou won",
	},
	{
		rule: "804: what an effect did to another is not done to two that link",
		cards: []madeUp{
			{name: "Stop", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures named \"Coal\" and it can't attack this turn"},
			{name: "Bind", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures named \"West\"\nlink it to 1 of your creatures named \"East\""},
		},
		board: "you hand: Stop, Bind\nyou mana: Coal, Coal\nyou battle: East, West, Coal",
		lines: "you cast Stop\nyou pay Coal\nyou cast Bind\n! you attack Coal'' player\nyou attack East player",
	},
	{
		rule: "804: an aura lies on the whole then",
		cards: []madeUp{
			{name: "Robe", civ: "fire", typ: "aura", cost: 1, power: 3000},
			{name: "Bind", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures named \"West\"\nlink it to 1 of your creatures named \"East\""},
			{name: "Rock", civ: "fire", typ: "creature", cost: 1, power: 4500},
		},
		board: "you hand: Bind\nyou mana: Coal\nyou battle: East, West, Robe over West\nopponent battle: Rock tapped",
		lines: "you cast Bind\nyou attack East Rock\nopponent grave: Rock\nyou battle: East, West, Robe",
	},
	{
		rule:  "804: what leaves a link of two leaves none of three",
		cards: []madeUp{{name: "Toll", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of your creatures"}},
		board: "you hand: Toll\nyou mana: Coal\nyou battle: East\nyou battle: Mid, West linked Mid",
		lines: "you cast Toll\nyou choose Mid\nyou choose Mid\n! you use West\nyou attack West player",
	},
	{
		rule:  "804: what leaves a link is the one card that left",
		cards: []madeUp{{name: "Jay", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Mid\"\n\nwhen a creature named \"Mid\" leaves a link with this: draw 1"}},
		board: "you hand: Mass\nyou mana: Coal\nyou battle: East\nyou battle: Mid linked East\nyou battle: Jay linked East",
		lines: "you cast Mass\nyou choose Mid\nyou hand 1",
	},
	{
		rule:  "804: and not another",
		cards: []madeUp{{name: "Jay", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Mid\"\n\nwhen a creature named \"Mid\" leaves a link with this: draw 1"}},
		board: "you hand: Mass\nyou mana: Coal\nyou battle: East\nyou battle: Mid linked East\nyou battle: Jay linked East",
		lines: "you cast Mass\nyou choose East\nyou hand 0",
	},
	{
		rule:  "804: nothing is linked with itself",
		cards: []madeUp{{name: "Twin", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"East\" or creature named \"Twin\"\n\nwhile this is linked with a creature named \"Twin\", this can't attack"}},
		board: "you battle: East, Twin linked East",
		lines: "you attack East player",
	},
	{
		rule:  "804: but with another of its name",
		cards: []madeUp{{name: "Twin", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"East\" or creature named \"Twin\"\n\nwhile this is linked with a creature named \"Twin\", this can't attack"}},
		board: "you battle: East\nyou battle: Twin linked East\nyou battle: Twin linked East",
		lines: "! you attack East player",
	},
	{
		rule:  "804: the shield of a God stays its own",
		cards: []madeUp{{name: "Zed", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "ex-life\n\ng-link: right of creature named \"East\""}, {name: "Bind", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures named \"Zed\"\nlink it to 1 of your creatures"}},
		board: "you hand: Zed, Bind, Mass\nyou mana: Coal, Coal, Coal\nyou battle: East",
		lines: "you summon Zed\nyou pay Coal\nyou choose none\nyou shields 1\nyou cast Bind\nyou pay Coal'\n! you attack Zed player\nyou cast Mass\nyou battle: East, Zed\nyou shields 0",
	},
	{
		rule: "804: and the shield that was chosen for it",
		cards: []madeUp{
			{name: "Zed", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "as this enters: you may choose 1 of your shields as its force shield\n\ng-link: right of creature named \"East\"\n\nwhen this attacks: you may put its force shield into your graveyard\nthen draw 1"},
			{name: "Bind", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures named \"Zed\"\nlink it to 1 of your creatures"},
		},
		board: "you hand: Zed, Bind\nyou mana: Coal, Coal\nyou battle: East\nyou shields: Plain, Plain\nopponent shields: Plain",
		lines: "you summon Zed\nyou pay Coal\nyou choose none\nyou use Zed\nyou choose Plain'\nyou cast Bind\n! you attack Zed player\nyou attack East player\nyou use Zed\nyou grave: Bind, Plain'\nyou shields: Plain\nyou hand 1",
	},
	{
		rule:  "804: power attackers of a God on the right",
		cards: []madeUp{{name: "Elk", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "power attacker +2000\n\ng-link: right of creature named \"East\""}, {name: "Rock", civ: "fire", typ: "creature", cost: 1, power: 3500}},
		board: "you battle: East, Elk linked East\nopponent battle: Rock tapped",
		lines: "you attack East Rock\nopponent battle 0\nyou battle 2",
	},
	{
		rule:  "804: replacement effects of a God on the right",
		cards: []madeUp{{name: "Ash", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"East\"\n\nif this would be destroyed: return it to hand instead"}},
		board: "you hand: Mass\nyou mana: Coal\nyou battle: East, Ash linked East",
		lines: "you cast Mass\nyou choose East\nyou hand: East\nyou battle: Ash",
	},
	{
		rule:  "109.2c: what an effect did to the whole is done to each",
		cards: []madeUp{{name: "Stop", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures and it can't attack this turn"}},
		board: "you hand: Stop, Mass\nyou mana: Coal, Coal" + threeGods,
		lines: "you cast Stop\nyou pay Coal\nyou cast Mass\nyou choose Mid\nyou decline West\n! you attack West player\n! you attack East player",
	},
	{
		rule:  "701.26: one card of a linked creature is swapped",
		cards: []madeUp{{name: "Turn", civ: "fire", typ: "creature", cost: 5, power: 5000, text: "revolution change: fire creature"}},
		board: "you hand: Turn\nyou mana: Coal\nyou battle: East, West linked East\nopponent shields: Plain",
		lines: "you attack East player\nyou declare Turn\nyou choose West\nyou hand: West\nyou battle: East, Turn\nopponent hand 1\nEast tapped",
	},
	{
		rule:  "801: all Gods of a link lie beneath what evolves from it",
		cards: []madeUp{{name: "Rise", civ: "fire", typ: "creature", cost: 1, power: 5000, text: "evolution: \"Lord\" creature"}},
		board: "you hand: Rise, Mass\nyou mana: Coal, Coal\nyou battle: East, West linked East",
		lines: "you summon Rise\nyou pay Coal\nyou battle 3\nyou cast Mass\nyou grave: Mass, Rise, East, West",
	},
}

func TestLinks(t *testing.T) {
	for _, r := range linkRows {
		r.play(t, gods...)
	}
}

// TestForkedLinks: a God that leaves, or links, while abilities wait, effects last and "once each turn" is used up changes
// what those speak of in one fork, and in no position that shares them.
func TestForkedLinks(t *testing.T) {
	const once = "\n\nonce each turn, when a creature attacks: draw 1"
	cards := []madeUp{
		{name: "Ant", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: left of creature named \"Mid\"\n\nwhen this attacks: choose 1 of your creatures\nat the end of this turn, untap the chosen creature\n\nwhen this attacks: destroy this\n\nwhen this attacks: untap this" + once},
		{name: "Yak", civ: "fire", typ: "creature", cost: 1, power: 1000, text: "g-link: right of creature named \"Mid\" or right of creature named \"Ant\"\n\nwhen this attacks: at the end of this turn, untap this\n\nwhen this attacks: untap this\n\nwhen a creature named \"Mid\" leaves a link with this: link this to 1 of your creatures named \"Ant\"" + once},
	}
	p := start(t, slices.Concat(gods, cards), 0,
		"you battle: Ant\nyou battle: Mid linked Ant\nyou battle: Yak linked Ant\nopponent shields: Plain, Plain")
	p.do("you attack Ant player")
	forksKeep(t, p.state, 7)
}

// forksKeep plays on from a position in all ways and looks at it, and at each position after it, again.
func forksKeep(t *testing.T, s *engine.State, depth int) {
	t.Helper()
	if depth == 0 || t.Failed() {
		return
	}
	key := s.AppendKey(nil)
	var forks []*engine.State
	var keys [][]byte
	for i := range s.Decision().Options {
		n := s.Choose(i)
		forks, keys = append(forks, n), append(keys, n.AppendKey(nil))
	}
	for _, n := range forks {
		forksKeep(t, n, depth-1)
	}
	for i, n := range forks {
		if !bytes.Equal(n.AppendKey(nil), keys[i]) {
			t.Errorf("after %v a position is not what it was", s.Decision().Options[i])
		}
	}
	if !bytes.Equal(s.AppendKey(nil), key) {
		t.Errorf("what was asked %v is not what it was", s.Decision().Options)
	}
}

// TestLinkedBoard: a board that gives linked Gods in an order that their texts do not allow is no board.
func TestLinkedBoard(t *testing.T) {
	var defs []*engine.Def
	for i := range gods[:3] {
		defs = append(defs, &engine.Def{Name: gods[i].name, Sides: []engine.Side{gods[i].side(t)}})
	}
	lib := engine.NewLibrary(defs)
	for _, order := range [][]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		var cards []engine.Placed
		for k, i := range order {
			cards = append(cards, engine.Placed{Def: defs[i], Zone: cardtext.BattleZone, On: 0, Linked: k > 0})
		}
		cards[0].On = engine.NoCard
		for p := range engine.Player(2) {
			cards = append(cards, engine.Placed{Def: defs[0], Owner: p, Zone: cardtext.DeckZone, On: engine.NoCard})
		}
		_, err := engine.New(engine.Setup{Library: lib, Step: engine.MainStep, Cards: cards})
		if fits := slices.IsSorted(order); (err == nil) != fits {
			t.Errorf("the order %v: %v", order, err)
		}
	}
}
