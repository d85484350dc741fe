package harness

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"dmconform/rulings"
)

// OptionText writes an option as the line that takes it.
func (p *Plan) OptionText(d *Decision, o *Option) string {
	var b strings.Builder
	if d.Kind == KindChance {
		b.WriteString(string(rulings.Randomly))
		if o.Verb == rulings.Order {
			b.WriteString(" order")
		}
	} else {
		b.WriteString(d.Player.String())
		b.WriteString(" " + string(p.verbOf(d, o)))
	}
	word := func(s string) {
		if s != "" {
			b.WriteString(" " + s)
		}
	}
	switch d.Kind {
	case KindAct:
		word(p.name(o.Card))
		if o.Verb == rulings.Attack {
			if o.Target == NoCard {
				word("player")
			} else {
				word(p.name(o.Target))
			}
		}
		if (o.Verb == rulings.Summon || o.Verb == rulings.Cast) && o.From != rulings.NoZone && o.From != rulings.Hand {
			word("from " + o.From.String())
		}
		if o.Way != "" {
			word("by " + o.Way)
		}
		return b.String()
	case KindUse:
		if o.Verb == rulings.Decline {
			word(p.declined(d, o))
			return b.String()
		}
		word(p.name(o.Card))
		if o.As != "" {
			word("as " + o.As)
		}
		if o.Target != NoCard {
			word("for " + p.name(o.Target))
		}
		return b.String()
	case KindMode:
		if o.None {
			word("none")
		} else {
			word(strconv.Itoa(o.Mode))
		}
	case KindName:
		word(`"` + o.Name + `"`)
	default:
		if o.None {
			word("none")
		} else {
			word(p.name(o.Card))
		}
	}
	if by := p.of(d.By); by != noLabel && d.Kind != KindChance {
		word("by " + p.words[by])
	}
	return b.String()
}

// verbOf is the verb of the line, whatever the engine wrote into the option.
func (p *Plan) verbOf(d *Decision, o *Option) Verb {
	switch d.Kind {
	case KindMode:
		return rulings.Mode
	case KindChoose:
		return rulings.Choose
	case KindOrder:
		return rulings.Order
	case KindRedirect:
		return rulings.Redirect
	case KindDeclare:
		return rulings.Declare
	case KindPay:
		return rulings.Pay
	case KindName:
		return rulings.NameCard
	}
	return o.Verb
}

// declined names what "decline" refuses.
func (p *Plan) declined(d *Decision, o *Option) string {
	if o.Card != NoCard {
		return p.name(o.Card)
	}
	for i := range d.Options {
		if d.Options[i].Verb == rulings.Use {
			return p.name(d.Options[i].Card)
		}
	}
	return p.name(d.By)
}

func (p *Plan) optionTexts(d *Decision) []string {
	var out []string
	seen := map[string]bool{}
	for i := range d.Options {
		if t := p.OptionText(d, &d.Options[i]); !seen[t] {
			seen[t] = true
			out = append(out, t)
		}
	}
	return out
}

var kindText = [...]string{
	"what to do", "whether to use something", "for a mode", "for a choice", "for an order",
	"who takes over the attack", "for a declaration", "which mana to pay with", "for a card name", "what happens",
}

// asked says in words which decision is open.
func (p *Plan) asked(d *Decision) string {
	if d == nil {
		return ""
	}
	who := [...]string{"you are", "the opponent is", "chance is"}[d.Player]
	t := who + " asked " + kindText[d.Kind]
	if by := p.name(d.By); by != "" {
		t += " by " + by
	}
	return t
}

// BoardText draws a board by label, a line a zone.
func (p *Plan) BoardText(b *Board) string {
	var out strings.Builder
	fmt.Fprintf(&out, "turn of %s, %s step\n", b.Turn, b.Step)
	for pl := rulings.You; pl <= rulings.Opponent; pl++ {
		for z := rulings.Battle; z <= rulings.Abyss; z++ {
			if t := p.zoneText(b, pl, z); t != "nothing" || z <= rulings.Deck {
				fmt.Fprintf(&out, "%-8s %-7s  %s\n", pl, z, t)
			}
		}
	}
	if b.AttackOn {
		target := "the player"
		if b.Attacked != NoCard {
			target = p.name(b.Attacked)
		}
		fmt.Fprintf(&out, "%s attacks %s\n", p.name(b.Attacker), target)
	}
	if b.Over {
		if b.Winner == rulings.Chance {
			out.WriteString("the game is over, nobody won\n")
		} else {
			fmt.Fprintf(&out, "the game is over, %s won\n", b.Winner)
		}
	}
	return out.String()
}

