package main

import (
	"fmt"

	"dmconform/harness/report"

	"github.com/spf13/cobra"
)

func newExplain(t *terminal) *cobra.Command {
	var (
		one    oneRuling
		lang   string
		branch int
	)
	cmd := &cobra.Command{
		Use:   "explain ID",
		Short: "Play a ruling move by move: every decision, and what followed by which rule",
		Long: `Explain plays the cases of a ruling move by move: every decision, who made it and which option was taken, whether
a line said so, there was only one, or it was explored, and what happened then, with the number of the rule. What those
rules are about stands at the end.

Of a case that passes it shows one branch; of one that fails, the shortest path to the failure.`,
	}
	one.flags(cmd)
	one.asOfFlag(cmd)
	one.engine.flags(cmd)
	langFlag(cmd, &lang)
	cmd.Flags().IntVar(&branch, "branch", 0, "show the branch of this `number`, from 0; needs --case")
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if branch != 0 && one.caseID == "" {
			return fmt.Errorf("--branch needs --case: every case has branches of its own")
		}
		_, traces, err := one.play(args[0], branch)
		if err != nil {
			return err
		}
		for i, tr := range traces {
			if i > 0 {
				fmt.Fprintln(t.out)
			}
			if err := report.Explain(t.out, tr, report.ExplainOptions{Lang: langOf(lang), Colour: t.colour}); err != nil {
				return &exitError{exitOurFault, err}
			}
		}
		if err := report.Rules(t.out, traces, report.ExplainOptions{Lang: langOf(lang), Colour: t.colour}); err != nil {
			return &exitError{exitOurFault, err}
		}
		return verdictsOf(traces)
	}
	return cmd
}
