package rulings

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/width"
)

// Ruling is the ruling of that id, nil if there is none.
func (c *Corpus) Ruling(id string) *Ruling {
	i := slices.IndexFunc(c.Rulings, func(r *Ruling) bool { return r.ID == id })
	if i < 0 {
		return nil
	}
	return c.Rulings[i]
}

// IDs is the ids of all rulings, in the corpus's order.
func (c *Corpus) IDs() []string {
	ids := make([]string, len(c.Rulings))
	for i, r := range c.Rulings {
		ids[i] = r.ID
	}
	return ids
}

// CardNames is the names of all cards, sorted.
func (c *Corpus) CardNames() []string {
	names := make([]string, 0, len(c.Cards))
	for n := range c.Cards {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}

// FindCard looks a card up as people spell it: by name, side, alias or English name, whatever the width, case
// and spacing. It is nil if no card, or more than one, is spelt so. Fixtures name cards exactly; this is for commands.
func (c *Corpus) FindCard(spelling string) *Card {
	if card := c.Cards[spelling]; card != nil {
		return card
	}
	var found *Card
	want := fold(spelling)
	for _, card := range c.Cards {
		names := append([]string{card.Name, card.En}, card.Aliases...)
		names = append(names, sideNames(card)...)
		if !slices.ContainsFunc(names, func(n string) bool { return n != "" && fold(n) == want }) {
			continue
		}
		if found != nil {
			return nil
		}
		found = card
	}
	return found
}

// fold drops what spellings of one name differ in.
func fold(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, width.Fold.String(s))
}
