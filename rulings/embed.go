package rulings

import (
	"embed"
	"io/fs"
)

// The pattern takes cards, changes.toml, undated and the years, and leaves out Go files and testdata.
// It is one pattern because one that matches nothing does not compile, and a corpus may lack any of them.
//
//go:embed [cu2]*[^o]
var corpus embed.FS

// Embedded is the corpus this package was built with, for Load.
func Embedded() fs.FS { return corpus }
