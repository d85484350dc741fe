package engine_test

import (
	"bytes"
	"strings"
	"testing"

	"dmconform/engine"
)

// Cards of several tests.
var (
	sword = madeUp{
		name: "Sword", civ: "fire", typ: "dragheart weapon", cost: 2, text: `when your creature attacks: flip this to "Blade" and untap this`,
		faces: []madeUp{{
			name: "Blade", civ: "fire", typ: "dragheart creature", cost: 4, power: 3000,
			text: "when this attacks: destroy 1 of opponent's creatures with power less than the power of this",
		}},
	}
	many = madeUp{
		name: "Many", civ: "water", typ: "psychic creature", cost: 2, power: 1000, text: `if this would leave: flip this to "One" or "Two" instead`,
		faces: []madeUp{
			{name: "One", civ: "water", typ: "psychic creature", cost: 2, power: 2000},
			{name: "Two", civ: "water", typ: "psychic creature", cost: 2, power: 3000, text: `if this would leave: flip this to "One" or "Many" instead`},
		},
	}
	hush = madeUp{
		name: "Hush", civ: "water", typ: "creature", cost: 1, power: 1000, text: "abilities of spells with cost 5 or less are ignored",
	}
	second = madeUp{
		name: "Second", civ: "fire", typ: "creature", cost: 2, power: 2000,
		text: `when you put a "Dragon" element into the battle zone, if it is not the first "Dragon" element you put into the battle zone this turn: draw 1`,
	}
)

