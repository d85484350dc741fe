package main

import (
	"context"
	"fmt"

	"dmconform/harness"
	"dmconform/rulings"

	"github.com/spf13/cobra"
)

// oneRuling is what show, explain and script are about.
type oneRuling struct {
	dir, caseID string
	asOf        rulings.Date
	engine      engineFlags
}

func (o *oneRuling) flags(cmd *cobra.Command) {
	cmd.Args = func(_ *cobra.Command, args []string) error {
		if len(args) != 1 {
			return fmt.Errorf("give the id of one ruling (conform list has them): conform %s", cmd.Use)
		}
		return nil
	}
	cmd.ValidArgsFunction = completeIDs(1)
	dirFlag(cmd, &o.dir)
	cmd.Flags().StringVar(&o.caseID, "case", "", "only the case of this `id`")
	completeCase(cmd)
}

// asOfFlag adds --as-of, for what plays the cases.
func (o *oneRuling) asOfFlag(cmd *cobra.Command) {
	cmd.Flags().Var(dateFlag{&o.asOf}, "as-of", "play under the rules of this day, the cases that hold on it")
}

// find reads the corpus and finds the cases.
func (o *oneRuling) find(id string) (*rulings.Corpus, *rulings.Ruling, []*rulings.Case, error) {
	corpus, err := loadCorpus(o.dir)
	if err != nil {
		return nil, nil, nil, err
	}
	r, err := findRuling(corpus, id)
	if err != nil {
		return nil, nil, nil, err
	}
	cases, err := findCases(r, o.caseID)
	if err != nil || o.asOf == 0 {
		return corpus, r, cases, err
	}
	held := cases[:0]
	for _, c := range cases {
		if harness.Holds(r, c, o.asOf) {
			held = append(held, c)
		}
	}
	if len(held) == 0 {
		return nil, nil, nil, fmt.Errorf("nothing is selected: no case of %s that is asked for holds on %s", r.ID, o.asOf)
	}
	return corpus, r, held, nil
}

// play plays the cases and gives one branch of each, move by move.
func (o *oneRuling) play(id string, branch int) (*rulings.Ruling, []*harness.Trace, error) {
	corpus, r, cases, err := o.find(id)
	if err != nil {
		return nil, nil, err
	}
	ctx, stop := untilInterrupted(context.Background())
	defer stop()
	eng, err := o.engine.open(ctx, corpus)
	if err != nil {
		return nil, nil, err
	}
	defer eng.close() // what it does wrong in going is not asked here
	var traces []*harness.Trace
	for _, c := range cases {
		p, err := harness.NewPlan(r, c)
		if err != nil {
			return nil, nil, err
		}
		tr, err := p.Explain(ctx, eng, rulesOf(c, o.asOf), branch)
		if err != nil {
			return nil, nil, err
		}
		traces = append(traces, tr)
	}
	return r, traces, nil
}

func verdictsOf(traces []*harness.Trace) error {
	results := make([]harness.Result, len(traces))
	for i, tr := range traces {
		results[i] = tr.Result
	}
	return ofVerdicts(results)
}
