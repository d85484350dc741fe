package rulings

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"dmconform/internal/near"
)

// setsFolder holds the frozen sets of a corpus.
const setsFolder = "sets"

// Set is a list of cases that results are measured on. A frozen one has a name and never changes: the corpus grows,
// and what an engine made of a set stays comparable.
type Set struct {
	Name string   // the day it was frozen, yyyy-mm-dd; "" for the whole corpus
	Path string   // as errors name it
	IDs  []string // "ruling/case", sorted
}

// Hash identifies the list: SHA-256 over its ids, a line each, in hexadecimal.
func (s *Set) Hash() string {
	sum := sha256.Sum256([]byte(strings.Join(s.IDs, "\n") + "\n"))
	return hex.EncodeToString(sum[:])
}

// Rulings counts the rulings that the cases belong to.
func (s *Set) Rulings() int {
	seen := map[string]bool{}
	for _, id := range s.IDs {
		ruling, _, _ := strings.Cut(id, "/")
		seen[ruling] = true
	}
	return len(seen)
}

// Has reports whether a case is in the set.
func (s *Set) Has(r *Ruling, c *Case) bool {
	_, ok := slices.BinarySearch(s.IDs, CaseRef{r, c}.String())
	return ok
}

// Whole is every case of the corpus as a set.
func (c *Corpus) Whole() *Set {
	s := &Set{}
	for _, r := range c.Rulings {
		for i := range r.Cases {
			s.IDs = append(s.IDs, CaseRef{r, &r.Cases[i]}.String())
		}
	}
	slices.Sort(s.IDs)
	return s
}

// Set finds a frozen set by its name; it is nil if there is none.
func (c *Corpus) Set(name string) *Set {
	i := slices.IndexFunc(c.Sets, func(s *Set) bool { return s.Name == name })
	if i < 0 {
		return nil
	}
	return c.Sets[i]
}

// hashWord begins the line of a set file that has its hash.
const hashWord = "sha256 "

// FormatSet is the file of a set: its hash, then a case a line.
func FormatSet(s *Set) []byte {
	return []byte(hashWord + s.Hash() + "\n" + strings.Join(s.IDs, "\n") + "\n")
}

// loadSets reads the frozen sets and holds them to their hashes and to the corpus: ids are permanent.
func loadSets(fsys fs.FS, dir string, corpus *Corpus) Errors {
	var errs Errors
	entries, err := fs.ReadDir(fsys, setsFolder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return Errors{{File: path.Join(dir, setsFolder), Msg: fmt.Sprintf("cannot be read: %v", err)}}
	}
	whole := corpus.Whole()
	for _, e := range entries {
		file := path.Join(setsFolder, e.Name())
		name, ok := strings.CutSuffix(e.Name(), ".txt")
		if ext := path.Ext(e.Name()); ext == ".md" || strings.HasPrefix(e.Name(), ".") {
			continue
		}
		s := &Set{Name: name, Path: path.Join(dir, file)}
		fail := func(line int, fix, format string, args ...any) {
			errs = append(errs, &Error{File: s.Path, Line: line, Msg: fmt.Sprintf(format, args...), Fix: fix})
		}
		if _, err := ParseDate(name); !ok || err != nil || e.IsDir() {
			fail(0, "conform sets --freeze writes one", "is no set: its name is a day, yyyy-mm-dd.txt")
			continue
		}
		src, err := fs.ReadFile(fsys, file)
		if err != nil {
			fail(0, "", "cannot be read: %v", err)
			continue
		}
		s.read(string(src), whole, fail)
		corpus.Sets = append(corpus.Sets, s)
	}
	return errs
}

func (s *Set) read(src string, whole *Set, fail func(line int, fix, format string, args ...any)) {
	const frozen = "a frozen set is never edited: take the file as it was"
	body, ended := strings.CutSuffix(src, "\n")
	lines := strings.Split(body, "\n")
	hash, ok := strings.CutPrefix(lines[0], hashWord)
	if !ok || !ended {
		fail(1, frozen, "want %q and the hash on the first line, then a case a line, the last ended too", strings.TrimSpace(hashWord))
		return
	}
	s.IDs = lines[1:]
	for i, id := range s.IDs {
		if i > 0 && id <= s.IDs[i-1] {
			fail(i+2, frozen, "%q is not sorted behind %q", id, s.IDs[i-1])
		}
		if _, known := slices.BinarySearch(whole.IDs, id); !known {
			fix := "ids are permanent: call the case so again"
			if words := near.Words(id, whole.IDs); len(words) > 0 {
				fix += "; there is " + orList(words)
			}
			fail(i+2, fix, "no case %q", id)
		}
	}
	if s.Hash() != hash {
		fail(1, frozen, "the hash of the list is %s", s.Hash())
	}
}
