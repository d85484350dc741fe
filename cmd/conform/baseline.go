package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"dmconform/harness/known"
	"dmconform/harness/report"
	"dmconform/rulings"

	"github.com/spf13/cobra"
)

// baselineFlags are --baseline and --update-baseline.
type baselineFlags struct {
	path   string
	update bool
	list   *known.List
}

func (f *baselineFlags) flags(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.path, "baseline", "",
		"`file` of known failures: only what is not as listed there is unexpected, a listed case that passes too")
	cmd.Flags().BoolVar(&f.update, "update-baseline", false, "write the --baseline anew from this run; reasons are kept")
}

// check reads the list, and refuses to write one from a run that does not see all failures.
func (f *baselineFlags) check(r *running) error {
	if err := f.mayUpdate(r); err != nil || f.path == "" {
		return err
	}
	src, err := os.ReadFile(f.path)
	if f.update && errors.Is(err, fs.ErrNotExist) {
		f.list = &known.List{AsOf: r.sel.asOf}
		return nil
	}
	if err == nil {
		if f.list, err = known.Parse(src); err != nil {
			err = fmt.Errorf("%s: %w", f.path, err)
		}
	}
	if err != nil {
		return fmt.Errorf("--baseline: %w", err)
	}
	if f.list.AsOf != r.sel.asOf {
		return fmt.Errorf("--baseline: %s is for %s, and this run is for %s", f.path, underRules(f.list.AsOf), underRules(r.sel.asOf))
	}
	return nil
}

func (f *baselineFlags) mayUpdate(r *running) error {
	told := r.told()
	switch only := told.String(); {
	case !f.update:
		return nil
	case f.path == "":
		return errors.New("--update-baseline: name the file with --baseline")
	case r.shard.Of > 0:
		only = "--shard " + r.shard.String()
		fallthrough
	case only != "":
		return fmt.Errorf("--update-baseline needs a run of everything, and %s leaves some out", only)
	case r.failFast:
		return errors.New("--update-baseline needs a run of everything, and --fail-fast leaves some out")
	}
	return nil
}

// hold marks the results that are as listed, and those that are not though they are listed.
func (f *baselineFlags) hold(corpus *rulings.Corpus, res *report.Results) error {
	if f.list == nil {
		return nil
	}
	if f.update && res.Partial() == "" {
		f.list = known.From(res.AsOf, res.Verdicts(), f.list)
		var b bytes.Buffer
		if err := f.list.Write(&b, res.Engine.Name); err != nil {
			return &exitError{exitOurFault, err}
		}
		if err := os.WriteFile(f.path, b.Bytes(), 0o666); err != nil {
			return fmt.Errorf("--update-baseline: %w", err)
		}
	}
	marks, problems := f.list.Hold(corpus, res.AsOf, res.Verdicts())
	res.Baseline, res.Problems = true, problems
	for i, m := range marks {
		if c := &res.Cases[i]; m.Known {
			c.Known = &report.Known{Reason: m.Reason}
		} else {
			c.Problem = m.Problem
		}
	}
	return nil
}

func underRules(d rulings.Date) string {
	if d == 0 {
		return "the newest rules"
	}
	return "--as-of " + d.String()
}
