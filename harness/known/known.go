// Package known reads, holds and writes lists of known failures. A list says of each case that an engine gets
// wrong which wrong answer it gives, so that a run can tell a new failure, a mended one and one that has
// changed from those that everybody knows of.
package known

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"dmconform/harness"
	"dmconform/internal/near"
	"dmconform/rulings"

	"github.com/BurntSushi/toml"
)

// List is a list of known failures.
type List struct {
	AsOf     harness.Date // of the run it is for; 0: every case under the newest rules it holds for
	Failures []Failure
}

// Failure is one case that an engine gets wrong.
type Failure struct {
	ID, Case string
	Verdict  harness.Verdict
	Answer   string // of a fail: the wrong answer. What an engine says of itself in other verdicts is not compared
	Reason   string // why it is let be, or where that is tracked
}

// failureOf is what a list says of a result.
func failureOf(r *harness.Result) Failure {
	f := Failure{ID: r.ID, Case: r.CaseID, Verdict: r.Verdict}
	if r.Verdict == harness.Fail {
		f.Answer = r.Reason
	}
	return f
}

func (f *Failure) name() string { return f.ID + ", case " + f.Case }

// Parse reads a list. A key that it does not know is an error, and so is a case that stands there twice.
func Parse(src []byte) (*List, error) {
	var root map[string]any
	if err := toml.Unmarshal(src, &root); err != nil {
		return nil, err
	}
	if err := onlyKeys(root, "as-of", "failure"); err != nil {
		return nil, err
	}
	l := &List{}
	if v, given := root["as-of"]; given {
		t, ok := v.(time.Time)
		if !ok {
			return nil, fmt.Errorf("as-of is a date: write as-of = 2021-04-01")
		}
		l.AsOf = rulings.DateOf(t)
	}
	var entries []map[string]any
	if v, given := root["failure"]; given {
		var ok bool
		if entries, ok = v.([]map[string]any); !ok {
			return nil, fmt.Errorf("write a [[failure]] for each case")
		}
	}
	seen := map[string]bool{}
	for i, e := range entries {
		f, err := decode(e)
		if err == nil && seen[f.name()] {
			err = fmt.Errorf("%s is listed twice", f.name())
		}
		if err != nil {
			return nil, fmt.Errorf("[[failure]] %d: %w", i+1, err)
		}
		seen[f.name()] = true
		l.Failures = append(l.Failures, f)
	}
	return l, nil
}

func decode(e map[string]any) (Failure, error) {
	var f Failure
	if err := onlyKeys(e, "id", "case", "verdict", "answer", "reason"); err != nil {
		return f, err
	}
	text := map[string]string{}
	for key, v := range e {
		s, ok := v.(string)
		if !ok {
			return f, fmt.Errorf("%s is a text: write %s = \"…\"", key, key)
		}
		text[key] = s
	}
	f = Failure{ID: text["id"], Case: text["case"], Verdict: harness.Verdict(text["verdict"]), Answer: text["answer"], Reason: text["reason"]}
	switch {
	case f.ID == "" || f.Case == "":
		return f, fmt.Errorf("id and case say which case it is")
	case !slices.Contains(harness.Verdicts[:], f.Verdict) || f.Verdict == harness.Pass || f.Verdict == harness.Undetermined:
		return f, fmt.Errorf("%s: %q is no verdict of a failure", f.name(), f.Verdict)
	case f.Verdict == harness.Fail && f.Answer == "":
		return f, fmt.Errorf("%s: answer says which wrong answer is known", f.name())
	case f.Verdict != harness.Fail && f.Answer != "":
		return f, fmt.Errorf("%s: only a fail has an answer; say in reason what there is to say", f.name())
	}
	return f, nil
}

func onlyKeys(t map[string]any, known ...string) error {
	for _, k := range slices.Sorted(maps.Keys(t)) {
		if !slices.Contains(known, k) {
			return fmt.Errorf("unknown key %q; known are: %s", k, strings.Join(known, " "))
		}
	}
	return nil
}

// Mark is what a list makes of a result.
type Mark struct {
	Known   bool // it fails as listed
	Reason  string
	Problem string // it does not do what is listed
}

