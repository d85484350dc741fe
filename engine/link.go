package engine

import (
	"cmp"
	"slices"

	"dmconform/engine/cardtext"
)

// chooseLink asks whether a God links as it enters, with which creature, where in it if there are several places,
// and whether with one on its other side too (804).
func (s *State) chooseLink(f *Frame, m *Move) bool {
	p := s.ownerOf(m.Ref)
	god := []Card{s.at(s.find(m.Ref.card()))}
	if m.Onto == 0 {
		o, ok := s.askLink(m, func(e *Element) bool { return e.Owner == p && len(s.linkPlaces(e.row(), god, p)) > 0 })
		if !ok {
			return false
		}
		if o == 0 {
			return true
		}
		m = &f.writeMoves()[f.A]
		m.Onto, m.Link, m.At = o, m.Ref, noPlace
	}
	if m.At == noPlace {
		row := s.field[s.elementAt(m.Onto)].row()
		k, ok := s.askPlaceInRow(row, s.linkPlaces(row, god, p), m.Who, m.Ref.card())
		if !ok {
			return false
		}
		m = &f.writeMoves()[f.A]
		m.At = otherSide - int16(k)
	}
	k := int(otherSide - m.At)
	o, ok := s.askLink(m, func(e *Element) bool {
		return e.Owner == p && elementRef(e.ID) != m.Onto && s.besideToo(e, k, m, god[0])
	})
	if !ok {
		return false
	}
	m = &f.writeMoves()[f.A]
	m.At = int16(k)
	m.Beside = o
	return true
}

// Where in a row a God is put, as long as that is not settled (Move.At).
const (
	noPlace   int16 = -1
	otherSide int16 = -2 // and less, by the place: that is known, but not yet with what it links on its other side
)

// needsPlace: it is chosen with which creature a God links, and not yet where.
func (m *Move) needsPlace() bool { return m.Link == m.Ref && m.At < 0 }

// askLink asks with which of some creatures a God links; 0 is with none, or that there is none.
func (s *State) askLink(m *Move, fits func(*Element) bool) (Ref, bool) {
	var open []Ref
	for i := range s.field {
		if e := &s.field[i]; !s.sealed(e) && fits(e) {
			open = append(open, elementRef(e.ID))
		}
	}
	if len(open) == 0 {
		return 0, true
	}
	o, ok := s.askBase(m, open, true)
	if !ok || o.None {
		return 0, ok
	}
	return s.pickedRef(open, o.Card), true
}

// besideToo tells whether a creature can stand on the other side of a God that is put at the k-th place of the row of
// m.Onto: at an end of it (804.3a).
func (s *State) besideToo(e *Element, k int, m *Move, god Card) bool {
	row := s.rowOf(m.Onto)
	return k == 0 && s.standBeside(e.lastGod(), god, e.Owner) || k == len(row) && s.standBeside(god, e.Cards[0], e.Owner)
}

// joinOtherSide links what stands on the other side of a God that has just been put into a row.
func (s *State) joinOtherSide(r, onto Ref, god CardID) {
	row := s.rowOf(onto)
	at := slices.IndexFunc(row, func(c Card) bool { return c.ID == god })
	if at > 0 {
		at++
	}
	if slices.Contains(s.placesFor(r, onto), at) {
		s.join(r, onto, at)
	}
}

// askPlaceInRow asks which God of a row another is put to the left of; none is the right end.
func (s *State) askPlaceInRow(row []Card, places []int, who Player, god CardID) (int, bool) {
	if len(places) == 1 {
		return places[0], true
	}
	o, ok := s.answerTo()
	if !ok {
		var opts []Option
		for _, k := range places {
			if k == len(row) {
				opts = append(opts, noneOption(Choose))
			} else {
				opts = append(opts, Option{Verb: Choose, Card: row[k].ID, Target: NoCard})
			}
		}
		if o, ok = s.ask(KindChoose, who, god, opts); !ok {
			return 0, false
		}
	}
	if o.None {
		return len(row), true
	}
	return slices.IndexFunc(row, func(c Card) bool { return c.ID == o.Card }), true
}

