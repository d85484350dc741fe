package engine

import (
	"slices"

	"dmconform/engine/cardtext"
)

// base is what an evolution is put on, as far as its cost depends on that: a card or creature, and how many.
type base struct {
	ref Ref
	n   int
}

// costOf is what using a side of a card costs now: printed, with all that makes it more or less (112), save what
// depends on how it is used.
func (s *State) costOf(r Ref, side *Side) int { return s.costOn(r, side, base{}) }

// costOn is the cost for an evolution onto a base. What makes the cost less is applied from the highest "not less
// than" down: the player says in which order (601.1a), and that one leaves the least.
func (s *State) costOn(r Ref, side *Side, on base) int {
	cost := side.Cost
	var laid laidRules
	for i := range s.rulesOf(cardtext.CostsMore, &laid) {
		if l := laid.at(i); s.changesCost(l.rule, r, side, &l.env) {
			cost += s.number(l.rule.N, &l.env)
		}
	}
	eachOwnCost(side, cardtext.CostsMore, func(rule *cardtext.Rule) { cost += s.ownChange(rule, r, on) })

	type reduction struct{ n, floor int }
	var room [4]reduction
	less := room[:0]
	laid = laidRules{}
	for i := range s.rulesOf(cardtext.CostsLess, &laid) {
		if l := laid.at(i); s.changesCost(l.rule, r, side, &l.env) {
			less = append(less, reduction{s.number(l.rule.N, &l.env), l.rule.Min})
		}
	}
	eachOwnCost(side, cardtext.CostsLess, func(rule *cardtext.Rule) {
		less = append(less, reduction{s.ownChange(rule, r, on), rule.Min})
	})
	slices.SortStableFunc(less, func(a, b reduction) int { return b.floor - a.floor })
	for _, x := range less {
		cost = max(min(cost, x.floor), cost-x.n, 0)
	}
	return cost
}

// changesCost tells whether a rule about costs is about this use: of the side that is used, and of no other (810).
func (s *State) changesCost(rule *cardtext.Rule, r Ref, side *Side, env *Env) bool {
	spell := side.Types&SpellType != 0
	if rule.Verb == "summon" && spell || rule.Verb == "cast" && !spell {
		return false
	}
	return s.sideOfMatches(rule.NP, r, side, env, false)
}

// eachOwnCost visits the rules of a side that change its own cost: they work where it is used from (110.4e).
func eachOwnCost(side *Side, kind cardtext.RuleKind, visit func(*cardtext.Rule)) {
	if !side.rules.has(kind) {
		return
	}
	for _, a := range side.Text.Abilities {
		for _, r := range a.Rules {
			if r.Kind == kind && r.NP.Ref == cardtext.This {
				visit(r)
			}
		}
	}
}

// ownChange is by how much a rule of the card itself changes its cost on a base.
func (s *State) ownChange(rule *cardtext.Rule, r Ref, on base) int {
	env := s.envOf(r)
	switch {
	case countsBeneath(rule):
		return on.n * max(1, rule.N.Times)
	case rule.If == nil:
		return s.number(rule.N, &env)
	case rule.If.Kind == cardtext.IsEvolvedFrom:
		if on.ref == 0 || !s.matches(rule.If.NP2, on.ref, &env, true) {
			return 0
		}
		return s.number(rule.N, &env)
	case s.holds(rule.If, &env):
		return s.number(rule.N, &env)
	}
	return 0
}

func countsBeneath(r *cardtext.Rule) bool {
	return r.N.Kind == cardtext.CountOf && r.N.NP.Under != nil
}

// baseSetsCost tells whether the cost depends on what the card evolves from.
func (s *State) baseSetsCost(side *Side) bool {
	found := false
	for _, kind := range [...]cardtext.RuleKind{cardtext.CostsLess, cardtext.CostsMore} {
		eachOwnCost(side, kind, func(r *cardtext.Rule) {
			found = found || countsBeneath(r) || r.If != nil && r.If.Kind == cardtext.IsEvolvedFrom
		})
	}
	return found && side.Types&EvolutionType != 0
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
			best = s.costOn(r, side, base{n: len(s.graveBases(kw, p, nil))})
		}
		for _, b := range s.bases(side, p) {
			best = min(best, s.costOn(r, side, base{b, 1}))
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
		var on base
		if len(f.Moves) > 0 {
			on = base{f.Moves[0].Onto, len(f.Moves[0].Bases)}
		}
		f.B = int16(s.costOn(f.Refs[0], side, on))
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
