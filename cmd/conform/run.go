package main

import (
	"context"
	"fmt"
	"strings"

	"dmconform/harness"
	"dmconform/harness/report"

	"github.com/spf13/cobra"
)

const runLong = `Run plays the cases of the rulings that are selected, all of them by default, each under the newest rules
that it holds for, and prints by date what became of them.

A ruling is selected if it meets every flag that is given. --since and --until go by the day the ruling was
published, and --until is the first day that is not selected any more.`

func newRun(t *terminal) *cobra.Command {
	var (
		sel          selection
		format, lang string
		jobs         int
		failFast     bool
	)
	cmd := &cobra.Command{
		Use:               "run [ID…]",
		Short:             "Play rulings and judge them (what conform does without a command)",
		Long:              runLong,
		Args:              cobra.ArbitraryArgs,
		ValidArgsFunction: completeIDs(0),
	}
	sel.flags(cmd)
	format = "text"
	wordFlag{&format, []string{"text", "json"}}.add(cmd, "format", "how the results are written")
	langFlag(cmd, &lang)
	jobsFlag(cmd, &jobs)
	cmd.Flags().BoolVar(&failFast, "fail-fast", false, "stop at the first case that does not pass")
	cmd.RunE = func(cmd *cobra.Command, ids []string) error {
		if err := checkJobs(jobs); err != nil {
			return err
		}
		corpus, err := loadCorpus(sel.dir)
		if err != nil {
			return err
		}
		chosen, err := sel.of(corpus, cmd, ids)
		if err != nil {
			return meantCommand(cmd, ids, err)
		}
		eng, err := startEngine(corpus)
		if err != nil {
			return err
		}
		results := harness.RunCorpus(context.Background(), eng, chosen.Corpus, harness.Options{
			AsOf: sel.asOf, Jobs: jobs, FailFast: failFast,
		})
		if format == "json" {
			err = report.JSON(t.out, results)
			if n := chosen.leftOut(); n != "" {
				t.note(n)
			}
		} else {
			o := report.TextOptions{Lang: langOf(lang), Colour: t.colour, Corpus: chosen.Corpus, Again: sel.again}
			if n := chosen.leftOut(); n != "" {
				o.Notes = append(o.Notes, n)
			}
			err = report.Text(t.out, results, o)
		}
		if err != nil {
			return &exitError{exitOurFault, err}
		}
		return ofVerdicts(results)
	}
	return cmd
}

// meantCommand adds to an error about an id that it may be a command misspelt.
func meantCommand(cmd *cobra.Command, ids []string, err error) error {
	if cmd.HasParent() || len(ids) == 0 {
		return err
	}
	var names []string
	for _, c := range cmd.Commands() {
		names = append(names, c.Name())
	}
	if near := didYouMean(ids[0], names); near != "" {
		return fmt.Errorf("no command or ruling %q%s", ids[0], near)
	}
	return err
}

// again gives the commands that play a case again: its ruling, and the case move by move.
func (s *selection) again(id, caseID string) []string {
	var flags strings.Builder
	if s.asOf != 0 {
		flags.WriteString(" --as-of " + s.asOf.String())
	}
	if s.dir != "" {
		flags.WriteString(" --rulings " + shellWord(s.dir))
	}
	return []string{
		"conform run " + id + flags.String(),
		"conform explain " + id + " --case " + caseID + flags.String(),
	}
}

// shellWord quotes what a shell would take apart.
func shellWord(s string) string {
	if strings.Trim(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./") == "" {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
