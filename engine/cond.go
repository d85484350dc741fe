package engine

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// holds reads a condition now (603.4: at the resolution).
func (s *State) holds(c *cardtext.Cond, env *Env) bool {
	return s.holdsPlain(c, env) != c.Not
}

func (s *State) holdsPlain(c *cardtext.Cond, env *Env) bool {
	switch c.Kind {
	case cardtext.AllOf:
		for _, part := range c.And {
			if !s.holds(part, env) {
				return false
			}
		}
		return true
	case cardtext.CountCond:
		if c.N == nil {
			return s.count(c.NP, env) > 0
		}
		return compare(s.count(c.NP, env), c.Cmp, s.number(c.N, env))
	case cardtext.SomePlayerHasNo:
		mine, theirs := s.countOfEach(c.NP, env)
		return mine == 0 || theirs == 0
	case cardtext.CompareCond:
		return s.compareSides(c, env)
	case cardtext.WasCond: // as it was just before it moved (605.2e)
		return slices.ContainsFunc(s.asItLay(c.NP, env), func(r Ref) bool {
			v, ok := s.viewOf(r)
			return ok && s.matchView(c.NP2, &v, env, false)
		})
	case cardtext.IsCond:
		for _, r := range s.spokenOf(c.NP, env) {
			if v, ok := s.viewOf(r); ok && s.matchView(c.NP2, &v, env, false) {
				return true
			}
		}
		return false
	case cardtext.IsTappedCond:
		for _, r := range s.referents(c.NP, env) {
			if v, ok := s.viewOf(r); ok && v.isTapped() {
				return true
			}
		}
		return false
	case cardtext.EnteredBy:
		v, ok := s.viewOf(env.Src)
		return ok && v.elem != nil && wayIs(c.Way, v.elem.Way) && placesHave(c.In, v.elem.From)
	case cardtext.FirstAttack:
		return s.counts.attacks == 1
	case cardtext.CountWay:
		return compare(s.countedWay(c.NP, c.Word, env), c.Cmp, s.number(c.N, env))
	case cardtext.NotUsedWord:
		return !s.counts.finalRev[env.Ctrl]
	case cardtext.WonJudge:
		return s.judge
	case cardtext.AttackedThisTurn:
		switch {
		case plain(c.NP, cardtext.Creature):
			return s.counts.attacks > 0
		case c.NP.Ref == cardtext.NoRef:
			return s.firstDeed(attacks, c.NP, s.active, env) != 0 // nobody else attacks
		}
		for _, r := range s.referents(c.NP, env) {
			if i := s.elementAt(r); i >= 0 && s.field[i].Attacked {
				return true
			}
		}
		return false
	case cardtext.CastThisTurn:
		who := s.player(c.Who, env)
		if plain(c.NP, cardtext.SpellHead) {
			return s.counts.cast[who] > 0
		}
		return s.firstDeed(casts, c.NP, who, env) != 0
	case cardtext.PutThisTurn:
		return s.firstDeed(moved, c.NP, s.player(c.Who, env), env) != 0
	case cardtext.FirstPut:
		return env.Was != 0 && s.firstDeed(moved, c.NP2, s.player(c.Who, env), env) == env.Was
	case cardtext.SharesName:
		for _, r := range s.referents(c.NP, env) {
			if v, ok := s.viewOf(r); ok && s.sharesName(&v, s.referents(c.NP2, env)) {
				return true
			}
		}
		return false
	case cardtext.SharesCiv:
		return s.sharesCiv(c, env)
	case cardtext.EnteredLastTurn:
		v, ok := s.viewOf(env.Src)
		return ok && v.elem != nil && v.elem.Entered == s.before[env.Ctrl]
	case cardtext.WholeDeck:
		return len(s.zones[env.Ctrl][deck]) == s.lookedIn(env)
	case cardtext.BattlesCond:
		return slices.ContainsFunc(s.referents(c.NP, env), s.fighting)
	case cardtext.YourTurnCond:
		return s.active == env.Ctrl
	case cardtext.SealedCond:
		return slices.ContainsFunc(s.referents(c.NP, env), func(r Ref) bool {
			i := s.elementAt(r)
			return i >= 0 && s.field[i].hasSeals()
		})
	case cardtext.AttackingCond:
		return containsRef(s.referents(c.NP, env), s.attack.Attacker)
	case cardtext.IsInPlace:
		for _, r := range s.referents(c.NP, env) {
			if v, ok := s.viewOf(r); ok && v.last == nil && placesHave(c.In, v.zone) {
				return true
			}
		}
		return false
	case cardtext.LinkedWith:
		return s.linkedWith(c, env)
	case cardtext.AllCivsCond:
		return s.civsIn(c.In, env) == AllCivs
	case cardtext.AllAre:
		return s.allAre(c.NP, env)
	}
	return false
}

