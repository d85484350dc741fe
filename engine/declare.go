package engine

import (
	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// Abilities that are declared out of the hand (112.3, 603.2e) wait with one of these in Env.Ability; what
// they do is a rule of the keyword and not a text.
const (
	declaredChange uint8 = 0xF0 + iota // Revolution Change
	declaredInvade                     // Invasion
	declaredNinja                      // Ninja Strike
	firstDeclared  = declaredChange
)

// declaring asks a player which abilities of the hand are declared, one card at a time; true when done.
// Refs are the cards declared already.
func (s *State) declaring(f *Frame, p Player) bool {
	for {
		o, ok := s.answerTo()
		if !ok {
			opts := s.declarable(p, f.Refs)
			if len(opts) == 0 {
				return true
			}
			opts = append(opts, noneOption(Declare))
			if o, ok = s.ask(KindDeclare, p, NoCard, opts); !ok {
				return false
			}
		}
		if o.None {
			return true
		}
		if o.Way == NoWay {
			s.declareTrigger(p, o.Card)
			continue
		}
		c := s.at(s.find(o.Card))
		f.Refs = withRef(f.Refs, cardRef(c))
		env := s.cardEnv(c, int(o.Side))
		if o.Way == ByNinjaStrike {
			s.counts.ninja[p] = true
		}
		env.Ability, env.Subj, env.It = declaredCode(o.Way), s.attack.Attacker, one(s.attack.Attacker)
		s.addPending(Pending{Env: env, Class: classOther, Card: NoCard})
	}
}

// declareTrigger lets an ability that triggered in the hand wait (603.2f).
func (s *State) declareTrigger(p Player, id CardID) {
	for i := range s.pending {
		if w := &s.pending[i]; w.Class == classUndeclared && w.Env.Ctrl == p && w.Env.Card == id {
			w = &s.writePending()[i]
			w.Class, w.Declared = classOther, true
			return
		}
	}
}

// dropUndeclared forgets what a player did not declare.
func (s *State) dropUndeclared(p Player) {
	for i := len(s.pending) - 1; i >= 0; i-- {
		if w := &s.pending[i]; w.Class == classUndeclared && w.Env.Ctrl == p {
			s.removePending(i)
		}
	}
}

func declaredCode(w Way) uint8 {
	switch w {
	case ByInvasion:
		return declaredInvade
	case ByNinjaStrike:
		return declaredNinja
	}
	return declaredChange
}

// declarable lists what a player may declare at this attack: the turn player what replaces or covers the
// attacker, the other player a Ninja Strike.
func (s *State) declarable(p Player, taken []Ref) []Option {
	var opts []Option
	for i := range s.pending {
		w := &s.pending[i]
		if w.Class != classUndeclared || w.Env.Ctrl != p {
			continue
		}
		if a := s.ability(&w.Env); a.If == nil || s.holds(a.If, &w.Env) { // 506.3d: its condition is met by now
			opts = append(opts, Option{Verb: Declare, Card: w.Env.Card, Target: NoCard, Side: w.Env.Side})
		}
	}
	for _, c := range s.zones[p][hand] {
		if containsRef(taken, cardRef(c)) {
			continue
		}
		d := s.def(c.ID)
		for k := range d.Sides {
			side := &d.Sides[k]
			add := func(w Way) {
				opts = append(opts, Option{Verb: Declare, Card: c.ID, Target: NoCard, Side: uint8(k), Way: w})
			}
			if p == s.active && !s.attack.Blocked {
				if s.fitsAttacker(side.param("revolution change"), p) {
					add(ByRevolutionChange)
				}
				if s.fitsAttacker(side.param("invasion"), p) {
					add(ByInvasion)
				}
			}
			if kw := side.param("ninja strike"); kw != nil && s.ninjaMoment(p) && !s.counts.ninja[p] && s.ninjaMayDeclare(p, kw.N) &&
				s.mayDeclareUse(p, cardRef(c), hand, side, ByNinjaStrike) {
				add(ByNinjaStrike)
			}
		}
	}
	return opts
}

// ninjaMoment: when an opponent's creature attacks or blocks.
func (s *State) ninjaMoment(p Player) bool {
	return p != s.active || s.attack.Blocked
}

// ninjaMayDeclare: from 2018-08-09 to 2022-08-10 the mana had to be there at the declaration already (112.3c).
func (s *State) ninjaMayDeclare(p Player, n int) bool {
	return !s.is(rule.NinjaManaAtDeclaration) || len(s.zones[p][mana]) >= n
}

// mayDeclareUse: a use that is forbidden now may still be declared; it is looked at again when it resolves.
func (s *State) mayDeclareUse(p Player, r Ref, from Zone, side *Side, way Way) bool {
	return !s.is(rule.LockedMayNotBeDeclared) || s.mayUse(p, r, from, side, way, true)
}

// ninjaStrike summons the card for free, if there is mana enough by now and it may be summoned.
func (s *State) ninjaStrike(p *Pending, r Ref) {
	side := &s.def(p.Env.Card).Sides[p.Env.Side]
	kw := side.param("ninja strike")
	if len(s.zones[p.Env.Ctrl][mana]) < kw.N || !s.stillUsable(p.Env.Ctrl, r, hand, side, ByNinjaStrike) {
		return
	}
	env := p.Env // that it goes back is what Ninja Strike does, and no ability of the creature
	env.Def, env.Side, env.Ability = s.g.lib.macros[kwNinjaStrike], 0, 0
	n := s.pushEnv(env)
	s.push(Frame{Kind: frameResolve, PC: thenOfUse, Env: n, Node: uint16(s.ability(&env).Body.ID), Refs: one(r)})
	s.startUse(p.Env.Ctrl, r, p.Env.Side, ByNinjaStrike, price{free: true})
}

// stillUsable tells, when a declared use resolves, whether the card may be used by then (601.1b).
func (s *State) stillUsable(p Player, r Ref, from Zone, side *Side, way Way) bool {
	return s.is(rule.DeclaredIsFinal) || s.mayUse(p, r, from, side, way, true)
}

func (s *State) fitsAttacker(kw *cardtext.Keyword, p Player) bool {
	if kw == nil {
		return false
	}
	env := Env{Ctrl: p, Player: p.other()}
	return s.matches(kw.NP, s.attack.Attacker, &env, false)
}

// resolveDeclared does what a declared ability does, if it still can.
func (s *State) resolveDeclared(p *Pending) {
	r := p.Env.Src
	if _, ok := s.lookup(r); !ok {
		return
	}
	switch p.Env.Ability {
	case declaredChange:
		s.push(Frame{Kind: frameSwap, Who: p.Env.Ctrl, Env: -1, Refs: []Ref{p.Env.Subj, r}, Node: uint16(p.Env.Card), A: int16(p.Env.Side)})
	case declaredNinja:
		s.ninjaStrike(p, r)
	case declaredInvade:
		if s.elementAt(p.Env.Subj) >= 0 {
			s.pushMove([]Move{{
				Ref: r, To: battle, At: -1, Way: ByInvasion, Who: p.Env.Ctrl, Side: p.Env.Side, Onto: p.Env.Subj, NoMana: true,
			}}, -1, 0)
		}
	}
}
