package harness

import (
	"context"
	"testing"

	"dmconform/rulings"
)

// turning is an engine that is wrong from a day on.
type turning struct {
	before, since Engine
	day           Date
}

func (e turning) New(s Start) (Position, error) {
	if s.Date < e.day {
		return e.before.New(s)
	}
	return e.since.New(s)
}

func TestTrack(t *testing.T) {
	const day = 20210414
	r := &rulings.Ruling{ID: "change-x", Kind: rulings.Change, Date: day}
	for _, expect := range []string{"you deck -1", "you deck -2"} {
		from, c := toyCase(toyCards, "you hand seer", "you summon seer", expect)
		r.Labels, r.Cases = from.Labels, append(r.Cases, *c)
	}
	r.Cases[0].ID, r.Cases[0].Until = "old", day
	r.Cases[1].ID, r.Cases[1].Since = "new", day
	change := &rulings.RuleChange{
		ID: "x", LastOld: day - 1, Date: day,
		Old: []rulings.CaseRef{{Ruling: r, Case: &r.Cases[0]}}, New: []rulings.CaseRef{{Ruling: r, Case: &r.Cases[1]}},
	}
	one, two := toyEngine{}, toyEngine{"draws-more"}
	for _, x := range []struct {
		eng   Engine
		want  Tracking
		wrong int
	}{
		{turning{one, two, day}, Tracks, 0},
		{one, AlwaysOld, 1},
		{two, AlwaysNew, 1},
		{turning{two, one, day}, Neither, 2},
		{dateEngine{}, Unplayed, 2},
		{turning{two, dateEngine{}, day}, Neither, 2},
		{turning{one, dateEngine{}, day}, Unplayed, 1},
	} {
		got := Track(context.Background(), x.eng, []*rulings.RuleChange{change, {ID: "y"}}, Options{Jobs: 3, FailFast: true})
		if got[0].How != x.want || len(got[0].Wrong()) != x.wrong || got[1].How != NotCovered || got[1].Change.ID != "y" {
			t.Errorf("%v: %+v", x.eng, got)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if got := Track(ctx, one, []*rulings.RuleChange{change}, Options{}); got != nil {
		t.Errorf("after the end: %+v", got)
	}
}

// TestInDoubt: where the day of a change is not known, both sides are selected and neither is run.
func TestInDoubt(t *testing.T) {
	doubt := []rulings.Span{{After: 20210922, Before: 20220408}}
	corpus := &rulings.Corpus{Rulings: []*rulings.Ruling{{ID: "change", Date: 20220408, Cases: []rulings.Case{
		{ID: "old", Until: 20220408, Unknown: doubt}, {ID: "new", Since: 20220408, Unknown: doubt},
	}}}}
	for _, x := range []struct {
		asOf Date
		want string
	}{
		{0, "old 2021-09-22, new undated"},
		{20210922, "old 2021-09-22"},
		{20210923, "old in doubt, new in doubt"},
		{20220407, "old in doubt, new in doubt"},
		{20220408, "new 2022-04-08"},
	} {
		got := ""
		for _, r := range RunCorpus(context.Background(), dateEngine{}, corpus, Options{AsOf: x.asOf}) {
			if got != "" {
				got += ", "
			}
			if r.Verdict == Undetermined {
				got += r.CaseID + " in doubt"
			} else {
				got += r.CaseID + " " + r.Reason
			}
		}
		if got != x.want {
			t.Errorf("as of %s: %s, want %s", x.asOf, got, x.want)
		}
	}
}
