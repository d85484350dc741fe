package engine

import (
	"slices"
)

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
