package report

import (
	"fmt"
	"reflect"
)

// Merge puts the results of all shards of a run together: what it gives is what the run would have given in one
// piece. The names are those of the files, for errors.
func Merge(names []string, shards []*Results) (*Results, error) {
	first := shards[0]
	by := map[int]int{} // index of the shard: place in the list
	for i, r := range shards {
		switch {
		case r.Shard == nil:
			return nil, fmt.Errorf("%s is not of a shard: there is nothing to put together", names[i])
		case r.Stopped:
			return nil, fmt.Errorf("%s is not complete: the run was stopped before its end", names[i])
		}
		if what := differs(&first.Head, &r.Head); what != "" {
			return nil, fmt.Errorf("%s and %s are not of one run: they differ in %s", names[0], names[i], what)
		}
		if j, twice := by[r.Shard.Index]; twice {
			return nil, fmt.Errorf("%s and %s are both shard %d/%d", names[j], names[i], r.Shard.Index, r.Shard.Of)
		}
		if want := size(r.Shard); len(r.Cases) != want {
			return nil, fmt.Errorf("%s has %d cases, and shard %d/%d of %d has %d", names[i], len(r.Cases), r.Shard.Index, r.Shard.Of, r.Shard.Cases, want)
		}
		by[r.Shard.Index] = i
	}
	of := first.Shard.Of
	for index := 1; index <= of; index++ {
		if _, ok := by[index]; !ok {
			return nil, fmt.Errorf("shard %d/%d is missing", index, of)
		}
	}
	out := &Results{Head: first.Head}
	out.Shard = nil
	out.Changes = shards[by[1]].Changes // the first shard looks at them
	for k := range first.Shard.Cases {
		out.Cases = append(out.Cases, shards[by[k%of+1]].Cases[k/of])
	}
	return out, nil
}

// size is how many cases a shard has.
func size(s *Shard) int { return (s.Cases - s.Index + s.Of) / s.Of }

// differs says in what two heads are not of one run, "" if they are.
func differs(a, b *Head) string {
	for _, x := range [...]struct {
		what string
		a, b any
	}{
		{"the version of conform", a.Runner, b.Runner},
		{"the engine", a.Engine, b.Engine},
		{"the corpus", a.Corpus, b.Corpus},
		{"the set", a.Set, b.Set},
		{"--as-of", a.AsOf, b.AsOf},
		{"what was selected", a.Selection.String(), b.Selection.String()},
		{"how many shards there are", shardOf(a), shardOf(b)},
		{"the list of known failures", a.Baseline, b.Baseline},
		{"what is wrong with the list of known failures", fmt.Sprint(a.Problems), fmt.Sprint(b.Problems)},
	} {
		if !reflect.DeepEqual(x.a, x.b) {
			return x.what
		}
	}
	return ""
}

func shardOf(h *Head) Shard {
	if h.Shard == nil {
		return Shard{}
	}
	return Shard{Of: h.Shard.Of, Cases: h.Shard.Cases}
}

// Compare lists how results differ from what was claimed, a line each; none if they are the same.
func Compare(claimed, now *Results) []string {
	var out []string
	add := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	if what := differs(&claimed.Head, &now.Head); what != "" {
		add("they differ in %s", what)
	}
	if !reflect.DeepEqual(claimed.Changes, now.Changes) {
		add("they differ in what the engine makes of the changes of the rules")
	}
	is := map[string]*Case{}
	for i := range now.Cases {
		is[now.Cases[i].key()] = &now.Cases[i]
	}
	for i := range claimed.Cases {
		was := &claimed.Cases[i]
		c := is[was.key()]
		delete(is, was.key())
		switch {
		case c == nil:
			add("%s is claimed %s, and was not played", was.key(), was.Verdict)
		case c.Verdict != was.Verdict || c.Reason != was.Reason:
			add("%s is claimed %q, and is %q", was.key(), was.message(), c.message())
		case !same(c, was):
			add("%s is %s as claimed, and differs in its details", was.key(), c.Verdict)
		}
	}
	for i := range now.Cases {
		if c := &now.Cases[i]; is[c.key()] != nil {
			add("%s is left out, and is %s", c.key(), c.Verdict)
		}
	}
	return out
}

func (c *Case) key() string { return c.ID + "/" + c.CaseID }

// same reports whether two cases are written alike.
func same(a, b *Case) bool {
	x, errX := marshal(toJSON(a))
	y, errY := marshal(toJSON(b))
	return errX == nil && errY == nil && string(x) == string(y)
}
