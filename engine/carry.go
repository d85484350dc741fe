package engine

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// carry does one move; true if something has to be played before the next (an entering effect).
func (s *State) carry(m *Move) bool {
	top := m.State == topOnly
	m.State = carried
	if s.g.plays && s.isFull(m) {
		m.To, m.State = grave, overflowed
	}
	switch {
	case m.Ref.isPlayer():
		m.State = impossible
	case m.Seal && m.To == battle:
		s.putSeal(m)
	case m.Under && m.Onto != 0:
		s.putUnder(m)
	case m.To == battle:
		return s.enter(m)
	case m.Ref.isElement() && top && s.side(&s.field[s.elementAt(m.Ref)]).Types&GNEOType != 0:
		m.State = beneathOnly
		s.leaveBeneath(m)
	case m.Ref.isElement() && top:
		m.State = topOnly
		s.leaveTop(m)
	case m.Ref.isElement():
		s.leave(m)
	default:
		s.shift(m)
	}
	return false
}

// isFull is a rule of the video game alone: what would go to a full zone goes to the graveyard.
func (s *State) isFull(m *Move) bool {
	p := s.ownerOf(m.Ref)
	switch m.To {
	case hand: // a card being used is not counted there (409.1c)
		return s.handCount(p) >= 10
	case shields:
		return len(s.zones[p][shields]) >= 10
	case battle:
		n := 0
		for i := range s.field {
			if s.field[i].Owner == p {
				n++
			}
		}
		return m.Onto == 0 && n >= 7
	}
	return false
}

// leave moves an element with all its cards; auras go along, by rule (310.8). Seals go to the graveyard.
func (s *State) leave(m *Move) {
	i := s.elementAt(m.Ref)
	if s.isLinkedGod(&s.field[i]) {
		s.leaveLink(m, i)
		return
	}
	s.remember(i)
	e := s.field[i]
	s.field = slices.Delete(s.elements(), i, i+1)
	for k, c := range e.Cards {
		r := s.relocate(c, m.To, m)
		if k == 0 {
			m.Result = r
		}
	}
	for _, c := range e.Auras {
		s.relocate(c, m.To, m)
	}
	for _, c := range e.Links {
		s.relocate(c, m.To, m)
	}
	s.dropSeals(e.SealCards)
	s.last[len(s.last)-1].After = m.Result
	s.removeFromAttack(m.Ref)
}

// leaveTop moves the top card alone; the element stays, as what lay beneath (801.4, 813.1a). The card leaves
// as the creature it was (109.2b), and is remembered so.
func (s *State) leaveTop(m *Move) {
	i := s.elementAt(m.Ref)
	last := s.split(i)
	e := &s.elements()[i]
	c := e.Cards[0]
	e.Cards = e.Cards[1:]
	e.Side = 0
	if s.side(e).Types&(CreatureType|TamaseedType) == 0 {
		e.Tapped = false // 801.4: what is no creature stands upright
	}
	last.After = s.relocate(c, m.To, m)
	m.Result = elementRef(last.ID)
	s.dirty = true
}

// leaveBeneath moves the cards under a G-NEO creature in its place (803). The creature has not left.
func (s *State) leaveBeneath(m *Move) {
	e := &s.elements()[s.elementAt(m.Ref)]
	beneath := e.Cards[1:]
	e.Cards = e.Cards[:1:1]
	for _, c := range beneath {
		s.relocate(c, m.To, m)
	}
	m.Result = m.Ref
	s.dirty = true
}

// shift moves a single card out of a zone, or from under or over an element.
func (s *State) shift(m *Move) {
	l, ok := s.lookup(m.Ref)
	if !ok {
		m.State = impossible
		return
	}
	m.Result = s.relocate(s.lift(l), m.To, m)
}

// lift takes a card out of where it is.
func (s *State) lift(l loc) Card {
	if l.zone != battle {
		return s.take(l.player, l.zone, l.i)
	}
	c := s.at(l)
	e := &s.elements()[l.i]
	if l.part < 0 {
		e.Auras = slices.Delete(slices.Clone(e.Auras), -1-l.part, -l.part)
		return c
	}
	if l.part >= firstSeal {
		k := l.part - firstSeal
		e.SealCards = slices.Delete(slices.Clone(e.SealCards), k, k+1)
		return c
	}
	if l.part >= firstLink {
		c, _ = s.liftGod(l.i, l.part-firstLink+1)
		return c
	}
	if l.part == 0 && len(e.Links) > 0 {
		c, _ = s.liftGod(l.i, 0)
		return c
	}
	e.Cards = slices.Delete(slices.Clone(e.Cards), l.part, l.part+1)
	return c
}

// liftNew takes a card out to put it into the battle zone, or to a shield, as a new object (400.5).
func (s *State) liftNew(l loc) Card {
	c := s.lift(l)
	return Card{ID: c.ID, Gen: c.Gen + 1}
}

