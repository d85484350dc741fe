package cardtext

import "fmt"

// Error is what is wrong with a card text, and where. It knows no file: whoever read the text does.
type Error struct {
	Line int // from 1, counted in the text
	Col  int // from 1, counted in characters
	Msg  string
}

func (e *Error) Error() string { return fmt.Sprintf("%d:%d: %s", e.Line, e.Col, e.Msg) }

// nearest is the word of the language closest to w: one that differs in at most two letters (a letter added,
// left out, changed, or two neighbours swapped), the first of the closest; "" if there is none.
// Short words are too close to everything: of three letters one may differ, of two none.
func nearest(w string, words []string) string {
	limit := min(2, len([]rune(w))-2)
	best, at := "", limit+1
	for _, cand := range words {
		if d := distance(w, cand); d < at {
			best, at = cand, d
		}
	}
	return best
}

// distance counts the edits between two words (optimal string alignment).
func distance(a, b string) int {
	x, y := []rune(a), []rune(b)
	if d := len(x) - len(y); d > 2 || d < -2 {
		return 3
	}
	prev2, prev, cur := make([]int, len(y)+1), make([]int, len(y)+1), make([]int, len(y)+1)
	for j := range prev {
		prev[j] = j
	}
	for i := 1; i <= len(x); i++ {
		cur[0] = i
		for j := 1; j <= len(y); j++ {
			cost := 1
			if x[i-1] == y[j-1] {
				cost = 0
			}
			cur[j] = min(prev[j]+1, cur[j-1]+1, prev[j-1]+cost)
			if i > 1 && j > 1 && x[i-1] == y[j-2] && x[i-2] == y[j-1] {
				cur[j] = min(cur[j], prev2[j-2]+1)
			}
		}
		prev2, prev, cur = prev, cur, prev2
	}
	return prev[len(y)]
}
