// Package native lets the reference engine play fixtures: it turns cards and boards into the engine's, and
// decisions, events and positions into the harness's. It decides nothing.
package native

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"dmconform/engine"
	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
	"dmconform/harness"
	"dmconform/rulings"
)

// Engine is the reference engine as the harness sees it. A card is parsed once, when a board first uses it.
type Engine struct {
	flips []rule.Switch
	lib   *library
}

// library holds a definition for every card of the corpus; each is filled in when it is first used. It also keeps
// the room of positions that are not wanted any more, for the next.
type library struct {
	corpus *rulings.Corpus
	engine *engine.Library
	cards  map[string]*entry

	dropped sync.Pool // of positions that nobody will look at again
	boards  sync.Pool // of boards that a game has begun from
}

type entry struct {
	card   *rulings.Card
	def    engine.Def
	load   func() error
	mutate func(*cardtext.Text) // nil in all but a wrong engine
}

// New returns the reference engine for the cards of a corpus. Each flip turns one rule switch over: a
// deliberately wrong engine.
func New(corpus *rulings.Corpus, flips ...rule.Switch) *Engine {
	return &Engine{flips: flips, lib: newLibrary(corpus, nil)}
}

func newLibrary(corpus *rulings.Corpus, mutate func(*cardtext.Text)) *library {
	names := corpus.CardNames()
	lib := &library{corpus: corpus, cards: make(map[string]*entry, len(names))}
	defs := make([]*engine.Def, 0, len(names))
	for _, n := range names {
		e := &entry{card: corpus.Cards[n], mutate: mutate}
		e.def.Name, e.def.Layout = n, layouts[e.card.Layout]
		e.load = sync.OnceValue(e.parse)
		lib.cards[n] = e
		defs = append(defs, &e.def)
	}
	lib.engine = engine.NewLibrary(defs)
	return lib
}

// Flipped returns the same engine with rule switches turned over. The two share their parsed cards.
func (e *Engine) Flipped(flips ...rule.Switch) *Engine {
	return &Engine{flips: append(append([]rule.Switch(nil), e.flips...), flips...), lib: e.lib}
}

// Check parses every card of the corpus, and sets up the boards whose cards are linked; the error lists all that is
// wrong with texts, and with how cards are linked.
func (e *Engine) Check() error {
	var bad rulings.Errors
	for _, c := range e.lib.cards {
		if err, ok := c.load().(rulings.Errors); ok {
			bad = append(bad, err...)
		}
	}
	if len(bad) == 0 {
		bad = e.badBoards()
	}
	if len(bad) == 0 {
		return nil
	}
	slices.SortFunc(bad, func(a, b *rulings.Error) int {
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
	})
	return bad
}

// badBoards finds the boards on which cards are linked that do not link.
func (e *Engine) badBoards() (bad rulings.Errors) {
	for _, r := range e.lib.corpus.Rulings {
		for i := range r.Cases {
			c := &r.Cases[i]
			if !hasLinks(&c.State) {
				continue
			}
			p, err := harness.NewPlan(r, c)
			if err == nil {
				_, err = e.New(p.Start(harness.Newest(c)))
			}
			if b, ok := errors.AsType[*harness.BadBoard](err); ok {
				bad = append(bad, &rulings.Error{File: r.Path, Line: c.Line, Msg: fmt.Sprintf("case %q: %s", c.ID, b)})
			}
		}
	}
	return bad
}

func hasLinks(s *rulings.State) bool {
	linked := func(c rulings.PlacedCard) bool { return len(c.Linked) > 0 }
	return slices.ContainsFunc(s.Zones[rulings.You][rulings.Battle], linked) ||
		slices.ContainsFunc(s.Zones[rulings.Opponent][rulings.Battle], linked)
}

var layouts = map[string]engine.Layout{"": engine.OneSided, "twinpact": engine.Twinpact, "flip": engine.Flip}

