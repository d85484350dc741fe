package report

import (
	"slices"
	"strconv"
	"strings"

	"dmconform/harness"
	"dmconform/rulings"
)

// Results is what was run, and what became of it: the content of a results file. Every other report is
// made from it alone.
type Results struct {
	Head
	Cases []Case
}

// Head says what was run. Neither clock nor machine are in it: the same run gives the same bytes.
type Head struct {
	Runner    string // version of conform
	Engine    EngineInfo
	Corpus    CorpusInfo
	Set       Set
	AsOf      harness.Date
	Selection Selection
	Changes   []Change // those that the selection is about
	Shard     *Shard   // nil: not sharded
	Stopped   bool     // before all that was selected was played
	Baseline  bool     // the results were held against a list of known failures
	Problems  []string // of that list, beside those of cases
}

// EngineInfo is what an engine says of itself.
type EngineInfo struct {
	Name     string `json:"name"`
	Version  string `json:"version,omitempty"`
	Language string `json:"language,omitempty"`
	Homepage string `json:"homepage,omitempty"`
	Issues   string `json:"issues,omitempty"`
}

// CorpusInfo says which corpus was played: two of one digest are the same.
type CorpusInfo struct {
	Digest  string       // sha256 of all its files
	Rulings int          // in all, whatever was selected
	Newest  harness.Date // of its dated rulings
}

// Set is the list of cases that results are measured on.
type Set struct {
	Name   string `json:"name"` // of a frozen one; "" is the whole corpus
	Digest string `json:"digest"`
}

// Selection is which rulings were asked for, in the words of the flags. The zero value is all.
type Selection struct {
	IDs     []string     `json:"ids,omitempty"`
	Since   harness.Date `json:"-"`
	Until   harness.Date `json:"-"`
	Undated bool         `json:"undated,omitempty"`
	Rules   []string     `json:"rules,omitempty"`
	Topics  []string     `json:"topics,omitempty"`
	Cards   []string     `json:"cards,omitempty"`
	Kinds   []string     `json:"kinds,omitempty"`
	Set     string       `json:"set,omitempty"`
}

// String gives the selection as arguments of conform; "" if it is all.
func (s *Selection) String() string {
	words := slices.Clone(s.IDs)
	date := func(flag string, d harness.Date) {
		if d != 0 {
			words = append(words, flag+" "+d.String())
		}
	}
	date("--since", s.Since)
	date("--until", s.Until)
	if s.Set != "" {
		words = append(words, "--set "+s.Set)
	}
	if s.Undated {
		words = append(words, "--undated")
	}
	for _, f := range [...]struct {
		flag   string
		values []string
	}{{"--rule", s.Rules}, {"--topic", s.Topics}, {"--card", s.Cards}, {"--kind", s.Kinds}} {
		for _, v := range f.values {
			words = append(words, f.flag+" "+v)
		}
	}
	return strings.Join(words, " ")
}

// Shard is one of several parts of a run: the cases whose place in the whole, from 0, leaves Index-1 when
// divided by Of.
type Shard struct {
	Index int `json:"index"` // from 1
	Of    int `json:"of"`
	Cases int `json:"cases"` // of all shards
}

// Case is what became of one case, with what a reader wants to know of it.
type Case struct {
	harness.Result
	Name         rulings.Text
	Path         string // of the fixture
	Line         int    // in it
	Numbers      []string
	Topics       []string
	Since, Until harness.Date
	Known        *Known // it is listed as a known failure, and failed as listed
	Problem      string // with the list of known failures
}

// Known is what the list of known failures says of a case.
type Known struct {
	Reason string `json:"reason"`
}

// Expected reports whether a result is as it should be: a pass, what nobody can judge on that day, or a
// failure that is known. What an engine cannot play or finish was not shown.
func (c *Case) Expected() bool {
	return c.Problem == "" && (c.Known != nil || c.Verdict == harness.Pass || c.Verdict == harness.Undetermined)
}

// Counts reports whether a case has to be passed: all but those that nobody can judge on that day.
func (c *Case) Counts() bool { return c.Verdict != harness.Undetermined }

// New completes results by what the corpus says of their cases.
func New(h Head, corpus *rulings.Corpus, results []harness.Result) *Results {
	for _, s := range [...]*string{&h.Engine.Name, &h.Engine.Version, &h.Engine.Language, &h.Engine.Homepage, &h.Engine.Issues} {
		*s = oneLine(*s)
	}
	out := &Results{Head: h, Cases: make([]Case, len(results))}
	known := map[string]*rulings.Ruling{}
	if corpus != nil {
		for _, r := range corpus.Rulings {
			known[r.ID] = r
		}
	}
	for i := range results {
		c := &out.Cases[i]
		c.Result = results[i]
		c.Reason, c.Log = oneLine(c.Reason), oneLines(c.Log)
		if c.Failure != nil {
			c.Failure = clean(*c.Failure)
		}
		if r := known[c.ID]; r != nil {
			c.about(r)
		}
	}
	return out
}

func (c *Case) about(r *rulings.Ruling) {
	c.Path, c.Numbers, c.Topics = r.Path, r.Rules, r.Topics
	for i := range r.Cases {
		if k := &r.Cases[i]; k.ID == c.CaseID {
			c.Name, c.Line, c.Since, c.Until = k.Name, k.Line, k.Since, k.Until
		}
	}
}

// oneLine takes out what would upset a terminal or a file: engines write reasons and logs.
func oneLine(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\t':
			return ' '
		case r < ' ' || r >= 0x7f && r < 0xa0 || r == '\u2028' || r == '\u2029' || r == 0xfffe || r == 0xffff:
			return '\uFFFD'
		}
		return r
	}, strings.ToValidUTF8(s, "\uFFFD"))
}

func oneLines(list []string) []string {
	list = slices.Clone(list)
	for i := range list {
		list[i] = oneLine(list[i])
	}
	return list
}

// clean takes such things out of what a failure quotes of an engine.
func clean(f harness.Failure) *harness.Failure {
	f.Got, f.Options, f.Script, f.Path = oneLine(f.Got), oneLines(f.Options), oneLines(f.Script), slices.Clone(f.Path)
	for i := range f.Path {
		f.Path[i].Text = oneLine(f.Path[i].Text)
	}
	return &f
}

// Score is how many cases passed, of how many that had to be.
type Score struct{ Passed, Required int }

func (s Score) String() string { return strconv.Itoa(s.Passed) + "/" + strconv.Itoa(s.Required) }

// Score counts what was passed of what had to be. What is unsupported had to be passed too.
func (r *Results) Score() Score { return score(r.Cases) }

func score(cases []Case) Score {
	var s Score
	for i := range cases {
		if cases[i].Counts() {
			s.Required++
			if cases[i].Verdict == harness.Pass {
				s.Passed++
			}
		}
	}
	return s
}

// Verdicts are the plain results.
func (r *Results) Verdicts() []harness.Result {
	out := make([]harness.Result, len(r.Cases))
	for i := range r.Cases {
		out[i] = r.Cases[i].Result
	}
	return out
}

// Partial says why these are not the results of all that was selected, "" if they are.
func (r *Results) Partial() string {
	switch {
	case r.Shard != nil:
		return "they are those of shard " + strconv.Itoa(r.Shard.Index) + "/" + strconv.Itoa(r.Shard.Of) + "; conform merge puts shards together"
	case r.Stopped:
		return "the run was stopped before its end"
	}
	return ""
}
