// Package conformtest plays the rulings in an engine's own go test: each case is a subtest.
//
//	func TestRulings(t *testing.T) {
//		conformtest.Run(t, func(*rulings.Corpus) (harness.Engine, error) { return myengine.New(), nil })
//	}
//
// go test -run TestRulings/2023-04-10-belladonna-stratobag/discard plays one case. An engine that is a program, in
// whatever language, is tested so too: wire.Open makes it a harness.Engine.
package conformtest

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"testing"

	"dmconform/harness"
	"dmconform/harness/known"
	"dmconform/rulings"
)

// Options say what is run. The zero value runs the corpus that is built in, each case under the newest rules that
// it holds for.
type Options struct {
	Corpus  fs.FS        // another corpus, such as os.DirFS of its directory
	Only    []string     // ids of rulings
	Since   harness.Date // rulings published on that day or later; undated ones are left out then, and counted
	Undated bool         // not left out
	AsOf    harness.Date // the cases that hold on that day, under its rules
	// Baseline is a file of known failures, as conform run --baseline has it. With it, a case that fails as listed
	// is skipped, and whatever else is no pass is an error: what is listed and passes too. Without it, what the
	// engine does not support is skipped, with the reason.
	Baseline string
}

// Run plays the rulings on an engine. newEngine is called once, with the corpus that is played; if the engine has a
// method Close() error, it is called at the end.
func Run(t *testing.T, newEngine func(*rulings.Corpus) (harness.Engine, error), options ...Options) {
	t.Helper()
	var o Options
	for _, given := range options {
		o = given
	}
	if len(options) > 1 {
		t.Fatal("conformtest.Run takes its options once")
	}
	corpus, chosen := o.rulings(t)
	list := o.list(t, corpus)
	eng, err := newEngine(corpus)
	if err != nil {
		t.Fatalf("the engine cannot be started: %v", err)
	}
	if c, ok := eng.(interface{ Close() error }); ok {
		t.Cleanup(func() {
			if err := c.Close(); err != nil {
				t.Errorf("the engine did not end well: %v", err)
			}
		})
	}
	for _, r := range chosen {
		t.Run(r.ID, func(t *testing.T) {
			for i := range r.Cases {
				c := &r.Cases[i]
				if o.AsOf == 0 || harness.Holds(r, c, o.AsOf) {
					t.Run(c.ID, func(t *testing.T) {
						t.Parallel()
						play(t, eng, corpus, r, c, &o, list)
					})
				}
			}
		})
	}
}

// rulings reads the corpus and selects what is run. Nothing selected is an error.
func (o *Options) rulings(t *testing.T) (*rulings.Corpus, []*rulings.Ruling) {
	t.Helper()
	fsys := o.Corpus
	if fsys == nil {
		fsys = rulings.Embedded()
	}
	corpus, err := rulings.Load(fsys)
	if err != nil {
		t.Fatal(err)
	}
	only := map[string]bool{}
	for _, id := range o.Only {
		if corpus.Ruling(id) == nil {
			t.Fatalf("there is no ruling %s", id)
		}
		only[id] = true
	}
	var chosen []*rulings.Ruling
	undated := 0
	for _, r := range corpus.Rulings {
		switch {
		case len(only) > 0 && !only[r.ID], r.Date != 0 && r.Date < o.Since:
		case r.Date == 0 && o.Since != 0 && !o.Undated:
			undated++
		default:
			chosen = append(chosen, r)
		}
	}
	if undated > 0 {
		t.Logf("not selected: %d undated rulings", undated)
	}
	if len(chosen) == 0 {
		t.Fatal("nothing is selected")
	}
	return corpus, chosen
}

// list reads the known failures; nil if there are none to read.
func (o *Options) list(t *testing.T, corpus *rulings.Corpus) *known.List {
	t.Helper()
	if o.Baseline == "" {
		return nil
	}
	src, err := os.ReadFile(o.Baseline)
	if err != nil {
		t.Fatal(err)
	}
	list, err := known.Parse(src)
	if err != nil {
		t.Fatalf("%s: %v", o.Baseline, err)
	}
	if list.AsOf != o.AsOf {
		t.Fatalf("%s is for another day: as-of is %s there, and AsOf %s here", o.Baseline, list.AsOf, o.AsOf)
	}
	_, problems := list.Hold(corpus, o.AsOf, nil)
	for _, p := range problems {
		t.Errorf("%s: %s", o.Baseline, p)
	}
	return list
}

func play(t *testing.T, eng harness.Engine, corpus *rulings.Corpus, r *rulings.Ruling, c *rulings.Case, o *Options, list *known.List) {
	one := &rulings.Corpus{Rulings: []*rulings.Ruling{r}, Cards: corpus.Cards, Filler: corpus.Filler}
	results := harness.RunCorpus(t.Context(), eng, one, harness.Options{
		AsOf: o.AsOf, Jobs: 1, Select: func(_ *rulings.Ruling, x *rulings.Case) bool { return x == c },
	})
	if len(results) == 0 { // only if the test was ended
		t.Fatal(context.Cause(t.Context()))
	}
	res := &results[0]
	for _, n := range res.Notes {
		t.Logf("note: %s", n)
	}
	if list != nil {
		marks, _ := list.Hold(corpus, o.AsOf, results)
		switch m := marks[0]; {
		case m.Problem != "":
			t.Errorf("%s: %s; %s", res.Verdict, res.Reason, m.Problem)
			return
		case m.Known:
			t.Skipf("known: %s; %s: %s", m.Reason, res.Verdict, res.Reason)
		}
	}
	switch res.Verdict {
	case harness.Pass:
	case harness.Undetermined:
		t.Skipf("%s: %s", res.Verdict, res.Reason)
	case harness.NotSupported, harness.Inconclusive:
		if list == nil {
			t.Skipf("%s: %s", res.Verdict, res.Reason)
		}
		t.Errorf("%s: %s", res.Verdict, res.Reason)
	default:
		t.Error(told(r, c, res))
	}
}

// told is a failure with what led to it.
func told(r *rulings.Ruling, c *rulings.Case, res *harness.Result) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n%s:%d\n%s\n", res.Verdict, res.Reason, r.Path, c.Line, c.Name.En)
	if f := res.Failure; f != nil {
		if f.Asked != "" {
			fmt.Fprintf(&b, "open: %s\n  %s\n", f.Asked, strings.Join(f.Options, "\n  "))
		}
		b.WriteString(f.Board)
		for i := range f.Path {
			fmt.Fprintf(&b, "%s  (%s)\n", f.Path[i].Text, f.Path[i].Why)
		}
	}
	for _, l := range res.Log {
		b.WriteString(l + "\n")
	}
	return b.String()
}
