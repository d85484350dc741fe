package engine

import (
	"slices"

	"dmconform/engine/cardtext"
)

// act asks the turn player what to do, in the charge, main and attack steps.
func (s *State) act() {
	o, ok := s.answerTo()
	if !ok {
		s.ask(KindAct, s.active, NoCard, s.actOptions())
		return
	}
	switch o.Verb {
	case End:
		s.goTo(EndStep)
	case Charge:
		s.charged = true
		s.goTo(MainStep)
		l := s.find(o.Card)
		s.pushOne(Move{Ref: cardRef(s.at(l)), To: mana, At: -1, Cause: causeCharge, Who: s.active}, -1, 0)
	case Summon, Cast:
		if s.step != MainStep {
			s.goTo(MainStep)
		}
		s.useBy(o)
	case AttackWith:
		s.goTo(AttackStep)
		s.attack = Attack{On: true, Attacker: s.elementOf(o.Card)}
		if o.Target != NoCard {
			s.attack.Target = s.elementOf(o.Target)
		}
		s.push(Frame{Kind: frameAttack})
	case UseAbility:
		s.goTo(AttackStep)
		s.useAbility(o.Card, int(o.Mode))
	}
}

// actOptions lists every legal act. In the charge step those of the later steps are offered too: taking
// one goes on to its step.
func (s *State) actOptions() []Option {
	opts := s.newOptions()
	p := s.active
	if s.step == ChargeStep && !s.charged {
		for _, c := range s.zones[p][hand] {
			opts = append(opts, Option{Verb: Charge, Card: c.ID, Target: NoCard, From: hand})
		}
	}
	if s.step != AttackStep {
		opts = s.useOptions(opts, p)
	}
	opts = s.abilityOptions(s.attackOptions(opts))
	if s.g.laid.has(cardtext.MustAttack) {
		var due bool
		if opts, due = s.holdToAttacks(opts); due {
			return opts // the turn cannot end yet
		}
	}
	return append(opts, Option{Verb: End, Card: NoCard, Target: NoCard})
}

// elementOf finds the element that shows a card.
func (s *State) elementOf(id CardID) Ref {
	l := s.find(id)
	return elementRef(s.field[l.i].ID)
}

// useOptions lists the cards that can be used and paid for, each way of using one by itself.
func (s *State) useOptions(opts []Option, p Player) []Option {
	s.permissions(p, func(u permission) bool {
		side := &s.def(u.ref.card()).Sides[u.side]
		if !u.pay.free && !s.canPay(p, u.pay.cost, u.pay.civs) || u.tap > len(s.untappedCreatures(p)) {
			return true
		}
		if u.rule != nil && u.rule.rule.Act != nil && !s.couldPayWith(u.rule, u.ref) {
			return true
		}
		if !s.mayUse(p, u.ref, u.from, side, u.way, u.pay.free || u.pay.cost == 0) {
			return true
		}
		o := Option{Verb: Summon, Card: u.ref.card(), Target: NoCard, From: u.from, Way: u.way, Side: u.side}
		if side.Types&SpellType != 0 {
			o.Verb = Cast
		}
		if !slices.Contains(opts, o) { // two cards may permit the same
			opts = append(opts, o)
		}
		return true
	})
	return opts
}

// couldPayWith tells whether what is done instead of paying can be done. The card that is used is held meanwhile, and no
// part of it (601.1a, 409.1c).
func (s *State) couldPayWith(l *laidRule, r Ref) bool {
	s.takeUp(r)
	could := s.actCould(l.rule.Act, &l.env, true, false)
	s.release(r)
	return could
}

// useBy uses a card in the way that was chosen.
func (s *State) useBy(o Option) {
	s.permissions(s.active, func(u permission) bool {
		if u.ref.card() != o.Card || u.from != o.From || u.side != o.Side || u.way != o.Way {
			return true
		}
		if u.rule != nil && u.rule.rule.Then != nil {
			n := s.pushEnv(u.rule.env)
			s.push(Frame{Kind: frameResolve, PC: thenOfUse, Env: n, Node: uint16(u.rule.rule.Then.ID), Refs: one(u.ref)})
		}
		s.startUse(s.active, u.ref, u.side, u.way, u.pay)
		if u.rule != nil && u.rule.rule.Act != nil {
			s.takeUp(u.ref)
			n := s.pushEnv(u.rule.env)
			s.push(Frame{Kind: frameResolve, PC: bodyOver, Env: n})
			s.push(Frame{Kind: frameAct, Env: n, Node: uint16(u.rule.rule.Act.ID), Flag: fullNumber})
		}
		if u.tap > 0 {
			s.push(Frame{Kind: frameTapFor, Who: s.active, B: int16(u.tap), Env: -1, Node: uint16(o.Card)})
		}
		return false
	})
}
