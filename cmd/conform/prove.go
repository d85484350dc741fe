package main

import (
	"context"
	"fmt"

	"dmconform/engine/rule"
	"dmconform/harness"
	"dmconform/harness/native"
	"dmconform/harness/report"
	"dmconform/rulings"

	"github.com/spf13/cobra"
)

func newProve(t *terminal) *cobra.Command {
	var (
		dir, lang string
		jobs      int
	)
	cmd := &cobra.Command{
		Use:   "prove [ID…]",
		Short: "Run the corpus under wrong rules: does it notice?",
		Long: `Prove runs the corpus under one wrong rule after the other and prints which ruling catches which. It fails if
a wrong rule is caught by no ruling, or if the proof of a ruling is not true: under the wrong rule that it
names, a case of its own must fail in what it states, and all its controls must still pass. A control must also
end otherwise, under the right rules, than the case it names expects.

With ids it runs only those rulings, and does not mind what they do not catch.`,
		Args:              cobra.ArbitraryArgs,
		ValidArgsFunction: completeIDs(0),
	}
	dirFlag(cmd, &dir)
	langFlag(cmd, &lang)
	jobsFlag(cmd, &jobs)
	cmd.RunE = func(cmd *cobra.Command, ids []string) error {
		if err := checkJobs(jobs); err != nil {
			return err
		}
		corpus, err := loadCorpus(dir)
		if err != nil {
			return err
		}
		chosen, err := new(selection).of(corpus, cmd, ids)
		if err != nil {
			return err
		}
		eng, err := startEngine(corpus)
		if err != nil {
			return err
		}
		m, err := prove(t, chosen.Corpus, eng, len(ids) > 0, jobs)
		if err != nil {
			return &exitError{exitEngine, err}
		}
		if err := report.Matrix(t.out, m, report.ExplainOptions{Lang: langOf(lang), Colour: t.colour}); err != nil {
			return &exitError{exitOurFault, err}
		}
		if err := ofVerdicts(m.Right); err != nil {
			return err
		}
		if len(m.Problems) > 0 {
			return &exitError{code: exitFailed}
		}
		return nil
	}
	return cmd
}

// prove runs the corpus under every rule switch turned over, and under every change to the texts of cards.
func prove(t *terminal, corpus *rulings.Corpus, eng *native.Engine, some bool, jobs int) (*harness.Matrix, error) {
	var mutants []harness.Mutant
	wrong := map[string]*native.Engine{}
	for _, row := range rule.Table() {
		wrong[row.Name] = eng.Flipped(row.Switch)
		mutants = append(mutants, harness.Mutant{Name: row.Name, Rule: row.Rule, Says: row.Says, Extra: some})
	}
	for _, x := range native.Mutations() {
		wrong[x.Name] = eng.Mutated(x)
		mutants = append(mutants, harness.Mutant{Name: x.Name, Rule: x.Rule, Says: x.Says, Extra: some || x.Weak, Weak: x.Weak})
	}
	done := 0
	defer t.step("")
	return harness.Prove(context.Background(), corpus, mutants, func(m harness.Mutant) (harness.Engine, error) {
		if m.Name == "" {
			return eng, nil
		}
		done++
		t.step(fmt.Sprintf("%d/%d %s", done, len(mutants), m.Name))
		return wrong[m.Name], nil
	}, harness.Options{Jobs: jobs})
}
