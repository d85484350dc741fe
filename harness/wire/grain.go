package wire

import (
	"slices"

	"dmconform/harness"
)

// The canonical grain is: use or decline, then one option at a time, then which comes next. An engine may
// ask coarser, in three ways; its decision is taken apart here, and the parts are put together again
// before it is answered:
//
//	a set            one option after the other; none, once there are enough
//	a set that may   use or decline first
//	be empty
//	all, in order    which comes next, until one is left

// fine is the part of the decision that comes next.
func (p *position) fine() *harness.Decision {
	whole, pick := p.m.decision, &p.m.pick
	d := *whole
	if pick.may && !p.used {
		d.Kind = harness.KindUse
		d.Options = []harness.Option{pick.use, decline}
		return &d
	}
	d.Options = make([]harness.Option, 0, len(whole.Options)-len(p.picks)+1)
	for i := range whole.Options {
		if !slices.Contains(p.picks, int16(i)) {
			d.Options = append(d.Options, whole.Options[i])
		}
	}
	if pick.set && len(p.picks) >= p.least() {
		d.Options = append(d.Options, none(d.Kind))
	}
	return &d
}

// least is how many options must be chosen: an ability that is used is used on something.
func (p *position) least() int {
	if p.m.pick.may {
		return max(1, p.m.pick.min)
	}
	return p.m.pick.min
}

// part answers one part of the decision; the last sends the whole answer.
func (p *position) part(i int, last bool) (harness.Position, error) {
	whole, pick := p.m.decision, &p.m.pick
	if pick.may && !p.used {
		if i == 1 {
			return p.whole(nil, last)
		}
		next := &position{m: p.m, used: true}
		next.decision = next.fine()
		return next, nil
	}
	picks := p.picks[:len(p.picks):len(p.picks)]
	chosen := -1
	for k := range whole.Options {
		if slices.Contains(p.picks, int16(k)) {
			continue
		}
		if i == 0 {
			chosen = k
			break
		}
		i--
	}
	if chosen < 0 {
		return p.whole(picks, last) // none
	}
	picks = append(picks, int16(chosen))
	if pick.set && len(picks) == pick.max || len(picks) == len(whole.Options) {
		return p.whole(picks, last)
	}
	if pick.all && len(picks) == len(whole.Options)-1 {
		for k := range whole.Options {
			if !slices.Contains(picks, int16(k)) {
				return p.whole(append(picks, int16(k)), last)
			}
		}
	}
	next := &position{m: p.m, used: p.used, picks: picks}
	next.decision = next.fine()
	return next, nil
}

// whole sends the answer. The moment may be needed again, by those who are on their way through other parts.
func (p *position) whole(picks []int16, last bool) (harness.Position, error) {
	a := answer{options: picks, set: true, ordered: p.m.pick.all}
	m, err := p.m.play(a, last && p.m.pick.max == 1 && !p.m.pick.may)
	if err != nil {
		return nil, err
	}
	return m.position(), nil
}
