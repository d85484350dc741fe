package engine

import (
	"slices"
)

// remember keeps the last known state of an element that is about to leave (605.2e).
func (s *State) remember(i int) {
	e := s.field[i]
	v := s.viewElement(i)
	last := Last{Element: e, Power: int32(s.power(&e)), Civs: s.civs(&v, s.side(&e)), Ignored: s.ignored(&e), Given: s.givenSides(&e, true)}
	if s.ownList&ownLast == 0 {
		s.last = append(make([]Last, 0, len(s.last)+1), s.last...)
		s.ownList |= ownLast
	}
	s.last = append(s.last, last)
}

// split remembers an element of which a part is about to leave, as an object of its own.
func (s *State) split(i int) *Last {
	s.remember(i)
	last := &s.last[len(s.last)-1]
	s.nextID++
	last.ID = s.nextID
	return last
}

// partOf is what is remembered of the part of an element that left, nil if all of it did.
func (s *State) partOf(m *Move) *Last {
	if !m.Ref.isElement() || !m.Result.isElement() || m.To == battle {
		return nil
	}
	return s.lastOf(m.Result)
}

// forget drops the last known state of what left, save what a lasting effect still speaks of (608.2b).
func (s *State) forget() {
	if len(s.last) == 0 {
		return
	}
	if s.ownList&ownLast != 0 && len(s.effects) == 0 {
		s.last = s.last[:0]
		return
	}
	var keep []Last
	for i := range s.last {
		r := elementRef(s.last[i].ID)
		for k := range s.effects {
			if s.effects[k].Env.speaksOf(r) {
				keep = append(keep, s.last[i])
				break
			}
		}
	}
	s.last = keep
	s.ownList |= ownLast
}

// speaksOf tells whether bindings hold a reference.
func (e *Env) speaksOf(r Ref) bool {
	if e.Src == r || e.Subj == r || e.Other == r || containsRef(e.It, r) {
		return true
	}
	return slices.ContainsFunc(e.Picks, func(p Pick) bool { return containsRef(p.Tried, r) || containsRef(p.Real, r) })
}
