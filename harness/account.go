package harness

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"dmconform/rulings"
)

// othersUnchanged holds every branch to "nothing else has changed": each card that changed zone, face,
// orientation or what lies over or under it is accounted for by the lines of the case.
func (s *session) othersUnchanged(unchecked []rulings.PlayerZone) {
	a := &s.accounts
	a.open(s.plan, s.named, unchecked)
	a.turnTold = s.turnTold()
	i := s.nearest(func(i int) bool {
		return a.check(&s.starts[s.frontier[i].start], &s.ends[i], nil)
	})
	if i >= 0 {
		var what []string
		a.check(&s.starts[s.frontier[i].start], &s.ends[i], &what)
		s.fail(s.frontier[i].trail, "something else has changed: "+strings.Join(what, "; "),
			&Failure{Kind: FailedRest, Got: strings.Join(what, "; ")})
		return
	}
	if s.over = s.over || s.turnStrays(); s.over {
		return
	}
	for _, u := range unchecked {
		if !a.needed[u.Player][u.Zone] {
			s.result.Notes = append(s.result.Notes, fmt.Sprintf("unchecked %s %s is not needed", u.Player, u.Zone))
		}
	}
}

// turnStrays holds every branch to what is no card.
func (s *session) turnStrays() bool {
	i := s.nearest(func(i int) bool { return s.stray(i) != "" })
	if i < 0 {
		return false
	}
	what := s.stray(i)
	s.fail(s.frontier[i].trail, "something else has changed: "+what, &Failure{Kind: FailedRest, Got: what})
	return true
}

// turnTold tells whether the case says whose turn it is: by counting turns, or by what somebody is offered to do.
func (s *session) turnTold() bool {
	return slices.ContainsFunc(s.judged, func(c *claim) bool {
		switch c.src.Kind {
		case rulings.EventCount:
			return len(c.events) > 0 && c.events[0].kind == "turned"
		case rulings.Offered:
			return c.line.kind == KindAct && !c.not
		}
		return false
	})
}

// stray says what has changed on a branch that is no card. The game has not ended, it is the turn of the player who
// acts, it has not passed but by an "end" line, and no attack is on, unless the case says so: by who won or lost, by
// counting turns, by what somebody is offered to do.
func (s *session) stray(i int) string {
	ended := slices.ContainsFunc(s.judged, func(c *claim) bool { return c.src.Kind == rulings.GameResult })
	n, end := &s.frontier[i], &s.ends[i]
	turn := s.starts[n.start].Turn
	if p := s.named.ender; p != rulings.Chance {
		turn = 1 - p
	}
	d := n.pos.Decision() // an act, for the game was played on to one
	switch {
	case end.Over && ended:
		return ""
	case end.Over:
		return "the game is over"
	case d != nil && end.Turn != d.Player:
		return fmt.Sprintf("it is the turn of %s, though %s acts", end.Turn, d.Player)
	case end.Turn != turn && !s.turnTold():
		return "it is the turn of " + end.Turn.String()
	case end.AttackOn: // nobody acts during an attack
		return "an attack is on"
	}
	return ""
}

// zoneSet says for each zone of each player whether it is meant.
type zoneSet [2][rulings.NumZones]bool

// accountant compares an end with its start. Cards of one name and label are told apart by nothing but
// where they lie, so it compares, for each name and label, how many lie how: branches that differ only
// in which of two such cards went where are one branch, and must have one verdict.
type accountant struct {
	plan           *Plan
	named          *named
	lifted, needed zoneSet
	turnTold       bool  // the case says whose turn it is: after an extra turn, say
	before, after  []lie // by card
	changed        []CardID
	was, is        []lie // of one name and label, where they differ
}

// lie is where and how a card lies, as far as it must be accounted for.
type lie struct {
	player   Player
	zone     Zone
	tapped   bool // not of mana, which is tapped to pay, nor of a linked card, which is as the creature is
	faceUp   bool
	faceDown bool
	seals    int8
	layer    int8
	on       int16  // name and label of the card whose stack it is in
	stack    uint64 // what lies over and under it
}

func (a *accountant) open(p *Plan, n *named, unchecked []rulings.PlayerZone) {
	a.plan, a.named, a.lifted, a.needed = p, n, zoneSet{}, zoneSet{}
	for _, u := range unchecked {
		a.lifted[u.Player][u.Zone] = true
	}
}

