package main

import (
	"io"

	"dmconform/harness/report"

	"github.com/spf13/cobra"
)

func newBadge(t *terminal) *cobra.Command {
	var format, output string
	cmd := &cobra.Command{
		Use:   "badge RESULTS",
		Short: "Make a badge from a results file: passed of required, as of which day, on which set",
		Long: `Badge draws what conform run --format json found: how many cases passed of how many that had to be, as of which day,
on which set. What the engine does not support had to be passed too. Results that are not all have no badge.

An endpoint is the JSON that https://shields.io/badges/endpoint-badge reads.`,
		Args: oneFile,
	}
	format = "svg"
	wordFlag{&format, []string{"svg", "endpoint"}}.add(cmd, "format", "how the badge is written")
	outputFlag(cmd, &output)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		res, err := readResults(args[0])
		if err != nil {
			return err
		}
		b, err := report.NewBadge(res)
		if err != nil {
			return err
		}
		return write(t, output, func(w io.Writer) error {
			if format == "endpoint" {
				return b.Endpoint(w)
			}
			return b.SVG(w)
		})
	}
	return cmd
}
