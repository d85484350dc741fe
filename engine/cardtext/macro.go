package cardtext

import (
	"fmt"
	"strconv"
	"strings"
)

// macro is a keyword that is written out in the language itself. {n} and {np} stand for what the keyword takes.
type macro struct {
	name string
	rule string // comprehensive-rules number, or the one that covers it
	text string
}

// macros are the keywords that need no Go: what they do is a text like any other. All other keywords change how the
// game is played (evolution, breakers, blocking, the windows of S-trigger, Ninja Strike and Revolution Change …).
var macros = []macro{
	{"slayer", "701.13", `after a battle of this: destroy the other creature`},

	{"just diver", "110.4f", `as this enters: until the start of your next turn, opponent can't choose this and this can't be attacked`},

	{"ex-life", "110.4f", `as this enters: turn top 1 of your deck into its ex-life shield

if this would leave, if its ex-life shield is in your shields: put its ex-life shield into its owner's graveyard instead`},

	{"shield force", "110.4f", `as this enters: you may choose 1 of your shields as its force shield`},

	{"ultra saver", "609.1a", `if your {np} would leave: you may destroy this instead`},

	{"abyss rush", "110.4b", `in your graveyard, you may summon this from your graveyard by abyss rush
then it can attack players this turn
  at the end of this turn, put it on the bottom of its owner's deck`},

	{"mana burst", "110.4b", `in your mana, you may summon this from your mana by mana burst paying [{n}]`},

	{"dynamo", "603.2", `when a battle starts or when this could attack, if there is another {np} of yours: you may tap this
then add its power and abilities to 1 of your other {np} this turn`},
}

// mekraid is the one act that is a macro: {n} its number, {race} the race.
const mekraid = `look at top 3 of your deck
you may use 1 "{race}" card with cost {n} or less among them for free
put the rest on the bottom of your deck in any order`

// ExpandKeyword returns the abilities that a keyword stands for, and whether it is a macro at all.
func ExpandKeyword(k Keyword) ([]*Ability, bool, error) {
	for _, m := range macros {
		if m.name != k.Name {
			continue
		}
		with := []string{"{n}", strconv.Itoa(k.N)}
		if k.NP != nil {
			with = append(with, "{np}", printNP(k.NP))
		}
		t, err := Parse(strings.NewReplacer(with...).Replace(m.text))
		if err != nil {
			return nil, true, fmt.Errorf("%s: %w", k.Name, err)
		}
		return t.Abilities, true, nil
	}
	return nil, false, nil
}

// MacroRule is the rule number of a keyword that is a macro, "" for any other.
func MacroRule(name string) string {
	for _, m := range macros {
		if m.name == name {
			return m.rule
		}
	}
	return ""
}

// Expand returns a text in which the macros stand written out. The keywords that are none keep their paragraph,
// and the abilities of the others follow it. The text that is given stays as it is.
func Expand(t *Text) (*Text, error) {
	// The canonical text reads back to the same tree: the copy shares nothing with the original.
	c, err := Parse(Print(t))
	if err != nil {
		return nil, fmt.Errorf("expanding a text that does not print back: %w", err)
	}
	out := &Text{}
	for _, a := range c.Abilities {
		if a.Kind != Keywords {
			out.Abilities = append(out.Abilities, a)
			continue
		}
		kept := &Ability{Kind: Keywords}
		var written []*Ability
		for _, k := range a.Keywords {
			abilities, ok, err := ExpandKeyword(k)
			switch {
			case err != nil:
				return nil, err
			case ok:
				written = append(written, abilities...)
			default:
				kept.Keywords = append(kept.Keywords, k)
			}
		}
		if len(kept.Keywords) > 0 {
			out.Abilities = append(out.Abilities, kept)
		}
		out.Abilities = append(out.Abilities, written...)
	}
	number(out)
	for _, b := range out.Blocks {
		if err := expandActs(b); err != nil {
			return nil, err
		}
	}
	number(out)
	return out, nil
}

// expandActs writes out the mekraids of one sequence.
func expandActs(b *Block) error {
	var out []*Sentence
	for _, s := range b.Sentences {
		if len(s.Acts) == 0 || s.Acts[0].Kind != Mekraid {
			out = append(out, s)
			continue
		}
		a := s.Acts[0]
		if s.Then != nil || s.Otherwise != nil {
			return fmt.Errorf(`nothing hangs on "mekraid": what follows it is a plain line or "after that"`)
		}
		t, err := Parse(strings.NewReplacer("{n}", strconv.Itoa(a.N.Value), "{race}", a.Race).Replace(mekraid))
		if err != nil {
			return fmt.Errorf("mekraid: %w", err)
		}
		sentences := t.Abilities[0].Body.Sentences
		first := sentences[0]
		first.AfterThat, first.If = s.AfterThat, s.If
		for _, next := range sentences[1:] {
			next.AfterThat = s.If != nil // without the look there is nothing among them
		}
		out = append(out, sentences...)
	}
	b.Sentences = out
	return nil
}
