package engine

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// Pending is a triggered ability that waits to be resolved (603.3).
type Pending struct {
	Env   Env
	Class pendingClass
	Batch uint16 // for shield triggers: which break they came from (101.4g)
	Card  CardID // a shield trigger: the card to use
	// Declared: it triggered in the hand and was declared, so its "may" is answered.
	Declared bool
	// Contested only: the card that lets the ability not trigger, and the one that lets Env.Ctrl use it instead.
	Stop, Take CardID
}

type pendingClass uint8

const (
	classShield pendingClass = iota // S-trigger, S-back, G-strike (101.4b)
	classOther
	classDelayed    // Env.Ability is the sentence
	classContested  // two replacements of its triggering: one of them is applied (609.8)
	classUndeclared // triggered in the hand by an attack: waits only if it is declared (506.3)
)

// happen lets every ability that triggers on a happening trigger (603.2). Look-back is for the object
// itself alone (603.5d): what has just left sees its own leaving.
func (s *State) happen(h *happening) {
	if h.silent {
		return
	}
	if len(s.effects) > 0 {
		s.delayedTriggers(h)
	}
	if !s.anyTriggers(h) {
		return
	}
	for i := range s.field {
		e := &s.field[i]
		s.triggerElement(e, h)
	}
	if (h.kind == moved && h.from == battle || h.kind == afterBattle) && h.subj.isElement() && !s.is(rule.LeavingSeesNothing) {
		if l := s.lastOf(h.subj); l != nil && s.elementAt(h.subj) < 0 && (!l.Ignored || s.is(rule.IgnoredStillTrigger)) {
			env := s.elementEnv(&l.Element)
			s.triggerSide(&s.def(l.Cards[0].ID).Sides[l.Side], env, h, true)
			for _, g := range l.Given {
				env.Def, env.Side, env.Card = g.def, g.side, g.card
				s.triggerSide(&s.g.lib.defs[g.def].Sides[g.side], env, h, true)
			}
		}
	}
	if h.kind == moved && h.to != battle && !h.subj.isElement() {
		s.triggerArrival(h)
	}
	if s.g.inZones {
		s.triggerZones(h)
	}
	s.noteFirsts(h)
}

// triggerArrival: "when this card is put into your shields" can only trigger there (110.4g).
func (s *State) triggerArrival(h *happening) {
	l, ok := s.lookup(h.after)
	if !ok {
		return
	}
	d := s.def(h.after.card())
	for k := range d.Sides {
		side := &d.Sides[k]
		if !side.triggers.has(cardtext.IsPut) {
			continue
		}
		env := s.cardEnv(s.at(l), k)
		for _, a := range side.Text.Abilities {
			if a.Kind != cardtext.Trigger || len(a.In) > 0 || !slices.ContainsFunc(a.Events, putsItself) {
				continue
			}
			env.Ability = uint8(a.Index)
			s.trigger(a, env, h)
		}
	}
}

func putsItself(e *cardtext.Event) bool {
	return e.Kind == cardtext.IsPut && e.NP != nil && (e.NP.Ref == cardtext.This || e.NP.Ref == cardtext.ThisCard)
}

func (s *State) anyTriggers(h *happening) bool {
	for k := cardtext.EventKind(0); s.g.triggers>>k != 0; k++ {
		if s.g.triggers.has(k) && kindFits(k, h) {
			return true
		}
	}
	return false
}

func (s *State) triggerElement(e *Element, h *happening) {
	if !s.ignored(e) {
		for side, env := range s.texts(e, true) {
			s.triggerSide(side, env, h, false)
		}
	}
	for side, env := range s.lying(e) {
		s.triggerSide(side, env, h, false)
	}
	if h.kind == evolved && h.subj == elementRef(e.ID) && len(e.Cards) > 1 && !s.sealed(e) {
		s.triggerBase(e, h)
	}
}

// triggerBase: Shinka Power belongs to the card that was evolved on, which lies beneath now.
func (s *State) triggerBase(e *Element, h *happening) {
	base := Element{Owner: e.Owner, Cards: e.Cards[1:2]}
	if s.ignored(&base) {
		return
	}
	env := s.elementEnv(e)
	env.Def, env.Side, env.Card = s.def(base.Cards[0].ID).index, 0, base.Cards[0].ID
	for _, a := range s.side(&base).Text.Abilities {
		if isShinkaPower(a) {
			env.Ability = uint8(a.Index)
			s.trigger(a, env, h)
		}
	}
}

func isShinkaPower(a *cardtext.Ability) bool {
	return a.Kind == cardtext.Trigger && a.Events[0].Kind == cardtext.Evolves && a.Events[0].NP.Ref == cardtext.This
}

