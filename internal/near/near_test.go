package near

import (
	"slices"
	"strings"
	"testing"
)

func TestWords(t *testing.T) {
	words := []string{"summon", "destroyed", "drawn", "you", "opponent", "kind"}
	for in, want := range map[string]string{
		"sumon": "summon", "detsroyed": "destroyed", "KIND": "kind", "yuo": "you", "xyz": "", "": "", "opp": "opponent",
	} {
		if got := strings.Join(Words(in, words), " "); got != want {
			t.Errorf("Words(%q) = %q, want %q", in, got, want)
		}
	}
	many := Words("ab", []string{"aa", "ab", "ac", "ad", "ab"})
	if !slices.Equal(many, []string{"ab", "aa", "ac"}) {
		t.Errorf("got %q", many)
	}
}
