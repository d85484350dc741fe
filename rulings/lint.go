package rulings

import (
	"cmp"
	"slices"
	"strings"

	"dmconform/internal/near"
)

// maxControlDifference is in how many keys of the board a control may differ from the case it names: moving
// a card is two, and its counterpart may have to move too. Beyond that it shows nothing about one condition.
const maxControlDifference = 3

// checkLine reports a line that names what is not on the board. It could never be played, and behind "!"
// it would hold for that reason alone.
func (f *fixture) checkLine(v value, l *Line, src *caseSource) {
	for _, w := range l.Cards {
		f.onBoard(v, w, src)
	}
	for _, w := range []string{l.For, l.By} {
		f.onBoard(v, w, src)
	}
	if l.Verb == Attack && l.Target != "player" {
		f.onBoard(v, l.Target, src)
	}
	if l.Verb == NameCard && !f.index.sides[l.Name] && !f.index.gaps {
		v.fail(f.index.near(l.Name), "no card is named %q", l.Name)
	}
}

func (f *fixture) checkExpectation(v value, e *Expectation, src *caseSource) {
	for _, c := range e.Cards {
		f.onBoard(v, c.Label, src)
	}
	for _, r := range e.Events {
		f.onBoard(v, r.Label, src)
	}
	if e.Line != nil {
		f.checkLine(v, e.Line, src)
	}
}

func (f *fixture) onBoard(v value, label string, src *caseSource) {
	if label == "" {
		return
	}
	if _, ok := src.placed[label]; !ok {
		v.fail("put it into a zone, or drop the line", "%q stands nowhere on the board of case %q", label, src.ID)
	}
}

// lint checks what takes more than one case, or the whole file, to see.
func (f *fixture) lint(t table) {
	labels := t.get("cards")
	m, _ := labels.v.(map[string]any)
	for _, l := range f.r.Labels {
		if !f.used[l.Word] {
			table{value: labels, m: m}.get(l.Word).fail("put it on a board, or drop it", "the label %q is never used", l.Word)
		}
	}
	byID := map[string]*caseSource{}
	for _, c := range f.cases {
		if c.ID == "" {
			continue
		}
		if other := byID[c.ID]; other != nil {
			c.t.get("id").fail("an id is unique in its file", "the case on line %d has the id %q too", other.Line, c.ID)
			continue
		}
		byID[c.ID] = c
	}
	for i, c := range f.cases {
		f.lintControl(c, byID)
		f.lintBangs(i)
		f.lintUnplayed(c)
		for _, other := range f.cases[:i] {
			f.lintSame(c, other)
		}
	}
	if f.r.Kind == Change {
		f.lintChange(t)
	}
}

// lintControl checks that a control and a baseline name a case and share its board.
func (f *fixture) lintControl(c *caseSource, byID map[string]*caseSource) {
	if c.ControlOf != "" && c.BaselineOf != "" {
		c.t.get("baseline-of").fail("keep one", "a case is a control or a baseline, not both")
	}
	for _, key := range []string{"control-of", "baseline-of"} {
		v := c.t.get(key)
		if v.str() == "" {
			continue
		}
		of := byID[v.str()]
		switch {
		case of == nil:
			ids := make([]string, 0, len(f.cases))
			for _, x := range f.cases {
				ids = append(ids, x.ID)
			}
			v.fail(didYouMean(v.str(), ids), "%s names no case of this file: %q", key, v.str())
		case of == c:
			v.fail("", "the case names itself")
		case len(differences(&c.State, &of.State)) > maxControlDifference:
			keys := differences(&c.State, &of.State)
			v.fail("change only what the ruling turns on",
				"the board differs from that of %q in %d keys: %s", of.ID, len(keys), strings.Join(keys, ", "))
		case key == "control-of" && slices.Equal(texts(c.Expect), texts(of.Expect)) && slices.Equal(texts(c.Possible), texts(of.Possible)):
			v.fail("the outcome of a control flips; is it baseline-of?", "the control expects the same as %q", of.ID)
		}
	}
}

func texts(es []Expectation) []string {
	ts := make([]string, len(es))
	for i, e := range es {
		ts[i] = e.Text
	}
	return ts
}

// lintSame reports two cases that play the same lines on the same board on a common day. One of them
// is too much, or says the opposite of the other, be it by a "!". Where the day of a change is not known they
// may both stand for the days in doubt.
func (f *fixture) lintSame(c, other *caseSource) {
	if c.ID == "" || other.ID == "" || c.ID == other.ID {
		return // reported already, and the cases may be a slip in copying
	}
	overlap := (c.Until == 0 || other.Since < c.Until) && (other.Until == 0 || c.Since < other.Until)
	if overlap && !f.inDoubt(max(c.Since, other.Since), min(cmp.Or(c.Until, other.Until), cmp.Or(other.Until, c.Until))) &&
		len(differences(&c.State, &other.State)) == 0 &&
		slices.Equal(stepTexts(c.Setup), stepTexts(other.Setup)) && slices.Equal(stepTexts(c.Actions), stepTexts(other.Actions)) {
		c.t.get("id").fail("merge them, or keep their dates apart with since and until",
			"the cases %q and %q play the same lines on the same board on the same dates", other.ID, c.ID)
	}
}

