package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dmconform/engine"
	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// The cards of these tests are made up: name, civilizations, type, race, cost, power, text.
type madeUp struct {
	name, civ, typ, race string
	cost, power          int
	text                 string
	spell                *madeUp  // the other side of a twinpact card
	faces                []madeUp // the further faces of a card that can be flipped
}

// side makes one side of a card.
func (c *madeUp) side(t *testing.T) engine.Side {
	t.Helper()
	civs, err := engine.ParseCivs(strings.Fields(c.civ))
	if err != nil {
		t.Fatal(err)
	}
	types, err := engine.ParseType(c.typ)
	if err != nil {
		t.Fatal(err)
	}
	side, err := engine.NewSide(engine.Side{
		Name: c.name, Civs: civs, Types: types, Races: strings.Fields(c.race), Cost: c.cost, Power: c.power,
	}, c.text)
	if err != nil {
		t.Fatalf("%s: %v", c.name, err)
	}
	return side
}

// A row is a rule, the cards it takes, a board, and what is done and seen. They stand in rows_*_test.go, by the part of
// the comprehensive rules; those of linked Gods and of seals in files of their own.
type row struct {
	rule  string
	day   int
	cards []madeUp
	board string
	lines string
}

// play plays a row with its cards, and those it shares with others.
func (r *row) play(t *testing.T, shared ...madeUp) {
	t.Run(r.rule, func(t *testing.T) {
		p := start(t, slices.Concat(shared, r.cards), r.day, r.board)
		for line := range strings.Lines(r.lines) {
			p.do(strings.TrimSpace(line))
		}
	})
}

// play plays one test: a board, what is chosen, what must then be there.
type play struct {
	t     *testing.T
	defs  map[string]*engine.Def
	cards []engine.Placed
	names []string // by CardID: the card's name, with a prime for each further copy
	state *engine.State
}

var zoneNames = map[string]engine.Zone{
	"battle": cardtext.BattleZone, "hand": cardtext.HandZone, "mana": cardtext.ManaZone, "shields": cardtext.ShieldZone,
	"grave": cardtext.Graveyard, "deck": cardtext.DeckZone, "hyper": cardtext.HyperZone, "gr": cardtext.GRZone,
}

// start sets up a board: lines of "PLAYER ZONE: card, card …". A card may be followed by "tapped", "fresh", "joined",
// "sealed" (once for each seal), "down", "back" (the other face), "under X", "over X" and "linked X". Decks that are not given
// have ten cards called Plain.
// A line "plays" is the variant.
func start(t *testing.T, cards []madeUp, day int, board string) *play {
	t.Helper()
	p := &play{t: t, defs: map[string]*engine.Def{}}
	var defs []*engine.Def
	for _, c := range append([]madeUp{{name: "Plain", civ: "water", typ: "creature", cost: 2, power: 1000}}, cards...) {
		d := &engine.Def{Name: c.name}
		d.Sides = []engine.Side{c.side(t)}
		if c.spell != nil {
			d.Sides, d.Layout = append(d.Sides, c.spell.side(t)), engine.Twinpact
		}
		for _, f := range c.faces {
			d.Sides, d.Layout = append(d.Sides, f.side(t)), engine.Flip
		}
		p.defs[c.name] = d
		defs = append(defs, d)
	}
	decks, plays := [2]bool{}, false
	for line := range strings.Lines(board) {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if line == "plays" {
			plays = true
			continue
		}
		where, what, _ := strings.Cut(line, ":")
		words := strings.Fields(where)
		owner := engine.Player(0)
		if words[0] == "opponent" {
			owner = 1
		}
		zone := zoneNames[words[1]]
		decks[owner] = decks[owner] || zone == cardtext.DeckZone
		for card := range strings.SplitSeq(what, ",") {
			p.put(owner, zone, strings.Fields(card))
		}
	}
	for owner, given := range decks {
		for range 10 {
			if !given {
				p.put(engine.Player(owner), cardtext.DeckZone, []string{"Plain"})
			}
		}
	}
	s, err := engine.New(engine.Setup{
		Library: engine.NewLibrary(defs), Rules: rule.AsOf(day), Log: true, Plays: plays, Step: engine.MainStep, Cards: p.cards,
	})
	if err != nil {
		t.Fatal(err)
	}
	p.state = s
	return p
}

func (p *play) put(owner engine.Player, zone engine.Zone, words []string) {
	if len(words) == 0 {
		return
	}
	d := p.defs[words[0]]
	if d == nil {
		p.t.Fatalf("no card is called %s", words[0])
	}
	c := engine.Placed{Def: d, Owner: owner, Zone: zone, On: engine.NoCard}
	for i := 1; i < len(words); i++ {
		switch words[i] {
		case "tapped":
			c.Tapped = true
		case "fresh":
			c.Fresh = true
		case "joined":
			c.Joined = true
		case "sealed":
			c.Seals++
		case "down":
			c.Down = true
		case "back":
			c.Side = 1
		case "linked":
			c.On, c.Linked = p.card(words[i+1]), true
			i++
		case "under", "over":
			c.On, c.Layer = p.card(words[i+1]), 1
			if words[i] == "over" {
				c.Layer = -1
			}
			i++
		default:
			p.t.Fatalf("what is %q?", words[i])
		}
	}
	c.Class = uint16(owner)
	for i, o := range slices.Collect(maps(p.defs)) {
		if o == d {
			c.Class += uint16(2 * i)
		}
	}
	name := words[0]
	for slices.Contains(p.names, name) {
		name += "'"
	}
	p.cards, p.names = append(p.cards, c), append(p.names, name)
}

