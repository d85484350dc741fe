package engine

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// candidateReplacement is a replacement effect that could apply to a move.
type candidateReplacement struct {
	env      Env
	ability  *cardtext.Ability // nil for the rule of star evolution (813.1a)
	optional bool
}

// assignReplacements gives every planned move at most one replacement: the turn player's first, then the
// other player's (609.8, 609.9). A is the move, B the player (0 turn player, 1 the other); C counts the
// candidates that were declined. True when all is assigned.
func (s *State) assignReplacements(f *Frame) bool {
	if !s.mayReplace() {
		return true
	}
	for ; f.B < 2; f.B, f.A = f.B+1, 0 {
		p := s.active
		if f.B == 1 {
			p = p.other()
		}
		for int(f.A) < len(f.Moves) {
			if !s.assignOne(f, p) {
				return false
			}
			f.A++
			f.C = 0
		}
	}
	return true
}

// mayReplace tells whether any card of this game has a replacement effect at all.
func (s *State) mayReplace() bool { return s.g.replaces != 0 }

// assignOne finds the replacement of one move among those that player p controls.
func (s *State) assignOne(f *Frame, p Player) bool {
	m := &f.Moves[f.A]
	if m.State != planned || m.Times >= s.timesReplaced() {
		return true
	}
	h := s.wouldBe(m)
	cands := s.affordable(f, s.replacementsFor(m, &h, p))
	if len(cands) == 0 {
		return true
	}
	// Optional ones are offered one after the other; of the mandatory ones one must be applied.
	skipped := 0
	var must []candidateReplacement
	for i := range cands {
		c := &cands[i]
		if !c.optional {
			must = append(must, *c)
			continue
		}
		if skipped++; skipped <= int(f.C) {
			continue
		}
		o, ok := s.answerTo()
		if !ok {
			subj := s.topCard(m.Ref)
			s.ask(KindUse, p, c.env.Card, []Option{
				{Verb: Use, Card: c.env.Card, Target: subj, As: AsReplacement},
				{Verb: Decline, Card: c.env.Card, Target: subj, As: AsReplacement},
			})
			return false
		}
		if o.Verb == Use {
			s.replace(f, c)
			return true
		}
		f.C = int16(skipped)
	}
	switch len(must) {
	case 0:
		return true
	case 1:
		s.replace(f, &must[0])
		return true
	}
	o, ok := s.answerTo()
	if !ok {
		opts := make([]Option, 0, len(must))
		for i := range must {
			opts = append(opts, Option{Verb: Order, Card: must[i].env.Card, Target: s.topCard(m.Ref)})
		}
		if o, ok = s.ask(KindOrder, p, NoCard, opts); !ok {
			return false
		}
	}
	for i := range must {
		if must[i].env.Card == o.Card {
			s.replace(f, &must[i])
			break
		}
	}
	return true
}

// affordable leaves out the replacements whose means are promised already: what one that was assigned to
// another move of the same event takes cannot be taken twice (609.9a).
func (s *State) affordable(f *Frame, cands []candidateReplacement) []candidateReplacement {
	return slices.DeleteFunc(cands, func(c candidateReplacement) bool {
		if c.ability == nil || len(c.ability.Body.Sentences[0].Acts) == 0 {
			return false
		}
		act := c.ability.Body.Sentences[0].Acts[0]
		promised := 0
		for i := range f.Moves {
			m := &f.Moves[i]
			if m.State != replaced || m.By.Ctrl != c.env.Ctrl {
				continue
			}
			if other := s.ability(&m.By).Body.Sentences[0].Acts[0]; other.Kind == act.Kind {
				promised += s.takes(other, &m.By)
			}
		}
		return promised > 0 && !s.hasBesides(promised, act, &c.env)
	})
}

// takes is how many things of its player's an act takes.
func (s *State) takes(act *cardtext.Act, env *Env) int {
	switch {
	case act.NP == nil:
		return s.number(act.N, env)
	case act.NP.Ref == cardtext.NoRef && act.NP.Quant == cardtext.Exactly:
		return s.number(act.NP.N, env)
	}
	return 0
}

