package harness

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
)

// session plays one case. It holds the frontier: every position the game can be in once the lines so
// far are played, all of them waiting for the next. Lines come one at a time, from a plan or from a
// script. A session may be used again for another case, so that its buffers are; not by two goroutines.
type session struct {
	ctx     context.Context
	eng     Engine
	release func() // of a lease on the engine
	plan    *Plan
	limit   int
	log     bool // ask for events even if no expectation does
	named   *named
	result  Result
	over    bool // a verdict is there

	frontier []node // all waiting for the next line, in order of depth
	queue    []node // the frontier that is being played on from
	spawned  []node // what came of it and still waits for the same line
	starts   []Board
	ends     []Board     // of the frontier, once it is at the end
	watch    []*planLine // "! lines" in force
	judged   []*claim    // what was claimed about the end
	sharp    bool        // some claim says more than what the board is
	at       int32       // trail of the position that is being played, for a crash
	failedAt int32

	played []*planLine // behind the setup
	look   *planLine   // play only to look whether this line was left over because its decision answered itself
	alone  *Decision   // the one that did

	trail    []step
	tried    []Option // of steps whose options are not listed
	past     []int16  // running values of the marks; a node's begin at node.past
	merges   table
	accounts accountant
	opts     []int16
	board    Board // scratch
}

// node is a position on a path.
type node struct {
	pos   Position
	trail int32 // last step of the path; -1 at the beginning
	past  int32
	start int32 // index into starts; several if the setup branches
}

// step is one choice of a path; paths share what they have in common.
type step struct {
	line   *planLine // that scripted it
	parent int32
	option int16 // -1, -2, …: s.tried[0], s.tried[1], …
	depth  int16
	why    Why
	setup  bool
}

// open makes the session ready for a case.
func (s *session) open(ctx context.Context, eng Engine, p *Plan, date Date) {
	s.lease(ctx, eng)
	s.ctx, s.plan, s.limit = ctx, p, MaxPositions
	s.result = Result{ID: p.Ruling.ID, CaseID: p.Case.ID, Date: p.Ruling.Date, Rules: date, Kind: p.Ruling.Kind, Verdict: Pass}
	s.named = &p.named
	s.over, s.sharp, s.at = false, false, -1
	s.starts, s.ends, s.watch = s.starts[:0], s.ends[:0], s.watch[:0]
	s.judged, s.played = s.judged[:0], s.played[:0]
	s.trail, s.tried, s.past = s.trail[:0], s.tried[:0], s.past[:0]
}

// guard turns a panic of the engine into the verdict crash, and an error that had nowhere to go into its own.
func (s *session) guard(play func()) {
	defer func() {
		switch x := recover().(type) {
		case nil:
		case brokeDown:
			s.refused(x.error)
		default:
			s.result.Failure = nil
			s.stop(Crash, fmt.Sprintf("panic: %v (%s)", x, Thrower()))
			s.crashed()
		}
	}()
	play()
}

// crashed adds the path to the position that crashed, as far as it can be played again.
func (s *session) crashed() {
	defer func() { _ = recover() }()
	s.result.Failure = s.describe(&Failure{Kind: FailedEngine}, s.at)
}

// Thrower names the function that panicked, and the line, as seen from a deferred function.
func Thrower() string {
	pc := make([]uintptr, 64)
	frames := runtime.CallersFrames(pc[:runtime.Callers(3, pc)])
	panicked := false
	for {
		f, more := frames.Next()
		inRuntime := strings.HasPrefix(f.Function, "runtime.")
		if panicked && !inRuntime || !more {
			return fmt.Sprintf("%s:%d", f.Function[strings.LastIndex(f.Function, "/")+1:], f.Line)
		}
		panicked = panicked || inRuntime
	}
}

