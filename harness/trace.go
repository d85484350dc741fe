package harness

import (
	"context"
	"fmt"
)

// Trace is one way a case was played, move by move.
type Trace struct {
	Plan    *Plan // for names and texts
	Result  Result
	Branch  int // which of Result.Branches this is; -1 if the path ends at a failure
	Opening []Event
	Start   Board // before the setup
	Steps   []TraceStep
	End     Board
	Open    *Decision // what is open at the end; nil when the game is over
}

// TraceStep is how a decision was made, and what followed until the next.
type TraceStep struct {
	Choice
	Events []Event
	Board  Board
}

// Explain plays a case and gives one branch of it move by move: that of the number, or the path to the
// failure if there is one.
func (p *Plan) Explain(ctx context.Context, eng Engine, date Date, branch int) (*Trace, error) {
	s := session{log: true}
	defer s.close()
	res := s.run(ctx, eng, p, date)
	if res.Verdict == NotSupported {
		s.log = false // it may be the events that the engine cannot tell
		res = s.run(ctx, eng, p, date)
	}
	trail, number := s.at, -1
	switch {
	case res.Verdict == Fail && res.Failure != nil && res.Failure.Kind != FailedFixture:
		trail = s.failedAt
	case len(s.ends) > 0:
		if branch < 0 || branch >= len(s.frontier) {
			return nil, fmt.Errorf("%s: case %s has %d branches, numbered from 0", res.ID, res.CaseID, len(s.frontier))
		}
		trail, number = s.frontier[branch].trail, branch
	}
	var t *Trace
	var err error
	func() {
		defer func() {
			if x := recover(); x != nil {
				err = fmt.Errorf("panic: %v", x)
			}
		}()
		t, err = s.replay(trail)
	}()
	if t == nil {
		t = &Trace{Plan: p}
	}
	t.Result, t.Branch = res, number
	if err != nil && res.Verdict != Pass && res.Verdict != Fail {
		err = nil // the result says it
	}
	return t, err
}

// replay plays a path again from the beginning, with a look at the board after every choice.
func (s *session) replay(trail int32) (*Trace, error) {
	var path []step
	for i := trail; i >= 0; i = s.trail[i].parent {
		path = append(path, s.trail[i])
	}
	pos, err := s.eng.New(s.startBoard())
	if err != nil {
		return nil, err
	}
	t := &Trace{Plan: s.plan, Opening: pos.Events(), Start: pos.Board()}
	board := t.Start
	for i := len(path) - 1; i >= 0; i-- {
		st := &path[i]
		d := pos.Decision().clone() // pos is played on in place
		next, err, ok := s.again(pos, st)
		if !ok {
			return t, fmt.Errorf("the engine is not deterministic: the same choices led elsewhere")
		}
		if err != nil {
			return t, err
		}
		after := next.Board()
		d, option := s.option(st, d)
		t.Steps = append(t.Steps, TraceStep{
			Choice: s.choice(st, d, option, &board, &after), Events: next.Events(), Board: after,
		})
		pos, board = next, after
	}
	t.End, t.Open = board, pos.Decision()
	return t, nil
}

func (s *session) choice(st *step, d *Decision, option int, before, after *Board) Choice {
	o := &d.Options[option]
	c := Choice{
		Player: d.Player, Kind: d.Kind, Verb: s.plan.verbOf(d, o), By: s.plan.name(d.By),
		Text: s.plan.OptionText(d, o), Of: len(d.Options), Why: st.why, Setup: st.setup,
		Moved: s.plan.changes(before, after),
	}
	for _, id := range [...]CardID{o.Card, o.Target} {
		if id != NoCard {
			c.Cards = append(c.Cards, s.plan.name(id))
		}
	}
	if st.line != nil {
		c.Line = st.line.src.Text
	}
	return c
}

// describe completes a failure with the board, the open decision and the path.
func (s *session) describe(f *Failure, trail int32) *Failure {
	s.failedAt = trail
	t, err := s.replay(trail)
	if t == nil || err != nil {
		return f
	}
	f.Board = s.plan.BoardText(&t.End)
	f.Asked = s.plan.asked(t.Open)
	if t.Open != nil {
		f.Options = s.plan.optionTexts(t.Open)
	}
	for i := range t.Steps {
		c := t.Steps[i].Choice
		f.Path = append(f.Path, c)
		if !c.Setup && (c.Why == Scripted || c.Why == Explored) {
			f.Script = append(f.Script, c.Text)
		}
	}
	return f
}