// inDoubt reports whether from one day to before another it is not known which side of a change holds.
func (f *fixture) inDoubt(from, to Date) bool {
	return slices.ContainsFunc(f.spans, func(s Span) bool { return s.After < from && to != 0 && to <= s.Before })
}

func stepTexts(steps []Step) []string {
	ts := make([]string, len(steps))
	for i, s := range steps {
		if s.Line != nil {
			ts[i] = bare(s.Line)
		} else {
			ts[i] = s.Expect.Text
		}
	}
	return ts
}

// lintChange checks that a change has both sides of each of its dates, and that they meet: there is neither gap nor
// overlap but where changes.toml says that the day is not known.
func (f *fixture) lintChange(t table) {
	begins, ends := map[Date]bool{}, map[Date]bool{}
	for _, c := range f.cases {
		begins[c.Since] = true
		ends[c.Until] = true
	}
	meets := func(d Date, others map[Date]bool) bool {
		for other := range others {
			if other == d || other != 0 && f.inDoubt(min(d, other), max(d, other)) {
				return true
			}
		}
		return false
	}
	both := false
	for _, c := range f.cases {
		if v := c.t.get("until"); c.Until != 0 {
			both = true
			if !meets(c.Until, begins) {
				v.fail("add the case of the other side, with since = "+c.Until.String(), "no case of this change begins where this one ends")
			}
		}
		if v := c.t.get("since"); v.given() && c.Since != 0 && !meets(c.Since, ends) {
			v.fail("add the case of the other side, with until = "+c.Since.String(), "no case of this change ends where this one begins")
		}
	}
	if !both {
		t.get("kind").fail("give the cases before the change their until", "a change has cases on both sides of its date")
	}
}

// lintBangs reports a "!" that proves nothing: what must not be offered here must be offered somewhere else.
func (f *fixture) lintBangs(i int) {
	check := func(at int, l *Line) {
		want := bare(l)
		var seen []string
		for j, c := range f.cases {
			if j == i {
				continue
			}
			for _, p := range c.positives() {
				if bare(p) == want {
					return
				}
				seen = append(seen, bare(p))
			}
		}
		fix := "play it without ! in another case, or expect it there as offered"
		if words := near.Words(want, seen); len(words) > 0 {
			fix += "; there is " + orList(words)
		}
		f.fail(at, fix, "%q proves nothing alone: no other case of the file is offered that line", "! "+want)
	}
	c := f.cases[i]
	for _, s := range slices.Concat(c.Setup, c.Actions) {
		switch {
		case s.Line != nil && s.Line.Not:
			check(s.Line.At, s.Line)
		case s.Expect != nil && s.Expect.Kind == Offered && s.Expect.Not:
			check(s.Expect.At, s.Expect.Line)
		}
	}
	for _, e := range slices.Concat(c.Expect, c.Possible) {
		if e.Kind == Offered && e.Not {
			check(e.At, e.Line)
		}
	}
}

// bare is a line without its "!" and spare blanks.
func bare(l *Line) string {
	return strings.Join(strings.Fields(strings.TrimPrefix(l.Text, "!")), " ")
}

// positives are the lines that a case plays or expects to be offered.
func (c *caseSource) positives() []*Line {
	var ls []*Line
	for _, s := range slices.Concat(c.Setup, c.Actions) {
		if s.Line != nil && !s.Line.Not {
			ls = append(ls, s.Line)
		} else if e := s.Expect; e != nil && e.Kind == Offered && !e.Not {
			ls = append(ls, e.Line)
		}
	}
	for _, e := range slices.Concat(c.Expect, c.Possible) {
		if e.Kind == Offered && !e.Not {
			ls = append(ls, e.Line)
		}
	}
	return ls
}

// lintUnplayed holds ignores against the unplayed abilities of the cards on the board.
func (f *fixture) lintUnplayed(c *caseSource) {
	abilities := map[string]bool{}
	for _, card := range c.placed {
		if card != nil {
			for _, u := range card.Unplayed {
				abilities[u.Ability] = true
			}
		}
	}
	ignored := func(ability string) bool {
		return slices.ContainsFunc(c.Ignores, func(s string) bool { return s == ability || strings.HasPrefix(s, ability+": ") })
	}
	for _, v := range c.t.get("ignores").list() {
		name, _, _ := strings.Cut(v.str(), ": ")
		if !abilities[name] && !abilities[v.str()] {
			v.fail("write it as the card file does, then ': ' and the reason", "no card on the board has the unplayed ability %q", name)
		}
	}
	for _, label := range c.inPlay() {
		for _, u := range c.placed[label].Unplayed {
			if !ignored(u.Ability) {
				c.t.fail("name it in ignores, with the reason why it does not matter", "the case puts %q into play, whose ability %q is not played", label, u.Ability)
			}
		}
	}
}

// inPlay is the labels in the battle zones, and those that a line uses.
func (c *caseSource) inPlay() []string {
	set := map[string]*Card{}
	for p := range c.State.Zones {
		placedLabels(c.State.Zones[p][Battle], set)
	}
	for _, s := range slices.Concat(c.Setup, c.Actions) {
		if s.Line != nil && !s.Line.Not {
			for _, w := range s.Line.Cards {
				set[w] = c.placed[w]
			}
		}
	}
	var labels []string
	for w, card := range set {
		if card != nil {
			labels = append(labels, w)
		}
	}
	slices.Sort(labels)
	return labels
}
