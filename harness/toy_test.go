package harness

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"dmconform/rulings"
)

// toyEngine plays a made-up game, just rich enough to try every part of the harness. A card's text is a
// list of things that happen when it is put into the battle zone:
//
//	draw N · may-draw N · toss N (the opponent chooses what to discard) · random N (chance does)
//	kill (choose any creature) · maybe-kill (or none) · modes (1: draw, 2: mill) · maybe-modes (or none) · two (draw and toss, in
//	either order) · shuffle · slip (under another creature of its player) · panic · endless · broken · win
//
// A creature whose text has "guard" may take over an attack; it costs its cost in mana; hasty ones attack at once.
type toyEngine struct{ wrong string } // wrong names a rule that is played wrongly

type toy struct {
	eng    toyEngine
	cards  []StartCard
	places []Place
	tasks  []toyTask // the last is next
	turn   Player
	winner Player
	over   bool
	attack [2]CardID
	on     bool
	log    bool
	events []Event
	asked  *Decision
}

type toyTask struct {
	op string
	by CardID
	p  Player
	n  int
}

func (e toyEngine) New(s Start) (Position, error) {
	t := &toy{eng: e, cards: s.Cards, turn: s.Turn, winner: rulings.Chance, log: s.Log, attack: [2]CardID{NoCard, NoCard}}
	for i := range s.Cards {
		if strings.Contains(s.Cards[i].Card.Sides[0].Text, "alien") {
			return nil, &Unsupported{What: "alien cards"}
		}
		t.places = append(t.places, s.Cards[i].Place)
	}
	return t.run()
}

func (t *toy) Decision() *Decision { return t.asked }
func (t *toy) Events() []Event     { return t.events }

func (t *toy) Board() Board {
	b := Board{
		Turn: t.turn, Step: "main", Places: slices.Clone(t.places), Powers: make([]int32, len(t.places)),
		Keywords: make([][]string, len(t.places)), Winner: t.winner, Over: t.over,
		Attacker: t.attack[0], Attacked: t.attack[1], AttackOn: t.on,
	}
	for i := range t.places {
		if t.places[i].Zone == rulings.Battle {
			b.Powers[i] = int32(t.cards[i].Card.Sides[0].Power)
			if t.has(CardID(i), "guard") {
				b.Keywords[i] = []string{"guard"}
			}
		}
	}
	return b
}

func (t *toy) Interchangeable(a, b CardID) bool {
	x, y := t.places[a], t.places[b]
	x.Index, y.Index = 0, 0
	return x == y && x.Zone != rulings.Deck && t.cards[a].Card == t.cards[b].Card && t.cards[a].Label == t.cards[b].Label &&
		!t.refers(a) && !t.refers(b)
}

// refers reports whether a task or another card refers to the card.
func (t *toy) refers(c CardID) bool {
	for _, k := range t.tasks {
		if k.by == c {
			return true
		}
	}
	for i := range t.places {
		if t.places[i].On == c {
			return true
		}
	}
	return t.places[c].On != NoCard || t.on && (t.attack[0] == c || t.attack[1] == c)
}

func (t *toy) Key(buf []byte) []byte {
	name := func(c CardID) string {
		if c == NoCard {
			return "-"
		}
		return t.cards[c].Card.Name + "/" + t.cards[c].Label
	}
	var lines []string
	for i, pl := range t.places {
		on := name(pl.On)
		if pl.Zone != rulings.Deck {
			pl.Index = 0
		}
		pl.On = 0
		refs := fmt.Sprint(t.refers(CardID(i)))
		lines = append(lines, fmt.Sprintln(name(CardID(i)), pl, on, refs))
	}
	slices.Sort(lines)
	buf = append(buf, strings.Join(lines, "")...)
	ref := func(c CardID) string {
		if c == NoCard {
			return "-"
		}
		pl := t.places[c]
		pl.Index, pl.On = 0, 0
		return fmt.Sprint(name(c), pl)
	}
	for _, k := range t.tasks {
		buf = fmt.Append(buf, k.op, ref(k.by), k.p, k.n, ";")
	}
	return fmt.Append(buf, t.turn, t.winner, t.over, t.on, ref(t.attack[0]), ref(t.attack[1]))
}

