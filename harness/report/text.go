package report

import (
	"fmt"
	"io"
	"strings"

	"dmconform/harness"
	"dmconform/rulings"
)

// TextOptions say how Text writes.
type TextOptions struct {
	Lang   Lang
	Colour bool
	Corpus *rulings.Corpus                             // for names and places; may be nil
	Again  func(id, caseID string) (commands []string) // what shows a failure again; may be nil
	Notes  []string                                    // last lines
}

// maxName is how many columns the name of a case may take before it pushes out what stands behind it.
const maxName = 60

// Text writes results by date of ruling, with totals, and every failure with what led to it.
func Text(w io.Writer, results []harness.Result, o TextOptions) error {
	t := textReport{printer: newPrinter(w, o.Lang, o.Colour), TextOptions: o, cases: map[string]*rulings.Case{}, files: map[string]string{}}
	t.index()
	t.measure(results)
	for from := 0; from < len(results); {
		to := from
		for to < len(results) && results[to].Date == results[from].Date {
			to++
		}
		t.date(results[from:to])
		from = to
	}
	t.line(0, t.paint(head, t.lang.say("total", "合計")), "  ",
		t.lang.count(rulingsIn(results), "ruling", "裁定"), ", ", t.lang.tally(results))
	for _, n := range o.Notes {
		t.line(0, n)
	}
	return t.w.Flush()
}

type textReport struct {
	*printer
	TextOptions
	cases                        map[string]*rulings.Case // by ruling/case
	files                        map[string]string        // by ruling
	verdictCol, caseCol, nameCol int
}

func (t *textReport) index() {
	if t.Corpus == nil {
		return
	}
	for _, r := range t.Corpus.Rulings {
		t.files[r.ID] = r.Path
		for i := range r.Cases {
			t.cases[r.ID+"/"+r.Cases[i].ID] = &r.Cases[i]
		}
	}
}

func (t *textReport) name(r *harness.Result) string {
	if c := t.cases[r.ID+"/"+r.CaseID]; c != nil {
		return t.lang.text(c.Name)
	}
	return ""
}

// measure finds the widths of the columns.
func (t *textReport) measure(results []harness.Result) {
	for i := range results {
		r := &results[i]
		t.verdictCol = max(t.verdictCol, width(t.lang.verdict(r.Verdict)))
		t.caseCol = max(t.caseCol, width(r.CaseID))
		if n := width(t.name(r)); n <= maxName {
			t.nameCol = max(t.nameCol, n)
		}
	}
}

func (t *textReport) date(results []harness.Result) {
	date := results[0].Date.String()
	if results[0].Date == 0 {
		date = t.lang.say("undated", "日付なし")
	}
	t.line(0, t.paint(head, date), "  ", t.lang.count(rulingsIn(results), "ruling", "裁定"), ", ", t.lang.tally(results))
	for i := range results {
		r := &results[i]
		if i == 0 || results[i-1].ID != r.ID {
			t.line(2, r.ID)
		}
		t.result(r)
	}
	t.line(0)
}

func (t *textReport) result(r *harness.Result) {
	colour := bad
	if r.Verdict == harness.Pass {
		colour = good
	}
	t.line(4, t.paint(colour, pad(t.lang.verdict(r.Verdict), t.verdictCol)), "  ", pad(r.CaseID, t.caseCol), "  ",
		pad(t.name(r), t.nameCol), "  ", strings.Join(t.extras(r), ", "))
	switch {
	case r.Failure != nil:
		t.failure(r)
	case r.Reason != "":
		t.line(10, r.Reason)
		t.again(r)
	}
	for _, n := range r.Notes {
		t.line(10, t.lang.say("note: ", "注: "), n)
	}
}

// extras is what a result says beside its verdict.
func (t *textReport) extras(r *harness.Result) []string {
	var out []string
	if r.Branches > 1 {
		out = append(out, t.lang.branches(r.Branches))
	}
	if r.OrderKept {
		out = append(out, t.lang.say("order not explored", "山札の順番は固定"))
	}
	if r.Rules != 0 {
		out = append(out, t.lang.say("rules of "+r.Rules.String(), r.Rules.String()+"のルール"))
	}
	return out
}

// failure writes a counter-example.
func (t *textReport) failure(r *harness.Result) {
	const in = 10
	f := r.Failure
	if f.Expect == "" || f.Kind == harness.FailedEngine {
		t.field(in, t.lang.say("reason", "理由"), r.Reason)
	}
	t.field(in, t.lang.say("at", "場所"), t.place(r))
	if aboutLine(f) {
		t.field(in, t.lang.say("line", "行"), f.Line)
	} else {
		t.field(in, t.lang.say("after", "直前の行"), f.Line)
	}
	if f.Expect != "" {
		t.field(in, t.lang.say("expected", "期待"), f.Expect)
		t.field(in, t.lang.say("instead", "実際"), f.Got)
	}
	if f.Asked != "" && aboutOptions(f) {
		t.field(in, t.lang.say("open", "選択"), f.Asked+"\n  "+strings.Join(f.Options, "\n  "))
	}
	t.field(in, t.lang.say("board", "盤面"), f.Board)
	t.field(in, t.lang.say("path", "経路"), pathText(f.Path))
	t.script(f)
	t.again(r)
}

// aboutLine reports whether a failure is about its line; else that is only the last that was played.
func aboutLine(f *harness.Failure) bool {
	return f.Kind == harness.FailedNotOffered || f.Kind == harness.FailedForbidden
}

// aboutOptions reports whether a failure is about what the open decision offers.
func aboutOptions(f *harness.Failure) bool {
	return aboutLine(f) || f.Kind == harness.FailedEngine ||
		strings.HasPrefix(strings.TrimLeft(f.Expect, "! "), "offered ")
}

func (t *textReport) place(r *harness.Result) string {
	file := t.files[r.ID]
	if file == "" {
		return ""
	}
	at := r.Failure.At
	if c := t.cases[r.ID+"/"+r.CaseID]; at == 0 && c != nil {
		at = c.Line
	}
	if at > 0 {
		file = fmt.Sprintf("%s:%d", file, at)
	}
	return file
}

// pathText writes choices, each with what it moved.
func pathText(path []harness.Choice) string {
	widest := 0
	for i := range path {
		widest = max(widest, width(path[i].Text))
	}
	var b strings.Builder
	for i := range path {
		c := &path[i]
		why := c.Why.String()
		if c.Setup {
			why += ", setup"
		}
		fmt.Fprintf(&b, "%s  (%s)\n", pad(c.Text, widest), why)
		for _, m := range c.Moved {
			fmt.Fprintf(&b, "  %s\n", m)
		}
	}
	return b.String()
}

// script writes the path as a fixture would script it, if the fixture does not do so already.
func (t *textReport) script(f *harness.Failure) {
	for i := range f.Path {
		if f.Path[i].Why == harness.Explored && !f.Path[i].Setup {
			var b strings.Builder
			b.WriteString("actions = [\n")
			for _, l := range f.Script {
				fmt.Fprintf(&b, "  %s,\n", tomlString(l))
			}
			b.WriteString("]")
			t.field(10, t.lang.say("as lines", "台本"), b.String())
			return
		}
	}
}

// tomlString quotes a line; those that name a card hold quotes themselves.
func tomlString(s string) string {
	if strings.Contains(s, `"`) {
		return "'" + s + "'"
	}
	return `"` + s + `"`
}

func (t *textReport) again(r *harness.Result) {
	if t.Again == nil {
		return
	}
	t.field(10, t.lang.say("again", "再現"), strings.Join(t.Again(r.ID, r.CaseID), "\n"))
}
