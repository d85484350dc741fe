package report

import (
	"slices"

	"dmconform/harness"
	"dmconform/rulings"
)

// Change is a dated change of the rules, with the cases that show each side. Which side an engine plays follows
// from the results of those.
type Change struct {
	ID       string
	Name     rulings.Text
	Date     harness.Date // the first day of the new side
	Old, New []string     // ruling/case
}

// Changes lists the changes that cases show on both sides.
func Changes(corpus *rulings.Corpus, played []*rulings.Case) []Change {
	var out []Change
	for _, c := range corpus.Changes {
		x := Change{ID: c.ID, Name: c.Name, Date: c.Date, Old: names(c.Old, played), New: names(c.New, played)}
		if len(x.Old) > 0 && len(x.New) > 0 {
			out = append(out, x)
		}
	}
	return out
}

func names(refs []rulings.CaseRef, played []*rulings.Case) []string {
	var out []string
	for _, r := range refs {
		if slices.Contains(played, r.Case) {
			out = append(out, r.String())
		}
	}
	return out
}

// Tracking is what an engine makes of a change.
type Tracking string

// An engine tracks a change if all cases of both sides pass.
const (
	Tracked Tracking = "tracked"
	OnlyOld Tracking = "only the old side"
	OnlyNew Tracking = "only the new side"
	Neither Tracking = "neither side"
	Partly  Tracking = "not played to the end" // there are no results of some of its cases
)

var trackingJa = map[Tracking]string{
	Tracked: "対応", OnlyOld: "変更前のみ", OnlyNew: "変更後のみ", Neither: "どちらも不可", Partly: "一部未実行",
}

func (l Lang) tracking(t Tracking) string { return l.say(string(t), trackingJa[t]) }

// Tracking tells what the results say of a change.
func (r *Results) Tracking(c *Change) Tracking {
	verdict := map[string]harness.Verdict{}
	for i := range r.Cases {
		verdict[r.Cases[i].key()] = r.Cases[i].Verdict
	}
	missing := func(name string) bool { return verdict[name] == "" }
	fails := func(name string) bool { return verdict[name] != harness.Pass }
	old, newer := !slices.ContainsFunc(c.Old, fails), !slices.ContainsFunc(c.New, fails)
	switch {
	case slices.ContainsFunc(c.Old, missing) || slices.ContainsFunc(c.New, missing):
		return Partly
	case old && newer:
		return Tracked
	case old:
		return OnlyOld
	case newer:
		return OnlyNew
	}
	return Neither
}
