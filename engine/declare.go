package engine

import "dmconform/engine/cardtext"

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
			opts = append(opts, Option{Verb: Declare, Card: NoCard, Target: NoCard, None: true})
			if o, ok = s.ask(KindDeclare, p, NoCard, opts); !ok {
				return false
			}
		}
		if o.None {
			return true
		}
		c := s.at(s.find(o.Card))
		f.Refs = withRef(f.Refs, cardRef(c))
		env := s.cardEnv(c, int(o.Side))
		env.Ability, env.Subj, env.It = declaredCode(o.Way), s.attack.Attacker, one(s.attack.Attacker)
		s.addPending(Pending{Env: env, Class: classOther, Card: NoCard})
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
			if p == s.active {
				if s.fitsAttacker(side.param("revolution change"), p) {
					add(ByRevolutionChange)
				}
				if s.fitsAttacker(side.param("invasion"), p) {
					add(ByInvasion)
				}
			}
		}
	}
	return opts
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
	case declaredInvade:
		if s.elementAt(p.Env.Subj) >= 0 {
			s.pushMove([]Move{{
				Ref: r, To: battle, At: -1, Way: ByInvasion, Who: p.Env.Ctrl, Side: p.Env.Side, Onto: p.Env.Subj, NoMana: true,
			}}, -1, 0)
		}
	}
}
