package harness

import (
	"cmp"
	"slices"
)

// level plays every position of the frontier on until part k of a line answers its open decision, and
// makes those that follow the new frontier. With no line it plays on to the next act or the end of the
// game. What is left open on the way is explored. Shorter paths are played on first, so that of equal
// positions the one with the shortest path is kept.
func (s *session) level(l *planLine, k int) {
	s.frontier, s.queue = s.queue[:0], s.frontier
	s.spawned = s.spawned[:0]
	s.merges.reset()
	// Both lists are in order of depth: a position is one deeper than the one it follows.
	for i, j := 0, 0; !s.over && (i < len(s.queue) || j < len(s.spawned)); {
		var n *node
		if j == len(s.spawned) || i < len(s.queue) && s.depth(&s.queue[i]) <= s.depth(&s.spawned[j]) {
			n = &s.queue[i]
			i++
		} else {
			n = &s.spawned[j]
			j++
		}
		now := *n
		n.pos = nil
		s.visit(&now, l, k)
	}
}

func (s *session) visit(n *node, l *planLine, k int) {
	s.at = n.trail
	d := n.pos.Decision()
	if _, tries := unlisted(n.pos, d); d != nil && len(d.Options) == 0 && !tries {
		s.stop(Protocol, "protocol error: a question without an answer: a decision needs at least one option")
		return
	}
	if d != nil && len(s.watch) > 0 && s.forbidden(n, d) {
		return
	}
	switch {
	case l == nil && (d == nil || d.Kind == KindAct):
		s.add(*n, true)
		return
	case d == nil && l.implied(k):
		s.add(*n, true)
		return
	case d == nil:
		s.unanswered(n, l, k, nil, "the game is over")
		return
	}
	if t, ok := unlisted(n.pos, d); ok {
		s.attempt(n, d, t, l, k)
		return
	}
	only := onlyOne(d)
	s.opts = s.opts[:0]
	if only && l != nil && l == s.look && len(s.plan.match(l, k, d, nil)) > 0 {
		s.alone = &Decision{Player: d.Player, Kind: d.Kind, By: d.By}
		s.over = true
		return
	}
	if l != nil && (!only || l.implied(k)) {
		if s.opts = s.plan.match(l, k, d, s.opts); len(s.opts) > 0 {
			s.apply(n, d, l, k)
			return
		}
		if !only && l.implied(k) {
			s.passed(n, d, l, k)
			return
		}
	}
	if d.Kind == KindAct {
		s.unanswered(n, l, k, d, "")
		return
	}
	if why, ok := s.byItself(d); ok {
		if next, ok := s.choose(n, 0, true, why, nil); ok {
			s.spawned = append(s.spawned, next)
		}
		return
	}
	for i := range d.Options {
		s.opts = append(s.opts, int16(i))
	}
	s.branch(n, d, Explored, nil)
}

// byItself reports whether a decision takes its first option unless a line says otherwise: it has no
// other, or it is one that is never explored.
func (s *session) byItself(d *Decision) (Why, bool) {
	switch {
	case onlyOne(d):
		return OnlyOne, true
	case d.Kind == KindPay:
		return FirstPay, true
	case isShuffle(d):
		s.result.OrderKept = true
		return KeptOrder, true
	}
	return Explored, false
}

// passed leaves the last part of an order behind: something else is asked, so what remained came next by
// itself. Only an order that does not offer it contradicts the line.
func (s *session) passed(n *node, d *Decision, l *planLine, k int) {
	if s.plan.asks(l, d) {
		s.unanswered(n, l, k, d, "")
		return
	}
	s.add(*n, true)
}

// apply plays the options that answer part k of a line.
func (s *session) apply(n *node, d *Decision, l *planLine, k int) {
	if l.kind == KindAct && l.way == "" && len(s.opts) > 1 {
		one, ok := usual(d, s.opts)
		if !ok {
			s.unanswered(n, l, k, d, "there are several ways to do it: add by WAY")
			return
		}
		s.opts = append(s.opts[:0], one...)
	}
	s.branch(n, d, Scripted, l)
}

// branch plays each of s.opts, once per class of interchangeable cards.
func (s *session) branch(n *node, d *Decision, why Why, l *planLine) {
	s.opts = s.plan.distinct(n.pos, d, s.opts)
	s.merges.on = s.merges.on || len(s.opts) > 1
	for k, i := range s.opts {
		next, ok := s.choose(n, i, k == len(s.opts)-1, why, l)
		if !ok {
			return
		}
		s.add(next, l != nil)
	}
}

// add puts a node into the next frontier if it is done with this level, else among those to play on from;
// unless it is one that was there already.
func (s *session) add(n node, done bool) {
	if (s.merges.on || len(s.queue) > 1) && s.merges.seen(s, &n, done) {
		s.result.Merged++
		drop(n.pos)
		return
	}
	if done {
		s.frontier = append(s.frontier, n)
	} else {
		s.spawned = append(s.spawned, n)
	}
}

// settle plays on from every position while its decision answers itself.
func (s *session) settle() {
	for i := range s.frontier {
		for n := &s.frontier[i]; ; {
			d := n.pos.Decision()
			if d == nil || d.Kind == KindAct {
				break
			}
			why, ok := s.byItself(d)
			if !ok || s.forbidden(n, d) {
				break
			}
			next, ok := s.choose(n, 0, true, why, nil)
			if !ok {
				break
			}
			*n = next
		}
		if s.over {
			return
		}
	}
	slices.SortStableFunc(s.frontier, func(a, b node) int { return cmp.Compare(s.depth(&a), s.depth(&b)) })
}
