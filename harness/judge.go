package harness

import (
	"context"

	"dmconform/rulings"
)

// Run plays one case under the rules of a day (0: the newest) and judges it.
func Run(ctx context.Context, eng Engine, r *rulings.Ruling, c *rulings.Case, date Date) Result {
	p, err := NewPlan(r, c)
	if err != nil {
		return unplayable(r, c, date, err)
	}
	return p.Run(ctx, eng, date)
}

func unplayable(r *rulings.Ruling, c *rulings.Case, date Date, err error) Result {
	return Result{
		ID: r.ID, CaseID: c.ID, Date: r.Date, Rules: date, Kind: r.Kind,
		Verdict: Fail, Reason: err.Error(), Failure: &Failure{Kind: FailedFixture},
	}
}

// Run plays the case of the plan under the rules of a day (0: the newest) and judges it.
func (p *Plan) Run(ctx context.Context, eng Engine, date Date) Result {
	var s session
	defer s.close()
	return s.run(ctx, eng, p, date)
}

func (s *session) run(ctx context.Context, eng Engine, p *Plan, date Date) Result {
	s.open(ctx, eng, p, date)
	s.guard(s.play)
	return s.result
}

// play plays the whole case. A script makes the same calls in the same order.
func (s *session) play() {
	s.toTheEnd()
	for _, c := range s.plan.expect {
		s.expect(c)
	}
	for _, c := range s.plan.possible {
		s.perhaps(c)
	}
	s.rest(s.plan.Case.Unchecked)
}

// toTheEnd plays the case; what it claims about the end is not judged yet.
func (s *session) toTheEnd() {
	s.begin()
	for _, st := range s.plan.actions {
		if s.over {
			return
		}
		s.do(st)
	}
	s.finish()
}

// finish plays on to the next act or the end of the game. What is judged from here on is judged at the end.
func (s *session) finish() {
	if s.over || len(s.ends) > 0 {
		return
	}
	s.level(nil, 0)
	if s.over {
		return
	}
	if len(s.frontier) == 0 { // nothing would be judged, and everything would hold
		s.stop(Protocol, "protocol error: the engine left no position to judge")
		return
	}
	s.result.Branches = len(s.frontier)
	for i := range s.frontier {
		s.at = s.frontier[i].trail
		s.ends = lookAt(s.ends, s.frontier[i].pos)
	}
}

// expect judges a claim that must hold at the end of every branch.
func (s *session) expect(c *claim) {
	if s.over {
		return
	}
	s.judged = append(s.judged, c)
	s.every(c)
}

// perhaps judges a claim that must hold at the end of at least one branch.
func (s *session) perhaps(c *claim) {
	if s.over {
		return
	}
	s.judged = append(s.judged, c)
	for i := range s.frontier {
		if sc := s.scene(i); sc.holds(c) {
			return
		}
	}
	i := s.nearest(func(int) bool { return true })
	sc := s.scene(i)
	s.fail(s.frontier[i].trail, "on no branch: "+c.src.Text,
		&Failure{Kind: FailedExpectation, Expect: c.src.Text, At: c.src.At, Got: "on the shortest: " + sc.got(c)})
}

// every judges a claim on every position of the frontier.
func (s *session) every(c *claim) {
	i := s.nearest(func(i int) bool {
		sc := s.scene(i)
		return !sc.holds(c)
	})
	if i < 0 {
		return
	}
	sc := s.scene(i)
	got := sc.got(c)
	s.fail(s.frontier[i].trail, "expected: "+c.src.Text+"; "+got,
		&Failure{Kind: FailedExpectation, Expect: c.src.Text, At: c.src.At, Got: got})
}

// nearest gives the position of the frontier that has the shortest path of those that are so, or -1.
func (s *session) nearest(so func(int) bool) int {
	best, least := -1, int16(0)
	for i := range s.frontier {
		if d := s.depth(&s.frontier[i]); (best < 0 || d < least) && so(i) {
			best, least = i, d
		}
	}
	return best
}

func (s *session) depth(n *node) int16 {
	if n.trail >= 0 {
		return s.trail[n.trail].depth
	}
	return 0
}

// rest is the last judgement: nothing else has changed, and the case could have failed.
func (s *session) rest(unchecked []rulings.PlayerZone) {
	if s.over {
		return
	}
	s.othersUnchanged(unchecked)
	if !s.over && s.provesNothing() {
		s.stop(Fail, "proves nothing: all that it expects holds at the start already")
		s.result.Failure = &Failure{Kind: FailedFixture}
	}
}

// provesNothing reports whether an engine that does nothing at all would satisfy the case: all its
// claims are plain ones about the board, and the board is so at the start. A claim about what is offered
// or what happened, a negated one, a "! line" and an expectation among the actions say more than that.
// Controls and baselines are let off: their point may be that nothing happens, and the case they name
// shows that the board could have changed.
func (s *session) provesNothing() bool {
	if s.sharp || s.plan.Case.ControlOf != "" || s.plan.Case.BaselineOf != "" {
		return false
	}
	for _, c := range s.judged {
		if c.not || c.line != nil || c.mark >= 0 {
			return false
		}
		for i := range s.starts {
			sc := scene{plan: s.plan, start: &s.starts[i], board: &s.starts[i]}
			if !sc.holds(c) {
				return false
			}
		}
	}
	return true
}
