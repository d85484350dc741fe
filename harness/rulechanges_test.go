// The dated changes of the corpus: the reference engine plays every side of each.
package harness_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"dmconform/engine/rule"
	"dmconform/harness"
	"dmconform/rulings"

	"github.com/google/go-cmp/cmp"
)

// TestSwitchDates holds changes.toml and the engine's table of rules to the same days, both ways.
func TestSwitchDates(t *testing.T) {
	corpus, _ := load(t)
	moved := map[string]string{} // switch and day: the change
	for _, c := range corpus.Changes {
		if c.Switch == "" {
			continue
		}
		w, err := rule.ByName(c.Switch)
		if err != nil {
			t.Errorf("changes.toml:%d: %v", c.Line, err)
			continue
		}
		row := rule.Table()[w]
		if d := int(c.Date); d != row.Since && d != row.Until {
			t.Errorf("changes.toml:%d: %s moves on %s, but the engine's is on from %d until %d", c.Line, c.Switch, c.Date, row.Since, row.Until)
		}
		key := c.Switch + " " + c.Date.String()
		if other := moved[key]; other != "" {
			t.Errorf("changes.toml:%d: %s moves it too", c.Line, other)
		}
		moved[key] = c.ID
	}
	for _, row := range rule.Table() {
		for _, d := range [...]int{row.Since, row.Until} {
			if key := row.Name + " " + rulings.Date(d).String(); d != 0 && moved[key] == "" {
				t.Errorf("%s: no change of changes.toml moves it", key)
			}
		}
	}
}

// TestChangeFixtures: every ruling on a change is shown by changes.toml.
func TestChangeFixtures(t *testing.T) {
	corpus, _ := load(t)
	shown := map[*rulings.Ruling]bool{}
	for _, c := range corpus.Changes {
		for _, ref := range slices.Concat(c.Old, c.New) {
			shown[ref.Ruling] = true
		}
	}
	for _, r := range corpus.Rulings {
		if r.Kind == rulings.Change && !shown[r] {
			t.Errorf("%s is a change that changes.toml does not name", r.ID)
		}
	}
}

func TestReferenceTracks(t *testing.T) {
	corpus, eng := load(t)
	for _, x := range harness.Track(context.Background(), eng, corpus.Changes, harness.Options{}) {
		if want := x.Change.Covered(); want && x.How != harness.Tracks {
			t.Errorf("%s: %s", x.Change.ID, x.How)
			for _, r := range x.Wrong() {
				t.Logf("%s/%s as of %s: %s", r.ID, r.CaseID, r.Rules, r.Reason)
			}
		}
	}
}

// changeDays gives, for each change, the two days between which it lies; once, where several lie between the same.
func changeDays(corpus *rulings.Corpus) [][2]harness.Date {
	var days [][2]harness.Date
	for _, c := range corpus.Changes {
		days = append(days, [2]harness.Date{c.LastOld, c.Date})
	}
	return slices.Compact(days)
}

// TestEveryDay: on both sides of every change all that holds on that day passes under the rules of that day, and in
// between nothing fails.
func TestEveryDay(t *testing.T) {
	corpus, eng := load(t)
	for _, days := range changeDays(corpus) {
		for _, day := range [...]harness.Date{days[0], days[0].Add(1), days[1]} {
			for _, r := range harness.RunCorpus(context.Background(), eng, corpus, harness.Options{AsOf: day}) {
				if r.Verdict != harness.Pass && r.Verdict != harness.Undetermined {
					t.Errorf("as of %s: %s/%s: %s %s", day, r.ID, r.CaseID, r.Verdict, r.Reason)
				}
			}
		}
	}
}

// TestChangesNothingElse: of the cases that hold on either side of a change, those that come out differently under
// the rules of the two days are the ones that changes.toml names, and no others.
func TestChangesNothingElse(t *testing.T) {
	corpus, eng := load(t)
	for _, days := range changeDays(corpus) {
		var want, got []string
		for _, c := range corpus.Changes {
			if c.Switch != "" && days[0] < c.Date && c.Date <= days[1] {
				for _, ref := range slices.Concat(c.Old, c.New) {
					want = append(want, ref.String())
				}
			}
		}
		for _, r := range corpus.Rulings {
			for i := range r.Cases {
				c := &r.Cases[i]
				if !harness.Holds(r, c, days[0]) && !harness.Holds(r, c, days[1]) {
					continue
				}
				before := harness.Run(context.Background(), eng, r, c, days[0])
				after := harness.Run(context.Background(), eng, r, c, days[1])
				if (before.Verdict == harness.Pass) != (after.Verdict == harness.Pass) {
					got = append(got, r.ID+"/"+c.ID)
				}
			}
		}
		slices.Sort(want)
		slices.Sort(got)
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%s to %s: -named +found\n%s", days[0], days[1], d)
		}
	}
}

// TestNotice20210414 writes out what the notice of that day says of its examples: what holds on the day before, what
// on the day, and what on both. All of it passes on its day.
func TestNotice20210414(t *testing.T) {
	corpus, eng := load(t)
	const want = `
change-clock-shield-trigger: | clock-first hand-of-two locked meteor-gone
change-dolhakaba-doragosei: | drago no-drago put-by-an-effect
change-dolhakaba-genka: | not-summoned summoned
change-forever-occult-jshocker: before | after not-locked
change-forever-occult-radon: alternative-before | alternative eight-mana no-radon
change-hayabusaryu-ninja-strike: | locked not-locked
change-inyo-no-mai: before | after no-kedokedo
change-soutou-galaxshield: before | after not-locked
change-summon-locked: locked-before no-base-before other-cost-before | base-after locked-after no-base-after other-cost-after
`
	on := func(day harness.Date) map[string][]string {
		cases := map[string][]string{}
		for _, r := range harness.RunCorpus(context.Background(), eng, corpus, harness.Options{AsOf: day}) {
			if r.Verdict != harness.Pass {
				t.Errorf("as of %s: %s/%s: %s", day, r.ID, r.CaseID, r.Verdict)
			}
			cases[r.ID] = append(cases[r.ID], r.CaseID)
		}
		return cases
	}
	before, after := on(20210413), on(20210414)
	var got strings.Builder
	for _, r := range corpus.Rulings {
		b, a := before[r.ID], after[r.ID]
		slices.Sort(b)
		slices.Sort(a)
		if !slices.Equal(a, b) {
			fmt.Fprintf(&got, "\n%s:%s | %s", r.ID, strings.TrimRight(" "+strings.Join(b, " "), " "), strings.Join(a, " "))
		}
	}
	if d := cmp.Diff(want, got.String()+"\n"); d != "" {
		t.Errorf("-want +got\n%s", d)
	}
}
