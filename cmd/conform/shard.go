package main

import (
	"fmt"
	"strconv"
	"strings"

	"dmconform/rulings"
)

// shardFlag is --shard i/n: the zero value is all. Cases are dealt out one by one, so that shards take about
// as long as each other and their results can be put together in order.
type shardFlag struct{ Index, Of int }

func (f *shardFlag) Type() string { return "i/n" }

func (f *shardFlag) String() string {
	if f.Of == 0 {
		return ""
	}
	return fmt.Sprintf("%d/%d", f.Index, f.Of)
}

func (f *shardFlag) Set(s string) error {
	i, n, _ := strings.Cut(s, "/")
	index, err1 := strconv.Atoi(i)
	of, err2 := strconv.Atoi(n)
	if err1 != nil || err2 != nil || index < 1 || of < index {
		return fmt.Errorf("%q is no shard: write i/n, from 1/3 to 3/3", s)
	}
	f.Index, f.Of = index, of
	return nil
}

// of is the cases of the shard.
func (f *shardFlag) of(all []*rulings.Case) map[*rulings.Case]bool {
	mine := map[*rulings.Case]bool{}
	for k, c := range all {
		if f.Of == 0 || k%f.Of == f.Index-1 {
			mine[c] = true
		}
	}
	return mine
}