// Each test is a rule, the cards it takes, a board, and what is done and seen.
var plays = []struct {
	rule  string
	day   int
	cards []madeUp
	board string
	lines string
}{
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
		rule: "603.2b: an ability that waits twice is told apart by what it waits for",
		cards: []madeUp{
			{name: "Doom", civ: "darkness", typ: "spell", cost: 1, text: "destroy all of opponent's creatures"},
			{name: "Vult", civ: "darkness", typ: "creature", cost: 2, power: 2000, text: "when opponent's creature is destroyed: you may return that card to hand"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
			{name: "Elk", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Doom\nyou mana: Doom\nyou battle: Vult\nopponent battle: Ox, Elk",
		lines: "you cast Doom\nyou order Vult for Elk\nyou use Vult\nopponent hand: Elk\nyou decline Vult\nopponent grave: Ox",
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
		rule: "113.6: a shield trigger is cast for free while the shields go to hand",
		cards: []madeUp{
			{name: "Trap", civ: "darkness", typ: "spell", cost: 5, text: "s-trigger\n\ndestroy 1 of opponent's creatures"},
		},
		board: "you battle: Plain\nopponent shields: Trap",
		lines: "you attack Plain player\nopponent declare Trap\nyou grave: Plain\nopponent grave: Trap\nopponent hand:",
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
		rule: "409.1: a spell that is being cast is not in hand",
		cards: []madeUp{
			{name: "Void", civ: "water", typ: "spell", cost: 1, text: "if there are no cards in your hand, draw 1"},
		},
		board: "you hand: Void\nyou mana: Void",
		lines: "you cast Void\nyou hand 1\nyou grave: Void",
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
		rule: "114.6: a draw from an empty deck is attempted, so what hangs on it follows",
		cards: []madeUp{
			{name: "Read", civ: "water", typ: "spell", cost: 1, text: "draw 1\nthen destroy all of opponent's creatures"},
			{name: "Bare", civ: "water", typ: "creature", cost: 2, power: 2000, text: "you do not lose by an empty deck"},
		},
		board: "you hand: Read\nyou mana: Read\nyou battle: Bare\nyou deck:\nopponent battle: Plain",
		lines: "you cast Read\nyou hand:\nopponent battle:",
	},
	{
		rule:  "405.1: a card of several civilizations is put into mana tapped",
		cards: []madeUp{{name: "Mix", civ: "water fire", typ: "creature", cost: 2, power: 2000}, {name: "Sprout", civ: "nature", typ: "spell", cost: 1, text: "put top 2 of your deck into your mana"}},
		board: "you hand: Sprout\nyou mana: Sprout\nyou deck: Mix, Plain, Plain",
		lines: "you cast Sprout\nyou mana: Sprout', Mix, Plain\nMix tapped\n! Plain tapped",
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
		rule: "813.1a: of a star evolution creature only the top card leaves",
		cards: []madeUp{
			{name: "Star", civ: "light", typ: "star evolution creature", cost: 4, power: 5000, text: "star evolution: creature"},
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures"},
		},
		board: "you hand: Bolt\nyou mana: Bolt\nopponent battle: Star tapped, Plain under Star",
		lines: "you cast Bolt\nopponent battle: Plain\nopponent grave: Star\nPlain tapped",
	},
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
		rule: "703.4: a spell that lay beneath does not stand in the battle zone",
		cards: []madeUp{
			{name: "Star", civ: "light", typ: "star evolution creature", cost: 4, power: 5000, text: "star evolution: creature"},
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures"},
		},
		board: "you hand: Bolt\nyou mana: Bolt\nopponent battle: Star, Bolt under Star",
		lines: "you cast Bolt\nopponent battle:\nopponent grave: Bolt'', Star",
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
		rule: "118.1: a GR creature goes under the super GR, whatever zone it was to go to",
		cards: []madeUp{
			{name: "Robot", civ: "water", typ: "gr creature", cost: 2, power: 2000},
			{name: "Wave", civ: "water", typ: "spell", cost: 1, text: "return 1 of opponent's creatures to hand"},
		},
		board: "you hand: Wave\nyou mana: Wave\nopponent battle: Robot\nopponent gr: Robot",
		lines: "you cast Wave\nopponent gr: Robot', Robot\nopponent hand:",
	},
	{
		rule:  "113: cards that are one shield are broken as one",
		board: "you battle: Plain\nopponent shields: Plain, Plain joined, Plain",
		lines: "you attack Plain player\nyou choose Plain'\nopponent hand: Plain', Plain''\nopponent shields: Plain'''",
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
		rule: "mekraid: one of the top three is used for free, the rest goes under the deck",
		cards: []madeUp{
			{name: "Call", civ: "water", typ: "spell", cost: 1, text: `mekraid 3 "Imp"`},
			{name: "Imp", civ: "water", typ: "creature", race: "Imp", cost: 3, power: 2000},
			{name: "Giant", civ: "water", typ: "creature", race: "Imp", cost: 4, power: 2000},
		},
		board: "you hand: Call\nyou mana: Call\nyou deck: Giant, Imp, Plain, Plain",
		lines: "you cast Call\nyou use Call\n! you choose Giant\nyou order Plain\nyou battle: Imp\nyou deck 3",
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
		rule: "601.1: what cannot be paid any more, after what is done besides, is not used",
		cards: []madeUp{
			{name: "Ghoul", civ: "darkness", typ: "creature", cost: 5, power: 5000, text: "in your graveyard, you may destroy 1 of your creatures to summon this from your graveyard paying [darkness 1]"},
			{name: "Leech", civ: "darkness", typ: "creature", cost: 2, power: 2000, text: "if this would be destroyed: put all cards in your mana into your graveyard instead"},
		},
		board: "you grave: Ghoul\nyou mana: Leech\nyou battle: Leech",
		lines: "you summon Ghoul\nyou battle: Leech'\nyou grave: Ghoul, Leech\nyou end",
	},
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
		rule: "701.11: where a deck may not be shuffled, its owner says where a card goes",
		cards: []madeUp{
			{name: "Hush", civ: "water", typ: "creature", cost: 2, power: 2000, text: "opponent can't shuffle opponent's deck"},
			{name: "Sink", civ: "water", typ: "spell", cost: 1, text: "put 1 of opponent's creatures into its owner's deck\nshuffle opponent's deck"},
		},
		board: "you hand: Sink\nyou mana: Sink\nyou battle: Hush\nopponent battle: Plain\nopponent deck: Plain, Plain",
		lines: "you cast Sink\nopponent mode 3 for Plain\nopponent deck 3",
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
		rule: "602.3a: a tap ability needs a creature that could attack",
		cards: []madeUp{
			{name: "Bell", civ: "water", typ: "creature", cost: 2, power: 2000, text: "tap: draw 1"},
			{name: "Hush", civ: "light", typ: "creature", cost: 2, power: 2000, text: "opponent's creatures can't attack"},
		},
		board: "you battle: Bell\nopponent battle: Hush",
		lines: "! you use-ability Bell\nyou end",
	},
	{
		rule: "506.1b: what must attack a creature, and can, attacks nothing else",
		cards: []madeUp{
			{name: "Bait", civ: "fire", typ: "creature", cost: 2, power: 500, text: "opponent's creatures attack this each turn if able"},
		},
		board: "you battle: Plain\nopponent battle: Bait tapped\nopponent shields: Plain",
		lines: "! you end\n! you attack Plain player\nyou attack Plain Bait\nopponent battle 0",
	},
	{
		rule: "500.5: your previous turn is the one before this of your own, after an extra turn too",
		cards: []madeUp{
			{name: "More", civ: "water", typ: "spell", cost: 1, text: "take an extra turn"},
			{name: "Debt", civ: "water", typ: "creature", cost: 1, power: 1000, text: "at the start of your turn, if this entered during your previous turn: draw 1"},
		},
		board: "you hand: More, Debt\nyou mana: More, Debt\nyou shields: Plain",
		lines: "you summon Debt\nyou pay More'\nyou cast More\nyou end\nyou hand 2",
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
		rule: "501.1: what does not untap at the start of its owner's next turn stays tapped for that turn",
		cards: []madeUp{
			{name: "Frost", civ: "water", typ: "spell", cost: 1, text: "tap 1 of opponent's creatures\nafter that it does not untap at the start of its owner's next turn"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Frost\nyou mana: Frost\nyou shields: Plain\nopponent battle: Ox\nopponent shields: Plain",
		lines: "you cast Frost\nyou end\nOx tapped\nopponent end\nyou end\n! Ox tapped",
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
		rule: "609.9a: what a replacement takes is chosen as it is applied, before the event",
		cards: []madeUp{
			{name: "Doom", civ: "darkness", typ: "spell", cost: 1, text: "destroy all of opponent's creatures"},
			{name: "Ring", civ: "light", typ: "creature", cost: 2, power: 2000, text: "if this would be destroyed: you may destroy 1 of your other creatures instead"},
		},
		board: "you hand: Doom\nyou mana: Doom\nopponent battle: Ring, Ring, Plain",
		lines: "you cast Doom\nopponent use Ring for Ring\nopponent choose Plain\nopponent use Ring' for Ring'\nopponent battle: Ring'\nopponent grave: Ring, Plain",
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
		rule: "509.2c: which of several breakers is applied is chosen",
		cards: []madeUp{
			{name: "Fist", civ: "fire", typ: "creature", cost: 5, power: 6000, text: "w-breaker, t-breaker"},
		},
		board: "you battle: Fist\nopponent shields: Plain, Plain, Plain, Plain",
		lines: "you attack Fist player\n! you mode 1\nyou mode 2\nyou choose Plain\nyou choose Plain'\nopponent shields 2",
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
	{
		rule: "506.3d: what triggers in the hand is declared only if its condition is met then",
		cards: []madeUp{
			{name: "Last", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "revolution 0 - in hand, when a creature attacks you, if there are none of your shields: you may put this into the battle zone"},
		},
		board: "you battle: Plain, Plain\nopponent hand: Last\nopponent shields: Plain",
		lines: "you attack Plain player\nopponent hand 2\nyou attack Plain' player\nopponent declare Last\nopponent battle 1",
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
		rule: "113.2: a shield of several cards goes with all of them",
		cards: []madeUp{
			{name: "Ram", civ: "fire", typ: "spell", cost: 1, text: "put 1 of opponent's shields into its owner's graveyard"},
		},
		board: "you hand: Ram\nyou mana: Ram\nopponent shields: Plain, Plain joined",
		lines: "you cast Ram\nopponent grave 2\nopponent shields 0",
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
		rule: "511.2: what lasts this turn ends with it",
		cards: []madeUp{
			{name: "Pump", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures and it gets +5000 this turn"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Pump\nyou mana: Pump\nyou battle: Plain tapped\nopponent battle: Ox",
		lines: "you cast Pump\nyou end\nopponent attack Ox Plain\nyou battle 0\nopponent battle 1",
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
		rule: "603.2: once each turn is once",
		cards: []madeUp{
			{name: "Sip", civ: "water", typ: "creature", cost: 2, power: 2000, text: "once each turn, when a creature attacks: draw 1"},
		},
		board: "you battle: Sip, Plain, Plain\nopponent battle: Plain tapped, Plain tapped",
		lines: "you attack Plain Plain''\nyou attack Plain' Plain'''\nyou hand 1",
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
		rule: "605.4: other effects take the cards below those being looked at",
		cards: []madeUp{
			{name: "Peek", civ: "water", typ: "spell", cost: 1, text: "look at top 2 of your deck\ndraw 1\nput 1 card among them into your graveyard"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Peek\nyou mana: Peek\nyou deck: Plain, Plain, Ox, Plain",
		lines: "you cast Peek\nyou hand: Ox, Peek",
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
		rule: "310.5: an aura that is left alone goes to the graveyard",
		cards: []madeUp{
			{name: "Cloak", civ: "water", typ: "aura", cost: 2, text: "the attached creature gets +2000"},
		},
		board: "opponent battle: Cloak",
		lines: "opponent grave: Cloak",
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
		rule: "509.4c: the chosen shields are broken though the attacker has left by then",
		cards: []madeUp{
			{name: "Shove", civ: "light", typ: "creature", cost: 2, power: 2000, text: "when opponent's creature breaks a shield: destroy that creature"},
		},
		board: "you battle: Plain\nopponent battle: Shove\nopponent shields: Plain",
		lines: "you attack Plain player\nyou grave 1\nopponent hand 1",
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
		rule: "801.4: what cannot stand alone goes to the graveyard when the card above it has left",
		cards: []madeUp{
			{name: "Star", civ: "light", typ: "star evolution creature", cost: 4, power: 5000, text: "star evolution: creature"},
			{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures"},
		},
		board: "you hand: Bolt\nyou mana: Bolt\nopponent battle: Star, Bolt under Star, Plain under Star",
		lines: "you cast Bolt\nopponent battle: Plain\nopponent grave: Star, Bolt''",
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
		rule: "108: total power bounds what is picked together",
		cards: []madeUp{
			{name: "Sear", civ: "fire", typ: "spell", cost: 1, text: "destroy any number of opponent's creatures with total power 3000 or less"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 1, power: 2000},
		},
		board: "you hand: Sear\nyou mana: Sear\nopponent battle: Ox, Ox, Plain",
		lines: "you cast Sear\nyou choose Ox\n! you choose Ox'\nyou choose Plain\nopponent battle: Ox'",
	},
	{
		rule: "509.2: an infinity breaker breaks as many shields as its player likes, but one",
		cards: []madeUp{
			{name: "Sun", civ: "fire", typ: "creature", cost: 9, power: 9000, text: "∞-breaker"},
		},
		board: "you battle: Sun\nopponent shields: Plain, Plain, Plain",
		lines: "you attack Sun player\n! you mode 0\nyou mode 3\nopponent shields 0",
	},
	{
		rule: "500.3: what is so during the opponent's next turn begins with it",
		cards: []madeUp{
			{name: "Dawn", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures and it gets +5000 during opponent's next turn"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Dawn\nyou mana: Dawn\nyou battle: Plain\nopponent battle: Ox tapped",
		lines: "you cast Dawn\nyou attack Plain Ox\nyou battle 0\nopponent battle 1",
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
		rule: "403.4: what goes beneath does not enter",
		cards: []madeUp{
			{name: "Tuck", civ: "water", typ: "spell", cost: 1, text: "put 1 creature from your hand under 1 of your creatures"},
			{name: "Cry", civ: "water", typ: "creature", cost: 2, power: 2000, text: "when your card enters: draw 1"},
		},
		board: "you hand: Tuck, Plain\nyou mana: Tuck\nyou battle: Cry",
		lines: "you cast Tuck\nyou hand 0\nyou battle: Cry, Plain",
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
		rule: "501.1: what is not to untap at its owner's next turn is held through the other player's turn before",
		cards: []madeUp{
			{name: "Doze", civ: "water", typ: "spell", cost: 1, text: "tap 1 of your creatures\nafter that it does not untap at the start of its owner's next turn"},
		},
		board: "you hand: Doze\nyou mana: Doze\nyou battle: Plain\nyou shields: Plain\nopponent shields: Plain",
		lines: "you cast Doze\nyou end\nopponent end\nPlain tapped\nyou end\nopponent end\n! Plain tapped",
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
		rule: "400.2g: nobody has to find a card in a deck",
		cards: []madeUp{
			{name: "Seek", civ: "water", typ: "spell", cost: 1, text: "put 1 creature from your deck into your hand"},
		},
		board: "you hand: Seek\nyou mana: Seek",
		lines: "you cast Seek\nyou choose none\nyou hand 0\nyou deck 10",
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
		rule: "112.3c: what came by Ninja Strike goes back, whether its own abilities are ignored or not",
		cards: []madeUp{
			{name: "Shade", civ: "darkness", typ: "creature", cost: 3, power: 2000, text: "ninja strike 1"},
			{name: "Null", civ: "light", typ: "creature", cost: 9, power: 9000, text: "abilities of creatures with cost 5 or less are ignored"},
		},
		board: "you battle: Plain, Null\nopponent hand: Shade\nopponent mana: Plain\nopponent shields: Plain",
		lines: "you attack Plain player\nopponent declare Shade\nopponent battle 1\nyou end\nopponent battle 0",
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
		rule: "409.1c: a card being used is not counted in a full hand",
		cards: []madeUp{
			{name: "Sip", civ: "water", typ: "spell", cost: 1, text: "draw 1"},
		},
		board: "plays\nyou hand: Sip, Plain, Plain, Plain, Plain, Plain, Plain, Plain, Plain, Plain\nyou mana: Plain",
		lines: "you cast Sip\nyou hand 10\nyou grave: Sip",
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
		rule: "401.6: what a text puts at a place of a deck goes there, though the deck cannot be shuffled",
		cards: []madeUp{
			{name: "Hush", civ: "water", typ: "creature", cost: 2, power: 2000, text: "opponent can't shuffle opponent's deck"},
			{name: "Stick", civ: "water", typ: "spell", cost: 1, text: "put 1 of opponent's creatures into its owner's deck sideways 4 from the top"},
		},
		board: "you hand: Stick\nyou mana: Stick\nyou battle: Hush\nopponent battle: Plain",
		lines: "you cast Stick\nopponent deck 11\nyou end",
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
		rule: "302.3: a spell that was cast this turn is known to have been",
		cards: []madeUp{
			{name: "Sip", civ: "water", typ: "spell", cost: 1, text: "draw 1"},
			{name: "Seal", civ: "water", typ: "creature", cost: 2, power: 2000, text: "at the end of your turn, if you cast a spell this turn: draw 1"},
		},
		board: "you hand: Sip\nyou mana: Sip\nyou battle: Seal",
		lines: "you cast Sip\nyou end\nyou hand 2",
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
		rule: "506.1b: a creature that must attack lets its player not pass",
		cards: []madeUp{
			{name: "Rage", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "this attacks each turn if able"},
		},
		board: "you battle: Rage\nopponent shields: Plain",
		lines: "! you end\nyou attack Rage player\nyou end",
	},
	{
		rule:  "509.1: an attack on a player without shields wins",
		board: "you battle: Plain",
		lines: "you attack Plain player\nyou won",
	},
	{
		rule:  "507.1a: a blocker takes the attack over",
		cards: []madeUp{{name: "Wall", civ: "light", typ: "creature", cost: 3, power: 4000, text: "blocker"}},
		board: "you battle: Plain\nopponent battle: Wall",
		lines: "you attack Plain player\nopponent redirect Wall\nyou grave: Plain\nWall tapped",
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
		rule: "505.6: what is turned to a face that is no creature has left the attack",
		cards: []madeUp{
			{
				name: "Fort", civ: "fire", typ: "dragheart creature", cost: 2, power: 2000, text: `if this would leave: flip this to "Keep" instead`,
				faces: []madeUp{{name: "Keep", civ: "fire", typ: "dragheart fortress", cost: 2}},
			},
			{name: "Sting", civ: "darkness", typ: "creature", cost: 2, power: 1000, text: "when a creature attacks: destroy that creature"},
		},
		board: "you battle: Fort\nopponent battle: Sting",
		lines: "you attack Fort player\nopponent hand 0\nyou battle: Fort\n! you attack Fort player",
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
		rule: "701.21b: equal costs are enough, and what was judged goes to the bottom of each deck",
		cards: []madeUp{
			{name: "Bet", civ: "fire", typ: "spell", cost: 1, text: "judge\nafter that if you won, draw 1 and opponent draws 1"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Bet\nyou mana: Bet\nyou deck: Ox, Plain, Plain\nopponent deck: Ox, Plain, Plain",
		lines: "you cast Bet\nyou hand: Plain\nyou deck: Plain', Ox\nopponent hand: Plain''\nopponent deck: Plain''', Ox'",
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
		rule: "an orega aura is told from others",
		cards: []madeUp{
			{name: "Break", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 orega aura"},
			{name: "Old", civ: "water", typ: "orega aura", cost: 1, power: 1000},
			{name: "New", civ: "water", typ: "aura", cost: 1, power: 1000},
		},
		board: "you hand: Break\nyou mana: Break\nopponent battle: Plain, New over Plain, Old over Plain",
		lines: "you cast Break\nopponent grave: Old",
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
		rule: "703.4h: a card that was picked beneath is on top by now",
		cards: []madeUp{
			{name: "Grab", civ: "fire", typ: "spell", cost: 1, text: "choose 1 card under your creatures\ndestroy all of your creatures\nreturn the chosen card to hand"},
			{name: "Star", civ: "water", typ: "star evolution creature", cost: 2, power: 4000, text: "star evolution: water creature"},
		},
		board: "you hand: Grab\nyou mana: Grab\nyou battle: Star, Plain under Star",
		lines: "you cast Grab\nyou hand: Plain\nyou battle:\nyou grave: Star, Grab",
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
		rule: "701.21: each player judges, one after the other",
		cards: []madeUp{
			{name: "Bet", civ: "fire", typ: "spell", cost: 1, text: "each player judges\ndraw 1"},
		},
		board: "you hand: Bet\nyou mana: Bet",
		lines: "you cast Bet\nyou hand 1\nyou grave: Bet",
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
		rule: "603.2: what dies at once of what enters has seen it enter",
		cards: []madeUp{
			{name: "Eye", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when your creature enters: draw 1"},
			{name: "Gloom", civ: "water", typ: "creature", cost: 1, power: 3000, text: "creatures named \"Eye\" get -5000"},
		},
		board: "you battle: Eye\nyou hand: Gloom\nyou mana: Gloom",
		lines: "you summon Gloom\nyou grave: Eye\nyou hand 1",
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
		rule: "703.4c: what is destroyed for its power is replaced once, and what happens instead is done before anything else",
		cards: []madeUp{
			{name: "Curse", civ: "darkness", typ: "spell", cost: 1, text: "all of opponent's creatures get -9000 this turn"},
			{name: "Back", civ: "water", typ: "creature", cost: 2, power: 1000, text: "if this would be destroyed: return it to hand instead"},
		},
		board: "you hand: Curse\nyou mana: Curse\nopponent battle: Back, Plain",
		lines: "you cast Curse\nopponent hand: Back\nopponent grave: Plain",
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
		rule: "403.4: there is nothing to put a card under",
		cards: []madeUp{
			{name: "Box", civ: "fire", typ: "spell", cost: 1, text: "draw 1 and put 1 card from your hand under 1 of your creatures named \"Big\""},
			{name: "Big", civ: "fire", typ: "creature", cost: 2, power: 9000},
		},
		board: "you hand: Box\nyou mana: Box\nyou battle: Plain",
		lines: "you cast Box\nyou battle: Plain\nyou hand 1",
	},
}

func TestPlays(t *testing.T) {
	for _, c := range plays {
		t.Run(c.rule, func(t *testing.T) {
			p := start(t, c.cards, c.day, c.board)
			for line := range strings.Lines(c.lines) {
				p.do(strings.TrimSpace(line))
			}
		})
	}
}

// TestShieldOrder: which of two equal shields is broken makes no difference to what is asked about first.
func TestShieldOrder(t *testing.T) {
	var asked []string
	for _, broken := range []string{"Gem", "Gem'"} {
		p := start(t, []madeUp{
			{name: "Gem", civ: "light", typ: "spell", cost: 3, text: "draw 1"},
			{
				name: "Push", civ: "water", typ: "creature", cost: 5, power: 5000,
				text: "w-breaker\n\nif this would break a shield: put it into its owner's deck instead\n\nopponent can't shuffle opponent's deck",
			},
		}, 0, "you battle: Push\nopponent shields: Gem, Plain, Gem")
		p.do("you attack Push player")
		p.do("you choose " + broken)
		p.do("you choose Plain")
		asked = append(asked, strings.ReplaceAll(strings.Join(p.options(), ", "), "'", ""))
	}
	if asked[0] != asked[1] || !strings.Contains(asked[0], "mode 1 for") {
		t.Errorf("asked %s\nand   %s", asked[0], asked[1])
	}
}

// TestShieldsKey: which of two equal shields is broken makes no difference, wherever it lay.
func TestShieldsKey(t *testing.T) {
	var keys [][]byte
	for _, broken := range []string{"Gem", "Gem'"} {
		p := start(t, []madeUp{{name: "Gem", civ: "light", typ: "spell", cost: 3, text: "draw 1"}}, 0,
			"you battle: Plain\nopponent shields: Gem, Plain, Gem")
		p.do("you attack Plain player")
		p.do("you choose " + broken)
		keys = append(keys, p.state.AppendKey(nil))
	}
	if !bytes.Equal(keys[0], keys[1]) {
		t.Error("the keys differ")
	}
}

// TestDeckOrder: cards of a deck are not interchangeable, since the order of the rest shows which one left.
func TestDeckOrder(t *testing.T) {
	p := start(t, nil, 0, "you deck: Plain, Plain, Plain")
	if p.state.Interchangeable(0, 2, p.state.Pointed()) {
		t.Error("the top card and another of the deck are taken for interchangeable")
	}
}

// TestNobodyWins: both players have lost if both decks run out at once (104.2b); of two "you lose the game", that of the
// turn player counts.
func TestNobodyWins(t *testing.T) {
	doom := madeUp{name: "Doom", civ: "fire", typ: "creature", cost: 2, power: 1000, text: "while there are 2 or more creatures, you lose the game"}
	for _, c := range []struct {
		board string
		want  engine.Player
	}{
		{"you deck:\nopponent deck:", engine.Chance},
		{"you deck:", 1},
		{"opponent deck:", 0},
		{"you battle: Doom\nopponent battle: Doom", 1},
		{"opponent battle: Doom, Plain", 0},
	} {
		got, over := start(t, []madeUp{doom}, 20250101, c.board).state.Over()
		if !over || got != c.want {
			t.Errorf("%q: over %v, won by %d; want %d", c.board, over, got, c.want)
		}
	}
}
