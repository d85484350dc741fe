package wire

import (
	"errors"
	"strings"
	"unicode/utf8"

	"dmconform/harness"
	"dmconform/rulings"
)

// expected is what a reply is held to.
type expected struct {
	cards int   // in the game
	info  *Info // nil: no position is expected
}

// readReply reads a reply. Its error says in words what the protocol does not allow.
func readReply(line []byte, want expected) (*reply, error) {
	if !utf8.Valid(line) {
		return nil, errors.New("the reply is not UTF-8")
	}
	s := &scanner{b: line}
	if s.peek() != '{' {
		return nil, errors.New("the reply is no JSON object; write logs to stderr")
	}
	r := &reply{}
	found := 0
	for key := range s.fields {
		kind := isDone
		for k, name := range replyKeys {
			if name == string(key) {
				kind = replyKind(k)
			}
		}
		if kind != isDone {
			r.kind = kind
			found++
		}
		switch kind {
		case isDone:
			switch string(key) {
			case "id":
				r.id, r.hasID = s.num(), true
			case "issue":
				r.issue = s.text()
			case "decision", "board", "winner":
				r.loose = true
				s.skip()
			default:
				s.skip()
			}
		case isPosition:
			if want.info == nil {
				s.skip() // no answer to what was asked
			} else {
				readPosition(s, want, &r.position)
			}
		case isInfo:
			readInfo(s, &r.info)
		default:
			r.text = s.text()
		}
	}
	s.end()
	switch {
	case s.err != nil:
		return nil, s.err
	case found > 1:
		return nil, errors.New("the reply says more than one thing: " + strings.Join(replyKeys[1:], ", ") + " exclude each other")
	}
	return r, nil
}

func readPosition(s *scanner, want expected, p *said) {
	s.in = "position"
	defer func() { s.in = "" }()
	over := false
	winner := rulings.Chance
	for key := range s.fields {
		switch string(key) {
		case "decision":
			p.decision = readDecision(s, want, &p.pick)
		case "winner":
			over = true
			switch w := s.str(); string(w) {
			case "you":
				winner = rulings.You
			case "opponent":
				winner = rulings.Opponent
			case nobody:
			default:
				s.fail("winner %q: it is \"you\", \"opponent\" or %q", w, nobody)
			}
		case "board":
			(&boardReader{s: s, b: &p.board}).read(want.cards)
		case "events":
			for range s.items {
				p.events = append(p.events, readEvent(s, want.cards))
			}
		case "key":
			p.key = append([]byte{}, s.str()...)
		case "alike":
			for range s.items {
				var group []harness.CardID
				for range s.items {
					group = append(group, cardID(s, want.cards))
				}
				p.alike = append(p.alike, group)
			}
		default:
			s.skip()
		}
	}
	p.board.Over, p.board.Winner = over, winner
	switch {
	case s.err != nil:
	case over == (p.decision != nil):
		s.fail("a position has a decision or a winner, and not both")
	case p.board.Places == nil:
		s.fail("the position has no board")
	case want.info.Keys && p.key == nil:
		s.fail("the position has no key, though the engine said that it gives keys")
	}
	if !want.info.Keys {
		p.key = nil
	}
}

func readDecision(s *scanner, want expected, p *pick) *harness.Decision {
	d := &harness.Decision{By: harness.NoCard, Kind: -1, Player: -1}
	at, all := -1, []byte(nil)
	for key := range s.fields {
		switch string(key) {
		case "player":
			d.Player = player(s)
		case "kind":
			w := s.str()
			for k, name := range kindNames {
				if name == string(w) {
					d.Kind = harness.DecisionKind(k)
				}
			}
			if d.Kind < 0 {
				s.fail("%q is no kind of decision", w)
			}
		case "by":
			d.By = cardID(s, want.cards)
		case "options":
			// What an option may be depends on the kind, which may come after.
			at, all = s.i, s.key
			s.skip()
		case "pick":
			readPick(s, want, p)
		case "all":
			p.all = s.flag()
		default:
			s.skip()
		}
	}
	if s.err != nil {
		return d
	}
	if d.Kind < 0 || d.Player < 0 {
		s.fail("a decision says player and kind")
		return d
	}
	if at >= 0 {
		end, outer := s.i, s.key
		s.i, s.key = at, all
		d.Options = make([]harness.Option, 0, 8)
		for range s.items {
			d.Options = append(d.Options, readOption(s, d.Kind, want.cards))
		}
		if s.err == nil {
			s.i, s.key = end, outer
		}
	}
	checkDecision(s, d, want, p)
	if p.may && p.use.Card == harness.NoCard {
		p.use.Card = d.By
	}
	return d
}

