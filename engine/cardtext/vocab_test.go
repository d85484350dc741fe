package cardtext

import (
	"slices"
	"strings"
	"testing"
)

// TestVocabulary holds the word list to the words that the documented forms use, no more and no less.
func TestVocabulary(t *testing.T) {
	used := map[string]bool{}
	for _, src := range docExamples(t) {
		lines, err := lex(src)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range lines {
			for _, tok := range l.toks {
				if tok.kind == wordToken {
					used[tok.text] = true
				}
			}
		}
	}
	for w := range used {
		if !slices.Contains(vocabulary, w) {
			t.Errorf("%q is used and not in the vocabulary", w)
		}
	}
	for _, w := range fixedWords {
		if !used[w] {
			t.Errorf("%q is in the vocabulary and not in any example", w)
		}
	}
	for i, w := range vocabulary {
		if slices.Contains(vocabulary[:i], w) || strings.TrimSpace(w) == "" {
			t.Errorf("%q stands twice", w)
		}
	}
}
