package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"syscall"

	"dmconform/harness"
	"dmconform/harness/report"
	"dmconform/rulings"

	"github.com/spf13/cobra"
)

// running is what is run and how: the flags that run, attach and verify share.
type running struct {
	ids      []string
	sel      selection
	engine   engineFlags
	jobs     int
	failFast bool
	shard    shardFlag
	baseline baselineFlags
}

func (r *running) flags(cmd *cobra.Command) {
	r.sel.flags(cmd)
	setFlag(cmd, &r.sel.set)
	jobsFlag(cmd, &r.jobs)
	cmd.Flags().BoolVar(&r.failFast, "fail-fast", false, "stop at the first case that does not pass")
	cmd.Flags().Var(&r.shard, "shard", "only every n-th case, from the i-th on; conform merge puts the results together")
	r.baseline.flags(cmd)
}

func (r *running) check() error {
	if err := checkJobs(r.jobs); err != nil {
		return err
	}
	return r.baseline.check(r)
}

// play runs what is selected and gives the results.
func (r *running) play(ctx context.Context, corpus *rulings.Corpus, chosen *selected) (*report.Results, error) {
	ctx, stop := untilInterrupted(ctx)
	defer stop()
	eng, err := r.engine.open(ctx, corpus)
	if err != nil {
		return nil, err
	}
	defer eng.close() // on an early return; the second time it does nothing
	head, err := r.head(corpus, eng.info)
	if err != nil {
		return nil, err
	}
	all := planned(chosen, r.sel.asOf)
	mine := r.shard.of(all)
	options := harness.Options{AsOf: r.sel.asOf, Jobs: r.jobs, FailFast: r.failFast}
	options.Select = func(_ *rulings.Ruling, c *rulings.Case) bool { return mine[c] }
	raw := harness.RunCorpus(ctx, eng.Engine, chosen.Corpus, options)
	if r.shard.Of == 0 || r.shard.Index == 1 {
		about := changesOf(corpus, &r.sel, all)
		head.Changes = report.Changes(harness.Track(ctx, eng.Engine, about, harness.Options{Jobs: r.jobs}))
	}
	if r.shard.Of > 0 {
		head.Shard = &report.Shard{Index: r.shard.Index, Of: r.shard.Of, Cases: len(all)}
	}
	head.Stopped = len(raw) < len(mine)
	res := report.New(head, chosen.Corpus, raw)
	if err := r.baseline.hold(corpus, res); err != nil {
		return nil, err
	}
	if ctx.Err() != nil {
		return res, &exitError{exitFailed, fmt.Errorf("interrupted: %d of %s were played", len(raw), count(len(mine), "case", "cases"))}
	}
	if err := eng.close(); err != nil {
		return res, &exitError{exitEngine, fmt.Errorf("the engine did not end well: %w", err)}
	}
	return res, nil
}

// untilInterrupted gives a context that ends with Ctrl-C: engines outside end with it. The second Ctrl-C ends us at once.
func untilInterrupted(ctx context.Context) (context.Context, func()) {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

func (r *running) head(corpus *rulings.Corpus, info report.EngineInfo) (report.Head, error) {
	digest, err := corpusDigest(r.sel.dir)
	if err != nil {
		return report.Head{}, err
	}
	h := report.Head{
		Runner: version(), Engine: info, AsOf: r.sel.asOf, Selection: r.told(),
		Corpus: report.CorpusInfo{Digest: digest, Rulings: len(corpus.Rulings)}, Set: report.Set{Digest: corpus.Whole().Hash()},
	}
	if s := corpus.Set(r.sel.set); s != nil {
		h.Set = report.Set{Name: s.Name, Digest: s.Hash()}
	}
	for _, x := range corpus.Rulings {
		h.Corpus.Newest = max(h.Corpus.Newest, x.Date)
	}
	return h, nil
}

// planned lists the cases that are run, in order.
func planned(chosen *selected, asOf rulings.Date) []*rulings.Case {
	var out []*rulings.Case
	for _, r := range chosen.Rulings {
		for i := range r.Cases {
			c := &r.Cases[i]
			if (asOf == 0 || harness.Holds(r, c, asOf)) && (chosen.set == nil || chosen.set.Has(r, c)) {
				out = append(out, c)
			}
		}
	}
	return out
}

// corpusDigest tells corpora apart: SHA-256 over the names and contents of all their TOML files.
func corpusDigest(dir string) (string, error) {
	fsys := rulings.Embedded()
	if dir != "" {
		fsys = os.DirFS(dir)
	}
	sum := sha256.New()
	for _, pattern := range [...]string{"*.toml", "*/*.toml"} {
		names, err := fs.Glob(fsys, pattern)
		if err != nil {
			return "", err
		}
		for _, name := range names {
			src, err := fs.ReadFile(fsys, name)
			if err != nil {
				return "", err
			}
			fmt.Fprintf(sum, "%s %d\n", name, len(src))
			sum.Write(src)
		}
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}

// told is the selection as results have it.
func (r *running) told() report.Selection {
	s := &r.sel
	return report.Selection{
		IDs: r.ids, Since: s.since, Until: s.until, Undated: s.undated, Rules: s.rules, Topics: s.topics, Cards: s.cards, Kinds: s.kinds,
		Set: s.set,
	}
}

// replay makes the selection that results tell of.
func replay(h *report.Head) (s selection, ids []string) {
	x := &h.Selection
	s.since, s.until, s.undated, s.asOf = x.Since, x.Until, x.Undated, h.AsOf
	s.rules, s.topics, s.cards, s.kinds, s.set = x.Rules, x.Topics, x.Cards, x.Kinds, x.Set
	return s, x.IDs
}

// ofResults is the error that results stand for.
func ofResults(r *report.Results) error {
	code := exitAsExpected
	for i := range r.Cases {
		switch c := &r.Cases[i]; {
		case c.Expected():
		case c.Verdict == harness.Protocol:
			return &exitError{code: exitEngine}
		default:
			code = exitFailed
		}
	}
	if len(r.Problems) > 0 {
		code = max(code, exitFailed)
	}
	if code == exitAsExpected {
		return nil
	}
	return &exitError{code: code}
}

// readResults reads a results file; "-" is stdin.
func readResults(name string) (*report.Results, error) {
	var src io.Reader = os.Stdin
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		src = f
	}
	r, err := report.ReadJSON(src)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return r, nil
}

// outputFlag adds --output.
func outputFlag(cmd *cobra.Command, to *string) {
	cmd.Flags().StringVarP(to, "output", "o", "", "write to this `file` instead of stdout")
}

// write writes to stdout, or to a file that is whole or not there.
func write(t *terminal, output string, do func(io.Writer) error) error {
	if output == "" {
		if err := do(t.out); err != nil {
			return &exitError{exitOurFault, err}
		}
		return nil
	}
	var b bytes.Buffer
	if err := do(&b); err != nil {
		return &exitError{exitOurFault, err}
	}
	if err := os.WriteFile(output, b.Bytes(), 0o666); err != nil {
		return fmt.Errorf("--output: %w", err)
	}
	return nil
}
