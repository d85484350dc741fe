package wire

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"dmconform/harness"
	"dmconform/rulings"
)

// A board is written as fixtures write it: for each player the zones, in each zone the cards in order. A
// card is its number, or an object if there is more to say of it; what lies under, over and beside it
// stands inside.

// boardWriter writes boards; it keeps its scratch.
type boardWriter struct {
	top, rest []harness.CardID // those that stand in a zone, and those that lie with another
	board     *harness.Board
	start     []harness.StartCard // nil unless the game begins from it
}

func (bw *boardWriter) write(w *writer, b *harness.Board, start []harness.StartCard) {
	bw.board, bw.start = b, start
	bw.top, bw.rest = bw.top[:0], bw.rest[:0]
	for i := range b.Places {
		if b.Places[i].On == harness.NoCard {
			bw.top = append(bw.top, harness.CardID(i))
		} else {
			bw.rest = append(bw.rest, harness.CardID(i))
		}
	}
	slices.SortFunc(bw.top, func(x, y harness.CardID) int {
		p, q := &b.Places[x], &b.Places[y]
		return cmp.Or(cmp.Compare(p.Player, q.Player), cmp.Compare(p.Zone, q.Zone), cmp.Compare(p.Index, q.Index), cmp.Compare(x, y))
	})
	w.open('{')
	w.str("turn", b.Turn.String())
	w.str("step", b.Step)
	if b.AttackOn {
		w.key("attack")
		w.open('{')
		w.card("attacker", b.Attacker)
		w.card("target", b.Attacked)
		w.close('}')
	}
	for i := 0; i < len(bw.top); {
		player := b.Places[bw.top[i]].Player
		w.key(player.String())
		w.open('{')
		for i < len(bw.top) && b.Places[bw.top[i]].Player == player {
			zone := b.Places[bw.top[i]].Zone
			w.key(zoneNames[zone])
			w.open('[')
			for ; i < len(bw.top) && b.Places[bw.top[i]].Player == player && b.Places[bw.top[i]].Zone == zone; i++ {
				bw.card(w, bw.top[i])
			}
			w.close(']')
		}
		w.close('}')
	}
	w.close('}')
}

func (bw *boardWriter) card(w *writer, c harness.CardID) {
	b := bw.board
	p := &b.Places[c]
	var power int32
	if int(c) < len(b.Powers) {
		power = b.Powers[c]
	}
	var keywords []string
	if int(c) < len(b.Keywords) {
		keywords = b.Keywords[c]
	}
	var at harness.StartCard
	if bw.start != nil {
		at = bw.start[c]
	}
	company := false
	for _, x := range bw.rest {
		company = company || b.Places[x].On == c
	}
	if !company && !p.Tapped && !p.FaceDown && !p.FaceUp && power == 0 && len(keywords) == 0 &&
		at.Side == "" && !at.Since && p.Seals == 0 {
		w.item(int(c))
		return
	}
	w.comma()
	w.open('{')
	w.num("card", int(c))
	w.flag("tapped", p.Tapped)
	switch {
	case p.FaceDown:
		w.str("face", faceDown)
	case p.FaceUp:
		w.str("face", faceUp)
	}
	w.set("power", int(power), 0)
	if len(keywords) > 0 {
		w.strs("keywords", keywords)
	}
	if at.Side != "" {
		w.num("side", sideNumber(at.Card, at.Side))
	}
	if at.Since {
		w.str("since", thisTurn)
	}
	w.set("sealed", int(p.Seals), 0)
	if company {
		bw.company(w, c, "under", 1)
		bw.company(w, c, "over", -1)
		bw.company(w, c, "linked", 0)
	}
	w.close('}')
}

