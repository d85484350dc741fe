package engine

import (
	"dmconform/engine/cardtext"
)

// EventKind is a kind of entry in the log.
type EventKind uint8

// The kinds, in the order of eventNames.
const (
	EventDrawn EventKind = iota
	EventDiscarded
	EventDestroyed
	EventPut
	EventReturned
	EventSummoned
	EventCast
	EventTapped
	EventUntapped
	EventBroken
	EventAttacked
	EventBlocked
	EventBattled
	EventWonBattle
	EventEntered
	EventLeft
	EventShuffled
	EventRevealed
	EventChosen
	EventTurn
	EventEnded
	EventReplaced // something else happens instead
	EventStays    // it was begun, and the card stays
	EventResolves // a triggered ability begins to be resolved
	EventAct      // an act with its three facts
)

var eventNames = [...]string{
	"drawn", "discarded", "destroyed", "put", "returned", "summoned", "cast", "tapped", "untapped", "broken", "attacked",
	"blocked", "battled", "won-battle", "entered", "left", "shuffled", "revealed", "chosen", "turned", "ended", "replaced", "stays",
	"resolves", "act",
}

func (k EventKind) String() string { return eventNames[k] }

// Event is one entry of the log.
type Event struct {
	Kind   EventKind
	Rule   string // comprehensive-rules number
	Player Player
	Card   CardID
	By     CardID
	Other  CardID
	From   Zone
	To     Zone
	Text   string // an act, in the card text language
	Facts  Facts
}

// note writes an event to the log, if the game keeps one.
func (s *State) note(e Event) {
	if !s.g.log {
		return
	}
	s.events = append(s.events, e)
}

// Events returns what has happened since the decision before.
func (s *State) Events() []Event { return s.events }

var causeEvents = [...]struct {
	kind EventKind
	rule string
}{
	causePut: {EventPut, "400.5"}, causeDestroy: {EventDestroyed, "701.6"}, causeDiscard: {EventDiscarded, "701.7"},
	causeReturn: {EventReturned, "400.5"}, causeDraw: {EventDrawn, "114.1"}, causeShieldize: {EventPut, "701.32"},
	causeCharge: {EventPut, "701.8"}, causeBreak: {EventPut, "113.6"}, causeUse: {EventPut, "601.1"},
}

// noteMove logs a move: by its cause, and as an entering or leaving of the battle zone.
func (s *State) noteMove(m *Move, h *happening) {
	if !s.g.log {
		return
	}
	c := causeEvents[m.Cause]
	e := Event{Kind: c.kind, Rule: c.rule, Player: s.ownerOf(m.Ref), Card: s.topCard(m.Ref), By: NoCard, Other: NoCard, From: h.from, To: m.To}
	switch {
	case m.State == topOnly:
		e.Rule, e.Card = "813.1a", s.topCard(m.Result)
	case m.Link != 0 && m.Link != m.Ref:
		e.Rule, e.Card = "804.7", m.Link.card()
	case m.Seal && m.To == battle:
		e.Rule = "701.23"
	case m.Seal:
		e.Rule = "701.24"
	}
	s.note(e)
	switch {
	case m.To == battle && h.from != battle && !m.Under:
		e.Kind, e.Rule = EventEntered, "603.5a"
		s.note(e)
	case h.from == battle && m.To != battle:
		e.Kind, e.Rule = EventLeft, "603.5c"
		s.note(e)
	}
}

// noteStays logs a move that was begun and did not happen: a prohibition, or "does not leave".
func (s *State) noteStays(m *Move, rule string) {
	s.note(Event{Kind: EventStays, Rule: rule, Player: s.ownerOf(m.Ref), Card: s.topCard(m.Ref), By: NoCard, Other: NoCard, From: m.From, To: m.To})
}

// logAct logs an act with its three facts.
func (s *State) logAct(env *Env, act *cardtext.Act, f Facts) {
	if !s.g.log {
		return
	}
	s.note(Event{Kind: EventAct, Rule: "605.2c", Player: env.Ctrl, Card: env.Card, By: NoCard, Other: NoCard, Text: cardtext.PrintAct(act), Facts: f})
}

// logSentence logs the acts of a sentence that was not begun.
func (s *State) logSentence(env *Env, sent *cardtext.Sentence, f Facts) {
	if !s.g.log {
		return
	}
	for _, act := range sent.Acts {
		s.logAct(env, act, f)
	}
}
