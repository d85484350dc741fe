package main

import (
	"fmt"

	"dmconform/harness"

	"github.com/spf13/cobra"
)

func newScript(t *terminal) *cobra.Command {
	var one oneRuling
	cmd := &cobra.Command{
		Use:   "script ID",
		Short: "Print a ruling as the testscript script that go test plays",
		Long:  `Script prints the cases of a ruling as the testscript scripts that go test plays.`,
	}
	one.flags(cmd)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		_, r, cases, err := one.find(args[0])
		if err != nil {
			return err
		}
		for i, c := range cases {
			if i > 0 {
				fmt.Fprintln(t.out)
			}
			if _, err := t.out.Write(harness.Script(r, c)); err != nil {
				return &exitError{exitOurFault, err}
			}
		}
		return nil
	}
	return cmd
}
