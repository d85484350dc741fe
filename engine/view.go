package engine

import (
	"slices"

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
	only  *Side // the one side that counts, of a twinpact card outside the battle zone
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

// alone tells whether a card is the only one that an element stands by.
func (e *Element) alone(id CardID) bool {
	return e.Cards[0].ID == id && len(e.Cards) == 1 && len(e.Links) == 0
}

// sides returns the faces that count: the one shown in the battle zone, both halves of a twinpact elsewhere
// (810), the front of a double-faced card (200.3), of a card that lies face down in the mana zone none (405.4).
func (s *State) sides(v *view) []Side {
	d := s.def(v.card)
	if v.isElement() {
		return d.Sides[v.elem.Side : v.elem.Side+1]
	}
	if isBlank(v.zone, v.flags) {
		return blank
	}
	if d.Layout == Twinpact {
		for i := range d.Sides {
			if v.only == &d.Sides[i] {
				return d.Sides[i : i+1]
			}
		}
		return d.Sides
	}
	return d.Sides[:1]
}

// blank is what a card that lies face down in the mana zone shows: it is a card of cost 0, and nothing else (405.4).
var blank = []Side{{Text: &cardtext.Text{}}}

func isBlank(z Zone, f CardFlags) bool { return z == mana && f&Down != 0 }

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

// asItWas looks at the subject of an event by the card that it was then, though another lies on it now (605.2e).
func (s *State) asItWas(v *view, env *Env) *view {
	if s.is(rule.PastStateUnseen) || !v.isElement() || env.Was == 0 || env.Was.isElement() || env.Was.card() == v.card {
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
		if d.Name != "" {
			out = append(out, d.Name)
		}
	}
	if v.isElement() && !s.is(rule.LinkedGodOneName) {
		for _, c := range s.gods(v.elem) {
			out = append(out, s.def(c.ID).Sides[0].Name)
		}
	}
	return out
}
