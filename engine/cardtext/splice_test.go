package cardtext

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// TestSplices puts pieces of real texts into one another. Few of the results parse, and those that do are texts
// that nobody would think of; they print back to the same tree too.
func TestSplices(t *testing.T) {
	apart := strings.NewReplacer("\n", " \n ", ",", " ,", ":", " :")
	together := strings.NewReplacer(" \n ", "\n", " ,", ",", " :", ":")
	var pool [][]string
	for _, c := range cards {
		pool = append(pool, strings.Split(apart.Replace(strings.TrimPrefix(c.text, "\n")), " "))
	}
	for _, e := range docExamples(t) {
		pool = append(pool, strings.Split(apart.Replace(e), " "))
	}
	r := rand.New(rand.NewPCG(1, 2))
	parsed := 0
	for range 5000 {
		words := slices.Clone(pool[r.IntN(len(pool))])
		for range r.IntN(3) + 1 {
			from := pool[r.IntN(len(pool))]
			at, piece := r.IntN(len(words)), r.IntN(len(from))
			out := min(r.IntN(4), len(words)-at)
			words = slices.Replace(words, at, at+out, from[piece:min(piece+r.IntN(8)+1, len(from))]...)
		}
		src := together.Replace(strings.Join(words, " "))
		text, err := Parse(src)
		if err != nil {
			continue
		}
		parsed++
		again, err := Parse(Print(text))
		if err != nil {
			t.Errorf("%v\n%s\nfrom\n%s", err, Print(text), src)
		} else if !reflect.DeepEqual(text, again) {
			t.Errorf("another tree\n%s\nfrom\n%s", Print(text), src)
		}
	}
	if parsed == 0 {
		t.Error("no text parsed")
	}
}
