package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"dmconform/internal/near"
	"dmconform/rulings"

	"github.com/spf13/cobra"
)

// setFlag adds --set.
func setFlag(cmd *cobra.Command, to *string) {
	cmd.Flags().StringVar(to, "set", "", "the cases of the frozen set of this `name` only (conform sets lists them)")
	complete(cmd, "set", setNames)
}

func setNames(c *rulings.Corpus) []string {
	var names []string
	for _, s := range c.Sets {
		names = append(names, s.Name)
	}
	return names
}

// findSet finds a frozen set; the empty name is none.
func findSet(corpus *rulings.Corpus, name string) (*rulings.Set, error) {
	s := corpus.Set(name)
	if s == nil && name != "" {
		hint := near.Hint(name, setNames(corpus))
		if len(corpus.Sets) == 0 {
			hint = "; the corpus has none"
		}
		return nil, fmt.Errorf("--set: no set is called %s%s", name, hint)
	}
	return s, nil
}

func newSets(t *terminal) *cobra.Command {
	var (
		dir    string
		freeze rulings.Date
	)
	cmd := &cobra.Command{
		Use:   "sets",
		Short: "List the frozen sets of cases, or freeze one",
		Long: `Sets lists the frozen sets: name, hash, and how many rulings and cases each has; then the whole corpus.

The corpus grows. conform --set NAME runs only the cases that the corpus had when that set was frozen, so that what an
engine made of it stays comparable. --freeze writes the set of a day, all cases that the corpus has now. A set is never
written anew.`,
		Args: cobra.NoArgs,
	}
	dirFlag(cmd, &dir)
	cmd.Flags().Var(dateFlag{&freeze}, "freeze", "write all cases as the set of this day")
	cmd.RunE = func(*cobra.Command, []string) error {
		corpus, err := loadCorpus(dir)
		if err != nil {
			return err
		}
		if freeze != 0 {
			return freezeSet(t, dir, corpus, freeze)
		}
		for _, s := range corpus.Sets {
			tellSet(t, s.Name, s)
		}
		tellSet(t, "all cases", corpus.Whole())
		return nil
	}
	return cmd
}

func tellSet(t *terminal, name string, s *rulings.Set) {
	fmt.Fprintf(t.out, "%-10s  %s  %s, %s\n", name, s.Hash()[:12], count(s.Rulings(), "ruling", "rulings"), count(len(s.IDs), "case", "cases"))
}

// freezeSet writes a set. It never writes over one, not even the same.
func freezeSet(t *terminal, dir string, corpus *rulings.Corpus, day rulings.Date) error {
	if dir == "" {
		return errors.New("--freeze: name the directory of the corpus with --rulings")
	}
	for _, r := range corpus.Rulings {
		if r.Date > day {
			return fmt.Errorf("--freeze: %s was published after %s", r.ID, day)
		}
	}
	s := corpus.Whole()
	s.Name = day.String()
	s.Path = filepath.Join(dir, "sets", s.Name+".txt")
	if err := os.MkdirAll(filepath.Dir(s.Path), 0o777); err != nil {
		return fmt.Errorf("--freeze: %w", err)
	}
	f, err := os.OpenFile(s.Path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("--freeze: %s is frozen already; take another day", s.Path)
	}
	if err != nil {
		return fmt.Errorf("--freeze: %w", err)
	}
	_, err = f.Write(rulings.FormatSet(s))
	if err := errors.Join(err, f.Close()); err != nil {
		return fmt.Errorf("--freeze: %w", err)
	}
	tellSet(t, s.Name, s)
	return nil
}
