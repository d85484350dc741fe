package engine

// chooseCarrier asks which GR creature an Orega Aura goes onto, or has one GR-summoned for it (310.2).
func (s *State) chooseCarrier(f *Frame, m *Move) bool {
	if f.Flag&awaitsGR != 0 {
		f.Flag &^= awaitsGR
		s.attachSummoned(f)
		return true
	}
	p := s.ownerOf(m.Ref)
	var open []Ref
	for i := range s.field {
		if e := &s.field[i]; e.Owner == p && s.side(e).Types&GRType != 0 {
			open = append(open, elementRef(e.ID))
		}
	}
	summon := len(s.zones[p][gr]) > 0
	if len(open) == 0 && !summon {
		f.writeMoves()[f.A].State = barred
		return true
	}
	o, ok := Option{None: true}, true
	if len(open) > 0 {
		if o, ok = s.askBase(m, open, summon); !ok {
			return false
		}
	}
	if o.None {
		f.Flag |= awaitsGR
		s.pushMove([]Move{{
			Ref: cardRef(s.zones[p][gr][0]), To: battle, At: -1, Cause: causeUse, Way: BySummon, Who: p, NoMana: true,
		}}, -1, givesResult)
		return false
	}
	f.writeMoves()[f.A].Attach = s.pickedRef(open, o.Card)
	return true
}

// attachSummoned: an aura goes onto the creature that was GR-summoned for it (701.30); if that did not enter, the
// aura stays where it is (310.2a).
func (s *State) attachSummoned(f *Frame) {
	m := &f.writeMoves()[f.A]
	if m.State = barred; len(s.sel) > 0 {
		m.State, m.Attach = planned, s.sel[0]
		s.note(Event{Kind: EventSummoned, Rule: "701.30", Player: s.ownerOf(s.sel[0]), Card: s.topCard(s.sel[0]), By: NoCard, Other: NoCard, From: gr, To: battle})
	}
	s.sel = nil
}
