package rulings

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Error is one thing wrong with a file of the corpus, and what to do about it.
type Error struct {
	File string
	Line int // 0 if it concerns the whole file
	Col  int // 0 if unknown
	Msg  string
	Fix  string // "" if Msg says it all
}

// Error prints file:line: message (fix), the form editors jump to.
func (e *Error) Error() string {
	var b strings.Builder
	b.WriteString(e.File)
	if e.Line > 0 {
		fmt.Fprintf(&b, ":%d", e.Line)
		if e.Col > 0 {
			fmt.Fprintf(&b, ":%d", e.Col)
		}
	}
	b.WriteString(": " + e.Msg)
	if e.Fix != "" {
		b.WriteString(" (" + e.Fix + ")")
	}
	return b.String()
}

// Errors is everything wrong with a corpus, by file and line. Load returns it as its error.
type Errors []*Error

// Error prints one error a line.
func (es Errors) Error() string {
	lines := make([]string, len(es))
	for i, e := range es {
		lines[i] = e.Error()
	}
	return strings.Join(lines, "\n")
}

// sorted orders by place and drops repetitions, e.g. of a fault in the file's state that every case inherits.
func (es Errors) sorted() Errors {
	slices.SortFunc(es, func(a, b *Error) int {
		return cmp.Or(
			cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col),
			cmp.Compare(a.Msg, b.Msg), cmp.Compare(a.Fix, b.Fix),
		)
	})
	return slices.CompactFunc(es, func(a, b *Error) bool { return *a == *b })
}

// SyntaxError is what is wrong with a line or an expectation, before it is known in which file it stands.
type SyntaxError struct{ Msg, Fix string }

// Error prints message (fix).
func (e *SyntaxError) Error() string {
	if e.Fix == "" {
		return e.Msg
	}
	return e.Msg + " (" + e.Fix + ")"
}