// triggerSide lets the abilities of one face trigger. left: it is looking back at its own leaving.
func (s *State) triggerSide(side *Side, env Env, h *happening, left bool) {
	if side.triggers == 0 {
		return
	}
	for _, a := range side.Text.Abilities {
		if a.Kind != cardtext.Trigger || len(a.In) > 0 || isShinkaPower(a) {
			continue
		}
		env.Ability = uint8(a.Index)
		if left && !s.looksBack(a) {
			continue
		}
		if !s.onTime(a, &env) {
			continue
		}
		s.trigger(a, env, h)
	}
}

// looksBack tells whether an ability triggers on its own object's leaving the battle zone: those that
// speak of leaving or being destroyed do; "put into a zone" without saying from where did until 2026-07-09.
func (s *State) looksBack(a *cardtext.Ability) bool {
	for _, e := range a.Events {
		switch e.Kind {
		case cardtext.Leaves, cardtext.IsDestroyed, cardtext.IsReturned, cardtext.AfterBattle, cardtext.LeavesLink:
			return true
		case cardtext.IsPut, cardtext.PlayerPuts:
			own := e.NP != nil && (e.NP.Ref == cardtext.This || e.NP.Ref == cardtext.ThisCard)
			if own || len(e.From) > 0 || s.is(rule.PutTriggersLookBack) {
				return true
			}
		}
	}
	return false
}

// triggerZones looks at the abilities that work in hand, graveyard, mana and shields (110.4b, 110.4g).
func (s *State) triggerZones(h *happening) {
	for p := range Player(2) {
		for z := hand; z <= abyss; z++ {
			for _, c := range s.zones[p][z] {
				d := s.def(c.ID)
				for k := range d.Sides {
					if !d.Sides[k].inZones {
						continue
					}
					env := s.cardEnv(c, k)
					for _, a := range d.Sides[k].Text.Abilities {
						if a.Kind == cardtext.Trigger && len(a.In) > 0 && s.works(a, &env) {
							env.Ability = uint8(a.Index)
							s.trigger(a, env, h)
						}
					}
				}
			}
		}
	}
}

// trigger makes an ability pending if one of its events is this one.
func (s *State) trigger(a *cardtext.Ability, env Env, h *happening) {
	for _, e := range a.Events {
		if !s.eventMatches(e, h, &env) || s.ofTheOther(e, h, &env) {
			continue
		}
		if (a.Once || a.First) && s.usedUp(&env) || a.First && s.cameBefore(&env) {
			return
		}
		once := env
		env.Subj, env.Other, env.Was = h.subj, h.other, h.subj
		if h.after != 0 && !h.after.isElement() && !s.here(h.subj) && (e.Kind == cardtext.IsPut || e.Kind == cardtext.PlayerPuts) {
			env.Subj = h.after
		}
		if h.kind == moved && h.to == battle {
			env.Subj = h.after
		}
		env.It = one(env.Subj)
		env.Player = h.who
		stop, take := s.triggerReplaced(a, &env, h)
		if stop != NoCard && take == NoCard {
			return
		}
		if take != NoCard {
			env.Ctrl, env.Player = env.Ctrl.other(), env.Ctrl
		}
		if a.First || a.Once && !optional(a) {
			s.useUp(&once)
		}
		class := classOther
		if h.kind == attacks && !env.Src.isElement() && s.find(env.Card).zone == hand {
			class = classUndeclared
		}
		p := Pending{Env: env, Class: class, Card: NoCard}
		if stop != NoCard {
			p.Class, p.Stop, p.Take = classContested, stop, take
		}
		s.addPending(p)
		if h.twice && env.Src == h.after {
			s.counts.doubleNext[s.ownerOf(h.after)] = false
			s.addPending(p)
		}
		return
	}
}

// ofTheOther: when a God links with one that is there already, it alone enters (804).
func (s *State) ofTheOther(e *cardtext.Event, h *happening, env *Env) bool {
	if h.link == 0 || e.Kind != cardtext.Enters || e.NP == nil || e.NP.Ref != cardtext.This {
		return false
	}
	return env.Card != h.link.card() || env.Def != s.def(h.link.card()).index
}

