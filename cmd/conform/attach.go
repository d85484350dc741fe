package main

import (
	"errors"

	"github.com/spf13/cobra"
)

func newAttach(t *terminal) *cobra.Command {
	var (
		r   running
		out reporting
	)
	cmd := &cobra.Command{
		Use:   "attach ADDRESS [ID…]",
		Short: "Run on an engine that waits at an address, under a debugger for instance",
		Long: `Attach is conform run for an engine that its author has started: it waits at tcp:127.0.0.1:PORT or unix:PATH and
speaks the protocol over the connection. Cases are played one after the other, and there are no time limits but
those that are given.`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return errors.New("give the address where the engine waits: tcp:127.0.0.1:PORT or unix:PATH")
			}
			return nil
		},
		ValidArgsFunction: cobra.NoFileCompletions,
	}
	r.flags(cmd)
	cmd.Flags().Lookup("jobs").Usage = "how many cases at a time, `n` (default 1)"
	r.engine.limitFlags(cmd, "none", "none", "none")
	r.engine.recordFlag(cmd)
	out.flags(cmd, "text")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		r.engine.addr, r.ids = args[0], args[1:]
		r.engine.unlimited()
		if r.jobs == 0 {
			r.jobs = 1
		}
		return r.run(cmd, t, &out)
	}
	return cmd
}
