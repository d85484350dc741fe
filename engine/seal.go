package engine

import (
	"math/bits"
	"slices"

	"dmconform/engine/cardtext"
)

// Seals (116). A board gives how many lie on an element: those are no cards of the game, and each lies at a place of
// its own, from 1 up, which is a bit of Element.Seals. A seal that is put on during the game is a card, the top one
// of the deck of the element's owner, and lies at no place (Element.SealCards).

// command is the race whose creatures free a sealed card as they enter (116.4a).
const command = "コマンド"

func (e *Element) hasSeals() bool { return e.Seals != 0 || len(e.SealCards) > 0 }

func (e *Element) sealCount() int { return bits.OnesCount8(e.Seals) + len(e.SealCards) }

// sealed tells whether a creature lies under seals: it is as if it were not there (116.2a).
func (s *State) sealed(e *Element) bool { return e.hasSeals() && s.side(e).Types&CreatureType != 0 }

// isSealed tells whether what a reference points at is as if it were not there.
func (s *State) isSealed(r Ref) bool {
	i := s.elementAt(r)
	return i >= 0 && s.sealed(&s.field[i])
}

// asFree is a sealed element as it is without its seals, for a phrase that asks for sealed ones (116.3a).
func asFree(v *view) *view {
	e := *v.elem
	e.Seals, e.SealCards = 0, nil
	free := *v
	free.elem = &e
	return &free
}

// namesSealed tells whether a phrase asks for sealed cards: no other finds a sealed creature.
func namesSealed(np *cardtext.NP) bool {
	return slices.Contains(np.Adjs, cardtext.SealedAdj) || slices.ContainsFunc(np.Or, namesSealed)
}

// commandsEntered lets each command that has just entered take a seal off (116.4a, 703.4j). The turn player's
// come first; they lie on top.
func (s *State) commandsEntered() {
	for _, p := range [2]Player{s.active.other(), s.active} {
		for i := len(s.field) - 1; i >= 0; i-- {
			if !s.field[i].Command || s.field[i].Owner != p {
				continue
			}
			s.elements()[i].Command = false
			v := s.viewElement(i)
			s.push(Frame{Kind: frameUnseal, Env: -1, Who: p, Node: uint16(s.civs(&v, s.side(v.elem))), Facts: s.ret})
		}
	}
}

// The stages of removing seals: the PC of its frame.
const (
	unsealChooses uint8 = iota // of which card, for a command
	unsealing
	unsealed
)

// stepUnseal removes one seal from each of Refs (701.24); A is the next of them. For a command Env is -1, Node its
// civilizations, and Facts what the act in hand had yielded before.
func (s *State) stepUnseal(f *Frame) {
	switch f.PC {
	case unsealChooses:
		if s.chooseSealed(f) {
			f.PC = unsealing
		}
	case unsealing:
		if int(f.A) < len(f.Refs) {
			s.removeSeal(f)
			return
		}
		facts := f.Facts
		s.pop()
		s.ret = facts
	case unsealed:
		if f.Env >= 0 {
			f.Facts.Begun = f.Facts.Begun || s.ret.Begun
			f.Facts.Changed += s.ret.Changed
		}
		f.PC, f.A = unsealing, f.A+1
	}
}

// chooseSealed asks the owner of a command which card it frees: one that shares a civilization with it (116.4a).
func (s *State) chooseSealed(f *Frame) bool {
	var open []Ref
	for i := range s.field {
		e := &s.field[i]
		if e.Owner != f.Who || !e.hasSeals() {
			continue
		}
		v := s.viewElement(i)
		if s.civs(&v, s.side(e))&Civs(f.Node) != 0 && !s.forbidden(s.sealComesOff(f, v.ref)) {
			open = append(open, v.ref)
		}
	}
	if len(open) == 0 {
		return true
	}
	o, ok := s.answerTo()
	if !ok {
		if o, ok = s.ask(KindChoose, f.Who, NoCard, s.eachOption(Choose, open)); !ok {
			return false
		}
	}
	f.Refs = one(s.pickedRef(open, o.Card))
	return true
}

// sealComesOff is the happening that removing a seal would be; what does it is nothing for a command.
func (s *State) sealComesOff(f *Frame, r Ref) *happening {
	h := &happening{kind: sealRemoved, who: f.Who, subj: r}
	if f.Env >= 0 {
		h.by = s.env(f).Src
	}
	return h
}

// removeSeal removes a seal from the next element: a card goes to the graveyard, one that the board gave is gone.
func (s *State) removeSeal(f *Frame) {
	r := f.Refs[f.A]
	i := s.elementAt(r)
	if i < 0 || !s.field[i].hasSeals() {
		f.A++
		return
	}
	h := s.sealComesOff(f, r)
	if s.forbidden(h) { // 101.2: it is begun, and the seal stays
		f.Facts.Begun = true
		f.A++
		return
	}
	place, ok := s.sealToRemove(f, &s.field[i])
	if !ok {
		return
	}
	f.PC = unsealed
	if place == 0 {
		cards := s.field[i].SealCards
		s.pushMove([]Move{{
			Ref: cardRef(cards[len(cards)-1]), To: grave, At: -1, Cause: causePut, Who: f.Who, Onto: r, Seal: true, NoMana: true,
		}}, -1, 0)
		return
	}
	s.elements()[i].Seals &^= 1 << (place - 1)
	s.dirty = true
	s.ret = done(1)
	h.place = place
	s.happen(h)
}