// relocate puts a card into a zone as a new object (400.5) and returns it. GR cards go under the super GR
// (118.1), psychic and dragheart cards to the hyperspatial zone (117.1), whatever zone they were to go to.
func (s *State) relocate(c Card, to Zone, m *Move) Ref {
	owner := s.g.cards[c.ID].owner
	side := &s.def(c.ID).Sides[0]
	n := Card{ID: c.ID, Gen: c.Gen + 1, Flags: (c.Flags | m.Flags) & Sideways} // seen until it moves again
	switch {
	case side.Types&GRType != 0:
		to = gr
	case side.Types&(PsychicType|DragheartType) != 0:
		to = hyper
	}
	if to == gr && s.is(rule.GRReturnCanBeStopped) && m.To != gr {
		s.add(owner, m.To, n)
		if s.stays(&happening{kind: moved, who: owner, subj: cardRef(n), from: m.To, to: gr}) {
			return cardRef(n)
		}
		s.take(owner, m.To, len(s.zones[owner][m.To])-1)
	}
	switch to {
	case mana:
		n.Flags |= m.Flags & (Tapped | Down)
		if s.def(c.ID).civs().count() > 1 { // 405.1
			n.Flags |= Tapped
		}
	case shields:
		n.Flags |= m.Flags & (FaceUp | Joined)
	case deck:
		s.putIntoDeck(owner, n, m)
		return cardRef(n)
	}
	s.add(owner, to, n)
	return cardRef(n)
}

func (s *State) putIntoDeck(owner Player, c Card, m *Move) {
	switch {
	case m.At >= 0:
		s.insert(owner, deck, min(int(m.At), len(s.zones[owner][deck])), c)
	case m.Pos == cardtext.PosTop:
		s.insert(owner, deck, 0, c)
	default:
		s.add(owner, deck, c)
	}
}

// putUnder puts a card beneath an element, at the very bottom (403.4).
func (s *State) putUnder(m *Move) {
	if m.Ref.isElement() {
		s.failed = "the engine does not play putting an element under another"
	}
	l, ok := s.lookup(m.Ref)
	i := s.elementAt(m.Onto)
	if over, shield := s.lookup(m.Onto); ok && shield && over.zone == shields {
		s.joinShield(m, l)
		return
	}
	if !ok || i < 0 {
		m.State = impossible
		return
	}
	c := s.liftNew(l)
	e := &s.elements()[i]
	e.Cards = append(e.Cards[:len(e.Cards):len(e.Cards)], c)
	m.Result = cardRef(c)
}

// joinShield puts a card beneath a shield: they are one shield then.
func (s *State) joinShield(m *Move, l loc) {
	c := s.liftNew(l)
	c.Flags = Joined
	over, _ := s.lookup(m.Onto)
	i := over.i + 1
	for cards := s.zones[over.player][shields]; i < len(cards) && cards[i].Flags&Joined != 0; {
		i++
	}
	s.insert(over.player, shields, i, c)
	m.Result = cardRef(c)
}

// enter puts a card into the battle zone: as a new element, or on the one it evolves (801.2: that stays
// the same object). True if an effect of its entering has to be played first.
func (s *State) enter(m *Move) bool {
	l, ok := s.lookup(m.Ref)
	if !ok {
		m.State = impossible
		return false
	}
	c := s.liftNew(l)
	side := &s.def(c.ID).Sides[m.Side]
	if i := s.elementAt(m.Attach); i >= 0 {
		e := &s.elements()[i]
		if side.Types&DragheartType != 0 {
			c.Flags = Fresh
		}
		e.Auras = append(e.Auras[:len(e.Auras):len(e.Auras)], c)
		m.Result = cardRef(c)
		s.dirty = true
		return false
	}
	if m.Link == m.Ref && !s.placeOpen(m, c) {
		m.Onto, m.Link = 0, 0
	}
	if i := s.elementAt(m.Onto); i >= 0 && m.Link == m.Ref {
		m.Result = m.Onto
		s.linkInto(i, int(m.At), []Card{c})
		s.happen(&happening{kind: links, who: m.Who, subj: m.Result, from: battle, to: battle, gods: []Card{c}, silent: m.Silent})
		if m.Beside != 0 {
			s.joinOtherSide(m.Beside, m.Onto, c.ID)
		}
	} else if i := s.elementAt(m.Onto); i >= 0 {
		c.Flags = Fresh
		e := &s.elements()[i]
		e.Cards = append([]Card{c}, append(e.Cards[:len(e.Cards):len(e.Cards)], e.Links...)...)
		e.Links = nil // all Gods of a link lie beneath
		e.Side, e.Way, e.From, e.NoMana = m.Side, m.Way, l.zone, m.NoMana
		m.Result = elementRef(e.ID)
	} else {
		e := Element{
			Owner: l.player, Side: m.Side, Tapped: m.Flags&Tapped != 0, Entered: s.turn, Way: m.Way, From: l.zone,
			NoMana: m.NoMana, Cards: []Card{c},
		}
		for _, r := range m.Bases {
			if b, ok := s.lookup(r); ok {
				e.Cards = append(e.Cards, s.liftNew(b))
			}
		}
		m.Result = s.addElement(e)
	}
	if side.Types&CreatureType != 0 {
		s.counts.entered[m.Who]++
		if s.g.seals && side.hasRace(command) {
			s.elements()[s.elementAt(m.Result)].Command = true
		}
	}
	s.noteDeed(deed{ref: m.Ref, side: m.Side, who: m.Who})
	s.tapEntered(m.Result)
	s.dirty = true
	return side.asEnters && !m.Silent && s.playAsEnters(m.Result)
}