// zoneText lists the cards of a zone in order, equal neighbours as "x*2".
func (p *Plan) zoneText(b *Board, pl Player, z Zone) string {
	ids := make([]CardID, 0, 8)
	for i := range b.Places {
		if at := &b.Places[i]; at.Zone == z && at.Player == pl && at.On == NoCard {
			ids = append(ids, CardID(i))
		}
	}
	// Insertion sort by place: few cards, and mostly in order already.
	for i := 1; i < len(ids); i++ {
		for j := i; j > 0 && b.Places[ids[j]].Index < b.Places[ids[j-1]].Index; j-- {
			ids[j], ids[j-1] = ids[j-1], ids[j]
		}
	}
	var words []string
	count := 0
	for _, id := range ids {
		w := p.stackText(b, id)
		if n := len(words); n > 0 && words[n-1] == w {
			count++
			continue
		}
		closeRun(words, count)
		words, count = append(words, w), 1
	}
	closeRun(words, count)
	if len(words) == 0 {
		return "nothing"
	}
	return strings.Join(words, ", ")
}

func closeRun(words []string, count int) {
	if count > 1 {
		words[len(words)-1] += "*" + strconv.Itoa(count)
	}
}

// stackText writes a card with how it lies and what lies under, over and beside it.
func (p *Plan) stackText(b *Board, id CardID) string {
	t := p.name(id) + lies(&b.Places[id])
	for _, part := range [...]struct {
		word string
		of   func(int8) bool
	}{
		{"on", func(l int8) bool { return l > 0 }},
		{"under", func(l int8) bool { return l < 0 }},
		{"linked with", func(l int8) bool { return l == 0 }},
	} {
		var with []CardID
		for i := range b.Places {
			if at := &b.Places[i]; at.On == id && part.of(at.Layer) {
				with = append(with, CardID(i))
			}
		}
		slices.SortStableFunc(with, func(x, y CardID) int { // from the card on, and linked cards from left to right
			a, b := &b.Places[x], &b.Places[y]
			return cmp.Or(cmp.Compare(max(a.Layer, -a.Layer), max(b.Layer, -b.Layer)), cmp.Compare(a.Index, b.Index))
		})
		for k, c := range with {
			sep := " + "
			if k == 0 {
				sep = " " + part.word + " "
			}
			t += sep + p.name(c) + lies(&b.Places[c])
		}
	}
	return t
}

func lies(pl *Place) string {
	t := ""
	if pl.Tapped {
		t += " (tapped)"
	}
	if pl.FaceDown {
		t += " (face-down)"
	}
	if pl.FaceUp {
		t += " (face-up)"
	}
	if pl.Seals > 0 {
		t += fmt.Sprintf(" (sealed %d)", pl.Seals)
	}
	return t
}

func (p *Plan) placeText(pl *Place) string {
	t := pl.Player.String() + " " + pl.Zone.String()
	switch {
	case pl.Layer > 0:
		t += ", under " + p.name(pl.On)
	case pl.Layer < 0:
		t += ", over " + p.name(pl.On)
	case pl.On != NoCard:
		t += ", linked with " + p.name(pl.On)
	}
	return t + lies(pl)
}

// changes lists what differs between two boards, a line a card.
func (p *Plan) changes(a, b *Board) []string {
	var out []string
	for i := range b.Places {
		x, y := a.Places[i], b.Places[i]
		x.Index, y.Index = 0, 0
		if x != y {
			out = append(out, fmt.Sprintf("%s: %s → %s", p.name(CardID(i)), p.placeText(&x), p.placeText(&y)))
		}
	}
	return out
}
