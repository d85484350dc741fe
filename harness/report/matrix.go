package report

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"dmconform/harness"
)

// The marks of the matrix. ASCII, because the width of other signs differs between terminals.
const (
	proves  = "P" // caught, as the fixture's proof says
	catches = "+" // caught
	falsely = "X" // the fixture's proof says that it is caught, and it is not so
	misses  = "."
)

// Matrix writes what every ruling made of every wrong rule, then what is wrong with that.
func Matrix(w io.Writer, m *harness.Matrix, o ExplainOptions) error {
	p := newPrinter(w, o.Lang, o.Colour)
	columns := len(strconv.Itoa(len(m.Mutants))) + 1
	right := func(s string) string { return fmt.Sprintf("%*s", columns, s) }

	numbers := ""
	for i := range m.Mutants {
		numbers += right(strconv.Itoa(i + 1))
	}
	p.line(0, p.paint(head, numbers))
	for i := range m.Right {
		if i > 0 && m.Right[i].ID == m.Right[i-1].ID {
			continue
		}
		row := ""
		for j := range m.Mutants {
			row += right(mark(&m.Mutants[j], m.Right[i].ID))
		}
		p.line(0, row, "  ", m.Right[i].ID)
	}
	p.line(0)
	p.line(0, p.lang.say(
		"P caught, as its proof says   + caught   X its proof is false   . not caught",
		"P 証明のとおり検出   + 検出   X 証明が誤り   . 検出せず"))
	p.line(0)
	p.legend(m, columns)
	p.line(0)
	p.totals(m)
	for _, problem := range m.Problems {
		p.line(2, p.paint(bad, problem))
	}
	return p.w.Flush()
}

func mark(x *harness.Mutated, id string) string {
	for i := range x.Proofs {
		if x.Proofs[i].ID == id {
			if x.Proofs[i].Holds() {
				return proves
			}
			return falsely
		}
	}
	if slices.Contains(x.CaughtBy, id) {
		return catches
	}
	return misses
}

// legend says which wrong rule each number stands for, and how many rulings catch it.
func (p *printer) legend(m *harness.Matrix, columns int) {
	name, rule := 0, 0
	for i := range m.Mutants {
		name, rule = max(name, width(m.Mutants[i].Name)), max(rule, width(m.Mutants[i].Rule))
	}
	for i := range m.Mutants {
		x := &m.Mutants[i]
		caught := fmt.Sprintf(p.lang.say("caught by %-3d", "検出 %-3d"), len(x.CaughtBy))
		if len(x.CaughtBy) == 0 && !x.Extra {
			caught = p.paint(bad, caught)
		}
		p.line(0, fmt.Sprintf("%*d", columns, i+1), "  ", pad(x.Name, name), "  ", pad(x.Rule, rule), "  ", caught, "  ", x.Says)
	}
}

func (p *printer) totals(m *harness.Matrix) {
	caught, proofs, holding := 0, 0, 0
	for i := range m.Mutants {
		x := &m.Mutants[i]
		if len(x.CaughtBy) > 0 {
			caught++
		}
		for j := range x.Proofs {
			proofs++
			if x.Proofs[j].Holds() {
				holding++
			}
		}
	}
	var parts []string
	parts = append(parts, fmt.Sprintf(p.lang.say("%d of %d wrong rules caught", "誤ったルール%[2]d中%[1]dを検出"), caught, len(m.Mutants)))
	parts = append(parts, fmt.Sprintf(p.lang.say("%d of %d proofs true", "証明%[2]d中%[1]dが真"), holding, proofs))
	if n := len(m.Problems); n > 0 {
		parts = append(parts, p.lang.count(n, "problem", "件の問題"))
	}
	p.line(0, strings.Join(parts, ", "))
}
