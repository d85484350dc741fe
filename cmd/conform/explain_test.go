package main

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"dmconform/harness"
	"dmconform/harness/native"
	"dmconform/harness/report"
)

// TestRuleWords holds that explain has words for every rule that the reference engine names.
func TestRuleWords(t *testing.T) {
	corpus, err := loadCorpus("")
	if err != nil {
		t.Fatal(err)
	}
	eng := native.New(corpus)
	var traces []*harness.Trace
	for _, r := range corpus.Rulings {
		for i := range r.Cases {
			p, err := harness.NewPlan(r, &r.Cases[i])
			if err != nil {
				t.Fatal(err)
			}
			tr, err := p.Explain(t.Context(), eng, harness.Newest(&r.Cases[i]), 0)
			if err != nil {
				t.Fatal(err)
			}
			traces = append(traces, tr)
		}
	}
	var out bytes.Buffer
	if err := report.Rules(&out, traces, report.ExplainOptions{}); err != nil {
		t.Fatal(err)
	}
	words := strings.Fields(out.String())
	for _, tr := range traces {
		for _, s := range tr.Steps {
			for _, e := range s.Events {
				if !slices.Contains(words, e.Rule) {
					t.Fatalf("%s, case %s: no words for the rule %q of %s", tr.Result.ID, tr.Result.CaseID, e.Rule, e.Kind)
				}
			}
		}
	}
}
