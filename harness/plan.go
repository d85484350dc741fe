package harness

import (
	"fmt"
	"slices"

	"dmconform/rulings"
)

// Plan is a case made ready to play: cards numbered, labels resolved to small numbers, so that playing
// compares no strings. It never changes; many runs may share one.
type Plan struct {
	Ruling *rulings.Ruling
	Case   *rulings.Case

	start    Start   // without date and log
	dealt    []Place // by CardID: where the cards of start lie
	label    []label // by CardID
	group    []int16 // by CardID: equal for cards of one name and label
	names    []string
	words    []string // by label
	setup    []planStep
	actions  []planStep
	expect   []*claim
	possible []*claim
	marks    []mark // what must be remembered of the past, for expectations about it
	named    named
}

// label is a label of the ruling as a number: its place in Ruling.Labels.
type label int16

// noLabel is the label of fillers and of NoCard, and stands where a line names none.
const noLabel label = -1

// planStep is a step of setup or actions: a line or an expectation judged there.
type planStep struct {
	line  *planLine
	claim *claim
}

// planLine is a line with its labels resolved.
type planLine struct {
	src    *rulings.Line
	verb   Verb
	kind   DecisionKind
	player Player
	not    bool
	labels []label
	modes  []int
	none   bool
	onto   bool  // attack: a target is given
	target label // attack: noLabel is the player
	from   Zone
	way    string
	as     string
	for_   label
	by     label
	name   string
	order  bool // chance order
}

// parts is how many decisions the line answers, one after the other: the canonical grain is one card at a time.
func (l *planLine) parts() int {
	n := max(len(l.labels), len(l.modes))
	if l.none {
		n++
	}
	return max(n, 1)
}

// implied reports whether part k need not be asked: the last of several in an order is what remains.
func (l *planLine) implied(k int) bool {
	return l.kind == KindOrder && k > 0 && k == l.parts()-1
}

// lift says what of the cards with a label may change.
type lift uint8

const (
	liftZone  lift = 1 << iota // where it lies
	liftTap                    // tapped or untapped
	mustTap                    // to tapped, unless it is said to be untapped: it attacked or took over an attack
	liftFace                   // face up or down
	liftStack                  // what lies over and under it
	liftSeals                  // how many seals lie on it
)

// named is what the lines of a case name: what they name may change.
type named struct {
	labels []lift
	zones  zoneSet
	ends   [2]int // how often each player ended the turn
	ender  Player // who did so last; Chance if nobody
}

// NewPlan makes a case ready to play. It fails only where the case could not have been loaded.
func NewPlan(r *rulings.Ruling, c *rulings.Case) (*Plan, error) {
	p := &Plan{Ruling: r, Case: c}
	for _, l := range r.Labels {
		p.words = append(p.words, l.Word)
	}
	p.start = Start{Variant: r.Variant, Turn: c.State.Turn, Step: c.State.Step}
	if p.start.Step == "" {
		p.start.Step = "main"
	}
	if err := p.deal(); err != nil {
		return nil, err
	}
	p.named = newNamed(len(p.words))
	var err error
	if p.setup, err = p.steps(c.Setup); err != nil {
		return nil, err
	}
	if p.actions, err = p.steps(c.Actions); err != nil {
		return nil, err
	}
	if p.expect, err = p.claims(c.Expect); err != nil {
		return nil, err
	}
	if p.possible, err = p.claims(c.Possible); err != nil {
		return nil, err
	}
	for _, s := range p.actions {
		p.named.step(s)
	}
	for _, cl := range append(p.expect[:len(p.expect):len(p.expect)], p.possible...) {
		p.named.claim(cl)
	}
	return p, nil
}

// Start is the board as an engine gets it, under the rules of that day.
func (p *Plan) Start(d Date) Start {
	s := p.start
	s.Date = d
	return s
}

// Board is the start as a board, without asking an engine: there are no powers and keywords on it.
func (p *Plan) Board() Board {
	return Board{
		Turn: p.start.Turn, Step: p.start.Step, Places: slices.Clone(p.dealt), Powers: make([]int32, len(p.dealt)),
		Attacker: NoCard, Attacked: NoCard, Winner: rulings.Chance,
	}
}

