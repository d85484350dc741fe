package rulings

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// show writes a state compactly: what a zone holds, if anything, "·" for a filler.
func show(s State) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s", s.Turn, s.Step)
	for p := range s.Zones {
		for z, cards := range s.Zones[p] {
			if len(cards) > 0 {
				fmt.Fprintf(&b, "\n%s %s: %s", Player(p), Zone(z), showCards(cards))
			}
		}
	}
	return b.String()
}

func showCards(cards []PlacedCard) string {
	var out []string
	for _, c := range cards {
		s := c.Label
		if s == "" {
			s = "·"
		}
		if c.Tapped {
			s += " tapped"
		}
		if len(c.Under) > 0 {
			s += " on (" + showCards(c.Under) + ")"
		}
		out = append(out, s)
	}
	return strings.Join(out, ", ")
}

func TestState(t *testing.T) {
	c := good(t)
	cases := map[string]string{}
	for _, r := range c.Rulings {
		for _, cs := range r.Cases {
			cases[r.ID+"/"+cs.ID] = show(cs.State)
		}
	}
	const bella = "2023-04-10-belladonna-stratobag/"
	want := map[string]string{
		bella + "discard": `opponent main
you battle: bag
you hand: plain, plain
you shields: ·, ·, ·, ·, ·
you deck: ·, ·, ·, ·, ·, ·, ·, ·, ·, ·
opponent hand: bella
opponent mana: plain, dark tapped
opponent shields: ·, ·, ·, ·, ·
opponent deck: plain, ·, ·, ·, ·, ·, ·, ·, ·, ·, ·`,
		bella + "without-bag": `opponent main
you hand: plain, plain
you shields: ·, ·, ·, ·, ·
you deck: ·, ·, ·, ·, ·, ·, ·, ·, ·, ·
opponent hand: bella
opponent mana: plain, dark tapped
opponent shields: ·, ·, ·, ·, ·
opponent deck: plain, ·, ·, ·, ·, ·, ·, ·, ·, ·, ·`,
		"sou-example/a": `you attack
you battle: glen on (plain, plain)
you shields: plain
you deck: ·, ·, ·, ·, ·, ·, ·, ·, ·, ·
opponent shields: ·, ·, ·, ·, ·
opponent deck: ·, ·, ·, ·, ·, ·, ·, ·, ·, ·`,
	}
	for name, w := range want {
		if d := cmp.Diff(w, cases[name]); d != "" {
			t.Errorf("%s: -want +got\n%s", name, d)
		}
	}
	for _, r := range c.Rulings {
		for _, cs := range r.Cases {
			for p := range cs.State.Zones {
				for _, card := range cs.State.Zones[p][Deck] {
					if card.Card == nil || card.Label == "" && card.Card != c.Filler {
						t.Fatalf("%s/%s: a filler is %v", r.ID, cs.ID, card.Card)
					}
				}
			}
		}
	}
}

func TestDecoded(t *testing.T) {
	c := good(t)
	r, undated := c.Rulings[0], c.Rulings[1]
	if r.Date != 20230410 || undated.Date != 0 {
		t.Fatalf("the undated must come last: %s, %s", r.Date, undated.Date)
	}
	var labels []string
	for _, l := range r.Labels {
		labels = append(labels, l.Word)
	}
	if d := cmp.Diff([]string{"bella", "bag", "plain"}, labels); d != "" {
		t.Errorf("labels are not in file order\n%s", d)
	}
	if cs := r.Cases[0]; cs.Since != 20230410 || cs.Until != 0 || cs.Line != 31 || cs.Actions[3].Line.At != 39 || cs.Expect[0].At != 41 {
		t.Errorf("dates or lines: %s %s %d %d %d", cs.Since, cs.Until, cs.Line, cs.Actions[3].Line.At, cs.Expect[0].At)
	}
	if cs := undated.Cases[0]; cs.Since != 0 || cs.Until != 20220101 {
		t.Errorf("only until: since is %s", cs.Since)
	}
	glen := undated.Labels[0].Card
	if len(glen.Sides) != 2 || glen.Sides[0].Power != Infinity || glen.Sides[1].Civ != nil || glen.Layout != "twinpact" {
		t.Errorf("%+v", glen)
	}
	bella := r.Labels[0].Card.Sides[0]
	if bella.TextLine != 11 || !strings.HasPrefix(bella.Text, "when this enters") || strings.HasSuffix(bella.Text, "\n") {
		t.Errorf("text begins on line %d: %q", bella.TextLine, bella.Text)
	}
}