// check reports whether a card changed that nothing accounts for, and lists all such if asked to.
func (a *accountant) check(start, end *Board, what *[]string) bool {
	places := start.Places
	if len(a.plan.setup) == 0 {
		places = a.plan.dealt // what an engine makes of the board is judged too
	}
	a.before, a.after = a.lies(places, a.before), a.lies(end.Places, a.after)
	a.changed = a.changed[:0]
	for i := range a.before {
		if x := &a.before[i]; x.zone == rulings.Battle && a.lift(CardID(i))&(mustTap|liftTap) == mustTap {
			x.tapped = true
		}
	}
	for i := range a.after {
		if a.before[i] != a.after[i] {
			a.changed = append(a.changed, CardID(i))
		}
	}
	// A turn that began brings its player one card, whichever.
	draws := [2]int{a.begun(rulings.You), a.begun(rulings.Opponent)}
	found := false
	for len(a.changed) > 0 {
		first := a.changed[0]
		group := a.plan.group[first]
		a.was, a.is = a.was[:0], a.is[:0]
		a.changed = slices.DeleteFunc(a.changed, func(c CardID) bool {
			if a.plan.group[c] != group {
				return false
			}
			a.was, a.is = append(a.was, a.before[c]), append(a.is, a.after[c])
			return true
		})
		a.pair(func(x, y *lie) bool { return *x == *y })
		if of := a.lift(first); of != 0 {
			a.pair(func(x, y *lie) bool { return x.sameZone(y) && x.fits(y, of) })
			a.pair(func(x, y *lie) bool { return x.fits(y, of) })
		}
		if a.turned(first, what) || a.moved(first, &draws, what) {
			found = true
			if what == nil {
				return true
			}
		}
	}
	return found
}

// begun is how many turns of a player have begun, at most: where the case does not say whose turn it is, those after
// the "end" lines of the other player.
func (a *accountant) begun(p Player) int {
	n := a.named.ends[1-p]
	if a.turnTold {
		n += a.named.ends[p]
	}
	return n
}

// lift is what of a card may change. Of several cards of a label nobody can tell which one attacked, and one that has
// untapped since may have attacked before.
func (a *accountant) lift(c CardID) lift {
	l := a.plan.label[c]
	if l == noLabel {
		return 0
	}
	of := a.named.labels[l]
	if of&mustTap != 0 && (a.named.ends != [2]int{} || a.plan.copies(l) > 1) {
		of |= liftTap
	}
	return of
}

func (x *lie) sameZone(y *lie) bool { return x.player == y.player && x.zone == y.zone }

// fits reports whether a card may lie as y after it lay as x. One that changed zone lies there as a card does that
// comes new, unless that is lifted too.
func (x *lie) fits(y *lie, of lift) bool {
	was := *x
	if !x.sameZone(y) {
		if of&liftZone == 0 {
			return false
		}
		was = lie{player: y.player, zone: y.zone, on: -1}
		if of&mustTap != 0 { // it may have come before or after that
			of |= liftTap
		}
	}
	if was.layer > 0 && y.layer == 0 && of&liftZone != 0 { // it stands there by itself now
		of |= liftStack
	}
	if of&liftStack != 0 && was.layer != y.layer { // what lies beneath has no orientation
		was.tapped = y.tapped
	}
	// What lies over or under it, or is linked with it, is accounted for by those cards.
	was.stack = y.stack
	if was.layer == 0 && y.layer == 0 && was.on != y.on { // linked now, or not any more
		was.on, was.tapped = y.on, y.tapped
	}
	if of&liftTap != 0 {
		was.tapped = y.tapped
	}
	if of&liftFace != 0 {
		was.faceUp, was.faceDown = y.faceUp, y.faceDown
	}
	if of&liftSeals != 0 {
		was.seals = y.seals
	}
	if of&liftStack != 0 {
		was.layer, was.on = y.layer, y.on
	}
	return was == *y
}

func (a *accountant) lies(places []Place, buf []lie) []lie {
	if cap(buf) < len(places) {
		buf = make([]lie, len(places))
	}
	buf = buf[:len(places)]
	for i := range places {
		p := &places[i]
		buf[i] = lie{
			player: p.Player, zone: p.Zone, tapped: p.Tapped && p.Zone != rulings.Mana && p.On == NoCard,
			faceUp: p.FaceUp, faceDown: p.FaceDown, layer: p.Layer, on: -1, seals: p.Seals,
		}
	}
	for i := range places {
		if on := places[i].On; on != NoCard {
			buf[i].on = a.plan.group[on]
			// A sum does not depend on the order; the factor spreads names and layers apart.
			buf[on].stack += (uint64(a.plan.group[i])<<8 + uint64(uint8(buf[i].layer)) + 1) * 0x9e3779b97f4a7c15
		}
	}
	return buf
}

