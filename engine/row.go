package engine

import (
	"fmt"
	"slices"

	"dmconform/engine/cardtext"
)

// A linked creature is its Gods in a row (804): Cards[0] is the leftmost, Links are the others from left to right.

// isLinkedGod tells a linked God (804) from what else consists of several cards: those leave together.
func (s *State) isLinkedGod(e *Element) bool {
	return len(e.Links) > 0 && s.side(e).param("g-link") != nil
}

// gods are the further Gods of a linked creature; what else consists of several cards is the card that it shows.
func (s *State) gods(e *Element) []Card {
	if s.isLinkedGod(e) {
		return e.Links
	}
	return nil
}

// row lists the Gods of an element from left to right.
func (e *Element) row() []Card {
	return append(append(make([]Card, 0, 1+len(e.Links)), e.Cards[0]), e.Links...)
}

// setRow makes a row the Gods of an element; what lies beneath it stays there.
func (e *Element) setRow(row []Card) {
	was := e.Cards[0].ID
	e.Cards = append([]Card{row[0]}, e.Cards[1:]...)
	e.Links = row[1:]
	if row[0].ID != was {
		e.Side = 0
	}
}

// without is a row without one God.
func without(row []Card, id CardID) []Card {
	return slices.DeleteFunc(slices.Clone(row), func(c Card) bool { return c.ID == id })
}

func hasGod(row []Card, id CardID) bool {
	return slices.ContainsFunc(row, func(c Card) bool { return c.ID == id })
}

// viewGod looks at one God of a row by itself.
func (s *State) viewGod(c Card, owner Player) view {
	return view{ref: cardRef(c), owner: owner, zone: battle, card: c.ID, elem: &Element{Owner: owner, Cards: []Card{c}}}
}

// standBeside tells whether two Gods may stand side by side: the text of one of them says so.
func (s *State) standBeside(left, right Card, owner Player) bool {
	return s.namesBeside(left, right, cardtext.LeftOf, owner) || s.namesBeside(right, left, cardtext.RightOf, owner)
}

func (s *State) namesBeside(c, other Card, side cardtext.LinkSide, owner Player) bool {
	kw := s.def(c.ID).Sides[0].param("g-link")
	if kw == nil {
		return false
	}
	v := s.viewGod(other, owner)
	env := s.cardEnv(c, 0)
	return slices.ContainsFunc(kw.Link, func(l cardtext.Link) bool {
		return l.Side == side && s.matchView(l.NP, &v, &env, true)
	})
}

// linkPlaces lists where in a row another may be put, as how many Gods stand to the left of it then.
func (s *State) linkPlaces(row, with []Card, owner Player) []int {
	var places []int
	for k := range len(row) + 1 {
		if k > 0 && !s.standBeside(row[k-1], with[0], owner) || k < len(row) && !s.standBeside(with[len(with)-1], row[k], owner) {
			continue
		}
		places = append(places, k)
	}
	return places
}

// lastGod is the rightmost of a row.
func (e *Element) lastGod() Card {
	if n := len(e.Links); n > 0 {
		return e.Links[n-1]
	}
	return e.Cards[0]
}

// linkEvent tells whether a pattern of linking, or of leaving a link, fits what the ability of env sees.
func (s *State) linkEvent(p *cardtext.Event, h *happening, env *Env) bool {
	row := s.rowOf(h.subj)
	if p.Kind == cardtext.LeavesLink {
		god := h.gods[0]
		return s.isGod(p.NP, god, s.ownerOf(h.subj), env) && s.inCompany(p.Company, without(row, god.ID), env)
	}
	if !s.matches(p.NP, h.subj, env, false) {
		return false
	}
	if p.Company == nil {
		return true
	}
	// They are together now, and were not before: the one that speaks was with those that joined or with the others.
	before := h.gods
	if !hasGod(h.gods, env.Card) {
		before = slices.DeleteFunc(slices.Clone(row), func(c Card) bool { return hasGod(h.gods, c.ID) })
	}
	return s.inCompany(p.Company, without(row, env.Card), env) && !s.inCompany(p.Company, without(before, env.Card), env)
}

// rowOf is the row of Gods of an element, as it is or as it was when a part of it left.
func (s *State) rowOf(r Ref) []Card {
	if i := s.elementAt(r); i >= 0 {
		return s.field[i].row()
	}
	if l := s.lastOf(r); l != nil {
		return l.row()
	}
	return nil
}

// isGod tells whether one God of a row, by itself, is what a noun phrase names.
func (s *State) isGod(np *cardtext.NP, c Card, owner Player, env *Env) bool {
	if np.Ref == cardtext.This || np.Ref == cardtext.ThisCard {
		return c.ID == env.Card
	}
	v := s.viewGod(c, owner)
	return s.matchView(np, &v, env, true)
}

// inCompany tells whether a row has a God for each of some noun phrases.
func (s *State) inCompany(nps []*cardtext.NP, row []Card, env *Env) bool {
	if len(nps) == 0 {
		return true
	}
	return slices.ContainsFunc(row, func(c Card) bool {
		return s.isGod(nps[0], c, s.g.cards[c.ID].owner, env) && s.inCompany(nps[1:], without(row, c.ID), env)
	})
}

// linkedWith is the condition "this is linked with …".
func (s *State) linkedWith(c *cardtext.Cond, env *Env) bool {
	return slices.ContainsFunc(s.referents(c.NP, env), func(r Ref) bool {
		row := s.rowOf(r)
		if r == env.Src {
			row = without(row, env.Card)
		}
		return s.inCompany(c.Company, row, env)
	})
}

// checkRow: Gods that a board gives as linked stand from left to right as their texts say.
func (s *State) checkRow(e *Element) error {
	row := e.row()
	if s.def(row[len(row)-1].ID).Sides[0].Types&CoreType != 0 {
		return nil // of a field of several cards
	}
	for k := range e.Links {
		if !s.standBeside(row[k], row[k+1], e.Owner) {
			return fmt.Errorf("%s does not link to the left of %s: linked cards are given from left to right",
				s.def(row[k].ID).Name, s.def(row[k+1].ID).Name)
		}
	}
	return nil
}
