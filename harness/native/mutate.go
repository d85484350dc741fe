package native

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// Mutation is a change to the texts of all cards: an engine that reads them wrongly.
type Mutation struct {
	Name string // permanent: proofs use it
	Rule string // comprehensive-rules number
	Says string // what is wrong
	// Weak says that it shows little of a fixture to notice it: a number or a "may" that is wrong changes the board
	// whatever the ruling is about.
	Weak bool
	do   func(*cardtext.Text)
}

// Mutations lists the changes to texts.
func Mutations() []Mutation { return slices.Clone(mutations) }

// WrongRules names all that the proof of a ruling can name: the rule switches, and the changes to texts.
func WrongRules() []string {
	var names []string
	for _, row := range rule.Table() {
		names = append(names, row.Name)
	}
	for _, m := range mutations {
		names = append(names, m.Name)
	}
	return names
}

var mutations = []Mutation{
	{"then-is-after-that", "101.3a", `"then" is read as "after that": it follows whatever became of the sentence before`, false, thenIsAfterThat},
	{"may-dropped", "101.3", `"you may" is not read: it is always done`, true, mayDropped},
	{"number-off-by-one", "605.2", "one card more is drawn, discarded or taken than the text says", true, numberOffByOne},
}

// Mutated returns the same engine, but with the texts of its cards changed. It parses them anew.
func (e *Engine) Mutated(m Mutation) *Engine {
	return &Engine{flips: e.flips, lib: newLibrary(e.lib.corpus, m.do)}
}

func thenIsAfterThat(t *cardtext.Text) {
	for _, b := range t.Blocks {
		b.Sentences = flattened(b.Sentences)
	}
}

// flattened puts what hangs on a sentence by "then" behind it.
func flattened(sentences []*cardtext.Sentence) []*cardtext.Sentence {
	var out []*cardtext.Sentence
	for _, s := range sentences {
		out = append(out, s)
		if s.Then == nil {
			continue
		}
		then := flattened(s.Then.Sentences)
		then[0].AfterThat = true
		s.Then = nil
		out = append(out, then...)
	}
	return out
}

func mayDropped(t *cardtext.Text) {
	for _, s := range t.Sentences {
		s.May = false
	}
}

func numberOffByOne(t *cardtext.Text) {
	for _, a := range t.Acts {
		if a.Kind == cardtext.Draw || a.Kind == cardtext.Discard {
			oneMore(a.N)
		}
		if np := a.NP; np != nil {
			switch np.Quant {
			case cardtext.Exactly, cardtext.UpTo, cardtext.Top, cardtext.UpToTop, cardtext.Bottom:
				oneMore(np.N)
			}
		}
	}
}

func oneMore(n *cardtext.Num) {
	if n != nil && n.Kind == cardtext.Literal && n.Times == 0 {
		n.Value++
	}
}
