package engine

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// actCould is the first of an act's three facts: is its basic condition there? With full, in the full
// number. Tap state counts only where nothing is picked and several acts stand together (105.6: a tapped
// one may be chosen, but then it is not tapped).
func (s *State) actCould(act *cardtext.Act, env *Env, full, among bool) bool {
	who := s.player(act.Who, env)
	switch act.Kind {
	case cardtext.Draw:
		return !s.is(rule.EmptyDrawIsNoAttempt) || len(s.zones[who][deck]) > 0
	case cardtext.Discard:
		if act.NP == nil {
			n := s.number(act.N, env)
			have := s.handCount(who)
			return have > 0 && (have >= n || !full)
		}
	case cardtext.TapAct, cardtext.Untap:
		if (among || act.Price) && act.NP.Ref != cardtext.NoRef && !s.is(rule.TappingTheTappedCounts) {
			return slices.ContainsFunc(s.objects(act.NP, act, env), func(r Ref) bool { return s.turns(r, act.Kind == cardtext.TapAct) })
		}
	case cardtext.PayCost:
		return s.canPay(who, act.Cost.N, costCivs(act.Cost))
	case cardtext.AddSelfTo:
		if s.is(rule.DynamoAlone) {
			return true
		}
	case cardtext.Stays, cardtext.Swap: // 701.26c: two zones are swapped with no card on a side too
		return true
	case cardtext.RevealUntil:
		return len(s.zones[s.whose(act.To.Whose, env)][deck]) > 0
	}
	if act.NP != nil && !s.mayBind(act.NP, env, among) && !s.enough(act.NP, act, env, who, full) {
		return false
	}
	if act.NP2 != nil && !names(act) && !s.mayBind(act.NP2, env, among) && !s.enough(act.NP2, act, env, who, full) {
		return false
	}
	return true
}

// mayBind tells whether a reference can be bound by an act that stands before it in the same sentence.
func (s *State) mayBind(np *cardtext.NP, env *Env, among bool) bool {
	switch np.Ref {
	case cardtext.It, cardtext.Them, cardtext.ThePicked, cardtext.TheRest:
		return among
	}
	return false
}

// names tells whether an act gives a shield a name that the card keeps ("as its force shield", "into its
// ex-life shield").
func names(act *cardtext.Act) bool {
	return act.NP2 != nil && (act.Kind == cardtext.Choose || act.Kind == cardtext.Shieldize)
}

// nameShield keeps a shield as the one that an element's later text speaks of.
func (s *State) nameShield(np *cardtext.NP, env *Env, shield Ref) {
	i := s.elementAt(env.Src)
	if i < 0 {
		return
	}
	if np.Ref == cardtext.ForceShield {
		s.elements()[i].Force = shield
	} else {
		s.elements()[i].ExLife = shield
	}
}

func (s *State) handCount(p Player) int {
	n := 0
	for _, c := range s.zones[p][hand] {
		if c.Flags&Held == 0 && !s.promised(cardRef(c)) {
			n++
		}
	}
	return n
}

// The stages of an act: the PC of its frame.
const (
	actBegins uint8 = iota
	picked
	secondPicks
	secondPicked
	actPerformed
	actEnds
)

