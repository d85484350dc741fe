package engine

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// happening is something that happens, or would: what triggers, replacements and prohibitions look at.
type happening struct {
	kind   happeningKind
	who    Player // who does it
	subj   Ref    // what it happens to, as it was before
	after  Ref    // the same where it went, once it has moved
	other  Ref    // attacked creature, what is attached to, battle opponent
	from   zoneOf
	to     Zone
	toOf   Player
	faceUp bool
	by     Ref // what chooses
	way    Way
	cause  Cause
	noMana bool
	player bool // the attack is on a player
	silent bool // nothing triggers on it
	twice  bool // what it makes its own subject trigger triggers twice
}

type zoneOf = Zone

type happeningKind uint8

const (
	moved happeningKind = iota
	attacks
	blocks
	turnedTapped
	turnedUntapped
	battleStarts
	battles
	wonBattle
	afterBattle
	chosen
	attached
	evolved
	turnStarts
	turnEnds
	attackEnds
	casts
	summons
	shuffles
	breaks
	triggered
	sealRemoved
)

// Cause is the keyword action behind a move.
type Cause uint8

// The causes (701).
const (
	causePut Cause = iota
	causeDestroy
	causeDiscard
	causeReturn
	causeDraw
	causeShieldize
	causeCharge
	causeBreak
	causeUse
	causeRule
)

// kindFits tells whether a pattern's kind speaks of this happening at all.
func kindFits(k cardtext.EventKind, h *happening) bool {
	switch k {
	case cardtext.Enters:
		return h.kind == moved && h.to == battle && h.from != battle
	case cardtext.Leaves:
		return h.kind == moved && (h.from != h.to)
	case cardtext.IsDestroyed:
		return h.kind == moved && h.cause == causeDestroy && h.from == battle
	case cardtext.IsPut, cardtext.PlayerPuts:
		return h.kind == moved
	case cardtext.IsReturned:
		return h.kind == moved && h.to == hand && h.from == battle
	case cardtext.Summons:
		return h.kind == summons || h.kind == moved && h.to == battle && h.way.summons()
	case cardtext.Casts:
		return h.kind == casts
	case cardtext.Uses:
		return h.kind == casts || h.kind == summons || h.kind == moved && h.to == battle && h.way.summons()
	case cardtext.Draws:
		return h.kind == moved && h.cause == causeDraw
	case cardtext.Discards:
		return h.kind == moved && h.cause == causeDiscard
	case cardtext.Shuffles:
		return h.kind == shuffles
	case cardtext.Attacks, cardtext.IsAttacked:
		return h.kind == attacks
	case cardtext.Blocks, cardtext.IsBlocked:
		return h.kind == blocks
	case cardtext.IsTapped:
		return h.kind == turnedTapped
	case cardtext.IsUntapped:
		return h.kind == turnedUntapped
	case cardtext.Battles:
		return h.kind == battles
	case cardtext.BattleStarts:
		return h.kind == battleStarts
	case cardtext.AfterBattle:
		return h.kind == afterBattle
	case cardtext.WinsBattle:
		return h.kind == wonBattle
	case cardtext.IsChosen:
		return h.kind == chosen
	case cardtext.IsAttachedTo:
		return h.kind == attached
	case cardtext.Evolves:
		return h.kind == evolved
	case cardtext.StartOfTurn:
		return h.kind == turnStarts
	case cardtext.EndOfTurn:
		return h.kind == turnEnds
	case cardtext.AfterAttack:
		return h.kind == attackEnds
	case cardtext.BreaksShield:
		return h.kind == breaks || h.kind == moved && h.cause == causeBreak
	case cardtext.Triggers:
		return h.kind == triggered
	case cardtext.SealRemoved:
		return h.kind == sealRemoved
	}
	return false
}