func (t *toy) has(c CardID, word string) bool {
	return slices.Contains(strings.Fields(t.cards[c].Card.Sides[0].Text), word)
}

// in lists the cards of a zone in order.
func (t *toy) in(p Player, z Zone) []CardID {
	var out []CardID
	for i := range t.places {
		if isIn(&t.places[i], p, z) {
			out = append(out, CardID(i))
		}
	}
	slices.SortFunc(out, func(a, b CardID) int { return cmp.Compare(t.places[a].Index, t.places[b].Index) })
	return out
}

func (t *toy) move(c CardID, z Zone, kind string) {
	old := t.places[c]
	p := t.cards[c].Player
	for i := range t.places {
		if t.places[i].On == c { // what lies beneath comes along, as cards of its own
			t.move(CardID(i), z, "moved")
		}
	}
	index := int16(0)
	for _, x := range t.in(p, z) {
		index = max(index, t.places[x].Index+1)
	}
	t.places[c] = Place{Player: p, Zone: z, Index: index, On: NoCard}
	if z == rulings.Mana {
		t.places[c].Tapped = true
	}
	if old.Zone == rulings.Deck {
		for i, x := range t.in(old.Player, rulings.Deck) {
			t.places[x].Index = int16(i)
		}
	}
	t.event(kind, c, p)
}

func (t *toy) event(kind string, c CardID, p Player) {
	if t.log {
		t.events = append(t.events, Event{Kind: kind, Card: c, Player: p, By: NoCard, Other: NoCard})
	}
}

func (t *toy) draw(p Player, n int) {
	for range n {
		deck := t.in(p, rulings.Deck)
		if len(deck) == 0 {
			t.win(1 - p)
			return
		}
		t.move(deck[0], rulings.Hand, "drawn")
	}
}

func (t *toy) win(p Player) {
	t.over, t.winner, t.tasks = true, p, nil
}

// run does the tasks until one needs a decision.
func (t *toy) run() (Position, error) {
	for !t.over {
		if len(t.tasks) == 0 {
			t.asked = t.acts()
			return t, nil
		}
		k := t.tasks[len(t.tasks)-1]
		t.tasks = t.tasks[:len(t.tasks)-1]
		if err := t.do(k); err != nil {
			return nil, err
		}
		if t.asked != nil {
			t.tasks = append(t.tasks, k)
			return t, nil
		}
	}
	return t, nil
}

