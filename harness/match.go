package harness

import "dmconform/rulings"

// asks reports whether player, kind and asking object of a decision are those of the line.
func (p *Plan) asks(l *planLine, d *Decision) bool {
	return l.kind == d.Kind && l.player == d.Player && (l.by == noLabel || l.by == p.of(d.By))
}

// match appends the indices of the options that part k of a line names; none means that it does not
// answer the decision.
func (p *Plan) match(l *planLine, k int, d *Decision, buf []int16) []int16 {
	if !p.asks(l, d) {
		return buf
	}
	for i := range d.Options {
		if p.fits(l, k, d, &d.Options[i]) {
			buf = append(buf, int16(i))
		}
	}
	return buf
}

// offered reports whether a decision offers what the line says: every part of it.
func (p *Plan) offered(l *planLine, d *Decision) bool {
	if !p.asks(l, d) {
		return false
	}
	for k := range l.parts() {
		if !p.offers(l, k, d) {
			return false
		}
	}
	return true
}

func (p *Plan) offers(l *planLine, k int, d *Decision) bool {
	for i := range d.Options {
		if p.fits(l, k, d, &d.Options[i]) {
			return true
		}
	}
	return false
}

// fits reports whether an option is what part k of the line names.
func (p *Plan) fits(l *planLine, k int, d *Decision, o *Option) bool {
	switch l.kind {
	case KindAct:
		return l.verb == o.Verb && p.bears(l, k, o.Card) &&
			(l.from == rulings.NoZone || l.from == o.From) && (l.way == "" || l.way == o.Way) &&
			(!l.onto || (l.target == noLabel) == (o.Target == NoCard) && l.target == p.of(o.Target))
	case KindUse:
		if l.verb == rulings.Decline {
			return o.Verb == rulings.Decline && p.declines(l, k, d, o)
		}
		return o.Verb == rulings.Use && p.uses(l, k, o)
	case KindMode:
		if k < len(l.modes) {
			return !o.None && l.modes[k] == o.Mode
		}
		return l.none && o.None
	case KindName:
		return l.name == o.Name
	case KindChance:
		return l.order == (o.Verb == rulings.Order) && p.bears(l, k, o.Card)
	}
	if k == len(l.labels) {
		return l.none && o.None
	}
	return !o.None && p.bears(l, k, o.Card)
}

// bears reports whether the card has the label that part k names, or part k names none.
func (p *Plan) bears(l *planLine, k int, c CardID) bool {
	return k >= len(l.labels) || l.labels[k] == p.of(c)
}

func (p *Plan) uses(l *planLine, k int, o *Option) bool {
	return p.bears(l, k, o.Card) && (l.as == "" || l.as == o.As) && (l.for_ == noLabel || l.for_ == p.of(o.Target))
}

// declines reports whether declining refuses what the line names: what the option itself says, else
// what the decision offers for use, else the object that asks.
func (p *Plan) declines(l *planLine, k int, d *Decision, o *Option) bool {
	if o.Card != NoCard {
		return p.uses(l, k, o)
	}
	for i := range d.Options {
		if x := &d.Options[i]; x.Verb == rulings.Use && p.uses(l, k, x) {
			return true
		}
	}
	return l.as == "" && l.for_ == noLabel && p.bears(l, k, d.By)
}

// usual narrows the options of an act whose line gives no way: the normal way if there is one, else the
// only way there is. It reports false if there are several.
func usual(d *Decision, found []int16) ([]int16, bool) {
	first := d.Options[found[0]].Way
	same := true
	normal := found[:0:0]
	for _, i := range found {
		w := d.Options[i].Way
		same = same && w == first
		if w == "" {
			normal = append(normal, i)
		}
	}
	if same {
		return found, true
	}
	return normal, len(normal) > 0
}

// onlyOne reports whether a decision answers itself: engines may ask it or not, so no line may answer
// it. Acts are never taken unasked, and a use is a use though it cannot be declined.
func onlyOne(d *Decision) bool {
	return len(d.Options) == 1 && d.Kind != KindAct && d.Kind != KindUse
}

// isShuffle reports whether chance is asked for the order of cards.
func isShuffle(d *Decision) bool {
	return d.Kind == KindChance && len(d.Options) > 0 && d.Options[0].Verb == rulings.Order
}

// distinct drops in place the options that would lead to the same position as one before them.
func (p *Plan) distinct(pos Position, d *Decision, opts []int16) []int16 {
	r, ok := pos.(Renamer)
	if !ok || len(opts) < 2 {
		return opts
	}
	kept := opts[:0]
next:
	for _, i := range opts {
		for _, j := range kept {
			if p.alike(r, &d.Options[i], &d.Options[j]) {
				continue next
			}
		}
		kept = append(kept, i)
	}
	return kept
}

func (p *Plan) alike(r Renamer, a, b *Option) bool {
	return a.Verb == b.Verb && a.From == b.From && a.Mode == b.Mode && a.None == b.None &&
		a.Way == b.Way && a.As == b.As && a.Name == b.Name &&
		(a.Card == a.Target) == (b.Card == b.Target) &&
		p.swaps(r, a.Card, b.Card) && p.swaps(r, a.Target, b.Target)
}

func (p *Plan) swaps(r Renamer, a, b CardID) bool {
	return a == b || a != NoCard && b != NoCard && p.of(a) == p.of(b) && r.Interchangeable(a, b)
}
