package engine

import (
	"slices"
	"strings"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// compared lists what a filter compares with: what a reference points at, or all that a phrase names.
func (s *State) compared(np *cardtext.NP, env *Env) []Ref {
	if np.Ref != cardtext.NoRef {
		return s.referents(np, env)
	}
	var out []Ref
	s.each(np, env, func(v view) bool { out = append(out, v.ref); return true })
	return out
}

func compare(a int, c cardtext.Cmp, b int) bool {
	switch c {
	case cardtext.Le:
		return a <= b
	case cardtext.Ge:
		return a >= b
	case cardtext.Lt:
		return a < b
	case cardtext.Gt:
		return a > b
	}
	return a == b
}

// number reads a number that may depend on the position.
func (s *State) number(n *cardtext.Num, env *Env) int {
	if n == nil {
		return 1
	}
	switch n.Kind {
	case cardtext.Infinite:
		return infinite
	case cardtext.CountOf:
		c := s.count(n.NP, env)
		if n.Times != 0 {
			c *= n.Times
		}
		return c
	case cardtext.CostOf, cardtext.PowerOf:
		most := 0
		refs := s.referents(n.NP, env)
		if n.Kind == cardtext.PowerOf {
			refs = s.spokenOf(n.NP, env)
		}
		for _, r := range refs {
			if v, ok := s.viewOf(r); ok {
				most = max(most, s.measure(n.Kind, &v))
			}
		}
		return most
	}
	return n.Value
}

// measure is the cost or the power of an object.
func (s *State) measure(kind cardtext.NumKind, v *view) int {
	side := &s.sides(v)[0]
	if kind == cardtext.CostOf {
		return s.cost(v, side)
	}
	return s.powerOf(v, side)
}

// infinite stands for a cost or power printed as ∞ (108.1c).
const infinite = 1 << 20

// referents returns what a reference points back at.
func (s *State) referents(np *cardtext.NP, env *Env) []Ref {
	switch np.Ref {
	case cardtext.This, cardtext.ThisCard:
		return one(env.Src)
	case cardtext.It, cardtext.Them:
		return env.It
	case cardtext.That:
		return one(env.Subj)
	case cardtext.TheOther:
		return one(env.Other)
	case cardtext.TheAttacker:
		return one(s.attack.Attacker)
	case cardtext.TheRest:
		return env.Looked
	case cardtext.TheAttached:
		if l := s.find(env.Card); l.zone == battle {
			return one(elementRef(s.field[l.i].ID))
		}
	case cardtext.ExLifeShield, cardtext.ForceShield:
		if v, ok := s.viewOf(env.Src); ok && v.elem != nil {
			if np.Ref == cardtext.ExLifeShield {
				return one(v.elem.ExLife)
			}
			return one(v.elem.Force)
		}
	case cardtext.ThePicked:
		return s.picked(np.Participle, np.Noun, env)
	}
	return nil
}

// spokenOf is what a reference points back at, as it was: of what an act made leave the battle zone "it" tells the power
// it had there (605.2e).
func (s *State) spokenOf(np *cardtext.NP, env *Env) []Ref {
	if np.Ref == cardtext.It && len(env.Picks) > 0 {
		tried := env.Picks[len(env.Picks)-1].Tried
		if slices.ContainsFunc(tried, func(r Ref) bool { return s.lastOf(r) != nil && s.elementAt(r) < 0 }) {
			return tried
		}
	}
	return s.referents(np, env)
}

// asItLay is what "if it was …" asks about: what the last act was done to, else what the event was about, as it was just
// before it moved (605.2e).
func (s *State) asItLay(np *cardtext.NP, env *Env) []Ref {
	switch {
	case np.Ref == cardtext.It && len(env.Picks) > 0:
		return env.Picks[len(env.Picks)-1].Tried
	case np.Ref == cardtext.ThePicked:
		for i := len(env.Picks) - 1; i >= 0; i-- {
			if p := &env.Picks[i]; slices.Contains(cardtext.PickedBy(np.Participle), p.Kind) {
				return p.Tried
			}
		}
		return nil
	}
	return one(env.Was)
}

func one(r Ref) []Ref {
	if r == 0 {
		return nil
	}
	return []Ref{r}
}

// picked finds the result of the last act of a verb. Since 2022-09-14 "the returned card" and "the put
// card" are what really moved; what was chosen, destroyed or discarded is what the act aimed at (605.2e).
//
// A noun tells acts of one verb apart: "the put creature" is of the last that put a creature. In the plural
// it is of all of them.
func (s *State) picked(participle, noun string, env *Env) []Ref {
	var all []Ref
	for i := len(env.Picks) - 1; i >= 0; i-- {
		p := &env.Picks[i]
		if !slices.Contains(cardtext.PickedBy(participle), p.Kind) || !s.areAll(p, noun) {
			continue
		}
		refs := p.Tried
		if (participle == "returned" || participle == "put") && !s.is(rule.ResultReadsAttempt) {
			refs = p.Real
		}
		if !strings.HasSuffix(noun, "s") {
			return refs
		}
		all = append(all, refs...)
	}
	return all
}

// areAll tells whether what an act was done to is what a noun says; "card" is anything.
func (s *State) areAll(p *Pick, noun string) bool {
	if noun != "creature" && noun != "creatures" {
		return true
	}
	for _, r := range append(p.Tried[:len(p.Tried):len(p.Tried)], p.Real...) {
		v, ok := s.viewOf(r)
		if !ok {
			continue // it has moved: its new self is among the real ones
		}
		if !slices.ContainsFunc(s.sides(&v), func(d Side) bool { return d.Types&CreatureType != 0 }) {
			return false
		}
	}
	return true
}
