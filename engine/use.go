package engine

import (
	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// A frame of use: Refs[0] is the card, A its side, B the cost to pay, Node the way, Facts.Changed the
// civilizations of the cost, Flag how it goes.
const (
	useFree     uint8 = 1 << iota // nothing is paid
	spellOpen                     // the spell's bindings are open
	spellStays                    // it is a side of a card in the battle zone, which stays there
	spellBottom                   // after casting it goes to the bottom of the deck instead of the graveyard
)

// startUse begins to use a side of a card.
func (s *State) startUse(p Player, r Ref, side uint8, way Way, pay price) {
	f := Frame{Kind: frameUse, Who: p, Env: -1, Refs: append(s.newRefs(1), r), A: int16(side), Node: uint16(way)}
	f.B, f.Facts.Changed = int16(pay.cost), int16(pay.civs)
	if pay.free {
		f.Flag = useFree
	}
	s.push(f)
}

// price is what is paid for a use.
type price struct {
	free bool
	cost int
	civs Civs
}

// The stages of a use: the PC of its frame.
const (
	useDeclared uint8 = iota
	costSettled
	costPaid
	summoned
	spellPlays
	spellDone
	spellGone
)

// stepUse uses a card (601): it is held, its cost is paid, and it is executed.
func (s *State) stepUse(f *Frame) {
	l, ok := s.lookup(f.Refs[0])
	if !ok && f.PC <= costPaid {
		s.pop()
		s.ret = Facts{Could: true}
		return
	}
	id := f.Refs[0].card()
	side := &s.def(id).Sides[f.A]
	switch f.PC {
	case useDeclared: // 601.1b: held, but not counted in its zone (409)
		if l.zone == battle {
			f.Flag |= spellStays
		} else {
			s.takeUp(f.Refs[0])
		}
		f.PC = costSettled
		if f.Flag&useFree == 0 && s.baseSetsCost(side) {
			s.push(Frame{Kind: frameMove, PC: basesChosen, Env: -1, Flag: basesOnly, ownMoves: true, Moves: []Move{{
				Ref: f.Refs[0], From: l.zone, To: battle, At: -1, Who: f.Who, Side: uint8(f.A),
			}}})
		}
	case costSettled: // what makes it cheaper is settled before it is paid for (601.1a)
		if !s.settleCost(f, side) {
			return
		}
		f.PC = costPaid
		if f.Flag&useFree == 0 {
			s.push(Frame{Kind: framePay, Who: f.Who, A: f.B, Node: uint16(f.Facts.Changed)})
		}
	case costPaid:
		if f.Flag&useFree == 0 && !s.ret.Begun { // not paid, not used
			s.release(f.Refs[0])
			s.pop()
			s.ret = Facts{Could: true}
			return
		}
		f.PC = summoned
		if side.Types&SpellType != 0 {
			s.counts.cast[f.Who]++
			s.noteDeed(deed{kind: casts, ref: f.Refs[0], side: uint8(f.A), who: f.Who})
			s.note(Event{Kind: EventCast, Rule: "701.4", Player: f.Who, Card: id, From: l.zone, By: NoCard, Other: NoCard})
			s.happen(&happening{kind: casts, who: f.Who, subj: f.Refs[0], from: l.zone, to: l.zone, way: Way(f.Node)})
			f.PC, f.B = spellPlays, 0
			return
		}
		if Way(f.Node) == ByGalaxShield {
			s.pushOne(Move{Ref: f.Refs[0], To: shields, At: -1, Flags: FaceUp, Cause: causeShieldize, Way: ByGalaxShield, Who: f.Who, NoMana: true}, -1, 0)
			return
		}
		s.note(Event{Kind: EventSummoned, Rule: "701.3", Player: f.Who, Card: id, From: l.zone, By: NoCard, Other: NoCard})
		m := Move{Ref: f.Refs[0], To: battle, At: -1, Cause: causeUse, Way: Way(f.Node), Who: f.Who, Side: uint8(f.A)}
		m.NoMana = f.Flag&useFree != 0 || f.B == 0
		if len(f.Moves) > 0 {
			m.Onto, m.Bases = f.Moves[0].Onto, f.Moves[0].Bases
		}
		s.pushOne(m, -1, 0)
	case summoned: // a summoned card has entered, or stayed where it was
		facts := s.ret
		if f.C >= usedByAct && facts.Changed > 0 {
			s.noteUsed(&s.envs[f.C-usedByAct], id)
		}
		givers := f.Refs[1:]
		if facts.Changed == 0 { // it was summoned all the same
			l := s.find(id)
			s.happen(&happening{kind: summons, who: f.Who, subj: cardRef(s.at(l)), from: l.zone, to: l.zone, way: Way(f.Node)})
		}
		who := f.Who
		s.pop()
		s.ret = facts
		s.destroyGivers(who, givers)
	case spellPlays: // a spell's text, ability by ability (302.2)
		s.castNext(f, side, id, l)
	case spellDone: // 605.2f: to the graveyard as the last step
		s.popEnv()
		f.PC = spellGone
		if f.Flag&spellStays != 0 {
			return
		}
		m := Move{Ref: f.Refs[0], To: grave, At: -1, Cause: causeUse, Who: f.Who}
		if f.Flag&spellBottom != 0 || goesToBottom(side) {
			m.To, m.Pos, m.Times = deck, cardtext.PosBottom, 1
		}
		s.pushOne(m, -1, 0)
	case spellGone:
		s.pop()
		s.ret = done(1)
	}
}

// castNext plays the next ability of the spell; B counts them now.
func (s *State) castNext(f *Frame, side *Side, id CardID, l loc) {
	if f.Flag&spellOpen == 0 {
		f.Flag |= spellOpen
		env := s.cardEnv(s.at(l), int(f.A))
		env.Ctrl, env.Player = f.Who, f.Who.other()
		f.Env = s.pushEnv(env)
	}
	for int(f.B) < len(side.Text.Abilities) && !s.ofIgnoredSpell(s.env(f)) {
		a := side.Text.Abilities[f.B]
		f.B++
		if a.Kind == cardtext.Spell {
			s.env(f).Ability = uint8(a.Index)
			s.push(Frame{Kind: frameBlock, Env: f.Env, Node: uint16(a.Body.ID)})
			return
		}
	}
	f.PC = spellDone
}

// goesToBottom: "after casting this, put it on the bottom of its owner's deck".
func goesToBottom(side *Side) bool {
	for _, a := range side.Text.Abilities {
		for _, r := range a.Rules {
			if r.Kind == cardtext.BrokenSpellTo {
				return true
			}
		}
	}
	return false
}

// mayUse tells whether a player may use a side of a card now, cost aside (601.1b).
func (s *State) mayUse(p Player, r Ref, from Zone, side *Side, way Way, free bool) bool {
	if side.Types&SpellType != 0 {
		return !s.forbidden(&happening{kind: casts, who: p, subj: r, from: from, to: from, way: way})
	}
	if side.Types&elementTypes == 0 {
		return false
	}
	if s.forbidden(&happening{kind: summons, who: p, subj: r, from: from, to: from, way: way}) {
		return false
	}
	if s.is(rule.LockedMayBeSummoned) {
		return true
	}
	if side.Types&EvolutionType != 0 && !s.hasBase(side, p) {
		return false
	}
	h := happening{kind: moved, who: p, subj: r, from: from, to: battle, way: way, cause: causeUse, noMana: free}
	if s.is(rule.ReplacedEntryBarsSummoning) && s.wouldNotEnter(p, r, &h) {
		return false
	}
	return !s.forbidden(&h)
}

// wouldNotEnter is part of a wrong rule: what would be kept or replaced cannot be summoned.
func (s *State) wouldNotEnter(p Player, r Ref, h *happening) bool {
	if s.stays(h) {
		return true
	}
	m := Move{Ref: r, To: battle, Who: p, Way: h.way, NoMana: h.noMana}
	for _, q := range [2]Player{p, p.other()} {
		for _, c := range s.replacementsFor(&m, h, q) {
			if !c.optional {
				return true
			}
		}
	}
	return false
}

// usable tells, for an act that uses a card, whether this one may be used: what may not be used cannot be
// chosen to be used (601.1b). What is to be turned for a use must be turned by that (105.6, 601.1a).
func (s *State) usable(act *cardtext.Act, v *view, env *Env) bool {
	switch act.Kind {
	case cardtext.SummonAct, cardtext.CastAct, cardtext.UseAct:
	case cardtext.LinkTo:
		return s.mayLink(act, v, env)
	case cardtext.TapAct, cardtext.Untap:
		return !act.Price || s.turns(v.ref, act.Kind == cardtext.TapAct)
	default:
		return true
	}
	if s.is(rule.ForbiddenUseMayBeChosen) {
		return true
	}
	return s.sideToUse(act, v, env, 0) >= 0
}

// sideToUse finds a side of a card, from one on, that an act can use: one that the noun phrase fits by itself. -1: none.
func (s *State) sideToUse(act *cardtext.Act, v *view, env *Env, from int) int {
	sides := s.sides(v)
	for i := from; i < len(sides); i++ {
		side := &sides[i]
		spell := side.Types&SpellType != 0
		if act.Kind == cardtext.CastAct && !spell || act.Kind == cardtext.SummonAct && spell {
			continue
		}
		alone := *v
		alone.only = side
		if act.NP.Ref == cardtext.NoRef && !s.is(rule.TwinpactEitherSide) && !s.matchView(act.NP, &alone, env, true) {
			continue
		}
		if s.mayUse(env.Ctrl, v.ref, v.zone, side, BySummon, act.Free) {
			return i
		}
	}
	return -1
}

// usesCards tells whether an act uses cards: several are used one after the other.
func usesCards(k cardtext.ActKind) bool {
	return k == cardtext.SummonAct || k == cardtext.CastAct || k == cardtext.UseAct
}

// useChosen uses the cards that an act picked, one at a time: it is done again for the rest. Several are all held, and
// their player says which comes next (409.1e).
func (s *State) useChosen(f *Frame, act *cardtext.Act, env *Env) {
	if len(f.Refs) > 1 && f.Flag&nextChosen == 0 && !s.chooseNextUse(f) {
		return
	}
	for ; len(f.Refs) > 0; f.Refs = f.Refs[1:] {
		r := f.Refs[0]
		if f.Flag&useSeveral != 0 {
			s.release(r)
		}
		v, ok := s.viewOf(r)
		if !ok {
			continue
		}
		side := s.sideToUse(act, &v, env, 0)
		if side < 0 {
			continue
		}
		if s.sideToUse(act, &v, env, side+1) > 0 { // either half of a twinpact card (810)
			mode, ok := s.askMode(f, v.card, len(s.sides(&v)))
			if !ok {
				return
			}
			side = mode - 1
		}
		f.Refs, f.Flag = f.Refs[1:], f.Flag&^nextChosen
		env.Looked = withoutRef(env.Looked, r)
		s.aimed(env, act.Kind, one(r), one(r))
		s.useOne(f.Who, r, uint8(side), act.Free)
		s.frames[len(s.frames)-1].C = usedByAct + f.Env
		if sent := s.sentenceOf(env, act); sent.Then != nil && sendsToBottom(sent.Then) {
			s.frames[len(s.frames)-1].Flag |= spellBottom
		}
		return
	}
	s.ret = Facts{Could: true}
}

// Flags of an act that uses cards.
const (
	useSeveral uint8 = 1 << 6 // they are held until they are used
	nextChosen uint8 = 1 << 7 // the first of them is the next
)

// chooseNextUse asks which of several cards is used next.
func (s *State) chooseNextUse(f *Frame) bool {
	o, ok := s.answerTo()
	if !ok {
		for _, r := range f.Refs {
			s.takeUp(r)
		}
		f.PC = actPerformed
		if o, ok = s.ask(KindOrder, f.Who, s.asker(f), s.eachOption(Order, f.Refs)); !ok {
			return false
		}
	}
	next := s.pickedRef(f.Refs, o.Card)
	f.Refs, f.Flag = append([]Ref{next}, withoutRef(f.Refs, next)...), f.Flag|useSeveral|nextChosen
	f.PC = actEnds
	return true
}

// usedByAct is added to the bindings of the act that used a card, in C of a frame of use.
const usedByAct int16 = 1 << 12

// noteUsed makes "the summoned creature" what came into the battle zone.
func (s *State) noteUsed(env *Env, id CardID) {
	r := s.refOf(id)
	last := env.Picks[len(env.Picks)-1]
	s.aimed(env, last.Kind, one(r), one(r))
	env.It = one(r)
}

func (s *State) useOne(p Player, r Ref, side uint8, free bool) {
	d := &s.def(r.card()).Sides[side]
	s.startUse(p, r, side, BySummon, price{free: free, cost: s.costOf(r, d), civs: d.Civs})
}

// sendsToBottom tells whether a "then" says where the spell goes after casting: that replaces its own last
// step, so it has to be known before (609.8a).
func sendsToBottom(b *cardtext.Block) bool {
	for _, sent := range b.Sentences {
		for _, a := range sent.Acts {
			if a.Kind == cardtext.MakeRule && a.Rule.Kind == cardtext.BrokenSpellTo {
				return true
			}
		}
	}
	return false
}
