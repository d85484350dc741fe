package engine

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// stepBlock plays the sentences of a block. A is the next one; Flag tells that the "if" of the last failed.
func (s *State) stepBlock(f *Frame) {
	block := s.text(s.env(f)).Blocks[f.Node]
	if f.PC > 0 {
		f.Flag &^= blockFailed
		if s.ret.Failed {
			f.Flag |= blockFailed
		}
	}
	for int(f.A) < len(block.Sentences) && !s.ofIgnoredSpell(s.env(f)) {
		sent := block.Sentences[f.A]
		f.A++
		// Since 2021-03-16 "after that" falls with the condition of the sentence before it.
		if sent.AfterThat && f.Flag&blockFailed != 0 && !s.is(rule.AfterThatIgnoresCondition) {
			continue
		}
		f.PC = 1
		given := f.Flag & mayGiven // for the first sentence only
		f.Flag &^= mayGiven
		s.push(Frame{Kind: frameSentence, Env: f.Env, Node: uint16(sent.ID), Flag: given})
		return
	}
	s.pop()
	s.ret = Facts{}
}

const (
	blockFailed uint8 = 1 << iota
	mayGiven          // the "may" of the first sentence was answered when the replacement was chosen
	fullNumber        // all or nothing
)

// The stages of a sentence: the PC of its frame.
const (
	sentenceBegins uint8 = iota
	mayAsked
	nextAct
	actDone
	sentenceOver
	modesChosen
	modesPlayed
)

// stepSentence plays one sentence and what hangs on it.
func (s *State) stepSentence(f *Frame) {
	env := s.env(f)
	sent := s.text(env).Sentences[f.Node]
	switch f.PC {
	case sentenceBegins: // may it begin?
		if sent.At != nil && f.Flag&delayed == 0 {
			s.delay(env, sent)
			s.pop()
			s.ret = Facts{}
			return
		}
		if sent.If != nil && !s.holds(sent.If, env) {
			f.Facts.Failed = true
			s.passOver(f, sent, env)
			return
		}
		alone := sent.Then == nil && sent.Otherwise == nil
		if !s.reached(sent, env) && !(alone && s.is(rule.NotReachedIsOtherwise)) {
			s.pop()
			s.ret = Facts{}
			switch {
			case s.is(rule.NotReachedIsOtherwise) && sent.Otherwise != nil:
				s.push(Frame{Kind: frameBlock, Env: f.Env, Node: uint16(sent.Otherwise.ID)})
			case s.is(rule.ThenAlwaysFollows) && sent.Then != nil:
				s.push(Frame{Kind: frameBlock, Env: f.Env, Node: uint16(sent.Then.ID)})
			}
			return
		}
		if s.wantsAll(sent, env) {
			f.Flag |= fullNumber
		}
		if !s.sentenceCould(sent, env, f.Flag&fullNumber != 0) || s.is(rule.ThenMustBePossible) && s.thenForbidden(sent, env) {
			if s.is(rule.OtherwiseOnPartial) && s.sentenceCould(sent, env, false) {
				f.Facts.Begun = false
				s.pop()
				s.ret = Facts{}
				return
			}
			s.logSentence(env, sent, Facts{})
			s.passOver(f, sent, env)
			return
		}
		f.Facts.Could = true
		f.PC = mayAsked
		fallthrough
	case mayAsked: // the "may"
		if sent.May && f.Flag&mayGiven == 0 && !s.is(rule.MayIsMust) {
			o, ok := s.answerTo()
			if !ok {
				s.askUse(s.player(sent.Who, env), env.Card, NoCard, AsTrigger)
				return
			}
			if o.Verb == Decline {
				s.logSentence(env, sent, Facts{Could: true})
				s.passOver(f, sent, env)
				return
			}
		}
		if s.usesOnce(sent, env) {
			s.useUp(env)
		}
		f.PC, f.A = nextAct, 0
		f.Facts.Begun = true
		if sent.Modes != nil {
			f.PC = modesChosen
			return
		}
		fallthrough
	case nextAct: // the next act
		if int(f.A) == len(sent.Acts) {
			s.endSentence(f, sent)
			return
		}
		act := sent.Acts[f.A]
		f.PC = actDone
		s.push(Frame{Kind: frameAct, Env: f.Env, Node: uint16(act.ID), Flag: f.Flag & fullNumber})
	case actDone: // it is done
		if !s.ret.Begun {
			f.Facts.Begun = false
		} else {
			f.B++
		}
		f.Facts.Changed += s.ret.Changed
		f.A++
		f.PC = nextAct
		if f.Facts.Begun || f.Flag&fullNumber == 0 {
			return
		}
		f.A = int16(len(sent.Acts)) // all its acts or none
	case sentenceOver: // what hangs on it is done
		s.pop()
		s.ret = Facts{Failed: f.Facts.Failed, Begun: f.Facts.Begun}
	case modesChosen:
		s.chooseModes(f, sent, env)
	case modesPlayed:
		s.playModes(f, sent)
	}
}

// usesOnce tells whether to do a sentence is to use an ability that may be used once each turn.
func (s *State) usesOnce(sent *cardtext.Sentence, env *Env) bool {
	all := s.text(env).Abilities
	if int(env.Ability) >= len(all) {
		return false
	}
	a := all[env.Ability]
	return a.Once && a.Kind == cardtext.Trigger && sent == a.Body.Sentences[0] && optional(a)
}

