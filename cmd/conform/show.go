package main

import (
	"dmconform/harness/report"

	"github.com/spf13/cobra"
)

func newShow(t *terminal) *cobra.Command {
	var (
		one  oneRuling
		lang string
	)
	cmd := &cobra.Command{
		Use:   "show ID",
		Short: "Show a ruling: question, answer, board, and the acts of each case",
		Long: `Show prints a ruling: question, answer, source, what is printed on its cards, and of each case the board, what is
played and expected, and the chain of acts, each with its three facts: could it begin, was it begun, what really changed.`,
	}
	one.flags(cmd)
	one.asOfFlag(cmd)
	langFlag(cmd, &lang)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		r, traces, err := one.play(args[0], 0)
		if err != nil {
			return err
		}
		if err := report.Show(t.out, r, traces, report.ExplainOptions{Lang: langOf(lang), Colour: t.colour}); err != nil {
			return &exitError{exitOurFault, err}
		}
		return verdictsOf(traces)
	}
	return cmd
}
