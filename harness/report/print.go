package report

import (
	"bufio"
	"io"
	"strings"

	"github.com/mattn/go-runewidth"
)

// printer writes indented lines in columns. The first error of the writer sticks.
type printer struct {
	w      *bufio.Writer
	lang   Lang
	colour bool
}

func newPrinter(w io.Writer, lang Lang, colour bool) *printer {
	return &printer{w: bufio.NewWriter(w), lang: lang, colour: colour}
}

// line writes a line behind so many blanks, without blanks at its end.
func (p *printer) line(indent int, parts ...string) {
	text := strings.TrimRight(strings.Join(parts, ""), " ")
	if text != "" {
		p.w.WriteString(strings.Repeat(" ", indent))
		p.w.WriteString(text)
	}
	p.w.WriteByte('\n')
}

// lines writes every line of a text.
func (p *printer) lines(indent int, text string) {
	for l := range strings.Lines(text) {
		p.line(indent, strings.TrimSuffix(l, "\n"))
	}
}

// field writes what is called so, its further lines under the first.
func (p *printer) field(indent int, name, text string) {
	if text == "" {
		return
	}
	const nameWidth = 13
	name = pad(name, nameWidth)
	for l := range strings.Lines(text) {
		p.line(indent, name, strings.TrimSuffix(l, "\n"))
		name = strings.Repeat(" ", nameWidth)
	}
}

// The colours of a terminal, by what they mean.
const (
	good  = "\x1b[32m"
	bad   = "\x1b[31m"
	head  = "\x1b[1m"
	plain = "\x1b[0m"
)

func (p *printer) paint(colour, text string) string {
	if !p.colour {
		return text
	}
	return colour + text + plain
}

// width counts the columns that a text takes. A condition of our own, because that of the package depends
// on the environment, and output must not.
func width(s string) int {
	return (&runewidth.Condition{}).StringWidth(s)
}

// pad adds blanks up to so many columns.
func pad(s string, columns int) string {
	if n := columns - width(s); n > 0 {
		return s + strings.Repeat(" ", n)
	}
	return s
}