// company writes what lies with a card: under it from the top down, over it from the bottom up, beside it.
func (bw *boardWriter) company(w *writer, on harness.CardID, key string, sign int) {
	places := bw.board.Places
	var with []harness.CardID
	for _, c := range bw.rest {
		if places[c].On == on && cmp.Compare(places[c].Layer, 0) == sign {
			with = append(with, c)
		}
	}
	if with == nil {
		return
	}
	slices.SortStableFunc(with, func(x, y harness.CardID) int {
		return cmp.Or(sign*cmp.Compare(places[x].Layer, places[y].Layer), cmp.Compare(places[x].Index, places[y].Index))
	})
	w.key(key)
	w.open('[')
	for _, c := range with {
		bw.card(w, c)
	}
	w.close(']')
}

// sideNumber counts from 1.
func sideNumber(c *rulings.Card, name string) int {
	for i := range c.Sides {
		if c.Sides[i].Name == name {
			return i + 1
		}
	}
	return 1
}

// boardReader reads boards. Every card must be there once.
type boardReader struct {
	s     *scanner
	b     *harness.Board
	start []harness.StartCard // where the game begins
	seen  int
}

// read reads a board of n cards.
func (br *boardReader) read(n int) {
	b := br.b
	b.Attacker, b.Attacked, b.Winner = harness.NoCard, harness.NoCard, rulings.Chance
	b.Places, b.Powers = make([]harness.Place, n), make([]int32, n)
	outer := br.s.in
	br.s.in = "board"
	defer func() { br.s.in = outer }()
	turned := false
	for key := range br.s.fields {
		switch string(key) {
		case "turn":
			b.Turn, turned = br.player(), true
		case "step":
			if b.Step = br.s.text(); br.s.err == nil && !slices.Contains(stepNames[:], b.Step) {
				br.s.fail("there is no step %q; there are %s", b.Step, strings.Join(stepNames[:], ", "))
			}
		case "attack":
			br.attack(n)
		case "you":
			br.zones(rulings.You)
		case "opponent":
			br.zones(rulings.Opponent)
		default:
			br.s.skip()
		}
	}
	if br.s.err != nil {
		return
	}
	if !turned {
		br.s.fail("the board does not say whose turn it is")
	}
	if b.Step == "" {
		br.s.fail("the board does not say which step it is")
	}
	if br.seen == n {
		return
	}
	for i := range b.Places {
		if b.Places[i].Zone == rulings.NoZone {
			br.s.fail("the board has lost card %d", i)
			return
		}
	}
}

func (br *boardReader) player() harness.Player {
	switch w := br.s.str(); string(w) {
	case "you":
		return rulings.You
	case "opponent":
		return rulings.Opponent
	case "":
	default:
		br.s.fail("%q is no player of a board", w)
	}
	return rulings.You
}

func (br *boardReader) attack(n int) {
	br.b.AttackOn = true
	for key := range br.s.fields {
		switch string(key) {
		case "attacker":
			br.b.Attacker = br.cardID()
		case "target":
			br.b.Attacked = br.cardID()
		default:
			br.s.skip()
		}
	}
	if br.b.Attacker == harness.NoCard {
		br.s.fail("an attack is on, without an attacker")
	}
}

func (br *boardReader) cardID() harness.CardID { return cardID(br.s, len(br.b.Places)) }

// cardID reads the number of one of n cards.
func cardID(s *scanner, n int) harness.CardID {
	c := s.num()
	if s.err == nil && (c < 0 || c >= n) {
		s.fail("there is no card %d: they are numbered from 0 to %d", c, n-1)
		return harness.NoCard
	}
	return harness.CardID(c)
}

func zoneNamed(w []byte) rulings.Zone {
	for z := 1; z < len(zoneNames); z++ {
		if zoneNames[z] == string(w) {
			return rulings.Zone(z)
		}
	}
	return rulings.NoZone
}

