// Package near finds what a misspelt word may have been meant to be.
package near

import (
	"slices"
	"strings"
)

// Words returns the words that word may be a misspelling of, the likeliest first, at most three.
// Case does not count, so that "Kind" finds "kind".
func Words(word string, among []string) []string {
	w := []rune(strings.ToLower(word))
	if len(w) == 0 {
		return nil
	}
	// One slip in a short word, more in a long one; beyond that a suggestion only misleads.
	limit := max(1, len(w)/3)
	type hit struct {
		word string
		dist int
	}
	var hits []hit
	for _, cand := range among {
		c := []rune(strings.ToLower(cand))
		d := Distance(w, c)
		if d > limit && len(w) >= 3 && strings.Contains(string(c), string(w)) {
			d = limit // a part of a long name
		}
		if d <= limit {
			hits = append(hits, hit{cand, d})
		}
	}
	slices.SortFunc(hits, func(a, b hit) int {
		if a.dist != b.dist {
			return a.dist - b.dist
		}
		return strings.Compare(a.word, b.word)
	})
	var words []string
	for _, h := range hits {
		if len(words) < 3 && !slices.Contains(words, h.word) {
			words = append(words, h.word)
		}
	}
	return words
}

// Hint turns near words into the end of a message, "" if there are none.
func Hint(word string, among []string) string {
	near := Words(word, among)
	if len(near) == 0 {
		return ""
	}
	return " (did you mean " + strings.Join(near, " or ") + "?)"
}

// Distance counts the insertions, deletions, replacements and swaps of neighbours that lead from a to b
// (optimal string alignment).
func Distance(a, b []rune) int {
	rows := [3][]int{}
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
	}
	for j := range rows[1] {
		rows[1][j] = j
	}
	for i := 1; i <= len(a); i++ {
		before, last, row := rows[0], rows[1], rows[2]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		rows[0], rows[1], rows[2] = last, row, before
	}
	return rows[1][len(b)]
}
