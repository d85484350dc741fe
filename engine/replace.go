package engine

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// candidateReplacement is a replacement effect that could apply to a move.
type candidateReplacement struct {
	env      Env
	ability  *cardtext.Ability // nil for the rules of star evolution (813.1a) and G-NEO (803)
	optional bool
}

// assignReplacements gives every planned move at most one replacement: the turn player's first, then the
// other player's (609.8, 609.9). A is the move, B the player (0 turn player, 1 the other); C counts the
// candidates that were declined. True when all is assigned.
func (s *State) assignReplacements(f *Frame) bool {
	if !s.mayReplace() {
		return true
	}
	if f.Flag&promising != 0 {
		s.keepPromise(f)
	}
	s.assigning = int16(len(s.frames))
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
	s.assigning = 0
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
	cands := s.replacementsFor(m, &h, p)
	if len(cands) == 0 {
		return true
	}
	// Optional ones are offered one after the other; of the mandatory ones one must be applied.
	skipped := 0
	var must []candidateReplacement
	for i := range cands {
		c := &cands[i]
		if !c.optional && !s.fitsLater(f, c, p) {
			must = append(must, *c)
			continue
		}
		if skipped++; skipped <= int(f.C) {
			continue
		}
		o, ok := s.answerTo()
		if !ok {
			s.askUse(p, c.env.Card, s.topCard(m.Ref), AsReplacement)
			return false
		}
		if o.Verb == Use {
			return !s.replace(f, c)
		}
		f.C = int16(skipped)
	}
	switch len(must) {
	case 0:
		return true
	case 1:
		return !s.replace(f, &must[0])
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
			return !s.replace(f, &must[i])
		}
	}
	return true
}

// fitsLater tells whether what may be applied once, and must be, could be applied to a later move of the same event: then
// its player says to which (609.9), and is asked of each but the last.
func (s *State) fitsLater(f *Frame, c *candidateReplacement, p Player) bool {
	if c.ability == nil || !c.ability.Once {
		return false
	}
	for i := int(f.A) + 1; i < len(f.Moves); i++ {
		m := &f.Moves[i]
		if m.State != planned || m.Times >= s.timesReplaced() {
			continue
		}
		h := s.wouldBe(m)
		if slices.ContainsFunc(s.replacementsFor(m, &h, p), func(o candidateReplacement) bool { return o.env.once() == c.env.once() }) {
			return true
		}
	}
	return false
}

// promise settles what the replacement just assigned takes: that is chosen as it is assigned, not as it is
// carried out (609.9a). What a player picks comes back in State.sel.
func (s *State) promise(f *Frame) (asked bool) {
	by := &f.Moves[f.A].By
	first := s.ability(by).Body.Sentences[0]
	if len(first.Acts) == 0 || first.If != nil {
		return false
	}
	act := first.Acts[0]
	if act.NP != nil && act.NP.Ref != cardtext.NoRef && (act.Kind == cardtext.Destroy || movesCards(act.Kind)) {
		f.Moves[f.A].By.Promised = s.objects(act.NP, act, by)
		return false
	}
	discards := act.Kind == cardtext.Discard && act.NP == nil
	if _, _, pick := s.picks(act.NP, by, 0); !pick && !discards {
		return false
	}
	f.Flag |= promising
	kind := frameSelect
	if discards {
		kind = frameDiscard
	}
	who := s.player(act.Who, by)
	n := s.pushEnv(*by)
	s.push(Frame{Kind: kind, Env: n, Node: uint16(act.ID), A: 1, Who: who})
	return true
}

// keepPromise notes what the player has picked.
func (s *State) keepPromise(f *Frame) {
	f.Flag &^= promising
	f.writeMoves()[f.A].By.Promised = s.sel
	s.sel = nil
	s.popEnv()
	f.A++
	f.C = 0
}

// promised tells whether a replacement of the event in hand takes a card already: none is taken twice (609.9b).
func (s *State) promised(r Ref) bool {
	if s.assigning == 0 {
		return false
	}
	moves := s.frames[s.assigning-1].Moves
	return slices.ContainsFunc(moves, func(m Move) bool { return containsRef(m.By.Promised, r) })
}