// stepAct does one act: pick for its noun phrases, do it, note what came of it.
// Refs is what it is done to; A counts the players of "each player".
func (s *State) stepAct(f *Frame) {
	env := s.env(f)
	act := s.text(env).Acts[f.Node]
	switch f.PC {
	case actBegins:
		f.Who = s.player(act.Who, env)
		if act.Who == cardtext.WhoEach {
			f.Who = s.active
			if f.A == 1 {
				f.Who = s.active.other()
			}
			env.Player = f.Who
		}
		if len(env.Promised) > 0 {
			f.PC, f.Refs, env.Promised = secondPicks, env.Promised, nil
			return
		}
		f.PC = picked
		if s.startPick(f, act, act.NP, 1, env) {
			return
		}
		f.PC = secondPicks
		if act.NP != nil {
			f.Refs = s.objects(act.NP, act, env)
		} else if act.Kind == cardtext.Discard {
			f.PC = picked
			s.push(Frame{Kind: frameDiscard, Env: f.Env, Node: f.Node, Who: f.Who, Flag: f.Flag})
			return
		}
	case picked:
		f.Refs, s.sel = s.sel, nil
		f.PC = secondPicks
	case secondPicks:
		if act.NP2 != nil && act.NP2.Quant != cardtext.Indefinite && s.startPick(f, act, act.NP2, 2, env) {
			f.PC = secondPicked
			return
		}
		f.PC = actPerformed
	case secondPicked:
		f.PC, f.C = actPerformed, pickedSecond
	case actPerformed:
		f.PC = actEnds
		s.ret = Facts{}
		if act.NP2 != nil && f.C != pickedSecond && s.sel == nil && !names(act) {
			s.sel = s.objects(act.NP2, act, env)
		}
		s.perform(f, act, env)
	case actEnds:
		if usesCards(act.Kind) && len(f.Refs) > 0 {
			f.Facts.Begun, f.Facts.Changed = f.Facts.Begun || s.ret.Begun, f.Facts.Changed+s.ret.Changed
			f.PC = actPerformed
			return
		}
		s.endAct(f, act, env)
	}
}

// pickedSecond is the C of an act whose second noun phrase was picked, though it may be that nothing was.
const pickedSecond = 1

// startPick pushes a selection if a player has to pick for the noun phrase.
func (s *State) startPick(f *Frame, act *cardtext.Act, np *cardtext.NP, which int16, env *Env) bool {
	if _, _, pick := s.picks(np, env, 0); !pick {
		return false
	}
	s.push(Frame{Kind: frameSelect, Env: f.Env, Node: f.Node, A: which, Who: f.Who})
	return true
}

// endAct notes the results of an act in the bindings, logs its facts, and goes on to the other player of
// "each player".
func (s *State) endAct(f *Frame, act *cardtext.Act, env *Env) {
	facts := s.ret
	s.ret = Facts{}
	f.Facts.Could = true
	f.Facts.Begun = f.Facts.Begun || facts.Begun
	f.Facts.Changed += facts.Changed
	if act.Who == cardtext.WhoEach && f.A == 0 {
		f.PC, f.A, f.Refs = actBegins, 1, nil
		return
	}
	facts = f.Facts
	facts.Could = true
	s.logAct(env, act, facts)
	s.pop()
	s.ret = facts
}

// aimed records what an act aimed at and what really changed; "it" is where the thing is now.
func (s *State) aimed(env *Env, kind cardtext.ActKind, tried, real []Ref) {
	picks := append(s.newPicks(len(env.Picks)+1), env.Picks...)
	env.Picks = append(picks, Pick{Kind: kind, Tried: tried, Real: real})
}

// bindsIt tells whether "it" behind an act is what the act aimed at, be that nothing (605.2b). If nothing is taken
// among cards that are looked at, it is still these that the text speaks of.
func bindsIt(act *cardtext.Act) bool {
	return act.NP != nil && act.NP.Ref == cardtext.NoRef && !act.NP.Among && act.Kind != cardtext.RevealUntil || act.Kind == cardtext.Discard
}