// sealToRemove finds the place of the seal that comes off, 0 for a card that lies at none. Seals are alike, and the
// last one comes off, unless the element's text tells places apart: mode N is the Nth place that it names, one
// more any other seal.
func (s *State) sealToRemove(f *Frame, e *Element) (place uint8, ok bool) {
	named := s.side(e).sealPlaces
	other := e.Seals // at places that the text does not name
	var opts []Option
	for k, n := range named {
		if bit := uint8(1) << (n - 1); e.Seals&bit != 0 {
			opts = append(opts, Option{Verb: Mode, Card: e.Cards[0].ID, Target: NoCard, Mode: uint8(k + 1)})
			other &^= bit
		}
	}
	last := uint8(bits.Len8(other))
	if len(e.SealCards) > 0 {
		last = 0
	}
	if len(named) == 0 {
		return last, true
	}
	if other != 0 || len(e.SealCards) > 0 {
		opts = append(opts, Option{Verb: Mode, Card: e.Cards[0].ID, Target: NoCard, Mode: uint8(len(named) + 1)})
	}
	o, ok := s.answerTo()
	if !ok {
		if o, ok = s.ask(KindMode, f.Who, e.Cards[0].ID, opts); !ok {
			return 0, false
		}
	}
	if int(o.Mode) > len(named) {
		return last, true
	}
	return named[o.Mode-1], true
}

// putSeals puts a seal on each element of an act (701.23): the top card of its owner's deck, face down. Who puts
// several says which comes next; B counts those that are in order.
func (s *State) putSeals(f *Frame, env *Env) {
	if f.B == 0 {
		f.Refs = s.sealable(f)
	}
	for int(f.B) < len(f.Refs)-1 {
		o, ok := s.answerTo()
		if !ok {
			owner := s.ownerOf(f.Refs[f.B])
			next := slices.DeleteFunc(slices.Clone(f.Refs[f.B:]), func(r Ref) bool { return s.ownerOf(r) != owner })
			if o, ok = s.ask(KindOrder, f.Who, env.Card, s.eachOption(Order, next)); !ok {
				f.PC = actPerformed // until it is answered
				return
			}
		}
		refs := slices.Clone(f.Refs)
		k := slices.Index(refs, s.pickedRef(refs[f.B:], o.Card))
		refs[f.B], refs[k] = refs[k], refs[f.B]
		f.Refs = refs
		f.B++
	}
	f.PC, f.B = actEnds, 0
	var moves []Move
	var next [2]int // how many cards of each deck are taken
	for _, r := range f.Refs {
		p := s.ownerOf(r)
		if cards := present(s.zones[p][deck]); next[p] < len(cards) {
			moves = append(moves, Move{
				Ref: cardRef(cards[next[p]]), To: battle, At: -1, Cause: causePut, Who: f.Who, Onto: r, Under: true, Seal: true, NoMana: true,
			})
			next[p]++
		}
	}
	if len(moves) == 0 {
		s.ret = Facts{}
		return
	}
	s.pushMove(moves, f.Env, fromAct)
	s.frames[len(s.frames)-1].Node = f.Node
}

// sealable lists what of an act's elements can be sealed, the turn player's first. That a seal was to be put on the
// others was begun all the same (101.2).
func (s *State) sealable(f *Frame) []Ref {
	var refs []Ref
	for _, p := range [2]Player{s.active, s.active.other()} {
		for _, r := range f.Refs {
			if s.ownerOf(r) != p || s.elementAt(r) < 0 {
				continue
			}
			if s.forbidden(&happening{kind: sealPut, who: f.Who, subj: r}) {
				f.Facts.Begun = true
				continue
			}
			refs = append(refs, r)
		}
	}
	return refs
}

// putSeal lays a card on an element as a seal. A creature is as good as gone then, from an attack too (116.2a).
func (s *State) putSeal(m *Move) {
	l, ok := s.lookup(m.Ref)
	i := s.elementAt(m.Onto)
	if !ok || i < 0 {
		m.State = impossible
		return
	}
	c := s.liftNew(l)
	e := &s.elements()[i]
	e.SealCards = append(e.SealCards[:len(e.SealCards):len(e.SealCards)], c)
	m.Result = cardRef(c)
	s.dirty = true
	if s.sealed(e) {
		s.removeFromAttack(m.Onto)
	}
}

// announceSeal lets abilities trigger on a seal's being put on or removed.
func (s *State) announceSeal(m *Move) {
	h := happening{kind: sealRemoved, who: m.Who, subj: m.Onto}
	if m.To == battle {
		h.kind = sealPut
	}
	s.happen(&h)
}

// dropSeals puts the seals of an element that has left into the graveyard.
func (s *State) dropSeals(cards []Card) {
	for _, c := range cards {
		s.relocate(c, grave, &Move{At: -1})
	}
}
