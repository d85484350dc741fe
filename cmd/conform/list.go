package main

import (
	"fmt"
	"slices"
	"strconv"

	"dmconform/rulings"

	"github.com/spf13/cobra"
)

func newList(t *terminal) *cobra.Command {
	var (
		sel      selection
		unplayed bool
	)
	cmd := &cobra.Command{
		Use:   "list [ID…]",
		Short: "List rulings, or with --unplayed the abilities that the engine does not play yet",
		Long: `List prints date, kind, verdict and id of the rulings that are selected, and how many cases each has.

With --unplayed it prints the abilities that the facts of a card give and the engine does not play yet, each
with the reason: of the cards that the selected rulings use, or of all cards if nothing is selected.`,
		Args:              cobra.ArbitraryArgs,
		ValidArgsFunction: completeIDs(0),
	}
	sel.flags(cmd)
	cmd.Flags().BoolVar(&unplayed, "unplayed", false, "list the abilities that are not played yet")
	cmd.RunE = func(cmd *cobra.Command, ids []string) error {
		corpus, err := loadCorpus(sel.dir)
		if err != nil {
			return err
		}
		chosen, err := sel.of(corpus, cmd, ids)
		if err != nil {
			return err
		}
		if unplayed {
			listUnplayed(t, corpus, chosen)
		} else {
			listRulings(t, chosen)
		}
		return nil
	}
	return cmd
}

func listRulings(t *terminal, chosen *selected) {
	cases := 0
	for _, r := range chosen.Rulings {
		fmt.Fprintf(t.out, "%-10s  %-12s  %-7s  %2d  %s\n", r.Date, r.Kind, r.Answer.Verdict, len(r.Cases), r.ID)
		cases += len(r.Cases)
	}
	fmt.Fprintf(t.out, "%s, %s\n", count(len(chosen.Rulings), "ruling", "rulings"), count(cases, "case", "cases"))
	if n := chosen.leftOut(); n != "" {
		fmt.Fprintln(t.out, n)
	}
}

func listUnplayed(t *terminal, corpus *rulings.Corpus, chosen *selected) {
	abilities, cards := 0, 0
	all := len(chosen.Rulings) == len(corpus.Rulings)
	for _, name := range corpus.CardNames() {
		c := corpus.Cards[name]
		if len(c.Unplayed) == 0 || !all && !slices.ContainsFunc(chosen.Rulings, func(r *rulings.Ruling) bool { return uses(r, c) }) {
			continue
		}
		fmt.Fprintf(t.out, "%s (%s)\n", c.Name, c.Path)
		for _, u := range c.Unplayed {
			fmt.Fprintf(t.out, "  %s: %s\n", u.Ability, u.Reason)
		}
		abilities += len(c.Unplayed)
		cards++
	}
	fmt.Fprintf(t.out, "not played yet: %s of %s\n", count(abilities, "ability", "abilities"), count(cards, "card", "cards"))
}

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}
