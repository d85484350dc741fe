package engine

import (
	"slices"

	"dmconform/engine/cardtext"
)

// stepTurn goes on with the turn when nothing is being done (500). phase counts within the step.
func (s *State) stepTurn() {
	if len(s.pending) > 0 {
		s.wait()
		return
	}
	s.last = nil // nothing refers back any more
	switch s.step {
	case StartStep:
		s.startStep()
	case DrawStep:
		s.drawStep()
	case EndStep:
		s.endStep()
	default:
		if s.endTurn {
			s.goTo(EndStep)
			return
		}
		s.act()
	}
}

func (s *State) goTo(step Step) { s.step, s.phase = step, 0 }

// startStep: untap (501.1), then "at the start of the turn" (501.2).
func (s *State) startStep() {
	if s.phase == 0 {
		s.phase = 1
		s.untapAll()
		s.endEffects(cardtext.UntilYourNextTurn)
		s.happen(&happening{kind: turnStarts, who: s.active})
		return
	}
	s.goTo(DrawStep)
}

// untapAll untaps everything of the turn player at once.
func (s *State) untapAll() {
	for i := range s.field {
		if s.field[i].Owner == s.active && s.field[i].Tapped && !s.staysTapped(elementRef(s.field[i].ID)) {
			s.elements()[i].Tapped = false
		}
	}
	for i, c := range s.zones[s.active][mana] {
		if c.Flags&Tapped != 0 {
			s.own(s.active, mana)[i].Flags &^= Tapped
		}
	}
}

func (s *State) staysTapped(r Ref) bool {
	return slices.ContainsFunc(s.effects, func(e Effect) bool { return e.Kind == effectNoUntap && containsRef(e.Targets, r) })
}

// drawStep: one card (502.1).
func (s *State) drawStep() {
	if s.phase == 0 {
		s.phase = 1
		s.push(Frame{Kind: frameDraw, Env: -1, Who: s.active, B: 1})
		return
	}
	s.goTo(ChargeStep)
}

// endStep: "at the end of the turn" (511.1), then what lasted this turn ends (511.2), and the next turn begins.
func (s *State) endStep() {
	switch s.phase {
	case 0:
		s.phase = 1
		s.happen(&happening{kind: turnEnds, who: s.active})
	default:
		s.nextTurn()
	}
}

func (s *State) nextTurn() {
	s.endEffects(cardtext.ThisTurn)
	s.endTurn = false
	if s.extra[s.active] > 0 { // 500.5
		s.extra[s.active]--
	} else {
		s.active = s.active.other()
	}
	s.turn++
	if s.skip[s.active] > 0 {
		s.skip[s.active]--
		s.active = s.active.other()
		s.turn++
	}
	s.counts = turnCounts{}
	s.charged = false
	for i := range s.field {
		if s.field[i].Used != 0 {
			s.elements()[i].Used = 0
		}
	}
	s.note(Event{Kind: EventTurn, Rule: "500.1", Player: s.active, Card: NoCard})
	s.goTo(StartStep)
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
		s.pushMove([]Move{{Ref: cardRef(s.at(l)), To: mana, At: -1, Cause: causeCharge, Who: s.active}}, -1, 0)
	case Summon, Cast:
		if s.step != MainStep {
			s.goTo(MainStep)
		}
		l := s.find(o.Card)
		s.startUse(s.active, cardRef(s.at(l)), o.Side, o.Way, false, -1)
	case AttackWith:
		s.goTo(AttackStep)
		s.attack = Attack{On: true, Attacker: s.elementOf(o.Card)}
		if o.Target != NoCard {
			s.attack.Target = s.elementOf(o.Target)
		}
		s.push(Frame{Kind: frameAttack})
	case UseAbility:
		s.goTo(AttackStep)
		s.useTapAbility(s.elementOf(o.Card))
	}
}

// elementOf finds the element that shows a card.
func (s *State) elementOf(id CardID) Ref {
	l := s.find(id)
	return elementRef(s.field[l.i].ID)
}

// actOptions lists every legal act. In the charge step those of the later steps are offered too: taking
// one goes on to its step.
func (s *State) actOptions() []Option {
	opts := make([]Option, 0, 8)
	p := s.active
	if s.step == ChargeStep && !s.charged {
		for _, c := range s.zones[p][hand] {
			opts = append(opts, Option{Verb: Charge, Card: c.ID, Target: NoCard, From: hand})
		}
	}
	if s.step != AttackStep {
		opts = s.useOptions(opts, p)
	}
	opts = s.attackOptions(opts)
	opts = s.tapAbilityOptions(opts)
	return append(opts, Option{Verb: End, Card: NoCard, Target: NoCard})
}

// useOptions lists the cards that can be used and paid for.
func (s *State) useOptions(opts []Option, p Player) []Option {
	for _, c := range s.zones[p][hand] {
		d := s.def(c.ID)
		for k := range d.Sides {
			if d.Layout != Twinpact && k > 0 {
				break
			}
			opts = s.useOption(opts, p, c, hand, k, BySummon)
		}
	}
	return s.useFromElsewhere(opts, p)
}

