package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"dmconform/harness"
	"dmconform/harness/native"
	"dmconform/internal/near"
	"dmconform/rulings"
)

// loadCorpus reads the corpus of a directory, or the one that is built in if dir is empty. What its proofs name are
// wrong rules of the reference engine, whatever engine plays it.
func loadCorpus(dir string) (*rulings.Corpus, error) {
	files, at, err := corpusFiles(dir)
	if err != nil {
		return nil, err
	}
	corpus, err := rulings.LoadAt(files, at)
	if err != nil {
		return nil, err
	}
	if err := corpus.CheckProofs(native.WrongRules()); err != nil {
		return nil, err
	}
	return corpus, nil
}

func corpusFiles(dir string) (files fs.FS, at string, err error) {
	if dir == "" {
		return rulings.Embedded(), "rulings", nil
	}
	switch info, err := os.Stat(dir); {
	case errors.Is(err, fs.ErrNotExist):
		return nil, "", fmt.Errorf("--rulings: there is no directory %s", dir)
	case err != nil:
		return nil, "", fmt.Errorf("--rulings: %w", err)
	case !info.IsDir():
		return nil, "", fmt.Errorf("--rulings: %s is a file; give the directory that holds the corpus", dir)
	}
	return os.DirFS(dir), dir, nil
}

// startEngine makes the reference engine ready for the cards of a corpus. A card that it cannot read is a
// fault of the corpus.
func startEngine(corpus *rulings.Corpus) (*native.Engine, error) {
	eng := native.New(corpus)
	if err := eng.Check(); err != nil {
		var faults rulings.Errors
		if errors.As(err, &faults) {
			return nil, err
		}
		return nil, &exitError{exitEngine, fmt.Errorf("the engine cannot be started: %w", err)}
	}
	return eng, nil
}

// findRuling finds a ruling by its id, or by a beginning of it that no other ruling has.
func findRuling(corpus *rulings.Corpus, id string) (*rulings.Ruling, error) {
	if r := corpus.Ruling(id); r != nil {
		return r, nil
	}
	var found []*rulings.Ruling
	for _, r := range corpus.Rulings {
		if id != "" && strings.HasPrefix(r.ID, id) {
			found = append(found, r)
		}
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		if ruling, of, ok := strings.Cut(id, "/"); ok && corpus.Ruling(ruling) != nil {
			return nil, fmt.Errorf("%q is a ruling and a case: show, explain and script take %s --case %s, run plays all cases of a ruling", id, ruling, of)
		}
		return nil, fmt.Errorf("no ruling %q%s", id, near.Hint(id, corpus.IDs()))
	}
	const few = 5
	var ids []string
	for _, r := range found[:min(few, len(found))] {
		ids = append(ids, r.ID)
	}
	if len(found) > few {
		ids = append(ids, "…")
	}
	return nil, fmt.Errorf("%q begins the ids of %d rulings: %s", id, len(found), strings.Join(ids, ", "))
}

// findCases gives the cases of a ruling that are asked for: one, or all of them if id is empty.
func findCases(r *rulings.Ruling, id string) ([]*rulings.Case, error) {
	var cases []*rulings.Case
	var ids []string
	for i := range r.Cases {
		c := &r.Cases[i]
		ids = append(ids, c.ID)
		if id == "" || c.ID == id {
			cases = append(cases, c)
		}
	}
	if len(cases) > 0 {
		return cases, nil
	}
	hint := near.Hint(id, ids)
	if hint == "" {
		hint = "; it has: " + strings.Join(ids, ", ")
	}
	return nil, fmt.Errorf("%s has no case %q%s", r.ID, id, hint)
}

// rulesOf is the day whose rules a case is played under: that of --as-of, or the newest it holds for.
func rulesOf(c *rulings.Case, asOf rulings.Date) rulings.Date {
	if asOf != 0 {
		return asOf
	}
	return harness.Newest(c)
}
