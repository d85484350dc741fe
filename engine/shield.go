package engine

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// Pending.Env.Ability of a shield trigger: the card is used, or its G-strike is.
const (
	shieldUse  uint8 = 0xFE
	shieldBack uint8 = 0xFF
)

// byEffect marks a break that is part of an effect.
const byEffect uint8 = 1 << 1

// hitPlayer is the direct attack sub-step (509): shields are broken, or the attack wins. False while the turn
// player is asked which of several breakers is applied (509.2c).
func (s *State) hitPlayer() bool {
	p := s.active.other()
	if s.shieldCount(p) == 0 { // 509.1, 104.2a
		s.finish(s.active)
		return true
	}
	e := &s.field[s.elementAt(s.attack.Attacker)]
	by := s.topCard(s.attack.Attacker)
	o, ok := s.answerTo()
	if !ok {
		var opts []Option
		for _, n := range s.breaks(e, p) {
			opts = append(opts, Option{Verb: Mode, Card: by, Target: NoCard, Mode: uint8(n)})
		}
		if o, ok = s.ask(KindMode, s.active, by, opts); !ok {
			return false
		}
	}
	s.push(Frame{Kind: frameBreak, Who: p, B: int16(o.Mode), Env: -1, Node: uint16(by)})
	return true
}

// breaks lists how many shields a creature may break: one, or as many as one of its breakers says (509.2).
func (s *State) breaks(e *Element, p Player) []int {
	var ns []int
	add := func(n int) {
		if n = min(n, s.shieldCount(p)); !slices.Contains(ns, n) {
			ns = append(ns, n)
		}
	}
	for _, k := range breakers {
		if s.has(e, k.kw) {
			add(k.n)
		}
	}
	if s.has(e, kwInfBreaker) { // as many as the player likes
		for n := range s.shieldCount(p) {
			add(n + 1)
		}
	}
	if s.has(e, kwPoweredBreaker) {
		add(1 + max(0, s.power(e))/6000)
	}
	if len(ns) == 0 {
		add(1)
	}
	slices.Sort(ns)
	return ns
}

var breakers = [...]struct {
	kw keywordSet
	n  int
}{{kwWBreaker, 2}, {kwTBreaker, 3}, {kwQBreaker, 4}, {kwWorldBreaker, 200}}

// breakByEffect breaks shields by an effect (701.14); they break at the same time.
func (s *State) breakByEffect(f *Frame, act *cardtext.Act, env *Env) {
	refs := f.Refs
	if act.NP2 != nil {
		refs, s.sel = s.sel, nil
	}
	if len(refs) == 0 {
		s.ret = Facts{Could: true}
		return
	}
	s.push(Frame{Kind: frameBreak, Who: s.ownerOf(refs[0]), B: int16(len(refs)), Refs: refs, Env: -1, Node: uint16(env.Card), Flag: byEffect})
}

// The stages of a break: the PC of its frame.
const (
	shieldsChosen uint8 = iota
	shieldsLeave
	triggersDeclared
	shieldsInHand
	breakOver
)

// stepBreak breaks shields: chosen, then S-triggers and G-strikes are declared, then they go to hand together
// (509.3-509.5). Who is their owner, B how many, Refs the shields chosen. From shieldsLeave on it also takes shields
// that an effect adds to hand: then A is who does that, and Env and Node are the act.
func (s *State) stepBreak(f *Frame) {
	switch f.PC {
	case shieldsChosen:
		f.C = int16(len(s.pending))
		for len(f.Refs) < int(f.B) {
			var room [ordinaryShields]Ref
			open := s.openShields(room[:0], f.Who, f.Refs)
			if len(open) == int(f.B)-len(f.Refs) {
				f.Refs = append(slices.Clone(f.Refs), open...)
				s.inOrder(f.Refs)
				break
			}
			o, ok := s.answerTo()
			if !ok {
				if o, ok = s.ask(KindChoose, f.Who.other(), CardID(f.Node), s.eachOption(Choose, open)); !ok {
					return
				}
			}
			f.Refs = withRef(f.Refs, s.pickedRef(open, o.Card))
			s.inOrder(f.Refs)
		}
		f.PC = shieldsLeave
		for _, r := range f.Refs {
			s.note(Event{Kind: EventBroken, Rule: "701.14", Player: f.Who, Card: r.card(), By: CardID(f.Node), Other: NoCard})
		}
		by := s.breaker(f)
		s.happen(&happening{kind: breaks, who: s.ownerOf(by), subj: by})
		s.waitNew(int(f.C))
	case shieldsLeave: // 113.6a: on their way, no longer counted
		f.Moves = s.shieldMoves(f)
		f.PC, f.Refs = triggersDeclared, nil // Refs are the S-backs declared, from here on
	case triggersDeclared:
		if !s.declareTriggers(f) {
			return
		}
		f.PC = shieldsInHand
		node, env, flag := f.Node, f.Env, f.Flag&fromAct
		s.pushMove(slices.Clone(f.Moves), env, flag)
		if flag != 0 {
			s.frames[len(s.frames)-1].Node = node
		}
	case shieldsInHand:
		f.Facts = s.ret
		f.C = int16(len(s.pending))
		s.armTriggers(f)
		f.PC = breakOver
		// 101.4g: what a break inside an effect set off comes before the effect goes on
		if f.Flag&byEffect != 0 && s.is(rule.ShieldTriggersNewestFirst) {
			s.waitNew(int(f.C))
		}
	case breakOver:
		facts := f.Facts
		s.pop()
		s.ret = facts
	}
}

// breaker is what breaks the shields: the attacker, or the card whose effect it is.
func (s *State) breaker(f *Frame) Ref {
	l := s.find(CardID(f.Node))
	if l.zone == battle {
		return elementRef(s.field[l.i].ID)
	}
	return cardRef(s.at(l))
}

// ordinaryShields is how many open shields need no memory of their own.
const ordinaryShields = 16

// openShields adds the shields that can be broken and are not among those taken.
func (s *State) openShields(open []Ref, p Player, taken []Ref) []Ref {
	for _, c := range s.zones[p][shields] {
		if c.Flags&(Joined|Waiting|Held) == 0 && !containsRef(taken, cardRef(c)) {
			open = append(open, cardRef(c))
		}
	}
	return open
}

// shieldMoves makes the moves of the broken shields, every card of a stack.
func (s *State) shieldMoves(f *Frame) []Move {
	moves := s.newMoves(len(f.Refs))
	m := Move{From: shields, To: hand, At: -1, Cause: causeBreak, Who: f.Who.other(), NoMana: true}
	if f.Flag&fromAct != 0 {
		m.Cause, m.Who = causeReturn, Player(f.A)
	} else {
		m.Breaker = s.breaker(f)
		m.Who = s.ownerOf(m.Breaker)
	}
	cards := s.own(f.Who, shields)
	for _, r := range f.Refs {
		i := slices.IndexFunc(cards, func(c Card) bool { return cardRef(c) == r })
		for more := i >= 0; more; more = i < len(cards) && cards[i].Flags&Joined != 0 {
			cards[i].Flags |= Waiting
			m.Ref = cardRef(cards[i])
			moves = append(moves, m)
			i++
		}
	}
	return moves
}

// goesElsewhere tells whether a mandatory replacement sends a broken shield elsewhere than to hand.
func (s *State) goesElsewhere(m *Move) bool {
	if !s.g.replaces.has(cardtext.BreaksShield) {
		return false
	}
	h := s.wouldBe(m)
	for p := range Player(2) {
		for _, c := range s.replacementsFor(m, &h, p) {
			if !c.optional {
				return true
			}
		}
	}
	return false
}