func (s *State) useOption(opts []Option, p Player, c Card, from Zone, k int, way Way) []Option {
	side := &s.def(c.ID).Sides[k]
	r := cardRef(c)
	if side.Cost >= infinite || !s.canPay(p, s.costOf(r, side), side.Civs) || !s.mayUse(p, r, from, side, uint8(k), way, false) {
		return opts
	}
	o := Option{Verb: Summon, Card: c.ID, Target: NoCard, From: from, Way: way, Side: uint8(k)}
	if side.Types&SpellType != 0 {
		o.Verb = Cast
	}
	return append(opts, o)
}

// useFromElsewhere lists what a "you may summon this from your graveyard" opens.
func (s *State) useFromElsewhere(opts []Option, p Player) []Option {
	var buf [4]laidRule
	for _, l := range s.rulesOf(cardtext.MayUseFrom, buf[:0]) {
		if l.env.Ctrl != p {
			continue
		}
		for _, place := range l.rule.Places {
			for _, c := range s.zones[p][place.Zone] {
				if !s.matches(l.rule.NP, cardRef(c), &l.env, false) {
					continue
				}
				d := s.def(c.ID)
				for k := range d.Sides {
					if l.rule.Verb == "cast" == (d.Sides[k].Types&SpellType != 0) {
						opts = s.useOption(opts, p, c, place.Zone, k, wayNamed(l.rule))
					}
				}
			}
		}
	}
	return opts
}

func wayNamed(r *cardtext.Rule) Way {
	for w, n := range wayNames {
		if n != "" && n == r.Way {
			return Way(w)
		}
	}
	return BySummon
}

// tapAbilityOptions lists the tap abilities of creatures that could attack (602.3a).
func (s *State) tapAbilityOptions(opts []Option) []Option {
	for i := range s.field {
		e := &s.field[i]
		if e.Owner == s.active && !e.Tapped && s.side(e).tapAction && !(e.Sick && e.Entered == s.turn && !s.has(e, kwSpeedAttacker)) {
			opts = append(opts, Option{Verb: UseAbility, Card: e.Cards[0].ID, Target: NoCard})
		}
	}
	return opts
}

func (s *State) useTapAbility(r Ref) {
	i := s.elementAt(r)
	env := s.elementEnv(&s.field[i])
	for _, a := range s.side(&s.field[i]).Text.Abilities {
		if a.Kind == cardtext.TapAbility {
			env.Ability = uint8(a.Index)
			n := s.pushEnv(env)
			s.push(Frame{Kind: frameResolve, Env: n})
			break
		}
	}
	s.turn1(r, true)
}

// stepDraw draws cards one at a time (114.2). B is how many are left; the facts add up.
func (s *State) stepDraw(f *Frame) {
	if f.PC == 1 {
		f.PC = 0
		f.Facts.Changed += s.ret.Changed
	}
	f.Facts.Could, f.Facts.Begun = true, true
	if f.B == 0 {
		s.pop()
		s.ret = f.Facts
		return
	}
	f.B--
	cards := s.zones[f.Who][deck]
	i := slices.IndexFunc(cards, func(c Card) bool { return !isAway(c) })
	if i < 0 { // 114.6: it may be attempted, and does nothing
		return
	}
	f.PC = 1
	s.pushMove([]Move{{Ref: cardRef(cards[i]), To: hand, At: -1, Cause: causeDraw, Who: f.Who, NoMana: true}}, f.Env, 0)
}

// stepDiscard lets a player, or chance, pick the cards to discard: Node is the act, Refs what was picked.
func (s *State) stepDiscard(f *Frame) {
	env := s.env(f)
	act := s.text(env).Acts[f.Node]
	n := min(s.number(act.N, env), s.handCount(f.Who)+len(f.Refs))
	for len(f.Refs) < n {
		var open []Ref
		for _, c := range s.zones[f.Who][hand] {
			if r := cardRef(c); c.Flags&Held == 0 && !containsRef(f.Refs, r) {
				open = append(open, r)
			}
		}
		if len(open) <= n-len(f.Refs) {
			f.Refs = append(slices.Clone(f.Refs), open...)
			break
		}
		o, ok := s.answerTo()
		if !ok {
			kind, who, verb := KindChoose, f.Who, Choose
			if act.Random {
				kind, who, verb = KindChance, Chance, Randomly
			}
			opts := make([]Option, len(open))
			for i, r := range open {
				opts[i] = Option{Verb: verb, Card: r.card(), Target: NoCard}
			}
			if o, ok = s.ask(kind, who, env.Card, opts); !ok {
				return
			}
		}
		f.Refs = withRef(f.Refs, s.pickedRef(open, o.Card))
	}
	picked := slices.Clone(f.Refs)
	slices.Sort(picked)
	s.pop()
	s.sel = picked
}
