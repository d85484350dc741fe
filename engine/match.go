package engine

import (
	"slices"
	"strings"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// view is an object as a noun phrase looks at it: an element, a card in some zone, or the last known
// state of an element that has left.
type view struct {
	ref   Ref
	owner Player
	zone  Zone
	card  CardID
	flags CardFlags
	part  int      // in the battle zone: 0 for the element itself, else a card under (>0) or over (<0) one
	elem  *Element // the element it is, or that it lies under or over
	last  *Last
}

// viewOf looks at an object; false if nothing is known of it.
func (s *State) viewOf(r Ref) (view, bool) {
	if r.isElement() {
		if i := s.elementAt(r); i >= 0 {
			return s.viewElement(i), true
		}
		if l := s.lastOf(r); l != nil && s.is(rule.PastStateUnseen) {
			return s.viewOf(l.After)
		} else if l != nil {
			return view{ref: r, owner: l.Owner, zone: battle, card: l.Cards[0].ID, elem: &l.Element, last: l}, true
		}
		return view{}, false
	}
	l, ok := s.lookup(r)
	if !ok {
		return view{}, false
	}
	return s.viewCard(r, l), true
}

func (s *State) viewElement(i int) view {
	e := &s.field[i]
	return view{ref: elementRef(e.ID), owner: e.Owner, zone: battle, card: e.Cards[0].ID, elem: e}
}

func (s *State) viewCard(r Ref, l loc) view {
	c := s.at(l)
	v := view{ref: r, owner: l.player, zone: l.zone, card: c.ID, flags: c.Flags, part: l.part}
	if l.zone == battle {
		v.elem = &s.field[l.i]
		if l.part == 0 {
			v.part = 1 // the top card, spoken of as a card
		}
	}
	return v
}

// isElement tells whether the view is of an element and not of a card under or over one.
func (v *view) isElement() bool { return v.elem != nil && v.part == 0 }

// sides returns the faces that count: the one shown in the battle zone, both halves of a twinpact elsewhere
// (810), the front of a double-faced card (200.3).
func (s *State) sides(v *view) []Side {
	d := s.def(v.card)
	if v.isElement() {
		return d.Sides[v.elem.Side : v.elem.Side+1]
	}
	if d.Layout == Twinpact {
		return d.Sides
	}
	return d.Sides[:1]
}

// matches tells whether an object is what a noun phrase names, for the ability of env. With normal, a
// phrase that names no zone means the zone where such a thing normally is; an event gives its own zones.
func (s *State) matches(np *cardtext.NP, r Ref, env *Env, normal bool) bool {
	v, ok := s.viewOf(r)
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

func (s *State) liesUnder(np, before *cardtext.NP, v *view, env *Env) bool {
	if v.elem == nil || v.part <= 0 || v.last != nil || v.elem.Cards[0].ID == v.card {
		return false
	}
	over := view{ref: elementRef(v.elem.ID), owner: v.elem.Owner, zone: battle, card: v.elem.Cards[0].ID, elem: v.elem}
	if np.Under.Ref == cardtext.It && before != nil {
		return s.matchOne(before, nil, &over, env, true)
	}
	return s.matchView(np.Under, &over, env, true)
}

// inPlace checks the zone: the ones a phrase names, or where such a thing normally is.
func (s *State) inPlace(np *cardtext.NP, v *view, env *Env, normal bool) bool {
	if len(np.In) > 0 {
		for _, p := range np.In {
			if p.Zone == v.zone && s.ownedBy(p.Whose, v.owner, env) && (v.zone != battle || v.part <= 0) {
				return v.flags&(Held|Waiting|Looked) == 0
			}
		}
		return false
	}
	if !normal {
		return true
	}
	if slices.Contains(np.Heads, cardtext.Shield) {
		return v.zone == shields && v.flags&(Joined|Waiting|Held) == 0
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
	if len(np.Heads) > 0 && !slices.ContainsFunc(np.Heads, func(h cardtext.Head) bool { return s.isHead(h, v, side) }) {
		return false
	}
	for _, a := range np.Adjs {
		if !s.isAdj(a, v, side) {
			return false
		}
	}
	if len(np.Civs) > 0 {
		want, _ := ParseCivs(np.Civs)
		if s.civs(v, side)&want == 0 {
			return false
		}
	}
	if len(np.Races) > 0 && !slices.ContainsFunc(np.Races, side.hasRace) {
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

func (s *State) isHead(h cardtext.Head, v *view, side *Side) bool {
	switch h {
	case cardtext.CardHead:
		return true
	case cardtext.Shield:
		return v.zone == shields
	case cardtext.Element:
		if v.zone == battle {
			return v.isElement() || v.part < 0
		}
		return side.Types&elementTypes != 0
	}
	if v.zone == battle && v.part > 0 {
		return false // what lies beneath is only a card (200.3a)
	}
	switch h {
	case cardtext.Creature:
		return side.Types&CreatureType != 0 && (!v.isElement() || v.elem.Seals == 0)
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
	case cardtext.Linked:
		return v.isElement() && len(v.elem.Links) > 0
	case cardtext.Attacking:
		return v.ref == s.attack.Attacker
	}
	return false
}

// isEvolution: a NEO creature is an evolution creature while a card lies under it (802).
func isEvolution(v *view, side *Side) bool {
	return side.Types&EvolutionType != 0 || side.Types&NEOType != 0 && v.isElement() && len(v.elem.Cards) > 1
}

func (v *view) isTapped() bool {
	if v.isElement() {
		return v.elem.Tapped
	}
	return v.flags&Tapped != 0
}

func (s *State) passes(f *cardtext.Filter, v *view, side *Side, env *Env) bool {
	switch f.Prop {
	case cardtext.CostProp, cardtext.PowerProp:
		have := side.Cost
		if f.Prop == cardtext.PowerProp {
			have = s.powerOf(v, side)
		}
		if f.As != nil {
			for _, r := range s.compared(f.As, env) {
				if o, ok := s.viewOf(r); ok {
					want := s.sides(&o)[0].Cost
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
		return (side.Name == f.Str) != f.Not
	case cardtext.NamePart:
		return strings.Contains(side.Name, f.Str) != f.Not
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
		return !side.hasRace(f.Str)
	}
	return false
}

// asItWas looks at the subject of an event by the card that it was then, though another lies on it now (605.2e).
func (s *State) asItWas(v *view, env *Env) *view {
	if !v.isElement() || env.Was == 0 || env.Was.isElement() || env.Was.card() == v.card {
		return v
	}
	e := *v.elem
	for _, c := range e.Cards {
		if c.ID == env.Was.card() {
			e.Cards, e.Side = []Card{c}, 0
			return &view{ref: v.ref, owner: v.owner, zone: v.zone, card: c.ID, elem: &e}
		}
	}
	return v
}

// compared lists what a filter compares with: what a reference points at, or all that a phrase names.
func (s *State) compared(np *cardtext.NP, env *Env) []Ref {
	if np.Ref != cardtext.NoRef {
		return s.referents(np, env)
	}
	var out []Ref
	s.each(np, env, func(v view) bool { out = append(out, v.ref); return true })
	return out
}

func (s *State) sharesName(v *view, refs []Ref) bool {
	for _, r := range refs {
		o, ok := s.viewOf(r)
		if !ok {
			continue
		}
		mine := s.names(v)
		if slices.ContainsFunc(s.names(&o), func(n string) bool { return slices.Contains(mine, n) }) {
			return true
		}
	}
	return false
}

// names lists the names of an object: of every face that counts, and of every card of a linked God (202.5).
func (s *State) names(v *view) []string {
	var out []string
	for _, d := range s.sides(v) {
		out = append(out, d.Name)
	}
	if v.isElement() && !s.is(rule.LinkedGodOneName) {
		for _, c := range v.elem.Links {
			out = append(out, s.def(c.ID).Sides[0].Name)
		}
	}
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
		for _, r := range s.referents(n.NP, env) {
			if v, ok := s.viewOf(r); ok {
				if n.Kind == cardtext.CostOf {
					return s.sides(&v)[0].Cost
				}
				return s.powerOf(&v, &s.sides(&v)[0])
			}
		}
		return 0
	}
	return n.Value
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

func one(r Ref) []Ref {
	if r == 0 {
		return nil
	}
	return []Ref{r}
}

// participles names the acts whose results a participle speaks of.
var participles = map[string][]cardtext.ActKind{
	"chosen": {cardtext.Choose}, "returned": {cardtext.Return}, "destroyed": {cardtext.Destroy},
	"discarded": {cardtext.Discard}, "put": {cardtext.Put, cardtext.PutOnto, cardtext.Shieldize},
	"revealed": {cardtext.Reveal, cardtext.RevealUntil}, "tapped": {cardtext.TapAct},
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
		if !slices.Contains(participles[participle], p.Kind) || !s.areAll(p, noun) {
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
