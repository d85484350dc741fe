package harness

import (
	"fmt"
)

// RunSlowly judges a case the long way: it merges nothing, leaves no option out, keeps no position, and
// plays every path from the beginning. It is here to be obviously right. It reports false if there are
// more paths than it is willing to play.
func RunSlowly(eng Engine, p *Plan, date Date, limit int) (v Verdict, reason string, ok bool) {
	o := oracle{p: p, eng: eng, date: date, possible: make([]bool, len(p.possible))}
	paths := [][]int{nil}
	for n := 0; len(paths) > 0; n++ {
		if n > limit {
			return "", "", false
		}
		path := paths[len(paths)-1]
		paths = paths[:len(paths)-1]
		branches, bad := o.play(path)
		if bad != nil {
			return bad.verdict, bad.reason, true
		}
		for i := branches - 1; i >= 0; i-- {
			paths = append(paths, append(path[:len(path):len(path)], i))
		}
	}
	for i, seen := range o.possible {
		if !seen {
			return Fail, "on no branch: " + p.possible[i].src.Text, true
		}
	}
	if o.idle {
		return Fail, "proves nothing", true
	}
	return Pass, "", true
}

type oracle struct {
	p        *Plan
	eng      Engine
	date     Date
	possible []bool
	idle     bool
}

type verdict struct {
	verdict Verdict
	reason  string
}

func failed(format string, args ...any) *verdict { return &verdict{Fail, fmt.Sprintf(format, args...)} }

// oraclePath is one playing of the case.
type oraclePath struct {
	o     *oracle
	pos   Position
	steps []planStep
	part  int
	setup int // steps of setup left
	start *Board
	past  []int16
	first int // where the "! lines" in force begin in steps
	done  int // steps behind us
	path  []int
	used  int
}

// play follows a path of choices, an element for each place where there is more than one. It returns how
// many ways there are at the end of the path, 0 if the game came to its end.
func (o *oracle) play(path []int) (branches int, bad *verdict) {
	defer func() {
		if x := recover(); x != nil {
			branches, bad = 0, &verdict{Crash, fmt.Sprint(x)}
		}
	}()
	start := o.p.Start(o.date)
	start.Log = true
	pos, err := o.eng.New(start)
	if err != nil {
		return 0, errorVerdict(err)
	}
	x := &oraclePath{o: o, pos: pos, path: path, setup: len(o.p.setup), past: make([]int16, len(o.p.marks))}
	x.steps = append(append(x.steps, o.p.setup...), o.p.actions...)
	return x.run()
}

func errorVerdict(err error) *verdict {
	v, reason := verdictOf(err)
	return &verdict{v, reason}
}

func (x *oraclePath) run() (int, *verdict) {
	for {
		if x.done == x.setup && x.start == nil && x.part == 0 {
			if x.setup > 0 {
				if again, bad := x.settle(); again || bad != nil {
					if bad != nil {
						return 0, bad
					}
					continue
				}
			}
			b := x.pos.Board()
			x.start = &b
			clear(x.past)
			x.first = x.done
		}
		// Expectations and "! lines" that stand here.
		if x.done < len(x.steps) {
			st := x.steps[x.done]
			if st.claim != nil {
				if again, bad := x.settle(); again || bad != nil {
					if bad != nil {
						return 0, bad
					}
					continue
				}
				if sc := x.scene(); !sc.holds(st.claim) {
					return 0, failed("expected: %s", st.claim.src.Text)
				}
				x.done++
				continue
			}
			if st.line.not {
				x.done++
				continue
			}
		}
		d := x.pos.Decision()
		if bad := x.forbidden(d); bad != nil {
			return 0, bad
		}
		if x.done == len(x.steps) && (d == nil || d.Kind == KindAct) {
			return 0, x.judge()
		}
		opts, scripted, bad := x.options(d)
		if bad != nil {
			return 0, bad
		}
		if opts == nil {
			x.next() // an implied part that was not asked
			continue
		}
		pick := 0
		if len(opts) > 1 {
			if x.used == len(x.path) {
				return len(opts), nil
			}
			pick = x.path[x.used]
			x.used++
		}
		if bad := x.choose(opts[pick]); bad != nil {
			return 0, bad
		}
		if scripted {
			x.next()
		}
	}
}

