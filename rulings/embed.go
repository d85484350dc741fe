package rulings

import (
	"embed"
	"io/fs"
)

// Files, not folders: an empty folder does not compile. Nothing in testdata lies this high.
//
//go:embed */*.toml
var corpus embed.FS

// Embedded is the corpus this package was built with, for Load.
func Embedded() fs.FS { return corpus }
