package engine

import (
	"slices"

	"dmconform/engine/cardtext"
)

// stepDraw draws cards one at a time (114.2). B is how many are left; the facts add up.
func (s *State) stepDraw(f *Frame) {
	if f.PC == 1 {
		f.PC = 0
		f.Facts.Changed += s.ret.Changed
	}
	f.Facts.Could, f.Facts.Begun = true, true
	if f.B == 0 || f.Flag&drawUpTo != 0 && !s.drawOn(f) {
		if f.B == 0 {
			s.pop()
			s.ret = f.Facts
		}
		return
	}
	f.B--
	cards := s.zones[f.Who][deck]
	i := slices.IndexFunc(cards, func(c Card) bool { return !isAway(c) })
	m := Move{To: hand, At: -1, Cause: causeDraw, Who: f.Who, NoMana: true}
	if f.Env >= 0 {
		m.Times = s.env(f).Instead // what a draw was replaced by is not replaced again (101.5)
	}
	switch {
	case i >= 0:
		m.Ref = cardRef(cards[i])
	case s.g.replaces.has(cardtext.Draws): // 114.6a: the attempt can still be replaced
		m.Ref = playerRef(f.Who)
	default: // 114.6: it may be attempted, and does nothing
		return
	}
	f.PC = 1
	s.pushOne(m, f.Env, 0)
}

// drawUpTo: before each card the player says whether to draw it.
const drawUpTo uint8 = 1

// drawOn asks for one more; false while it is asked, and when no more is wanted (B is 0 then).
func (s *State) drawOn(f *Frame) bool {
	by := s.asker(f)
	o, ok := s.answerTo()
	if !ok {
		s.askUse(f.Who, by, NoCard, AsTrigger)
		return false
	}
	if o.Verb == Decline {
		f.B = 0
		f.PC = 0
		f.Flag &^= drawUpTo
		return false
	}
	return true
}

// stepDiscard lets a player, or chance, pick the cards to discard: Node is the act, Refs what was picked.
func (s *State) stepDiscard(f *Frame) {
	env := s.env(f)
	act := s.text(env).Acts[f.Node]
	n := min(s.number(act.N, env), s.handCount(f.Who)+len(f.Refs))
	for len(f.Refs) < n {
		var open []Ref
		for _, c := range s.zones[f.Who][hand] {
			if r := cardRef(c); c.Flags&Held == 0 && !containsRef(f.Refs, r) && !s.promised(r) {
				open = append(open, r)
			}
		}
		if len(open) <= n-len(f.Refs) {
			f.Refs = append(slices.Clone(f.Refs), open...)
			s.inOrder(f.Refs)
			break
		}
		o, ok := s.answerTo()
		if !ok {
			kind, who, verb := KindChoose, f.Who, Choose
			if act.Random {
				kind, who, verb = KindChance, Chance, Randomly
			}
			if o, ok = s.ask(kind, who, env.Card, s.eachOption(verb, open)); !ok {
				return
			}
		}
		f.Refs = withRef(f.Refs, s.pickedRef(open, o.Card))
		s.inOrder(f.Refs)
	}
	picked := f.Refs
	s.pop()
	s.sel = picked
}
