package rulings

import (
	"fmt"
	"strings"

	"dmconform/internal/near"
)

// didYouMean turns near words into a hint; without any it lists all words, if they are few.
func didYouMean(word string, among []string) string {
	if words := near.Words(word, among); len(words) > 0 {
		return "did you mean " + orList(words) + "?"
	}
	if n := len(among); n > 0 && n <= 24 {
		return "one of: " + strings.Join(among, " ")
	}
	return ""
}

func orList(words []string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = fmt.Sprintf("%q", w)
	}
	return strings.Join(quoted, " or ")
}