// parse makes a card ready for play; errors name the card's file and line.
func (e *entry) parse() error {
	var bad rulings.Errors
	for i := range e.card.Sides {
		side, err := newSide(&e.card.Sides[i], e.mutate)
		if err != nil {
			bad = append(bad, sideError(e.card, &e.card.Sides[i], err))
			continue
		}
		e.def.Sides = append(e.def.Sides, side)
		bad = append(bad, badFlips(e.card, &e.card.Sides[i], side.Text)...)
	}
	if len(bad) > 0 {
		return bad
	}
	return nil
}

func newSide(s *rulings.Side, mutate func(*cardtext.Text)) (engine.Side, error) {
	civs, err := engine.ParseCivs(s.Civ)
	if err != nil {
		return engine.Side{}, err
	}
	types, err := engine.ParseType(s.Type)
	if err != nil {
		return engine.Side{}, err
	}
	text := s.Text
	if mutate != nil {
		t, err := cardtext.Parse(text)
		if err != nil {
			return engine.Side{}, err
		}
		mutate(t)
		text = cardtext.Print(t)
	}
	return engine.NewSide(engine.Side{
		Name: s.Name, Civs: civs, Types: types, Races: s.Races, Cost: s.Cost, Power: s.Power,
	}, text)
}

func sideError(c *rulings.Card, s *rulings.Side, err error) *rulings.Error {
	e := &rulings.Error{File: c.Path, Line: cmp.Or(s.TextLine, s.Line), Msg: err.Error()}
	if t, ok := err.(*cardtext.Error); ok {
		e.Line, e.Col, e.Msg = s.TextLine+t.Line-1, t.Col, t.Msg
	}
	return e
}

// badFlips finds what a text turns its card to and cannot: a face that the card has not got or shows already, one that
// is named twice, or one that is not named though there are several.
func badFlips(c *rulings.Card, s *rulings.Side, t *cardtext.Text) (bad rulings.Errors) {
	var others []string
	for i := range c.Sides {
		if o := c.Sides[i].Name; o != s.Name {
			others = append(others, strconv.Quote(o))
		}
	}
	for _, a := range t.Acts {
		if a.Kind != cardtext.Flip || a.NP.Ref != cardtext.This {
			continue
		}
		say := func(format string, args ...any) {
			before, _, found := strings.Cut(s.Text, cardtext.PrintAct(a))
			if !found {
				before = ""
			}
			bad = append(bad, &rulings.Error{File: c.Path, Line: s.TextLine + strings.Count(before, "\n"), Msg: fmt.Sprintf(format, args...)})
		}
		switch {
		case len(others) == 0 || c.Layout != "flip":
			say("the card has no other face to be flipped to (layout = \"flip\", and a [[side]] for each)")
		case len(a.Faces) == 0 && len(others) > 1:
			say("to which face? (flip this to %s)", strings.Join(others, " or "))
		}
		for k, face := range a.Faces {
			switch quoted := strconv.Quote(face); {
			case len(others) == 0:
			case !slices.Contains(others, quoted):
				say("the card has no other face %s to be flipped to (%s)", quoted, strings.Join(others, ", "))
			case slices.Contains(a.Faces[:k], face):
				say("%s is named twice", quoted)
			}
		}
	}
	return bad
}

// New sets up a board.
func (e *Engine) New(start harness.Start) (harness.Position, error) {
	set := engine.Setup{
		Library: e.lib.engine, Rules: rule.AsOf(int(start.Date)), Plays: start.Variant == "plays", Log: start.Log, AskAll: start.AskAll,
		Turn: engine.Player(start.Turn),
	}
	board, ok := e.lib.boards.Get().(*[]engine.Placed)
	if !ok {
		board = new([]engine.Placed)
	}
	defer e.lib.boards.Put(board)
	*board = slices.Grow((*board)[:0], len(start.Cards))[:len(start.Cards)]
	set.Cards = *board
	for _, w := range e.flips {
		set.Rules = set.Rules.Flip(w)
	}
	step, known := engine.ParseStep(start.Step)
	if !known {
		return nil, &harness.Unsupported{What: fmt.Sprintf("a board in the step %q", start.Step)}
	}
	set.Step = step
	var firsts [ordinaryClasses]int
	classes := classes{cards: start.Cards, first: firsts[:0]}
	var entry *entry
	class := uint16(0)
	for i := range start.Cards {
		c := &start.Cards[i]
		if i == 0 || !sameClass(c, &start.Cards[i-1]) { // what is the same lies side by side, mostly
			var err error
			if entry, err = e.lib.find(c.Card); err != nil {
				return nil, err
			}
			if class = classes.of(c); int(class) == len(classes.first) {
				classes.first = append(classes.first, i)
			}
		}
		place(&set.Cards[i], c, &entry.def)
		set.Cards[i].Class = class
	}
	p := room(&e.lib.dropped, start.Keywords)
	if _, err := engine.NewIn(p.state, set); err != nil {
		return nil, &harness.BadBoard{What: err.Error()}
	}
	return p, failure(p.state)
}