// perform does an act to f.Refs (and State.sel for its second noun phrase). What moves cards pushes a
// move and is finished by it; everything else sets State.ret at once.
func (s *State) perform(f *Frame, act *cardtext.Act, env *Env) {
	if len(f.Refs) > 0 || bindsIt(act) {
		env.It = f.Refs
	}
	switch act.Kind {
	case cardtext.Shieldize:
		if act.Single {
			s.joinAll(f)
			return
		}
		s.performMove(f, act, env)
	case cardtext.Destroy, cardtext.Put, cardtext.PutOnto, cardtext.PutUnder, cardtext.Return, cardtext.Discard:
		s.performMove(f, act, env)
	case cardtext.Draw:
		draw := Frame{Kind: frameDraw, Env: f.Env, Node: f.Node, Who: f.Who, B: int16(s.number(act.N, env))}
		if act.UpTo {
			draw.Flag = drawUpTo
		}
		s.push(draw)
	case cardtext.TapAct:
		s.ret = s.turnAll(f.Refs, true, env, act.Kind)
	case cardtext.Untap:
		s.ret = s.turnAll(f.Refs, false, env, act.Kind)
	case cardtext.Choose:
		if names(act) && len(f.Refs) > 0 {
			s.nameShield(act.NP2, env, f.Refs[0])
		}
		s.aimed(env, act.Kind, f.Refs, f.Refs)
		s.ret = done(len(f.Refs))
	case cardtext.LookAt, cardtext.Reveal:
		s.look(f, act, env)
	case cardtext.SummonAct, cardtext.CastAct, cardtext.UseAct:
		s.useChosen(f, act, env)
	case cardtext.ChangePower, cardtext.SetPower, cardtext.GiveKeyword, cardtext.MakeRule, cardtext.SkipUntap:
		s.lay(f, act, env)
	case cardtext.Battle:
		s.effectBattle(f)
	case cardtext.Break:
		s.breakByEffect(f, act, env)
	case cardtext.Flip:
		s.flip(f, act, env)
	case cardtext.Stays:
		s.ret = done(1)
	case cardtext.RemoveSeal:
		s.push(Frame{Kind: frameUnseal, PC: unsealing, Env: f.Env, Who: f.Who, Refs: f.Refs})
	case cardtext.PutSeal:
		s.putSeals(f, env)
	case cardtext.Swap:
		s.swapZones(f, act)
	case cardtext.Shuffle:
		s.shuffle(f, act, env)
	case cardtext.ChangeTarget:
		s.changeTarget(f.Refs)
	case cardtext.EndAttack:
		s.attack.Ended = true
		s.ret = done(1)
	case cardtext.ExtraTurn:
		s.extra[f.Who]++
		s.ret = done(1)
	case cardtext.SkipTurn:
		s.skip[f.Who]++
		s.ret = done(1)
	case cardtext.EndTurn:
		s.cutTurn()
	case cardtext.Lose:
		s.finish(f.Who.other())
	case cardtext.Win:
		s.finish(f.Who)
	case cardtext.TapOrUntap:
		s.tapOrUntap(f, env)
	case cardtext.ChoosePlayer:
		s.choosePlayer(f, env)
	case cardtext.AddSelfTo:
		s.addSelf(f, act, env)
	case cardtext.RevealUntil:
		s.revealUntil(f, act, env)
	case cardtext.Judge:
		s.gachinko(f)
	case cardtext.DoubleTriggers:
		s.counts.doubleNext[f.Who] = true
		s.ret = done(1)
	case cardtext.NoTrigger, cardtext.UseInstead:
		s.ret = done(1) // done where the ability would have triggered
	case cardtext.LinkTo:
		s.linkTo(f, env)
	case cardtext.PayCost:
		s.push(Frame{Kind: framePay, Who: f.Who, Env: f.Env, A: int16(act.Cost.N), Node: uint16(costCivs(act.Cost))})
	default:
		s.failed = "the engine does not play the act " + cardtext.PrintAct(act)
	}
}

func done(n int) Facts { return Facts{Could: true, Begun: n > 0, Changed: int16(n)} }

// choosePlayer: mode 1 is you, mode 2 the opponent.
func (s *State) choosePlayer(f *Frame, env *Env) {
	mode, ok := s.askMode(f, env.Card, 2)
	if !ok {
		return
	}
	env.Player = env.Ctrl
	if mode == 2 {
		env.Player = env.Ctrl.other()
	}
	s.ret = done(1)
}

// askMode asks who does an act which of n things of a card it is; what is done next waits until it is answered.
func (s *State) askMode(f *Frame, of CardID, n int) (mode int, ok bool) {
	f.PC = actPerformed
	o, ok := s.answerTo()
	if !ok {
		if o, ok = s.ask(KindMode, f.Who, of, modes(of, n)); !ok {
			return 0, false
		}
	}
	f.PC = actEnds
	return int(o.Mode), true
}

// modes are the options of a choice among n things that a text says one after the other.
func modes(by CardID, n int) []Option {
	opts := make([]Option, n)
	for i := range opts {
		opts[i] = Option{Verb: Mode, Card: by, Target: NoCard, Mode: uint8(i + 1)}
	}
	return opts
}
