package engine

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// Attack is the attack in progress.
type Attack struct {
	On       bool
	Attacker Ref
	Target   Ref // the attacked creature; 0 for the player
	Changed  bool
	Blocked  bool
	Ended    bool // cancelled, or the attacker or the attacked creature was removed (505.6a)
}

// The sub-steps of an attack: the PC of its frame.
const (
	attackDeclared uint8 = iota
	attackerAnswers
	defenderAnswers
	redirectsChosen
	redirectsResolve
	redirectTakesOver
	blockAnswered
	attackHits
	hitOver
	attackEnding
	attackGone
)

// stepAttack plays an attack through its sub-steps (505.1). PC counts them. Refs are, in turn, the cards
// declared out of the hand and the creatures chosen to redirect the attack.
func (s *State) stepAttack(f *Frame) {
	switch f.PC {
	case attackDeclared: // 506.1: declared
		s.declareAttack()
		f.PC = attackerAnswers
	case attackerAnswers: // 506.3b, c: the turn player declares, then resolves
		if !s.declaring(f, s.active) {
			return
		}
		s.dropUndeclared(s.active)
		f.PC, f.Refs = defenderAnswers, nil
		s.wait()
	case defenderAnswers: // 506.3d, e: then the other player, unless the attack is over
		if !s.attackOver() && !s.declaring(f, s.active.other()) {
			return
		}
		s.dropUndeclared(s.active.other())
		f.PC, f.Refs = redirectsChosen, nil
		s.wait()
	case redirectsChosen: // 507.1a: at one moment, all creatures that redirect are chosen
		if s.attackOver() {
			f.PC = attackEnding
			return
		}
		f.Flag, f.C = 0, 0
		if s.attack.Target != 0 {
			f.C = guards
		}
		if !s.chooseRedirects(f) {
			return
		}
		f.PC, f.A = redirectsResolve, 0
		if len(f.Refs) > 0 && s.is(rule.RedirectsOneByOne) {
			f.Flag = askAgain
		}
	case redirectsResolve: // 507.2: resolved one by one, the last is the target
		if f.Flag&askAgain != 0 && int(f.A) == len(f.Refs) {
			f.PC, f.Refs = redirectsChosen, nil
			return
		}
		if s.attackOver() || int(f.A) == len(f.Refs) {
			f.PC, f.Refs = blockAnswered, nil
			s.announceBlock()
			return
		}
		if !s.orderRedirects(f) {
			return
		}
		f.PC = redirectTakesOver
	case redirectTakesOver:
		if s.redirect(f) {
			f.PC, f.A = redirectsResolve, f.A+1
		}
	case blockAnswered: // 507.3d: at a block the turn player may declare, and what triggered is resolved
		if s.attack.Blocked && !s.attackOver() && !s.declaring(f, s.active) {
			return
		}
		f.PC, f.Refs = attackHits, nil
		s.wait()
	case attackHits: // 508 battle, or 509 direct attack
		f.PC = hitOver
		if s.attackOver() {
			f.PC = attackEnding
			return
		}
		if s.attack.Target != 0 {
			s.startBattle(s.attack.Attacker, s.attack.Target)
			return
		}
		if s.attack.Blocked || s.attack.Changed {
			return // 507.2c: blocked, though the blocker is gone
		}
		if !s.hitPlayer() {
			f.PC = attackHits
		}
	case hitOver:
		f.PC = attackEnding
		s.wait()
	case attackEnding: // 510: end of attack
		f.PC = attackGone
		s.happen(&happening{kind: attackEnds, who: s.active, subj: s.attack.Attacker})
		s.wait()
	case attackGone:
		s.attack = Attack{}
		s.lookAgain()
		s.endEffects(cardtext.ThisAttack)
		s.pop()
	}
}

// askAgain is part of a wrong rule: redirecting creatures are asked for again after each.
const askAgain uint8 = 1

// guards is the C of an attack whose target a guardman may take over: one on a creature (507.1a).
const guards int16 = 1

// orderRedirects asks which of the chosen creatures resolves next (507.2); true when it stands first.
func (s *State) orderRedirects(f *Frame) bool {
	rest := f.Refs[f.A:]
	if len(rest) < 2 {
		return true
	}
	o, ok := s.answerTo()
	if !ok {
		if o, ok = s.ask(KindOrder, s.active.other(), NoCard, s.eachOption(Order, rest)); !ok {
			return false
		}
	}
	refs := slices.Clone(f.Refs)
	for i := int(f.A); i < len(refs); i++ {
		if s.topCard(refs[i]) == o.Card {
			refs[f.A], refs[i] = refs[i], refs[f.A]
			break
		}
	}
	f.Refs = refs
	return true
}

