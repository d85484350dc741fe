package main

import (
	"fmt"

	"dmconform/harness/report"

	"github.com/spf13/cobra"
)

func newVerify(t *terminal) *cobra.Command {
	var r running
	cmd := &cobra.Command{
		Use:   "verify RESULTS",
		Short: "Run again what a results file claims, and compare",
		Long: `Verify runs what a results file says was run, on the engine that is given, and lists every difference: another verdict,
another reason, a case that was left out, another engine or corpus. Its exit code is 0 if there is none, whatever
the verdicts are, and 1 if there is.`,
		Args: oneFile,
	}
	dirFlag(cmd, &r.sel.dir)
	jobsFlag(cmd, &r.jobs)
	r.engine.flags(cmd)
	cmd.Flags().StringVar(&r.baseline.path, "baseline", "", "`file` of known failures that the run had")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		claimed, err := readResults(args[0])
		if err != nil {
			return err
		}
		asBefore(&r, &claimed.Head)
		if claimed.Baseline && r.baseline.path == "" {
			return fmt.Errorf("%s was held against a list of known failures: name it with --baseline FILE", args[0])
		}
		if !claimed.Baseline && r.baseline.path != "" {
			return fmt.Errorf("%s was not held against a list of known failures: leave --baseline out", args[0])
		}
		if err := r.check(); err != nil {
			return err
		}
		corpus, err := loadCorpus(r.sel.dir)
		if err != nil {
			return err
		}
		chosen, err := r.sel.of(corpus, cmd, r.ids)
		if err != nil {
			return fmt.Errorf("what %s says was selected cannot be: %w", args[0], err)
		}
		now, err := r.play(cmd.Context(), corpus, chosen)
		if err != nil {
			return err
		}
		now.Stopped = claimed.Stopped
		differences := report.Compare(claimed, now)
		for _, d := range differences {
			fmt.Fprintln(t.out, d)
		}
		fmt.Fprintf(t.out, "%s of %s\n", count(len(differences), "difference", "differences"), count(len(now.Cases), "case", "cases"))
		if len(differences) > 0 {
			return &exitError{code: exitFailed}
		}
		return nil
	}
	return cmd
}

// asBefore sets a run up as results say that it was.
func asBefore(r *running, h *report.Head) {
	dir := r.sel.dir
	r.sel, r.ids = replay(h)
	r.sel.dir = dir
	if h.Shard != nil {
		r.shard = shardFlag{h.Shard.Index, h.Shard.Of}
	}
}
