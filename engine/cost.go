package engine

import "dmconform/engine/cardtext"

// costOf is what using a card costs now: printed, with all that makes it more or less (112), save what
// depends on how it is used.
func (s *State) costOf(r Ref, side *Side) int {
	cost := side.Cost
	var more laidRules
	for i := range s.rulesOf(cardtext.CostsMore, &more) {
		if l := more.at(i); s.matches(l.rule.NP, r, &l.env, false) {
			cost += s.number(l.rule.N, &l.env)
		}
	}
	var less laidRules
	for i := range s.rulesOf(cardtext.CostsLess, &less) {
		if l := less.at(i); s.matches(l.rule.NP, r, &l.env, false) {
			cost = max(l.rule.Min, cost-s.number(l.rule.N, &l.env), 0)
		}
	}
	return cost
}

// ownReductions visits the rules of a card that make itself cheaper: they work where it is used from (110.4e).
func ownReductions(side *Side, visit func(*cardtext.Rule)) {
	if !side.rules.has(cardtext.CostsLess) {
		return
	}
	for _, a := range side.Text.Abilities {
		for _, r := range a.Rules {
			if r.Kind == cardtext.CostsLess && r.NP.Ref == cardtext.This {
				visit(r)
			}
		}
	}
}

// baseSetsCost tells whether the cost depends on what the card evolves from.
func (s *State) baseSetsCost(side *Side) bool {
	found := false
	ownReductions(side, func(*cardtext.Rule) { found = true })
	return found && side.Types&EvolutionType != 0
}

// reduced is the cost with the card's own reductions, for an evolution onto a base or from n cards beneath.
func (s *State) reduced(cost int, r Ref, side *Side, base Ref, n int) int {
	ownReductions(side, func(rule *cardtext.Rule) {
		env := s.envOf(r)
		switch {
		case rule.N.Kind == cardtext.CountOf && rule.N.NP.Under != nil:
			cost = max(rule.Min, cost-n*max(1, rule.N.Times))
		case rule.If != nil && rule.If.Kind == cardtext.IsEvolvedFrom:
			if base != 0 && s.matches(rule.If.NP2, base, &env, true) {
				cost = max(rule.Min, cost-s.number(rule.N, &env))
			}
		case rule.If == nil || s.holds(rule.If, &env):
			cost = max(rule.Min, cost-s.number(rule.N, &env))
		}
	})
	return max(cost, 0)
}

func (s *State) envOf(r Ref) Env {
	if l, ok := s.lookup(r); ok {
		return s.cardEnv(s.at(l), 0)
	}
	return Env{}
}

// leastCost is the least that using a card out of the hand can cost: with the best base, and every Sasageru.
func (s *State) leastCost(p Player, r Ref, side *Side) int {
	cost := s.costOf(r, side)
	if s.baseSetsCost(side) {
		best := cost
		if kw := graveEvolution(side); kw != nil {
			best = s.reduced(cost, r, side, 0, len(s.graveBases(kw, p, nil)))
		}
		for _, b := range s.bases(side, p) {
			best = min(best, s.reduced(cost, r, side, b, 1))
		}
		cost = best
	}
	for _, g := range s.givers(p, r) {
		cost = max(1, cost-g.n)
	}
	return cost
}

// giver is a creature with Sasageru: used for a summoning it makes it cheaper, and then is destroyed.
type giver struct {
	ref Ref
	n   int
}

// givers lists the creatures of a player whose Sasageru fits a card.
func (s *State) givers(p Player, r Ref) []giver {
	var out []giver
	for i := range s.field {
		e := &s.field[i]
		if e.Owner != p || s.ignored(e) {
			continue
		}
		for side, env := range s.texts(e, false) {
			if kw := side.param("sasageru"); kw != nil && s.matches(kw.NP, r, &env, false) {
				out = append(out, giver{elementRef(e.ID), kw.N})
			}
		}
	}
	return out
}

// settleCost fixes what a use costs: the base that was chosen, then each Sasageru, asked one by one. One that
// the player cannot do without is used unasked. B is the cost; C counts the creatures asked, and from there
// on Refs[1:] are those used.
func (s *State) settleCost(f *Frame, side *Side) bool {
	if f.Flag&useFree != 0 || Way(f.Node) != BySummon {
		return true
	}
	if f.C == 0 {
		base, n := Ref(0), 0
		if len(f.Moves) > 0 {
			base, n = f.Moves[0].Onto, len(f.Moves[0].Bases)
		}
		if f.B = int16(s.costOf(f.Refs[0], side)); s.baseSetsCost(side) {
			f.B = int16(s.reduced(int(f.B), f.Refs[0], side, base, n))
		}
	}
	givers := s.givers(f.Who, f.Refs[0])
	for int(f.C) < len(givers) {
		g := givers[f.C]
		rest := int(f.B)
		for _, later := range givers[f.C+1:] {
			rest = max(1, rest-later.n)
		}
		used := !s.canPay(f.Who, rest, side.Civs)
		if !used {
			o, ok := s.answerTo()
			if !ok {
				id := s.topCard(g.ref)
				s.askUse(f.Who, id, f.Refs[0].card(), AsTrigger)
				return false
			}
			used = o.Verb == Use
		}
		f.C++
		if used {
			f.B = int16(max(1, int(f.B)-g.n))
			f.Refs = withRef(f.Refs, g.ref)
		}
	}
	return true
}

// destroyGivers destroys the creatures whose Sasageru was used.
func (s *State) destroyGivers(who Player, givers []Ref) {
	var moves []Move
	for _, r := range givers {
		moves = append(moves, Move{Ref: r, To: grave, At: -1, Cause: causeDestroy, Who: who})
	}
	if len(moves) > 0 {
		s.pushMove(moves, -1, 0)
	}
}
