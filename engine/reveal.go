package engine

import (
	"slices"

	"dmconform/engine/cardtext"
)

// mayLook tells whether nothing stops a player from looking at a deck. Where something does, nothing is looked for,
// looked at or turned up there.
func (s *State) mayLook(who, whose Player) bool {
	return !s.g.laid.has(cardtext.Cant) || !s.forbidden(&happening{kind: looks, who: who, whose: whose, from: deck, to: deck})
}

// revealUntil turns up cards from the top of a deck until enough of them are what the phrase names. They
// stay in the deck, looked at, until they are put somewhere (605.4).
func (s *State) revealUntil(f *Frame, act *cardtext.Act, env *Env) {
	p := s.whose(act.To.Whose, env)
	if !s.mayLook(f.Who, p) {
		env.Looked, env.It = nil, nil
		s.ret = done(0)
		return
	}
	want := 1
	if act.NP.N != nil {
		want = s.number(act.NP.N, env)
	}
	var seen []Ref
	for i := range s.zones[p][deck] {
		c := s.zones[p][deck][i]
		if isAway(c) {
			continue
		}
		s.own(p, deck)[i].Flags |= Looked
		seen = append(seen, cardRef(c))
		s.note(Event{Kind: EventRevealed, Rule: "701.9", Player: p, Card: c.ID, By: env.Card, Other: NoCard})
		if s.revealedEnough(act.NP, seen, want, env) {
			break
		}
	}
	env.Looked, env.It = seen, seen
	s.aimed(env, act.Kind, seen, seen)
	s.ret = done(len(seen))
}

// revealedEnough counts what fits; "2 cards with the same cost" compares the cards with one another.
func (s *State) revealedEnough(np *cardtext.NP, seen []Ref, want int, env *Env) bool {
	same := slices.ContainsFunc(np.With, func(f cardtext.Filter) bool { return f.Prop == cardtext.CostProp && f.N == nil && f.As == nil })
	n := 0
	last, _ := s.viewOf(seen[len(seen)-1])
	for _, r := range seen {
		v, _ := s.viewOf(r)
		if same {
			if s.sides(&v)[0].Cost == s.sides(&last)[0].Cost {
				n++
			}
		} else if s.anySide(np, &v, env) {
			n++
		}
	}
	return n >= want
}

// gachinko is the judge (701.21): both turn up their top card and put it on the bottom; the one who asked wins if
// its cost is at least the other's. B counts the players whose cost is known, C is the side that the first picked.
func (s *State) gachinko(f *Frame) {
	f.PC = actPerformed // until both costs are known
	for ; f.B < 2; f.B++ {
		side, ok := s.judgedSide(s.judges(f)[f.B])
		if !ok {
			return
		}
		if f.B == 0 {
			f.C = side
			continue
		}
		mine, theirs := s.judgedCost(f.Who, f.C), s.judgedCost(f.Who.other(), side)
		s.judge = mine >= theirs && mine >= 0
	}
	f.PC, f.B = actEnds, 0
	for _, p := range s.judges(f) {
		if cards := s.judged(p); len(cards) > 0 {
			s.note(Event{Kind: EventRevealed, Rule: "701.21", Player: p, Card: cards[0].ID, By: NoCard, Other: NoCard})
			s.add(p, deck, s.take(p, deck, 0))
		}
	}
	s.ret = done(1)
}

// judged is the deck of a player who may turn up its top card.
func (s *State) judged(p Player) []Card {
	if !s.mayLook(p, p) {
		return nil
	}
	return s.zones[p][deck]
}

func (s *State) judges(f *Frame) [2]Player { return [2]Player{f.Who, f.Who.other()} }

// judgedSide is the side of a player's top card that is judged by: of a twinpact card, its owner picks one (201.2c).
func (s *State) judgedSide(p Player) (int16, bool) {
	cards := s.judged(p)
	if len(cards) == 0 {
		return 0, true
	}
	d := s.def(cards[0].ID)
	if d.Layout != Twinpact || d.Sides[0].Cost == d.Sides[1].Cost {
		return 0, true
	}
	o, ok := s.answerTo()
	if !ok {
		o, ok = s.ask(KindMode, p, cards[0].ID, modes(cards[0].ID, len(d.Sides)))
	}
	return int16(o.Mode) - 1, ok
}

// judgedCost is what a player's top card costs by one of its sides; less than any cost if there is no card.
func (s *State) judgedCost(p Player, side int16) int {
	cards := s.judged(p)
	if len(cards) == 0 {
		return -1
	}
	return s.def(cards[0].ID).Sides[side].Cost
}

// look marks cards as looked at or revealed: they stay where they are, and other effects leave them
// alone until they are put or used (605.4).
func (s *State) look(f *Frame, act *cardtext.Act, env *Env) {
	f.Refs = slices.DeleteFunc(slices.Clone(f.Refs), func(r Ref) bool {
		l, ok := s.lookup(r)
		return ok && l.zone == deck && !s.mayLook(f.Who, l.player)
	})
	env.Looked, env.It = f.Refs, f.Refs
	kept := s.takesFromLooked(act, env)
	for _, r := range f.Refs {
		if l, ok := s.lookup(r); ok && l.zone == deck && kept {
			s.own(l.player, l.zone)[l.i].Flags |= Looked
		}
		if act.Kind == cardtext.Reveal {
			s.note(Event{Kind: EventRevealed, Rule: "701.9", Player: f.Who, Card: s.topCard(r), By: NoCard, Other: NoCard})
		}
	}
	s.aimed(env, act.Kind, f.Refs, f.Refs)
	s.ret = done(len(f.Refs))
}

// takesFromLooked tells whether the ability goes on to put or use some of what it looks at: only then are
// those cards kept apart (605.4).
func (s *State) takesFromLooked(look *cardtext.Act, env *Env) bool {
	for _, act := range s.text(env).Acts {
		if act.ID > look.ID && act.NP != nil && (act.NP.Among || act.NP.Ref == cardtext.TheRest || act.NP.Participle == "revealed" || act.NP.Ref == cardtext.It) {
			return true
		}
	}
	return false
}