// hidden reports whether the cards of a zone lie face down unless something says otherwise.
func hidden(z Zone) bool {
	return z == rulings.Hand || z == rulings.Shields || z == rulings.Deck || z == rulings.SuperGR
}

// Names gives for each card what it is called where a case is shown: its label, or the card's name in
// parentheses for a filler that has none.
func (p *Plan) Names() []string { return p.names }

// deal numbers the cards: by player, zone and position, what lies under, over and beside a card after it.
func (p *Plan) deal() error {
	for pl := range p.Case.State.Zones {
		for z, cards := range p.Case.State.Zones[pl] {
			for i := range cards {
				place := Place{Player: Player(pl), Zone: Zone(z), Index: int16(i), On: NoCard}
				if err := p.place(&cards[i], place, false); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

func (p *Plan) place(c *rulings.PlacedCard, at Place, linked bool) error {
	l := noLabel
	if c.Label != "" {
		var err error
		if l, err = p.find(c.Label); err != nil { // the board gave it to this copy alone
			l = label(len(p.words))
			p.words = append(p.words, c.Label)
		}
	}
	at.Tapped, at.Seals = at.Tapped || c.Tapped, int8(min(c.Sealed, 127))
	at.FaceUp = c.Face == "up" && hidden(at.Zone)
	at.FaceDown = c.Face == "down" && !hidden(at.Zone)
	id := CardID(len(p.start.Cards))
	p.dealt = append(p.dealt, at)
	p.start.Cards = append(p.start.Cards, StartCard{
		Place: at, Card: c.Card, Label: c.Label, Side: c.Side, Since: c.Since == "this-turn", Linked: linked,
	})
	p.label = append(p.label, l)
	group := int16(id)
	for i := range id {
		if p.label[i] == l && p.start.Cards[i].Card == c.Card {
			group = p.group[i]
			break
		}
	}
	p.group = append(p.group, group)
	name := c.Label
	if name == "" && c.Card != nil {
		name = "(" + c.Card.Name + ")"
	}
	p.names = append(p.names, name)

	with := func(cards []rulings.PlacedCard, layer int8, linked bool) error {
		for i := range cards {
			pl := Place{Player: at.Player, Zone: at.Zone, Index: at.Index, On: id, Layer: layer * int8(i+1)}
			pl.Tapped = linked && at.Tapped // a linked creature is tapped as a whole
			if err := p.place(&cards[i], pl, linked); err != nil {
				return err
			}
		}
		return nil
	}
	if err := with(c.Under, 1, false); err != nil {
		return err
	}
	if err := with(c.Over, -1, false); err != nil {
		return err
	}
	return with(c.Linked, 0, true)
}

func (p *Plan) find(word string) (label, error) {
	for i, w := range p.words {
		if w == word {
			return label(i), nil
		}
	}
	return noLabel, fmt.Errorf("%s: case %s: no card has the label %q", p.Ruling.ID, p.Case.ID, word)
}

// copies is how many cards have a label.
func (p *Plan) copies(l label) int {
	n := 0
	for _, x := range p.label {
		if x == l {
			n++
		}
	}
	return n
}

// findOr is find for an optional label.
func (p *Plan) findOr(word string) (label, error) {
	if word == "" {
		return noLabel, nil
	}
	return p.find(word)
}

// of gives the label of a card, noLabel for NoCard.
func (p *Plan) of(c CardID) label {
	if c < 0 || int(c) >= len(p.label) {
		return noLabel
	}
	return p.label[c]
}

// name is what a card is called where a case is shown.
func (p *Plan) name(c CardID) string {
	if c < 0 || int(c) >= len(p.names) {
		return ""
	}
	return p.names[c]
}

func (p *Plan) steps(steps []rulings.Step) ([]planStep, error) {
	var out []planStep
	for _, s := range steps {
		ps, err := p.step(s)
		if err != nil {
			return nil, err
		}
		out = append(out, ps)
	}
	return out, nil
}

func (p *Plan) step(s rulings.Step) (ps planStep, err error) {
	if s.Line != nil {
		p.start.Chance = p.start.Chance || s.Line.Player == rulings.Chance
		ps.line, err = p.line(s.Line)
	} else {
		ps.claim, err = p.claim(s.Expect)
	}
	return ps, err
}

// kindOf says what sort of decision a verb answers.
func kindOf(v Verb) (DecisionKind, bool) {
	switch v {
	case rulings.Summon, rulings.Cast, rulings.Charge, rulings.Attack, rulings.Cross, rulings.UseAbility, rulings.End:
		return KindAct, true
	case rulings.Use, rulings.Decline:
		return KindUse, true
	case rulings.Mode:
		return KindMode, true
	case rulings.Choose:
		return KindChoose, true
	case rulings.Order:
		return KindOrder, true
	case rulings.Redirect:
		return KindRedirect, true
	case rulings.Declare:
		return KindDeclare, true
	case rulings.Pay:
		return KindPay, true
	case rulings.NameCard:
		return KindName, true
	case rulings.Randomly:
		return KindChance, true
	}
	return 0, false
}

func (p *Plan) line(src *rulings.Line) (*planLine, error) {
	kind, ok := kindOf(src.Verb)
	if !ok {
		return nil, fmt.Errorf("%s: case %s: %q: no such verb", p.Ruling.ID, p.Case.ID, src.Text)
	}
	l := &planLine{
		src: src, verb: src.Verb, kind: kind, player: src.Player, not: src.Not, modes: src.Modes, none: src.None,
		target: noLabel, from: src.From, way: src.Way, as: src.As, name: src.Name, order: src.Order,
	}
	for _, w := range src.Cards {
		lb, err := p.find(w)
		if err != nil {
			return nil, err
		}
		l.labels = append(l.labels, lb)
	}
	var err error
	if l.for_, err = p.findOr(src.For); err != nil {
		return nil, err
	}
	if l.by, err = p.findOr(src.By); err != nil {
		return nil, err
	}
	if src.Target != "" {
		l.onto = true
		if src.Target != "player" {
			if l.target, err = p.find(src.Target); err != nil {
				return nil, err
			}
		}
	}
	return l, nil
}

func newNamed(labels int) named {
	return named{labels: make([]lift, labels), ender: rulings.Chance}
}

func (n *named) step(s planStep) {
	if s.line != nil {
		n.line(s.line)
		if s.line.verb == rulings.End && !s.line.not {
			n.ends[s.line.player]++
			n.ender = s.line.player
		}
	} else {
		n.claim(s.claim)
	}
}

// line notes what an act or answer names. Behind "!" it was not done, and who asks does not change by asking.
func (n *named) line(l *planLine) {
	if l.not {
		return
	}
	of := liftZone
	switch l.verb {
	case rulings.Attack, rulings.Redirect:
		of |= mustTap
	case rulings.UseAbility:
		of |= liftTap
	}
	for _, lb := range l.labels {
		n.add(lb, of)
	}
	n.add(l.target, liftZone)
	n.add(l.for_, liftZone)
	if l.from != rulings.NoZone && l.player != rulings.Chance {
		n.zones[l.player][l.from] = true
	}
}

// claim notes what an expectation says of cards and zones. One about what is offered says nothing of either.
func (n *named) claim(c *claim) {
	of := liftZone
	switch c.src.Kind {
	case rulings.IsUnder, rulings.IsOver:
		of |= liftStack
	case rulings.SealedBy:
		of |= liftSeals
	case rulings.Orientation:
		if c.src.Word == "tapped" || c.src.Word == "untapped" {
			of |= liftTap
		} else {
			of |= liftFace
		}
	}
	for _, x := range c.cards {
		n.add(x.label, of)
	}
	for _, x := range c.events {
		switch x.kind {
		case "tapped", "untapped":
			n.add(x.label, liftZone|liftTap)
		case "attacked", "blocked":
			n.add(x.label, liftZone|mustTap)
		default:
			n.add(x.label, liftZone)
		}
	}
	if c.src.Zone != rulings.NoZone && c.src.Player != rulings.Chance {
		n.zones[c.src.Player][c.src.Zone] = true
	}
}

func (n *named) add(l label, of lift) {
	if l >= 0 {
		n.labels[l] |= of
	}
}
