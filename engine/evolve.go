package engine

import (
	"slices"

	"dmconform/engine/cardtext"
)

// evolution finds the evolution ability of a side: which keyword it is, with what it evolves from. A NEO
// creature may evolve, the others must (801, 802).
func evolution(side *Side) (kw *cardtext.Keyword, must bool) {
	for _, n := range [...]string{"evolution", "star evolution", "ultimate evolution"} {
		if k := side.param(n); k != nil {
			return k, true
		}
	}
	return side.param("neo evolution"), false
}

// canEvolveFrom tells whether a side can be put on an element of its owner (801.1a). A tamaseed with
// Shinkalize serves as if it were a creature.
func (s *State) canEvolveFrom(side *Side, owner Player, v *view) bool {
	kw, _ := evolution(side)
	if kw == nil || kw.NP == nil || v.owner != owner || !v.isElement() {
		return false
	}
	env := Env{Ctrl: owner, Player: owner.other()}
	if s.matchView(kw.NP, v, &env, true) {
		return true
	}
	return s.sides(v)[0].keywords&kwShinkalize != 0 && s.matchView(headless(kw.NP), v, &env, true)
}

// headless is a noun phrase that does not ask what type of card it is.
func headless(np *cardtext.NP) *cardtext.NP {
	n := *np
	n.Heads = nil
	n.Or = nil
	for _, alt := range np.Or {
		n.Or = append(n.Or, headless(alt))
	}
	return &n
}

// bases lists what a side can evolve from now.
func (s *State) bases(side *Side, owner Player) []Ref {
	var out []Ref
	for i := range s.field {
		v := s.viewElement(i)
		if s.canEvolveFrom(side, owner, &v) {
			out = append(out, v.ref)
		}
	}
	return out
}

// graveBases lists the cards of the graveyard that a graveyard evolution can be put on.
func (s *State) graveBases(kw *cardtext.Keyword, owner Player, taken []Ref) []Ref {
	np := cardtext.NP{Heads: []cardtext.Head{cardtext.Creature}, In: []cardtext.Place{{Whose: cardtext.Yours, Zone: grave}}}
	if kw.NP != nil {
		np = *kw.NP
		np.In = []cardtext.Place{{Whose: cardtext.Yours, Zone: grave}}
	}
	env := Env{Ctrl: owner, Player: owner.other()}
	var out []Ref
	s.each(&np, &env, func(v view) bool {
		leaves := Move{Ref: v.ref, To: battle, Under: true, At: -1, Who: owner}
		if h := s.wouldBe(&leaves); !containsRef(taken, v.ref) && !s.stays(&h) {
			out = append(out, v.ref)
		}
		return true
	})
	return out
}

// hasBase tells whether an evolution has anything to evolve from.
func (s *State) hasBase(side *Side, owner Player) bool {
	if kw := graveEvolution(side); kw != nil {
		return len(s.graveBases(kw, owner, nil)) > 0
	}
	return len(s.bases(side, owner)) > 0
}

var graveEvolutionKeyword = cardtext.Keyword{Name: "super-infinite graveyard evolution", N: -1}

func graveEvolution(side *Side) *cardtext.Keyword {
	if side.keywords&kwGraveyardEvolution == 0 {
		return nil
	}
	if k := side.param(graveEvolutionKeyword.Name); k != nil {
		return k
	}
	return &graveEvolutionKeyword
}

// chooseBases asks what the first card that enters is put on, and which God leaves; A is the move. What later cards
// are put on is asked as they enter: they may find the first there (409.1f).
func (s *State) chooseBases(f *Frame) bool {
	for ; int(f.A) < len(f.Moves); f.A++ {
		m := &f.Moves[f.A]
		if m.State == planned && m.Ref.isElement() && m.To != battle && !s.chooseGod(f, m) {
			return false
		}
		if !f.entersAfterAnother() && !s.chooseBase(f) {
			return false
		}
	}
	return true
}

// entersAfterAnother tells whether something enters before move A does.
func (f *Frame) entersAfterAnother() bool {
	return slices.ContainsFunc(f.Moves[:f.A], func(m Move) bool { return m.To == battle && !m.Under && (m.State == planned || m.State == carried) })
}

// chooseBase asks, for move A, what a card is put on that evolves, links or is attached (801.1). An evolution with
// nothing to evolve from stays where it is.
func (s *State) chooseBase(f *Frame) bool {
	m := &f.Moves[f.A]
	if m.State != planned || m.To != battle || m.Onto != 0 && !m.needsPlace() || m.Under || m.Ref.isElement() {
		return true
	}
	side := &s.def(m.Ref.card()).Sides[m.Side]
	if kw := graveEvolution(side); kw != nil {
		return s.chooseGraveBases(f, kw)
	}
	if side.Types&AuraType != 0 && m.Attach == 0 {
		return s.chooseCarrier(f, m)
	}
	if side.param("g-link") != nil {
		return s.chooseLink(f, m)
	}
	kw, must := evolution(side)
	if kw == nil && side.Types&EvolutionType == 0 {
		return true
	}
	var open []Ref
	if kw != nil {
		open = s.bases(side, s.ownerOf(m.Ref))
	}
	if len(open) == 0 {
		if kw == nil || must {
			f.writeMoves()[f.A].State = barred
		}
		return true
	}
	o, ok := s.askBase(m, open, !must)
	if ok && !o.None {
		f.writeMoves()[f.A].Onto = s.pickedRef(open, o.Card)
	}
	return ok
}

func (s *State) askBase(m *Move, open []Ref, none bool) (Option, bool) {
	if o, ok := s.answerTo(); ok {
		return o, true
	}
	opts := s.eachOption(Choose, open)
	if none {
		opts = append(opts, noneOption(Choose))
	}
	return s.ask(KindChoose, m.Who, m.Ref.card(), opts)
}

// chooseGraveBases takes one or more cards of the graveyard, one at a time.
func (s *State) chooseGraveBases(f *Frame, kw *cardtext.Keyword) bool {
	for {
		m := &f.Moves[f.A]
		open := s.graveBases(kw, s.ownerOf(m.Ref), m.Bases)
		open = slices.DeleteFunc(open, func(r Ref) bool { return r == m.Ref })
		if len(open) == 0 {
			if len(m.Bases) == 0 {
				f.writeMoves()[f.A].State = barred
			}
			return true
		}
		o, ok := s.askBase(m, open, len(m.Bases) > 0)
		if !ok {
			return false
		}
		if o.None {
			return true
		}
		moves := f.writeMoves()
		moves[f.A].Bases = withRef(moves[f.A].Bases, s.pickedRef(open, o.Card))
	}
}
