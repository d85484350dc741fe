package report

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"dmconform/harness"
)

// TextOptions say how Text writes.
type TextOptions struct {
	Lang   Lang
	Colour bool
	Again  func(id, caseID string) (commands []string) // what shows a failure again; may be nil
	Notes  []string                                    // last lines
}

// maxName is how many columns the name of a case may take before it pushes out what stands behind it.
const maxName = 60

// inCase is how far what is said of a case stands in.
const inCase = 10

// Text writes results by date of ruling, with totals, and every failure with what led to it.
func Text(w io.Writer, r *Results, o TextOptions) error {
	t := textReport{printer: newPrinter(w, o.Lang, o.Colour), TextOptions: o}
	t.measure(r.Cases)
	for from := 0; from < len(r.Cases); {
		to := from
		for to < len(r.Cases) && r.Cases[to].Date == r.Cases[from].Date {
			to++
		}
		t.date(r.Cases[from:to])
		from = to
	}
	total := r.Total(t.lang)
	word, rest, _ := strings.Cut(total, " ")
	t.line(0, t.paint(head, word), " ", rest)
	if r.Corpus.Digest != "" {
		set := r.set(t.lang)
		if r.Set.Name != "" {
			set = t.lang.say("the set ", "セット ") + set
			if r.some() {
				set = t.lang.say("cases from "+set, set+"の一部")
			}
		}
		t.line(0, t.lang.say("measured on ", "対象 "), set)
	}
	for _, p := range r.Problems {
		t.line(0, t.paint(bad, p))
	}
	if len(r.Changes) > 0 && r.Selection.Since != 0 {
		t.line(0)
		t.changes(r.Changes)
	} else if len(r.Changes) > 0 {
		t.line(0, t.lang.tracked(r.Changes))
	}
	for _, n := range o.Notes {
		t.line(0, n)
	}
	return t.w.Flush()
}

type textReport struct {
	*printer
	TextOptions
	verdictCol, caseCol, nameCol int
}

// measure finds the widths of the columns.
func (t *textReport) measure(results []Case) {
	for i := range results {
		r := &results[i]
		t.verdictCol = max(t.verdictCol, width(t.lang.verdict(r.Verdict)))
		t.caseCol = max(t.caseCol, width(r.CaseID))
		if n := width(t.lang.text(r.Name)); n <= maxName {
			t.nameCol = max(t.nameCol, n)
		}
	}
}

func (t *textReport) date(results []Case) {
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

func (t *textReport) result(r *Case) {
	verdict := pad(t.lang.verdict(r.Verdict), t.verdictCol)
	switch {
	case !r.Expected():
		verdict = t.paint(bad, verdict)
	case r.Verdict == harness.Pass:
		verdict = t.paint(good, verdict)
	}
	t.line(4, verdict, "  ", pad(r.CaseID, t.caseCol), "  ",
		pad(t.lang.text(r.Name), t.nameCol), "  ", strings.Join(t.extras(r), ", "))
	if r.Problem != "" {
		t.line(inCase, t.paint(bad, r.Problem))
	}
	switch {
	case r.Known != nil:
		t.line(inCase, r.Reason)
	case r.Failure != nil:
		t.failure(r)
	case r.Reason != "":
		t.line(inCase, r.Reason)
		t.log(r)
		t.again(r)
	}
	for _, n := range r.Notes {
		t.line(inCase, t.lang.say("note: ", "注: "), n)
	}
}

// extras is what a result says beside its verdict.
func (t *textReport) extras(r *Case) []string {
	var out []string
	if r.Branches > 1 {
		out = append(out, t.lang.branches(r.Branches))
	}
	if r.OrderKept {
		out = append(out, t.lang.say("order not explored", "山札の順番は固定"))
	}
	if r.Known != nil {
		out = append(out, strings.TrimSuffix(t.lang.say("known: ", "既知: ")+r.Known.Reason, ": "))
	}
	if r.Rules != 0 {
		out = append(out, t.lang.say("rules of "+r.Rules.String(), r.Rules.String()+"のルール"))
	}
	return out
}

// failure writes a counter-example.
func (t *textReport) failure(r *Case) {
	const in = inCase
	f := r.Failure
	if f.Expect == "" || f.Kind == harness.FailedEngine {
		t.field(in, t.lang.say("reason", "理由"), r.Reason)
	}
	t.field(in, t.lang.say("at", "場所"), r.place())
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
	if needsScript(f) {
		t.field(in, t.lang.say("as lines", "台本"), scriptText(f))
	}
	t.log(r)
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

// place is where in the fixture a case failed; "" if that is not known.
func (r *Case) place() string {
	at := r.Line
	if r.Failure != nil && r.Failure.At > 0 {
		at = r.Failure.At
	}
	if r.Path == "" || at == 0 {
		return r.Path
	}
	return fmt.Sprintf("%s:%d", r.Path, at)
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

// needsScript reports whether the path is more than what the fixture scripts.
func needsScript(f *harness.Failure) bool {
	return slices.ContainsFunc(f.Path, func(c harness.Choice) bool { return c.Why == harness.Explored && !c.Setup })
}

// scriptText is the path as a fixture would script it.
func scriptText(f *harness.Failure) string {
	var b strings.Builder
	b.WriteString("actions = [\n")
	for _, l := range f.Script {
		fmt.Fprintf(&b, "  %s,\n", tomlString(l))
	}
	b.WriteString("]")
	return b.String()
}

// tomlString quotes a line; those that name a card hold quotes themselves.
func tomlString(s string) string {
	if strings.Contains(s, `"`) {
		return "'" + s + "'"
	}
	return `"` + s + `"`
}

// log writes what was said before an engine broke down.
func (t *textReport) log(r *Case) {
	t.field(inCase, t.lang.say("log", "記録"), strings.Join(r.Log, "\n"))
}

func (t *textReport) again(r *Case) {
	if t.Again == nil {
		return
	}
	t.field(inCase, t.lang.say("again", "再現"), strings.Join(t.Again(r.ID, r.CaseID), "\n"))
}
