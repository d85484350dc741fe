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
