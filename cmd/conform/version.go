package main

import (
	"fmt"
	"runtime/debug"

	"github.com/spf13/cobra"
)

func newVersion(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the version, and what the built-in corpus holds",
		Args:  cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			corpus, err := loadCorpus("")
			if err != nil {
				return err
			}
			cases := 0
			for _, r := range corpus.Rulings {
				cases += len(r.Cases)
			}
			fmt.Fprintf(t.out, "conform %s\nfixture format 1; %s, %s, %s\n", version(), count(len(corpus.Rulings), "ruling", "rulings"),
				count(cases, "case", "cases"), count(len(corpus.Cards), "card", "cards"))
			return nil
		},
	}
}

// version is the version that the module was built from.
func version() string {
	if b, ok := debug.ReadBuildInfo(); ok && b.Main.Version != "" {
		return b.Main.Version
	}
	return "(devel)"
}
