package engine

import (
	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// tapOrUntap asks which of the two is done: mode 1 taps, mode 2 untaps.
func (s *State) tapOrUntap(f *Frame, env *Env) {
	if mode, ok := s.askMode(f, env.Card, 2); ok {
		s.ret = s.turnAll(f.Refs, mode == 1, env, cardtext.TapOrUntap)
	}
}

// turnAll taps or untaps; what is so already was not turned (105.6).
func (s *State) turnAll(refs []Ref, tap bool, env *Env, kind cardtext.ActKind) Facts {
	var turned []Ref
	for _, r := range refs {
		if s.turnOne(r, tap) {
			turned = append(turned, r)
		}
	}
	s.aimed(env, kind, refs, turned)
	facts := done(len(turned))
	if s.is(rule.TappingTheTappedCounts) {
		facts.Begun = len(refs) > 0
	}
	return facts
}

func (s *State) turnOne(r Ref, tap bool) bool {
	if !s.turns(r, tap) {
		return false
	}
	ev, kind, h := EventTapped, turnedTapped, happening{}
	if !tap {
		ev, kind = EventUntapped, turnedUntapped
	}
	if i := s.elementAt(r); i >= 0 {
		s.elements()[i].Tapped = tap
	} else if l, ok := s.lookup(r); ok && l.zone != battle {
		c := &s.own(l.player, l.zone)[l.i]
		c.Flags ^= Tapped
	}
	s.lookAgain()
	h = happening{kind: kind, who: s.ownerOf(r), subj: r}
	s.note(Event{Kind: ev, Rule: "701.2", Player: h.who, Card: s.topCard(r), By: NoCard, Other: NoCard})
	s.happen(&h)
	return true
}

// turns tells whether tapping (or untapping) an object would change it (105.6).
func (s *State) turns(r Ref, tap bool) bool {
	v, ok := s.viewOf(r)
	alone := v.isElement() || v.zone != battle // what lies under or over an element is not turned by itself
	return ok && v.last == nil && alone && v.isTapped() != tap
}
