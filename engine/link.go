package engine

import (
	"cmp"
	"fmt"
	"slices"

	"dmconform/engine/cardtext"
)

// A linked creature is its Gods in a row (804): Cards[0] is the leftmost, Links are the others from left to right.

// isLinkedGod tells a linked God (804) from what else consists of several cards: those leave together.
func (s *State) isLinkedGod(e *Element) bool {
	return len(e.Links) > 0 && s.side(e).param("g-link") != nil
}

// gods are the further Gods of a linked creature; what else consists of several cards is the card that it shows.
func (s *State) gods(e *Element) []Card {
	if s.isLinkedGod(e) {
		return e.Links
	}
	return nil
}

// row lists the Gods of an element from left to right.
func (e *Element) row() []Card {
	return append(append(make([]Card, 0, 1+len(e.Links)), e.Cards[0]), e.Links...)
}

// setRow makes a row the Gods of an element; what lies beneath it stays there.
func (e *Element) setRow(row []Card) {
	was := e.Cards[0].ID
	e.Cards = append([]Card{row[0]}, e.Cards[1:]...)
	e.Links = row[1:]
	if row[0].ID != was {
		e.Side = 0
	}
}

// without is a row without one God.
func without(row []Card, id CardID) []Card {
	return slices.DeleteFunc(slices.Clone(row), func(c Card) bool { return c.ID == id })
}

func hasGod(row []Card, id CardID) bool {
	return slices.ContainsFunc(row, func(c Card) bool { return c.ID == id })
}

// viewGod looks at one God of a row by itself.
func (s *State) viewGod(c Card, owner Player) view {
	return view{ref: cardRef(c), owner: owner, zone: battle, card: c.ID, elem: &Element{Owner: owner, Cards: []Card{c}}}
}

// standBeside tells whether two Gods may stand side by side: the text of one of them says so.
func (s *State) standBeside(left, right Card, owner Player) bool {
	return s.namesBeside(left, right, cardtext.LeftOf, owner) || s.namesBeside(right, left, cardtext.RightOf, owner)
}

func (s *State) namesBeside(c, other Card, side cardtext.LinkSide, owner Player) bool {
	kw := s.def(c.ID).Sides[0].param("g-link")
	if kw == nil {
		return false
	}
	v := s.viewGod(other, owner)
	env := s.cardEnv(c, 0)
	return slices.ContainsFunc(kw.Link, func(l cardtext.Link) bool {
		return l.Side == side && s.matchView(l.NP, &v, &env, true)
	})
}

// linkPlaces lists where in a row another may be put, as how many Gods stand to the left of it then.
func (s *State) linkPlaces(row, with []Card, owner Player) []int {
	var places []int
	for k := range len(row) + 1 {
		if k > 0 && !s.standBeside(row[k-1], with[0], owner) || k < len(row) && !s.standBeside(with[len(with)-1], row[k], owner) {
			continue
		}
		places = append(places, k)
	}
	return places
}

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

