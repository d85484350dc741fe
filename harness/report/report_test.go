package report_test

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"dmconform/harness"
	"dmconform/harness/report"
	"dmconform/rulings"
)

// golden compares with testdata/NAME; with CONFORM_UPDATE=1 it writes it.
func golden(t *testing.T, name string, write func(io.Writer) error) {
	t.Helper()
	var got bytes.Buffer
	if err := write(&got); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join("testdata", name)
	if os.Getenv("CONFORM_UPDATE") != "" {
		if err := os.WriteFile(file, got.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Errorf("%s differs; got\n%s", file, got.Bytes())
	}
	for i, l := range strings.Split(got.String(), "\n") {
		if strings.HasSuffix(l, " ") {
			t.Errorf("%s:%d ends in a blank", file, i+1)
		}
	}
}

func ruling() *rulings.Ruling {
	text := func(ja, en string) rulings.Text { return rulings.Text{Ja: ja, En: en} }
	card := &rulings.Card{Name: "ためしのカード", En: "Tester", Sides: []rulings.Side{
		{Name: "表", Civ: []string{"water", "fire"}, Type: "creature", Cost: 5, Power: rulings.Infinity, Races: []string{"試験", "見本"}, Text: "blocker\ndouble breaker"},
		{Name: "裏", Type: "spell", Cost: 3, Text: "draw 1"},
	}}
	r := &rulings.Ruling{
		ID: "2023-04-10-tried", Path: "rulings/2023/2023-04-10-tried.toml", Date: 20230410, Kind: rulings.QA,
		Rules: []string{"101.3a"}, Topics: []string{"then"}, Source: "made up",
		Question: text("どうなりますか？", "What happens?"), Answer: rulings.Answer{Verdict: "no", Text: text("なりません。", "Nothing.")},
		Labels: []rulings.Label{{Word: "x", Card: card}, {Word: "longer", Card: card}},
		Cases: []rulings.Case{
			{ID: "a", Line: 20, Name: text("ひとつめ", "the first")},
			{ID: "second", Line: 30, Name: text("ふたつめは長い名前", "the second"), ControlOf: "a", Since: 20210401, Until: 20220401},
		},
	}
	for i := range r.Cases {
		r.Cases[i].State.Zones[rulings.You][rulings.Hand] = []rulings.PlacedCard{{Label: "x", Card: card}, {Label: "longer", Card: card}}
	}
	return r
}

// results has one of every verdict.
func results() []harness.Result {
	var rs []harness.Result
	for i, v := range harness.Verdicts {
		r := harness.Result{ID: "2023-04-10-tried", CaseID: "a", Date: 20230410, Kind: rulings.QA, Verdict: v, Branches: 1}
		if i%2 == 1 {
			r.CaseID, r.Branches, r.OrderKept, r.Rules = "second", 12, true, 20220331
		}
		if i > 1 {
			r.CaseID = strconv.Itoa(i)
		}
		if i > 3 {
			r.ID, r.Date, r.Kind = "undated-thing", 0, rulings.Illustration
		}
		if v != harness.Pass {
			r.Reason = `it is "so" & <so>, 相手`
		}
		rs = append(rs, r)
	}
	rs[0].Notes = []string{"unchecked is not needed"}
	rs[1].Failure = &harness.Failure{
		Kind: harness.FailedForbidden, Line: "! you use x", At: 25, Got: "offered",
		Asked: "you are asked whether to use something by x", Options: []string{"you use x", "you decline x"},
		Board: "turn of you, main step\nyou      hand     x\n",
		Path: []harness.Choice{
			{Text: "you choose longer", Why: harness.OnlyOne, Setup: true},
			{Text: "you summon x", Why: harness.Scripted, Moved: []string{"x: you hand → you battle"}},
			{Text: `you name "ためしのカード"`, Why: harness.Explored},
		},
		Script: []string{"you summon x", `you name "ためしのカード"`},
	}
	rs[5].Failure = &harness.Failure{Kind: harness.FailedEngine}
	return rs
}

func TestText(t *testing.T) {
	corpus := &rulings.Corpus{Rulings: []*rulings.Ruling{ruling()}}
	again := func(id, c string) []string {
		return []string{"conform run " + id, "conform explain " + id + " --case " + c}
	}
	for name, o := range map[string]report.TextOptions{
		"text.en": {Again: again, Notes: []string{"2 more"}},
		"text.ja": {Again: again, Lang: report.Japanese},
	} {
		golden(t, name, func(w io.Writer) error { return report.Text(w, report.New(report.Head{}, corpus, results()), o) })
	}
	golden(t, "text.colour", func(w io.Writer) error {
		return report.Text(w, report.New(report.Head{}, nil, results()), report.TextOptions{Colour: true})
	})
	golden(t, "text.none", func(w io.Writer) error { return report.Text(w, &report.Results{}, report.TextOptions{}) })
}

func traces(t *testing.T) []*harness.Trace {
	t.Helper()
	r := ruling()
	var ts []*harness.Trace
	for i := range r.Cases {
		p, err := harness.NewPlan(r, &r.Cases[i])
		if err != nil {
			t.Fatal(err)
		}
		board := p.Board()
		ts = append(ts, &harness.Trace{
			Plan: p, Start: board, End: board, Branch: i - 1,
			Result: harness.Result{ID: r.ID, CaseID: r.Cases[i].ID, Verdict: harness.Pass, Branches: 1 + 2*i, Notes: []string{"a note"}[:i]},
		})
	}
	none := harness.NoCard
	ts[0].Result.Verdict, ts[0].Result.Reason = harness.Fail, "not offered: you use x"
	ts[0].Result.Failure = &harness.Failure{Kind: harness.FailedNotOffered, Asked: "you are asked what to do", Options: []string{"you end"}}
	ts[1].Opening = []harness.Event{{Kind: "turned", Rule: "500.1", Card: none, By: none, Other: none}}
	ts[1].Steps = []harness.TraceStep{
		{Choice: harness.Choice{Text: "you summon x", Why: harness.Scripted, Line: "you summon x", Of: 3, Kind: harness.KindAct, Moved: []string{"x: you hand → you battle"}}, Events: []harness.Event{
			{Kind: "summoned", Rule: "701.3", Card: 0, By: none, Other: none, From: rulings.Hand},
			{Kind: "entered", Rule: "603.5a", Card: 0, By: none, Other: none, To: rulings.Battle},
			{Kind: "act", Rule: "605.2c", Card: 0, By: none, Other: none, Text: "destroy this", Facts: harness.Facts{Could: true, Begun: true}},
			{Kind: "replaced", Rule: "609.4", Player: rulings.Opponent, Card: 0, By: 1, Other: 1, From: rulings.Battle, To: rulings.Mana},
		}},
		{Choice: harness.Choice{Text: "you choose longer by x", Why: harness.Scripted, Line: "you choose longer x", By: "x", Of: 2, Kind: harness.KindChoose}},
		{Choice: harness.Choice{Player: rulings.Chance, Text: "chance order x", Why: harness.KeptOrder, Of: 2, Kind: harness.KindChance, Setup: true}},
		{Choice: harness.Choice{Player: rulings.Opponent, Text: "opponent mode 1", Why: harness.OnlyOne, Of: 1, Kind: harness.KindMode}},
	}
	return ts
}

func TestExplain(t *testing.T) {
	for i, tr := range traces(t) {
		golden(t, []string{"explain.fail", "explain.pass"}[i], func(w io.Writer) error { return report.Explain(w, tr, report.ExplainOptions{}) })
	}
	golden(t, "explain.rules", func(w io.Writer) error { return report.Rules(w, traces(t), report.ExplainOptions{}) })
	golden(t, "explain.ja", func(w io.Writer) error {
		return report.Explain(w, traces(t)[1], report.ExplainOptions{Lang: report.Japanese})
	})
}

func TestShow(t *testing.T) {
	ts := traces(t)
	golden(t, "show.en", func(w io.Writer) error { return report.Show(w, ts[0].Plan.Ruling, ts, report.ExplainOptions{}) })
	golden(t, "show.ja", func(w io.Writer) error {
		return report.Show(w, ts[0].Plan.Ruling, ts, report.ExplainOptions{Lang: report.Japanese})
	})
}

func TestMatrix(t *testing.T) {
	m := &harness.Matrix{
		Right: []harness.Result{{ID: "one", CaseID: "a"}, {ID: "one", CaseID: "b"}, {ID: "two", CaseID: "a"}},
		Mutants: []harness.Mutated{
			{
				Mutant: harness.Mutant{Name: "then-reads-nothing", Rule: "101.3a", Says: "it never follows"}, CaughtBy: []string{"one", "two"},
				Proofs: []harness.Proof{{ID: "one", Failed: []string{"a"}}, {ID: "two", Failed: []string{"a"}, Controls: []string{"b"}}},
			},
			{Mutant: harness.Mutant{Name: "missed", Rule: "105.6", Says: "nobody notices"}},
			{Mutant: harness.Mutant{Name: "extra", Says: "nobody needs to", Extra: true}},
			{Mutant: harness.Mutant{Name: "caught", Rule: "101.5", Says: "without a proof"}, CaughtBy: []string{"two"}},
		},
		Problems: []string{"two: under then-reads-nothing its control b fails", "missed: no ruling catches it"},
	}
	golden(t, "matrix.en", func(w io.Writer) error { return report.Matrix(w, m, report.ExplainOptions{}) })
	golden(t, "matrix.ja", func(w io.Writer) error { return report.Matrix(w, m, report.ExplainOptions{Lang: report.Japanese}) })
}