// zone gives the zone of that name, which must be one.
func zone(s *scanner, w []byte) rulings.Zone {
	z := zoneNamed(w)
	if z != rulings.NoZone || s.err != nil {
		return z
	}
	near, most := "", 2 // letters that two names begin with
	for _, name := range zoneNames[1:] {
		n := 0
		for n < len(name) && n < len(w) && name[n] == w[n]|0x20 {
			n++
		}
		if n > most {
			near, most = name, n
		}
	}
	if near == "" {
		s.fail("there is no zone %q; there are %s", w, strings.Join(zoneNames[1:], ", "))
	} else {
		s.fail("there is no zone %q; did you mean %s?", w, near)
	}
	return z
}

func (br *boardReader) zones(p harness.Player) {
	for key := range br.s.fields {
		if zoneNamed(key) == rulings.NoZone && br.s.peek() != '[' {
			br.s.skip() // what else may be said of a player
			continue
		}
		z := zone(br.s, key)
		at := harness.Place{Player: p, Zone: z, On: harness.NoCard}
		for range br.s.items {
			br.card(at, false)
			at.Index++
		}
	}
}

// card reads a card and what lies with it; at is where it lies.
func (br *boardReader) card(at harness.Place, linked bool) {
	s := br.s
	if s.peek() != '{' {
		br.put(br.cardID(), at, linked)
		return
	}
	// The number may come after what is said of the card, so that is kept until it is known.
	from := *s
	id := harness.NoCard
	for key := range s.fields {
		if string(key) == "card" {
			id = br.cardID()
		} else {
			s.skip()
		}
	}
	if s.err != nil {
		return
	}
	if id == harness.NoCard {
		br.s.fail("a card of the board has no number")
		return
	}
	after := s.i
	s.i, s.depth = from.i, from.depth
	if !br.put(id, at, linked) {
		return
	}
	p := &br.b.Places[id]
	with := harness.Place{Player: at.Player, Zone: at.Zone, Index: at.Index, On: id}
	for key := range s.fields {
		switch string(key) {
		case "tapped":
			p.Tapped = s.flag()
		case "face":
			switch f := s.str(); string(f) {
			case faceUp:
				p.FaceUp = true
			case faceDown:
				p.FaceDown = true
			default:
				br.s.fail("face %q of card %d: it is %q or %q", f, id, faceUp, faceDown)
			}
		case "power":
			br.b.Powers[id] = int32(max(min(s.num(), 1<<30), -1<<30))
		case "keywords":
			if br.b.Keywords == nil {
				br.b.Keywords = make([][]string, len(br.b.Places))
			}
			br.b.Keywords[id] = strs(s)
		case "sealed":
			p.Seals = int8(min(max(s.num(), 0), 127))
		case "under":
			br.with(with, 1)
		case "over":
			br.with(with, -1)
		case "linked":
			br.with(with, 0)
		default:
			br.startKey(key, id)
		}
	}
	if s.err == nil {
		s.i = after
	}
}

func (br *boardReader) with(at harness.Place, step int8) {
	at.Layer = step
	for range br.s.items {
		br.card(at, step == 0)
		if at.Layer += step; at.Layer == 127 || at.Layer == -128 {
			br.s.fail("too many cards lie with card %d", at.On)
		}
	}
}

// startKey reads what only the board has that a game begins from.
func (br *boardReader) startKey(key []byte, id harness.CardID) {
	s := br.s
	if br.start == nil {
		s.skip()
		return
	}
	c := &br.start[id]
	switch string(key) {
	case "side":
		c.Side = fmt.Sprint(s.num())
	case "since":
		c.Since = string(s.str()) == thisTurn
	default:
		s.skip()
	}
}

func (br *boardReader) put(id harness.CardID, at harness.Place, linked bool) bool {
	if id == harness.NoCard || br.s.err != nil {
		return false
	}
	if br.b.Places[id].Zone != rulings.NoZone {
		br.s.fail("card %d is on the board twice", id)
		return false
	}
	br.b.Places[id] = at
	br.seen++
	if br.start != nil {
		br.start[id].Linked = linked
	}
	return true
}

func strs(s *scanner) []string {
	out := []string{}
	for range s.items {
		out = append(out, s.text())
	}
	return out
}