// do does a task, or asks what it needs to know; Choose then carries it out.
func (t *toy) do(k toyTask) error {
	ask := func(kind DecisionKind, p Player, opts ...Option) {
		t.asked = &Decision{Player: p, Kind: kind, By: k.by, Options: opts}
	}
	cards := func(verb Verb, cs []CardID) (opts []Option) {
		for _, c := range cs {
			opts = append(opts, Option{Verb: verb, Card: c, Target: NoCard})
		}
		return opts
	}
	none := func(v Verb) Option { return Option{Verb: v, Card: NoCard, Target: NoCard, None: true} }
	foe := 1 - k.p
	switch k.op {
	case "draw":
		n := k.n
		if t.eng.wrong == "draws-more" {
			n++
		}
		t.draw(k.p, n)
	case "mill":
		if deck := t.in(k.p, rulings.Deck); len(deck) > 0 {
			t.move(deck[0], rulings.Graveyard, "moved")
		}
	case "may-draw":
		if t.eng.wrong == "may-is-must" {
			t.draw(k.p, k.n)
			return nil
		}
		ask(KindUse, k.p, Option{Verb: rulings.Use, Card: k.by, Target: NoCard, As: "trigger"}, Option{Verb: rulings.Decline, Card: NoCard, Target: NoCard})
	case "toss":
		if hand := t.in(foe, rulings.Hand); len(hand) > 0 && k.n > 0 {
			ask(KindChoose, foe, cards(rulings.Choose, hand)...)
		}
	case "random":
		if hand := t.in(foe, rulings.Hand); len(hand) > 0 && k.n > 0 {
			ask(KindChance, rulings.Chance, cards(rulings.Randomly, hand)...)
		}
	case "kill", "maybe-kill":
		opts := cards(rulings.Choose, slices.Concat(t.in(k.p, rulings.Battle), t.in(foe, rulings.Battle)))
		if k.op == "maybe-kill" {
			opts = append(opts, none(rulings.Choose))
		}
		ask(KindChoose, k.p, opts...)
	case "modes", "maybe-modes":
		opts := []Option{{Verb: rulings.Mode, Card: k.by, Target: NoCard, Mode: 1}, {Verb: rulings.Mode, Card: k.by, Target: NoCard, Mode: 2}}
		if k.op == "maybe-modes" {
			opts = append(opts, none(rulings.Mode))
		}
		ask(KindMode, k.p, opts...)
	case "two":
		// Both have the source as their card: told apart by As only, so put creatures in instead.
		if cs := t.in(k.p, rulings.Battle); k.n > 0 && len(cs) > 0 {
			cs = slices.DeleteFunc(cs, func(c CardID) bool { return t.places[c].Tapped })
			if len(cs) > 0 {
				ask(KindOrder, k.p, cards(rulings.Order, cs)...)
			}
		}
	case "slip":
		cs := slices.DeleteFunc(t.in(k.p, rulings.Battle), func(c CardID) bool { return c == k.by })
		if len(cs) > 0 {
			ask(KindChoose, k.p, cards(rulings.Choose, cs)...)
		}
	case "shuffle":
		if deck := t.in(k.p, rulings.Deck); k.n > 0 && len(deck) > 1 {
			ask(KindChance, rulings.Chance, append([]Option{{Verb: rulings.Order, Card: NoCard, Target: NoCard, None: true}}, cards(rulings.Order, deck)...)...)
		}
	case "pay":
		if k.n > 0 {
			ask(KindPay, k.p, cards(rulings.Pay, slices.DeleteFunc(t.in(k.p, rulings.Mana), func(c CardID) bool { return t.places[c].Tapped }))...)
		}
	case "enter":
		t.move(k.by, rulings.Battle, "put")
		t.effects(k.by)
	case "block":
		opts := cards(rulings.Redirect, slices.DeleteFunc(t.in(k.p, rulings.Battle), func(c CardID) bool { return t.places[c].Tapped || !t.has(c, "guard") }))
		if len(opts) > 0 {
			ask(KindRedirect, k.p, append(opts, none(rulings.Redirect))...)
		}
	case "hit":
		t.hit(foe)
	case "panic":
		panic("toy")
	case "endless":
		return &Endless{What: "the toy goes on for ever"}
	case "broken":
		return errors.New("the toy is broken")
	case "win":
		t.win(k.p)
	}
	return nil
}

// effects puts what a card's text says onto the tasks, first thing last.
func (t *toy) effects(c CardID) {
	words := strings.Fields(t.cards[c].Card.Sides[0].Text)
	for i := len(words) - 1; i >= 0; i-- {
		n, at := 1, i
		if v, err := strconv.Atoi(words[i]); err == nil && i > 0 {
			n, i, at = v, i-1, i-1
		}
		t.tasks = append(t.tasks, toyTask{words[at], c, t.cards[c].Player, n})
	}
}

func (t *toy) hit(foe Player) {
	a, b := t.attack[0], t.attack[1]
	t.on, t.attack = false, [2]CardID{NoCard, NoCard}
	switch shields := t.in(foe, rulings.Shields); {
	case b != NoCard:
		x, y := t.cards[a].Card.Sides[0].Power, t.cards[b].Card.Sides[0].Power
		if x >= y {
			t.move(b, rulings.Graveyard, "destroyed")
		}
		if y >= x {
			t.move(a, rulings.Graveyard, "destroyed")
		}
	case len(shields) > 0:
		t.move(shields[0], rulings.Hand, "broken")
	default:
		t.win(1 - foe)
	}
}