// next goes on to the next part or step.
func (x *oraclePath) next() {
	x.part++
	if x.part == x.steps[x.done].line.parts() {
		x.part = 0
		x.done++
	}
	x.first = x.done
	if x.part > 0 {
		x.first = len(x.steps) // none in force within a line
	}
}

// options lists what may be chosen here.
func (x *oraclePath) options(d *Decision) (opts []int, scripted bool, bad *verdict) {
	if x.done < len(x.steps) {
		l := x.steps[x.done].line
		if d == nil {
			if l.implied(x.part) {
				return nil, false, nil
			}
			return nil, false, failed("not offered: %s", l.src.Text)
		}
		if !onlyOne(d) || l.implied(x.part) {
			found := x.o.p.match(l, x.part, d, nil)
			if len(found) > 0 && l.kind == KindAct && l.way == "" {
				one, ok := usual(d, found)
				if !ok {
					return nil, false, failed("not offered: %s", l.src.Text)
				}
				found = one
			}
			for _, i := range found {
				opts = append(opts, int(i))
			}
			if opts != nil {
				return opts, true, nil
			}
			if l.implied(x.part) && !onlyOne(d) {
				if x.o.p.asks(l, d) {
					return nil, false, failed("not offered: %s", l.src.Text)
				}
				return nil, false, nil
			}
		}
		if d.Kind == KindAct {
			return nil, false, failed("not offered: %s", l.src.Text)
		}
	}
	if d.Kind == KindPay || isShuffle(d) {
		return []int{0}, false, nil
	}
	for i := range d.Options {
		opts = append(opts, i)
	}
	return opts, false, nil
}

func (x *oraclePath) settle() (bool, *verdict) {
	d := x.pos.Decision()
	if bad := x.forbidden(d); bad != nil {
		return false, bad
	}
	if d == nil || !onlyOne(d) && d.Kind != KindPay && !isShuffle(d) {
		return false, nil
	}
	return true, x.choose(0)
}

func (x *oraclePath) forbidden(d *Decision) *verdict {
	if d == nil {
		return nil
	}
	for i := x.first; i < x.done; i++ {
		if l := x.steps[i].line; l != nil && l.not && x.o.p.offered(l, d) {
			return failed("offered: %s", l.src.Text)
		}
	}
	return nil
}

func (x *oraclePath) choose(i int) *verdict {
	next, err := x.pos.Choose(i)
	if err != nil {
		return errorVerdict(err)
	}
	x.pos = next
	for _, e := range next.Events() {
		for m := range x.past {
			x.past[m] = x.o.p.happened(&x.o.p.marks[m], x.past[m], &e)
		}
	}
	return nil
}

func (x *oraclePath) scene() scene {
	b := x.pos.Board()
	sc := scene{plan: x.o.p, start: x.start, board: &b, open: x.pos.Decision(), past: x.past}
	if sc.start == nil {
		sc.start = &b
	}
	return sc
}

func (x *oraclePath) judge() *verdict {
	sc := x.scene()
	for _, c := range x.o.p.expect {
		if !sc.holds(c) {
			return failed("expected: %s", c.src.Text)
		}
	}
	for i, c := range x.o.p.possible {
		x.o.possible[i] = x.o.possible[i] || sc.holds(c)
	}
	s := session{plan: x.o.p, named: &x.o.p.named, frontier: []node{{pos: x.pos, trail: -1}}, starts: []Board{*x.start}, ends: []Board{*sc.board}}
	for _, st := range x.o.p.actions {
		s.sharp = s.sharp || st.claim != nil || st.line.not
	}
	s.judged = append(append(s.judged, x.o.p.expect...), x.o.p.possible...)
	var what []string
	var a accountant
	a.open(x.o.p, &x.o.p.named, x.o.p.Case.Unchecked)
	if a.check(x.start, sc.board, &what) {
		return failed("something else has changed: %v", what)
	}
	if what := s.stray(0); what != "" {
		return failed("something else has changed: %s", what)
	}
	x.o.idle = s.provesNothing()
	return nil
}
