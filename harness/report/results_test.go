package report_test

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"dmconform/harness"
	"dmconform/harness/report"
	"dmconform/rulings"

	"github.com/google/go-cmp/cmp"
)

// all has one of every verdict, a failure that is known, and one that is not as listed.
func all() *report.Results {
	r := report.New(report.Head{
		Runner: "v1", Engine: report.EngineInfo{Name: "toy & <co>", Version: "0.1", Language: "Go", Issues: "https://example.org"},
		Corpus: report.CorpusInfo{Digest: "0123456789abcdef", Rulings: 2, Newest: 20230410}, AsOf: 20220331,
		Selection: report.Selection{Since: 20200101, Undated: true, Topics: []string{"then"}}, Baseline: true,
		Problems: []string{"known failures: there is no ruling 2023-04-10-tride (did you mean 2023-04-10-tried?)"},
	}, &rulings.Corpus{Rulings: []*rulings.Ruling{ruling()}}, results())
	r.Changes = report.Changes(tracked())
	r.Cases[2].Known = &report.Known{Reason: "https://example.org/7"}
	r.Cases[3].Problem = "it is listed as fail"
	r.Cases[5].Log = []string{"> {}", "< half a li"}
	return r
}

func TestReports(t *testing.T) {
	golden(t, "results.json", func(w io.Writer) error { return report.JSON(w, all()) })
	golden(t, "none.json", func(w io.Writer) error { return report.JSON(w, &report.Results{}) })
	golden(t, "text.known", func(w io.Writer) error { return report.Text(w, all(), report.TextOptions{}) })
	golden(t, "junit.xml", func(w io.Writer) error { return report.JUnit(w, all()) })
	golden(t, "summary.md", func(w io.Writer) error { return report.Markdown(w, all()) })
	golden(t, "results.tap", func(w io.Writer) error { return report.TAP(w, all()) })
	golden(t, "summary.en", func(w io.Writer) error { return report.Summary(w, all(), report.ExplainOptions{}) })
	golden(t, "summary.ja", func(w io.Writer) error { return report.Summary(w, all(), report.ExplainOptions{Lang: report.Japanese}) })
}

// writers are all reports of results.
var writers = map[string]func(io.Writer, *report.Results) error{
	"json":     report.JSON,
	"text":     func(w io.Writer, r *report.Results) error { return report.Text(w, r, report.TextOptions{}) },
	"junit":    report.JUnit,
	"markdown": report.Markdown,
	"tap":      report.TAP,
	"summary":  func(w io.Writer, r *report.Results) error { return report.Summary(w, r, report.ExplainOptions{}) },
}

func written(t *testing.T, write func(io.Writer, *report.Results) error, r *report.Results) string {
	t.Helper()
	var b bytes.Buffer
	if err := write(&b, r); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestRoundTrip: every report that is made from the file is the one that is made from the results themselves.
func TestRoundTrip(t *testing.T) {
	sharded := all()
	sharded.Shard, sharded.Stopped, sharded.Set = &report.Shard{Index: 2, Of: 3, Cases: 20}, true, report.Set{Name: "2026-01-01", Digest: "ff"}
	for _, r := range []*report.Results{all(), sharded, {}} {
		back, err := report.ReadJSON(strings.NewReader(written(t, report.JSON, r)))
		if err != nil {
			t.Fatal(err)
		}
		for name, write := range writers {
			if diff := cmp.Diff(written(t, write, r), written(t, write, back)); diff != "" {
				t.Errorf("%s:\n%s", name, diff)
			}
		}
	}
}

func TestNoResults(t *testing.T) {
	whole := written(t, report.JSON, all())
	for name, x := range map[string]struct{ src, want string }{
		"nothing":  {"", "cut short"},
		"half":     {whole[:len(whole)/2], "cut short"},
		"unended":  {strings.TrimSuffix(whole, "}}\n"), "cut short"},
		"twice":    {whole + whole, "behind the end"},
		"text":     {"hello", "no results file"},
		"other":    {"{}", "no format"},
		"headless": {`{"format":1,"results":[]}`, "no format, results or summary"},
		"newer":    {strings.Replace(whole, `"format":1`, `"format":2`, 1), "of format 2"},
		"verdict":  {strings.Replace(whole, `"verdict":"pass"`, `"verdict":"passed"`, 1), `result 1: "2023-04-10-tried", case "a", has the verdict "passed"`},
		"shard":    {strings.Replace(whole, `"as-of":`, `"shard":{"index":0,"of":0,"cases":3},"as-of":`, 1), "shard 0/0 of 3 cases is no shard"},
		"again":    {strings.Replace(whole, `"case":"3"`, `"case":"2"`, 1), "result 4: 2023-04-10-tried/2 is there twice"},
		"date":     {strings.Replace(whole, `"date":"2023-04-10"`, `"date":"soon"`, 1), "is not a date"},
	} {
		_, err := report.ReadJSON(strings.NewReader(x.src))
		if err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%s: %v, want %q", name, err, x.want)
		}
	}
}