func (s *State) declareAttack() {
	a := s.attack.Attacker
	e := &s.elements()[s.elementAt(a)]
	e.Tapped, e.Attacked = true, true
	s.counts.attacks++
	s.lookAgain()
	s.noteDeed(deed{kind: attacks, ref: cardRef(e.Cards[0]), side: e.Side, who: s.active})
	s.counts.ninja = [2]bool{}
	s.note(Event{Kind: EventAttacked, Rule: "506.1", Player: s.active, Card: s.topCard(a), Other: s.topCard(s.attack.Target), By: NoCard})
	s.happen(&happening{kind: turnedTapped, who: s.active, subj: a})
	s.happen(&happening{kind: attacks, who: s.active, subj: a, other: s.attack.Target, player: s.attack.Target == 0})
}

// attackOver tells whether the attack is to go to its end at once (505.6a).
func (s *State) attackOver() bool {
	i := s.elementAt(s.attack.Attacker)
	if s.attack.Ended || i < 0 || s.side(&s.field[i]).Types&CreatureType == 0 {
		return true
	}
	return s.attack.Target != 0 && s.elementAt(s.attack.Target) < 0
}

// removeFromAttack takes an element that left out of the attack (505.6).
func (s *State) removeFromAttack(r Ref) {
	if s.attack.On && (r == s.attack.Attacker || r == s.attack.Target) {
		s.attack.Ended = true
	}
}

// chooseRedirects asks the other player which of its creatures take the attack over, one at a time.
func (s *State) chooseRedirects(f *Frame) bool {
	p := s.active.other()
	for {
		o, ok := s.answerTo()
		if !ok {
			opts := s.redirectOptions(p, f.Refs)
			if len(opts) == 0 {
				return true
			}
			opts = append(opts, noneOption(Redirect))
			if o, ok = s.ask(KindRedirect, p, NoCard, opts); !ok {
				return false
			}
		}
		if o.None {
			return true
		}
		for i := range s.field {
			if s.field[i].Owner == p && s.field[i].Cards[0].ID == o.Card {
				f.Refs = withRef(f.Refs, elementRef(s.field[i].ID))
			}
		}
		if s.is(rule.RedirectsOneByOne) {
			return true
		}
	}
}

// redirectOptions: an untapped blocker that is not itself attacked; a guardman if a creature is attacked.
func (s *State) redirectOptions(p Player, taken []Ref) []Option {
	var opts []Option
	for i := range s.field {
		e := &s.field[i]
		r := elementRef(e.ID)
		if e.Owner != p || e.Tapped || s.sealed(e) || containsRef(taken, r) || r == s.attack.Target && !s.is(rule.AttackedBlockerMayBlock) {
			continue
		}
		if guard := s.attack.Target != 0 && s.has(e, kwGuardman); guard || s.mayBlock(e) {
			opts = append(opts, Option{Verb: Redirect, Card: e.Cards[0].ID, Target: NoCard})
		}
	}
	return opts
}

// redirect makes the next creature the target of the attack: it taps for it. If it could block or guard, its player is
// asked which (mode 1 or 2): only what blocks is a blocking creature (507.2b). True when it is done.
func (s *State) redirect(f *Frame) bool {
	r := f.Refs[f.A]
	i := s.elementAt(r)
	if i < 0 || s.field[i].Tapped {
		return true
	}
	e := &s.field[i]
	guard := f.C == guards && s.has(e, kwGuardman)
	block := s.has(e, kwBlocker) && (!guard || s.mayBlock(e))
	if block && guard {
		o, ok := s.answerTo()
		if !ok {
			s.ask(KindMode, e.Owner, e.Cards[0].ID, modes(e.Cards[0].ID, 2))
			return false
		}
		block = o.Mode == 1
	}
	s.turnOne(r, true)
	s.attack.Target, s.attack.Changed, s.attack.Blocked = r, true, block
	return true
}

// mayBlock tells whether a creature has the ability to block, and nothing stops it from that.
func (s *State) mayBlock(e *Element) bool {
	return s.has(e, kwBlocker) && !s.forbidden(&happening{kind: blocks, who: e.Owner, subj: elementRef(e.ID), other: s.attack.Attacker})
}

// announceBlock lets "when it blocks" and "when it is blocked" trigger (507.3).
func (s *State) announceBlock() {
	if s.attack.Blocked && s.attack.Target != 0 {
		s.note(Event{Kind: EventBlocked, Rule: "701.12", Player: s.active.other(), Card: s.topCard(s.attack.Target), Other: s.topCard(s.attack.Attacker), By: NoCard})
		s.happen(&happening{kind: blocks, who: s.active.other(), subj: s.attack.Target, other: s.attack.Attacker})
	}
}

