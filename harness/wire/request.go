package wire

import (
	"errors"
	"unicode/utf8"

	"dmconform/harness"
	"dmconform/rulings"
)

// readRequest reads a request, as an engine gets it. What could be read is given even with an error, so
// that the reply can bear the id. cards is how many there are in a game.
func readRequest(line []byte, cards func(game int) int) (*request, error) {
	r := &request{id: []byte("null")}
	if !utf8.Valid(line) {
		return r, errors.New("the request is not UTF-8")
	}
	// Keys may come in any order: what a line or a board means depends on others.
	s := &scanner{b: line}
	var tried, board, options []byte
	var table []harness.StartCard
	facts := map[string]*rulings.Card{}
	for key := range s.fields {
		switch string(key) {
		case "id":
			if id := s.raw(); s.err == nil {
				r.id = id
			}
		case "do":
			r.do = s.text()
		case "protocol":
			r.protocol = s.num()
		case "game":
			r.game = s.num()
		case "as":
			r.as = s.num()
		case "option":
			r.options = []int{s.num()}
		case "options":
			options = s.raw()
		case "line":
			tried = s.raw()
		case "date":
			d, err := rulings.ParseDate(s.text())
			if s.err == nil && err != nil {
				s.fail("%v", err)
			}
			r.start.Date = d
		case "variant":
			r.start.Variant = s.text()
		case "events":
			r.start.Log = s.flag()
		case "keywords":
			r.start.Keywords = s.flag()
		case "chance":
			r.start.Chance = s.flag()
		case "cards":
			table = readTable(s)
		case "board":
			board = s.raw()
		case "facts":
			for range s.items {
				c := readFacts(s)
				facts[c.Name] = c
			}
		default:
			s.skip()
		}
	}
	s.end()
	if s.err != nil {
		return r, s.err
	}
	if options != nil {
		r.set, r.options = true, nil
		o := &scanner{b: options}
		for range o.items {
			r.options = append(r.options, o.num())
		}
		if o.err != nil {
			return r, o.err
		}
	}
	if tried != nil {
		l := &scanner{b: tried}
		readLine(l, cards(r.game), r)
		if l.err != nil {
			return r, l.err
		}
	}
	if r.do != doNew {
		return r, nil
	}
	return r, readBoard(board, table, facts, &r.start)
}

func readBoard(board []byte, table []harness.StartCard, facts map[string]*rulings.Card, start *harness.Start) error {
	if board == nil || table == nil {
		return errors.New("a new game needs cards and a board")
	}
	var b harness.Board
	s := &scanner{b: board}
	(&boardReader{s: s, b: &b, start: table}).read(len(table))
	if s.err != nil {
		return s.err
	}
	// Cards of one name are one card.
	for i := range table {
		c := facts[table[i].Card.Name]
		if c == nil {
			c = table[i].Card
			facts[c.Name] = c
		}
		table[i].Card, table[i].Place = c, b.Places[i]
	}
	start.Cards, start.Turn, start.Step = table, b.Turn, b.Step
	return nil
}

func readTable(s *scanner) []harness.StartCard {
	table := []harness.StartCard{}
	for range s.items {
		var c harness.StartCard
		c.Card = &rulings.Card{}
		for key := range s.fields {
			switch string(key) {
			case "name":
				c.Card.Name = s.text()
			case "label":
				c.Label = s.text()
			default:
				s.skip()
			}
		}
		if table = append(table, c); len(table) > 1000 {
			s.fail("more than 1000 cards")
		}
	}
	return table
}

// readLine reads a line that is tried: a player and an option.
func readLine(s *scanner, cards int, r *request) {
	r.option = harness.Option{Card: harness.NoCard, Target: harness.NoCard}
	for key := range s.fields {
		if string(key) == "player" {
			r.player = player(s)
		} else {
			optionField(s, key, cards, &r.option)
		}
	}
}

func readFacts(s *scanner) *rulings.Card {
	c := &rulings.Card{}
	for key := range s.fields {
		switch string(key) {
		case "name":
			c.Name = s.text()
		case "en":
			c.En = s.text()
		case "layout":
			c.Layout = s.text()
		case "sides":
			for range s.items {
				c.Sides = append(c.Sides, readSide(s))
			}
		default:
			s.skip()
		}
	}
	return c
}

func readSide(s *scanner) rulings.Side {
	var x rulings.Side
	infinite := func() int {
		if s.peek() == '"' {
			s.str()
			return rulings.Infinity
		}
		return s.num()
	}
	for key := range s.fields {
		switch string(key) {
		case "name":
			x.Name = s.text()
		case "civ":
			x.Civ = strs(s)
		case "type":
			x.Type = s.text()
		case "races":
			x.Races = strs(s)
		case "cost":
			x.Cost = infinite()
		case "power":
			x.Power = infinite()
		case "text":
			x.Text = s.text()
		default:
			s.skip()
		}
	}
	return x
}
