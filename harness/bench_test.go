package harness

import (
	"context"
	"testing"

	"dmconform/rulings"
)

// treeEngine is an engine that costs nearly nothing: what BenchmarkHarness measures is the harness.
// Its game asks depth times for one of two; positions merge if wide is false.
type treeEngine struct {
	depth int
	wide  bool
}

type treePosition struct {
	t      *treeEngine
	start  *Start
	depth  int
	path   uint64
	choose *Decision
	act    *Decision
}

func (t treeEngine) New(s Start) (Position, error) {
	return &treePosition{
		t: &t, start: &s,
		choose: &Decision{Kind: KindMode, By: NoCard, Options: []Option{
			{Verb: rulings.Mode, Card: NoCard, Target: NoCard, Mode: 1}, {Verb: rulings.Mode, Card: NoCard, Target: NoCard, Mode: 2},
		}},
		act: &Decision{Kind: KindAct, By: NoCard, Options: []Option{{Verb: rulings.End, Card: NoCard, Target: NoCard}}},
	}, nil
}

func (p *treePosition) Decision() *Decision {
	if p.depth == p.t.depth {
		return p.act
	}
	return p.choose
}

func (p *treePosition) Choose(i int) (Position, error) {
	n := *p
	n.depth++
	if p.t.wide {
		n.path = n.path<<1 | uint64(i)
	}
	return &n, nil
}

func (p *treePosition) Board() Board {
	b := Board{Step: "main", Places: make([]Place, len(p.start.Cards)), Powers: make([]int32, len(p.start.Cards)), Attacker: NoCard, Attacked: NoCard, Winner: rulings.Chance}
	for i := range b.Places {
		b.Places[i] = p.start.Cards[i].Place
	}
	return b
}

func (p *treePosition) Events() []Event { return nil }

func (p *treePosition) Key(buf []byte) []byte {
	for i := range 256 { // as long as that of a real board
		buf = append(buf, byte(p.path>>(i%8*8)))
	}
	return append(buf, byte(p.depth))
}

// BenchmarkHarness measures what the harness adds to an engine: a scripted case of 8 lines, and 12 open
// decisions with all their branches on a board of 2 × 40 cards.
func BenchmarkHarness(b *testing.B) {
	run := func(b *testing.B, eng Engine, lines, expect string) {
		board := "you deck _*40\nopponent deck _*40\nyou shields\nopponent shields"
		r, c := toyCase("plain = 0/1000", board, lines, expect)
		p, err := NewPlan(r, c)
		if err != nil {
			b.Fatal(err)
		}
		var s session
		var res Result
		b.ReportAllocs()
		for b.Loop() {
			res = s.run(context.Background(), eng, p, 0)
		}
		if res.Verdict != Pass {
			b.Fatal(res.Reason)
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(res.Positions), "ns/position")
	}
	ones := "you mode 1\nyou mode 1\nyou mode 1\nyou mode 1\nyou mode 1\nyou mode 1\nyou mode 1\nyou mode 1"
	b.Run("scripted", func(b *testing.B) { run(b, treeEngine{depth: 8}, ones, "! you hand 1\nyou deck 40") })
	b.Run("explore", func(b *testing.B) { run(b, treeEngine{depth: 12, wide: true}, "", "! you hand 1\nyou deck 40") })
	b.Run("merge", func(b *testing.B) { run(b, treeEngine{depth: 12}, "", "! you hand 1\nyou deck 40") })
}
