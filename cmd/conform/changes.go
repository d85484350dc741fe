package main

import (
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"syscall"

	"dmconform/harness"
	"dmconform/harness/report"
	"dmconform/rulings"

	"github.com/spf13/cobra"
)

func newChanges(t *terminal) *cobra.Command {
	var (
		sel                  selection
		engine               engineFlags
		jobs                 int
		format, lang, output string
	)
	cmd := &cobra.Command{
		Use:   "changes",
		Short: "List the dated changes of the rules, and what the engine makes of each",
		Long: `Changes lists the dated changes of the rules and of official answers: what held before, what has held since, and
what the engine makes of it. For that the cases that show each side are played under the rules of the last day before
the change and of its first:

  tracks it     the old side holds under the old rules, and the new side under the new
  always old    the old side holds under both
  always new    the new side holds under both
  neither       none of these
  unsupported   nor these, and only because the engine says that it cannot play what would show it
  not covered   the corpus does not show both sides; it says why

Its exit code is 0 if the engine tracks every change that is covered, and 1 if not.`,
		Args: cobra.NoArgs,
	}
	dirFlag(cmd, &sel.dir)
	cmd.Flags().Var(dateFlag{&sel.since}, "since", "changes of this day or later")
	cmd.Flags().Var(dateFlag{&sel.until}, "until", "changes before this day")
	engine.flags(cmd)
	jobsFlag(cmd, &jobs)
	format = "text"
	wordFlag{&format, []string{"text", "json"}}.add(cmd, "format", "how the list is written")
	langFlag(cmd, &lang)
	outputFlag(cmd, &output)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if err := checkJobs(jobs); err != nil {
			return err
		}
		corpus, err := loadCorpus(sel.dir)
		if err != nil {
			return err
		}
		changes := slices.DeleteFunc(slices.Clone(corpus.Changes), func(c *rulings.RuleChange) bool { return !sel.covers(c) })
		if len(changes) == 0 {
			return fmt.Errorf("nothing is selected: of %s none lies on these days", count(len(corpus.Changes), "change", "changes"))
		}
		ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
		defer stop()
		eng, err := engine.open(ctx, corpus)
		if err != nil {
			return err
		}
		tracked := harness.Track(ctx, eng.Engine, changes, harness.Options{Jobs: jobs})
		if err := eng.close(); err != nil {
			return &exitError{exitEngine, fmt.Errorf("the engine did not end well: %w", err)}
		}
		if ctx.Err() != nil {
			return &exitError{exitFailed, fmt.Errorf("interrupted")}
		}
		if err := write(t, output, func(w io.Writer) error {
			if format == "json" {
				return report.ChangesJSON(w, tracked)
			}
			return report.ChangeList(w, tracked, report.ExplainOptions{Lang: langOf(lang), Colour: t.colour && output == ""})
		}); err != nil {
			return err
		}
		return ofTracked(tracked)
	}
	return cmd
}

// ofTracked is the error that changes stand for.
func ofTracked(tracked []harness.Tracked) error {
	code := exitAsExpected
	for i := range tracked {
		if t := &tracked[i]; t.How != harness.Tracks && t.How != harness.NotCovered {
			code = max(code, exitFailed)
			for _, r := range t.Wrong() {
				if r.Verdict == harness.Protocol {
					code = exitEngine
				}
			}
		}
	}
	if code == exitAsExpected {
		return nil
	}
	return &exitError{code: code}
}

// covers reports whether a change lies on the days that are selected; one between two days counts as of the second.
func (s *selection) covers(c *rulings.RuleChange) bool {
	return c.Date >= s.since && (s.until == 0 || c.Date < s.until)
}

// changesOf lists the changes that a run is about: those on the days that are selected; and where rulings are selected
// otherwise, those whose cases are all among them.
func changesOf(corpus *rulings.Corpus, s *selection, cases []*rulings.Case) []*rulings.RuleChange {
	var out []*rulings.RuleChange
	among := map[*rulings.Case]bool{}
	for _, c := range cases {
		among[c] = true
	}
	whole := len(cases) == len(corpus.Whole().IDs)
	for _, c := range corpus.Changes {
		shown := slices.Concat(c.Old, c.New)
		all := !slices.ContainsFunc(shown, func(ref rulings.CaseRef) bool { return !among[ref.Case] })
		switch byDay := s.since != 0 || s.until != 0; {
		case s.asOf != 0: // the rules of one day
		case byDay && s.covers(c), !byDay && all && (c.Covered() || whole):
			out = append(out, c)
		}
	}
	return out
}
