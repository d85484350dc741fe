package engine

import (
	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// shuffle begins to shuffle a deck (701.11), unless that is forbidden.
func (s *State) shuffle(f *Frame, act *cardtext.Act, env *Env) {
	p := s.whose(act.To.Whose, env)
	if !s.mayShuffle(p) {
		s.ret = done(1)
		return
	}
	s.note(Event{Kind: EventShuffled, Rule: "701.11", Player: p, Card: NoCard, By: env.Card, Other: NoCard})
	s.push(Frame{Kind: frameShuffle, Who: p, Env: -1})
}

func (s *State) mayShuffle(p Player) bool {
	return s.is(rule.ForbiddenShuffleIsDone) || !s.forbidden(&happening{kind: shuffles, who: p})
}

// stepShuffle lets chance say which card comes next from the top. The first option leaves the deck as it is;
// cards that nobody can tell apart are one option. A counts the cards placed.
func (s *State) stepShuffle(f *Frame) {
	for {
		cards := s.zones[f.Who][deck]
		var opts []Option
		var seen []uint16
		for _, c := range cards[min(int(f.A), len(cards)):] {
			class := s.g.cards[c.ID].class
			if !containsClass(seen, class) {
				seen = append(seen, class)
				opts = append(opts, Option{Verb: Order, Card: c.ID, Target: NoCard})
			}
		}
		if len(opts) < 2 {
			break
		}
		o, ok := s.answerTo()
		if !ok {
			if o, ok = s.ask(KindChance, Chance, NoCard, opts); !ok {
				return
			}
		}
		at := s.find(o.Card).i
		if at != int(f.A) {
			c := s.take(f.Who, deck, at)
			s.insert(f.Who, deck, int(f.A), c)
		}
		f.A++
	}
	s.pop()
	s.ret = done(1)
}

func containsClass(seen []uint16, class uint16) bool {
	for _, c := range seen {
		if c == class {
			return true
		}
	}
	return false
}

// askPlace asks the owner of a card how deep in the deck it goes, where the deck may not be shuffled: mode N
// makes it the N-th card from the top.
func (s *State) askPlace(f *Frame, m *Move) bool {
	owner := s.ownerOf(m.Ref)
	o, ok := s.answerTo()
	if !ok {
		n := len(s.zones[owner][deck]) + 1
		opts := make([]Option, n)
		for i := range opts {
			opts[i] = Option{Verb: Mode, Card: s.asker(f), Target: s.topCard(m.Ref), Mode: uint8(i + 1)}
		}
		if o, ok = s.ask(KindMode, owner, s.asker(f), opts); !ok {
			return false
		}
	}
	m.At = int16(o.Mode - 1)
	return true
}
