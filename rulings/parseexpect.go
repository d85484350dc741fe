package rulings

import (
	"strconv"
	"strings"
)

// ParseExpectation reads one thing that must hold. labels says which labels there are; nil admits any.
// Its error is a *SyntaxError.
func ParseExpectation(text string, labels func(string) bool) (Expectation, error) {
	return parseExpectation(text, scope{has: labels})
}

func parseExpectation(text string, sc scope) (Expectation, error) {
	r := newReader(text, sc)
	e := Expectation{Text: text, Not: r.bang()}
	r.expectation(&e)
	return e, r.error()
}

// ParseStep reads an entry of actions: a line, or an expectation that is judged there.
func ParseStep(text string, labels func(string) bool) (Step, error) {
	return parseStep(text, scope{has: labels})
}

func parseStep(text string, sc scope) (Step, error) {
	if isExpectation(text, sc) {
		e, err := parseExpectation(text, sc)
		return Step{Expect: &e}, err
	}
	l, err := parseLine(text, sc)
	return Step{Line: &l}, err
}

// isExpectation decides by the first two words. What is neither counts as a line, which is what most entries are.
func isExpectation(text string, sc scope) bool {
	text = strings.TrimPrefix(text, "! ")
	first, rest, _ := strings.Cut(strings.TrimLeft(text, " "), " ")
	second, _, _ := strings.Cut(strings.TrimLeft(rest, " "), " ")
	switch first {
	case "offered", "event", "before":
		return true
	case "attack":
		return second == "continues"
	case string(Randomly):
		return false
	}
	if _, ok := ParsePlayer(first); ok {
		_, zone := ParseZone(second)
		return zone || second == "won" || second == "lost"
	}
	switch second {
	case "under", "over", "power", "sealed", "has":
		return true
	}
	return contains(orientations, second) || sc.has != nil && sc.has(first)
}

func (r *reader) expectation(e *Expectation) {
	first := r.next("an expectation")
	if r.err != nil {
		return
	}
	switch first {
	case "offered":
		e.Kind = Offered
		l := Line{Text: joinWords(r.words)}
		if r.peek() == "!" {
			r.fail(`write "! offered …"`, "! stands before offered")
			return
		}
		r.line(&l)
		e.Line = &l
		return
	case "event":
		r.event(e)
		return
	case "before":
		e.Kind = Before
		e.Events = []EventRef{r.eventRef(), r.eventRef()}
		r.end(formOf(Before))
		return
	case "attack":
		e.Kind = AttackGoesOn
		if w := r.next("continues"); r.err == nil && w != "continues" {
			r.fail("write: attack continues", "unknown %q after attack", w)
		}
		r.end(formOf(AttackGoesOn))
		return
	}
	if p, ok := ParsePlayer(first); ok && p != Chance {
		e.Player = p
		r.ofPlayer(e)
		return
	}
	r.ofCard(e, first)
}

// joinWords writes words back as a line.
func joinWords(words []string) string {
	out := make([]string, len(words))
	for i, w := range words {
		if strings.HasPrefix(w, `"`) {
			w += `"`
		}
		out[i] = w
	}
	return strings.Join(out, " ")
}

func formOf(k ExpectKind) string {
	for _, x := range expectations {
		if x.Kind == k {
			return x.Form
		}
	}
	return ""
}

