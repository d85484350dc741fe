package native

import (
	"testing"

	"dmconform/engine"
	"dmconform/rulings"
)

func load(t testing.TB) *rulings.Corpus {
	t.Helper()
	corpus, err := rulings.Load(rulings.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	return corpus
}

// TestTypes: the engine reads every card type that a card file may have.
func TestTypes(t *testing.T) {
	for _, name := range rulings.CardTypes() {
		if _, err := engine.ParseType(name); err != nil {
			t.Error(err)
		}
	}
}

// TestCards: the engine reads every card of the corpus.
func TestCards(t *testing.T) {
	if err := New(load(t)).Check(); err != nil {
		t.Error(err)
	}
}
