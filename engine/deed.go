package engine

import "dmconform/engine/cardtext"

// deed is what a card was used for this turn: it was put into the battle zone, was cast, or attacked. Which, as it was
// where it came from, the face that it showed and who did it.
type deed struct {
	ref  Ref
	kind happeningKind // moved, casts, attacks
	side uint8
	who  Player
}

// noteDeed keeps what was done, for the cards that ask for it.
func (s *State) noteDeed(d deed) {
	if s.g.asksDeeds {
		s.deeds = append(s.deeds[:len(s.deeds):len(s.deeds)], d)
	}
}

// firstDeed finds the first thing of a kind that a player put, cast or attacked with this turn, 0 for none. It is looked
// at as it was then: what has become of it since does not matter.
func (s *State) firstDeed(kind happeningKind, np *cardtext.NP, who Player, env *Env) Ref {
	for i := range s.deeds {
		if s.isDeed(&s.deeds[i], kind, np, who, env) {
			return s.deeds[i].ref
		}
	}
	return 0
}

func (s *State) isDeed(d *deed, kind happeningKind, np *cardtext.NP, who Player, env *Env) bool {
	if d.who != who || d.kind != kind {
		return false
	}
	id := d.ref.card()
	v := view{owner: s.g.cards[id].owner, zone: battle, card: id, only: &s.def(id).Sides[d.side]}
	if kind != casts {
		v.elem = &Element{Owner: v.owner, Side: d.side, Cards: []Card{{ID: id}}}
	}
	return s.matchView(np, &v, env, false)
}

// asksDeeds tells whether a condition asks for more of what was done this turn than how often.
func asksDeeds(c *cardtext.Cond) bool {
	switch c.Kind {
	case cardtext.PutThisTurn, cardtext.FirstPut:
		return true
	case cardtext.CastThisTurn:
		return !plain(c.NP, cardtext.SpellHead)
	case cardtext.AttackedThisTurn:
		return c.NP.Ref == cardtext.NoRef && !plain(c.NP, cardtext.Creature)
	}
	return false
}

// plain tells whether a phrase is a noun and nothing else, "a spell" say.
func plain(np *cardtext.NP, noun cardtext.Head) bool {
	return np.Ref == cardtext.NoRef && len(np.Heads) == 1 && np.Heads[0] == noun && np.Whose == cardtext.Anyones &&
		len(np.Adjs)+len(np.Civs)+len(np.Races)+len(np.With)+len(np.In)+len(np.Or) == 0
}

// limitsDeeds tells whether a rule limits what is put by more than how many creatures there were.
func limitsDeeds(r *cardtext.Rule) bool {
	return r.Kind == cardtext.OnlyPuts && !plain(r.NP, cardtext.Creature)
}