// eventMatches tells whether a pattern fits a happening, for the ability of env.
func (s *State) eventMatches(p *cardtext.Event, h *happening, env *Env) bool {
	if !kindFits(p.Kind, h) {
		return false
	}
	if p.Way != "" && p.Kind != cardtext.Triggers && wayIs(p.Way, h.way) == p.WayNot {
		return false
	}
	if p.Kind == cardtext.Triggers && p.Way == "entering" && h.way == NoWay {
		return false
	}
	if p.NoMana && !h.noMana || p.FaceUp && !h.faceUp {
		return false
	}
	switch p.Kind {
	case cardtext.StartOfTurn, cardtext.EndOfTurn:
		return s.ownedBy(p.Whose, s.active, env)
	case cardtext.BattleStarts:
		return true
	case cardtext.PlayerPuts, cardtext.Summons, cardtext.Casts, cardtext.Uses, cardtext.IsChosen, cardtext.Draws, cardtext.Discards, cardtext.Shuffles, cardtext.LooksAt:
		if !s.isWho(p.Who, h.who, env) {
			return false
		}
	}
	if p.By != nil && !s.matches(p.By, h.by, env, false) || !s.zonesFit(p, h, env) {
		return false
	}
	subj := h.subj
	switch p.Kind {
	case cardtext.IsAttacked, cardtext.IsBlocked:
		subj = h.other
	}
	if p.Kind == cardtext.BreaksShield && h.kind == moved { // a shield that it would break
		return s.matches(p.NP, h.by, env, false)
	}
	if p.NP != nil && !s.subjectFits(p.NP, subj, h, env) {
		return false
	}
	if p.Kind == cardtext.Attacks {
		if p.Player && !h.player {
			return false
		}
		if p.NP2 != nil && (h.player || !s.matches(p.NP2, h.other, env, false)) {
			return false
		}
	}
	if p.Kind == cardtext.Battles && p.NP2 != nil && !s.matches(p.NP2, h.other, env, false) {
		return false
	}
	if p.Kind == cardtext.IsAttachedTo && p.NP2 != nil && !s.matches(p.NP2, h.other, env, false) {
		return false
	}
	return true
}

// subjectFits matches the subject as it was, and for what entered or was put somewhere also as it is now.
func (s *State) subjectFits(np *cardtext.NP, subj Ref, h *happening, env *Env) bool {
	if s.matches(np, subj, env, false) {
		return true
	}
	return h.after != 0 && h.after != subj && s.matches(np, h.after, env, false)
}

func (s *State) isWho(w cardtext.Who, p Player, env *Env) bool {
	switch w {
	case cardtext.WhoYou:
		return p == env.Ctrl
	case cardtext.WhoOpponent:
		return p != env.Ctrl
	}
	return true
}

// zonesFit checks where from and where to. A leaving without a zone is from the battle zone.
func (s *State) zonesFit(p *cardtext.Event, h *happening, env *Env) bool {
	if h.kind != moved {
		return p.Kind != cardtext.Casts && p.Kind != cardtext.Summons && p.Kind != cardtext.Uses || s.zoneIn(p.From, h.from, h.subj, env) || len(p.From) == 0
	}
	owner := s.ownerOf(h.subj)
	if len(p.From) > 0 {
		if s.zoneHas(p.From, h.from, owner, env) == p.FromNot {
			return false
		}
	} else if p.Kind == cardtext.Leaves && h.from != battle {
		return false
	}
	if len(p.To) > 0 && s.zoneHas(p.To, h.to, owner, env) == p.ToNot {
		return false
	}
	return true
}

func (s *State) zoneIn(in []cardtext.Place, z Zone, subj Ref, env *Env) bool {
	return s.zoneHas(in, z, s.ownerOf(subj), env)
}

func (s *State) zoneHas(in []cardtext.Place, z Zone, owner Player, env *Env) bool {
	for _, p := range in {
		if (p.Zone == z || p.Zone == anyZone) && s.ownedBy(p.Whose, owner, env) {
			return true
		}
	}
	return false
}

// Pending is a triggered ability that waits to be resolved (603.3).
type Pending struct {
	Env   Env
	Class pendingClass
	Batch uint16 // for shield triggers: which break they came from (101.4g)
	Card  CardID // a shield trigger: the card to use
}

type pendingClass uint8

