package main

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"dmconform/harness"
	"dmconform/internal/near"
	"dmconform/rulings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// selection says which rulings a command is about: those that meet all that is given. Of several values
// for one flag, one is enough.
type selection struct {
	dir                         string
	since, until                rulings.Date
	undated                     bool
	asOf                        rulings.Date
	rules, topics, cards, kinds []string
	set                         string // its cases only; a flag of commands that play
}

func (s *selection) flags(cmd *cobra.Command) {
	f := cmd.Flags()
	dirFlag(cmd, &s.dir)
	f.Var(dateFlag{&s.since}, "since", "rulings published on this day or later; undated ones are left out")
	f.Var(dateFlag{&s.until}, "until", "rulings published before this day; undated ones are left out")
	f.BoolVar(&s.undated, "undated", false, "with --since or --until: undated rulings too")
	f.Var(dateFlag{&s.asOf}, "as-of", "the cases that hold on this day, under its rules")
	f.StringArrayVar(&s.rules, "rule", nil, "rulings about this `number` of the comprehensive rules, e.g. 101.3a")
	f.StringArrayVar(&s.topics, "topic", nil, "rulings with this `topic`")
	f.StringArrayVar(&s.cards, "card", nil, "rulings with this card, by `name`")
	f.StringArrayVar(&s.kinds, "kind", nil, "rulings of this `kind`: qa, rule, change, illustration")
	complete(cmd, "rule", ruleNumbers)
	complete(cmd, "topic", topics)
	complete(cmd, "card", (*rulings.Corpus).CardNames)
	complete(cmd, "kind", func(*rulings.Corpus) []string { return kinds() })
}

// selected is what a selection comes to.
type selected struct {
	*rulings.Corpus              // with the selected rulings only, in order
	set             *rulings.Set // of cases, nil for all
	undated         int          // rulings that meet all the rest and were left out because they have no date
}

// of applies a selection to a corpus. Nothing selected is an error.
func (s *selection) of(corpus *rulings.Corpus, cmd *cobra.Command, ids []string) (*selected, error) {
	if s.since != 0 && s.until != 0 && s.since >= s.until {
		return nil, fmt.Errorf("no date lies from %s to before %s", s.since, s.until)
	}
	tests, err := s.tests(corpus, ids)
	if err != nil {
		return nil, err
	}
	some := *corpus
	some.Rulings = nil
	out := &selected{Corpus: &some}
	if out.set, err = findSet(corpus, s.set); err != nil {
		return nil, err
	}
	for _, r := range corpus.Rulings {
		switch {
		case slices.ContainsFunc(tests, func(meets func(*rulings.Ruling) bool) bool { return !meets(r) }):
		case r.Date == 0 && !s.undated && (s.since != 0 || s.until != 0):
			out.undated++
		case r.Date != 0 && (r.Date < s.since || s.until != 0 && r.Date >= s.until):
		default:
			out.Rulings = append(out.Rulings, r)
		}
	}
	if len(out.Rulings) == 0 {
		return nil, out.nothing(cmd, ids)
	}
	return out, nil
}

