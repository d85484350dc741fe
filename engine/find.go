package engine

import (
	"slices"

	"dmconform/engine/cardtext"
)

// count counts what a noun phrase names.
func (s *State) count(np *cardtext.NP, env *Env) int {
	if np.Ref != cardtext.NoRef {
		return len(s.referents(np, env))
	}
	n := 0
	s.each(np, env, func(view) bool { n++; return true })
	return n
}

// each visits every object that a noun phrase names, the controller's side first, in the order of the zones.
func (s *State) each(np *cardtext.NP, env *Env, visit func(view) bool) {
	zones := zonesOf(np)
	for _, p := range [2]Player{env.Ctrl, env.Ctrl.other()} {
		for z := battle; z <= abyss; z++ {
			if zones>>z&1 == 0 {
				continue
			}
			if z == battle {
				if !s.eachElement(np, p, env, visit) {
					return
				}
				continue
			}
			for _, c := range s.zones[p][z] {
				v := view{ref: cardRef(c), owner: p, zone: z, card: c.ID, flags: c.Flags}
				if s.matchView(np, &v, env, true) && !visit(v) {
					return
				}
			}
		}
	}
}

func (s *State) eachElement(np *cardtext.NP, p Player, env *Env, visit func(view) bool) bool {
	under, over, linked := usesUnder(np), usesOver(np), usesLinked(np)
	for i := range s.field {
		if s.field[i].Owner != p || s.sealed(&s.field[i]) && !namesSealed(np) {
			continue
		}
		v := s.viewElement(i)
		if s.matchView(np, &v, env, true) && !visit(v) {
			return false
		}
		e := &s.field[i]
		if under && !s.eachPart(np, e, e.Cards, 1, env, visit) {
			return false
		}
		if over && !s.eachPart(np, e, e.Auras, -1, env, visit) {
			return false
		}
		if linked && !s.eachLinked(np, e, env, visit) {
			return false
		}
	}
	return true
}

// eachPart visits the cards under (sign 1) or over (sign -1) an element.
func (s *State) eachPart(np *cardtext.NP, e *Element, cards []Card, sign int, env *Env, visit func(view) bool) bool {
	for k, c := range cards {
		part := sign * (k + 1)
		if sign > 0 {
			if part = k; k == 0 {
				continue // the top card is the element
			}
		}
		v := view{ref: cardRef(c), owner: e.Owner, zone: battle, card: c.ID, part: part, elem: e}
		if s.matchView(np, &v, env, true) && !visit(v) {
			return false
		}
	}
	return true
}

// eachLinked visits the further cards of an element.
func (s *State) eachLinked(np *cardtext.NP, e *Element, env *Env, visit func(view) bool) bool {
	for k, c := range e.Links {
		v := view{ref: cardRef(c), owner: e.Owner, zone: battle, card: c.ID, part: firstLink + k, elem: e}
		if s.matchView(np, &v, env, true) && !visit(v) {
			return false
		}
	}
	return true
}

func usesLinked(np *cardtext.NP) bool {
	return np.LinkedWith != nil || slices.ContainsFunc(np.Or, usesLinked)
}

// usesOver tells whether a phrase can name what lies over an element: auras (310) and weapons (305).
func usesOver(np *cardtext.NP) bool {
	for _, h := range np.Heads {
		switch h {
		case cardtext.Aura, cardtext.Weapon, cardtext.Element:
			return true
		}
	}
	for _, alt := range np.Or {
		if usesOver(alt) {
			return true
		}
	}
	return false
}

func usesUnder(np *cardtext.NP) bool {
	if np.Under != nil {
		return true
	}
	for _, alt := range np.Or {
		if usesUnder(alt) {
			return true
		}
	}
	return false
}

// zonesOf returns the zones in which a noun phrase can find anything, as bits.
func zonesOf(np *cardtext.NP) uint16 {
	var z uint16
	switch {
	case np.Among:
		z = 1<<deck | 1<<hand | 1<<grave | 1<<shields
	case np.Under != nil || np.LinkedWith != nil || len(np.In) == 0:
		z = 1 << battle
		for _, h := range np.Heads {
			if h == cardtext.Shield {
				z = 1 << shields
			}
		}
	}
	for _, p := range np.In {
		z |= 1 << p.Zone
	}
	for _, alt := range np.Or {
		z |= zonesOf(alt)
	}
	return z
}
