package rulings

import (
	"embed"
	"io/fs"
	"strings"
)

// Files, not folders: an empty folder does not compile. Nothing in testdata lies this high.
// The folder of sets has a file that says what they are.
//
//go:embed */*.toml changes.toml sets
var corpus embed.FS

// Embedded is the corpus this package was built with, for Load.
func Embedded() fs.FS { return corpus }

//go:embed rule-numbers.txt
var ruleNumbersFile string

// ruleNumbers are the numbers of the comprehensive rules that there are.
var ruleNumbers = func() []string {
	var numbers []string
	for l := range strings.Lines(ruleNumbersFile) {
		if n, _, _ := strings.Cut(strings.TrimSpace(l), " "); n != "#" {
			numbers = append(numbers, n)
		}
	}
	return numbers
}()
