package engine

import (
	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// Facts are the three things every act yields: could it begin, was it begun, what really changed.
// "then" reads the second (101.3a).
type Facts struct {
	Could   bool
	Begun   bool
	Failed  bool // the sentence's own "if" was not met
	Changed int16
}

// Env binds what an ability's text refers to while the ability is being resolved.
type Env struct {
	Def     uint16 // whose text: Library.defs
	Side    uint8
	Ability uint8
	Ctrl    Player // "you"
	Card    CardID // "this", as a card
	Src     Ref    // "this", as the object it was when the ability came up
	Subj    Ref    // "that creature": the subject of the event
	Other   Ref    // the second object of the event
	Was     Ref    // the subject as it was before the event
	Player  Player // "that player"
	Instead uint8  // the body of a replacement: how often its event has been replaced (101.5)
	It      []Ref  // what the last act aimed at
	Looked  []Ref  // "among them": looked at or revealed, and not taken yet
	Picks   []Pick // results of acts, for participles
	// Promised is what the first act of a replacement takes, picked as it was assigned (609.9a).
	Promised []Ref
}

// Pick is what an act of one verb did: what it aimed at, and what really changed.
type Pick struct {
	Kind  cardtext.ActKind
	Tried []Ref
	Real  []Ref
}

func (s *State) text(e *Env) *cardtext.Text { return s.g.lib.defs[e.Def].Sides[e.Side].Text }

func (s *State) env(f *Frame) *Env { return &s.envs[f.Env] }

// Frame is one thing being done. What its fields mean depends on its kind; the step functions say.
type Frame struct {
	Kind  frameKind
	PC    uint8 // how far it is
	Flag  uint8
	Who   Player
	Env   int16  // index in State.envs
	Node  uint16 // number of the block, sentence or act
	A, B  int16
	C     int16
	Refs  []Ref // replaced, never written in place: forks share it
	Moves []Move
	Facts Facts

	ownMoves bool // Moves is shared with no fork
}

type frameKind uint8

const (
	frameBlock frameKind = iota
	frameSentence
	frameAct
	frameSelect
	frameMove
	frameResolve
	frameWaiting
	frameUse
	framePay
	frameAttack
	frameBattle
	frameBreak
	frameDraw
	frameDiscard
	frameTapFor
	frameSwap
	frameShuffle
	frameUnseal
)

// steps has the function that does the next step of each kind of frame. A function that pushes a frame
// or asks returns at once: pointers into the stack do not outlive a push.
func (s *State) stepFrame(f *Frame) {
	switch f.Kind {
	case frameBlock:
		s.stepBlock(f)
	case frameSentence:
		s.stepSentence(f)
	case frameAct:
		s.stepAct(f)
	case frameSelect:
		s.stepSelect(f)
	case frameMove:
		s.stepMove(f)
	case frameResolve:
		s.stepResolve(f)
	case frameWaiting:
		s.stepWaiting(f)
	case frameUse:
		s.stepUse(f)
	case framePay:
		s.stepPay(f)
	case frameAttack:
		s.stepAttack(f)
	case frameBattle:
		s.stepBattle(f)
	case frameBreak:
		s.stepBreak(f)
	case frameDraw:
		s.stepDraw(f)
	case frameDiscard:
		s.stepDiscard(f)
	case frameTapFor:
		s.stepTapFor(f)
	case frameSwap:
		s.stepSwap(f)
	case frameShuffle:
		s.stepShuffle(f)
	case frameUnseal:
		s.stepUnseal(f)
	}
}

func (s *State) push(f Frame) { s.frames = append(s.frames, f) }

func (s *State) pop() { s.frames = s.frames[:len(s.frames)-1] }

// pushEnv opens bindings; the frame that pushed them drops them with popEnv.
func (s *State) pushEnv(e Env) int16 {
	s.envs = append(s.envs, e)
	return int16(len(s.envs) - 1)
}

func (s *State) popEnv() {
	for _, r := range s.envs[len(s.envs)-1].Looked {
		if l, ok := s.lookup(r); ok && l.zone != battle && s.at(l).Flags&Looked != 0 {
			s.own(l.player, l.zone)[l.i].Flags &^= Looked // nobody looks at it any more
		}
	}
	s.envs = s.envs[:len(s.envs)-1]
}

// run goes on until somebody has to decide or the game is over.
func (s *State) run() {
	for !s.over && s.failed == "" && s.decision.Options == nil {
		if s.spent++; s.spent > s.g.budget {
			s.failed = "the game goes on without a decision: mandatory triggers without end"
			return
		}
		switch {
		case s.dirty && !s.areEntering():
			s.dirty = false
			s.stateBased()
		case len(s.frames) > 0:
			s.stepFrame(&s.frames[len(s.frames)-1])
		default:
			s.stepTurn()
		}
	}
}

// is asks a rule switch.
func (s *State) is(w rule.Switch) bool { return s.g.rules.Has(w) }

// ability finds the ability an environment stands for.
func (s *State) ability(e *Env) *cardtext.Ability { return s.text(e).Abilities[e.Ability] }

func containsRef(refs []Ref, r Ref) bool {
	for _, x := range refs {
		if x == r {
			return true
		}
	}
	return false
}

// withRef returns refs and one more, without writing the shared array.
func withRef(refs []Ref, r Ref) []Ref {
	n := make([]Ref, len(refs)+1)
	copy(n, refs)
	n[len(refs)] = r
	return n
}

func withoutRef(refs []Ref, r Ref) []Ref {
	var n []Ref
	for _, x := range refs {
		if x != r {
			n = append(n, x)
		}
	}
	return n
}

// player finds who a text means.
func (s *State) player(w cardtext.Who, env *Env) Player {
	switch w {
	case cardtext.WhoOpponent:
		return env.Ctrl.other()
	case cardtext.WhoOwner:
		if len(env.It) > 0 {
			return s.ownerOf(env.It[0])
		}
		return s.ownerOf(env.Subj)
	case cardtext.WhoThatPlayer:
		return env.Player
	case cardtext.WhoTurn:
		return s.active
	}
	return env.Ctrl
}

func (s *State) ownerOf(r Ref) Player {
	if r.isPlayer() {
		return r.player()
	}
	if r.isElement() {
		if i := s.elementAt(r); i >= 0 {
			return s.field[i].Owner
		}
		if l := s.lastOf(r); l != nil {
			return l.Owner
		}
		return 0
	}
	if r == 0 {
		return 0
	}
	return s.g.cards[r.card()].owner
}