// maps yields the definitions by name, in order.
func maps(defs map[string]*engine.Def) func(func(*engine.Def) bool) {
	return func(yield func(*engine.Def) bool) {
		var names []string
		for n := range defs {
			names = append(names, n)
		}
		slices.Sort(names)
		for _, n := range names {
			if !yield(defs[n]) {
				return
			}
		}
	}
}

func (p *play) card(name string) engine.CardID {
	i := slices.Index(p.names, name)
	if i < 0 {
		p.t.Fatalf("no card is called %s", name)
	}
	return engine.CardID(i)
}

var verbNames = [...]string{
	"summon", "cast", "charge", "attack", "cross", "use-ability", "end", "use", "decline", "choose", "mode", "order", "redirect", "declare",
	"pay", "name", "chance",
}

// options says what is asked, of whom, and what may be answered: "attack A player", "choose none", "order A for B".
func (p *play) options() []string {
	d := p.state.Decision()
	var out []string
	for _, o := range d.Options {
		s := verbNames[o.Verb]
		switch {
		case o.None:
			s += " none"
		case o.Verb == engine.Mode:
			s += fmt.Sprint(" ", o.Mode)
		case o.Card != engine.NoCard:
			s += " " + p.names[o.Card]
		}
		switch {
		case o.Verb == engine.AttackWith && o.Target == engine.NoCard:
			s += " player"
		case o.Verb == engine.AttackWith:
			s += " " + p.names[o.Target]
		case o.Target != engine.NoCard:
			s += " for " + p.names[o.Target]
		}
		out = append(out, s)
	}
	return out
}

var playerNames = [...]string{"you", "opponent", "chance"}

// do takes a line: what somebody answers ("you choose A"), what may not be answered ("! you attack A player"), or
// what must be true ("you hand: A, B", "you deck 9", "A tapped", "A sealed 2", "A under 1", "you won").
func (p *play) do(line string) {
	p.t.Helper()
	if where, what, ok := strings.Cut(line, ":"); ok {
		p.zone(where, what)
		return
	}
	line, not := strings.CutPrefix(line, "! ")
	words := strings.Fields(line)
	if words[len(words)-1] == "tapped" {
		if got := p.spot(p.card(words[0])).Tapped; got == not {
			p.t.Errorf("%s: not so", line)
		}
		return
	}
	if words[1] == "sealed" {
		if got := fmt.Sprint(p.spot(p.card(words[0])).Seals); got != words[2] {
			p.t.Errorf("%s: it has %s", line, got)
		}
		return
	}
	if words[1] == "under" {
		if got := fmt.Sprint(p.spot(p.card(words[0])).Layer); got != words[2] {
			p.t.Errorf("%s: its layer is %s", line, got)
		}
		return
	}
	if words[1] == "won" {
		if winner, over := p.state.Over(); !over || playerNames[winner] != words[0] {
			p.t.Errorf("%s: not so", line)
		}
		return
	}
	if z, ok := zoneNames[words[1]]; ok {
		if got := fmt.Sprint(len(p.in(words[0], z))); got != words[2] {
			p.t.Errorf("%s: it has %s", line, got)
		}
		return
	}
	d := p.state.Decision()
	who, what := words[0], strings.Join(words[1:], " ")
	i := slices.Index(p.options(), what)
	switch {
	case not:
		if i >= 0 && playerNames[d.Player] == who {
			p.t.Errorf("%s: it is offered", line)
		}
	case i < 0 || playerNames[d.Player] != who:
		p.t.Fatalf("%s: %s may %s; failed: %q", line, playerNames[d.Player], strings.Join(p.options(), " | "), p.state.Failed())
	default:
		p.state = p.state.Choose(i)
		if why := p.state.Failed(); why != "" {
			p.t.Fatalf("%s: %s", line, why)
		}
	}
}

func (p *play) spot(id engine.CardID) (found engine.Spot) {
	p.state.Spots(func(c engine.CardID, s engine.Spot) {
		if c == id {
			found = s
		}
	})
	return found
}

func (p *play) in(who string, z engine.Zone) []string {
	var out []string
	p.state.Spots(func(c engine.CardID, s engine.Spot) {
		if playerNames[s.Owner] == who && s.Zone == z {
			out = append(out, p.names[c])
		}
	})
	return out
}

func (p *play) zone(where, what string) {
	p.t.Helper()
	words := strings.Fields(where)
	got := p.in(words[0], zoneNames[words[1]])
	var want []string
	for c := range strings.SplitSeq(what, ",") {
		if c = strings.TrimSpace(c); c != "" {
			want = append(want, c)
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		p.t.Errorf("%s has %v, want %v", where, got, want)
	}
}
