package harness

import (
	"fmt"
	"strconv"
	"strings"

	"dmconform/rulings"
)

// claim is an expectation with its labels resolved.
type claim struct {
	src    *rulings.Expectation
	not    bool
	cards  []counted
	events []eventRef
	line   *planLine // offered
	mark   int       // what it looks at of the past: index into Plan.marks, or -1
}

type counted struct {
	label label
	n     int
}

type eventRef struct {
	kind   string
	label  label
	player Player
	whom   bool // of that player
}

// mark is one thing about the past that must be remembered: how often an event came (b is empty), or
// which of two came first. Its running value is an int16 on every path.
type mark struct{ a, b eventRef }

// The running values of a mark of two events.
const (
	neitherCame int16 = iota
	firstCame         // a, not yet b
	wrongOrder        // b before a
	rightOrder        // a, then b
)

func (p *Plan) claims(es []rulings.Expectation) ([]*claim, error) {
	var out []*claim
	for i := range es {
		c, err := p.claim(&es[i])
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}

func (p *Plan) claim(e *rulings.Expectation) (*claim, error) {
	c := &claim{src: e, not: e.Not, mark: -1}
	for _, x := range e.Cards {
		l, err := p.find(x.Label)
		if err != nil {
			return nil, err
		}
		c.cards = append(c.cards, counted{l, max(x.N, 1)})
	}
	for _, x := range e.Events {
		l, err := p.findOr(x.Label)
		if err != nil {
			return nil, err
		}
		c.events = append(c.events, eventRef{x.Kind, l, x.Player, x.OfWhom})
	}
	if e.Line != nil {
		l, err := p.line(e.Line)
		if err != nil {
			return nil, err
		}
		c.line = l
	}
	var need int
	switch e.Kind {
	case rulings.IsUnder, rulings.IsOver:
		need = 2
	case rulings.HasAbility:
		need, p.start.Keywords = 1, true
	case rulings.Orientation, rulings.PowerIs, rulings.SealedBy:
		need = 1
	case rulings.EventCount, rulings.Before:
		m := mark{}
		if len(c.events) > 0 {
			m.a = c.events[0]
		}
		if e.Kind == rulings.Before && len(c.events) > 1 {
			m.b = c.events[1]
		}
		c.mark = p.remember(m)
	}
	if len(c.cards) < need || (e.Kind == rulings.Offered) != (c.line != nil) {
		return nil, fmt.Errorf("%s: case %s: %q is incomplete", p.Ruling.ID, p.Case.ID, e.Text)
	}
	return c, nil
}

// remember gives the index of a mark, adding it unless it is there.
func (p *Plan) remember(m mark) int {
	for i := range p.marks {
		if p.marks[i] == m {
			return i
		}
	}
	p.marks = append(p.marks, m)
	return len(p.marks) - 1
}

// happened gives the running value of a mark after an event.
func (p *Plan) happened(m *mark, v int16, e *Event) int16 {
	if m.b.kind == "" {
		if p.is(&m.a, e) {
			v++
		}
		return v
	}
	switch {
	case v == neitherCame && p.is(&m.a, e):
		return firstCame
	case v == neitherCame && p.is(&m.b, e):
		return wrongOrder
	case v == firstCame && p.is(&m.b, e):
		return rightOrder
	}
	return v
}

func (p *Plan) is(r *eventRef, e *Event) bool {
	return r.kind == e.Kind && (r.label == noLabel || r.label == p.of(e.Card)) && (!r.whom || r.player == e.Player)
}

// scene is a moment at which claims are judged.
type scene struct {
	plan  *Plan
	start *Board
	board *Board
	pos   Position  // that open is of
	open  *Decision // nil when the game is over
	past  []int16   // running values of the marks
}

// holds judges one claim.
func (s *scene) holds(c *claim) bool {
	if c.src.Kind == rulings.ZoneHas && c.not {
		// Negated, none of the cards is there in that number: the stronger reading of "has not x and y".
		for _, x := range c.cards {
			if s.count(c.src.Player, c.src.Zone, x.label) >= x.n {
				return false
			}
		}
		return true
	}
	return s.plain(c) != c.not
}

func (s *scene) plain(c *claim) bool {
	e := c.src
	switch e.Kind {
	case rulings.ZoneCount:
		return s.size(s.board, e.Player, e.Zone) == e.N
	case rulings.ZoneDelta:
		return s.size(s.board, e.Player, e.Zone)-s.size(s.start, e.Player, e.Zone) == e.N
	case rulings.ZoneHas:
		for _, x := range c.cards {
			if s.count(e.Player, e.Zone, x.label) < x.n {
				return false
			}
		}
		return true
	case rulings.DeckTop, rulings.DeckBottom:
		return s.ordered(c)
	case rulings.IsUnder, rulings.IsOver:
		return s.stacked(c)
	case rulings.Orientation, rulings.PowerIs, rulings.SealedBy, rulings.HasAbility:
		return s.all(c)
	case rulings.Offered:
		return s.open != nil && s.plan.offeredAt(s.pos, s.open, c.line)
	case rulings.EventCount:
		return int(s.past[c.mark]) == e.N
	case rulings.Before:
		return s.past[c.mark] == rightOrder
	case rulings.AttackGoesOn:
		return s.board.AttackOn
	case rulings.GameResult:
		won := s.board.Winner == e.Player
		return s.board.Over && won == (e.Word == "won") // nobody won: both have lost
	}
	return false
}

// isIn reports whether a card counts as being in the zone: one that lies beneath another does not.
func isIn(pl *Place, p Player, z Zone) bool { return pl.Zone == z && pl.Player == p && pl.Layer <= 0 }

func (s *scene) size(b *Board, p Player, z Zone) int {
	n := 0
	for i := range b.Places {
		if isIn(&b.Places[i], p, z) {
			n++
		}
	}
	return n
}

func (s *scene) count(p Player, z Zone, l label) int {
	n := 0
	for i, x := range s.plan.label {
		if x == l && isIn(&s.board.Places[i], p, z) {
			n++
		}
	}
	return n
}

// ordered judges "deck top" and "deck bottom": the cards named lie there in that order.
func (s *scene) ordered(c *claim) bool {
	want := 0
	for _, x := range c.cards {
		want += x.n
	}
	at := 0
	if c.src.Kind == rulings.DeckBottom {
		at = s.size(s.board, c.src.Player, c.src.Zone) - want
	}
	for _, x := range c.cards {
		for range x.n {
			if !s.liesAt(c.src.Player, c.src.Zone, at, x.label) {
				return false
			}
			at++
		}
	}
	return true
}

func (s *scene) liesAt(p Player, z Zone, index int, l label) bool {
	for i := range s.board.Places {
		pl := &s.board.Places[i]
		if isIn(pl, p, z) && int(pl.Index) == index {
			return s.plan.label[i] == l
		}
	}
	return false
}

// stacked judges "x under y" and "x over y": in one stack, x lower (or higher) than y.
func (s *scene) stacked(c *claim) bool {
	n := 0
	for i, x := range s.plan.label {
		if x != c.cards[0].label {
			continue
		}
		for j, y := range s.plan.label {
			if y != c.cards[1].label || i == j || s.root(i) != s.root(j) {
				continue
			}
			lower := s.board.Places[i].Layer > s.board.Places[j].Layer
			higher := s.board.Places[i].Layer < s.board.Places[j].Layer
			if c.src.Kind == rulings.IsUnder && lower || c.src.Kind == rulings.IsOver && higher {
				n++
				break
			}
		}
	}
	return n >= c.cards[0].n
}

// root is the top card of the stack a card belongs to.
func (s *scene) root(i int) CardID {
	if on := s.board.Places[i].On; on != NoCard {
		return on
	}
	return CardID(i)
}

// all judges what is said of a card: it holds of every card of that label that lies where it can be said
// of it, and there is at least one.
func (s *scene) all(c *claim) bool {
	found := false
	for i, x := range s.plan.label {
		pl := &s.board.Places[i]
		if x != c.cards[0].label || pl.Layer > 0 {
			continue
		}
		holds, applies := s.says(c.src, CardID(i), pl)
		if !applies {
			continue
		}
		if !holds {
			return false
		}
		found = true
	}
	return found
}

func (s *scene) says(e *rulings.Expectation, id CardID, pl *Place) (holds, applies bool) {
	battle := pl.Zone == rulings.Battle
	switch e.Kind {
	case rulings.PowerIs:
		return battle && int(s.board.Powers[id]) == e.N, battle
	case rulings.SealedBy:
		return battle && int(pl.Seals) == e.N, battle
	case rulings.HasAbility:
		if !battle || int(id) >= len(s.board.Keywords) {
			return false, battle
		}
		for _, k := range s.board.Keywords[id] {
			if k == e.Word {
				return true, true
			}
		}
		return false, true
	}
	down := pl.FaceDown || hidden(pl.Zone) && !pl.FaceUp
	switch e.Word {
	case "tapped":
		return pl.Tapped, battle || pl.Zone == rulings.Mana
	case "untapped":
		return !pl.Tapped, battle || pl.Zone == rulings.Mana
	case "face-up":
		return !down, true
	case "face-down":
		return down, true
	}
	return false, false
}

// got says what holds in place of a claim that does not.
func (s *scene) got(c *claim) string {
	e := c.src
	switch e.Kind {
	case rulings.ZoneCount, rulings.ZoneHas, rulings.DeckTop, rulings.DeckBottom:
		return fmt.Sprintf("%s %s: %s", e.Player, e.Zone, s.plan.zoneText(s.board, e.Player, e.Zone))
	case rulings.ZoneDelta:
		now, then := s.size(s.board, e.Player, e.Zone), s.size(s.start, e.Player, e.Zone)
		return fmt.Sprintf("%s %s %+d: %d at the start, %d now", e.Player, e.Zone, now-then, then, now)
	case rulings.EventCount:
		return "it happened " + times(int(s.past[c.mark]))
	case rulings.Before:
		return [...]string{"neither happened", "only the first happened", "the second happened without the first before it", "the first happened before the second"}[s.past[c.mark]]
	case rulings.Offered:
		if s.open == nil {
			return "the game is over"
		}
		if _, ok := unlisted(s.pos, s.open); ok {
			return "the engine refused it"
		}
		return "offered: " + strings.Join(s.plan.optionTexts(s.open), " | ")
	case rulings.AttackGoesOn:
		return map[bool]string{true: "an attack is on", false: "no attack is on"}[s.board.AttackOn]
	case rulings.GameResult:
		if !s.board.Over {
			return "the game goes on"
		}
		if s.board.Winner == rulings.Chance {
			return "nobody won"
		}
		return s.board.Winner.String() + " won"
	}
	var cards []string
	for i, x := range s.plan.label {
		if x == c.cards[0].label {
			cards = append(cards, s.cardText(CardID(i)))
		}
	}
	return strings.Join(cards, "; ")
}

func (s *scene) cardText(id CardID) string {
	pl := &s.board.Places[id]
	t := s.plan.name(id) + ": " + s.plan.placeText(pl)
	if pl.Zone == rulings.Battle && int(id) < len(s.board.Powers) {
		t += ", power " + strconv.Itoa(int(s.board.Powers[id]))
	}
	if int(id) < len(s.board.Keywords) && len(s.board.Keywords[id]) > 0 {
		t += ", " + strings.Join(s.board.Keywords[id], ", ")
	}
	return t
}

func times(n int) string {
	if n == 1 {
		return "once"
	}
	return strconv.Itoa(n) + " times"
}