// hasBesides tells whether an act finds what it takes besides what is promised.
func (s *State) hasBesides(promised int, act *cardtext.Act, env *Env) bool {
	n := s.takes(act, env)
	if n == 0 {
		return true
	}
	who := s.player(act.Who, env)
	if act.NP == nil {
		return s.handCount(who) >= n+promised
	}
	return s.hasCandidates(n+promised, act.NP, act, env, who)
}

// timesReplaced is how often one event may be replaced: once (101.5).
func (s *State) timesReplaced() uint8 {
	if s.is(rule.OneEventReplacedTwice) {
		return 2
	}
	return 1
}

func (s *State) replace(f *Frame, c *candidateReplacement) {
	moves := f.writeMoves()
	m := &moves[f.A]
	if c.ability == nil {
		m.State = topOnly
		return
	}
	m.State = replaced
	m.By = c.env
	if c.ability.Once {
		s.useUp(&c.env)
	}
	s.note(Event{Kind: EventReplaced, Rule: "609.4", Player: c.env.Ctrl, Card: s.topCard(m.Ref), By: c.env.Card, Other: NoCard})
}

// replacementsFor lists the replacement effects of one player that fit a move and can be carried out (609.4).
func (s *State) replacementsFor(m *Move, h *happening, p Player) []candidateReplacement {
	var buf []candidateReplacement
	for i := range s.field {
		e := &s.field[i]
		if e.Owner != p || s.ignored(e) {
			continue
		}
		if side := s.side(e); side.replaces != 0 {
			buf = s.sideReplacements(side, s.elementEnv(e), m, h, buf)
		}
		for k := range e.Auras {
			if env, side := s.auraEnv(e, k); side.replaces != 0 {
				buf = s.sideReplacements(side, env, m, h, buf)
			}
		}
	}
	if m.Ref.isElement() {
		if i := s.elementAt(m.Ref); i >= 0 && s.field[i].Owner == p && s.leavesTopOnly(&s.field[i], m) {
			buf = append(buf, candidateReplacement{env: s.elementEnv(&s.field[i])})
		}
		return buf
	}
	// A card outside the battle zone answers for itself where its text says from where (400.2f).
	if l, ok := s.lookup(m.Ref); ok && l.player == p && l.zone != battle {
		d := s.def(m.Ref.card())
		for k := range d.Sides {
			if side := &d.Sides[k]; side.replaces != 0 {
				buf = s.sideReplacements(side, s.cardEnv(s.at(l), k), m, h, buf)
			}
		}
	}
	return buf
}

// leavesTopOnly: when a star evolution creature leaves, only its top card does (813.1a).
func (s *State) leavesTopOnly(e *Element, m *Move) bool {
	return m.To != battle && len(e.Cards) > 1 && s.side(e).Types&StarEvolutionType != 0
}

func (s *State) sideReplacements(side *Side, env Env, m *Move, h *happening, buf []candidateReplacement) []candidateReplacement {
	for _, a := range side.Text.Abilities {
		if a.Kind != cardtext.Replacement {
			continue
		}
		env.Ability = uint8(a.Index)
		if !env.Src.isElement() && !aboutItself(a) && len(a.In) == 0 && s.find(env.Card).zone != battle || !s.onTime(a, &env) {
			continue
		}
		if a.Once && s.usedUp(&env) || !s.eventMatches(a.Events[0], h, &env) {
			continue
		}
		env.Subj, env.Player, env.Instead = m.Ref, m.Who, m.Times+1
		env.It = one(m.Ref)
		if a.If != nil && !s.holds(a.If, &env) {
			continue
		}
		first := a.Body.Sentences[0]
		if !s.sentenceCould(first, &env, true) {
			continue
		}
		buf = append(buf, candidateReplacement{env: env, ability: a, optional: first.May})
	}
	return buf
}

// aboutItself tells whether a replacement is of the moving of its own card.
func aboutItself(a *cardtext.Ability) bool {
	np := a.Events[0].NP
	return np != nil && (np.Ref == cardtext.This || np.Ref == cardtext.ThisCard)
}

// playReplacement plays the body of the replacement that took a move's place.
func (s *State) playReplacement(m *Move) {
	env := m.By
	a := s.ability(&env)
	n := s.pushEnv(env)
	s.push(Frame{Kind: frameResolve, PC: 2, Env: n})
	s.push(Frame{Kind: frameBlock, Env: n, Node: uint16(a.Body.ID), Flag: mayGiven})
}
