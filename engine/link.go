package engine

import (
	"slices"

	"dmconform/engine/cardtext"
)

// isLinkedGod tells a linked God (804) from what else consists of several cards: those leave together.
func (s *State) isLinkedGod(e *Element) bool {
	return len(e.Links) > 0 && s.side(e).param("g-link") != nil
}

// chooseLink asks whether a God links as it enters, and with which (804).
func (s *State) chooseLink(f *Frame, m *Move, kw *cardtext.Keyword) bool {
	p := s.ownerOf(m.Ref)
	env := Env{Ctrl: p, Player: p.other()}
	var open []Ref
	for i := range s.field {
		if v := s.viewElement(i); v.owner == p && s.matchView(kw.NP, &v, &env, true) {
			open = append(open, v.ref)
		}
	}
	if len(open) == 0 {
		return true
	}
	o, ok := s.askBase(m, open, true)
	if !ok {
		return false
	}
	if !o.None {
		moves := f.writeMoves()
		moves[f.A].Onto, moves[f.A].Link = s.pickedRef(open, o.Card), m.Ref
	}
	return true
}

// pickLink asks the owner of a linked creature which of its cards leaves (804.7).
func (s *State) pickLink(f *Frame, m *Move) bool {
	i := s.elementAt(m.Ref)
	if i < 0 || !s.isLinkedGod(&s.field[i]) {
		return true
	}
	o, ok := s.answerTo()
	if !ok {
		e := &s.field[i]
		opts := []Option{{Verb: Choose, Card: e.Cards[0].ID, Target: NoCard}}
		for _, c := range e.Links {
			opts = append(opts, Option{Verb: Choose, Card: c.ID, Target: NoCard})
		}
		if o, ok = s.ask(KindChoose, e.Owner, NoCard, opts); !ok {
			return false
		}
	}
	f.writeMoves()[f.A].Link = cardRef(s.at(s.find(o.Card)))
	return true
}

// leaveLink moves one card of a linked creature; the rest stays the same creature. What left is remembered
// as the whole creature that it was, with all its names.
func (s *State) leaveLink(m *Move, i int) {
	last := s.split(i)
	l := s.find(m.Link.card())
	e := &s.elements()[i]
	var c Card
	if l.part >= firstLink {
		c = s.lift(l)
	} else {
		c = e.Cards[0]
		e.Cards = append([]Card{e.Links[0]}, e.Cards[1:]...)
		e.Links = slices.Clone(e.Links[1:])
	}
	last.After = s.relocate(c, m.To, m)
	m.Result = elementRef(last.ID)
	s.dirty = true
}