// triggerReplaced finds the replacement effects of triggering: one that lets the ability not trigger, and one
// that lets the opponent use it. "By entering" is of an ability that triggers on its own creature's entering.
func (s *State) triggerReplaced(a *cardtext.Ability, env *Env, h *happening) (stop, take CardID) {
	stop, take = NoCard, NoCard
	if !s.g.replaces.has(cardtext.Triggers) {
		return stop, take
	}
	t := happening{kind: triggered, who: env.Ctrl, subj: env.Src, way: ByPut}
	entering := h.kind == moved && h.to == battle && h.after == env.Src
	if len(a.In) > 0 && s.is(rule.HandTriggersAreEnterTriggers) {
		entering = true
	}
	if !entering {
		t.way = NoWay
	}
	for i := range s.field {
		if s.ignored(&s.field[i]) {
			continue
		}
		for side, by := range s.texts(&s.field[i], false) {
			switch r := s.replacing(cardtext.Triggers, side, &t, &by); {
			case r == nil:
			case r.Body.Sentences[0].Acts[0].Kind == cardtext.NoTrigger:
				stop = by.Card
			default:
				take = by.Card
			}
		}
	}
	return stop, take
}

// replacing finds the replacement effect of a text that fits a happening of its kind.
func (s *State) replacing(kind cardtext.EventKind, side *Side, h *happening, env *Env) *cardtext.Ability {
	if !side.replaces.has(kind) {
		return nil
	}
	for _, a := range side.Text.Abilities {
		if a.Kind == cardtext.Replacement && a.Events[0].Kind == kind && s.onTime(a, env) && s.eventMatches(a.Events[0], h, env) {
			return a
		}
	}
	return nil
}

// settleTrigger asks which of two replacements of one triggering is applied (609.8); true when none is left to
// be settled from an index on.
func (s *State) settleTrigger(f *Frame) bool {
	for i := int(f.A); i < len(s.pending); i++ {
		w := s.pending[i]
		if w.Class != classContested {
			continue
		}
		o, ok := s.answerTo()
		if !ok {
			subj := s.topCard(w.Env.Src)
			o, ok = s.ask(KindOrder, w.Env.Ctrl, NoCard, []Option{
				{Verb: Order, Card: w.Stop, Target: subj}, {Verb: Order, Card: w.Take, Target: subj},
			})
			if !ok {
				return false
			}
		}
		s.removePending(i)
		if o.Card == w.Take {
			w.Class, w.Stop, w.Take = classOther, 0, 0
			s.addPending(w)
		}
		i--
	}
	return true
}

// optional tells whether an ability begins with "may". One that can be used once each turn is used when that is done.
func optional(a *cardtext.Ability) bool { return a.Body.Sentences[0].May }

// firstTime is an event that an ability "the first time each turn" speaks of: of which text, for whom.
type firstTime struct {
	def           uint16
	side, ability uint8
	who           Player
}

// firstText is an ability "the first time each turn" of a card of this game.
type firstText struct {
	def     uint16
	side    uint8
	ability *cardtext.Ability
}

// noteFirsts keeps which events have come this turn that a text "the first time each turn" speaks of: the card that has
// it may come only afterwards.
func (s *State) noteFirsts(h *happening) {
	for _, f := range s.g.firsts {
		for p := range Player(2) {
			env := Env{Ctrl: p, Player: p.other(), Card: NoCard, Def: f.def, Side: f.side, Ability: uint8(f.ability.Index)}
			came := slices.ContainsFunc(f.ability.Events, func(e *cardtext.Event) bool { return s.eventMatches(e, h, &env) })
			if came && !s.cameBefore(&env) {
				s.firsts = append(s.firsts[:len(s.firsts):len(s.firsts)], firstTime{f.def, f.side, env.Ability, p})
			}
		}
	}
}

func (s *State) cameBefore(env *Env) bool {
	return slices.Contains(s.firsts, firstTime{env.Def, env.Side, env.Ability, env.Ctrl})
}

// usedAbility is a "once each turn" ability that was used this turn: of which object, and which of its texts.
type usedAbility struct {
	src     Ref
	card    CardID // of a God of a row
	def     uint16
	side    uint8
	ability uint8
}

func (e *Env) once() usedAbility { return usedAbility{e.Src, e.Card, e.Def, e.Side, e.Ability} }

func (s *State) usedUp(env *Env) bool { return slices.Contains(s.used, env.once()) }

func (s *State) useUp(env *Env) { s.used = append(s.used[:len(s.used):len(s.used)], env.once()) }

func (s *State) addPending(p Pending) {
	if s.ownList&ownPending == 0 {
		s.pending = append(make([]Pending, 0, len(s.pending)+1), s.pending...)
		s.ownList |= ownPending
	}
	s.pending = append(s.pending, p)
}

func (s *State) removePending(i int) Pending {
	p := s.pending[i]
	s.pending = slices.Delete(s.writePending(), i, i+1)
	return p
}