// placeOpen tells whether a God can link still: others that entered together with it may have changed the row.
func (s *State) placeOpen(m *Move, c Card) bool {
	i := s.elementAt(m.Onto)
	if i < 0 {
		return false
	}
	places := s.linkPlaces(s.field[i].row(), []Card{c}, s.field[i].Owner)
	if len(places) > 0 && !slices.Contains(places, int(m.At)) {
		m.At = int16(places[0])
	}
	return len(places) > 0
}

// linkInto puts Gods into the row of an element.
func (s *State) linkInto(i, at int, gods []Card) {
	e := &s.elements()[i]
	e.setRow(slices.Insert(e.row(), at, gods...))
	s.dirty = true
}

// linkTo is the act "link NP to NP": one creature joins another that was picked.
func (s *State) linkTo(f *Frame, env *Env) {
	if len(f.Refs) == 0 || len(s.sel) == 0 {
		s.ret = Facts{Could: true}
		return
	}
	r, onto := f.Refs[0], s.sel[0]
	places := s.placesFor(r, onto)
	if len(places) == 0 {
		s.sel, s.ret = nil, Facts{Could: true}
		return
	}
	at, ok := s.askPlaceInRow(s.rowOf(onto), places, f.Who, env.Card)
	if !ok {
		f.PC = actPerformed
		return
	}
	f.PC, s.sel = actEnds, nil
	s.join(r, onto, at)
	env.It = one(onto)
	s.ret = done(1)
}

// placesFor lists where in the row of one creature another of the same player can stand.
func (s *State) placesFor(r, onto Ref) []int {
	i, k := s.elementAt(r), s.elementAt(onto)
	if i < 0 || k < 0 || i == k || s.field[i].Owner != s.field[k].Owner {
		return nil
	}
	return s.linkPlaces(s.field[k].row(), s.field[i].row(), s.field[k].Owner)
}

// mayLink tells whether what an act links has a place beside this creature.
func (s *State) mayLink(act *cardtext.Act, v *view, env *Env) bool {
	return slices.ContainsFunc(s.objects(act.NP, act, env), func(r Ref) bool { return len(s.placesFor(r, v.ref)) > 0 })
}

// join makes one creature of two that are in the battle zone: the one that was linked with stays the same object,
// and what is said of the other is said of it from here on.
func (s *State) join(r, onto Ref, at int) {
	k := s.elementAt(r)
	gone := s.field[k]
	s.field = slices.Delete(s.elements(), k, k+1)
	i := s.elementAt(onto)
	s.linkInto(i, at, gone.row())
	e := &s.field[i]
	e.Cards = append(e.Cards[:len(e.Cards):len(e.Cards)], gone.Cards[1:]...)
	e.Auras = append(e.Auras[:len(e.Auras):len(e.Auras)], gone.Auras...)
	e.Tapped = e.Tapped || gone.Tapped
	e.Attacked = e.Attacked || gone.Attacked
	e.Doomed = e.Doomed || gone.Doomed
	e.Entered = min(e.Entered, gone.Entered)
	e.ExLife, e.Force = cmp.Or(e.ExLife, gone.ExLife), cmp.Or(e.Force, gone.Force)
	s.speakOf(r, onto, gone.row())
	s.affect(func(refs []Ref) []Ref {
		if !containsRef(refs, r) {
			return refs
		}
		return withRef(withoutRef(withoutRef(refs, r), onto), onto)
	})
	if s.attack.Attacker == r {
		s.attack.Attacker = onto
	}
	if s.attack.Target == r {
		s.attack.Target = onto
	}
	s.happen(&happening{kind: links, who: e.Owner, subj: onto, from: battle, to: battle, gods: gone.row()})
}
