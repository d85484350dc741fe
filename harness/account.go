package harness

import (
	"fmt"
	"strings"

	"dmconform/rulings"
)

// othersUnchanged holds every branch to "nothing else has changed": each card that changed zone, face,
// orientation or what lies over or under it is accounted for by the lines of the case.
func (s *session) othersUnchanged(unchecked []rulings.PlayerZone) {
	var lifted [2][rulings.NumZones]bool
	var needed [2][rulings.NumZones]bool
	for _, u := range unchecked {
		lifted[u.Player][u.Zone] = true
	}
	a := accountant{plan: s.plan, named: s.named, lifted: &lifted, needed: &needed}
	i := s.nearest(func(i int) bool {
		a.start, a.end = &s.starts[s.frontier[i].start], &s.ends[i]
		return a.check(nil)
	})
	if i >= 0 {
		a.start, a.end = &s.starts[s.frontier[i].start], &s.ends[i]
		var what []string
		a.check(&what)
		s.fail(s.frontier[i].trail, "something else has changed: "+strings.Join(what, "; "),
			&Failure{Kind: FailedRest, Got: strings.Join(what, "; ")})
		return
	}
	for _, u := range unchecked {
		if !needed[u.Player][u.Zone] {
			s.result.Notes = append(s.result.Notes, fmt.Sprintf("unchecked %s %s is not needed", u.Player, u.Zone))
		}
	}
}

// accountant compares one end with its start.
type accountant struct {
	plan           *Plan
	named          *named
	start, end     *Board
	lifted, needed *[2][rulings.NumZones]bool
	stacks         []bool // by card: what lies over or under it changed
}

// check reports whether a card changed that nothing accounts for, and lists all such if asked to.
func (a *accountant) check(what *[]string) bool {
	if cap(a.stacks) < len(a.end.Places) {
		a.stacks = make([]bool, len(a.end.Places))
	}
	a.stacks = a.stacks[:len(a.end.Places)]
	clear(a.stacks)
	for i := range a.end.Places {
		x, y := &a.start.Places[i], &a.end.Places[i]
		if x.On != y.On || x.Layer != y.Layer {
			a.stacks[i] = true
			if x.On != NoCard {
				a.stacks[x.On] = true
			}
			if y.On != NoCard {
				a.stacks[y.On] = true
			}
		}
	}
	// A turn that began brings its player one card, whichever.
	draws := [2]int{a.named.ends[rulings.Opponent], a.named.ends[rulings.You]}
	found := false
	for i := range a.end.Places {
		x, y := &a.start.Places[i], &a.end.Places[i]
		if !a.changed(x, y, a.stacks[i]) || a.accounted(CardID(i), x, y) {
			continue
		}
		if p := x.Player; x.Zone == rulings.Deck && y.Zone == rulings.Hand && y.Player == p && draws[p] > 0 {
			draws[p]--
			continue
		}
		if a.lift(x, y) {
			continue
		}
		found = true
		if what == nil {
			return true
		}
		*what = append(*what, a.text(CardID(i), x, y))
	}
	return found
}

// changed leaves out what needs no account: the orientation of mana, and untapping in a turn that began.
func (a *accountant) changed(x, y *Place, stack bool) bool {
	if stack || x.Zone != y.Zone || x.Player != y.Player || x.FaceUp != y.FaceUp || x.FaceDown != y.FaceDown {
		return true
	}
	if x.Tapped == y.Tapped || x.Zone == rulings.Mana {
		return false
	}
	return y.Tapped || a.named.ends[1-x.Player] == 0
}

func (a *accountant) accounted(c CardID, x, y *Place) bool {
	if l := a.plan.of(c); l != noLabel && a.named.labels[l] {
		return true
	}
	return moved(x, y) && (a.named.zones[x.Player][x.Zone] || a.named.zones[y.Player][y.Zone])
}

// lift excuses a change in a zone that the case leaves unchecked.
func (a *accountant) lift(x, y *Place) bool {
	ok := false
	for _, pl := range [...]*Place{x, y} {
		if a.lifted[pl.Player][pl.Zone] {
			a.needed[pl.Player][pl.Zone] = true
			ok = true
		}
	}
	return ok
}

func moved(x, y *Place) bool { return x.Zone != y.Zone || x.Player != y.Player }

func (a *accountant) text(c CardID, x, y *Place) string {
	from, to := a.plan.placeText(x), a.plan.placeText(y)
	if from == to {
		return a.plan.name(c) + ": what lies over or under it"
	}
	return fmt.Sprintf("%s: %s → %s", a.plan.name(c), from, to)
}