// tests gives a test for each way of selecting that is used. A word that no ruling of the corpus has is an error.
func (s *selection) tests(corpus *rulings.Corpus, ids []string) ([]func(*rulings.Ruling) bool, error) {
	var tests []func(*rulings.Ruling) bool
	if len(ids) > 0 {
		named := map[*rulings.Ruling]bool{}
		for _, id := range ids {
			r, err := findRuling(corpus, id)
			if err != nil {
				return nil, err
			}
			named[r] = true
		}
		tests = append(tests, func(r *rulings.Ruling) bool { return named[r] })
	}
	anyOf := func(given []string, what string, known []string, has func(*rulings.Ruling, string) bool) error {
		for _, g := range given {
			if !slices.ContainsFunc(corpus.Rulings, func(r *rulings.Ruling) bool { return has(r, g) }) {
				return fmt.Errorf("no ruling %s %s%s", what, g, near.Hint(g, known))
			}
		}
		if len(given) > 0 {
			tests = append(tests, func(r *rulings.Ruling) bool {
				return slices.ContainsFunc(given, func(g string) bool { return has(r, g) })
			})
		}
		return nil
	}
	if err := anyOf(s.rules, "is about rule", ruleNumbers(corpus), isAbout); err != nil {
		return nil, err
	}
	if err := anyOf(s.topics, "has the topic", topics(corpus), func(r *rulings.Ruling, topic string) bool {
		return slices.Contains(r.Topics, topic)
	}); err != nil {
		return nil, err
	}
	cards := map[string]*rulings.Card{}
	for _, name := range s.cards {
		c := corpus.FindCard(name)
		if c == nil {
			return nil, fmt.Errorf("no card is named %s%s", name, near.Hint(name, spellings(corpus)))
		}
		cards[name] = c
	}
	if err := anyOf(s.cards, "has the card", nil, func(r *rulings.Ruling, name string) bool { return uses(r, cards[name]) }); err != nil {
		return nil, err
	}
	for _, k := range s.kinds {
		if !slices.Contains(kinds(), k) {
			return nil, fmt.Errorf("--kind: %q is none of: %s", k, strings.Join(kinds(), " "))
		}
	}
	if len(s.kinds) > 0 {
		tests = append(tests, func(r *rulings.Ruling) bool { return slices.Contains(s.kinds, string(r.Kind)) })
	}
	if s.asOf != 0 {
		tests = append(tests, func(r *rulings.Ruling) bool {
			return slices.ContainsFunc(r.Cases, func(c rulings.Case) bool { return harness.Holds(r, &c, s.asOf) })
		})
	}
	if set := corpus.Set(s.set); set != nil {
		tests = append(tests, func(r *rulings.Ruling) bool {
			return slices.ContainsFunc(r.Cases, func(c rulings.Case) bool { return set.Has(r, &c) })
		})
	}
	return tests, nil
}

// nothing says that nothing is selected, and by what.
func (s *selected) nothing(cmd *cobra.Command, ids []string) error {
	words := slices.Clone(ids)
	cmd.Flags().Visit(func(f *pflag.Flag) {
		switch f.Name {
		case "rule", "topic", "card", "kind":
			values, _ := cmd.Flags().GetStringArray(f.Name)
			for _, v := range values {
				words = append(words, "--"+f.Name+" "+v)
			}
		case "since", "until", "as-of", "set":
			words = append(words, "--"+f.Name+" "+f.Value.String())
		}
	})
	text := "nothing is selected"
	if len(words) > 0 {
		text += ": no ruling meets " + strings.Join(words, " ")
	} else {
		text += ": the corpus has no rulings"
	}
	if s.undated > 0 {
		text += "; " + s.leftOut()
	}
	return errors.New(text)
}

// leftOut says how many undated rulings were left out, "" if none.
func (s *selected) leftOut() string {
	if s.undated == 0 {
		return ""
	}
	return "not selected: " + count(s.undated, "undated ruling", "undated rulings") + " (add --undated)"
}

// isAbout reports whether a ruling cites a rule, or one of the rules beneath it: 101.3a is beneath 101.3
// and 101. A number that only goes on in digits is another rule.
func isAbout(r *rulings.Ruling, rule string) bool {
	return slices.ContainsFunc(r.Rules, func(cited string) bool {
		rest, ok := strings.CutPrefix(cited, rule)
		return ok && (rest == "" || rest[0] < '0' || rest[0] > '9')
	})
}

// uses reports whether a ruling has a label for a card.
func uses(r *rulings.Ruling, c *rulings.Card) bool {
	return slices.ContainsFunc(r.Labels, func(l rulings.Label) bool { return l.Card == c })
}

func kinds() []string {
	return []string{string(rulings.QA), string(rulings.RuleExample), string(rulings.Change), string(rulings.Illustration)}
}

// ruleNumbers is every rule that a ruling cites, sorted.
func ruleNumbers(c *rulings.Corpus) []string {
	return collect(c, func(r *rulings.Ruling) []string { return r.Rules })
}

// topics is every topic that a ruling has, sorted.
func topics(c *rulings.Corpus) []string {
	return collect(c, func(r *rulings.Ruling) []string { return r.Topics })
}

func collect(c *rulings.Corpus, of func(*rulings.Ruling) []string) []string {
	set := map[string]bool{}
	for _, r := range c.Rulings {
		for _, w := range of(r) {
			set[w] = true
		}
	}
	return slices.Sorted(maps.Keys(set))
}

// spellings is every name that a card can be looked up by.
func spellings(c *rulings.Corpus) []string {
	var names []string
	for _, n := range c.CardNames() {
		card := c.Cards[n]
		names = append(names, n)
		names = append(names, card.Aliases...)
		if card.En != "" {
			names = append(names, card.En)
		}
	}
	return names
}
