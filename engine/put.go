package engine

import "dmconform/engine/cardtext"

// put is a card that was put into the battle zone this turn: which, as it was where it came from, the face that
// it showed and who put it.
type put struct {
	ref  Ref
	side uint8
	who  Player
}

// notePut keeps what was put, for the cards that ask for it.
func (s *State) notePut(p put) {
	if s.g.asksPuts {
		s.puts = append(s.puts[:len(s.puts):len(s.puts)], p)
	}
}

// firstPut finds the first thing of a kind that a player put into the battle zone this turn, 0 for none. It is
// looked at as it was put: what has become of it since does not matter.
func (s *State) firstPut(np *cardtext.NP, who Player, env *Env) Ref {
	for _, p := range s.puts {
		id := p.ref.card()
		e := Element{Owner: s.g.cards[id].owner, Side: p.side, Cards: []Card{{ID: id}}}
		v := view{owner: e.Owner, zone: battle, card: id, elem: &e}
		if p.who == who && s.matchView(np, &v, env, false) {
			return p.ref
		}
	}
	return 0
}
