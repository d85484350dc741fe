package rulings

import (
	"fmt"
	"strings"
)

// ParseLine reads an act, an answer or a "! line". labels says which labels there are; nil admits any.
// Its error is a *SyntaxError.
func ParseLine(text string, labels func(string) bool) (Line, error) {
	return parseLine(text, scope{has: labels})
}

func parseLine(text string, sc scope) (Line, error) {
	r := newReader(text, sc)
	l := Line{Text: text, Not: r.bang()}
	r.line(&l)
	return l, r.error()
}

// line reads PLAYER VERB words…, or chance words…, up to the end.
func (r *reader) line(l *Line) {
	if r.take(string(Randomly)) {
		l.Player, l.Verb = Chance, Randomly
		l.Order = r.take("order")
		l.Cards = r.labels(l)
		r.end("chance [order] L…")
		return
	}
	w := r.next("a player")
	p, ok := ParsePlayer(w)
	if !ok {
		r.fail(didYouMean(w, playerNames[:]), "unknown player %q", w)
		return
	}
	l.Player = p
	w = r.next("a verb")
	if r.err != nil {
		return
	}
	v, ok := verbNamed(w)
	if !ok {
		r.fail(didYouMean(w, verbWords()), "unknown verb %q", w)
		return
	}
	if v.Verb == Randomly {
		r.fail("write: chance L…", "chance is nobody's choice")
		return
	}
	l.Verb = v.Verb
	r.verbWords(l)
	if !v.Act && r.take("by") {
		l.By = r.label()
	}
	r.end("PLAYER " + strings.TrimSpace(string(v.Verb)+" "+v.Words))
}

// verbWords reads what follows the verb, save the "by X" of an answer.
func (r *reader) verbWords(l *Line) {
	switch l.Verb {
	case Summon, Cast:
		l.Cards = []string{r.label()}
		if r.take("from") {
			l.From = r.zone()
		}
		if r.take("by") {
			l.Way = r.way()
		}
	case Charge, Cross, UseAbility:
		l.Cards = []string{r.label()}
	case Attack:
		l.Cards = []string{r.label()}
		if r.take("player") {
			l.Target = "player"
		} else if r.peek() == "" {
			r.fail("write: attack X player, or attack X Y", "the line does not say what is attacked")
		} else {
			l.Target = r.label()
		}
	case End:
	case Use, Decline:
		l.Cards = []string{r.label()}
		if r.take("as") {
			if l.As = r.next("trigger or replacement"); r.err == nil && l.As != "trigger" && l.As != "replacement" {
				r.fail("write: as trigger, or as replacement", "unknown %q after as", l.As)
			}
		}
		if r.take("for") {
			l.For = r.label()
		}
	case Choose, Redirect, Declare:
		if r.take("none") {
			l.None = true
		} else {
			l.Cards = r.labels(l)
		}
	case Order, Pay:
		l.Cards = r.labels(l)
	case Mode:
		if r.take("none") {
			l.None = true
			return
		}
		for {
			r.noneAlone(l)
			n := r.number("a position on the card: 1, 2, …")
			if n == 0 {
				r.fail("count from 1", "there is no mode 0")
				return
			}
			l.Modes = append(l.Modes, n)
			if w := r.peek(); w == "" || w == "by" {
				return
			}
		}
	case NameCard:
		w := r.next("a card name in quotes")
		if r.err == nil && !strings.HasPrefix(w, `"`) {
			r.fail(`write: name "…"`, "a card name stands in quotes")
			return
		}
		l.Name = strings.TrimPrefix(w, `"`)
	}
}

// labels reads one label or more, up to "by" or the end; x*2 stands for x x.
func (r *reader) labels(l *Line) []string {
	var ls []string
	for {
		if l.Verb == Choose || l.Verb == Redirect || l.Verb == Declare {
			r.noneAlone(l)
		}
		c := r.counted()
		if r.err != nil {
			return nil
		}
		for range c.N {
			ls = append(ls, c.Label)
		}
		if w := r.peek(); w == "" || w == "by" {
			return ls
		}
	}
}

// noneAlone refuses "none" behind something else.
func (r *reader) noneAlone(l *Line) {
	if r.peek() == "none" {
		r.fail(fmt.Sprintf(`write "%s %s none" as a line of its own`, l.Player, l.Verb), `"none" stands alone`)
	}
}

func (r *reader) zone() Zone {
	w := r.next("a zone")
	if r.err != nil {
		return NoZone
	}
	z, ok := ParseZone(w)
	if !ok {
		r.fail(didYouMean(w, zoneWords()), "unknown zone %q", w)
	}
	return z
}

// way reads the name of a way to use a card. Which ways there are is the engine's business.
func (r *reader) way() string {
	w := r.next("a way, e.g. g-zero")
	if r.err == nil && !isLabel(w) {
		r.fail("a way is lower-case words joined by -, e.g. g-zero", "%q is no way to use a card", w)
	}
	return w
}
