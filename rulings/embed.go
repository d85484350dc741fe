package rulings

import (
	"embed"
	"io/fs"
)

// Files, not folders: an empty folder does not compile. Nothing in testdata lies this high.
// The folder of sets has a file that says what they are.
//
//go:embed */*.toml changes.toml sets
var corpus embed.FS

// Embedded is the corpus this package was built with, for Load.
func Embedded() fs.FS { return corpus }
