package engine

import (
	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// startBattle pushes a battle (115, 701.13).
func (s *State) startBattle(a, b Ref) {
	s.push(Frame{Kind: frameBattle, Refs: []Ref{a, b}, A: int16(len(s.pending))})
}

// effectBattle is a battle made by an effect: what had been waiting goes on waiting until it has ended (701.13e).
func (s *State) effectBattle(f *Frame) {
	a, b := f.Refs, s.sel
	s.sel = nil
	if len(b) == 0 && len(a) == 2 { // "those two battle"
		a, b = a[:1], a[1:]
	}
	if len(a) == 0 || len(b) == 0 || s.elementAt(a[0]) < 0 || s.elementAt(b[0]) < 0 || a[0] == b[0] {
		s.ret = Facts{Could: true}
		return
	}
	s.startBattle(a[0], b[0])
}

// The parts of a battle: the PC of its frame.
const (
	fightersReplaced uint8 = iota
	battleBegins
	powersCompared
	battleEnds
	battleFought
	battleGone
)

// stepBattle goes through the parts of a battle (701.13a-d). A is how many abilities had been waiting.
func (s *State) stepBattle(f *Frame) {
	a, b := f.Refs[0], f.Refs[1]
	switch f.PC {
	case fightersReplaced: // another creature may battle instead
		if !s.replaceFighters(f) {
			return
		}
		f.PC = battleBegins
	case battleBegins: // "when it battles" comes before powers are compared
		s.note(Event{Kind: EventBattled, Rule: "701.13", Player: s.ownerOf(a), Card: s.topCard(a), Other: s.topCard(b), By: NoCard})
		s.happen(&happening{kind: battleStarts, who: s.active})
		s.happen(&happening{kind: battles, who: s.ownerOf(a), subj: a, other: b})
		s.happen(&happening{kind: battles, who: s.ownerOf(b), subj: b, other: a})
		f.PC = powersCompared
		s.waitNew(s.othersWait(f))
	case powersCompared: // 115.3
		f.PC = battleEnds
		if !s.compareFighters(a, b) {
			f.C = notFought
		}
		if f.C != notFought && s.is(rule.SlayerInTheBattle) {
			s.battleOver(a, b)
		}
		s.waitNew(s.othersWait(f))
	case battleEnds: // the battle ends, and what lasts for it
		s.endBattleEffects()
		s.dirty = true
		f.PC = battleFought
	case battleFought: // 701.13d: only then "after the battle", such as Slayer
		f.PC = battleGone
		n := len(s.pending)
		if f.C != notFought && !s.is(rule.SlayerInTheBattle) {
			s.battleOver(a, b)
		}
		// What these set off in turn waits with the others: the battle is over.
		s.push(Frame{Kind: frameWaiting, Flag: thoseOnly, A: int16(n), B: int16(len(s.pending) - n)})
	case battleGone:
		s.pop()
		s.ret = done(1)
	}
}

// replaceFighters asks the replacement effects of battling: "you may have this battle it instead", the turn
// player's first, each once. B counts what was asked.
func (s *State) replaceFighters(f *Frame) bool {
	if !s.g.replaces.has(cardtext.Battles) {
		return true
	}
	n := int16(0)
	for _, p := range [2]Player{s.active, s.active.other()} {
		k := 0
		if s.ownerOf(f.Refs[1]) == p {
			k = 1
		}
		for i := range s.field {
			e := &s.field[i]
			r := elementRef(e.ID)
			if e.Owner != p || r == f.Refs[k] || s.ignored(e) {
				continue
			}
			by := s.battlesInstead(e, &happening{kind: battles, who: p, subj: f.Refs[k], other: f.Refs[1-k]})
			if by == NoCard {
				continue
			}
			if n++; n <= f.B {
				continue
			}
			o, ok := s.answerTo()
			if !ok {
				subj := s.topCard(f.Refs[k])
				s.askUse(p, by, subj, AsReplacement)
				return false
			}
			f.B = n
			if o.Verb == Use {
				refs := []Ref{f.Refs[0], f.Refs[1]}
				refs[k] = r
				f.Refs = refs
				return true
			}
		}
	}
	return true
}

// battlesInstead finds the card by whose text an element battles instead of another.
func (s *State) battlesInstead(e *Element, h *happening) CardID {
	for side, env := range s.texts(e, false) {
		if s.replacing(cardtext.Battles, side, h, &env) != nil {
			return env.Card
		}
	}
	return NoCard
}

func (s *State) battleOver(a, b Ref) {
	s.happen(&happening{kind: afterBattle, who: s.ownerOf(a), subj: a, other: b})
	s.happen(&happening{kind: afterBattle, who: s.ownerOf(b), subj: b, other: a})
}

// othersWait is how many waiting abilities the battle leaves alone: all that waited before (701.13e).
func (s *State) othersWait(f *Frame) int {
	if s.is(rule.EffectBattleLetsOthersIn) {
		return 0
	}
	return int(f.A)
}

// fighting tells whether a creature is in a battle that is being fought. A battle may be fought inside
// another, so each is looked for where it is: on the stack.
func (s *State) fighting(r Ref) bool {
	for i := range s.frames {
		if f := &s.frames[i]; f.Kind == frameBattle && f.PC > fightersReplaced && f.PC < battleFought && containsRef(f.Refs, r) {
			return true
		}
	}
	return false
}

// battleDepth is how many battles are being fought, one inside the other.
func (s *State) battleDepth() uint8 {
	n := uint8(0)
	for i := range s.frames {
		if s.frames[i].Kind == frameBattle {
			n++
		}
	}
	return n
}

// endBattleEffects ends what lasts for the innermost battle.
func (s *State) endBattleEffects() {
	depth := s.battleDepth()
	var keep []Effect
	for _, e := range s.effects {
		if e.Until != cardtext.ThisBattle || e.Depth != depth {
			keep = append(keep, e)
		}
	}
	if len(keep) < len(s.effects) {
		s.effects = keep
		s.ownList |= ownEffects
	}
}

// notFought marks a battle that was none, since a creature had left (115.3a).
const notFought int16 = 1

// compareFighters: the higher power wins, equal both lose (115.3). False if either has left or was sealed: then there
// is no battle.
func (s *State) compareFighters(a, b Ref) bool {
	i, k := s.elementAt(a), s.elementAt(b)
	if i < 0 || k < 0 || s.sealed(&s.field[i]) || s.sealed(&s.field[k]) {
		return false
	}
	ea, eb := &s.field[i], &s.field[k]
	pa, pb := s.power(ea), s.power(eb)
	winsA, winsB := s.ruled(cardtext.WinsAllBattles, ea), s.ruled(cardtext.WinsAllBattles, eb)
	loseA := winsB && !winsA || winsA == winsB && pa <= pb
	loseB := winsA && !winsB || winsA == winsB && pb <= pa
	if winsA && winsB {
		loseA, loseB = false, false
	}
	field := s.elements()
	field[i].Doomed, field[k].Doomed = loseA, loseB
	s.dirty = true
	if loseB && !loseA {
		s.wonBattle(a, b)
	}
	if loseA && !loseB {
		s.wonBattle(b, a)
	}
	return true
}

func (s *State) wonBattle(w, l Ref) {
	s.note(Event{Kind: EventWonBattle, Rule: "115.3", Player: s.ownerOf(w), Card: s.topCard(w), Other: s.topCard(l), By: NoCard})
	s.happen(&happening{kind: wonBattle, who: s.ownerOf(w), subj: w, other: l})
}
