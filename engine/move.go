package engine

import (
	"cmp"
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// Move is one card or element that is to change zones. Moves made by one act go together (400.7).
type Move struct {
	Ref     Ref
	From    Zone // where it was; set when the move is screened
	To      Zone
	Pos     cardtext.Pos
	At      int16 // how deep in a deck, or where in a row of Gods; -1 for the rule of the zone
	Flags   CardFlags
	Cause   Cause
	Way     Way
	Who     Player // who moves it
	NoMana  bool
	Side    uint8 // the face it enters with
	Onto    Ref   // the element it evolves, or is put on or under
	Breaker Ref   // of a broken shield, what broke it
	Attach  Ref   // the element it goes onto as an aura or a weapon
	Bases   []Ref // cards of the graveyard that it evolves from
	Beside  Ref   // of a God that links, the creature that links on its other side
	Under   bool  // put under Onto
	Seal    bool  // put on Onto as a seal, or removed from it
	State   moveState
	By      Env   // the replacement that took its place
	Result  Ref   // the object it became
	Silent  bool  // nothing triggers on it
	Link    Ref   // of a linked creature, the one card that leaves (804.7); of a God, itself if it links
	Right   bool  // of a God that leaves an attacker: the part to the right of it goes on attacking (804.4a)
	Times   uint8 // how often its event has been replaced already (101.5)
}

type moveState uint8

const (
	planned     moveState = iota
	impossible            // gone, or an evolution with nothing to evolve from
	barred                // a prohibition stops it: begun, and it stays
	kept                  // "does not leave": begun, and it stays
	replaced              // something else happens instead
	beneathOnly           // G-NEO: only the cards under it leave (803)
	topOnly               // star evolution: only the top card leaves (813.1a)
	carried               // done
	overflowed            // done, but into the graveyard: the zone is full
)

// The stages of a set of moves: the PC of its frame.
const (
	moveOrdered uint8 = iota
	moveScreened
	moveReplaced
	entryOrdered
	basesChosen
	moveDone
	moveAnnounced
	insteadDone
)

// stepMove takes a set of moves with one cause down the one path: forbidden? → replace → do → trigger.
// A and B count within a stage.
func (s *State) stepMove(f *Frame) {
	switch f.PC {
	case moveOrdered: // in which order, where a player may say
		if f.Flag&orderAsked != 0 && !s.orderMoves(f) {
			return
		}
		f.PC, f.A = moveScreened, 0
	case moveScreened: // what cannot happen
		s.arrange(f)
		s.screen(f)
		f.PC, f.A, f.B = moveReplaced, 0, 0
	case moveReplaced: // replacements: turn player's first, each event once (609)
		if !s.assignReplacements(f) {
			return
		}
		f.PC, f.A = entryOrdered, 0
	case entryOrdered: // in which order they enter the battle zone, if that matters (409.1f)
		if f.enterTogether() && !s.orderEntries(f) {
			return
		}
		f.PC, f.A = basesChosen, 0
	case basesChosen: // what an evolution is put on is chosen as it enters (801.1)
		if !s.chooseBases(f) {
			return
		}
		f.PC, f.A, f.B = moveDone, 0, 0
		if f.Flag&basesOnly != 0 {
			moves := f.Moves
			s.pop()
			s.frames[len(s.frames)-1].Moves = moves // the use that asked keeps them
		}
	case moveDone: // all at once; what enters the battle zone enters one by one (409.1f)
		together := f.enterTogether()
		for int(f.A) < len(f.Moves) {
			if together {
				s.announce(f, int(f.A))            // what is in the battle zone by now sees it, and what follows does not
				if f.Moves[f.A].State == planned { // by what has entered before it
					s.stop(&f.writeMoves()[f.A])
				}
			}
			m := &f.writeMoves()[f.A]
			if m.State == planned && f.Flag&placesAsked != 0 && !s.askPlace(f, m) {
				return
			}
			if m.To == battle && f.entersAfterAnother() && !s.chooseBase(f) {
				s.hold(f) // not before all have entered
				return
			}
			m = &f.writeMoves()[f.A]
			f.A++
			if m.State != planned && m.State != topOnly {
				continue
			}
			if s.carry(m) {
				return // an entering effect is being played (110.4f)
			}
		}
		f.PC, f.A = moveAnnounced, 0
		fallthrough // before state-based actions: what comes of it saw it enter
	case moveAnnounced:
		s.announce(f, len(f.Moves))
		f.PC, f.A = insteadDone, 0
		if slices.ContainsFunc(f.Moves, func(m Move) bool { return m.State == replaced }) {
			s.hold(f) // what is about to happen instead is part of this
		}
	case insteadDone: // what happens instead
		for int(f.A) < len(f.Moves) {
			m := &f.Moves[f.A]
			f.A++
			if m.State == replaced {
				s.playReplacement(m)
				return
			}
		}
		s.dirty = s.dirty || f.Flag&unsettled != 0
		s.finishMove(f)
	}
}

// arrange puts moves in an order that does not depend on which of the elements came first, or where a card lies in a zone
// without an order: questions about elements are put in it, and of cards the last ones find a zone full.
func (s *State) arrange(f *Frame) {
	if len(f.Moves) < 2 || f.Flag&orderAsked != 0 {
		return
	}
	element := func(m Move) bool { return m.Ref.isElement() }
	switch {
	case !slices.ContainsFunc(f.Moves, func(m Move) bool { return !element(m) }):
		slices.SortStableFunc(f.writeMoves(), func(a, b Move) int { return s.compareElements(a.Ref, b.Ref) })
	case s.g.plays && !slices.ContainsFunc(f.Moves, func(m Move) bool { return element(m) || m.To == shields || !s.liesUnordered(m.Ref) }):
		slices.SortStableFunc(f.writeMoves(), func(a, b Move) int { return cmp.Compare(s.rank(a.Ref), s.rank(b.Ref)) })
	}
}

// liesUnordered tells whether a card is in a zone whose cards have no order.
func (s *State) liesUnordered(r Ref) bool {
	l, ok := s.lookup(r)
	return ok && (l.zone == hand || l.zone == mana || l.zone == grave)
}

// hold lets state-based actions wait until a set of moves is over; not the loss by an empty deck, which comes at
// once (104.2b).
func (s *State) hold(f *Frame) {
	if s.dirty && len(s.zones[0][deck]) > 0 && len(s.zones[1][deck]) > 0 {
		f.Flag |= unsettled
		s.dirty = false
	}
}

// Flags of a move.
const (
	unsettled   uint8 = 1 << 0 // state-based actions wait
	basesOnly   uint8 = 1 << 1 // only what it evolves from is asked: the cost depends on it
	fromAct     uint8 = 1 << 3 // Node is the act it belongs to
	orderAsked  uint8 = 1 << 4 // a player says in which order
	placesAsked uint8 = 1 << 2 // a player says how deep in the deck
	promising   uint8 = 1 << 5 // a player picks what a replacement takes
	givesResult uint8 = 1 << 6 // what has moved is handed over in State.sel
	awaitsGR    uint8 = 1 << 7 // a creature is being GR-summoned for an aura
)

// pushMove starts a set of moves. The slice is the frame's own from here on.
func (s *State) pushMove(moves []Move, env int16, flag uint8) {
	s.push(Frame{Kind: frameMove, Env: env, Moves: moves, Flag: flag, ownMoves: true})
}

func (s *State) pushOne(m Move, env int16, flag uint8) {
	s.pushMove(append(s.newMoves(1), m), env, flag)
}

// writeMoves returns the moves for writing; forks share the array until then.
func (f *Frame) writeMoves() []Move {
	if !f.ownMoves {
		f.Moves = append(make([]Move, 0, len(f.Moves)), f.Moves...)
		f.ownMoves = true
	}
	return f.Moves
}

// performMove builds the moves of an act and starts them.
func (s *State) performMove(f *Frame, act *cardtext.Act, env *Env) {
	if len(f.Refs) == 0 {
		s.ret = Facts{}
		return
	}
	moves := s.newMoves(len(f.Refs))
	for _, r := range f.Refs {
		if m, ok := s.moveOf(r, f, act, env); ok {
			moves = s.withStack(append(moves, m))
		}
	}
	s.sel = nil
	if len(moves) == 0 {
		s.ret = Facts{}
		return
	}
	if act.Kind == cardtext.Return && moves[0].To == hand && !act.NoSTrig && s.areShields(f.Refs) {
		// 701.14b: shields added to hand by an effect give their S-triggers too
		s.push(Frame{Kind: frameBreak, PC: shieldsLeave, Who: s.ownerOf(f.Refs[0]), Refs: f.Refs, Env: f.Env, Node: f.Node, Flag: fromAct | byEffect, A: int16(f.Who), C: int16(len(s.pending))})
		return
	}
	flag := uint8(0)
	if act.Kind == cardtext.Put && act.To.Zone == deck && act.Pos == cardtext.PosNone && act.Order == cardtext.OrderNone && act.Nth == 0 && !s.mayShuffle(s.ownerOf(moves[0].Ref)) {
		flag = placesAsked // they go in anywhere, since no shuffle will follow
	}
	if act.Order == cardtext.AnyOrder && len(moves) > 1 {
		flag = orderAsked
	}
	s.pushMove(moves, f.Env, flag|fromAct)
	s.frames[len(s.frames)-1].Node = f.Node
}

// moveOf is the move of one thing by an act; false if it stays.
func (s *State) moveOf(r Ref, f *Frame, act *cardtext.Act, env *Env) (Move, bool) {
	m := Move{Ref: r, At: -1, Who: f.Who, Times: env.Instead, Way: ByPut, NoMana: true}
	switch act.Kind {
	case cardtext.Destroy:
		m.To, m.Cause = grave, causeDestroy
	case cardtext.Return:
		m.To, m.Cause = hand, causeReturn
		if act.To != nil {
			m.To = act.To.Zone
		}
	case cardtext.Discard:
		m.To, m.Cause = grave, causeDiscard
	case cardtext.Shieldize:
		m.To, m.Cause = shields, causeShieldize
		if act.FaceUp {
			m.Flags |= FaceUp
		}
	case cardtext.PutOnto, cardtext.PutUnder:
		m.To, m.Under = battle, act.Kind == cardtext.PutUnder
		if len(s.sel) == 0 {
			return m, false // there is nothing to lie on or under
		}
		m.Onto = s.sel[0]
		if l, ok := s.lookup(m.Onto); ok {
			m.To = l.zone // under a shield
		}
	default:
		m.To, m.Pos = act.To.Zone, act.Pos
		if act.FaceUp {
			m.Flags |= FaceUp
		}
		if act.Tapped {
			m.Flags |= Tapped
		}
		if act.FaceDown {
			m.Flags |= Down
		}
		if act.Sideways {
			m.Flags, m.At = m.Flags|Sideways, int16(act.Nth-1)
		}
		m.Silent = act.Silent
		if act.Equipped != nil && s.isWeapon(r) {
			on := s.objects(act.Equipped, act, env)
			if len(on) == 0 {
				return m, false // it has nothing to be equipped to, and stays
			}
			m.Attach = on[0]
		}
	}
	return m, true
}

// withStack adds to the last move, if it is of a shield, those of all other cards of that shield (113.2).
func (s *State) withStack(moves []Move) []Move {
	m := moves[len(moves)-1]
	l, ok := s.lookup(m.Ref)
	if !ok || l.zone != shields || m.To == shields || m.Under {
		return moves
	}
	cards := s.zones[l.player][shields]
	for i := l.i + 1; i < len(cards) && cards[i].Flags&Joined != 0; i++ {
		m.Ref = cardRef(cards[i])
		moves = append(moves, m)
	}
	return moves
}

func (s *State) isWeapon(r Ref) bool {
	return !r.isElement() && s.def(r.card()).Sides[0].Types&WeaponType != 0
}

func (s *State) areShields(refs []Ref) bool {
	for _, r := range refs {
		if l, ok := s.lookup(r); !ok || l.zone != shields {
			return false
		}
	}
	return true
}

// orderMoves asks the owner of cards which of them goes next, one at a time (401.4); true when all are in order.
func (s *State) orderMoves(f *Frame) bool {
	for ; int(f.A) < len(f.Moves)-1; f.A++ {
		if !s.orderNext(f) {
			return false
		}
	}
	return true
}

// orderNext asks which of the moves from A on that are of cards of the same owner is move A.
func (s *State) orderNext(f *Frame) bool {
	o, ok := s.answerTo()
	if !ok {
		rest := f.Moves[f.A:]
		owner := s.ownerOf(rest[0].Ref)
		opts := make([]Option, 0, len(rest))
		for _, m := range rest {
			if m.State == planned && s.ownerOf(m.Ref) == owner {
				opts = append(opts, Option{Verb: Order, Card: s.topCard(m.Ref), Target: NoCard})
			}
		}
		if o, ok = s.ask(KindOrder, owner, s.asker(f), opts); !ok {
			return false
		}
	}
	moves := f.writeMoves()
	for i := int(f.A); i < len(moves); i++ {
		if s.topCard(moves[i].Ref) == o.Card {
			m := moves[i]
			copy(moves[f.A+1:i+1], moves[f.A:i])
			moves[f.A] = m
			break
		}
	}
	return true
}

func (s *State) asker(f *Frame) CardID {
	if f.Env < 0 {
		return NoCard
	}
	return s.env(f).Card
}

// wouldBe is the happening that a move would be.
func (s *State) wouldBe(m *Move) happening {
	h := happening{
		kind: moved, who: m.Who, subj: m.Ref, to: m.To,
		way: m.Way, cause: m.Cause, noMana: m.NoMana,
	}
	if v, ok := s.viewOf(m.Ref); ok {
		h.from = v.zone
	}
	h.by = m.Breaker
	if m.Under && m.To == battle {
		h.to = beneath(h.from)
	}
	return h
}

// beneath is the zone that a card goes to, for what looks at its move, that is put under or over an element: it does
// not enter the battle zone, and does not leave it either.
func beneath(from Zone) Zone {
	if from == battle {
		return battle
	}
	return anyZone
}

// screen finds the moves that cannot happen: gone, forbidden, or of what does not leave (101.2, 700.3).
func (s *State) screen(f *Frame) {
	moves := f.writeMoves()
	for i := range moves {
		m := &moves[i]
		if m.Ref.isPlayer() {
			continue // a draw from an empty deck: nothing moves, but it can be replaced
		}
		v, ok := s.viewOf(m.Ref)
		if !ok || v.last != nil {
			m.State = impossible
			continue
		}
		if !m.Ref.isElement() && v.zone == battle && v.elem.alone(v.card) { // picked as a card, and all there is by now
			m.Ref = elementRef(v.elem.ID)
		}
		m.From = v.zone
		if s.entersNowhere(m, &v) || s.joinsAnother(m, &v) {
			m.State = impossible
			continue
		}
		if staysWhereItIs(m) {
			m.State = kept
			s.noteStays(m, "409.2a")
			continue
		}
		s.stop(m)
	}
}

// stop marks a move that is forbidden, or of what does not leave (101.2, 700.3).
func (s *State) stop(m *Move) {
	h := s.wouldBe(m)
	switch {
	case s.is(rule.DeclaredIsFinal) && (m.Way == BySTrigger || m.Way == ByNinjaStrike):
	case s.forbidden(&h):
		m.State = barred
		s.noteStays(m, "101.2")
	case s.stays(&h):
		m.State = kept
		s.noteStays(m, "700.3")
	}
}

// staysWhereItIs: what is put into the zone it stands in is not put (409.2a). Within a deck it does go somewhere
// else, and what is cast from the graveyard can still be replaced on its way there (409.2b).
func staysWhereItIs(m *Move) bool {
	return m.From == m.To && m.To != deck && m.To != battle && !m.Under && m.Flags == 0 && m.Cause != causeUse
}

// joinsAnother tells whether a card would be put over or under what another player owns: every card stays in the
// zones of its owner.
func (s *State) joinsAnother(m *Move, v *view) bool {
	return m.Onto != 0 && s.ownerOf(m.Onto) != v.owner || m.Attach != 0 && s.ownerOf(m.Attach) != v.owner
}

// entersNowhere: a spell is never put into the battle zone.
func (s *State) entersNowhere(m *Move, v *view) bool {
	if m.To != battle || m.Under || m.Flags&Down != 0 {
		return false
	}
	return s.def(v.card).Sides[m.Side].Types&elementTypes == 0
}

// finishMove sums up and hands the facts to the act.
func (s *State) finishMove(f *Frame) {
	tried, real := s.newRefs(len(f.Moves)), s.newRefs(len(f.Moves))
	begun, changed := 0, 0
	for i := range f.Moves {
		m := &f.Moves[i]
		s.release(m.Ref)
		if m.State == impossible {
			continue
		}
		if m.State == carried && !m.Ref.isElement() || s.partOf(m) != nil {
			tried = append(tried, m.Result) // a card that has moved is a new object: the one it became
		} else {
			tried = append(tried, m.Ref)
		}
		if m.State == carried || m.State == overflowed || m.State == topOnly {
			changed++
			real = append(real, m.Result)
		}
		if s.countsAsBegun(m) {
			begun++
		}
	}
	if f.Flag&fromAct == 0 && f.Env >= 0 && len(tried) > 0 && f.Moves[0].Cause == causeDraw {
		s.aimed(s.env(f), cardtext.Draw, tried, real)
	}
	real = append(real, f.Refs...) // what a replacement did in its place
	changed += len(f.Refs)
	facts := Facts{Could: true, Begun: begun > 0 && begun == len(f.Moves), Changed: int16(changed)}
	if f.Flag&fromAct != 0 {
		env := s.env(f)
		act := s.text(env).Acts[f.Node]
		s.aimed(env, act.Kind, tried, real)
		if names(act) && len(real) > 0 {
			s.nameShield(act.NP2, env, real[0])
		}
		env.It = s.aimedNow(f.Moves)
		if len(env.Looked) > 0 {
			env.Looked = s.stillLooked(env.Looked)
		}
	}
	if f.Flag&givesResult != 0 {
		s.sel = real
	}
	s.pop()
	s.ret = facts
	s.dirty = true
}

// countsAsBegun is the second fact of a move: it was begun whether it was replaced, stopped or held (101.3a).
func (s *State) countsAsBegun(m *Move) bool {
	switch m.State {
	case barred:
		return !s.is(rule.ForbiddenEntryIsNoAttempt)
	case kept:
		return !s.is(rule.DoesNotLeaveIsNoAttempt)
	case replaced, topOnly, beneathOnly:
		return !s.is(rule.ReplacedIsNoAttempt)
	case overflowed:
		return !s.is(rule.FullZoneIsNoAttempt)
	}
	return m.State == carried
}

// aimedNow is what "it" means after a move: the thing where it is now, or as it was aimed at.
func (s *State) aimedNow(moves []Move) []Ref {
	out := s.newRefs(len(moves))
	for i := range moves {
		m := &moves[i]
		switch l := s.partOf(m); {
		case l != nil:
			out = append(out, l.After)
		case m.State == carried && m.Result != 0:
			out = append(out, m.Result)
		default:
			out = append(out, m.Ref)
		}
	}
	return out
}

// stillLooked keeps the looked-at cards that have not been put anywhere.
func (s *State) stillLooked(refs []Ref) []Ref {
	var out []Ref
	for _, r := range refs {
		if l, ok := s.lookup(r); ok && s.at(l).Flags&Looked != 0 {
			out = append(out, r)
		}
	}
	return out
}

// takeUp holds a card that is used or swapped: it lies where it lay, and counts there no more (409.1c).
func (s *State) takeUp(r Ref) {
	if l, ok := s.lookup(r); ok && l.zone != battle {
		s.own(l.player, l.zone)[l.i].Flags |= Held
		s.lookAgain()
	}
}

// release ends the held state of a card that did not move (409.2).
func (s *State) release(r Ref) {
	if r.isElement() {
		return
	}
	if l, ok := s.lookup(r); ok && l.zone != battle && s.at(l).Flags&(Held|Waiting) != 0 {
		s.own(l.player, l.zone)[l.i].Flags &^= Held | Waiting
		s.lookAgain()
	}
}
