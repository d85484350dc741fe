// The reference engine on the corpus.
package harness_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"dmconform/harness"
	"dmconform/harness/native"
	"dmconform/rulings"
)

func load(tb testing.TB) (*rulings.Corpus, harness.Engine) {
	corpus, err := rulings.Load(rulings.Embedded())
	if err != nil {
		tb.Fatal(err)
	}
	return corpus, native.New(corpus)
}

// TestRulings plays every case as a testscript script: -run 'TestRulings/2023-04-10-belladonna' plays one ruling.
func TestRulings(t *testing.T) {
	corpus, eng := load(t)
	harness.RunScripts(t, eng, corpus)
}

// TestVerdicts holds the direct run and the slow oracle to the verdict of the scripts: pass.
func TestVerdicts(t *testing.T) {
	corpus, eng := load(t)
	for _, res := range harness.RunCorpus(context.Background(), eng, corpus, harness.Options{}) {
		if res.Verdict != harness.Pass || len(res.Notes) > 0 {
			t.Errorf("%s, case %s: %s %s %q", res.ID, res.CaseID, res.Verdict, res.Reason, res.Notes)
		}
		if res.Positions > 2000 {
			t.Errorf("%s, case %s: %d positions; script more of it", res.ID, res.CaseID, res.Positions)
		}
	}
	for _, r := range corpus.Rulings {
		for i := range r.Cases {
			p, err := harness.NewPlan(r, &r.Cases[i])
			if err != nil {
				t.Fatal(err)
			}
			v, reason, ok := harness.RunSlowly(eng, p, harness.Newest(&r.Cases[i]), 20_000)
			if !ok {
				t.Logf("%s, case %s: too many paths for the oracle", r.ID, r.Cases[i].ID)
			} else if v != harness.Pass {
				t.Errorf("%s, case %s: the oracle says %s: %s", r.ID, r.Cases[i].ID, v, reason)
			}
		}
	}
}

// TestControlsFlip: the end of a control breaks something that the case it names expects.
func TestControlsFlip(t *testing.T) {
	corpus, eng := load(t)
	for _, r := range corpus.Rulings {
		for i := range r.Cases {
			for j := range r.Cases {
				c, of := &r.Cases[i], &r.Cases[j]
				if c.ControlOf == of.ID && !harness.Flips(context.Background(), eng, r, c, of, harness.Newest(c)) {
					t.Errorf("%s: case %s ends as %s expects, so it is no control of it", r.ID, c.ID, of.ID)
				}
			}
		}
	}
}

// plans makes the cases ready whose branches so decides.
func plans(b *testing.B, so func(branches int) bool) (eng harness.Engine, ps []*harness.Plan) {
	corpus, eng := load(b)
	for _, r := range corpus.Rulings {
		for i := range r.Cases {
			p, err := harness.NewPlan(r, &r.Cases[i])
			if err != nil {
				b.Fatal(err)
			}
			if res := p.Run(context.Background(), eng, harness.Newest(p.Case)); so(res.Branches) {
				ps = append(ps, p)
			}
		}
	}
	return eng, ps
}

// BenchmarkScripted reports the median and the longest time of a case that leaves nothing open, played as a run does.
func BenchmarkScripted(b *testing.B) {
	var w harness.Worker
	eng, ps := plans(b, func(branches int) bool { return branches == 1 })
	took := make([]time.Duration, len(ps))
	b.ReportAllocs()
	for b.Loop() {
		for i, p := range ps {
			start := time.Now()
			w.Play(context.Background(), eng, p, harness.Newest(p.Case))
			took[i] += time.Since(start)
		}
	}
	if len(took) == 0 {
		b.Skip("no such case")
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Nanoseconds())/float64(b.N), "median-ns/case")
	b.ReportMetric(float64(took[len(took)-1].Nanoseconds())/float64(b.N), "longest-ns/case")
}

// BenchmarkExplore reports how many decisions a second are explored in the cases that leave something open.
func BenchmarkExplore(b *testing.B) {
	eng, ps := plans(b, func(branches int) bool { return branches > 1 })
	var w harness.Worker
	positions := 0
	b.ReportAllocs()
	for b.Loop() {
		for _, p := range ps {
			positions += w.Play(context.Background(), eng, p, harness.Newest(p.Case)).Positions
		}
	}
	b.ReportMetric(float64(positions)/b.Elapsed().Seconds(), "decisions/s")
}