// passOver ends a sentence that is not done: what it would have aimed at is nothing, and "it" is that (605.2b).
func (s *State) passOver(f *Frame, sent *cardtext.Sentence, env *Env) {
	if slices.ContainsFunc(sent.Acts, bindsIt) {
		env.It = nil
	}
	s.endSentence(f, sent)
}

// endSentence goes on with what hangs on the sentence: "then" if it was begun, else "otherwise".
func (s *State) endSentence(f *Frame, sent *cardtext.Sentence) {
	f.PC = sentenceOver
	begun := f.Facts.Begun
	if s.is(rule.ThenReadsResult) && f.Facts.Changed == 0 {
		begun = false
	}
	next := sent.Otherwise
	start := 0
	if begun && sent.Otherwise != nil && s.is(rule.OtherwiseAlwaysFollows) {
		s.push(Frame{Kind: frameBlock, Env: f.Env, Node: uint16(sent.Otherwise.ID)})
	}
	if begun || sent.Then != nil && s.is(rule.ThenAlwaysFollows) {
		next = sent.Then
	} else if next == nil && sent.Then != nil && s.is(rule.AfterThatIgnoresThen) {
		for i, in := range sent.Then.Sentences {
			if in.AfterThat {
				next, start = sent.Then, i
				break
			}
		}
	}
	if next != nil {
		s.push(Frame{Kind: frameBlock, Env: f.Env, Node: uint16(next.ID), A: int16(start)})
	}
}

// wantsAll tells whether a sentence is done in the full number or not at all: one that "then" or
// "otherwise" hangs on, and the body of a replacement (609.4).
func (s *State) wantsAll(sent *cardtext.Sentence, env *Env) bool {
	if s.is(rule.AllOrNothingEverywhere) {
		return true
	}
	if s.is(rule.ThenIgnoresCount) {
		return env.Instead > 0
	}
	return sent.Then != nil || sent.Otherwise != nil || env.Instead > 0
}

// reached tells whether the sentence has what it speaks of: where nothing was chosen, neither its "then"
// nor its "otherwise" follows (605.2b).
func (s *State) reached(sent *cardtext.Sentence, env *Env) bool {
	if len(sent.Acts) == 0 {
		return true
	}
	np := sent.Acts[0].NP
	if np == nil || np.Ref == cardtext.NoRef {
		return true
	}
	switch np.Ref {
	case cardtext.It, cardtext.Them, cardtext.ThePicked:
		return len(s.referents(np, env)) > 0
	}
	return true
}

// thenForbidden tells whether a prohibition stands against what "then" would put into the battle zone.
func (s *State) thenForbidden(sent *cardtext.Sentence, env *Env) bool {
	if sent.Then == nil || len(sent.Then.Sentences[0].Acts) == 0 {
		return false
	}
	act := sent.Then.Sentences[0].Acts[0]
	if act.Kind != cardtext.Put || act.NP.Ref != cardtext.This {
		return false
	}
	h := s.wouldBe(&Move{Ref: env.Src, To: act.To.Zone, Who: env.Ctrl, Way: ByPut, NoMana: true})
	return s.forbidden(&h)
}

func (s *State) sentenceCould(sent *cardtext.Sentence, env *Env, full bool) bool {
	if sent.Modes != nil {
		return true
	}
	for i, act := range sent.Acts {
		if i > 0 && act.Kind == cardtext.Discard && act.NP == nil && sent.Acts[i-1].Kind == cardtext.Draw {
			continue // "draw 2 and discard 1": what is drawn can be discarded
		}
		could := s.actCould(act, env, full, i > 0 || len(sent.Acts) > 1)
		if could && !full {
			return true
		}
		if !could && full {
			return false
		}
	}
	return full
}

// chooseModes asks for the modes one by one (700.2). Refs holds the modes taken, A is the next to play.
// "choose N times" plays each before the next is chosen.
func (s *State) chooseModes(f *Frame, sent *cardtext.Sentence, env *Env) {
	m := sent.Modes
	n := m.N
	if m.Unless != nil && s.holds(m.Unless, env) {
		n = m.UnlessN
	}
	for len(f.Refs) < n && (!m.Repeat || int(f.A) == len(f.Refs)) {
		o, ok := s.answerTo()
		if !ok {
			if o, ok = s.ask(KindMode, s.player(sent.Who, env), env.Card, modeOptions(m, f.Refs, env.Card)); !ok {
				return
			}
		}
		if o.None {
			break
		}
		f.Refs = withRef(f.Refs, Ref(o.Mode-1))
	}
	f.PC = modesPlayed
}

func modeOptions(m *cardtext.Modes, taken []Ref, by CardID) []Option {
	var opts []Option
	for i := range m.Items {
		if m.Repeat || !containsRef(taken, Ref(i)) {
			opts = append(opts, Option{Verb: Mode, Card: by, Target: NoCard, Mode: uint8(i + 1)})
		}
	}
	if m.UpTo || m.Unless != nil && len(taken) > 0 {
		opts = append(opts, Option{Verb: Mode, Card: by, Target: NoCard, None: true})
	}
	return opts
}

// playModes plays the next of the chosen modes.
func (s *State) playModes(f *Frame, sent *cardtext.Sentence) {
	m := sent.Modes
	if int(f.A) < len(f.Refs) {
		item := m.Items[f.Refs[f.A]]
		f.A++
		s.push(Frame{Kind: frameBlock, Env: f.Env, Node: uint16(item.ID)})
		return
	}
	if m.Repeat && len(f.Refs) < m.N {
		f.PC = modesChosen
		return
	}
	f.Facts.Changed++
	s.endSentence(f, sent)
}
