package native

import (
	"errors"
	"slices"
	"sync"

	"dmconform/engine"
	"dmconform/harness"
	"dmconform/rulings"
)

// position is one position of the reference engine. It never changes, but for what it finds out on demand:
// one goroutine at a time may use it.
type position struct {
	state    *engine.State
	decision harness.Decision // found when first asked for: many a position is one that was met before
	asked    bool
	keywords bool
	forked   bool // another position followed from it
	pointed  engine.Pointed
	points   bool       // pointed is found: when first asked for
	dropped  *sync.Pool // positions whose room can be used again
}

// room is the memory for one more position.
func room(dropped *sync.Pool, keywords bool) *position {
	p, ok := dropped.Get().(*position)
	if !ok {
		return &position{state: new(engine.State), keywords: keywords, dropped: dropped}
	}
	*p = position{
		state: p.state, decision: harness.Decision{Options: p.decision.Options}, pointed: p.pointed,
		keywords: keywords, dropped: dropped,
	}
	return p
}

// failure is why the engine could not go on.
func failure(s *engine.State) error {
	switch why := s.Failed(); {
	case why == "":
		return nil
	case s.Endless():
		return &harness.Endless{What: why}
	default:
		return errors.New(why)
	}
}

func card(id engine.CardID) harness.CardID {
	if id == engine.NoCard {
		return harness.NoCard
	}
	return harness.CardID(id)
}

func option(o *engine.Option) harness.Option {
	return harness.Option{
		Verb: verbs[o.Verb], Card: card(o.Card), Target: card(o.Target), From: zonesBack[o.From], Way: wayName(o),
		As: asNames[o.As], Mode: int(o.Mode), None: o.None,
	}
}

var asNames = [...]string{engine.AsNothing: "", engine.AsTrigger: "trigger", engine.AsReplacement: "replacement"}

// wayName is "" for the normal way of using a card.
func wayName(o *engine.Option) string {
	if o.Way == engine.BySummon || o.Way == engine.ByCast {
		return ""
	}
	return o.Way.Word()
}

func (p *position) Decision() *harness.Decision {
	if _, over := p.state.Over(); over {
		return nil
	}
	if p.asked {
		return &p.decision
	}
	p.asked = true
	d := p.state.Decision()
	opts := slices.Grow(p.decision.Options[:0], len(d.Options))
	for i := range d.Options {
		opts = append(opts, option(&d.Options[i]))
	}
	p.decision = harness.Decision{Player: harness.Player(d.Player), Kind: harness.DecisionKind(d.Kind), By: card(d.By), Options: opts}
	return &p.decision
}

func (p *position) Choose(i int) (harness.Position, error) {
	p.forked = true
	n := room(p.dropped, p.keywords)
	p.state.ChooseIn(n.state, i)
	return n, failure(n.state)
}

// Move goes on in place.
func (p *position) Move(i int) (harness.Position, error) {
	p.state.Advance(i, p.forked)
	p.asked, p.forked, p.points = false, false, false
	return p, failure(p.state)
}

// Drop lets the engine use the room of the position for another.
func (p *position) Drop() { p.dropped.Put(p) }

func (p *position) Key(buf []byte) []byte { return p.state.AppendKey(buf) }

func (p *position) Interchangeable(a, b harness.CardID) bool {
	if !p.points {
		p.state.Pointed(&p.pointed)
		p.points = true
	}
	return p.state.Interchangeable(engine.CardID(a), engine.CardID(b), &p.pointed)
}

func (p *position) Board() (b harness.Board) {
	p.BoardIn(&b)
	return b
}

// BoardIn is Board in the room of an earlier one.
func (p *position) BoardIn(room *harness.Board) {
	n := p.state.Cards()
	places, powers := slices.Grow(room.Places[:0], n)[:n], slices.Grow(room.Powers[:0], n)[:n]
	clear(places)
	clear(powers)
	*room = harness.Board{Places: places, Powers: powers, Winner: rulings.Chance}
	p.state.Spots(func(id engine.CardID, s engine.Spot) {
		places[id] = harness.Place{
			Player: harness.Player(s.Owner), Zone: zonesBack[s.Zone], Index: int16(s.Index), On: card(s.On), Layer: int8(s.Layer),
			Tapped: s.Tapped, FaceDown: s.FaceDown, FaceUp: s.FaceUp, Seals: int8(s.Seals),
		}
		powers[id] = int32(s.Power)
	})
	turn, step := p.state.Turn()
	room.Turn, room.Step = harness.Player(turn), step.String()
	attacker, target, on := p.state.Attacking()
	room.Attacker, room.Attacked, room.AttackOn = card(attacker), card(target), on
	if winner, over := p.state.Over(); over {
		room.Over, room.Winner = true, harness.Player(winner)
	}
	if p.keywords {
		room.Keywords = make([][]string, n)
		for i := range room.Keywords {
			room.Keywords[i] = p.state.Keywords(engine.CardID(i))
		}
	}
}

func (p *position) Events() []harness.Event {
	var out []harness.Event
	for _, e := range p.state.Events() {
		out = append(out, harness.Event{
			Kind: e.Kind.String(), Rule: e.Rule, Player: harness.Player(e.Player), Card: card(e.Card), By: card(e.By),
			Other: card(e.Other), From: zonesBack[e.From], To: zonesBack[e.To], Text: e.Text,
			Facts: harness.Facts{Could: e.Facts.Could, Begun: e.Facts.Begun, Changed: int(e.Facts.Changed)},
		})
	}
	return out
}
