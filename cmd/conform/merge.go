package main

import (
	"errors"

	"dmconform/harness/report"

	"github.com/spf13/cobra"
)

func newMerge(t *terminal) *cobra.Command {
	var r reporting
	cmd := &cobra.Command{
		Use:   "merge RESULTS…",
		Short: "Put the results of all shards of a run together",
		Long: `Merge puts together what conform run --format json --shard i/n wrote for each i. What comes out is what the run
would have written in one piece, byte for byte, and its exit code is that of the run. Shards that are missing,
there twice or not of one run are refused.`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return errors.New("give the results files of all shards")
			}
			return nil
		},
	}
	r.flags(cmd, "json")
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		shards := make([]*report.Results, len(args))
		for i, name := range args {
			var err error
			if shards[i], err = readResults(name); err != nil {
				return err
			}
		}
		res, err := report.Merge(args, shards)
		if err != nil {
			return err
		}
		s, _ := replay(&res.Head)
		if err := r.write(t, res, nil, s.again); err != nil {
			return err
		}
		return ofResults(res)
	}
	return cmd
}
