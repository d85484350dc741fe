package engine

import (
	"slices"
	"strings"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// matches tells whether an object is what a noun phrase names, for the ability of env. With normal, a
// phrase that names no zone means the zone where such a thing normally is; an event gives its own zones.
func (s *State) matches(np *cardtext.NP, r Ref, env *Env, normal bool) bool {
	v, ok := s.viewOf(r)
	return ok && s.matchView(np, &v, env, normal)
}

// sideOfMatches is matches for one side of a card: the half of a twinpact card that is used, say (810).
func (s *State) sideOfMatches(np *cardtext.NP, r Ref, side *Side, env *Env, normal bool) bool {
	v, ok := s.viewOf(r)
	v.only = side
	return ok && s.matchView(np, &v, env, normal)
}

func (s *State) matchView(np *cardtext.NP, v *view, env *Env, normal bool) bool {
	if s.matchOne(np, nil, v, env, normal) {
		return true
	}
	for _, alt := range np.Or {
		if s.matchOne(alt, np, v, env, normal) {
			return true
		}
	}
	return false
}

// matchOne leaves the alternatives of np aside. before is the phrase that stands before it, which "it"
// speaks of in "an element or a card under it".
func (s *State) matchOne(np, before *cardtext.NP, v *view, env *Env, normal bool) bool {
	if np.Ref != cardtext.NoRef {
		return s.isReferent(np, v, env)
	}
	if !s.ownedBy(np.Whose, v.owner, env) {
		return false
	}
	if np.Other && (v.ref == env.Src || v.card == env.Card) {
		return false
	}
	if np.Under != nil {
		return s.liesUnder(np, before, v, env) && s.anySide(np, v, env)
	}
	if np.LinkedWith != nil {
		return s.liesLinked(np.LinkedWith, v, env) && s.anySide(np, v, env)
	}
	if np.Among {
		them := env.Looked
		if len(them) == 0 {
			them = env.It // what the last act put somewhere
		}
		if !containsRef(them, v.ref) {
			return false
		}
	} else if !s.inPlace(np, v, env, normal) {
		return false
	}
	return s.anySide(np, v, env)
}

func (s *State) isReferent(np *cardtext.NP, v *view, env *Env) bool {
	if np.Ref == cardtext.This || np.Ref == cardtext.ThisCard {
		return v.ref == env.Src || !v.ref.isElement() && !env.Src.isElement() && v.card == env.Card
	}
	return containsRef(s.referents(np, env), v.ref)
}

func (s *State) ownedBy(w cardtext.Whose, owner Player, env *Env) bool {
	switch w {
	case cardtext.Yours:
		return owner == env.Ctrl
	case cardtext.Opponents:
		return owner != env.Ctrl
	case cardtext.ThatPlayers:
		return owner == env.Player
	case cardtext.Owners:
		return owner == s.player(cardtext.WhoOwner, env)
	}
	return true
}

// layUnder tells whether a card lay under something that has left by now (605.2e), whatever it is itself.
func (s *State) layUnder(over *cardtext.NP, v *view, env *Env) bool {
	for _, r := range s.referents(over, env) {
		if l := s.lastOf(r); l != nil && s.elementAt(r) < 0 {
			return slices.ContainsFunc(l.Cards[1:], func(c Card) bool { return c.ID == v.card })
		}
	}
	return false
}

func (s *State) liesUnder(np, before *cardtext.NP, v *view, env *Env) bool {
	if before == nil && s.layUnder(np.Under, v, env) {
		return true
	}
	if v.elem == nil || v.part <= 0 || v.part >= firstLink || v.last != nil || v.elem.Cards[0].ID == v.card {
		return false
	}
	over := view{ref: elementRef(v.elem.ID), owner: v.elem.Owner, zone: battle, card: v.elem.Cards[0].ID, elem: v.elem}
	if np.Under.Ref == cardtext.It && before != nil {
		return s.matchOne(before, nil, &over, env, true)
	}
	return s.matchView(np.Under, &over, env, true)
}

// liesLinked tells whether a card is a further card of what a phrase names.
func (s *State) liesLinked(with *cardtext.NP, v *view, env *Env) bool {
	if v.elem == nil || v.part < firstLink || v.part >= firstSeal || v.last != nil {
		return false
	}
	whole := view{ref: elementRef(v.elem.ID), owner: v.elem.Owner, zone: battle, card: v.elem.Cards[0].ID, elem: v.elem}
	return s.matchView(with, &whole, env, true)
}

// onTheWay marks the shields that are counted no longer (113.6a). What gives S-trigger to them is asked as it was
// just before (113.6b).
func (s *State) onTheWay() CardFlags {
	if s.asBroken {
		return 0
	}
	return Waiting
}

// inPlace checks the zone: the ones a phrase names, or where such a thing normally is.
func (s *State) inPlace(np *cardtext.NP, v *view, env *Env, normal bool) bool {
	if len(np.In) > 0 {
		for _, p := range np.In {
			if p.Zone == v.zone && s.ownedBy(p.Whose, v.owner, env) && (v.zone != battle || v.part <= 0) {
				return v.flags&(Held|Looked|s.onTheWay()) == 0
			}
		}
		return false
	}
	if !normal {
		return true
	}
	if slices.Contains(np.Heads, cardtext.Shield) {
		return v.zone == shields && v.flags&(Joined|Held|s.onTheWay()) == 0
	}
	return v.zone == battle && (v.part <= 0 || slices.Contains(np.Heads, cardtext.CardHead))
}

func (s *State) anySide(np *cardtext.NP, v *view, env *Env) bool {
	sides := s.sides(v)
	for i := range sides {
		if s.sideMatches(np, v, &sides[i], env) {
			return true
		}
	}
	return len(sides) > 1 && s.is(rule.TwinpactEitherSide) && s.sidesTogether(np, v, sides, env)
}

// sidesTogether is a wrong rule: every part of a phrase is met by some side, not all by the same.
func (s *State) sidesTogether(np *cardtext.NP, v *view, sides []Side, env *Env) bool {
	some := func(part cardtext.NP) bool {
		return slices.ContainsFunc(sides, func(d Side) bool { return s.sideMatches(&part, v, &d, env) })
	}
	for i := range np.With {
		if !some(cardtext.NP{With: np.With[i : i+1]}) {
			return false
		}
	}
	return some(cardtext.NP{Heads: np.Heads}) && some(cardtext.NP{Civs: np.Civs}) && some(cardtext.NP{Races: np.Races, Adjs: np.Adjs})
}

// sideMatches checks noun, adjectives, civilization, race and filters against one face. All must be true
// of the same face of a twinpact.
func (s *State) sideMatches(np *cardtext.NP, v *view, side *Side, env *Env) bool {
	if v.part >= firstSeal && len(np.Adjs)+len(np.Civs)+len(np.Races)+len(np.With) > 0 {
		return false // a seal lies face down: it is a card and nothing else
	}
	as := v
	if v.isElement() && v.elem.hasSeals() && slices.Contains(np.Adjs, cardtext.SealedAdj) {
		as = asFree(v)
	}
	if len(np.Heads) > 0 && !slices.ContainsFunc(np.Heads, func(h cardtext.Head) bool { return s.isHead(h, as, side) }) {
		return false
	}
	asCard := slices.Contains(np.Heads, cardtext.CardHead) && !v.isElement() && v.last == nil
	for _, a := range np.Adjs {
		if asCard && (a == cardtext.Multicolored || a == cardtext.Colorless) { // with both halves of a twinpact (810)
			if n := s.cardCivs(v).count(); a == cardtext.Multicolored && n < 2 || a == cardtext.Colorless && n > 0 {
				return false
			}
		} else if !s.isAdj(a, v, side) {
			return false
		}
	}
	if len(np.Civs) > 0 {
		want, _ := ParseCivs(np.Civs)
		if s.civs(v, side)&want == 0 {
			return false
		}
	}
	if len(np.Races) > 0 && !slices.ContainsFunc(np.Races, func(r string) bool { return s.hasRace(v, side, r) }) {
		return false
	}
	for i := range np.With {
		if !s.passes(&np.With[i], v, side, env) {
			return false
		}
	}
	return true
}

// hasRace tells whether a side has a race: the one named, or one that contains it, as "Dragon" (203.2).
func (d *Side) hasRace(race string) bool {
	for _, r := range d.Races {
		if strings.Contains(r, race) {
			return true
		}
	}
	return false
}

// hasRace tells whether an object has a race; a linked creature has those of all its Gods (804).
func (s *State) hasRace(v *view, side *Side, race string) bool {
	return side.hasRace(race) || v.isElement() && slices.ContainsFunc(s.gods(v.elem), func(c Card) bool {
		return s.def(c.ID).Sides[0].hasRace(race)
	})
}

// cost of an object; that of a linked creature is the sum of its Gods' (804).
func (s *State) cost(v *view, side *Side) int {
	n := side.Cost
	if v.isElement() {
		for _, c := range s.gods(v.elem) {
			n += s.def(c.ID).Sides[0].Cost
		}
	}
	return n
}

func (s *State) isHead(h cardtext.Head, v *view, side *Side) bool {
	switch h {
	case cardtext.CardHead:
		return true
	case cardtext.Shield:
		return v.zone == shields
	case cardtext.Element:
		if v.zone == battle {
			return v.isElement() && (!v.elem.hasSeals() || side.Types&CreatureType == 0) || v.part < 0
		}
		return side.Types&elementTypes != 0
	}
	if v.zone == battle && v.part > 0 {
		return false // what lies beneath is only a card (200.3a)
	}
	switch h {
	case cardtext.Creature:
		return side.Types&CreatureType != 0 && (!v.isElement() || !v.elem.hasSeals())
	case cardtext.SpellHead:
		return side.Types&SpellType != 0
	case cardtext.Tamaseed:
		return side.Types&TamaseedType != 0
	case cardtext.Aura:
		return side.Types&AuraType != 0
	case cardtext.Field:
		return side.Types&FieldType != 0
	case cardtext.D2Field:
		return side.Types&D2FieldType != 0
	case cardtext.Weapon:
		return side.Types&WeaponType != 0
	case cardtext.Gear:
		return side.Types&GearType != 0
	case cardtext.Castle:
		return side.Types&CastleType != 0
	}
	return false
}

func (s *State) isAdj(a cardtext.Adj, v *view, side *Side) bool {
	switch a {
	case cardtext.Evolution:
		return isEvolution(v, side)
	case cardtext.NonEvolution:
		return !isEvolution(v, side)
	case cardtext.Multicolored:
		if v.zone == mana && v.last == nil { // as a card, with both sides of a twinpact
			return s.manaCivs(s.at(s.find(v.card))).count() > 1
		}
		return s.civs(v, side).count() > 1
	case cardtext.Colorless:
		return s.civs(v, side) == 0
	case cardtext.Tapped:
		return v.isTapped()
	case cardtext.Untapped:
		return !v.isTapped()
	case cardtext.Psychic:
		return side.Types&PsychicType != 0
	case cardtext.Dragheart:
		return side.Types&DragheartType != 0
	case cardtext.Exile:
		return side.Types&ExileType != 0
	case cardtext.Orega:
		return side.Types&OregaType != 0
	case cardtext.NonExile:
		return side.Types&ExileType == 0
	case cardtext.FaceUpAdj:
		return v.flags&FaceUp != 0
	case cardtext.GR:
		return side.Types&GRType != 0
	case cardtext.NonCreature:
		return side.Types&CreatureType == 0
	case cardtext.Sideways:
		return v.flags&Sideways != 0
	case cardtext.SealedAdj:
		return v.isElement() && v.elem.hasSeals()
	case cardtext.Linked:
		return v.isElement() && s.isLinkedGod(v.elem)
	case cardtext.Attacking:
		return v.ref == s.attack.Attacker
	}
	return false
}

func (s *State) passes(f *cardtext.Filter, v *view, side *Side, env *Env) bool {
	switch f.Prop {
	case cardtext.CostProp, cardtext.PowerProp:
		have := s.cost(v, side)
		if f.Prop == cardtext.PowerProp {
			have = s.powerOf(v, side)
		}
		if f.As != nil {
			for _, r := range s.compared(f.As, env) {
				if o, ok := s.viewOf(r); ok {
					want := s.cost(&o, &s.sides(&o)[0])
					if f.Prop == cardtext.PowerProp {
						want = s.powerOf(&o, &s.sides(&o)[0])
					}
					return compare(have, f.Cmp, want)
				}
			}
			return false
		}
		return compare(have, f.Cmp, s.number(f.N, env))
	case cardtext.NameProp:
		if f.As != nil {
			return s.sharesName(v, s.compared(f.As, env)) != f.Not
		}
		return (side.Name == f.Str || v.isElement() && s.isLinkedGod(v.elem) && slices.Contains(s.names(v), f.Str)) != f.Not
	case cardtext.NamePart:
		has := func(name string) bool { return strings.Contains(name, f.Str) }
		return (has(side.Name) || v.isElement() && s.isLinkedGod(v.elem) && slices.ContainsFunc(s.names(v), has)) != f.Not
	case cardtext.HasKeyword:
		have := side.keywords&keywordBit(f.Str) != 0
		if v.isElement() && v.last == nil {
			have = s.has(v.elem, keywordBit(f.Str))
		}
		return have != f.Not
	case cardtext.CivProp:
		for _, r := range s.compared(f.As, env) {
			if o, ok := s.viewOf(r); ok && s.civs(&o, &s.sides(&o)[0])&s.civs(v, side) != 0 {
				return !f.Not
			}
		}
		return f.Not
	case cardtext.EvolvesFrom:
		for _, r := range s.compared(f.As, env) {
			o, ok := s.viewOf(r)
			if ok && f.As.Ref == cardtext.That && s.canEvolveFrom(side, v.owner, s.asItWas(&o, env)) {
				return !f.Not
			}
			if ok && f.As.Ref != cardtext.That && s.canEvolveFrom(side, v.owner, &o) {
				return !f.Not
			}
		}
		return f.Not
	case cardtext.RaceNot:
		return !s.hasRace(v, side, f.Str)
	}
	return false
}
