package harness

import (
	"context"

	"dmconform/rulings"
)

// Tracking is what an engine makes of a change of the rules.
type Tracking string

// What an engine can make of a change.
const (
	Tracks     Tracking = "tracks it"   // the old side holds under the old rules, the new side under the new
	AlwaysOld  Tracking = "always old"  // the old side holds under both
	AlwaysNew  Tracking = "always new"  // the new side holds under both
	Neither    Tracking = "neither"     // nothing of that
	Unplayed   Tracking = "unsupported" // nothing of that, and only because it cannot play what would show it
	NotCovered Tracking = "not covered" // the corpus does not show both sides
)

// Trackings lists all of them in the order in which reports count them.
var Trackings = [...]Tracking{Tracks, AlwaysOld, AlwaysNew, Neither, Unplayed, NotCovered}

// Tracked is a change of the rules and what an engine makes of it.
type Tracked struct {
	Change *rulings.RuleChange
	How    Tracking
	// What became of the cases of each side on the day before the change and on its day, as far as they were run.
	OldBefore, OldAfter, NewBefore, NewAfter []Result
}

// Wrong is the results that keep an engine from tracking the change.
func (t *Tracked) Wrong() []Result {
	var out []Result
	for _, side := range [][]Result{t.OldBefore, t.NewAfter} {
		for i := range side {
			if side[i].Verdict != Pass {
				out = append(out, side[i])
			}
		}
	}
	return out
}

// Track plays the cases of each side of each change under the rules of both sides. It gives nothing if the context
// ends before all of them were played.
func Track(ctx context.Context, eng Engine, changes []*rulings.RuleChange, o Options) []Tracked {
	var js []job
	for _, c := range changes {
		if c.Covered() {
			for _, side := range [][]rulings.CaseRef{c.Old, c.New} {
				for _, day := range [...]Date{c.LastOld, c.Date} {
					for _, ref := range side {
						js = append(js, job{ruling: ref.Ruling, cs: ref.Case, date: day})
					}
				}
			}
		}
	}
	o.FailFast = false
	results := runJobs(ctx, eng, js, &o)
	if len(results) < len(js) {
		return nil
	}
	next := func(refs []rulings.CaseRef) []Result {
		out := results[:len(refs):len(refs)]
		results = results[len(refs):]
		return out
	}
	out := make([]Tracked, len(changes))
	for i, c := range changes {
		t := &out[i]
		t.Change, t.How = c, NotCovered
		if c.Covered() {
			t.OldBefore, t.OldAfter = next(c.Old), next(c.Old)
			t.NewBefore, t.NewAfter = next(c.New), next(c.New)
			t.How = t.judge()
		}
	}
	return out
}

func (t *Tracked) judge() Tracking {
	switch before, after := passed(t.OldBefore), passed(t.NewAfter); {
	case before && after:
		return Tracks
	case before && passed(t.OldAfter):
		return AlwaysOld
	case after && passed(t.NewBefore):
		return AlwaysNew
	}
	for _, r := range t.Wrong() {
		if r.Verdict != NotSupported {
			return Neither
		}
	}
	return Unplayed
}

func passed(results []Result) bool {
	for i := range results {
		if results[i].Verdict != Pass {
			return false
		}
	}
	return true
}
