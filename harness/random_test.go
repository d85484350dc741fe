package harness

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"dmconform/rulings"
)

// randomCase makes a case up by playing a random board at random and writing down some of what was
// chosen and some of what came of it. Nearly half of such cases hold on every branch.
func randomCase(rnd *rand.Rand) (*rulings.Ruling, *rulings.Case) {
	texts := []string{
		"draw 1", "may-draw 1", "toss 1", "toss 2", "random 1", "random 2", "kill", "maybe-kill", "modes", "maybe-modes", "two 2", "two 3",
		"slip", "shuffle 2", "guard", "undead", "free",
	}
	pick := func(from []string) string { return from[rnd.IntN(len(from))] }
	var cards, board strings.Builder
	words := []string{"ax", "bo", "cy", "da"}
	for _, w := range words {
		fmt.Fprintf(&cards, "%s = %d/%d000 %s %s\n", w, rnd.IntN(2), 1+rnd.IntN(3), pick(texts), pick(texts))
	}
	fmt.Fprintf(&board, "you hand %s*%d %s\n", pick(words), 1+rnd.IntN(2), pick(words))
	fmt.Fprintf(&board, "you battle %s*%d %s\n", pick(words), 1+rnd.IntN(2), pick(words))
	fmt.Fprintf(&board, "you mana _*2 %s\n", pick(words))
	fmt.Fprintf(&board, "opponent hand %s*%d _*2\n", pick(words), 1+rnd.IntN(3))
	fmt.Fprintf(&board, "opponent battle %s %s'\n", pick(words), pick(words))
	r, c := toyCase(cards.String(), board.String(), "", "")
	p, err := NewPlan(r, c)
	if err != nil {
		panic(err)
	}
	logged := p.Start(0)
	logged.Log = true
	pos, _ := toyEngine{}.New(logged)
	drawn, tossed := 0, map[string]int{}
	start := pos.Board()
	var lines, expect []string
	for acts := 1 + rnd.IntN(2); ; {
		d := pos.Decision()
		if d == nil || d.Kind == KindAct && acts == 0 {
			break
		}
		i := rnd.IntN(len(d.Options))
		if d.Kind == KindAct {
			acts--
			if rnd.IntN(4) > 0 { // mostly summon: acts stand first
				i = rnd.IntN(1 + len(d.Options)/2)
			}
		}
		if text := p.OptionText(d, &d.Options[i]); d.Kind == KindAct || rnd.IntN(2) == 0 && !onlyOne(d) && writable(text) {
			if not := p.OptionText(d, &d.Options[rnd.IntN(len(d.Options))]); rnd.IntN(30) == 0 && writable(not) {
				lines = append(lines, "! "+not)
			}
			if !writable(text) {
				break // an act with a card that has no label
			}
			lines = append(lines, text)
		}
		pos, _ = pos.Choose(i)
		for _, e := range pos.Events() {
			switch {
			case e.Kind == "drawn" && e.Player == rulings.You:
				drawn++
			case e.Kind == "discarded":
				tossed[p.name(e.Card)]++
			}
		}
		if rnd.IntN(25) == 0 {
			lines = append(lines, fmt.Sprintf("you hand %d", len(pos.(*toy).in(0, rulings.Hand))))
		}
	}
	end := pos.Board()
	sc := scene{plan: p, board: &end, start: &start}
	for range 1 + rnd.IntN(3) {
		pl, z := Player(rnd.IntN(2)), Zone(1+rnd.IntN(6))
		e := fmt.Sprintf("%s %s %d", pl, z, sc.size(&end, pl, z))
		switch rnd.IntN(5) {
		case 0:
			e = fmt.Sprintf("event drawn you %d", drawn)
		case 1:
			e = "before drawn." + pick([]string{"you", "opponent"}) + " destroyed." + pick(words)
		case 2:
			e = fmt.Sprintf("%s %s has %s", pl, z, pick(words))
		case 3:
			w := pick(words)
			e = fmt.Sprintf("event discarded %s %d", w, tossed[w])
		}
		if rnd.IntN(12) == 0 {
			e = "! " + e
		}
		if rnd.IntN(2) == 0 {
			e = "possible " + e
		}
		expect = append(expect, e)
	}
	for _, e := range []string{"you hand", "you battle", "you mana", "you deck", "you grave", "opponent hand", "opponent battle", "opponent grave", "you shields", "opponent shields"} {
		if rnd.IntN(3) > 0 {
			expect = append(expect, "unchecked "+e)
		}
	}
	return toyCase(cards.String(), board.String(), strings.Join(lines, "\n"), strings.Join(expect, "\n"))
}

// writable reports whether a fixture can say it: it names no filler, and a deck kept as it is has no line.
func writable(line string) bool { return !strings.Contains(line, "(") && line != "chance order none" }

// TestRandomCases holds the explorer to the oracle and to the same case played as a script.
func TestRandomCases(t *testing.T) {
	count := map[Verdict]int{}
	kinds := map[FailureKind]int{}
	branches, merged, skipped := 0, 0, 0
	n := 3000
	if testing.Short() {
		n = 300
	}
	for i := range n {
		r, c := randomCase(rand.New(rand.NewPCG(uint64(i), 7)))
		p, err := NewPlan(r, c)
		if err != nil {
			t.Fatal(err)
		}
		got := p.Run(context.Background(), toyEngine{}, 0)
		count[got.Verdict]++
		branches += got.Branches
		merged += got.Merged
		if got.Failure != nil {
			kinds[got.Failure.Kind]++
		}
		show := func() string { return string(Script(r, c)) + "\n" + fmt.Sprintf("%+v", got) }

		want, reason, ok := RunSlowly(toyEngine{}, p, 0, 3000)
		if !ok {
			skipped++
		} else if want != got.Verdict {
			t.Fatalf("seed %d: %s, but the oracle says %s: %s\n%s", i, got.Verdict, want, reason, show())
		}

		play := NewPlay(context.Background(), toyEngine{}, &rulings.Corpus{Rulings: []*rulings.Ruling{r}}, 0)
		for l := range strings.Lines(string(Script(r, c))) {
			if err := play.Do(l); err != nil {
				if play.Result().Verdict == Pass {
					t.Fatalf("seed %d: %v\n%s", i, err, show())
				}
				break
			}
		}
		if as := play.Result(); as.Verdict != got.Verdict || as.Reason != got.Reason {
			t.Fatalf("seed %d: as a script %s %s\n%s", i, as.Verdict, as.Reason, show())
		}
	}
	t.Logf("%v %v, %d branches, %d merged, %d too long for the oracle", count, kinds, branches, merged, skipped)
	if count[Pass] < n/10 || count[Fail] < n/10 || skipped > n/10 || merged == 0 {
		t.Errorf("the cases are too much alike to prove anything")
	}
}
