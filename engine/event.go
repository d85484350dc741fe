package engine

import "dmconform/engine/cardtext"

// happening is something that happens, or would: what triggers, replacements and prohibitions look at.
type happening struct {
	kind   happeningKind
	who    Player // who does it
	subj   Ref    // what it happens to, as it was before
	after  Ref    // the same where it went, once it has moved
	other  Ref    // attacked creature, what is attached to, battle opponent
	from   Zone
	to     Zone
	faceUp bool
	by     Ref // what chooses
	way    Way
	cause  Cause
	noMana bool
	player bool   // the attack is on a player
	silent bool   // nothing triggers on it
	twice  bool   // what it makes its own subject trigger triggers twice
	place  uint8  // of a seal, 0 for none
	link   Ref    // the God that enters by linking with another
	whose  Player // the deck that is looked at
	gods   []Card // those that link with others, or the one that leaves a link
}

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
	sealPut
	flipped
	links
	looks
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
	case cardtext.SealRemoved, cardtext.RemovesSeal:
		return h.kind == sealRemoved
	case cardtext.IsSealed:
		return h.kind == sealPut
	case cardtext.IsFlipped:
		return h.kind == flipped
	case cardtext.Links:
		return h.kind == links
	case cardtext.LooksAt:
		return h.kind == looks
	case cardtext.LeavesLink:
		return h.kind == moved && h.from == battle && len(h.gods) > 0
	}
	return false
}

// subject is what a pattern asks about: what is attacked or blocked, or what a happening is of.
func subject(p *cardtext.Event, h *happening) Ref {
	if p.Kind == cardtext.IsAttacked || p.Kind == cardtext.IsBlocked {
		return h.other
	}
	return h.subj
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
	case cardtext.Links, cardtext.LeavesLink:
		return s.linkEvent(p, h, env)
	case cardtext.PlayerPuts, cardtext.Summons, cardtext.Casts, cardtext.Uses, cardtext.IsChosen, cardtext.Draws, cardtext.Discards, cardtext.Shuffles, cardtext.LooksAt, cardtext.RemovesSeal:
		if !s.isWho(p.Who, h.who, env) {
			return false
		}
	}
	if p.Kind == cardtext.LooksAt {
		return s.zoneHas(p.To, h.from, h.whose, env)
	}
	if p.Seal != 0 && p.Seal != int(h.place) {
		return false
	}
	if p.By != nil && s.matches(p.By, h.by, env, false) == p.ByNot || !s.zonesFit(p, h, env) {
		return false
	}
	subj := subject(p, h)
	if p.Kind == cardtext.BreaksShield && h.kind == moved { // a shield that it would break
		return s.matches(p.NP, h.by, env, false)
	}
	if p.NP != nil && !s.subjectFits(p.NP, subj, h, env) {
		return false
	}
	if p.Kind == cardtext.IsAttacked && p.Player { // "you can't be attacked"
		return h.player && s.isWho(p.Who, h.who.other(), env)
	}
	if p.Kind == cardtext.Attacks {
		if p.Player && (!h.player || !s.ownedBy(p.Whose, h.who.other(), env)) {
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

func (s *State) addEffect(f Effect) {
	if s.ownList&ownEffects == 0 {
		s.effects = append(make([]Effect, 0, len(s.effects)+1), s.effects...)
		s.ownList |= ownEffects
	}
	s.effects = append(s.effects, f)
}
