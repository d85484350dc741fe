package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// A step summary holds 1 MiB; what goes beyond so many cases is counted.
const (
	maxTold   = 50   // cases told in full
	maxListed = 1000 // cases listed
	maxStory  = 8000 // bytes of one
)

// Markdown writes a page for the step summary of a CI: the score, tables by date, rule and topic, and what was
// not as expected.
func Markdown(w io.Writer, r *Results) error {
	m := markdown{bufio.NewWriter(w)}
	mark := "✅"
	var wrong, rest []*Case
	for i := range r.Cases {
		switch c := &r.Cases[i]; {
		case !c.Expected():
			wrong = append(wrong, c)
		case c.sort() != passed:
			rest = append(rest, c)
		}
	}
	if len(wrong)+len(r.Problems) > 0 || r.Partial() != "" {
		mark = "❌"
	}
	m.line("## " + mark + " " + m.text(r.Engine.Name) + ": " + r.Score().String() + " cases passed")
	m.line("")
	for _, f := range r.facts(English)[2:] {
		m.line("- " + f[0] + ": " + m.text(f[1]))
	}
	m.line("- " + m.text(English.tally(r.Cases)))
	for _, p := range r.Problems {
		m.line("- **" + m.text(p) + "**")
	}
	m.list("Not as expected", wrong)
	m.list("Known, or not to be judged", rest)
	for i := range groupings {
		m.table(groupings[i].en, groupings[i].groups(r.Cases, English))
	}
	m.changes(r)
	return m.w.Flush()
}

type markdown struct{ w *bufio.Writer }

func (m *markdown) line(s string) {
	m.w.WriteString(s)
	m.w.WriteByte('\n')
}

// text escapes what Markdown or HTML would read otherwise.
func (m *markdown) text(s string) string {
	var b strings.Builder
	for _, r := range oneLine(s) {
		switch {
		case r == '<':
			b.WriteString("&lt;")
			continue
		case r == '&':
			b.WriteString("&amp;")
			continue
		case strings.ContainsRune("\\`*_{}[]()#!|~>@", r):
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// list tells cases, the first of them in full.
func (m *markdown) list(title string, cases []*Case) {
	if len(cases) == 0 {
		return
	}
	m.line("")
	m.line(fmt.Sprintf("### %s: %s", title, English.count(len(cases), "case", "")))
	m.line("")
	for i, c := range cases {
		if i == maxListed {
			m.line(fmt.Sprintf("- and %d more", len(cases)-i))
			break
		}
		m.line("- " + m.text(c.ID+" "+c.CaseID) + ": " + m.text(c.message()))
		if story := c.story(); story != "" && c.Known == nil && i < maxTold {
			m.story(story)
		}
	}
}

// story writes a text as it is, within an item of a list. Indented, no fence that stands in it can end it.
func (m *markdown) story(text string) {
	if len(text) > maxStory {
		text = strings.ToValidUTF8(text[:maxStory], "") + "\n…\n"
	}
	m.line("")
	m.line("  <details><summary>more</summary>")
	m.line("")
	for l := range strings.Lines(text) {
		m.line(strings.TrimRight("      "+strings.TrimSuffix(l, "\n"), " "))
	}
	m.line("")
	m.line("  </details>")
	m.line("")
}

// changes tells what was made of each change.
func (m *markdown) changes(r *Results) {
	if len(r.Changes) == 0 {
		return
	}
	m.line("")
	m.line("<details><summary>" + English.tracked(r.Changes) + "</summary>")
	m.line("")
	m.line("| change | since | engine |")
	m.line("|---|---|---|")
	for i := range r.Changes {
		c := &r.Changes[i]
		m.line("| " + m.text(English.text(c.Name)) + " | " + c.Days() + " | " + string(c.How) + " |")
	}
	m.line("")
	m.line("</details>")
}

func (m *markdown) table(name string, groups []group) {
	if len(groups) == 0 {
		return
	}
	m.line("")
	m.line("<details><summary>by " + name + "</summary>")
	m.line("")
	head := "| " + name + " |"
	for _, c := range English.columns() {
		head += " " + c + " |"
	}
	m.line(head)
	m.line("|---|" + strings.Repeat("--:|", len(English.columns())))
	for i := range groups {
		row := "| " + m.text(groups[i].name) + " |"
		n := groups[i].counts()
		for _, v := range n.list() {
			row += fmt.Sprintf(" %d |", v)
		}
		m.line(row)
	}
	m.line("")
	m.line("</details>")
}