func checkDecision(s *scanner, d *harness.Decision, want expected, p *pick) {
	n := len(d.Options)
	switch {
	case s.err != nil:
	case d.Options == nil && !want.info.Tries:
		s.fail("a decision has no list of options, though the engine did not say that lines must be tried")
	case d.Options == nil && (p.set || p.all):
		s.fail("a decision that is answered by several options lists them")
	case d.Options != nil && n == 0:
		s.fail("a decision has an empty list of options")
	case (d.Player == rulings.Chance) != (d.Kind == harness.KindChance):
		s.fail("a decision of kind %q is not asked of %q", kindNames[d.Kind], d.Player)
	case p.set && p.all, p.all && d.Kind != harness.KindOrder:
		s.fail("only a decision of kind \"order\" is answered by all options, and by nothing else")
	case p.set && d.Kind != harness.KindChoose && d.Kind != harness.KindDeclare && d.Kind != harness.KindPay && d.Kind != harness.KindMode:
		s.fail("a decision of kind %q is not answered by a set", kindNames[d.Kind])
	case p.set && (p.min < 0 || p.min > p.max || p.max > n || p.max == 0):
		s.fail("a set of %d to %d of %d options", p.min, p.max, n)
	}
	if !p.set {
		return
	}
	for i := range d.Options {
		if d.Options[i].None {
			s.fail("none of a set is the empty set, not an option")
		}
	}
}

func readPick(s *scanner, want expected, p *pick) {
	p.set, p.max = true, -1
	p.use = harness.Option{Verb: rulings.Use, Card: harness.NoCard, Target: harness.NoCard}
	for key := range s.fields {
		switch string(key) {
		case "min":
			p.min = s.num()
		case "max":
			p.max = s.num()
		case "may":
			p.may = true
			for key := range s.fields {
				optionField(s, key, want.cards, &p.use)
			}
			p.use.Verb = rulings.Use
		default:
			s.skip()
		}
	}
}

func player(s *scanner) harness.Player {
	w := s.str()
	for p := rulings.You; p <= rulings.Chance; p++ {
		if p.String() == string(w) {
			return p
		}
	}
	s.fail("%q is no player", w)
	return rulings.You
}

func readOption(s *scanner, kind harness.DecisionKind, cards int) harness.Option {
	o := harness.Option{Verb: implied[kind], Card: harness.NoCard, Target: harness.NoCard}
	for key := range s.fields {
		optionField(s, key, cards, &o)
	}
	if s.err == nil && !verbFits(kind, o.Verb) {
		s.fail("an option with the verb %q in a decision of kind %q", o.Verb, kindNames[kind])
	}
	if what := lacking(&o); s.err == nil && what != "" {
		s.fail("an option with the verb %q needs %s", o.Verb, what)
	}
	return o
}

// lacking is what an option does not say, though its verb needs it.
func lacking(o *harness.Option) string {
	switch o.Verb {
	case rulings.End, rulings.Decline:
		return ""
	case rulings.Mode:
		if o.Mode == 0 && !o.None {
			return "a mode, or none"
		}
		return ""
	case rulings.NameCard:
		if o.Name == "" {
			return "a name"
		}
		return ""
	case rulings.Choose, rulings.Redirect, rulings.Declare, rulings.Randomly:
		if o.Card == harness.NoCard && !o.None {
			return "a card, or none"
		}
		return ""
	}
	if o.Card == harness.NoCard {
		return "a card"
	}
	return ""
}

