package rulings

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"testing"
	"testing/fstest"
)

// fullSize is a corpus of the size this one is meant to have: 101 rulings, 150 cards.
func fullSize(tb testing.TB) fs.FS {
	tb.Helper()
	fsys := goodCards(tb)
	read := func(name string) []byte {
		data, err := os.ReadFile("testdata/good/" + name)
		if err != nil {
			tb.Fatal(err)
		}
		return data
	}
	card := read("cards/belladonna.toml")
	for i := range 150 - len(fsys) {
		data := bytes.Replace(card, []byte(`ベラドンナ"`), fmt.Appendf(nil, `ベラドンナ%d"`, i), 1)
		fsys[fmt.Sprintf("cards/c%d.toml", i)] = &fstest.MapFile{Data: data}
	}
	fixture := read("2023/2023-04-10-belladonna-stratobag.toml")
	for i := range 101 {
		fsys[fmt.Sprintf("2023/2023-04-10-r%d.toml", i)] = &fstest.MapFile{Data: fixture}
	}
	return fsys
}

func BenchmarkLoad(b *testing.B) {
	fsys := fullSize(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Load(fsys); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkParseLine(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := ParseLine("opponent use bag as replacement for bella by bag", nil); err != nil {
			b.Fatal(err)
		}
	}
}