// FuzzReadJSON: whatever is read can be written and read again, and be merged or not, without a panic.
func FuzzReadJSON(f *testing.F) {
	for _, r := range []*report.Results{all(), {}} {
		var b bytes.Buffer
		if err := report.JSON(&b, r); err != nil {
			f.Fatal(err)
		}
		f.Add(b.Bytes())
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		r, err := report.ReadJSON(bytes.NewReader(src))
		if err != nil {
			return
		}
		for _, write := range writers {
			written(t, write, r)
		}
		if _, err := report.ReadJSON(strings.NewReader(written(t, report.JSON, r))); err != nil {
			t.Error(err)
		}
		_, _ = report.NewBadge(r)
		_, _ = report.Merge([]string{"r"}, []*report.Results{r})
		report.Compare(r, r)
	})
}

// hostile is what an engine may say of itself.
const hostile = "\x00\x1b[31m]]></failure><!--\t&amp; \"'`|#\\ \n\r\n- [x](y) \u2028\ufffe\uffff\xff\xc3 \u009b ```\n  ...\n</details>"

// TestHostileText: whatever an engine says, reports keep their form.
func TestHostileText(t *testing.T) {
	rs := results()
	for i := range rs {
		rs[i].Reason, rs[i].Log = hostile, []string{hostile}
		if f := rs[i].Failure; f != nil {
			f.Got, f.Options = hostile, []string{hostile}
			f.Path = append(f.Path, harness.Choice{Text: hostile})
		}
	}
	r := report.New(report.Head{Engine: report.EngineInfo{Name: hostile}}, nil, rs)
	r.Cases[1].Problem = "it is listed as crash"
	for name, write := range writers {
		text := written(t, write, r)
		for _, bad := range []string{"\x00", "\x1b", "\u2028", "\ufffe", "\u009b", "\r"} {
			if strings.Contains(text, bad) {
				t.Errorf("%s: %q is let through", name, bad)
			}
		}
	}

	d := xml.NewDecoder(strings.NewReader(written(t, report.JUnit, r)))
	count := map[string]int{}
	for {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := token.(xml.StartElement); ok {
			count[e.Name.Local]++
		}
	}
	if want := map[string]int{
		"testsuites": 1, "testsuite": 2, "properties": 2, "property": 8, "testcase": 8, "failure": 1, "error": 3, "skipped": 3,
	}; !cmp.Equal(count, want) {
		t.Errorf("JUnit has %v, want %v", count, want)
	}

	points := 0
	for l := range strings.Lines(written(t, report.TAP, r)) {
		if strings.HasPrefix(l, "ok ") || strings.HasPrefix(l, "not ok ") {
			points++
		} else if !strings.HasPrefix(l, "  ") && !strings.HasPrefix(l, "# ") && l != "TAP version 14\n" && l != "1..8\n" {
			t.Errorf("TAP has the line %q", l)
		}
	}
	if points != 8 {
		t.Errorf("TAP has %d test points, want 8", points)
	}

	open := 0 // what is indented this far is text as it is
	for l := range strings.Lines(written(t, report.Markdown, r)) {
		if !strings.HasPrefix(l, strings.Repeat(" ", 6)) {
			open += strings.Count(l, "<details>") - strings.Count(l, "</details>")
		}
	}
	if open != 0 {
		t.Error("Markdown: a part is ended by what stands in it")
	}
}

