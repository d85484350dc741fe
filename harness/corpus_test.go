package harness

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"dmconform/rulings"

	"github.com/google/go-cmp/cmp"
)

func randomCorpus(n int) *rulings.Corpus {
	c := &rulings.Corpus{}
	for i := range n {
		r, _ := randomCase(rand.New(rand.NewPCG(uint64(i), 1)))
		r.ID = fmt.Sprint("r", i)
		c.Rulings = append(c.Rulings, r)
	}
	return c
}

// TestJobs: the results are the same, in the same order, whatever the number of jobs.
func TestJobs(t *testing.T) {
	corpus := randomCorpus(100)
	want := RunCorpus(context.Background(), toyEngine{}, corpus, Options{Jobs: 1})
	if len(want) != 100 {
		t.Fatalf("%d results", len(want))
	}
	got := RunCorpus(context.Background(), toyEngine{}, corpus, Options{Jobs: 8})
	if !cmp.Equal(got, want) {
		t.Error("8 jobs give other results than one")
	}
	first := slices.IndexFunc(want, func(r Result) bool { return r.Verdict != Pass })
	for _, jobs := range []int{1, 8} {
		got := RunCorpus(context.Background(), toyEngine{}, corpus, Options{Jobs: jobs, FailFast: true})
		if !cmp.Equal(got, want[:first+1]) {
			t.Errorf("fail fast with %d jobs: %d results, want %d", jobs, len(got), first+1)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if got := RunCorpus(ctx, toyEngine{}, corpus, Options{}); len(got) != 0 {
		t.Errorf("%d results after the end", len(got))
	}
}

// dateEngine tells the date it was asked for.
type dateEngine struct{}

func (dateEngine) New(s Start) (Position, error) {
	return nil, &Unsupported{What: s.Date.String()}
}

func TestDates(t *testing.T) {
	corpus := &rulings.Corpus{Rulings: []*rulings.Ruling{
		{ID: "plain", Date: 20200501, Cases: []rulings.Case{{ID: "a", Since: 20200501}}},
		{ID: "bare", Date: 20200501, Cases: []rulings.Case{{ID: "a"}}},
		{ID: "change", Date: 20210316, Cases: []rulings.Case{{ID: "old", Until: 20210301}, {ID: "new", Since: 20210301}}},
		{ID: "undated", Cases: []rulings.Case{{ID: "a"}}},
	}}
	for _, x := range []struct {
		o    Options
		want string
	}{
		{Options{}, "plain/a undated, bare/a undated, change/old 2021-02-28, change/new undated, undated/a undated"},
		{Options{AsOf: 20200101}, "change/old 2020-01-01, undated/a 2020-01-01"},
		{Options{AsOf: 20210228}, "plain/a 2021-02-28, bare/a 2021-02-28, change/old 2021-02-28, undated/a 2021-02-28"},
		{Options{AsOf: 20210301}, "plain/a 2021-03-01, bare/a 2021-03-01, change/new 2021-03-01, undated/a 2021-03-01"},
		{Options{Select: func(r *rulings.Ruling, c *rulings.Case) bool { return c.ID == "old" }}, "change/old 2021-02-28"},
	} {
		var got []string
		for _, r := range RunCorpus(context.Background(), dateEngine{}, corpus, x.o) {
			got = append(got, r.ID+"/"+r.CaseID+" "+r.Reason)
		}
		if s := strings.Join(got, ", "); s != x.want {
			t.Errorf("as of %s:\n got %s\nwant %s", x.o.AsOf, s, x.want)
		}
	}
}

func TestProve(t *testing.T) {
	ruling := func(id string, proof ...string) *rulings.Ruling {
		return &rulings.Ruling{ID: id, Proof: proof}
	}
	add := func(r *rulings.Ruling, id, control, board, actions, expect string) *rulings.Ruling {
		from, c := toyCase(toyCards, board, actions, expect)
		c.ID, c.ControlOf = id, control
		r.Labels, r.Cases = from.Labels, append(r.Cases, *c)
		return r
	}
	good := ruling("good", "draws-more")
	add(good, "own", "", "you hand seer", "you summon seer", "you deck -1")
	add(good, "control", "own", "you hand plain", "you summon plain", "you deck -0")
	idle := ruling("idle", "draws-more")
	add(idle, "own", "", "you hand plain", "you summon plain", "you battle 1")
	loose := ruling("loose", "draws-more", "nonsense")
	add(loose, "own", "", "you hand seer", "you summon seer", "you deck -1")
	add(loose, "control", "own", "you hand seer*2", "you summon seer", "you deck -1")
	line := ruling("line", "may-is-must")
	add(line, "own", "", "you hand sage", "you summon sage\nyou use sage", "you deck -1")
	weak := ruling("weak", "draws-most")
	add(weak, "own", "", "you hand seer", "you summon seer", "you deck -1")
	same := ruling("same", "draws-more")
	add(same, "own", "", "you hand seer", "you summon seer", "you deck -1")
	add(same, "control", "own", "you hand sage", "you summon sage\nyou use sage", "you hand +0")
	partly := ruling("partly")
	add(partly, "own", "", "you hand bully\nopponent hand plain grey", "you summon bully\nopponent choose grey", "opponent grave has grey")
	add(partly, "control", "own", "you hand bully\nopponent hand plain grey", "you summon bully", "opponent hand 1\nopponent grave 1")
	possible := ruling("possible")
	add(possible, "own", "", "you hand bully\nopponent hand plain grey", "you summon bully", "possible opponent grave has grey\nopponent hand 1")
	add(possible, "control", "own", "you hand bully\nopponent hand plain grey", "you summon bully\nopponent choose plain", "opponent grave has plain")
	corpus := &rulings.Corpus{Rulings: []*rulings.Ruling{good, idle, loose, line, weak, same, partly, possible}}

	m, err := Prove(context.Background(), corpus, []Mutant{{Name: "draws-more"}, {Name: "may-is-must"}, {Name: "none"}, {Name: "extra", Extra: true}, {Name: "draws-most", Extra: true, Weak: true}},
		func(mu Mutant) (Engine, error) { return toyEngine{mu.Name}, nil }, Options{})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"loose: case control ends as own expects, so it is no control of it",
		"same: case control ends as own expects, so it is no control of it",
		"partly: case control ends as own expects, so it is no control of it",
		"idle: under draws-more its own cases still pass",
		"loose: under draws-more its control control fails",
		"none: no ruling catches it",
		"weak: its proof draws-most proves nothing, whatever the ruling is about",
		"loose: its proof nonsense is no known wrong rule",
	}
	if !cmp.Equal(m.Problems, want) {
		t.Errorf("%q", m.Problems)
	}
	if x := m.Mutants[0]; !cmp.Equal(x.CaughtBy, []string{"good", "loose", "weak", "same"}) || len(x.Proofs) != 4 || !x.Proofs[0].Holds() {
		t.Errorf("%+v", x)
	}
	if x := m.Mutants[1]; !cmp.Equal(x.CaughtBy, []string{"line"}) || !x.Proofs[0].Holds() {
		t.Errorf("%+v", x)
	}
}