const (
	classShield pendingClass = iota // S-trigger, S-back, G-strike (101.4b)
	classOther
	classDelayed    // Env.Ability is the sentence
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
				env.Def, env.Side = g.def, g.side
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
	if s.ignored(e) {
		return
	}
	s.triggerSide(s.side(e), s.elementEnv(e), h, false)
	for _, g := range s.givenSides(e, true) {
		env := s.elementEnv(e)
		env.Def, env.Side = g.def, g.side
		s.triggerSide(&s.g.lib.defs[g.def].Sides[g.side], env, h, false)
	}
	for k := range e.Auras {
		env, side := s.auraEnv(e, k)
		s.triggerSide(side, env, h, false)
	}
	// Shinka Power belongs to the card that was evolved on, which lies beneath now.
	if h.kind == evolved && h.subj == elementRef(e.ID) && len(e.Cards) > 1 {
		d := s.def(e.Cards[1].ID)
		env := s.elementEnv(e)
		env.Def, env.Side, env.Card = d.index, 0, e.Cards[1].ID
		for _, a := range d.Sides[0].Text.Abilities {
			if a.Kind == cardtext.Trigger && a.Events[0].Kind == cardtext.Evolves {
				env.Ability = uint8(a.Index)
				s.trigger(a, env, h)
			}
		}
	}
}

// triggerSide lets the abilities of one face trigger. left: it is looking back at its own leaving.
func (s *State) triggerSide(side *Side, env Env, h *happening, left bool) {
	if side.triggers == 0 {
		return
	}
	for _, a := range side.Text.Abilities {
		if a.Kind != cardtext.Trigger || len(a.In) > 0 || a.Events[0].Kind == cardtext.Evolves {
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
		case cardtext.Leaves, cardtext.IsDestroyed, cardtext.IsReturned, cardtext.AfterBattle:
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
		if !s.eventMatches(e, h, &env) {
			continue
		}
		if a.Once && !s.firstTime(&env) {
			return
		}
		env.Subj, env.Other, env.Was = h.subj, h.other, h.subj
		if h.after != 0 && !h.after.isElement() && !s.here(h.subj) && (e.Kind == cardtext.IsPut || e.Kind == cardtext.PlayerPuts) {
			env.Subj = h.after
		}
		if h.kind == moved && h.to == battle {
			env.Subj = h.after
		}
		env.It = one(env.Subj)
		env.Player = h.who
		if !s.mayTrigger(a, &env, h) {
			return
		}
		class := classOther
		if h.kind == attacks && !env.Src.isElement() && s.find(env.Card).zone == hand {
			class = classUndeclared
		}
		s.addPending(Pending{Env: env, Class: class, Card: NoCard})
		if h.twice && env.Src == h.after {
			s.addPending(Pending{Env: env, Class: classOther, Card: NoCard})
		}
		return
	}
}

// mayTrigger asks the replacement effects of triggering: an ability may not trigger, or be used by somebody
// else. "By entering" is of an ability that triggers on its own creature's entering.
func (s *State) mayTrigger(a *cardtext.Ability, env *Env, h *happening) bool {
	if !s.g.replaces.has(cardtext.Triggers) {
		return true
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
		e := &s.field[i]
		side := s.side(e)
		if !side.replaces.has(cardtext.Triggers) {
			continue
		}
		by := s.elementEnv(e)
		for _, r := range side.Text.Abilities {
			if r.Kind != cardtext.Replacement || r.Events[0].Kind != cardtext.Triggers || !s.onTime(r, &by) || !s.eventMatches(r.Events[0], &t, &by) {
				continue
			}
			if r.Body.Sentences[0].Acts[0].Kind == cardtext.NoTrigger {
				return false
			}
			env.Ctrl, env.Player = by.Ctrl, by.Ctrl.other()
		}
	}
	return true
}

// firstTime notes a "once each turn" ability as used, and tells whether it was not before.
func (s *State) firstTime(env *Env) bool {
	i := s.elementAt(env.Src)
	if i < 0 {
		return true
	}
	bit := uint32(1) << env.Ability
	if s.field[i].Used&bit != 0 {
		return false
	}
	s.elements()[i].Used |= bit
	return true
}

func (s *State) addPending(p Pending) {
	if s.ownList&ownPending == 0 {
		s.pending = append(make([]Pending, 0, len(s.pending)+1), s.pending...)
		s.ownList |= ownPending
	}
	s.pending = append(s.pending, p)
}

func (s *State) removePending(i int) Pending {
	p := s.pending[i]
	n := make([]Pending, 0, len(s.pending)-1)
	n = append(n, s.pending[:i]...)
	s.pending = append(n, s.pending[i+1:]...)
	s.ownList |= ownPending
	return p
}

func (s *State) addEffect(f Effect) {
	if s.ownList&ownEffects == 0 {
		s.effects = append(make([]Effect, 0, len(s.effects)+1), s.effects...)
		s.ownList |= ownEffects
	}
	s.effects = append(s.effects, f)
}