func TestMerge(t *testing.T) {
	whole := report.New(report.Head{Runner: "v1"}, nil, results())
	for _, n := range []int{1, 2, 3, 8, 11} {
		shards, names := deal(whole, n)
		slices.Reverse(shards)
		got, err := report.Merge(names, shards)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(written(t, report.JSON, whole), written(t, report.JSON, got)); diff != "" {
			t.Errorf("%d shards:\n%s", n, diff)
		}
	}
	for want, spoil := range map[string]func(s []*report.Results) []*report.Results{
		"shard 2/3 is missing":               func(s []*report.Results) []*report.Results { return []*report.Results{s[0], s[2]} },
		"s1 and s2 are both shard 1/3":       func(s []*report.Results) []*report.Results { return []*report.Results{s[0], s[0], s[1]} },
		"s1 is not of a shard":               func([]*report.Results) []*report.Results { return []*report.Results{whole} },
		"differ in the engine":               func(s []*report.Results) []*report.Results { s[1].Engine.Version = "2"; return s },
		"differ in the corpus":               func(s []*report.Results) []*report.Results { s[1].Corpus.Digest = "2"; return s },
		"differ in the set":                  func(s []*report.Results) []*report.Results { s[2].Set.Name = "2026-01-01"; return s },
		"differ in --as-of":                  func(s []*report.Results) []*report.Results { s[2].AsOf = 20210101; return s },
		"differ in what was selected":        func(s []*report.Results) []*report.Results { s[1].Selection.Since = 20210101; return s },
		"differ in the version of conform":   func(s []*report.Results) []*report.Results { s[1].Runner = "v2"; return s },
		"differ in how many shards":          func(s []*report.Results) []*report.Results { s[1].Shard.Of = 4; return s },
		"differ in the list of known":        func(s []*report.Results) []*report.Results { s[1].Baseline = true; return s },
		"differ in what is wrong with":       func(s []*report.Results) []*report.Results { s[1].Problems = []string{"x"}; return s },
		"s2 is not complete":                 func(s []*report.Results) []*report.Results { s[1].Stopped = true; return s },
		"s3 has 1 cases, and shard 3/3 of 8": func(s []*report.Results) []*report.Results { s[2].Cases = s[2].Cases[:1]; return s },
	} {
		shards, names := deal(whole, 3)
		if _, err := report.Merge(names, spoil(shards)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

// deal takes results apart.
func deal(whole *report.Results, n int) (shards []*report.Results, names []string) {
	for i := 1; i <= n; i++ {
		s := &report.Results{Head: whole.Head}
		s.Shard = &report.Shard{Index: i, Of: n, Cases: len(whole.Cases)}
		for k := i - 1; k < len(whole.Cases); k += n {
			s.Cases = append(s.Cases, whole.Cases[k])
		}
		shards, names = append(shards, s), append(names, fmt.Sprint("s", i))
	}
	return shards, names
}

func TestCompare(t *testing.T) {
	unique := func() *report.Results {
		r := all()
		for i := range r.Cases {
			r.Cases[i].CaseID = fmt.Sprint(i)
		}
		return r
	}
	if d := report.Compare(unique(), unique()); len(d) > 0 {
		t.Errorf("the same results differ: %q", d)
	}
	claimed := unique()
	claimed.Engine.Version = "0.2"
	claimed.Cases[1].Verdict, claimed.Cases[1].Reason = harness.Pass, ""
	claimed.Cases[3].Branches = 13
	claimed.Cases[5].CaseID = "invented"
	claimed.Cases = claimed.Cases[:6]
	claimed.Changes = claimed.Changes[1:]
	if diff := cmp.Diff([]string{
		"they differ in the engine",
		"they differ in what the engine makes of the changes of the rules",
		`2023-04-10-tried/1 is claimed "pass", and is "fail: it is \"so\" & <so>, 相手"`,
		"2023-04-10-tried/3 is inconclusive as claimed, and differs in its details",
		"undated-thing/invented is claimed crash, and was not played",
		"undated-thing/5 is left out, and is crash",
		"undated-thing/6 is left out, and is timeout",
		"undated-thing/7 is left out, and is protocol-error",
	}, report.Compare(claimed, unique())); diff != "" {
		t.Error(diff)
	}
}

// tracked has a change of every sort.
func tracked() []harness.Tracked {
	r := ruling()
	ref := func(i int) []rulings.CaseRef { return []rulings.CaseRef{{Ruling: r, Case: &r.Cases[i]}} }
	failed := []harness.Result{{ID: r.ID, CaseID: r.Cases[0].ID, Rules: 20210331, Verdict: harness.Fail, Reason: "expected: so;\nnot so"}}
	one := &rulings.RuleChange{
		ID: "long-change", Name: rulings.Text{Ja: "変更", En: "a | change"}, LastOld: 20210331, Date: 20210401, Confidence: "printed",
		Before: rulings.Text{Ja: "前", En: "It was so."}, After: rulings.Text{Ja: "後", En: "It is not."}, Source: "a notice",
		Rules: []string{"101.3a"}, Switch: "a-switch", Old: ref(0), New: ref(1), Note: rulings.Text{En: "A note."},
	}
	two := *one
	two.ID, two.LastOld, two.Date, two.Note = "x", 20210922, 20220408, rulings.Text{}
	three := two
	three.ID, three.Old, three.New, three.Before = "y", nil, nil, rulings.Text{}
	three.Uncovered = rulings.Text{Ja: "理由", En: "Nobody knows."}
	return []harness.Tracked{
		{Change: one, How: harness.Tracks},
		{Change: &two, How: harness.AlwaysOld, NewAfter: failed},
		{Change: &two, How: harness.AlwaysNew, OldBefore: failed},
		{Change: &two, How: harness.Neither, OldBefore: failed, NewAfter: failed},
		{Change: &two, How: harness.Unplayed},
		{Change: &three, How: harness.NotCovered},
	}
}

func TestChangeList(t *testing.T) {
	golden(t, "changes.json", func(w io.Writer) error { return report.ChangesJSON(w, tracked()) })
	golden(t, "changes.en", func(w io.Writer) error { return report.ChangeList(w, tracked(), report.ExplainOptions{}) })
	golden(t, "changes.ja", func(w io.Writer) error {
		return report.ChangeList(w, tracked(), report.ExplainOptions{Lang: report.Japanese, Colour: true})
	})
}

func TestBadge(t *testing.T) {
	score := func(pass, fail, unsupported, undetermined int) *report.Results {
		r := &report.Results{Head: report.Head{Corpus: report.CorpusInfo{Digest: "0123456789abcdef", Newest: 20230410}}}
		for v, n := range map[harness.Verdict]int{harness.Pass: pass, harness.Fail: fail, harness.NotSupported: unsupported, harness.Undetermined: undetermined} {
			for range n {
				r.Cases = append(r.Cases, report.Case{Result: harness.Result{Verdict: v}})
			}
		}
		return r
	}
	green := "#2c8c2c"
	for name, x := range map[string]struct {
		r      *report.Results
		change func(*report.Head)
		want   string
		green  bool
	}{
		"all":         {score(3, 0, 0, 0), nil, "Duel Masters rulings as of 2023-04-10: 3/3 of corpus 01234567", true},
		"unsupported": {score(3, 0, 1, 0), nil, "Duel Masters rulings as of 2023-04-10: 3/4 of corpus 01234567", false},
		"undecided":   {score(3, 0, 0, 1), nil, "Duel Masters rulings as of 2023-04-10: 3/3 of corpus 01234567", true},
		"as of":       {score(3, 1, 0, 0), func(h *report.Head) { h.AsOf = 20210401 }, "Duel Masters rulings as of 2021-04-01: 3/4 of corpus 01234567", false},
		"a set":       {score(3, 0, 0, 0), func(h *report.Head) { h.Set.Name, h.Selection.Set = "2026-01-01", "2026-01-01" }, "Duel Masters rulings as of 2023-04-10: 3/3 of set 2026-01-01", true},
		"selected":    {score(3, 0, 0, 0), func(h *report.Head) { h.Selection.Topics = []string{"then"} }, "Duel Masters rulings as of 2023-04-10: 3/3 of corpus 01234567, --topic then", true},
		"ids":         {score(3, 0, 0, 0), func(h *report.Head) { h.Selection.IDs = []string{"x"} }, "no badge for single rulings", false},
		"a shard":     {score(3, 0, 0, 0), func(h *report.Head) { h.Shard = &report.Shard{Index: 1, Of: 2} }, "no badge for a part", false},
		"stopped":     {score(3, 0, 0, 0), func(h *report.Head) { h.Stopped = true }, "no badge for a part", false},
		"nothing":     {score(0, 0, 0, 2), nil, "no badge: no case had to be passed", false},
	} {
		if x.change != nil {
			x.change(&x.r.Head)
		}
		b, err := report.NewBadge(x.r)
		got := b.Label + ": " + b.Message
		if err != nil {
			got = err.Error()
		}
		if err == nil && got != x.want || !strings.HasPrefix(got, x.want) || (b.Colour == green) != x.green {
			t.Errorf("%s: %s, colour %s; want %s", name, got, b.Colour, x.want)
		}
	}
	b, err := report.NewBadge(all())
	if err != nil {
		t.Fatal(err)
	}
	golden(t, "badge.svg", b.SVG)
	golden(t, "badge.json", b.Endpoint)
}