func (s *State) addElement(e Element) Ref {
	s.nextID++
	e.ID = s.nextID
	s.field = append(s.elements(), e)
	return elementRef(e.ID)
}

// tapEntered: "opponent's creatures enter tapped". It does not become tapped: it has never been untapped.
func (s *State) tapEntered(r Ref) {
	i := s.elementAt(r)
	if i >= 0 && !s.field[i].Tapped && s.ruled(cardtext.EntersTapped, &s.field[i]) {
		s.elements()[i].Tapped = true
	}
}

// playAsEnters plays the state-defining effects of what enters (110.4f).
func (s *State) playAsEnters(r Ref) bool {
	e := &s.field[s.elementAt(r)]
	env := s.elementEnv(e)
	abilities := s.side(e).Text.Abilities
	played := false
	for i := len(abilities) - 1; i >= 0; i-- {
		if a := abilities[i]; a.Kind == cardtext.AsEnters {
			env.Ability, env.Subj, env.It = uint8(i), r, one(r)
			n := s.pushEnv(env)
			s.push(Frame{Kind: frameResolve, PC: bodyOver, Env: n})
			s.push(Frame{Kind: frameBlock, Env: n, Node: uint16(a.Body.ID)})
			played = true
		}
	}
	return played
}

// announce logs what was done, up to a move, and lets abilities trigger on it (603.2). What was replaced never happened
// and triggers nothing (603.2d). B counts the moves that were announced.
func (s *State) announce(f *Frame, until int) {
	for ; int(f.B) < until; f.B++ {
		m := &f.Moves[f.B]
		if m.State != carried && m.State != topOnly && m.State != overflowed {
			continue
		}
		h := s.wasDone(m)
		if m.Under {
			h.to = beneath(h.from)
		}
		s.noteMove(m, &h)
		if l := s.partOf(m); l != nil {
			h.subj, h.after = m.Result, l.After
			if m.Link != 0 {
				h.gods = []Card{{ID: m.Link.card()}}
			}
		}
		h.silent = m.Silent
		if m.Link == m.Ref {
			h.link = m.Link
		}
		if m.Cause == causeDraw && s.step < AttackStep && s.g.cards[m.Result.card()].owner == s.active && s.def(m.Result.card()).Sides[0].param("vivid draw") != nil {
			s.drawn = withRef(s.drawn, m.Result)
		}
		if m.To == battle && h.from != battle {
			s.doubling(m, &h)
		}
		s.happen(&h)
		if m.Seal {
			s.announceSeal(m)
		}
		if s.is(rule.LookBackForAll) {
			s.lookBackForAll(f, int(f.B), &h)
		}
		if m.Attach != 0 {
			s.happen(&happening{kind: attached, who: m.Who, subj: m.Result, other: m.Attach, from: battle, to: battle})
		}
		if m.To == battle && m.Onto != 0 && !m.Under && m.Link != m.Ref {
			s.happen(&happening{kind: evolved, who: m.Who, subj: m.Result, from: battle, to: battle})
		}
	}
}

// lookBackForAll is a wrong rule: what left together with a card sees that card leave too.
func (s *State) lookBackForAll(f *Frame, i int, h *happening) {
	for k := range f.Moves {
		m := &f.Moves[k]
		if k == i || !m.Ref.isElement() || m.State != carried || m.To == battle {
			continue
		}
		if l := s.lastOf(m.Ref); l != nil {
			s.triggerSide(&s.def(l.Cards[0].ID).Sides[l.Side], s.elementEnv(&l.Element), h, true)
		}
	}
}

// doubling: "the next creature of yours that enters triggers twice": the next that triggers by it.
func (s *State) doubling(m *Move, h *happening) {
	p := s.ownerOf(m.Result)
	if i := s.elementAt(m.Result); i >= 0 && s.counts.doubleNext[p] && s.side(&s.field[i]).Types&CreatureType != 0 {
		h.twice = true
	}
}

// wasDone is the happening that a move was.
func (s *State) wasDone(m *Move) happening {
	return happening{
		kind: moved, who: m.Who, subj: m.Ref, after: m.Result, to: m.To, way: m.Way, cause: m.Cause, noMana: m.NoMana,
		from: m.From, faceUp: m.Flags&FaceUp != 0,
	}
}