// lastGod is the rightmost of a row.
func (e *Element) lastGod() Card {
	if n := len(e.Links); n > 0 {
		return e.Links[n-1]
	}
	return e.Cards[0]
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

// fallApart makes the Gods of a row from k on a creature of their own (703.4e): those left and right of a God that
// left were linked with it and not with each other. It does not enter, lies as it lay, and what an effect did to
// the whole is done to it too (109.2c).
func (s *State) fallApart(i, k int) Ref {
	e := &s.elements()[i]
	row, was := e.row(), elementRef(e.ID)
	n := *e
	n.Side, n.Seals, n.SealCards, n.Auras, n.ExLife, n.Force = 0, 0, nil, nil, 0, 0
	n.Cards, n.Links = []Card{row[k]}, row[k+1:]
	e.Links = row[1:k:k]
	now := s.addElement(n)
	s.speakOf(was, now, row[k:])
	s.affect(func(refs []Ref) []Ref {
		if !containsRef(refs, was) {
			return refs
		}
		return withRef(refs, now)
	})
	s.dirty = true
	return now
}

// affect changes of what the effects with a duration are.
func (s *State) affect(change func([]Ref) []Ref) {
	for i := range s.effects {
		e := &s.writeEffects()[i]
		e.Targets, e.Env.It = change(e.Targets), change(e.Env.It)
		e.Env.Picks = slices.Clone(e.Env.Picks)
		for k := range e.Env.Picks {
			p := &e.Env.Picks[k]
			p.Tried, p.Real = change(p.Tried), change(p.Real)
		}
	}
}

// speakOf lets what abilities of some Gods say of "this" be said of another object: they belong to it now.
func (s *State) speakOf(was, now Ref, gods []Card) {
	for i := range s.envs {
		if e := &s.envs[i]; e.Src == was && hasGod(gods, e.Card) {
			e.Src = now
		}
	}
	for i := range s.pending {
		if e := &s.pending[i].Env; e.Src == was && hasGod(gods, e.Card) {
			s.writePending()[i].Env.Src = now
		}
	}
	for i := range s.effects {
		if e := &s.effects[i].Env; e.Src == was && hasGod(gods, e.Card) {
			s.writeEffects()[i].Env.Src = now
		}
	}
	for i := range s.used {
		u := s.used[i]
		if u.src == was && hasGod(gods, u.card) {
			s.used = slices.Clone(s.used)
			s.used[i].src = now
		}
	}
}

// chooseGod notes which card of a linked creature leaves, and which of the two parts of an attacker that falls apart
// goes on attacking.
func (s *State) chooseGod(f *Frame, m *Move) bool {
	if m.Link == 0 {
		god, ok := s.pickGod(m.Ref)
		if !ok || god == 0 {
			return ok
		}
		m = &f.writeMoves()[f.A]
		m.Link = god
	}
	row := s.rowOf(m.Ref)
	k := slices.IndexFunc(row, func(c Card) bool { return c.ID == m.Link.card() })
	if !s.attack.On || s.attack.Attacker != m.Ref || k == 0 || k == len(row)-1 {
		return true
	}
	o, ok := s.answerTo() // 804.4a
	if !ok {
		opts := []Option{{Verb: Choose, Card: row[0].ID, Target: NoCard}, {Verb: Choose, Card: row[k+1].ID, Target: NoCard}}
		if o, ok = s.ask(KindChoose, s.active, NoCard, opts); !ok {
			return false
		}
	}
	f.writeMoves()[f.A].Right = o.Card != row[0].ID
	return true
}

// pickGod asks the owner of a linked creature which of its cards leaves (804.7); 0 if it is no linked creature.
func (s *State) pickGod(r Ref) (Ref, bool) {
	i := s.elementAt(r)
	if i < 0 || !s.isLinkedGod(&s.field[i]) {
		return 0, true
	}
	o, ok := s.answerTo()
	if !ok {
		var opts []Option
		for _, c := range s.field[i].row() {
			opts = append(opts, Option{Verb: Choose, Card: c.ID, Target: NoCard})
		}
		if o, ok = s.ask(KindChoose, s.field[i].Owner, NoCard, opts); !ok {
			return 0, false
		}
	}
	return cardRef(s.at(s.find(o.Card))), true
}

// leaveLink moves one card of a linked creature; the rest stays the same creature. What left is remembered
// as the whole creature that it was, with all its names (109.2b), by the card that left; the texts of the
// others stay in the battle zone.
func (s *State) leaveLink(m *Move, i int) {
	last := s.split(i)
	row := last.row()
	k := slices.IndexFunc(row, func(c Card) bool { return c.ID == m.Link.card() })
	c, right := s.liftGod(i, k)
	row[0], row[k] = row[k], row[0]
	last.setRow(row)
	last.Given = slices.DeleteFunc(last.Given, func(g given) bool { return g.god })
	last.After = s.relocate(c, m.To, m)
	if m.Right {
		s.attack.Attacker = right
	}
	m.Result = elementRef(last.ID)
	s.dirty = true
}

// liftGod takes the k-th God out of a row. The first that is left is the leftmost, and those on both sides of it
// fall apart: right is the part to the right then.
func (s *State) liftGod(i, k int) (god Card, right Ref) {
	e := &s.elements()[i]
	row := e.row()
	c := row[k]
	e.setRow(slices.Delete(row, k, k+1))
	if k > 0 && k <= len(e.Links) && s.isLinkedGod(e) {
		right = s.fallApart(i, k)
	}
	return c, right
}

// linkEvent tells whether a pattern of linking, or of leaving a link, fits what the ability of env sees.
func (s *State) linkEvent(p *cardtext.Event, h *happening, env *Env) bool {
	row := s.rowOf(h.subj)
	if p.Kind == cardtext.LeavesLink {
		god := h.gods[0]
		return s.isGod(p.NP, god, s.ownerOf(h.subj), env) && s.inCompany(p.Company, without(row, god.ID), env)
	}
	if !s.matches(p.NP, h.subj, env, false) {
		return false
	}
	if p.Company == nil {
		return true
	}
	// They are together now, and were not before: the one that speaks was with those that joined or with the others.
	before := h.gods
	if !hasGod(h.gods, env.Card) {
		before = slices.DeleteFunc(slices.Clone(row), func(c Card) bool { return hasGod(h.gods, c.ID) })
	}
	return s.inCompany(p.Company, without(row, env.Card), env) && !s.inCompany(p.Company, without(before, env.Card), env)
}

// rowOf is the row of Gods of an element, as it is or as it was when a part of it left.
func (s *State) rowOf(r Ref) []Card {
	if i := s.elementAt(r); i >= 0 {
		return s.field[i].row()
	}
	if l := s.lastOf(r); l != nil {
		return l.row()
	}
	return nil
}

// isGod tells whether one God of a row, by itself, is what a noun phrase names.
func (s *State) isGod(np *cardtext.NP, c Card, owner Player, env *Env) bool {
	if np.Ref == cardtext.This || np.Ref == cardtext.ThisCard {
		return c.ID == env.Card
	}
	v := s.viewGod(c, owner)
	return s.matchView(np, &v, env, true)
}

// inCompany tells whether a row has a God for each of some noun phrases.
func (s *State) inCompany(nps []*cardtext.NP, row []Card, env *Env) bool {
	if len(nps) == 0 {
		return true
	}
	return slices.ContainsFunc(row, func(c Card) bool {
		return s.isGod(nps[0], c, s.g.cards[c.ID].owner, env) && s.inCompany(nps[1:], without(row, c.ID), env)
	})
}

// linkedWith is the condition "this is linked with …".
func (s *State) linkedWith(c *cardtext.Cond, env *Env) bool {
	return slices.ContainsFunc(s.referents(c.NP, env), func(r Ref) bool {
		row := s.rowOf(r)
		if r == env.Src {
			row = without(row, env.Card)
		}
		return s.inCompany(c.Company, row, env)
	})
}

// checkRow: Gods that a board gives as linked stand from left to right as their texts say.
func (s *State) checkRow(e *Element) error {
	row := e.row()
	if s.def(row[len(row)-1].ID).Sides[0].Types&CoreType != 0 {
		return nil // of a field of several cards
	}
	for k := range e.Links {
		if !s.standBeside(row[k], row[k+1], e.Owner) {
			return fmt.Errorf("%s does not link to the left of %s: linked cards are given from left to right",
				s.def(row[k].ID).Name, s.def(row[k+1].ID).Name)
		}
	}
	return nil
}