// changeTarget makes a creature the target of the attack by an effect.
func (s *State) changeTarget(refs []Ref) {
	s.ret = Facts{Could: true}
	if !s.attack.On || len(refs) == 0 || s.elementAt(refs[0]) < 0 {
		return
	}
	s.attack.Target, s.attack.Changed = refs[0], true
	s.ret = done(1)
}

// attackOptions lists who may attack what (506.1, 301.5).
func (s *State) attackOptions(opts []Option) []Option {
	for i := range s.field {
		e := &s.field[i]
		if e.Owner != s.active || e.Tapped || s.sealed(e) || s.side(e).Types&CreatureType == 0 {
			continue
		}
		r := elementRef(e.ID)
		fresh := s.isSick(e)
		players := !fresh || s.has(e, kwSpeedAttacker) || s.ruled(cardtext.CanAttackPlayers, e)
		mach := s.isNew(e) && s.has(e, kwMachFighter)
		creatures := !fresh || s.has(e, kwSpeedAttacker) || mach
		if !players && !creatures {
			continue
		}
		p := s.active.other()
		if players && !s.forbidden(&happening{kind: attacks, who: s.active, subj: r, player: true}) && !s.playerSafe(p) {
			opts = append(opts, Option{Verb: AttackWith, Card: e.Cards[0].ID, Target: NoCard})
		}
		if creatures {
			opts = s.creatureTargets(opts, e, mach)
		}
	}
	return opts
}

// isNew tells whether a creature came this turn, if only by evolving.
func (s *State) isNew(e *Element) bool { return e.Entered == s.turn || e.Cards[0].Flags&Fresh != 0 }

// isSick: what came this turn cannot attack, unless it is an evolution creature, a linked God or has awakened
// (301.5, 801.3, 804.5, 805.6). A NEO creature is an evolution creature only while cards lie under it (802).
func (s *State) isSick(e *Element) bool {
	return s.isNew(e) && !e.Awake && !s.isLinkedGod(e) && !isEvolution(&view{elem: e}, s.side(e))
}

func (s *State) creatureTargets(opts []Option, e *Element, untappedToo bool) []Option {
	r := elementRef(e.ID)
	for k := range s.field {
		t := &s.field[k]
		if t.Owner == s.active || !t.Tapped && !untappedToo || s.sealed(t) || s.side(t).Types&CreatureType == 0 {
			continue
		}
		if s.forbidden(&happening{kind: attacks, who: s.active, subj: r, other: elementRef(t.ID)}) {
			continue
		}
		opts = append(opts, Option{Verb: AttackWith, Card: e.Cards[0].ID, Target: t.Cards[0].ID})
	}
	return opts
}

// holdToAttacks leaves of the acts those that what must attack allows, and tells whether anything must (506.1b). A creature
// that must attack each turn, can and has not yet attacks before the turn ends, and does not tap for something else; one
// that must attack one of some things attacks nothing else.
func (s *State) holdToAttacks(opts []Option) ([]Option, bool) {
	var rules laidRules
	var must []Ref
	var aimed []Option // attacks on what must be attacked
	for i := range s.rulesOf(cardtext.MustAttack, &rules) {
		l := rules.at(i)
		var at *cardtext.NP
		if l.rule.Event != nil { // "attack this each turn if able"
			at = l.rule.Event.NP2
		}
		for _, o := range opts {
			if o.Verb != AttackWith {
				continue
			}
			r := s.elementOf(o.Card)
			switch {
			case s.field[s.elementAt(r)].Attacked, !l.binds(r), !s.matches(l.rule.NP, r, &l.env, true):
			case at == nil:
				must = append(must, r)
			case o.Target != NoCard && s.matches(at, s.elementOf(o.Target), &l.env, true):
				must, aimed = append(must, r), append(aimed, o)
			}
		}
	}
	if len(must) == 0 {
		return opts, false
	}
	return slices.DeleteFunc(opts, func(o Option) bool {
		switch o.Verb {
		case AttackWith:
			return slices.ContainsFunc(aimed, func(a Option) bool { return a.Card == o.Card }) && !slices.Contains(aimed, o)
		case UseAbility:
			return slices.Contains(must, s.elementOf(o.Card))
		}
		return false
	}), true
}

// playerSafe: a rule that a player cannot be attacked.
func (s *State) playerSafe(p Player) bool {
	return s.forbidden(&happening{kind: attacks, who: s.active, subj: 0, other: playerRef(p), player: true})
}
