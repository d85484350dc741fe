package report

import (
	"encoding/xml"
	"io"
	"strings"

	"dmconform/harness"
)

// The structs of JUnit XML, as far as CI servers agree on them. encoding/xml escapes text and replaces what
// XML cannot hold; CDATA would not.
type (
	junitSuites struct {
		XMLName xml.Name `xml:"testsuites"`
		Name    string   `xml:"name,attr"`
		junitCounts
		Suites []junitSuite `xml:"testsuite"`
	}
	junitCounts struct {
		Tests    int `xml:"tests,attr"`
		Failures int `xml:"failures,attr"`
		Errors   int `xml:"errors,attr"`
		Skipped  int `xml:"skipped,attr"`
	}
	junitSuite struct {
		Name string `xml:"name,attr"`
		junitCounts
		Properties []junitProperty `xml:"properties>property"`
		Cases      []junitCase     `xml:"testcase"`
	}
	junitProperty struct {
		Name  string `xml:"name,attr"`
		Value string `xml:"value,attr"`
	}
	junitCase struct {
		Class   string        `xml:"classname,attr"`
		Name    string        `xml:"name,attr"`
		File    string        `xml:"file,attr,omitempty"`
		Line    int           `xml:"line,attr,omitempty"`
		Failure *junitMessage `xml:"failure"`
		Error   *junitMessage `xml:"error"`
		Skipped *junitMessage `xml:"skipped"`
	}
	junitMessage struct {
		Message string `xml:"message,attr"`
		Type    string `xml:"type,attr,omitempty"`
		Text    string `xml:",chardata"`
	}
)

// JUnit writes JUnit XML: a suite for each date, a test case for each case, of class the ruling. What an engine cannot
// play or finish, and what is known, is skipped with the reason; a breakdown of the engine is an error.
func JUnit(w io.Writer, r *Results) error {
	all := junitSuites{Name: "conform " + r.Engine.Name}
	for _, g := range groupings[0].groups(r.Cases, English) {
		s := junitSuite{Name: g.name}
		for _, f := range r.facts(English) {
			s.Properties = append(s.Properties, junitProperty{f[0], f[1]})
		}
		for _, c := range g.cases {
			s.add(c)
		}
		all.add(s)
	}
	if len(r.Problems) > 0 {
		s := junitSuite{Name: "known failures"}
		s.Tests, s.Failures = len(r.Problems), len(r.Problems)
		for _, p := range r.Problems {
			s.Cases = append(s.Cases, junitCase{Class: "known failures", Name: p, Failure: &junitMessage{Message: p, Type: "baseline"}})
		}
		all.add(s)
	}
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	e := xml.NewEncoder(w)
	e.Indent("", "  ")
	if err := e.Encode(all); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

func (a *junitSuites) add(s junitSuite) {
	a.Tests += s.Tests
	a.Failures += s.Failures
	a.Errors += s.Errors
	a.Skipped += s.Skipped
	a.Suites = append(a.Suites, s)
}

func (s *junitSuite) add(c *Case) {
	j := junitCase{Class: c.ID, Name: c.CaseID, File: c.Path, Line: c.Line}
	m := &junitMessage{Message: c.message(), Type: string(c.Verdict), Text: c.story()}
	s.Tests++
	switch c.sort() {
	case skipped:
		s.Skipped++
		j.Skipped = &junitMessage{Message: m.Message}
	case broke:
		s.Errors++
		j.Error = m
	case failed:
		s.Failures++
		j.Failure = m
	}
	s.Cases = append(s.Cases, j)
}

// sort is what a case is to those who know but passed, failed, broken and skipped.
type sort int8

const (
	passed sort = iota
	failed
	broke
	skipped
)

func (c *Case) sort() sort {
	switch {
	case c.Problem != "":
		return failed
	case c.Known != nil:
		return skipped
	}
	switch c.Verdict {
	case harness.Pass:
		return passed
	case harness.Fail:
		return failed
	case harness.NotSupported, harness.Inconclusive, harness.Undetermined:
		return skipped
	}
	return broke
}

// message says in one line what became of a case.
func (c *Case) message() string {
	var parts []string
	if c.Problem != "" {
		parts = append(parts, c.Problem)
	}
	if c.Known != nil {
		parts = append(parts, strings.TrimSuffix("known: "+c.Known.Reason, ": "))
	}
	verdict := string(c.Verdict)
	if c.Reason != "" {
		verdict += ": " + c.Reason
	}
	return strings.Join(append(parts, verdict), "; ")
}

// story tells all that is known of what went wrong, as the text report does.
func (c *Case) story() string {
	var b strings.Builder
	t := textReport{printer: newPrinter(&b, English, false)}
	if c.Failure != nil {
		t.failure(c)
	} else {
		t.log(c)
	}
	_ = t.w.Flush() // a strings.Builder takes everything
	text := ""
	for l := range strings.Lines(b.String()) {
		text += strings.TrimPrefix(l, strings.Repeat(" ", inCase))
	}
	return text
}