// begin sets the board up, plays the setup and takes the start.
func (s *session) begin() {
	pos, err := s.eng.New(s.startBoard())
	if err != nil {
		s.refused(err)
		return
	}
	s.result.Positions = 1
	s.past = append(s.past, make([]int16, len(s.plan.marks))...)
	s.frontier = append(s.frontier, node{pos: pos, trail: -1})
	for _, st := range s.plan.setup {
		s.do(st)
		if s.over {
			return
		}
	}
	if len(s.plan.setup) > 0 {
		s.settle()
		for i := range s.trail {
			s.trail[i].setup = true
		}
	}
	// What counts begins here.
	s.played = s.played[:0]
	clear(s.past)
	s.watch, s.sharp = s.watch[:0], false
	for i := range s.frontier {
		s.frontier[i].start = int32(len(s.starts))
		s.starts = lookAt(s.starts, s.frontier[i].pos)
	}
}

func (s *session) startBoard() Start {
	start := s.plan.Start(s.result.Rules)
	start.Log = s.log || len(s.plan.marks) > 0
	start.AskAll = s.look != nil
	return start
}

// do plays one step.
func (s *session) do(st planStep) {
	switch {
	case st.claim != nil:
		s.now(st.claim)
	case st.line.not:
		s.forbid(st.line)
	default:
		s.played = append(s.played, st.line)
		s.line(st.line)
	}
}

// forbid puts a "! line" in force until the next plain line is applied.
func (s *session) forbid(l *planLine) {
	s.sharp = true
	s.watch = append(s.watch, l)
}

// line plays a plain line from every position of the frontier, a part at a time.
func (s *session) line(l *planLine) {
	for k := range l.parts() {
		s.level(l, k)
		if s.over {
			return
		}
		s.watch = s.watch[:0]
	}
	if l == s.look {
		s.over = true // it has been looked at
	}
}

// now judges an expectation among the actions, on every position of the frontier. Decisions that answer
// themselves come first: an engine need not ask them.
func (s *session) now(c *claim) {
	s.sharp = true
	s.settle()
	if !s.over {
		s.every(c)
	}
}

// stop ends the case with a verdict.
func (s *session) stop(v Verdict, reason string) {
	s.over = true
	s.result.Verdict, s.result.Reason = v, reason
}

// refused ends the case with the verdict that an engine's error stands for.
func (s *session) refused(err error) {
	if bad, ok := errors.AsType[*BadBoard](err); ok {
		s.stop(Fail, bad.Error())
		s.result.Failure = &Failure{Kind: FailedFixture}
		return
	}
	v, reason := verdictOf(err)
	s.stop(v, reason)
	s.result.Log = logOf(err)
	if v == Crash {
		s.crashed()
	}
}

func verdictOf(err error) (Verdict, string) {
	var (
		unsupported *Unsupported
		endless     *Endless
		timeout     *Timeout
		protocol    *ProtocolError
	)
	switch {
	case errors.As(err, &unsupported):
		return NotSupported, unsupported.What
	case errors.As(err, &endless):
		return Inconclusive, endless.What
	case errors.As(err, &timeout), errors.Is(err, context.DeadlineExceeded):
		return TimedOut, err.Error()
	case errors.As(err, &protocol):
		return Protocol, protocol.What
	}
	return Crash, err.Error()
}

// choose plays an option of a node; last says that it is the last one of it. It reports false if the
// case is over with it.
func (s *session) choose(n *node, opt int16, last bool, why Why, l *planLine) (node, bool) {
	if s.result.Positions >= s.limit {
		s.stop(Inconclusive, fmt.Sprintf("more than %d positions", s.limit))
		return node{}, false
	}
	if err := s.ctx.Err(); err != nil {
		s.stop(TimedOut, "the case took too long")
		return node{}, false
	}
	s.at = n.trail
	next, err := move(n.pos, int(opt), last)
	return s.follow(n, next, err, opt, why, l)
}

// follow makes what came of a choice the node that follows.
func (s *session) follow(n *node, next Position, err error, opt int16, why Why, l *planLine) (node, bool) {
	if err != nil {
		s.refused(err)
		return node{}, false
	}
	s.result.Positions++
	c := node{pos: next, trail: int32(len(s.trail)), past: n.past, start: n.start}
	st := step{parent: n.trail, option: opt, why: why, line: l, depth: 1}
	if n.trail >= 0 {
		st.depth += s.trail[n.trail].depth
	}
	s.trail = append(s.trail, st)
	if len(s.plan.marks) > 0 {
		c.past = s.remember(n.past, next.Events())
	}
	return c, true
}