// Hold holds results against the list: a mark for each, and what is wrong with the list itself. Entries of
// cases that were not run are let be, if there are such cases.
func (l *List) Hold(corpus *rulings.Corpus, asOf harness.Date, results []harness.Result) (marks []Mark, problems []string) {
	listed := map[string]*Failure{}
	for i := range l.Failures {
		f := &l.Failures[i]
		listed[f.name()] = f
		if p := f.fits(corpus, asOf); p != "" && !slices.Contains(problems, p) { // a missing ruling is one, whatever its cases
			problems = append(problems, p)
		}
	}
	marks = make([]Mark, len(results))
	for i := range results {
		now := failureOf(&results[i])
		if f := listed[now.name()]; f != nil {
			marks[i] = f.hold(&now)
		}
	}
	return marks, problems
}

// hold says what is listed against what is now.
func (f *Failure) hold(now *Failure) Mark {
	switch {
	case now.Verdict == harness.Pass:
		return Mark{Problem: "it is listed as a known failure, and passes: take it off the list, or write it anew with --update-baseline"}
	case now.Verdict != f.Verdict:
		return Mark{Problem: "it is listed as " + string(f.Verdict)}
	case now.Answer != f.Answer:
		return Mark{Problem: "it is listed with another wrong answer: " + f.Answer}
	}
	return Mark{Known: true, Reason: f.Reason}
}

// fits says what is wrong with an entry whatever an engine does, "" if nothing.
func (f *Failure) fits(corpus *rulings.Corpus, asOf harness.Date) string {
	r := corpus.Ruling(f.ID)
	if r == nil {
		return "known failures: there is no ruling " + f.ID + near.Hint(f.ID, corpus.IDs())
	}
	var ids []string
	for i := range r.Cases {
		c := &r.Cases[i]
		if c.ID == f.Case {
			if asOf != 0 && !harness.Holds(r, c, asOf) {
				return "known failures: " + f.name() + " does not hold on " + asOf.String()
			}
			return ""
		}
		ids = append(ids, c.ID)
	}
	return "known failures: " + f.ID + " has no case " + f.Case + near.Hint(f.Case, ids)
}

// From makes the list that the results of a whole run fit; reasons are those of the old list, which may be nil.
func From(asOf harness.Date, results []harness.Result, old *List) *List {
	reasons := map[string]string{}
	if old != nil {
		for i := range old.Failures {
			reasons[old.Failures[i].name()] = old.Failures[i].Reason
		}
	}
	l := &List{AsOf: asOf}
	for i := range results {
		if v := results[i].Verdict; v == harness.Pass || v == harness.Undetermined {
			continue
		}
		f := failureOf(&results[i])
		f.Reason = reasons[f.name()]
		l.Failures = append(l.Failures, f)
	}
	return l
}

// Write writes a list as Parse reads it. of is whose failures they are.
func (l *List) Write(w io.Writer, of string) error {
	var b strings.Builder
	fmt.Fprintf(&b, "# Known failures of %s. Written by: conform run --baseline FILE --update-baseline\n", of)
	b.WriteString("# Reasons (why it is let be, or a link to where that is tracked) are yours to write, and are kept.\n")
	if l.AsOf != 0 {
		fmt.Fprintf(&b, "\nas-of = %s\n", l.AsOf)
	}
	for i := range l.Failures {
		f := &l.Failures[i]
		fmt.Fprintf(&b, "\n[[failure]]\nid      = %s\ncase    = %s\nverdict = %s\n", quote(f.ID), quote(f.Case), quote(string(f.Verdict)))
		if f.Answer != "" {
			fmt.Fprintf(&b, "answer  = %s\n", quote(f.Answer))
		}
		fmt.Fprintf(&b, "reason  = %s\n", quote(f.Reason))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// quote writes a basic string of TOML; those of JSON are such.
func quote(s string) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	_ = e.Encode(s) // a string can always be encoded
	return strings.ReplaceAll(strings.TrimSuffix(b.String(), "\n"), "\x7f", `\u007f`)
}
