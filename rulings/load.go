package rulings

import (
	"cmp"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"dmconform/internal/near"
)

// Load reads and checks a corpus: YYYY/*.toml, undated/*.toml and cards/*.toml under the root of fsys.
// If anything is wrong its error is an Errors with all that is wrong, and the corpus is nil.
func Load(fsys fs.FS) (*Corpus, error) { return LoadAt(fsys, "") }

// LoadAt is Load for a corpus that lies in dir: errors and Path fields name files beneath it.
func LoadAt(fsys fs.FS, dir string) (*Corpus, error) {
	fixtureFiles, cardFiles, errs := listFiles(fsys, dir)
	if len(fixtureFiles)+len(cardFiles)+len(errs) == 0 {
		return nil, Errors{{File: cmp.Or(dir, "."), Msg: "no corpus here", Fix: "want YYYY/*.toml, undated/*.toml and cards/*.toml"}}
	}

	changesDoc, changes := readChanges(fsys, dir)
	spans := spansOf(changes)
	files := slices.Concat(cardFiles, fixtureFiles)
	docs := make([]*document, len(files))
	inParallel(len(files), func(i int) { docs[i] = read(fsys, dir, files[i]) })
	cardDocs, fixtureDocs := docs[:len(cardFiles)], docs[len(cardFiles):]

	cards := newCardIndex(cardDocs)
	if cards.filler == nil && !cards.gaps {
		errs = append(errs, &Error{
			File: path.Join(dir, "cards"), Msg: "no card is the filler of decks and shields",
			Fix: "write filler = true in the file of one creature without abilities",
		})
	}
	rulings := make([]*Ruling, len(fixtureDocs))
	inParallel(len(fixtureDocs), func(i int) {
		if fixtureDocs[i].ok {
			rulings[i] = decodeRuling(fixtureDocs[i], fixtureFiles[i], cards, spans)
		}
	})
	uniqueIDs(fixtureDocs, rulings)

	for _, d := range docs {
		errs = append(errs, d.errs...)
	}
	if len(errs) > 0 {
		return nil, append(errs, changesDoc.errs...).sorted()
	}
	slices.SortFunc(rulings, func(a, b *Ruling) int {
		return cmp.Or(cmp.Compare(sortDate(a.Date), sortDate(b.Date)), cmp.Compare(a.ID, b.ID))
	})
	corpus := &Corpus{Rulings: rulings, Cards: cards.byName, Filler: cards.filler}
	resolveChanges(changes, corpus)
	if errs = append(loadSets(fsys, dir, corpus), changesDoc.errs...); len(errs) > 0 {
		return nil, errs.sorted()
	}
	return corpus, nil
}

// sortDate puts the undated last.
func sortDate(d Date) Date {
	if d == 0 {
		return 99999999
	}
	return d
}

func read(fsys fs.FS, dir, name string) *document {
	src, err := fs.ReadFile(fsys, name)
	if err != nil {
		d := &document{path: path.Join(dir, name)}
		d.fail(0, "", "cannot be read: %v", err)
		return d
	}
	return parse(path.Join(dir, name), src)
}

// inParallel calls do(0) … do(n-1) on all processors. Each call writes only what is its own.
func inParallel(n int, do func(i int)) {
	var next atomic.Int64
	var wg sync.WaitGroup
	for range min(n, runtime.GOMAXPROCS(0)) {
		wg.Go(func() {
			for i := next.Add(1) - 1; i < int64(n); i = next.Add(1) - 1 {
				do(int(i))
			}
		})
	}
	wg.Wait()
}

// notCorpus are the entries of a corpus directory that hold no fixtures and no cards.
var notCorpus = []string{"testdata", "schema", setsFolder, changesFile}

