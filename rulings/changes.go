package rulings

import (
	"io/fs"
	"path"
	"slices"
	"strings"
)

// changesFile lists the dated changes of the rules, at the root of a corpus.
const changesFile = "changes.toml"

// RuleChange is one dated change of the rules or of an official answer: what was said before and what after,
// and the cases that show each side.
type RuleChange struct {
	ID         string // permanent
	Line       int    // in changes.toml
	Name       Text
	LastOld    Date   // the last day on which the old side is known to hold
	Date       Date   // the first day on which the new side is known to hold
	Confidence string // of the dates: one of dateConfidences
	Before     Text   // empty if what held before is not known
	After      Text
	Source     string
	Rules      []string
	Switch     string    // the rule switch that moves, "" if there is none
	Old, New   []CaseRef // what shows the old and the new side
	Uncovered  Text      // why not both sides are shown
	Note       Text
}

// CaseRef is a case with its ruling.
type CaseRef struct {
	Ruling *Ruling
	Case   *Case
}

func (r CaseRef) String() string { return r.Ruling.ID + "/" + r.Case.ID }

// Covered reports whether both sides are shown.
func (c *RuleChange) Covered() bool { return len(c.Old) > 0 && len(c.New) > 0 }

// Unknown is the days on which it is not known which side holds; none if the day of the change is known.
func (c *RuleChange) Unknown() Span { return Span{After: c.LastOld, Before: c.Date} }

// moves reports whether a day is the first of the new side, as far as that is known.
func (c *RuleChange) moves(d Date) bool { return c.LastOld < d && d <= c.Date }

// Span is the days after one day and before another.
type Span struct{ After, Before Date }

// Has reports whether a day lies in the span.
func (s Span) Has(d Date) bool { return s.After < d && d < s.Before }

var (
	changeKeys = []string{
		"id", "name", "date", "between", "confidence", "before", "after", "source", "rules", "switch", "shows", "uncovered", "note",
	}
	// printed on an official page; told by others who saw it; inferred from what was published around it.
	dateConfidences = []string{"printed", "reported", "inferred"}
)

// changeSource is a change while it is read.
type changeSource struct {
	*RuleChange
	t table
}

// readChanges reads changes.toml, but not yet what it says of fixtures. A corpus need not have one.
func readChanges(fsys fs.FS, dir string) (*document, []changeSource) {
	if _, err := fs.Stat(fsys, changesFile); err != nil {
		return &document{path: path.Join(dir, changesFile)}, nil
	}
	d := read(fsys, dir, changesFile)
	if !d.ok {
		return d, nil
	}
	t := d.root.table(changesFile, []string{"format", "change"})
	if v := t.need("format", "write format = 1"); v.given() && v.integer() != 1 {
		v.fail("write format = 1", "unknown format")
	}
	var list []changeSource
	byID := map[string]*RuleChange{}
	for _, x := range t.need("change", "write one or more [[change]] tables").list() {
		c := changeSource{&RuleChange{Line: x.line()}, x.table("[[change]]", changeKeys)}
		c.decode()
		if other := byID[c.ID]; other != nil {
			c.t.get("id").fail("an id is unique and never used again", "the change on line %d has the id %q too", other.Line, c.ID)
		}
		if n := len(list); n > 0 && list[n-1].Date > c.Date && c.Date != 0 {
			c.t.fail("changes stand by date; for one between two days, by the second", "the change of %s stands behind one of %s", c.Date, list[n-1].Date)
		}
		byID[c.ID] = c.RuleChange
		list = append(list, c)
	}
	return d, list
}

func (c *changeSource) decode() {
	t := c.t
	if c.ID = t.needText("id", "short, unique in the file, permanent"); c.ID != "" && !idForm.MatchString(c.ID) {
		t.get("id").fail("use lower-case letters, digits and single -", "%q is no id", c.ID)
	}
	c.Name = decodeText(t.need("name", "write name = { ja = \"…\", en = \"…\" }"), true)
	c.dates()
	c.Confidence = t.need("confidence", "how the day is known: "+strings.Join(dateConfidences, " ")).oneOf(dateConfidences)
	c.Uncovered = decodeText(t.get("uncovered"), true)
	c.Before = decodeText(t.get("before"), true)
	if !t.get("before").given() && !t.get("uncovered").given() {
		t.fail("write what held before, in ja and en; where that is not known, say so in uncovered", `"before" is missing`)
	}
	c.After = decodeText(t.need("after", "what has held since, in ja and en"), true)
	c.Source = t.needText("source", "where the change was published")
	c.Rules = ruleList(t.get("rules"))
	c.Switch = t.get("switch").str()
	c.Note = decodeText(t.get("note"), false)
}

