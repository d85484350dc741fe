package engine

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// swapZones swaps all that one phrase names with all that the other names: two whole zones, or a zone and a
// shield (701.26c). It is done with no card on a side too; what cannot move stays, and the rest is swapped.
func (s *State) swapZones(f *Frame, act *cardtext.Act) {
	a, b := slices.Clone(f.Refs), slices.Clone(s.sel)
	s.sel = nil
	s.inOrder(a)
	s.inOrder(b)
	za, zb := s.swapZone(act.NP, a), s.swapZone(act.NP2, b)
	moves := append(s.swapMoves(a, zb, f.Who), s.swapMoves(b, za, f.Who)...)
	if s.is(rule.ZoneSwapNeedsBoth) && (len(a) == 0 || len(b) == 0 || s.anyKept(moves)) {
		s.ret = Facts{Could: true}
		return
	}
	if len(moves) == 0 {
		s.ret = done(1)
		return
	}
	s.pushMove(moves, f.Env, 0)
}

// joinAll makes one shield of many: they stay where they are, so nothing is put (409.2a).
func (s *State) joinAll(f *Frame) {
	for k, r := range f.Refs {
		if l, ok := s.lookup(r); ok && k > 0 {
			s.own(l.player, l.zone)[l.i].Flags |= Joined
		}
	}
	s.ret = done(len(f.Refs))
}

// swapZone is the zone that a side of the swap is: the one named, or where its cards are.
func (s *State) swapZone(np *cardtext.NP, refs []Ref) Zone {
	if len(np.In) > 0 {
		return np.In[0].Zone
	}
	if slices.Contains(np.Heads, cardtext.Shield) {
		return shields
	}
	for _, r := range refs {
		if l, ok := s.lookup(r); ok {
			return l.zone
		}
	}
	return anyZone
}

// swapMoves makes the moves of one side: every card of a shield goes along, and what becomes a shield
// becomes one.
func (s *State) swapMoves(refs []Ref, to Zone, who Player) []Move {
	var moves []Move
	for _, r := range refs {
		l, ok := s.lookup(r)
		if !ok {
			continue
		}
		cards := s.zones[l.player][l.zone]
		for i := l.i; i < len(cards); i++ {
			if i > l.i && (l.zone != shields || cards[i].Flags&Joined == 0) {
				break
			}
			m := Move{Ref: cardRef(cards[i]), To: to, At: -1, Who: who, NoMana: true}
			if to == shields && len(moves) > 0 {
				m.Flags = Joined
			}
			moves = append(moves, m)
		}
	}
	return moves
}

func (s *State) anyKept(moves []Move) bool {
	for i := range moves {
		if h := s.wouldBe(&moves[i]); s.forbidden(&h) || s.stays(&h) {
			return true
		}
	}
	return false
}