// listFiles finds the files of a corpus, and reports those that would be overlooked where they lie.
func listFiles(fsys fs.FS, dir string) (fixtures, cards []string, errs Errors) {
	fail := func(name, fix, format string, args ...any) {
		errs = append(errs, &Error{File: path.Join(dir, name), Msg: fmt.Sprintf(format, args...), Fix: fix})
	}
	entries, err := fs.ReadDir(fsys, ".")
	if err != nil {
		fail(".", "", "cannot be read: %v", err)
		return nil, nil, errs
	}
	const where = "rulings lie in YYYY/ or undated/, cards in cards/"
	for _, e := range entries {
		name := e.Name()
		if slices.Contains(notCorpus, name) || strings.HasPrefix(name, ".") {
			continue
		}
		if !e.IsDir() {
			if path.Ext(name) == ".toml" {
				fail(name, where, "lies outside the folders of the corpus")
			}
			continue
		}
		list := &fixtures
		if name == "cards" {
			list = &cards
		}
		known := name == "cards" || name == undated || isYear(name)
		inside, err := fs.ReadDir(fsys, name)
		if err != nil {
			fail(name, "", "cannot be read: %v", err)
		}
		for _, f := range inside {
			file := path.Join(name, f.Name())
			switch ext := path.Ext(f.Name()); {
			case known && f.IsDir():
				fail(file, "move its files up", "a folder inside %s is not read", name)
			case !known && ext == ".toml":
				fail(file, where, "lies outside the folders of the corpus")
			case known && ext == ".toml":
				*list = append(*list, file)
			case known && ext != ".md" && !strings.HasPrefix(f.Name(), "."):
				fail(file, "name it .toml, or take it away", "is no fixture and no card")
			}
		}
	}
	return fixtures, cards, errs
}

// undated is the folder of rulings without a date.
const undated = "undated"

func isYear(s string) bool {
	return len(s) == 4 && strings.Trim(s, "0123456789") == ""
}

// uniqueIDs reports ids that two folders hold.
func uniqueIDs(docs []*document, rulings []*Ruling) {
	first := map[string]*Ruling{}
	for i, r := range rulings {
		if r == nil {
			continue
		}
		if other := first[r.ID]; other != nil {
			docs[i].fail(0, "an id is unique in the corpus", "the id %q is taken by %s", r.ID, other.Path)
			continue
		}
		first[r.ID] = r
	}
}

// cardIndex finds cards by name while fixtures are read.
type cardIndex struct {
	byName  map[string]*Card
	byAlias map[string]*Card
	sides   map[string]bool // every name that is printed on a card
	filler  *Card
	fillers []PlacedCard // for default decks and shields
	gaps    bool         // a card file could not be read: a card that is missing may be in it
}

func newCardIndex(docs []*document) *cardIndex {
	cards := make([]*Card, len(docs))
	inParallel(len(docs), func(i int) {
		if docs[i].ok {
			cards[i] = decodeCard(docs[i])
		}
	})
	x := &cardIndex{byName: map[string]*Card{}, byAlias: map[string]*Card{}, sides: map[string]bool{}}
	for i, c := range cards {
		if c == nil || c.Name == "" {
			x.gaps = true
			continue
		}
		if other := x.byName[c.Name]; other != nil {
			docs[i].fail(0, "a card has one file", "the card %q is already in %s", c.Name, other.Path)
			continue
		}
		x.byName[c.Name] = c
		x.sides[c.Name] = true
		for _, s := range c.Sides {
			x.sides[s.Name] = true
		}
		if c.Filler && x.filler != nil {
			docs[i].fail(docs[i].lineOf("filler"), "only one card is the filler", "%s is the filler already", x.filler.Path)
		} else if c.Filler {
			x.filler = c
		}
	}
	x.fillers = newFillers(x.filler)
	for i, c := range cards {
		if c == nil {
			continue
		}
		for _, a := range c.Aliases {
			if other := cmp.Or(x.byName[a], x.byAlias[a]); other != nil {
				docs[i].fail(docs[i].lineOf("aliases"), "drop it: look-up would be ambiguous", "the alias %q already names %s", a, other.Path)
				continue
			}
			x.byAlias[a] = c
		}
	}
	return x
}

// near suggests what an unknown card name may have meant.
func (x *cardIndex) near(name string) string {
	if c := x.byAlias[name]; c != nil {
		return fmt.Sprintf("write the card's name, %q", c.Name)
	}
	if words := near.Words(name, slices.Collect(maps.Keys(x.byName))); len(words) > 0 {
		return "did you mean " + orList(words) + "?"
	}
	return "add a file for it in cards/"
}