func (r *reader) ofPlayer(e *Expectation) {
	w := r.next("a zone, won or lost")
	if r.err != nil {
		return
	}
	if w == "won" || w == "lost" {
		e.Kind, e.Word = GameResult, w
		r.end(formOf(GameResult))
		return
	}
	if _, ok := verbNamed(w); ok {
		r.fail(`write it among the actions, or as "offered …"`, "%q is a verb: this is a line, no expectation", w)
		return
	}
	z, ok := ParseZone(w)
	if !ok {
		r.fail(didYouMean(w, zoneWords()), "unknown zone %q", w)
		return
	}
	e.Zone = z
	switch w := r.next("a number, has, top or bottom"); {
	case r.err != nil:
	case w == "has":
		e.Kind = ZoneHas
		e.Cards = r.counts()
	case w == "top", w == "bottom":
		e.Kind = DeckTop
		if w == "bottom" {
			e.Kind = DeckBottom
		}
		if z != Deck {
			r.fail("only a deck has an order", "%s of %s", w, z)
			return
		}
		e.Cards = r.counts()
	default:
		e.Kind = ZoneCount
		if w[0] == '+' || w[0] == '-' {
			e.Kind = ZoneDelta
		}
		n, err := strconv.Atoi(w)
		if err != nil || n > 999 || n < -999 {
			r.fail("write: "+formOf(ZoneCount)+", "+formOf(ZoneDelta)+" or "+formOf(ZoneHas), "unknown %q after the zone", w)
			return
		}
		e.N = n
		r.end(formOf(e.Kind))
	}
}

func (r *reader) counts() []Count {
	var cs []Count
	for r.err == nil {
		cs = append(cs, r.counted())
		if r.peek() == "" {
			break
		}
	}
	return cs
}

// ofCard reads the forms that begin with a label.
func (r *reader) ofCard(e *Expectation, first string) {
	// A wrong first word is as likely a misspelt player or keyword as a label.
	if wordClass(first) == "" && r.scope.has != nil && !r.scope.has(first) {
		words := append([]string{"you", "opponent", "offered", "event", "before", "attack"}, r.scope.known...)
		r.fail(didYouMean(first, words), "unknown label %q", first)
		return
	}
	r.checkLabel(first)
	e.Cards = []Count{{first, 1}}
	switch w := r.next("under, over, power, sealed, has, or how it lies"); {
	case r.err != nil:
	case w == "under", w == "over":
		e.Kind = IsUnder
		if w == "over" {
			e.Kind = IsOver
		}
		e.Cards = append(e.Cards, Count{r.label(), 1})
		r.end(formOf(e.Kind))
	case contains(orientations, w):
		e.Kind, e.Word = Orientation, w
		r.end(formOf(Orientation))
	case w == "power":
		e.Kind = PowerIs
		e.N = r.number("a power")
		r.end(formOf(PowerIs))
	case w == "sealed":
		e.Kind = SealedBy
		e.N = r.number("how many seals")
		r.end(formOf(SealedBy))
	case w == "has":
		e.Kind = HasAbility
		if r.peek() == "" {
			r.fail("e.g. "+first+" has blocker", "the line ends where a keyword should follow")
			return
		}
		e.Word = strings.Join(r.words, " ")
	default:
		words := append([]string{"under", "over", "power", "sealed", "has"}, orientations...)
		r.fail(didYouMean(w, words), "unknown %q after the label", w)
	}
}

func (r *reader) event(e *Expectation) {
	e.Kind = EventCount
	ref := EventRef{Kind: r.eventKind(r.next("a kind of event"))}
	if w := r.peek(); w != "" && !isNumber(w) {
		r.whose(&ref, r.next("a label or player"))
	}
	e.N = r.number("how often")
	e.Events = []EventRef{ref}
	r.end(formOf(EventCount))
}

func isNumber(w string) bool { _, err := strconv.Atoi(w); return err == nil }

func (r *reader) eventRef() EventRef {
	w := r.next("an event, e.g. destroyed.bella")
	if r.err != nil {
		return EventRef{}
	}
	kind, who, dotted := strings.Cut(w, ".")
	ref := EventRef{Kind: r.eventKind(kind)}
	if dotted && r.err == nil {
		r.whose(&ref, who)
	}
	return ref
}

func (r *reader) eventKind(w string) string {
	if r.err == nil && !contains(eventKinds, w) {
		r.fail(didYouMean(w, eventKinds), "unknown event %q", w)
	}
	return w
}

func (r *reader) whose(ref *EventRef, w string) {
	if p, ok := ParsePlayer(w); ok {
		ref.Player, ref.OfWhom = p, true
		return
	}
	r.checkLabel(w)
	ref.Label = w
}