// pair takes out of was and is the pairs that are so, in an order that does not depend on card numbers.
func (a *accountant) pair(so func(x, y *lie) bool) {
	if len(a.was) > 1 {
		slices.SortFunc(a.was, compareLies)
		slices.SortFunc(a.is, compareLies)
	}
	for i := 0; i < len(a.was); {
		j := 0
		for j < len(a.is) && !so(&a.was[i], &a.is[j]) {
			j++
		}
		if j == len(a.is) {
			i++
			continue
		}
		a.was, a.is = slices.Delete(a.was, i, i+1), slices.Delete(a.is, j, j+1)
	}
}

// turned judges the cards that stayed in their zone and lie otherwise there: but for what their label accounts
// for there is only untapping at the beginning of a turn.
func (a *accountant) turned(c CardID, what *[]string) bool {
	found := false
	a.pair(func(x, y *lie) bool {
		if !x.sameZone(y) {
			return false
		}
		untapped := *x
		untapped.tapped = false
		switch {
		case untapped == *y && a.begun(x.player) > 0:
		case a.lifted[x.player][x.zone]:
			a.needed[x.player][x.zone] = true
		default:
			found = true
			a.report(c, x, y, what)
		}
		return true
	})
	return found
}

// moved judges the cards that changed zones. Each must lie there as a card does that comes new, and must have left
// or entered a zone that is named; as nobody can tell which of them went where, they are fine if they can be paired so.
func (a *accountant) moved(c CardID, draws *[2]int, what *[]string) bool {
	for i := range a.is {
		y := &a.is[i]
		switch {
		case (&lie{}).fits(y, a.lift(c)|liftZone):
		case a.lifted[y.player][y.zone]:
			a.needed[y.player][y.zone] = true
		default:
			a.report(c, &a.was[i], y, what)
			return true
		}
	}
	if a.missing(a.was, a.is, false) <= 0 {
		return false
	}
	for p := range draws {
		for draws[p] > 0 && a.missing(a.was, a.is, false) > 0 {
			i := slices.IndexFunc(a.was, func(x lie) bool { return x.zone == rulings.Deck && x.player == Player(p) })
			j := slices.IndexFunc(a.is, func(y lie) bool { return y.zone == rulings.Hand && y.player == Player(p) })
			if i < 0 || j < 0 {
				break
			}
			draws[p]--
			a.was, a.is = slices.Delete(a.was, i, i+1), slices.Delete(a.is, j, j+1)
		}
	}
	if a.missing(a.was, a.is, false) <= 0 {
		return false
	}
	if a.missing(a.was, a.is, true) <= 0 {
		return false
	}
	for i := range a.was {
		x, y := &a.was[i], &a.is[i]
		a.report(c, x, y, what)
	}
	return true
}

// missing counts the moves that no pairing accounts for: every pair needs one end in a zone that is named
// (or left unchecked, if that counts).
func (a *accountant) missing(was, is []lie, unchecked bool) int {
	bad := 0
	for _, side := range [...][]lie{was, is} {
		for i := range side {
			p, z := side[i].player, side[i].zone
			switch {
			case a.named.zones[p][z]:
			case unchecked && a.lifted[p][z]:
				a.needed[p][z] = true
			default:
				bad++
			}
		}
	}
	return bad - len(was)
}

func (a *accountant) report(c CardID, x, y *lie, what *[]string) {
	if what == nil {
		return
	}
	from, to := x.String(), y.String()
	if from == to {
		to = "there, with something else over or under it"
	}
	*what = append(*what, fmt.Sprintf("%s: %s → %s", a.plan.name(c), from, to))
}

func (l *lie) String() string {
	t := l.player.String() + " " + l.zone.String()
	switch {
	case l.layer > 0:
		t += ", under a card"
	case l.layer < 0:
		t += ", over a card"
	}
	return t + lies(&Place{Tapped: l.tapped, FaceUp: l.faceUp, FaceDown: l.faceDown, Seals: l.seals})
}

func compareLies(x, y lie) int {
	bit := func(b bool) int {
		if b {
			return 1
		}
		return 0
	}
	return cmp.Or(
		cmp.Compare(x.player, y.player), cmp.Compare(x.zone, y.zone), cmp.Compare(bit(x.tapped), bit(y.tapped)),
		cmp.Compare(bit(x.faceUp), bit(y.faceUp)), cmp.Compare(bit(x.faceDown), bit(y.faceDown)),
		cmp.Compare(x.layer, y.layer), cmp.Compare(x.on, y.on), cmp.Compare(x.stack, y.stack), cmp.Compare(x.seals, y.seals),
	)
}
