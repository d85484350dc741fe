package engine

import (
	"slices"

	"dmconform/engine/cardtext"
)

// lay begins a continuous effect on f.Refs or, for a rule, on what it names (608).
func (s *State) lay(f *Frame, act *cardtext.Act, env *Env) {
	until := cardtext.ThisTurn
	d := act.Duration
	if d == nil {
		d = s.sentenceOf(env, act).Duration
	}
	if d != nil {
		until = d.Kind
	}
	e := Effect{Env: *env, Act: uint16(act.ID), Player: env.Ctrl, Until: until, Turn: s.turn, Depth: s.battleDepth(), Targets: f.Refs}
	n := len(f.Refs)
	switch act.Kind {
	case cardtext.MakeRule:
		e.Kind, e.Targets, n = effectRule, nil, 1
		if np := boundNP(act.Rule); np != nil {
			s.each(np, env, func(v view) bool { e.Targets = append(e.Targets, v.ref); return true })
			n = len(e.Targets)
		}
	case cardtext.ChangePower:
		e.Kind, e.Power = effectPower, int32(s.number(act.N, env))
	case cardtext.SetPower:
		e.Kind, e.Power = effectSetPower, int32(s.number(act.N, env))
	case cardtext.GiveKeyword:
		e.Kind, e.Keywords = effectKeywords, keywordBits(act.Keywords)
	case cardtext.SkipUntap:
		s.skipUntap(e, f.Refs)
		s.ret = done(n)
		return
	}
	if n > 0 {
		s.addEffect(e)
		s.dirty = true
	}
	s.ret = done(n)
}

// boundNP is the phrase of a rule about "all" of some elements, nil for any other rule. While it lasts it binds those that
// are there as it begins, and no others (608.2b; official answers 38585 and 38586 of 2020-07-17). A rule that does not
// say "all" binds what comes later too.
func boundNP(r *cardtext.Rule) *cardtext.NP {
	np := r.NP
	if np == nil {
		np = eventNP(r)
	}
	if np == nil || np.Ref != cardtext.NoRef || np.Quant != cardtext.All || len(np.In) > 0 {
		return nil
	}
	return np
}

// skipUntap holds back what the next untapping of each owner would untap.
func (s *State) skipUntap(e Effect, targets []Ref) {
	e.Kind, e.Until = effectNoUntap, cardtext.UntilYourNextTurn
	for p := range Player(2) {
		e.Player, e.Targets = p, nil
		for _, r := range targets {
			if s.ownerOf(r) == p {
				e.Targets = append(e.Targets, r)
			}
		}
		if len(e.Targets) > 0 {
			s.addEffect(e)
		}
	}
}

// sentenceOf finds the sentence an act stands in.
func (s *State) sentenceOf(env *Env, act *cardtext.Act) *cardtext.Sentence {
	for _, sent := range s.text(env).Sentences {
		if slices.Contains(sent.Acts, act) {
			return sent
		}
	}
	panic("engine: an act outside any sentence")
}

// inForce tells whether an effect has begun (one "during opponent's next turn" waits for that) and is not ignored.
func (s *State) inForce(e *Effect) bool {
	begun := e.Until != cardtext.OpponentNextTurn || s.active != e.Player && s.turn != e.Turn
	return begun && !s.ofIgnoredSpell(&e.Env)
}

// endEffects drops the effects whose duration ends here.
func (s *State) endEffects(at cardtext.DurationKind) {
	if !slices.ContainsFunc(s.effects, func(e Effect) bool { return s.ends(&e, at) }) {
		return
	}
	var keep []Effect
	for i := range s.effects {
		if !s.ends(&s.effects[i], at) {
			keep = append(keep, s.effects[i])
		}
	}
	s.effects = keep
	s.ownList |= ownEffects
	s.dirty = true
}

func (s *State) ends(e *Effect, at cardtext.DurationKind) bool {
	switch e.Until {
	case cardtext.UntilYourNextTurn:
		return at == cardtext.UntilYourNextTurn && e.Player == s.active && s.turn > e.Turn
	case cardtext.OpponentNextTurn:
		return at == cardtext.ThisTurn && s.active != e.Player && s.turn > e.Turn
	case cardtext.UntilYourNextTurnEnd:
		return at == cardtext.ThisTurn && s.active == e.Player && s.turn > e.Turn
	}
	return e.Until == at
}

func (s *State) dropEffect(i int) {
	n := make([]Effect, 0, len(s.effects))
	n = append(n, s.effects[:i]...)
	s.effects = append(n, s.effects[i+1:]...)
	s.ownList |= ownEffects
}
