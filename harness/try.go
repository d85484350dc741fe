package harness

import "dmconform/rulings"

// unlisted gives the position as one to try lines on, if its decision has no list of options.
func unlisted(pos Position, d *Decision) (Trier, bool) {
	if d == nil || d.Options != nil {
		return nil, false
	}
	t, ok := pos.(Trier)
	return t, ok
}

// attempt plays a line from a position whose options are not listed. That the engine refuses it means
// that it is not offered; what no line answers cannot be explored.
func (s *session) attempt(n *node, d *Decision, t Trier, l *planLine, k int) {
	refused := ""
	if l != nil && s.plan.asks(l, d) {
		from := len(s.trail)
		for _, o := range s.plan.candidates(l, k, n.pos) {
			next, err := t.Try(o)
			if ill, ok := err.(*Illegal); ok {
				refused = "the engine refused it: " + ill.What
				continue
			}
			s.tried = append(s.tried, o)
			c, ok := s.follow(n, next, err, int16(-len(s.tried)), Scripted, l)
			if !ok {
				return
			}
			s.merges.on = s.merges.on || len(s.trail) > from+1
			s.add(c, true)
		}
		if len(s.trail) > from {
			return
		}
	} else if l != nil && l.implied(k) {
		s.add(*n, true)
		return
	}
	if d.Kind == KindAct {
		s.unanswered(n, l, k, d, refused)
		return
	}
	s.stop(Inconclusive, "the engine does not list the options: "+s.plan.asked(d))
}

// offeredAt reports whether a position offers what the line says, if need be by trying it.
func (p *Plan) offeredAt(pos Position, d *Decision, l *planLine) bool {
	t, ok := unlisted(pos, d)
	if !ok {
		return p.offered(l, d)
	}
	if !p.asks(l, d) {
		return false
	}
	for k := range l.parts() {
		if !p.accepted(t, p.candidates(l, k, pos)) {
			return false
		}
	}
	return true
}

func (p *Plan) accepted(t Trier, options []Option) bool {
	for _, o := range options {
		next, err := t.Try(o)
		if err == nil {
			drop(next)
			return true
		}
		if _, ok := err.(*Illegal); !ok {
			panic(brokeDown{err})
		}
	}
	return false
}

// brokeDown carries an engine's error to guard from where nothing can be returned.
type brokeDown struct{ error }

// candidates are the options that part k of a line may mean: one for every card with its label, and
// every target.
func (p *Plan) candidates(l *planLine, k int, pos Position) []Option {
	o := Option{Verb: l.verb, Card: NoCard, Target: NoCard, Way: l.way, As: l.as, Name: l.name}
	if l.order {
		o.Verb = rulings.Order
	}
	if k < len(l.modes) {
		o.Mode = l.modes[k]
	}
	if k >= len(l.labels) {
		o.None = l.none
		return []Option{o}
	}
	target := l.for_
	if l.onto {
		target = l.target
	}
	targets := []CardID{NoCard}
	if target != noLabel {
		targets = p.bearers(target)
	}
	places := pos.Board().Places
	var out []Option
	for _, c := range p.bearers(l.labels[k]) {
		o.Card = c
		if l.kind == KindAct {
			o.From = places[c].Zone
			if l.from != rulings.NoZone && l.from != o.From {
				continue
			}
		}
		for _, o.Target = range targets {
			out = append(out, o)
		}
	}
	return out
}

// bearers are the cards that have a label.
func (p *Plan) bearers(l label) []CardID {
	var out []CardID
	for i, x := range p.label {
		if x == l {
			out = append(out, CardID(i))
		}
	}
	return out
}

// option is what a step took, and its decision with that option in it even if the engine does not list it.
func (s *session) option(st *step, d *Decision) (*Decision, int) {
	if st.option >= 0 {
		return d, int(st.option)
	}
	with := *d
	with.Options = s.tried[-1-st.option:][:1]
	return &with, 0
}

// again plays a step again. It reports false if it cannot be: the engine is not deterministic.
func (s *session) again(pos Position, st *step) (next Position, err error, ok bool) {
	d := pos.Decision()
	if t, can := unlisted(pos, d); can && st.option < 0 {
		next, err = t.Try(s.tried[-1-st.option])
		return next, err, true
	}
	if d == nil || st.option < 0 || int(st.option) >= len(d.Options) {
		return nil, nil, false
	}
	next, err = move(pos, int(st.option), true)
	return next, err, true
}