// countedWay counts what acts of a verb did in this ability: what really changed or, for a time, what was
// attempted (605.2e).
func (s *State) countedWay(what *cardtext.NP, participle string, env *Env) int {
	n := 0
	for i := range env.Picks {
		if p := &env.Picks[i]; slices.Contains(cardtext.PickedBy(participle), p.Kind) {
			refs := p.Real
			if s.is(rule.CountReadsAttempt) {
				refs = p.Tried
			}
			for _, r := range refs {
				if plain(what, cardtext.CardHead) || s.isKindOf(what, r, env) {
					n++
				}
			}
		}
	}
	return n
}

// isKindOf tells whether what an act was done to is what a phrase describes, wherever it is now.
func (s *State) isKindOf(what *cardtext.NP, r Ref, env *Env) bool {
	v, ok := s.viewOf(r)
	if !ok {
		v, ok = s.viewOf(s.refOf(r.card()))
	}
	return ok && s.anySide(what, &v, env)
}

// allAre: "all of them" are the cards that were revealed, wherever they are now, or what the last act did
// something to.
func (s *State) allAre(what *cardtext.NP, env *Env) bool {
	them := s.picked("revealed", "cards", env)
	if len(them) == 0 {
		them = env.It
	}
	for _, r := range them {
		if !r.isElement() {
			r = s.refOf(r.card())
		}
		if v, ok := s.viewOf(r); !ok || !s.matchView(what, &v, env, false) {
			return false
		}
	}
	return len(them) > 0
}

func (s *State) compareSides(c *cardtext.Cond, env *Env) bool {
	mine, other := s.countOfEach(c.NP, env)
	if c.Who == cardtext.WhoOpponent {
		mine, other = other, mine
	}
	return compare(mine, c.Cmp, other)
}

// countOfEach counts what the player of an ability has, and what the opponent has.
func (s *State) countOfEach(of *cardtext.NP, env *Env) (mine, theirs int) {
	np, other := *of, *env
	np.Whose = cardtext.Yours
	other.Ctrl = env.Ctrl.other()
	return s.count(&np, env), s.count(&np, &other)
}

func (s *State) sharesCiv(c *cardtext.Cond, env *Env) bool {
	for _, r := range s.referents(c.NP, env) {
		a, ok := s.viewOf(r)
		if !ok {
			continue
		}
		for _, q := range s.referents(c.NP2, env) {
			b, ok := s.viewOf(q)
			if ok && s.civs(&a, &s.sides(&a)[0])&s.civs(&b, &s.sides(&b)[0]) != 0 {
				return true
			}
		}
	}
	return false
}

// lookedIn counts the looked-at cards that are still in the controller's deck.
func (s *State) lookedIn(env *Env) int {
	n := 0
	for _, c := range s.zones[env.Ctrl][deck] {
		if c.Flags&Looked != 0 {
			n++
		}
	}
	return n
}

// civsIn returns the civilizations of all cards in some zones; an element counts with what it shows.
func (s *State) civsIn(in []cardtext.Place, env *Env) Civs {
	np := cardtext.NP{Heads: []cardtext.Head{cardtext.CardHead}, In: in}
	var c Civs
	s.each(&np, env, func(v view) bool {
		sides := s.sides(&v)
		for i := range sides {
			c |= s.civs(&v, &sides[i])
		}
		return true
	})
	return c
}

func placesHave(in []cardtext.Place, z Zone) bool {
	if len(in) == 0 {
		return true
	}
	for _, p := range in {
		if p.Zone == z || p.Zone == anyZone {
			return true
		}
	}
	return false
}

// wayIs tells whether a card came the way that a text names; "" is any.
func wayIs(word string, w Way) bool {
	switch word {
	case "":
		return true
	case "summoning":
		return w.summons()
	}
	return word == w.String()
}
