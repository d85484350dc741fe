package engine

import "dmconform/engine/rule"

// stepSwap swaps an element and a card of the hand (701.26): the card takes over orientation and attack. If
// either move would not happen as it should, none does, and what would have happened instead does not
// happen either (701.26b). Refs are the element and the card, A the card's side; B counts the candidates whose
// optional replacements have been asked.
func (s *State) stepSwap(f *Frame) {
	out, in := f.Refs[0], f.Refs[1]
	i := s.elementAt(out)
	if i < 0 {
		s.pop()
		s.ret = Facts{Could: true}
		return
	}
	leaving := Move{Ref: out, From: battle, To: hand, At: -1, Cause: causePut, Way: ByRevolutionChange, Who: f.Who, NoMana: true}
	entering := Move{
		Ref: in, From: hand, To: battle, At: -1, Way: ByRevolutionChange, Who: f.Who, Side: uint8(f.A), NoMana: true,
	}
	fails, by, asked := s.swapFails(f, &leaving, &entering)
	if !asked {
		return
	}
	if !fails {
		god, ok := s.pickGod(out)
		if !ok {
			return
		}
		leaving.Link = god
	}
	s.pop()
	if fails {
		s.ret = Facts{Could: true, Begun: true}
		if by != nil && s.is(rule.SwapCarriesReplacement) { // until 2020-11-19: what stopped it was carried out
			leaving.State, leaving.By = replaced, by.env
			if by.ability == nil { // 813.1a
				leaving.State = topOnly
			}
			s.push(Frame{Kind: frameMove, PC: moveDone, Env: -1, Moves: []Move{leaving}, ownMoves: true})
		}
		return
	}
	tapped := s.field[i].Tapped
	attacker := s.attack.On && s.attack.Attacker == out
	if attacker {
		s.attack.Attacker = 0 // it does not leave the attack: the other card takes it over
	}
	s.takeUp(in) // the two change places: it counts in the hand no more
	s.carry(&leaving)
	playing := s.carry(&entering)
	if k := s.elementAt(entering.Result); k >= 0 {
		s.elements()[k].Tapped = tapped
		if attacker {
			s.attack.Attacker = entering.Result
		}
	}
	// Both moves are announced together, under what is played as the card enters.
	both := Frame{Kind: frameMove, PC: moveAnnounced, Env: -1, Moves: []Move{leaving, entering}}
	if !playing {
		s.announce(&both, len(both.Moves))
		both.PC = insteadDone
	}
	s.insertBelow(both, playing)
}

// insertBelow puts a frame under the frames that an entering effect has just pushed.
func (s *State) insertBelow(f Frame, playing bool) {
	if !playing {
		s.push(f)
		return
	}
	n := len(s.frames)
	for n > 0 && (s.frames[n-1].Kind == frameBlock || s.frames[n-1].Kind == frameResolve && s.frames[n-1].PC == bodyOver) {
		n--
	}
	s.frames = append(s.frames, Frame{})
	copy(s.frames[n+1:], s.frames[n:])
	s.frames[n] = f
}

// swapFails tells whether one of the two moves would not happen as it should, and which replacement effect
// stands in the way. asked is false while a player has to say whether an optional one is used.
func (s *State) swapFails(f *Frame, leaving, entering *Move) (fails bool, by *candidateReplacement, asked bool) {
	for _, m := range [2]*Move{leaving, entering} {
		h := s.wouldBe(m)
		if s.forbidden(&h) || s.stays(&h) {
			return true, nil, true
		}
	}
	var optional []candidateReplacement
	for _, m := range [2]*Move{leaving, entering} {
		h := s.wouldBe(m)
		for _, p := range [2]Player{s.active, s.active.other()} {
			for _, c := range s.replacementsFor(m, &h, p) {
				if !c.optional {
					return true, &c, true
				}
				optional = append(optional, c)
			}
		}
	}
	for int(f.B) < len(optional) {
		c := &optional[f.B]
		o, ok := s.answerTo()
		if !ok {
			s.askUse(c.env.Ctrl, c.env.Card, s.topCard(c.env.Subj), AsReplacement)
			return false, nil, false
		}
		f.B++
		if o.Verb == Use {
			return true, c, true
		}
	}
	return false, nil, true
}
