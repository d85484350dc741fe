package main

import (
	"fmt"
	"io"

	"dmconform/harness/report"

	"github.com/spf13/cobra"
)

var formats = []string{"text", "summary", "json", "junit", "markdown", "tap"}

// reporting says how results are written: the flags that run, attach, report and merge share.
type reporting struct {
	format, lang, output string
}

func (r *reporting) flags(cmd *cobra.Command, format string) {
	r.format = format
	wordFlag{&r.format, formats}.add(cmd, "format", "how the results are written")
	langFlag(cmd, &r.lang)
	outputFlag(cmd, &r.output)
}

// write writes results. notes are last words about the run, which must not disturb a program that reads them;
// again gives the commands that show a failure again, and may be nil.
func (r *reporting) write(t *terminal, res *report.Results, notes []string, again func(id, caseID string) []string) error {
	if r.format != "text" || r.output != "" {
		for _, n := range notes {
			t.note(n)
		}
		notes = nil
	}
	err := write(t, r.output, func(w io.Writer) error {
		switch r.format {
		case "summary":
			return report.Summary(w, res, report.ExplainOptions{Lang: langOf(r.lang), Colour: t.colour && r.output == ""})
		case "json":
			return report.JSON(w, res)
		case "junit":
			return report.JUnit(w, res)
		case "markdown":
			return report.Markdown(w, res)
		case "tap":
			return report.TAP(w, res)
		}
		return report.Text(w, res, report.TextOptions{
			Lang: langOf(r.lang), Colour: t.colour && r.output == "", Again: again, Notes: notes,
		})
	})
	if err == nil && r.output != "" {
		t.note(res.Total(langOf(r.lang)))
	}
	return err
}

func newReport(t *terminal) *cobra.Command {
	var r reporting
	cmd := &cobra.Command{
		Use:   "report RESULTS",
		Short: "Make a report from a results file",
		Long: `Report makes another report from the results that conform run --format json wrote; "-" reads them from stdin.
Its exit code does not tell what became of the rulings: that of conform run, conform merge and conform verify does.`,
		Args: oneFile,
	}
	r.flags(cmd, "text")
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		res, err := readResults(args[0])
		if err != nil {
			return err
		}
		s, _ := replay(&res.Head)
		return r.write(t, res, partial(res), s.again)
	}
	return cmd
}

func oneFile(_ *cobra.Command, args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("give one results file, as conform run --format json writes it")
	}
	return nil
}

// partial tells that results are not all.
func partial(res *report.Results) []string {
	if p := res.Partial(); p != "" {
		return []string{"not all results: " + p}
	}
	return nil
}
