package known_test

import (
	"bytes"
	"strings"
	"testing"

	"dmconform/harness"
	"dmconform/harness/known"
	"dmconform/rulings"

	"github.com/google/go-cmp/cmp"
)

func TestParse(t *testing.T) {
	twice := entry(`"crash"`, "") + entry(`"timeout"`, "")
	for src, want := range map[string]string{
		"":                                "",
		"as-of = 2021-04-01":              "",
		"as-of = \"2021\"":                "as-of is a date",
		"as-off = 2021-04-01":             `unknown key "as-off"`,
		"failure = 3":                     "write a [[failure]] for each case",
		"[failure]\nid = \"x\"":           "write a [[failure]] for each case",
		"[[failure]]\nid = \"x\"":         "[[failure]] 1: id and case say which case it is",
		"[[failure]]\nid = 3":             `[[failure]] 1: id is a text: write id = "…"`,
		"[[failure]]\nID = \"x\"":         `[[failure]] 1: unknown key "ID"`,
		entry(`"crash"`, ""):              "",
		entry(`"pass"`, ""):               `"pass" is no verdict of a failure`,
		entry(`"undetermined"`, ""):       `"undetermined" is no verdict of a failure`,
		entry(`"failed"`, ""):             `"failed" is no verdict of a failure`,
		entry(`"fail"`, ""):               "[[failure]] 1: x, case a: answer says which wrong answer is known",
		entry(`"crash"`, `answer = "no"`): "only a fail has an answer",
		twice:                             "[[failure]] 2: x, case a is listed twice",
		"[[failure]":                      "toml",
	} {
		_, err := known.Parse([]byte(src))
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: %v, want %q", src, err, want)
		}
	}
}

func entry(verdict, more string) string {
	return "[[failure]]\nid = \"x\"\ncase = \"a\"\nverdict = " + verdict + "\n" + more + "\n"
}

func result(id, c string, v harness.Verdict, reason string) harness.Result {
	return harness.Result{ID: id, CaseID: c, Verdict: v, Reason: reason}
}

// TestRoundTrip: what From makes of results, Write writes and Parse reads, so that the results are as listed.
func TestRoundTrip(t *testing.T) {
	results := []harness.Result{
		result("x", "a", harness.Pass, ""),
		result("x", "b", harness.Fail, "expected: \"so\" \\ ' <&> 相手 \t \x7f \u2028"),
		result("x", "c", harness.Crash, "it went"),
		result("x", "d", harness.Undetermined, "nobody knows"),
		result("x", "e", harness.NotSupported, "the card"),
	}
	old := &known.List{Failures: []known.Failure{{ID: "x", Case: "c", Reason: "https://example.org/7"}, {ID: "x", Case: "a", Reason: "mended"}}}
	l := known.From(20210401, results, old)
	var b bytes.Buffer
	if err := l.Write(&b, "toy"); err != nil {
		t.Fatal(err)
	}
	back, err := known.Parse(b.Bytes())
	if err != nil {
		t.Fatalf("%v\n%s", err, b.Bytes())
	}
	if diff := cmp.Diff(l, back); diff != "" {
		t.Error(diff)
	}
	if len(back.Failures) != 3 || back.Failures[1].Reason != "https://example.org/7" || back.AsOf != 20210401 {
		t.Errorf("the list is %+v", back)
	}
	corpus := &rulings.Corpus{Rulings: []*rulings.Ruling{{ID: "x", Cases: []rulings.Case{
		{ID: "a"}, {ID: "b"}, {ID: "c"}, {ID: "d"}, {ID: "e"},
	}}}}
	marks, problems := back.Hold(corpus, 20210401, results)
	want := []known.Mark{{}, {Known: true}, {Known: true, Reason: "https://example.org/7"}, {}, {Known: true}}
	if diff := cmp.Diff(want, marks); diff != "" || len(problems) > 0 {
		t.Errorf("%q\n%s", problems, diff)
	}
}

func TestHold(t *testing.T) {
	corpus := &rulings.Corpus{Rulings: []*rulings.Ruling{{ID: "x", Cases: []rulings.Case{{ID: "a", Until: 20220101}, {ID: "b"}}}}}
	list := func(v harness.Verdict, answer string) *known.List {
		return &known.List{Failures: []known.Failure{{ID: "x", Case: "a", Verdict: v, Answer: answer, Reason: "why"}}}
	}
	for _, x := range []struct {
		list *known.List
		now  harness.Result
		want known.Mark
	}{
		{list(harness.Fail, "1"), result("x", "a", harness.Fail, "1"), known.Mark{Known: true, Reason: "why"}},
		{list(harness.Fail, "1"), result("x", "a", harness.Fail, "2"), known.Mark{Problem: "it is listed with another wrong answer: 1"}},
		{list(harness.Fail, "1"), result("x", "a", harness.Pass, ""), known.Mark{Problem: "it is listed as a known failure, and passes: take it off the list, or write it anew with --update-baseline"}},
		{list(harness.Fail, "1"), result("x", "a", harness.Crash, "1"), known.Mark{Problem: "it is listed as fail"}},
		{list(harness.Crash, ""), result("x", "a", harness.Crash, "any"), known.Mark{Known: true, Reason: "why"}},
		{list(harness.NotSupported, ""), result("x", "a", harness.Fail, "1"), known.Mark{Problem: "it is listed as unsupported"}},
		{list(harness.Fail, "1"), result("x", "b", harness.Fail, "1"), known.Mark{}},
	} {
		marks, problems := x.list.Hold(corpus, 0, []harness.Result{x.now})
		if marks[0] != x.want || len(problems) > 0 {
			t.Errorf("%+v, now %+v: %+v %q, want %+v", x.list.Failures[0], x.now, marks[0], problems, x.want)
		}
	}
	l := &known.List{Failures: []known.Failure{{ID: "xs", Case: "a"}, {ID: "x", Case: "c"}, {ID: "x", Case: "a"}}}
	_, problems := l.Hold(corpus, 20220101, nil)
	want := []string{
		"known failures: there is no ruling xs (did you mean x?)",
		"known failures: x has no case c (did you mean a or b?)",
		"known failures: x, case a does not hold on 2022-01-01",
	}
	if diff := cmp.Diff(want, problems); diff != "" {
		t.Error(diff)
	}
}