// timesReplaced is how often one event may be replaced: once (101.5).
func (s *State) timesReplaced() uint8 {
	if s.is(rule.OneEventReplacedTwice) {
		return 2
	}
	return 1
}

// replace lets a replacement take the place of a move; asked is true when the player picks first what it takes.
func (s *State) replace(f *Frame, c *candidateReplacement) (asked bool) {
	moves := f.writeMoves()
	m := &moves[f.A]
	if c.ability == nil {
		m.State = topOnly
		return false
	}
	m.State = replaced
	m.By = c.env
	if c.ability.Once {
		s.useUp(&c.env)
	}
	s.note(Event{Kind: EventReplaced, Rule: "609.4", Player: c.env.Ctrl, Card: s.topCard(m.Ref), By: c.env.Card, Other: NoCard})
	return s.promise(f)
}

// replacementsFor lists the replacement effects of one player that fit a move and can be carried out (609.4).
func (s *State) replacementsFor(m *Move, h *happening, p Player) []candidateReplacement {
	var buf []candidateReplacement
	for i := range s.field {
		e := &s.field[i]
		if e.Owner != p {
			continue
		}
		if !s.ignored(e) {
			for side, env := range s.texts(e, false) {
				buf = s.sideReplacements(side, env, m, h, buf)
			}
		}
		for side, env := range s.lying(e) {
			buf = s.sideReplacements(side, env, m, h, buf)
		}
	}
	if m.Ref.isElement() {
		if i := s.elementAt(m.Ref); i >= 0 && s.field[i].Owner == p && s.leavesInPart(&s.field[i], m) {
			buf = append(buf, candidateReplacement{env: s.elementEnv(&s.field[i])})
		}
		return buf
	}
	// A card outside the battle zone answers for itself where its text says from where (400.2f).
	if l, ok := s.lookup(m.Ref); ok && l.player == p && l.zone != battle && !isBlank(l.zone, s.at(l).Flags) {
		d := s.def(m.Ref.card())
		for k := range d.Sides {
			if side := &d.Sides[k]; side.replaces != 0 {
				buf = s.sideReplacements(side, s.cardEnv(s.at(l), k), m, h, buf)
			}
		}
	}
	return buf
}

// leavesInPart: of a star evolution creature that would leave only the top card does (813.1a), of a G-NEO creature only the
// cards under it do (803). No text says so: it holds also where abilities are ignored.
func (s *State) leavesInPart(e *Element, m *Move) bool {
	return m.To != battle && len(e.Cards) > 1 && s.side(e).Types&(StarEvolutionType|GNEOType) != 0
}

func (s *State) sideReplacements(side *Side, env Env, m *Move, h *happening, buf []candidateReplacement) []candidateReplacement {
	if side.replaces == 0 {
		return buf
	}
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

// countInstead counts what was done instead by a replacement that is over, where it was the same as what the act would have
// done: put into the same zone by the same verb (Q&A of 2023-07-21: a replacement does not change whose effect it is).
func (s *State) countInstead() {
	env := &s.envs[len(s.envs)-1]
	if env.Instead == 0 || len(s.frames) == 0 {
		return
	}
	f := &s.frames[len(s.frames)-1]
	if f.Kind != frameMove || f.PC != insteadDone || f.Flag&fromAct == 0 {
		return
	}
	act := s.text(s.env(f)).Acts[f.Node]
	for _, p := range env.Picks {
		for _, r := range p.Real {
			if l, ok := s.lookup(r); ok && p.Kind == act.Kind && l.zone == f.Moves[f.A-1].To && l.zone != battle {
				f.Refs = withRef(f.Refs, r)
			}
		}
	}
}

// playReplacement plays the body of the replacement that took a move's place.
func (s *State) playReplacement(m *Move) {
	env := m.By
	a := s.ability(&env)
	n := s.pushEnv(env)
	s.push(Frame{Kind: frameResolve, PC: bodyOver, Env: n})
	s.push(Frame{Kind: frameBlock, Env: n, Node: uint16(a.Body.ID), Flag: mayGiven})
}
