package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// TAP writes the Test Anything Protocol, version 14: a test point for each case. What is known is a TODO, what an
// engine cannot play or finish is skipped; both with the reason.
func TAP(w io.Writer, r *Results) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "TAP version 14\n1..%d\n", len(r.Cases)+len(r.Problems))
	for _, f := range r.facts(English) {
		fmt.Fprintf(b, "# %s: %s\n", f[0], f[1])
	}
	for i := range r.Cases {
		c := &r.Cases[i]
		point := fmt.Sprintf("%d - %s", i+1, tapText(strings.TrimSuffix(c.ID+" "+c.CaseID+": "+English.text(c.Name), ": ")))
		switch sort := c.sort(); {
		case sort == passed:
			fmt.Fprintf(b, "ok %s\n", point)
		case c.Problem == "" && c.Known != nil:
			fmt.Fprintf(b, "not ok %s # TODO %s\n", point, tapText(c.message()))
		case sort == skipped:
			fmt.Fprintf(b, "ok %s # SKIP %s\n", point, tapText(c.message()))
		default:
			fmt.Fprintf(b, "not ok %s\n", point)
			c.diagnose(b)
		}
	}
	for i, p := range r.Problems {
		fmt.Fprintf(b, "not ok %d - %s\n", len(r.Cases)+i+1, tapText(p))
	}
	return b.Flush()
}

// tapText escapes what begins a directive.
func tapText(s string) string { return strings.NewReplacer(`\`, `\\`, "#", `\#`).Replace(oneLine(s)) }

// diagnose writes YAML behind a test point: strings as JSON has them are YAML too.
func (c *Case) diagnose(b *bufio.Writer) {
	field := func(key, value string) {
		if value != "" {
			text, _ := marshal(value) // a string can always be encoded
			fmt.Fprintf(b, "  %s: %s\n", key, text)
		}
	}
	b.WriteString("  ---\n")
	field("message", c.message())
	field("severity", string(c.Verdict))
	field("at", c.place())
	story := c.story()
	if story != "" {
		b.WriteString("  detail:\n")
	}
	for l := range strings.Lines(story) {
		text, _ := marshal(oneLine(strings.TrimSuffix(l, "\n")))
		fmt.Fprintf(b, "    - %s\n", text)
	}
	b.WriteString("  ...\n")
}