// remember gives the running values after some events: the same ones if nothing came of it.
func (s *session) remember(past int32, events []Event) int32 {
	marks := s.plan.marks
	now := past
	for i := range events {
		for m := range marks {
			v := s.past[int(now)+m]
			w := s.plan.happened(&marks[m], v, &events[i])
			if w == v {
				continue
			}
			if now == past {
				now = int32(len(s.past))
				s.past = append(s.past, s.past[past:int(past)+len(marks)]...)
			}
			s.past[int(now)+m] = w
		}
	}
	return now
}

func (s *session) pastOf(n *node) []int16 { return s.past[n.past : int(n.past)+len(s.plan.marks)] }

// scene is the moment that node i of the frontier stands at. Unless the game is at its end the board is
// the session's scratch.
func (s *session) scene(i int) scene {
	n := &s.frontier[i]
	s.at = n.trail
	board := &s.board
	if len(s.ends) > 0 {
		board = &s.ends[i]
	} else {
		s.board = n.pos.Board()
	}
	sc := scene{plan: s.plan, board: board, pos: n.pos, open: n.pos.Decision(), past: s.pastOf(n)}
	if len(s.starts) > 0 {
		sc.start = &s.starts[n.start]
	} else {
		sc.start = sc.board // among the setup
	}
	return sc
}

// forbidden fails the case if a decision offers what a "! line" in force says that it must not.
func (s *session) forbidden(n *node, d *Decision) bool {
	for _, w := range s.watch {
		if s.plan.offeredAt(n.pos, d, w) {
			s.fail(n.trail, "offered, though it must not be: "+plainText(w.src.Text),
				&Failure{Kind: FailedForbidden, Line: w.src.Text, At: w.src.At, Got: "offered"})
			return true
		}
	}
	return false
}

// plainText is a line or expectation without its "!".
func plainText(t string) string { return strings.TrimSpace(strings.TrimPrefix(t, "!")) }

// fail ends the case with a counter-example. Where no line fails, the one that was played last is named.
func (s *session) fail(trail int32, reason string, f *Failure) {
	s.stop(Fail, reason)
	for i := trail; f.Line == "" && i >= 0; i = s.trail[i].parent {
		if l := s.trail[i].line; l != nil {
			f.Line = l.src.Text
			f.At = cmp.Or(f.At, l.src.At)
		}
	}
	s.result.Failure = s.describe(f, trail)
}

// unanswered fails the case because a line was not offered where it had to be.
func (s *session) unanswered(n *node, l *planLine, k int, d *Decision, why string) {
	if s.look != nil {
		return // another branch may show it
	}
	f := &Failure{Kind: FailedNotOffered, Line: l.src.Text, At: l.src.At, Got: why}
	what := "not offered: " + l.src.Text
	if parts := l.parts(); parts > 1 {
		what += fmt.Sprintf(" (part %d of %d)", k+1, parts)
	}
	if d != nil && why == "" {
		why = "open was: " + s.plan.asked(d)
	}
	if alone := s.answeredItself(l); alone != nil {
		why = "it was the only choice"
		if by := s.plan.name(alone.By); by != "" {
			why += " of " + by
		}
		why += " and was made by itself: drop "
		if l.parts() > 1 {
			why += "it from the line"
		} else {
			why += "the line"
		}
	}
	s.fail(n.trail, what+"; "+why, f)
}

// answeredItself plays the case again up to a line that was left over, and looks on all branches for a decision with
// one option that the line would have answered. It is nil if there is none.
func (s *session) answeredItself(l *planLine) *Decision {
	if l.kind == KindAct || l.kind == KindUse {
		return nil // these are always put
	}
	again := session{look: l}
	defer again.close()
	again.open(s.ctx, s.eng, s.plan, s.result.Rules)
	again.guard(func() {
		again.begin()
		for _, x := range s.played {
			if !again.over {
				again.line(x)
			}
		}
	})
	return again.alone
}
