package engine

import (
	"cmp"
	"slices"

	"dmconform/engine/cardtext"
)

// What one effect puts into the battle zone enters one by one, and waits for that in the held state (409.1e, 409.1f). So
// what enters later is seen by what has entered before it, and not the other way round.

// enterTogether tells whether several cards enter by one set of moves; seals do not enter one by one.
func (f *Frame) enterTogether() bool {
	another := func(m Move) bool { return m.To != battle || m.Under || m.Ref.isElement() }
	return len(f.Moves) > 1 && !slices.ContainsFunc(f.Moves, another)
}

// areEntering tells whether cards enter one by one now: state-based actions wait until all have, but for the loss by an
// empty deck, which comes at once (104.2b).
func (s *State) areEntering() bool {
	for i := range s.frames {
		if f := &s.frames[i]; f.Kind == frameMove && f.PC == moveDone && f.enterTogether() {
			return len(s.zones[0][deck]) > 0 && len(s.zones[1][deck]) > 0
		}
	}
	return false
}

// orderEntries asks the players, the turn player first, in which order their cards enter, where it makes a difference;
// true when all are in order.
func (s *State) orderEntries(f *Frame) bool {
	turn := func(m *Move) int {
		switch {
		case m.State != planned:
			return 2
		case s.ownerOf(m.Ref) != s.active:
			return 1
		}
		return 0
	}
	slices.SortStableFunc(f.writeMoves(), func(a, b Move) int { return cmp.Compare(turn(&a), turn(&b)) })
	for i := range f.Moves {
		if f.Moves[i].State == planned {
			s.takeUp(f.Moves[i].Ref)
		}
	}
	for ; int(f.A) < len(f.Moves)-1; f.A++ {
		m := &f.Moves[f.A]
		if next := &f.Moves[f.A+1]; turn(m) == 2 || turn(next) != turn(m) {
			continue // the only one that is left
		}
		if s.orderMatters(f, s.ownerOf(m.Ref)) && !s.orderNext(f) {
			return false
		}
	}
	return true
}

// orderMatters tells whether it can make a difference in which order the cards of a player enter.
func (s *State) orderMatters(f *Frame, p Player) bool {
	limited := s.putsAreLimited(f.Moves[0].Who) || s.counts.doubleNext[p]
	enters := func(m *Move) bool { return m.State == planned && s.ownerOf(m.Ref) == p }
	for i := range f.Moves {
		for k := range f.Moves {
			x, y := &f.Moves[i], &f.Moves[k]
			if enters(x) && enters(y) && !s.alike(x, y) && (limited || s.noticesEntry(x, y) || s.onlyFirstCounts(y)) {
				return true
			}
		}
	}
	return false
}

// alike tells whether two cards that enter are copies of one card, and come from the same zone.
func (s *State) alike(x, y *Move) bool {
	return s.g.cards[x.Ref.card()].class == s.g.cards[y.Ref.card()].class && x.From == y.From
}

// noticesEntry tells whether it makes a difference for a card, x, whether y enters before or after it: x watches y, binds it
// by a rule, or can evolve on it. What y will be in the battle zone is not known yet: of phrases only the owner is asked.
func (s *State) noticesEntry(x, y *Move) bool {
	id := x.Ref.card()
	side := &s.def(id).Sides[x.Side]
	env := s.cardEnv(s.at(s.find(id)), int(x.Side))
	h := s.wouldBe(y)
	for _, a := range side.Text.Abilities {
		switch {
		case len(a.In) > 0:
		case a.Kind == cardtext.AsEnters: // what it does may depend on who is there
			if slices.ContainsFunc(a.Body.Sentences, func(sent *cardtext.Sentence) bool { return sent.If != nil }) {
				return true
			}
		case a.Kind == cardtext.Trigger:
			if slices.ContainsFunc(a.Events, func(e *cardtext.Event) bool { return s.mayWatch(e, &h, &env) }) {
				return true
			}
		case a.Kind == cardtext.Static:
			if slices.ContainsFunc(a.Rules, func(r *cardtext.Rule) bool { return s.mayBindEntry(r, &h, &env) }) {
				return true
			}
		}
	}
	owner, other := s.ownerOf(y.Ref), y.Ref.card()
	base := view{ref: y.Ref, owner: owner, zone: battle, card: other, elem: &Element{Owner: owner, Side: y.Side, Cards: []Card{{ID: other}}}}
	return s.canEvolveFrom(side, owner, &base)
}

// onlyFirstCounts tells whether something that stands there already sees the entering of one card a turn, and may see this.
func (s *State) onlyFirstCounts(m *Move) bool {
	h := s.wouldBe(m)
	for i := range s.field {
		for side, env := range s.texts(&s.field[i], true) {
			for _, a := range side.Text.Abilities {
				if a.Kind == cardtext.Trigger && (a.First || a.Once) && slices.ContainsFunc(a.Events, func(e *cardtext.Event) bool { return s.mayWatch(e, &h, &env) }) {
					return true
				}
			}
		}
	}
	return false
}

// mayWatch tells whether a pattern can fit the entering of a card.
func (s *State) mayWatch(e *cardtext.Event, h *happening, env *Env) bool {
	switch e.Kind {
	case cardtext.PlayerPuts, cardtext.Summons, cardtext.Uses:
		if !s.isWho(e.Who, h.who, env) {
			return false
		}
	}
	evolving := e.Kind == cardtext.Evolves && s.def(h.subj.card()).Sides[0].Types&(EvolutionType|NEOType) != 0
	return (kindFits(e.Kind, h) || evolving) && wayIs(e.Way, h.way) != e.WayNot && s.zonesFit(e, h, env) && s.mayName(e.NP, h.subj, env)
}

// mayBindEntry tells whether a rule can bind a card that enters.
func (s *State) mayBindEntry(r *cardtext.Rule, h *happening, env *Env) bool {
	switch r.Kind {
	case cardtext.Cant, cardtext.DoesNot:
		return s.mayWatch(r.Event, h, env)
	case cardtext.EntersTapped:
		return s.mayName(r.NP, h.subj, env)
	case cardtext.OnlyPuts:
		return s.player(r.Who, env) == h.who
	}
	return false
}

// mayName tells whether a phrase names anything of the owner of another card.
func (s *State) mayName(np *cardtext.NP, r Ref, env *Env) bool {
	fits := func(np *cardtext.NP) bool { return np.Ref == cardtext.NoRef && s.ownedBy(np.Whose, s.ownerOf(r), env) }
	return np == nil || fits(np) || slices.ContainsFunc(np.Or, fits)
}

// putsAreLimited tells whether a player can put only so many creatures into the battle zone.
func (s *State) putsAreLimited(p Player) bool {
	var rules laidRules
	for i := range s.rulesOf(cardtext.OnlyPuts, &rules) {
		if l := rules.at(i); s.player(l.rule.Who, &l.env) == p {
			return true
		}
	}
	return false
}