// ordinaryClasses is how many classes of cards a board has whose numbering needs no memory of its own.
const ordinaryClasses = 64

// classes numbers the classes of interchangeable cards: same definition, label and owner.
type classes struct {
	cards []harness.StartCard
	first []int // the first card of each class
}

func (cs *classes) of(c *harness.StartCard) uint16 {
	for k, i := range cs.first {
		if sameClass(&cs.cards[i], c) {
			return uint16(k)
		}
	}
	return uint16(len(cs.first))
}

func sameClass(a, b *harness.StartCard) bool {
	return a.Card == b.Card && a.Label == b.Label && a.Player == b.Player
}

// find gives the entry of a card, ready for play.
func (lib *library) find(c *rulings.Card) (*entry, error) {
	e := lib.cards[c.Name]
	if e == nil {
		return nil, &harness.Unsupported{What: "the card " + c.Name}
	}
	return e, e.load()
}

func place(p *engine.Placed, c *harness.StartCard, d *engine.Def) {
	*p = engine.Placed{
		Def: d, Owner: engine.Player(c.Player), Zone: zones[c.Zone], On: engine.CardID(c.On), Layer: int16(c.Layer),
		Tapped: c.Tapped, FaceUp: c.FaceUp, Down: c.FaceDown, Fresh: c.Since, Seals: uint8(c.Seals), Linked: c.Linked,
		Joined: c.On != harness.NoCard && c.Zone == rulings.Shields, // of the shield above it
	}
	if c.Side != "" {
		for i := range d.Sides {
			if d.Sides[i].Name == c.Side || strings.EqualFold(fmt.Sprint(i+1), c.Side) {
				p.Side = uint8(i)
			}
		}
	}
}

// zones maps the fixtures' zones to the engine's; zonesBack is the other way.
var zones = [rulings.NumZones]engine.Zone{
	rulings.Battle: cardtext.BattleZone, rulings.Hand: cardtext.HandZone, rulings.Mana: cardtext.ManaZone,
	rulings.Shields: cardtext.ShieldZone, rulings.Graveyard: cardtext.Graveyard, rulings.Deck: cardtext.DeckZone,
	rulings.Hyperspatial: cardtext.HyperZone, rulings.SuperGR: cardtext.GRZone, rulings.Abyss: cardtext.AbyssZone,
}

var zonesBack = func() (back [len(zones)]harness.Zone) {
	for z, e := range zones {
		back[e] = harness.Zone(z)
	}
	back[cardtext.AnyZone] = rulings.NoZone
	return back
}()

var verbs = [...]harness.Verb{
	engine.Summon: rulings.Summon, engine.Cast: rulings.Cast, engine.Charge: rulings.Charge, engine.AttackWith: rulings.Attack,
	engine.Cross: rulings.Cross, engine.UseAbility: rulings.UseAbility, engine.End: rulings.End, engine.Use: rulings.Use,
	engine.Decline: rulings.Decline, engine.Choose: rulings.Choose, engine.Mode: rulings.Mode, engine.Order: rulings.Order,
	engine.Redirect: rulings.Redirect, engine.Declare: rulings.Declare, engine.Pay: rulings.Pay,
	engine.NameCard: rulings.NameCard, engine.Randomly: rulings.Randomly,
}
