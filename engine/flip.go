package engine

import (
	"slices"

	"dmconform/engine/cardtext"
)

// flip turns cards to another face (805, 807): the one that the act names, or one of those, as who does it picks;
// if it names none, the other.
func (s *State) flip(f *Frame, act *cardtext.Act, env *Env) {
	face := ""
	if len(act.Faces) > 0 {
		face = act.Faces[0]
	}
	if len(act.Faces) > 1 {
		mode, ok := s.askMode(f, env.Card, len(act.Faces))
		if !ok {
			return
		}
		face = act.Faces[mode-1]
	}
	now := slices.Clone(f.Refs)
	n := 0
	for i, r := range f.Refs {
		if at, ok := s.turnFace(r, face); ok {
			now[i] = at
			n++
			s.happen(&happening{kind: flipped, who: f.Who, subj: at})
		}
	}
	f.Refs, env.It = now, now
	s.ret = done(n)
}

// turnFace turns one element, or one weapon that is attached to one, and returns what it is then.
func (s *State) turnFace(r Ref, face string) (Ref, bool) {
	i := s.elementAt(r)
	if i < 0 {
		return s.detach(r, face)
	}
	side, ok := otherFace(s.def(s.field[i].Cards[0].ID), s.field[i].Side, face)
	if !ok {
		return r, false
	}
	e := &s.elements()[i]
	was := s.side(e)
	e.Side = side
	e.Awake = s.side(e).Types&PsychicType != 0 && s.side(e).Cost > was.Cost
	if s.side(e).Types&CreatureType == 0 {
		s.removeFromAttack(r)
	}
	s.dirty = true
	return r, true
}

// detach turns a weapon to a face that stands by itself (807): it has been in the battle zone since it came there
// as a weapon (807.5).
func (s *State) detach(r Ref, face string) (Ref, bool) {
	l, ok := s.lookup(r)
	if !ok || l.zone != battle || l.part >= 0 {
		return r, false
	}
	side, ok := otherFace(s.def(r.card()), 0, face)
	if !ok || s.def(r.card()).Sides[side].Types&(AuraType|WeaponType) != 0 {
		return r, false
	}
	c := s.lift(l)
	e := Element{Owner: s.field[l.i].Owner, Side: side, From: hyper}
	if c.Flags&Fresh != 0 {
		e.Entered = s.turn
	}
	c.Flags = 0
	e.Cards = []Card{c}
	s.dirty = true
	now := s.addElement(e)
	s.speakOf(r, now, e.Cards)
	return now, true
}

// otherFace finds the face of a card with a name, or, for none, the one after the face that it shows.
func otherFace(d *Def, from uint8, name string) (uint8, bool) {
	if d.Layout != Flip {
		return 0, false
	}
	if name == "" {
		return (from + 1) % uint8(len(d.Sides)), true
	}
	i := slices.IndexFunc(d.Sides, func(side Side) bool { return side.Name == name })
	return uint8(max(i, 0)), i >= 0 && uint8(i) != from
}

// unfresh: what was attached, or evolved, in an earlier turn has been there for long enough.
func (s *State) unfresh() {
	fresh := func(c Card) bool { return c.Flags&Fresh != 0 }
	aged := func(cards []Card) []Card {
		cards = slices.Clone(cards)
		for k := range cards {
			cards[k].Flags &^= Fresh
		}
		return cards
	}
	for i := range s.field {
		if e := &s.field[i]; slices.ContainsFunc(e.Auras, fresh) || slices.ContainsFunc(e.Cards, fresh) {
			e = &s.elements()[i]
			e.Auras, e.Cards = aged(e.Auras), aged(e.Cards)
		}
	}
}
