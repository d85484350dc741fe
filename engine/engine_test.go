package engine_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"dmconform/engine"
)

// Cards of several rows.
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

func TestPlays(t *testing.T) {
	for _, r := range slices.Concat(gameRows, cardsRows, zonesRows, turnRows, abilitiesRows, actionsRows, specialRows) {
		r.play(t)
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
	var pointed engine.Pointed
	p.state.Pointed(&pointed)
	if p.state.Interchangeable(0, 2, &pointed) {
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

// TestGivenRush: a creature half that was given Abyss Rush is offered once, the spell half not at all.
func TestGivenRush(t *testing.T) {
	half := &madeUp{name: "Half", civ: "water", typ: "spell", cost: 1, text: "draw 1"}
	p := start(t, []madeUp{
		{name: "Bell", civ: "water", typ: "creature", cost: 2, power: 2000, text: "cards in your graveyard have abyss rush"},
		{name: "Ghost", civ: "water", typ: "creature", cost: 1, power: 2000, spell: half},
		{name: "Wisp", civ: "water", typ: "creature", cost: 1, power: 2000},
	}, 0, "you battle: Bell\nyou grave: Ghost, Wisp\nyou mana: Plain")
	var uses []string
	for _, o := range p.options() {
		if strings.HasPrefix(o, "summon") || strings.HasPrefix(o, "cast") {
			uses = append(uses, o)
		}
	}
	slices.Sort(uses)
	if want := []string{"summon Ghost", "summon Wisp"}; !slices.Equal(uses, want) {
		t.Errorf("offered %v, want %v", uses, want)
	}
}
