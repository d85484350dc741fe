package harness

import (
	"bytes"
	"hash/maphash"
)

// level plays every position of the frontier on until part k of a line answers its open decision, and
// makes those that follow the new frontier. With no line it plays on to the next act or the end of the
// game. What is left open on the way is explored breadth first, so that paths found first are short.
func (s *session) level(l *planLine, k int) {
	s.frontier, s.queue = s.queue[:0], s.frontier
	s.merges.reset()
	for head := 0; head < len(s.queue) && !s.over; head++ {
		n := s.queue[head]
		s.queue[head].pos = nil
		s.visit(&n, l, k)
	}
	s.queue = s.queue[:0]
}

func (s *session) visit(n *node, l *planLine, k int) {
	for {
		s.at = n.trail
		d := n.pos.Decision()
		if d != nil && len(s.watch) > 0 && s.forbidden(n, d) {
			return
		}
		switch {
		case d == nil && l == nil, d != nil && d.Kind == KindAct && l == nil:
			s.add(*n, true)
			return
		case d == nil:
			if l.implied(k) {
				s.add(*n, true)
				return
			}
			s.unanswered(n, l, k, nil, "the game is over")
			return
		}
		why, only := Explored, onlyOne(d)
		s.opts = s.opts[:0]
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
		switch {
		case d.Kind == KindAct:
			s.unanswered(n, l, k, d, "")
			return
		case only:
			why = OnlyOne
		case d.Kind == KindPay:
			why = FirstPay
		case isShuffle(d):
			why = KeptOrder
			s.result.OrderKept = true
		}
		if why != Explored {
			next, ok := s.choose(n, 0, why, nil)
			if !ok {
				return
			}
			*n = next
			continue
		}
		for i := range d.Options {
			s.opts = append(s.opts, int16(i))
		}
		s.branch(n, d, Explored, nil)
		return
	}
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
	for _, i := range s.opts {
		next, ok := s.choose(n, i, why, l)
		if !ok {
			return
		}
		s.add(next, l != nil)
	}
}

// add puts a node into the next frontier if it is done with this level, else at the end of the queue;
// unless it is one that is there already.
func (s *session) add(n node, done bool) {
	if (s.merges.on || len(s.queue) > 1) && s.merges.seen(s, &n, done) {
		s.result.Merged++
		return
	}
	if done {
		s.frontier = append(s.frontier, n)
	} else {
		s.queue = append(s.queue, n)
	}
}

// settle plays on from every position while its decision answers itself: one option, a payment, a shuffle.
func (s *session) settle() {
	for i := range s.frontier {
		n := &s.frontier[i]
		for {
			d := n.pos.Decision()
			if d == nil || d.Kind == KindAct {
				break
			}
			why := OnlyOne
			switch {
			case onlyOne(d):
			case d.Kind == KindPay:
				why = FirstPay
			case isShuffle(d):
				why = KeptOrder
				s.result.OrderKept = true
			default:
				why = Explored
			}
			if why == Explored || s.forbidden(n, d) {
				break
			}
			next, ok := s.choose(n, 0, why, nil)
			if !ok {
				return
			}
			*n = next
		}
		if s.over {
			return
		}
	}
}

// table holds the positions met in one level, to find equal ones. The hash finds candidates only; what
// makes two positions one is that their whole keys, their pasts and their starts agree.
type table struct {
	on      bool
	seed    maphash.Seed
	seeded  bool
	slots   []int32 // index into entries + 1; 0 is free
	entries []entry
	keys    []byte
}

type entry struct {
	hash     uint64
	from, to int32 // of keys
	past     int32
	start    int32
	done     bool
}

func (t *table) reset() {
	t.on = false
	if len(t.entries) > 0 {
		clear(t.slots)
		t.entries, t.keys = t.entries[:0], t.keys[:0]
	}
}

// seen reports whether an equal node is there, and adds this one if not.
func (t *table) seen(s *session, n *node, done bool) bool {
	c, ok := n.pos.(Comparable)
	if !ok {
		return false
	}
	if !t.seeded {
		t.seed, t.seeded = maphash.MakeSeed(), true
	}
	from := len(t.keys)
	t.keys = c.Key(t.keys)
	e := entry{hash: maphash.Bytes(t.seed, t.keys[from:]), from: int32(from), to: int32(len(t.keys)), past: n.past, start: n.start, done: done}
	if 2*len(t.entries) >= len(t.slots) {
		t.grow()
	}
	i := e.hash & uint64(len(t.slots)-1)
	for ; t.slots[i] != 0; i = (i + 1) & uint64(len(t.slots)-1) {
		o := &t.entries[t.slots[i]-1]
		if o.hash == e.hash && o.done == e.done && o.start == e.start && s.samePast(o.past, e.past) &&
			bytes.Equal(t.keys[o.from:o.to], t.keys[e.from:e.to]) {
			t.keys = t.keys[:from]
			return true
		}
	}
	t.entries = append(t.entries, e)
	t.slots[i] = int32(len(t.entries))
	return false
}

func (t *table) grow() {
	t.slots = make([]int32, max(64, 2*len(t.slots)))
	for k := range t.entries {
		i := t.entries[k].hash & uint64(len(t.slots)-1)
		for t.slots[i] != 0 {
			i = (i + 1) & uint64(len(t.slots)-1)
		}
		t.slots[i] = int32(k + 1)
	}
}

func (s *session) samePast(a, b int32) bool {
	if a == b {
		return true
	}
	for i := range s.plan.marks {
		if s.past[int(a)+i] != s.past[int(b)+i] {
			return false
		}
	}
	return true
}
