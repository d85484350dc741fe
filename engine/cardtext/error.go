package cardtext

import (
	"fmt"

	"dmconform/internal/near"
)

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
	letters := []rune(w)
	best, at := "", min(2, len(letters)-2)+1
	for _, cand := range words {
		if d := near.Distance(letters, []rune(cand)); d < at {
			best, at = cand, d
		}
	}
	return best
}
