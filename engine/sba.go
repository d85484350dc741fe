package engine

import "dmconform/engine/cardtext"

// stateBased does the state-based actions that are due (703.4), all at once; run calls it whenever
// something has changed, also in the middle of a resolution (111.2d).
func (s *State) stateBased() {
	if s.loseByDeck(); !s.over {
		s.loseByRule()
	}
	if s.over {
		return
	}
	s.rebuild()
	if moves := append(s.looseCards(), s.doomed()...); len(moves) > 0 {
		s.pushMove(moves, -1, 0)
	}
	if s.g.seals {
		s.commandsEntered()
	}
}

// lookAgain has state-based actions looked at where something has changed that powers may hang on: what is tapped, held, or
// attacking (111.2d).
func (s *State) lookAgain() { s.dirty = s.dirty || s.g.laid.has(cardtext.GetsPower) }

// loseByDeck: who has no card left in the deck loses (104.2b); both do, if both have none at once.
func (s *State) loseByDeck() {
	var lost [2]bool
	for p := range Player(2) {
		lost[p] = len(s.zones[p][deck]) == 0 && !s.survivesEmptyDeck(p)
	}
	switch {
	case lost[0] && lost[1]:
		s.finish(Chance)
	case lost[0]:
		s.finish(1)
	case lost[1]:
		s.finish(0)
	}
}

// loseByRule: "you lose the game" of a static ability. If both players would lose, the turn player does.
func (s *State) loseByRule() {
	if !s.g.laid.has(cardtext.LosesIf) {
		return
	}
	var rules laidRules
	var lost [2]bool
	for i := range s.rulesOf(cardtext.LosesIf, &rules) {
		l := rules.at(i)
		lost[s.player(l.rule.Who, &l.env)] = true
	}
	for _, p := range [2]Player{s.active, s.active.other()} {
		if lost[p] {
			s.finish(p.other())
			return
		}
	}
}

// survivesEmptyDeck: "you do not lose by an empty deck".
func (s *State) survivesEmptyDeck(p Player) bool {
	var rules laidRules
	for i := range s.rulesOf(cardtext.NoEmptyDeckLoss, &rules) {
		l := rules.at(i)
		if s.player(l.rule.Who, &l.env) == p {
			return true
		}
	}
	return false
}

// doomed are the creatures of power 0 or less and the losers of battles: destroyed (703.4c, d).
func (s *State) doomed() []Move {
	var moves []Move
	for i := range s.field {
		lost := s.field[i].Doomed
		if lost { // of the battle just lost, whatever comes of it
			s.elements()[i].Doomed = false
		}
		e := &s.field[i]
		if s.side(e).Types&CreatureType == 0 || s.sealed(e) || !lost && s.power(e) > 0 || s.holdsOut(e) {
			continue
		}
		m := Move{Ref: elementRef(e.ID), To: grave, At: -1, Cause: causeDestroy, Who: e.Owner}
		if lost || !s.wouldStay(&m) {
			moves = append(moves, m)
		}
	}
	return moves
}

// wouldStay tells whether it is replaced by the card's staying, so that nothing would ever come of it.
func (s *State) wouldStay(m *Move) bool {
	if !s.mayReplace() {
		return false
	}
	h := s.wouldBe(m)
	for p := range Player(2) {
		for _, c := range s.replacementsFor(m, &h, p) {
			if c.ability != nil && !c.optional && c.ability.Body.Sentences[0].Acts[0].Kind == cardtext.Stays {
				return true
			}
		}
	}
	return false
}

// holdsOut: what does not leave, or cannot be destroyed, is not destroyed again and again (700.3).
func (s *State) holdsOut(e *Element) bool {
	if !s.g.laid.has(cardtext.DoesNot) && !s.g.laid.has(cardtext.Cant) {
		return false
	}
	h := happening{kind: moved, who: e.Owner, subj: elementRef(e.ID), from: battle, to: grave, cause: causeDestroy}
	return s.stays(&h) || s.forbidden(&h)
}

// rebuild: when the top card of an evolution has left, the first card beneath that can stand alone is the top
// one, and what lies above it goes to the graveyard (801.4).
func (s *State) rebuild() {
	for i := range s.field {
		for len(s.field[i].Cards) > 1 {
			e := &s.field[i]
			if s.def(e.Cards[0].ID).Sides[e.Side].Types&elementTypes != 0 {
				break
			}
			c := e.Cards[0]
			field := s.elements()
			field[i].Cards, field[i].Side = e.Cards[1:], 0
			s.relocate(c, grave, &Move{At: -1})
		}
	}
}

// looseCards: an aura, or another card that cannot stand alone, goes to the graveyard (310.5, 703.4i), a weapon to the
// hyperspatial zone (117.2); an older D2 field goes to the graveyard when another enters (703.4l).
func (s *State) looseCards() []Move {
	newest := -1
	for i := range s.field {
		if s.side(&s.field[i]).Types&D2FieldType != 0 {
			newest = i
		}
	}
	var moves []Move
	for i := range s.field {
		e := &s.field[i]
		t := s.side(e).Types
		if t&elementTypes == AuraType || t&elementTypes == WeaponType || t&elementTypes == 0 || t&D2FieldType != 0 && i != newest {
			moves = append(moves, Move{Ref: elementRef(e.ID), To: grave, At: -1, Cause: causePut, Who: e.Owner})
		}
	}
	return moves
}

// finish ends the game. The winner is Chance if both players have lost.
func (s *State) finish(winner Player) {
	s.over, s.winner = true, winner
	s.note(Event{Kind: EventEnded, Rule: "104.2", Player: winner, Card: NoCard, By: NoCard, Other: NoCard})
}