func (t *toy) acts() *Decision {
	d := &Decision{Player: t.turn, Kind: KindAct, By: NoCard}
	free := 0
	for _, c := range t.in(t.turn, rulings.Mana) {
		if !t.places[c].Tapped {
			free++
		}
	}
	for _, z := range [...]Zone{rulings.Hand, rulings.Graveyard} {
		for _, c := range t.in(t.turn, z) {
			if z == rulings.Hand {
				d.Options = append(d.Options, Option{Verb: rulings.Charge, Card: c, Target: NoCard, From: z})
			} else if !t.has(c, "undead") {
				continue
			}
			if t.cards[c].Card.Sides[0].Cost <= free {
				d.Options = append(d.Options, Option{Verb: rulings.Summon, Card: c, Target: NoCard, From: z})
			}
			if t.has(c, "free") {
				d.Options = append(d.Options, Option{Verb: rulings.Summon, Card: c, Target: NoCard, From: z, Way: "g-zero"})
			}
		}
	}
	for _, c := range t.in(t.turn, rulings.Battle) {
		if t.places[c].Tapped {
			continue
		}
		d.Options = append(d.Options, Option{Verb: rulings.Attack, Card: c, Target: NoCard})
		for _, x := range t.in(1-t.turn, rulings.Battle) {
			d.Options = append(d.Options, Option{Verb: rulings.Attack, Card: c, Target: x})
		}
	}
	d.Options = append(d.Options, Option{Verb: rulings.End, Card: NoCard, Target: NoCard})
	return d
}

func (t *toy) Choose(i int) (Position, error) {
	n := *t
	n.places, n.tasks, n.events, n.asked = slices.Clone(t.places), slices.Clone(t.tasks), nil, nil
	n.choose(t.asked, t.asked.Options[i])
	return n.run()
}

func (t *toy) choose(d *Decision, o Option) {
	if d.Kind == KindAct {
		t.act(o)
		return
	}
	k := &t.tasks[len(t.tasks)-1]
	done := func() { t.tasks = t.tasks[:len(t.tasks)-1] }
	switch k.op {
	case "may-draw":
		p, n := k.p, k.n
		done()
		if o.Verb == rulings.Use {
			t.draw(p, n)
		}
	case "toss", "random":
		k.n--
		t.move(o.Card, rulings.Graveyard, "discarded")
	case "kill", "maybe-kill":
		done()
		if !o.None {
			t.move(o.Card, rulings.Graveyard, "destroyed")
		}
	case "modes", "maybe-modes":
		if o.None {
			done()
			break
		}
		*k = toyTask{[...]string{"draw", "mill"}[o.Mode-1], k.by, k.p, 1}
	case "two":
		k.n--
		t.places[o.Card].Tapped = true
		t.event("tapped", o.Card, k.p)
		if k.n == 0 {
			done()
		}
	case "slip":
		by := k.by
		done()
		t.places[by].On, t.places[by].Layer = o.Card, 1
	case "shuffle":
		k.n--
		if o.None {
			k.n = 0
		} else {
			// The card chosen comes to the top, beneath those chosen before it: enough for a toy.
			t.places[o.Card].Index = -1
			for i, x := range t.in(k.p, rulings.Deck) {
				t.places[x].Index = int16(i)
			}
		}
	case "pay":
		k.n--
		t.places[o.Card].Tapped = true
	case "block":
		done()
		if !o.None {
			t.places[o.Card].Tapped = true
			t.attack[1] = o.Card
		}
	}
}

func (t *toy) act(o Option) {
	switch o.Verb {
	case rulings.Charge:
		t.move(o.Card, rulings.Mana, "charged")
		t.places[o.Card].Tapped = false
	case rulings.Summon:
		t.tasks = append(t.tasks, toyTask{"enter", o.Card, t.turn, 1})
		if o.Way == "" {
			t.tasks = append(t.tasks, toyTask{"pay", o.Card, t.turn, t.cards[o.Card].Card.Sides[0].Cost})
		}
	case rulings.Attack:
		t.places[o.Card].Tapped = true
		t.on, t.attack = true, [2]CardID{o.Card, o.Target}
		t.tasks = append(t.tasks, toyTask{"hit", o.Card, t.turn, 1}, toyTask{"block", o.Card, 1 - t.turn, 1})
	case rulings.End:
		t.turn = 1 - t.turn
		for i := range t.places {
			if t.places[i].Player == t.turn {
				t.places[i].Tapped = false
			}
		}
		t.draw(t.turn, 1)
	}
}

