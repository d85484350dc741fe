package engine

import (
	"dmconform/engine/cardtext"
)

// declareTriggers asks which S-triggers and G-strikes of the broken shields are used (112.3a), one at a time.
// What is declared is marked on its move.
func (s *State) declareTriggers(f *Frame) bool {
	for {
		o, ok := s.answerTo()
		if !ok {
			var opts []Option
			opts = s.sBackOptions(f, opts)
			for i := range f.Moves {
				if f.Moves[i].Way == NoWay && s.declares(f.Moves[i].Ref) != NoWay && !s.goesElsewhere(&f.Moves[i]) {
					opts = append(opts, Option{Verb: Declare, Card: f.Moves[i].Ref.card(), Target: NoCard})
				}
			}
			if len(opts) == 0 {
				return true
			}
			opts = append(opts, noneOption(Declare))
			if o, ok = s.ask(KindDeclare, f.Who, NoCard, opts); !ok {
				return false
			}
		}
		if o.None {
			return true
		}
		moves := f.writeMoves()
		if o.Way == BySBack {
			f.Refs = withRef(f.Refs, cardRef(s.at(s.find(o.Card))))
			continue
		}
		for i := range moves {
			if moves[i].Ref.card() == o.Card {
				moves[i].Way, moves[i].Side = s.triggerKeyword(moves[i].Ref)
			}
		}
	}
}

func (s *State) declares(r Ref) Way {
	w, _ := s.triggerKeyword(r)
	return w
}

// triggerKeyword tells which ability of a broken shield may be declared, and of which side: BySTrigger for
// S-trigger, ByPut for G-strike. What gives S-trigger to cards in the shield zone counts as of just before they were on
// their way (113.6b).
func (s *State) triggerKeyword(r Ref) (Way, uint8) {
	p := s.g.cards[r.card()].owner
	d := s.def(r.card())
	s.asBroken = true
	defer func() { s.asBroken = false }()
	for k := range d.Sides {
		if s.cardHas(r, &d.Sides[k], kwSTrigger) && s.mayDeclareUse(p, r, shields, &d.Sides[k], BySTrigger) {
			return BySTrigger, uint8(k)
		}
	}
	for k := range d.Sides {
		if s.cardHas(r, &d.Sides[k], kwGStrike) {
			return ByPut, uint8(k)
		}
	}
	return NoWay, 0
}

// armTriggers makes the declared abilities wait, now that their cards are in hand.
func (s *State) armTriggers(f *Frame) {
	s.nextID++
	batch := s.nextID
	s.armBacks(f, batch)
	for i := range f.Moves {
		m := &f.Moves[i]
		if m.Way == NoWay {
			continue
		}
		l := s.find(m.Ref.card())
		if l.zone != hand {
			continue
		}
		env := s.cardEnv(s.at(l), int(m.Side))
		p := Pending{Env: env, Class: classShield, Batch: batch, Card: m.Ref.card()}
		p.Env.Ability = shieldUse
		if m.Way == ByPut {
			p.Env.Def, p.Env.Side, p.Env.Ability = s.g.lib.gStrike, 0, 0
		}
		s.addPending(p)
	}
}

// useShield uses a card by its S-trigger, if it may be used by then (601.1b asks again at the resolution).
func (s *State) useShield(p *Pending) {
	r := p.Env.Src
	l, ok := s.lookup(r)
	if !ok {
		return
	}
	k := p.Env.Side
	if s.stillUsable(l.player, r, l.zone, &s.def(p.Card).Sides[k], BySTrigger) {
		s.startUse(l.player, r, k, BySTrigger, price{free: true})
	}
}

// sBackOptions offers the cards of the hand whose S-back fits a shield on its way (112.3b): they must be in
// hand before that.
func (s *State) sBackOptions(f *Frame, opts []Option) []Option {
	for _, c := range s.zones[f.Who][hand] {
		d := s.def(c.ID)
		kw := d.Sides[0].param("s-back")
		if kw == nil || containsRef(f.Refs, cardRef(c)) {
			continue
		}
		for i := range f.Moves {
			if s.fitsBack(kw, f.Moves[i].Ref, f.Who) {
				opts = append(opts, Option{Verb: Declare, Card: c.ID, Target: NoCard, Way: BySBack})
				break
			}
		}
	}
	return opts
}

func (s *State) fitsBack(kw *cardtext.Keyword, shield Ref, p Player) bool {
	env := Env{Ctrl: p, Player: p.other()}
	v, ok := s.viewOf(shield)
	return ok && s.anySide(kw.NP, &v, &env)
}

// armBacks makes the declared S-backs wait: each with the shield card that is discarded for it.
func (s *State) armBacks(f *Frame, batch uint16) {
	for _, r := range f.Refs {
		l, ok := s.lookup(r)
		if !ok || l.zone != hand {
			continue
		}
		kw := s.def(r.card()).Sides[0].param("s-back")
		if kw == nil {
			continue
		}
		env := s.cardEnv(s.at(l), 0)
		env.Ability = shieldBack
		for i := range f.Moves {
			if c := s.at(s.find(f.Moves[i].Ref.card())); s.fitsBack(kw, cardRef(c), f.Who) {
				env.It = withRef(env.It, cardRef(c))
			}
		}
		s.addPending(Pending{Env: env, Class: classShield, Batch: batch, Card: r.card()})
	}
}

// useBack discards the shield card and summons the card with S-back for free.
func (s *State) useBack(p *Pending) {
	l, ok := s.lookup(p.Env.Src)
	side := &s.def(p.Card).Sides[0]
	if !ok || !s.stillUsable(l.player, p.Env.Src, l.zone, side, BySBack) {
		return
	}
	for _, r := range p.Env.It {
		if at, ok := s.lookup(r); ok && at.zone == hand {
			s.startUse(l.player, p.Env.Src, 0, BySBack, price{free: true})
			s.pushOne(Move{Ref: r, To: grave, At: -1, Cause: causeDiscard, Who: l.player}, -1, 0)
			return
		}
	}
}
