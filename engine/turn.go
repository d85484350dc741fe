package engine

import (
	"slices"

	"dmconform/engine/cardtext"
)

// stepTurn goes on with the turn when nothing is being done (500). phase counts within the step.
func (s *State) stepTurn() {
	if len(s.pending) > 0 {
		s.wait()
		return
	}
	s.forget()
	switch s.step {
	case StartStep:
		s.startStep()
	case DrawStep:
		s.drawStep()
	case EndStep:
		s.endStep()
	default:
		s.act()
	}
}

func (s *State) goTo(step Step) { s.step, s.phase = step, 0 }

// startStep: untap (501.1), then "at the start of the turn" (501.2).
func (s *State) startStep() {
	if s.phase == 0 {
		s.phase = 1
		s.untapAll() // before that: what "does not untap" lasts for it
		s.endEffects(cardtext.UntilYourNextTurn)
		s.happen(&happening{kind: turnStarts, who: s.active})
		return
	}
	s.goTo(DrawStep)
}

// untapAll untaps everything of the turn player at once.
func (s *State) untapAll() {
	var untapped []Ref
	for i := range s.field {
		if s.field[i].Owner == s.active && s.field[i].Tapped && !s.sealed(&s.field[i]) && !s.staysTapped(elementRef(s.field[i].ID)) {
			s.elements()[i].Tapped = false
			untapped = append(untapped, elementRef(s.field[i].ID))
		}
	}
	for i, c := range s.zones[s.active][mana] {
		if c.Flags&Tapped != 0 {
			s.own(s.active, mana)[i].Flags &^= Tapped
		}
	}
	s.lookAgain()
	for _, r := range untapped {
		s.happen(&happening{kind: turnedUntapped, who: s.active, subj: r})
	}
}

func (s *State) staysTapped(r Ref) bool {
	return slices.ContainsFunc(s.effects, func(e Effect) bool { return e.Kind == effectNoUntap && containsRef(e.Targets, r) })
}

// drawStep: one card (502.1).
func (s *State) drawStep() {
	if s.phase == 0 {
		s.phase = 1
		s.push(Frame{Kind: frameDraw, Env: -1, Who: s.active, B: 1})
		return
	}
	s.goTo(ChargeStep)
}

// endStep: "at the end of the turn" (511.1), then what lasted this turn ends (511.2), and the next turn begins.
func (s *State) endStep() {
	switch s.phase {
	case 0:
		s.phase = 1
		s.happen(&happening{kind: turnEnds, who: s.active})
	default:
		s.nextTurn()
	}
}

// cutTurn skips the rest of the turn: what waits vanishes, and cards still held go to the graveyard (512.1).
func (s *State) cutTurn() {
	s.frames, s.envs, s.pending = s.frames[:0], s.envs[:0], nil
	s.attack = Attack{}
	for p := range Player(2) {
		for z := hand; z <= abyss; z++ {
			for i := len(s.zones[p][z]) - 1; i >= 0; i-- {
				if c := s.zones[p][z][i]; c.Flags&Held != 0 && s.def(c.ID).Sides[0].Types&SpellType != 0 {
					s.relocate(s.take(p, z, i), grave, &Move{At: -1})
				} else if c.Flags&(Held|Looked|Waiting) != 0 {
					s.own(p, z)[i].Flags &^= Held | Looked | Waiting
				}
			}
		}
	}
	s.step, s.phase = EndStep, 1
}

func (s *State) nextTurn() {
	s.endEffects(cardtext.ThisTurn)
	s.before[s.active] = s.turn
	if s.extra[s.active] > 0 { // 500.5
		s.extra[s.active]--
	} else {
		s.active = s.active.other()
	}
	s.turn++
	if s.skip[s.active] > 0 {
		s.skip[s.active]--
		s.active = s.active.other()
		s.turn++
	}
	s.counts = turnCounts{}
	s.unfresh()
	s.lookAgain()
	s.charged, s.drawn, s.used, s.firsts, s.deeds = false, nil, nil, nil, nil
	for i := range s.field {
		if s.field[i].Attacked {
			s.elements()[i].Attacked = false
		}
	}
	s.note(Event{Kind: EventTurn, Rule: "500.1", Player: s.active, Card: NoCard, By: NoCard, Other: NoCard})
	s.goTo(StartStep)
}