// toyCase writes a case for the toy: cards as "label = [COST/POWER] TEXT", the board as "PLAYER ZONE CARDS".
func toyCase(cards, board, actions, expect string) (*rulings.Ruling, *rulings.Case) {
	r := &rulings.Ruling{ID: "toy", Kind: rulings.QA, Date: 20230101}
	byWord := map[string]*rulings.Card{}
	filler := &rulings.Card{Name: "つなぎ", Sides: []rulings.Side{{Type: "creature", Power: 1000, Cost: 1}}}
	for l := range strings.Lines(cards) {
		word, text, ok := strings.Cut(strings.TrimSpace(l), " = ")
		if !ok {
			continue
		}
		side := rulings.Side{Type: "creature", Text: text, Power: 1000}
		if _, err := fmt.Sscanf(text, "%d/%d", &side.Cost, &side.Power); err == nil {
			_, side.Text, _ = strings.Cut(text, " ")
		}
		byWord[word] = &rulings.Card{Name: "カード" + word, Sides: []rulings.Side{side}}
		r.Labels = append(r.Labels, rulings.Label{Word: word, Card: byWord[word]})
	}
	c := rulings.Case{ID: "a", State: rulings.State{Step: "main"}}
	for pl := range 2 {
		for range 5 {
			c.State.Zones[pl][rulings.Deck] = append(c.State.Zones[pl][rulings.Deck], rulings.PlacedCard{Card: filler})
		}
		for range 2 {
			c.State.Zones[pl][rulings.Shields] = append(c.State.Zones[pl][rulings.Shields], rulings.PlacedCard{Card: filler})
		}
	}
	for l := range strings.Lines(board) {
		w := strings.Fields(l)
		if len(w) < 2 {
			continue
		}
		pl, _ := rulings.ParsePlayer(w[0])
		z, _ := rulings.ParseZone(w[1])
		zone := []rulings.PlacedCard{}
		for _, word := range w[2:] {
			word, tapped := strings.CutSuffix(word, "'")
			word, times, _ := strings.Cut(word, "*")
			n := 1
			if times != "" {
				n, _ = strconv.Atoi(times)
			}
			for range n {
				pc := rulings.PlacedCard{Label: word, Card: byWord[word], Tapped: tapped}
				if word == "_" {
					pc = rulings.PlacedCard{Card: filler, Tapped: tapped}
				}
				zone = append(zone, pc)
			}
		}
		c.State.Zones[pl][z] = zone
	}
	has := func(w string) bool { return byWord[w] != nil }
	for l := range strings.Lines(actions) {
		l = strings.TrimSpace(l)
		setup := false
		if l, setup = strings.CutPrefix(l, "setup "); l == "" {
			continue
		}
		s, err := rulings.ParseStep(l, has)
		if err != nil {
			panic(fmt.Sprintf("%s: %v", l, err))
		}
		if setup {
			c.Setup = append(c.Setup, s)
		} else {
			c.Actions = append(c.Actions, s)
		}
	}
	for l := range strings.Lines(expect) {
		l = strings.TrimSpace(l)
		if l == "" {
			continue
		}
		if rest, ok := strings.CutPrefix(l, "unchecked "); ok {
			w := strings.Fields(rest)
			pl, _ := rulings.ParsePlayer(w[0])
			z, _ := rulings.ParseZone(w[1])
			c.Unchecked = append(c.Unchecked, rulings.PlayerZone{Player: pl, Zone: z})
			continue
		}
		l, possible := strings.CutPrefix(l, "possible ")
		e, err := rulings.ParseExpectation(l, has)
		if err != nil {
			panic(fmt.Sprintf("%s: %v", l, err))
		}
		if possible {
			c.Possible = append(c.Possible, e)
		} else {
			c.Expect = append(c.Expect, e)
		}
	}
	r.Cases = []rulings.Case{c}
	return r, &r.Cases[0]
}