func optionField(s *scanner, key []byte, cards int, o *harness.Option) {
	switch string(key) {
	case "verb":
		o.Verb = verb(s.str())
	case "card":
		o.Card = cardID(s, cards)
	case "target":
		o.Target = cardID(s, cards)
	case "from":
		o.From = zone(s, s.str())
	case "way":
		o.Way = s.text()
	case "as":
		o.As = s.text()
	case "mode":
		if o.Mode = s.num(); s.err == nil && o.Mode < 1 {
			s.fail("mode %d: mode counts from 1", o.Mode)
		}
	case "name":
		o.Name = s.text()
	case "none":
		o.None = s.flag()
	default:
		s.skip()
	}
}

var allVerbs = [...]harness.Verb{
	rulings.Summon, rulings.Cast, rulings.Charge, rulings.Attack, rulings.Cross, rulings.UseAbility, rulings.End, rulings.Use,
	rulings.Decline, rulings.Choose, rulings.Mode, rulings.Order, rulings.Redirect, rulings.Declare, rulings.Pay,
	rulings.NameCard, rulings.Randomly,
}

// verb gives a verb without keeping the bytes; an unknown one is kept as it is, to be shown.
func verb(w []byte) harness.Verb {
	for _, v := range allVerbs {
		if string(v) == string(w) {
			return v
		}
	}
	return harness.Verb(w)
}

func readEvent(s *scanner, cards int) harness.Event {
	e := harness.Event{Card: harness.NoCard, By: harness.NoCard, Other: harness.NoCard}
	for key := range s.fields {
		switch string(key) {
		case "kind":
			e.Kind = s.text()
		case "rule":
			e.Rule = s.text()
		case "player":
			e.Player = player(s)
		case "card":
			e.Card = cardID(s, cards)
		case "by":
			e.By = cardID(s, cards)
		case "other":
			e.Other = cardID(s, cards)
		case "from":
			e.From = zone(s, s.str())
		case "to":
			e.To = zone(s, s.str())
		case "text":
			e.Text = s.text()
		case "could":
			e.Facts.Could = s.flag()
		case "begun":
			e.Facts.Begun = s.flag()
		case "changed":
			e.Facts.Changed = s.num()
		default:
			s.skip()
		}
	}
	if s.err == nil && e.Kind == "" {
		s.fail("an event has no kind")
	}
	return e
}

func readInfo(s *scanner, i *Info) {
	s.in = "hello"
	defer func() { s.in = "" }()
	i.Names = "ja"
	date := func() harness.Date {
		d, err := rulings.ParseDate(s.text())
		if s.err == nil && err != nil {
			s.fail("%v", err)
		}
		return d
	}
	for key := range s.fields {
		switch string(key) {
		case "protocol":
			i.Protocol = s.num()
		case "name":
			i.Name = s.text()
		case "version":
			i.Version = s.text()
		case "language":
			i.Language = s.text()
		case "homepage":
			i.Homepage = s.text()
		case "issues":
			i.Issues = s.text()
		case "from":
			i.From = date()
		case "to":
			i.To = date()
		case "variants":
			i.Variants = strs(s)
		case "cards":
			i.Cards = strs(s)
		case "names":
			if i.Names = s.text(); s.err == nil && i.Names != "ja" && i.Names != "en" {
				s.fail("names %q: they are \"ja\" or \"en\"", i.Names)
			}
		case "facts":
			i.Facts = s.flag()
		case "fork":
			i.Fork = s.flag()
		case "keys":
			i.Keys = s.flag()
		case "tries":
			i.Tries = s.flag()
		case "chance":
			i.Chance = s.flag()
		default:
			s.skip()
		}
	}
	if s.err == nil && i.Name == "" {
		s.fail("the engine does not say its name")
	}
}
