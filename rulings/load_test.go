package rulings

import (
	"errors"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"
)

var update = flag.Bool("update", false, "write what was found into the golden files")

// good is the corpus of testdata/good.
func good(t testing.TB) *Corpus {
	t.Helper()
	c, err := Load(os.DirFS("testdata/good"))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestEmbedded(t *testing.T) {
	c, err := LoadAt(Embedded(), "rulings")
	if err != nil {
		t.Fatal(err)
	}
	if c.Filler == nil {
		t.Error("no filler")
	}
}

// TestBad loads the corpora of testdata/bad, on top of the cards of testdata/good. Each archive ends
// with every error that must be reported.
func TestBad(t *testing.T) {
	archives, err := filepath.Glob("testdata/bad/*.txtar")
	if err != nil || len(archives) == 0 {
		t.Fatal("no archives", err)
	}
	for _, name := range archives {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			fsys, golden := goodCards(t), -1
			for i, f := range a.Files {
				if f.Name == "errors" {
					golden = i
					continue
				}
				fsys[f.Name] = &fstest.MapFile{Data: f.Data}
			}
			_, err = LoadAt(fsys, "rulings")
			var errs Errors
			if !errors.As(err, &errs) {
				t.Fatalf("Load: %v, want Errors", err)
			}
			got := errs.Error() + "\n"
			if *update {
				a.Files[golden].Data = []byte(got)
				if err := os.WriteFile(name, txtar.Format(a), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			if d := cmp.Diff(string(a.Files[golden].Data), got); d != "" {
				t.Errorf("-want +got\n%s", d)
			}
		})
	}
}

func goodCards(t testing.TB) fstest.MapFS {
	t.Helper()
	fsys := fstest.MapFS{}
	dir := os.DirFS("testdata/good")
	names, err := fs.Glob(dir, "cards/*.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		data, err := fs.ReadFile(dir, name)
		if err != nil {
			t.Fatal(err)
		}
		fsys[name] = &fstest.MapFile{Data: data}
	}
	return fsys
}

func TestNoCorpus(t *testing.T) {
	for name, fsys := range map[string]fs.FS{"empty": fstest.MapFS{}, "missing": os.DirFS("testdata/nowhere")} {
		_, err := LoadAt(fsys, "dir")
		if err == nil || !strings.HasPrefix(err.Error(), "dir: ") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
