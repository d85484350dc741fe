package report

import (
	"strconv"

	"dmconform/harness"
	"dmconform/rulings"
)

// isAct reports whether an event is an act of a card text, with its three facts.
func isAct(e *harness.Event) bool { return e.Kind == "act" }

// ruleWidth is how many columns the number of a rule takes in front of an event.
const ruleWidth = 9

func (p *printer) event(indent int, names []string, e *harness.Event) {
	p.line(indent, pad(e.Rule, ruleWidth), p.lang.event(names, e))
}

// event says what happened, in the words that fixtures have for it.
func (l Lang) event(names []string, e *harness.Event) string {
	name := func(c harness.CardID) string {
		if c < 0 || int(c) >= len(names) {
			return ""
		}
		return names[c]
	}
	if isAct(e) {
		return name(e.Card) + ": " + e.Text + "  — " + l.facts(e.Facts)
	}
	t := e.Kind
	if card := name(e.Card); card != "" {
		t += " " + card
	} else {
		t += " (" + e.Player.String() + ")"
	}
	if e.From != rulings.NoZone || e.To != rulings.NoZone {
		t += ", " + e.Player.String()
		switch {
		case e.To == rulings.NoZone:
			t += l.say(" from ", " 元: ") + e.From.String()
		case e.From == rulings.NoZone:
			t += " → " + e.To.String()
		default:
			t += " " + e.From.String() + " → " + e.To.String()
		}
	}
	if other := name(e.Other); other != "" {
		t += l.say(", with ", "、相手: ") + other
	}
	if by := name(e.By); by != "" {
		t += l.say(", by ", "、原因: ") + by
	}
	return t
}

// facts are the three things every act yields.
func (l Lang) facts(f harness.Facts) string {
	yes := func(b bool) string {
		if b {
			return l.say("yes", "はい")
		}
		return l.say("no", "いいえ")
	}
	return l.say("could begin: ", "行える: ") + yes(f.Could) +
		l.say(", begun: ", "、行おうとした: ") + yes(f.Begun) +
		l.say(", changed: ", "、実際に変化: ") + strconv.Itoa(f.Changed)
}
