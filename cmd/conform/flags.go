package main

import (
	"fmt"
	"slices"
	"strings"

	"dmconform/harness/report"
	"dmconform/internal/near"
	"dmconform/rulings"

	"github.com/spf13/cobra"
)

// dateFlag is a flag that takes a day.
type dateFlag struct{ to *rulings.Date }

func (f dateFlag) Type() string { return "date" }

func (f dateFlag) String() string {
	if f.to == nil || *f.to == 0 {
		return ""
	}
	return f.to.String()
}

func (f dateFlag) Set(s string) (err error) {
	*f.to, err = rulings.ParseDate(s)
	return err
}

// wordFlag is a flag that takes one of a few words.
type wordFlag struct {
	to    *string
	words []string
}

func (f wordFlag) Type() string { return strings.Join(f.words, "|") }

func (f wordFlag) String() string {
	if f.to == nil {
		return ""
	}
	return *f.to
}

func (f wordFlag) Set(s string) error {
	if !slices.Contains(f.words, s) {
		return fmt.Errorf("%q is none of: %s%s", s, strings.Join(f.words, " "), near.Hint(s, f.words))
	}
	*f.to = s
	return nil
}

func (f wordFlag) add(cmd *cobra.Command, name, usage string) {
	cmd.Flags().Var(f, name, usage)
	complete(cmd, name, func(*rulings.Corpus) []string { return f.words })
}

// langFlag adds --lang.
func langFlag(cmd *cobra.Command, to *string) {
	*to = "en"
	wordFlag{to, []string{"en", "ja"}}.add(cmd, "lang", "language of the output")
}

func langOf(s string) report.Lang {
	l, _ := report.ParseLang(s) // wordFlag let nothing else through
	return l
}

// dirFlag adds --rulings.
func dirFlag(cmd *cobra.Command, to *string) {
	cmd.Flags().StringVar(to, "rulings", "", "`dir`ectory of the corpus, instead of the one that is built in")
	_ = cmd.MarkFlagDirname("rulings")
}

// jobsFlag adds --jobs.
func jobsFlag(cmd *cobra.Command, to *int) {
	cmd.Flags().IntVar(to, "jobs", 0, "how many cases at a time, `n` (default one for each core)")
}

func checkJobs(n int) error {
	if n < 0 {
		return fmt.Errorf("--jobs: %d is less than 1", n)
	}
	return nil
}
