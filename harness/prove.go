package harness

import (
	"context"
	"fmt"
	"slices"

	"dmconform/rulings"
)

// Mutant is a wrong rule under which the corpus is run: a rule switch flipped, or a change to card texts.
// The zero Mutant is the right rules.
type Mutant struct {
	Name  string
	Rule  string // comprehensive-rules number
	Says  string // what is wrong with it
	Extra bool   // it may go uncaught
	Weak  bool   // that a fixture catches it proves nothing: it may not stand in a proof
}

// Matrix is what every fixture made of every mutant.
type Matrix struct {
	Right    []Result // under the right rules
	Mutants  []Mutated
	Problems []string // false proofs, and mutants that nothing catches; empty is good
}

// Mutated is what the corpus made of one mutant.
type Mutated struct {
	Mutant
	CaughtBy []string // rulings with a case of their own that fails in what it states
	Proofs   []Proof  // of the rulings that name this mutant
	Results  []Result // in the order of Matrix.Right
}

// Proof is the claim of a fixture that it catches a mutant, looked at.
type Proof struct {
	ID       string
	Failed   []string // its own cases that fail in what they state
	Broke    []string // its own cases that fail otherwise, such as by a crash
	Controls []string // its controls that no longer pass
}

// Holds reports whether the fixture catches the mutant: a case of its own fails in what it states, and
// every control still passes.
func (p *Proof) Holds() bool { return len(p.Failed) > 0 && len(p.Controls) == 0 }

// Prove runs the corpus under every mutant and looks at what the fixtures claim to prove. newEngine
// makes an engine with one wrong rule, or none for the zero Mutant. The error is newEngine's or the context's.
func Prove(ctx context.Context, corpus *rulings.Corpus, mutants []Mutant, newEngine func(Mutant) (Engine, error), o Options) (*Matrix, error) {
	o.FailFast = false
	js := jobs(corpus, &o)
	for i := range js {
		js[i].plan, js[i].err = NewPlan(js[i].ruling, js[i].cs)
	}
	right, err := newEngine(Mutant{})
	if err != nil {
		return nil, err
	}
	m := &Matrix{Right: runJobs(ctx, right, js, &o)}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	for i := range m.Right {
		if r := &m.Right[i]; r.Verdict != Pass && r.Verdict != Undetermined {
			m.Problems = append(m.Problems, fmt.Sprintf("%s: case %s does not pass under the right rules: %s", r.ID, r.CaseID, r.Verdict))
		}
	}
	m.flat(ctx, right, js)
	for _, mu := range mutants {
		eng, err := newEngine(mu)
		if err != nil {
			return nil, fmt.Errorf("mutant %s: %w", mu.Name, err)
		}
		x := Mutated{Mutant: mu, Results: runJobs(ctx, eng, js, &o)}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		m.look(&x, js)
		m.Mutants = append(m.Mutants, x)
	}
	m.unknownProofs(corpus)
	return m, nil
}

// flat reports the controls whose outcome does not flip.
func (m *Matrix) flat(ctx context.Context, eng Engine, js []job) {
	for i := range js {
		j := &js[i]
		for k := range j.ruling.Cases {
			of := &j.ruling.Cases[k]
			if j.cs.ControlOf == of.ID && m.Right[i].Verdict == Pass && !Flips(ctx, eng, j.ruling, j.cs, of, j.date) {
				m.Problems = append(m.Problems, fmt.Sprintf("%s: case %s ends as %s expects, so it is no control of it", j.ruling.ID, j.cs.ID, of.ID))
			}
		}
	}
}

// Flips reports whether a control ends otherwise than the case it names: played under the rules of a day, every
// one of its branches breaks something that the other case expects, or none is as it says to be possible.
func Flips(ctx context.Context, eng Engine, r *rulings.Ruling, control, of *rulings.Case, date Date) bool {
	mixed := *control
	mixed.Expect, mixed.Possible = of.Expect, of.Possible
	p, err := NewPlan(r, &mixed)
	if err != nil {
		return true // it speaks of a card that is not on the board of the control
	}
	var s session
	defer s.close()
	s.open(ctx, eng, p, date)
	s.guard(s.toTheEnd)
	possible := make([]bool, len(p.possible))
	flips := true
	for i := range s.ends {
		sc := s.scene(i)
		flips = flips && slices.ContainsFunc(p.expect, func(c *claim) bool { return !sc.holds(c) })
		for k, c := range p.possible {
			possible[k] = possible[k] || sc.holds(c)
		}
	}
	return flips || slices.Contains(possible, false)
}

// look compares the results of a mutant with the right ones, ruling by ruling.
func (m *Matrix) look(x *Mutated, js []job) {
	for i := 0; i < len(js); {
		r := js[i].ruling
		p := Proof{ID: r.ID}
		for ; i < len(js) && js[i].ruling == r; i++ {
			c, res := js[i].cs, &x.Results[i]
			// What fails under the right rules too shows nothing.
			if m.Right[i].Verdict != Pass || res.Verdict == Pass {
				continue
			}
			switch {
			case c.ControlOf != "":
				p.Controls = append(p.Controls, c.ID)
			case c.BaselineOf != "":
			case res.Verdict == Fail && res.Failure != nil && res.Failure.Kind.Stated():
				p.Failed = append(p.Failed, c.ID)
			default:
				p.Broke = append(p.Broke, c.ID)
			}
		}
		if len(p.Failed) > 0 {
			x.CaughtBy = append(x.CaughtBy, r.ID)
		}
		if slices.Contains(r.Proof, x.Name) {
			x.Proofs = append(x.Proofs, p)
			if x.Weak {
				m.Problems = append(m.Problems, fmt.Sprintf("%s: its proof %s proves nothing, whatever the ruling is about", r.ID, x.Name))
			} else if !p.Holds() {
				m.Problems = append(m.Problems, p.problem(x.Name))
			}
		}
	}
	if len(x.CaughtBy) == 0 && !x.Extra {
		m.Problems = append(m.Problems, fmt.Sprintf("%s: no ruling catches it", x.Name))
	}
}

func (p *Proof) problem(mutant string) string {
	switch {
	case len(p.Failed) == 0 && len(p.Broke) > 0:
		return fmt.Sprintf("%s: under %s case %s fails, but in nothing that it states", p.ID, mutant, p.Broke[0])
	case len(p.Failed) == 0:
		return fmt.Sprintf("%s: under %s its own cases still pass", p.ID, mutant)
	default:
		return fmt.Sprintf("%s: under %s its control %s fails", p.ID, mutant, p.Controls[0])
	}
}

// unknownProofs reports proofs that name no mutant.
func (m *Matrix) unknownProofs(corpus *rulings.Corpus) {
	for _, r := range corpus.Rulings {
		for _, name := range r.Proof {
			if !slices.ContainsFunc(m.Mutants, func(x Mutated) bool { return x.Name == name }) {
				m.Problems = append(m.Problems, fmt.Sprintf("%s: its proof %s is no known wrong rule", r.ID, name))
			}
		}
	}
}