// dates reads date or between. Where the day is known, the old side held until the day before.
func (c *changeSource) dates() {
	date, between := c.t.get("date"), c.t.get("between")
	switch {
	case date.given() == between.given():
		c.t.fail("write date = 2021-04-14, or between = [last day of the old side, first day of the new] where the day is not known", "a change has a date or a between")
	case date.given():
		if c.Date = date.date(); c.Date != 0 {
			c.LastOld = c.Date.Add(-1)
		}
	default:
		days := between.list()
		if len(days) != 2 {
			between.fail("write between = [last day of the old side, first day of the new]", "between has %d days, not 2", len(days))
			return
		}
		if c.LastOld, c.Date = days[0].date(), days[1].date(); c.Date != 0 && c.LastOld.Add(1) >= c.Date {
			between.fail("write the day as date", "no day lies between %s and %s", c.LastOld, c.Date)
		}
	}
}

// spansOf gives the days in doubt by the ruling that shows them: the fixtures are checked with them.
func spansOf(changes []changeSource) map[string][]Span {
	spans := map[string][]Span{}
	for _, c := range changes {
		for _, s := range c.t.get("shows").strs() {
			id, _, _ := strings.Cut(s, "/")
			spans[id] = append(spans[id], c.Unknown())
		}
	}
	return spans
}

// resolveChanges finds the cases that show the sides of each change. A corpus with faults in its fixtures is not
// asked for: what is missing may be in them.
func resolveChanges(changes []changeSource, corpus *Corpus) {
	for _, c := range changes {
		for _, v := range c.t.get("shows").list() {
			c.show(v, corpus)
		}
		switch given := c.t.get("uncovered").given(); {
		case !c.Covered() && !given:
			c.t.fail("name what shows them in shows, or say in uncovered why nothing does", "the change %q has no cases for %s", c.ID, c.missing())
		case c.Covered() && given:
			c.t.get("uncovered").fail("drop it", "both sides of the change %q are shown", c.ID)
		}
		corpus.Changes = append(corpus.Changes, c.RuleChange)
	}
}

func (c *changeSource) missing() string {
	switch {
	case len(c.Old) == 0 && len(c.New) == 0:
		return "either side"
	case len(c.Old) == 0:
		return "the old side"
	}
	return "the new side"
}

// show adds what one entry of shows names: a case, or all of a ruling that stand at the change, without controls
// and baselines. Which side a case shows follows from its dates.
func (c *changeSource) show(v value, corpus *Corpus) {
	id, caseID, one := strings.Cut(v.str(), "/")
	r := corpus.Ruling(id)
	if r == nil {
		v.fail(didYouMean(id, corpus.IDs()), "no ruling %q", id)
		return
	}
	found, at := false, false
	var ids []string
	for i := range r.Cases {
		k := &r.Cases[i]
		ids = append(ids, k.ID)
		if one && k.ID != caseID {
			continue
		}
		found = true
		if !one && (k.ControlOf != "" || k.BaselineOf != "") {
			continue
		}
		ref := CaseRef{r, k}
		switch {
		case slices.Contains(c.Old, ref) || slices.Contains(c.New, ref):
			v.fail("drop it", "%s is named already", ref)
		case k.Until != 0 && c.moves(k.Until):
			c.Old = append(c.Old, ref)
		case c.moves(k.Since):
			c.New = append(c.New, ref)
		default:
			continue
		}
		at = true
		if c.LastOld.Add(1) < c.Date {
			k.Unknown = append(k.Unknown, c.Unknown())
		}
	}
	switch {
	case !found:
		v.fail(didYouMean(caseID, ids), "%s has no case %q", id, caseID)
	case !at:
		v.fail("the old side ends where the new begins: see until and since", "%s holds alike on both sides of %s", v.str(), c.Date)
	}
}
