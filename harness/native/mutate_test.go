package native

import (
	"strings"
	"testing"

	"dmconform/engine/cardtext"
	"dmconform/rulings"
)

func TestMutations(t *testing.T) {
	for _, x := range []struct{ name, from, to string }{
		{
			"then-is-after-that",
			"when this enters: you may destroy this\nthen draw 1\n  opponent draws 1\notherwise discard 1\ndraw 2",
			"when this enters: you may destroy this\n  otherwise discard 1\nafter that draw 1\nopponent draws 1\ndraw 2",
		},
		{"then-is-after-that", "you may draw 1\n  then discard 1\nafter that shuffle your deck", "you may draw 1\nafter that discard 1\nafter that shuffle your deck"},
		{"then-is-after-that", "draw 1\notherwise discard 1", "draw 1\notherwise discard 1"},
		{"may-dropped", "you may destroy 1 of your creatures\nthen opponent may draw 1", "destroy 1 of your creatures\nthen opponent draws 1"},
		{"number-off-by-one", "draw 1\nafter that discard 2", "draw 2\nafter that discard 3"},
		{
			"number-off-by-one", "put top 1 of your deck into your mana\ndestroy 1 of opponent's creatures with power 3000 or less",
			"put top 2 of your deck into your mana\ndestroy 2 of opponent's creatures with power 3000 or less",
		},
		{"number-off-by-one", "blocker, ninja strike 4\n\nwhen this enters: it gets +2000 this turn", "blocker, ninja strike 4\n\nwhen this enters: it gets +2000 this turn"},
	} {
		text, err := cardtext.Parse(x.from)
		if err != nil {
			t.Errorf("%q: %v", x.from, err)
			continue
		}
		for _, m := range Mutations() {
			if m.Name == x.name {
				m.do(text)
			}
		}
		if got := strings.TrimSpace(cardtext.Print(text)); got != x.to {
			t.Errorf("%s: of\n%s\nit makes\n%s\nwant\n%s", x.name, x.from, got, x.to)
		}
	}
}

// TestMutatedCards: under every mutation every card of the corpus is still a text, and some of them are another.
func TestMutatedCards(t *testing.T) {
	corpus, err := rulings.Load(rulings.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range Mutations() {
		if err := New(corpus).Mutated(m).Check(); err != nil {
			t.Errorf("%s: %v", m.Name, err)
		}
		changed := 0
		for _, c := range corpus.Cards {
			for i := range c.Sides {
				text, err := cardtext.Parse(c.Sides[i].Text)
				if err != nil {
					t.Fatal(err)
				}
				before := cardtext.Print(text)
				m.do(text)
				if cardtext.Print(text) != before {
					changed++
				}
			}
		}
		if changed == 0 {
			t.Errorf("%s changes no card", m.Name)
		}
	}
}
