package engine

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// The stages of a frame of resolving: its PC.
const (
	bodyBegins uint8 = iota
	bodyOver
	thenOfUse // what follows from a use: the "then" behind a permission
)

// stepResolve resolves a triggered ability or another body with bindings of its own. Behind a use, it
// plays the block of what follows if the use was begun; "it" is the card that was used, as it is now.
func (s *State) stepResolve(f *Frame) {
	switch f.PC {
	case bodyOver:
		s.pop()
		s.countInstead()
		s.popEnv()
		s.ret = Facts{}
		return
	case thenOfUse:
		f.PC = bodyOver
		if s.ret.Begun && (s.ret.Changed > 0 || !s.is(rule.ThenReadsResult)) {
			s.env(f).It = one(s.refOf(f.Refs[0].card()))
			s.push(Frame{Kind: frameBlock, Env: f.Env, Node: f.Node})
		}
		return
	}
	f.PC = bodyOver
	env := s.env(f)
	if s.is(rule.TriggerNeedsItsSource) && !s.here(env.Src) {
		return
	}
	if s.ofIgnoredSpell(env) {
		return
	}
	if f.Flag&delayed != 0 {
		s.push(Frame{Kind: frameSentence, Env: f.Env, Node: f.Node, Flag: delayed})
		return
	}
	a := s.ability(env)
	if a.Once && optional(a) && s.usedUp(env) {
		return
	}
	if a.If != nil && f.Flag&atWill == 0 && !s.holds(a.If, env) { // 603.4: read at the resolution
		return
	}
	if a.Word == "final revolution" {
		s.counts.finalRev[env.Ctrl] = true
	}
	s.note(Event{Kind: EventResolves, Rule: "605.1", Player: env.Ctrl, Card: env.Card, By: NoCard, Other: NoCard})
	given := f.Flag & atWill
	if f.Flag&declared != 0 {
		given = mayGiven
	}
	s.push(Frame{Kind: frameBlock, Env: f.Env, Node: uint16(a.Body.ID), Flag: given})
}

const (
	delayed  uint8 = 1 << 4 // a delayed trigger whose moment has come
	declared uint8 = 1 << 5 // what was declared has to be used
)

// delay makes the rest of a sentence a delayed trigger (603.6).
func (s *State) delay(env *Env, sent *cardtext.Sentence) {
	s.addEffect(Effect{Kind: effectDelayed, Env: *env, Act: uint16(sent.ID), Player: env.Ctrl, Until: cardtext.ThisTurn, Turn: s.turn})
}

// delayedTriggers lets the delayed triggers whose moment this is become pending, once.
func (s *State) delayedTriggers(h *happening) {
	for i := 0; i < len(s.effects); i++ {
		e := &s.effects[i]
		if e.Kind != effectDelayed {
			continue
		}
		sent := s.text(&e.Env).Sentences[e.Act]
		fits := sent.At.EndOfTurn && h.kind == turnEnds
		if sent.At.Event != nil {
			fits = s.eventMatches(sent.At.Event, h, &e.Env)
		}
		if !fits {
			continue
		}
		env := e.Env
		if sent.At.Event != nil {
			env.Subj = h.subj
		}
		s.addPending(Pending{Env: env, Class: classDelayed, Batch: e.Act, Card: NoCard})
		s.dropEffect(i)
		i--
	}
}

// stepWaiting resolves what waits, one after the other, until nothing does. A is how many had been waiting
// before: a battle inside an effect leaves those alone (701.13e).
func (s *State) stepWaiting(f *Frame) {
	if !s.settleTrigger(f) {
		return
	}
	until := len(s.pending)
	if f.Flag&thoseOnly != 0 {
		until = min(until, int(f.A+f.B))
	}
	var room [8]int
	group, p := s.nextWaiting(room[:0], int(f.A), until)
	if len(group) == 0 {
		s.pop()
		return
	}
	i := group[0]
	if len(group) > 1 {
		var opts []Option
		opts, group = s.waitingOptions(group)
		o, ok := s.answerTo()
		if !ok {
			if o, ok = s.ask(KindOrder, p, NoCard, opts); !ok {
				return
			}
		}
		i = group[slices.Index(opts, o)]
	}
	f.B--
	s.resolvePending(s.removePending(i))
}

// thoseOnly limits a frame of waiting to the B abilities from A on.
const thoseOnly uint8 = 1

// waitingOptions names what waits by card and ability; one that waits for several reasons is told apart by what
// they are about. Of those about one card that has come and gone, the first is offered.
func (s *State) waitingOptions(group []int) (opts []Option, offered []int) {
	opts = make([]Option, 0, len(group))
	for _, k := range group {
		w := &s.pending[k]
		o := Option{Verb: Order, Card: s.waitingCard(w), Target: NoCard, Mode: w.Env.Ability + 1}
		if slices.Contains(opts, o) {
			if o.Target = s.topCard(w.Env.Subj); slices.Contains(opts, o) {
				continue
			}
		}
		opts, offered = append(opts, o), append(offered, k)
	}
	return opts, offered
}

func (s *State) waitingCard(w *Pending) CardID {
	if w.Card != NoCard {
		return w.Card
	}
	return w.Env.Card
}

// nextWaiting finds what may be resolved next: shield triggers first, then the turn player's, then the
// other player's (101.4a). What is the same in every way is offered once.
func (s *State) nextWaiting(group []int, from, until int) ([]int, Player) {
	for _, class := range [2]bool{true, false} {
		for _, p := range [2]Player{s.active, s.active.other()} {
			newest := uint16(0)
			for i := from; i < until; i++ {
				w := &s.pending[i]
				if w.Env.Ctrl != p || w.Class == classUndeclared || (w.Class == classShield) != class || s.sameAsBefore(group, w) {
					continue
				}
				if class && s.is(rule.ShieldTriggersNewestFirst) { // 101.4g
					if w.Batch > newest {
						newest, group = w.Batch, group[:0]
					} else if w.Batch < newest {
						continue
					}
				}
				group = append(group, i)
			}
			if len(group) > 0 {
				return group, p
			}
		}
	}
	return nil, 0
}

func (s *State) sameAsBefore(group []int, w *Pending) bool {
	for _, k := range group {
		o := &s.pending[k]
		if o.Card == w.Card && o.Env.Card == w.Env.Card && o.Env.Ability == w.Env.Ability && o.Env.Subj == w.Env.Subj && o.Class == w.Class {
			return true
		}
	}
	return false
}

func (s *State) resolvePending(p Pending) {
	if p.Class == classShield && p.Env.Ability == shieldUse {
		s.useShield(&p)
		return
	}
	if p.Class == classShield && p.Env.Ability == shieldBack {
		s.useBack(&p)
		return
	}
	if p.Class == classOther && p.Env.Ability >= firstDeclared {
		s.resolveDeclared(&p)
		return
	}
	n := s.pushEnv(p.Env)
	f := Frame{Kind: frameResolve, Env: n}
	if p.Class == classDelayed {
		f.Node, f.Flag = p.Batch, delayed
	}
	if p.Declared && !s.is(rule.DeclaredMayBeDeclined) {
		f.Flag |= declared
	}
	s.push(f)
}

// wait pushes the resolving of all that waits now.
func (s *State) wait() { s.push(Frame{Kind: frameWaiting}) }

// waitNew pushes the resolving of what comes to wait from here on.
func (s *State) waitNew(from int) { s.push(Frame{Kind: frameWaiting, A: int16(from)}) }
