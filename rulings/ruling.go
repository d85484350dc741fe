package rulings

import (
	"cmp"
	"fmt"
)

// Corpus is every ruling and card of one directory, decoded, checked and in a fixed order.
type Corpus struct {
	Rulings []*Ruling        // sorted by date (undated last), then id
	Cards   map[string]*Card // by official name
	Filler  *Card            // what decks and shields hold where a fixture says nothing
	Changes []*RuleChange    // sorted by date
	Sets    []*Set           // the frozen ones, sorted by name
}

// Ruling is one fixture file: an official answer and the cases that show it.
type Ruling struct {
	ID           string // file name without .toml; permanent
	Path         string // as errors name it
	Date         Date   // publication of the answer; 0 if it has none
	Kind         Kind
	Rules        []string // comprehensive-rules numbers, e.g. "101.3a"
	RulesVersion string   // of the numbers, where it matters
	Topics       []string
	Source       string
	Proof        []string // names of wrong rules under which the ruling's own cases fail
	Variant      string   // "" or "plays"
	Note         Text
	Question     Text
	Answer       Answer
	Labels       []Label // in file order
	Cases        []Case

	proofAt []int // lines of Proof
}

// Kind says what sort of source a ruling comes from.
type Kind string

// The four kinds of ledger and fixture.
const (
	QA           Kind = "qa"           // an official question and answer
	RuleExample  Kind = "rule"         // an example printed in the comprehensive rules or a rules notice
	Change       Kind = "change"       // a published change: the same question on both sides of a date
	Illustration Kind = "illustration" // explained by the glossary without a dated official answer
)

// Text is prose in both languages of the corpus.
type Text struct{ Ja, En string }

// Answer is the official answer, restated.
type Answer struct {
	Verdict string // yes | no | outcome
	Text
}

// Label binds a bare word of the file to a card.
type Label struct {
	Word string
	Card *Card
}

// Case is one board, the acts and answers that matter on it, and what must then hold.
// State is whole: the file's state, the case's overrides and the defaults of the specification, already merged.
type Case struct {
	ID         string
	Line       int // in the file
	Name       Text
	ControlOf  string // the case whose board it shares and whose outcome it flips
	BaselineOf string // the case whose outcome it shares without the interfering card
	Since      Date   // the case holds for Since <= date < Until; 0 is open
	Until      Date
	Unknown    []Span // at its ends, where the day of a change is not known: it may hold or not
	State      State
	Setup      []Step // played before the start
	Actions    []Step
	Expect     []Expectation // on every branch
	Possible   []Expectation // on at least one branch
	Unchecked  []PlayerZone  // zones left out of "nothing else has changed"
	Ignores    []string      // unplayed abilities whose cards this case puts into play: "ability" or "ability: reason"
	Note       Text
}

// PlayerZone is one zone of one player.
type PlayerZone struct {
	Player Player
	Zone   Zone
}

// Step is one entry of actions or setup: a line that is played or an expectation that is judged there.
type Step struct {
	Line   *Line
	Expect *Expectation
}

// State is a public board, complete: any engine can load it.
type State struct {
	Turn  Player
	Step  string                    // "main" unless given
	Zones [2][NumZones][]PlacedCard // by player and zone; in a deck the first is the top
}

// PlacedCard is a card as a fixture places it.
type PlacedCard struct {
	Label  string // "" for a filler that the defaults put there
	Card   *Card
	Side   string // name of the side that faces up, where it has several; "" for the first
	Tapped bool
	Face   string       // "" as the zone has it, "up", "down"
	Since  string       // "earlier" (default) or "this-turn": since when it stands in the battle zone
	Under  []PlacedCard // beneath it, from the top down
	Over   []PlacedCard // auras on it, from the bottom up
	Linked []PlacedCard // Gods linked with it, from left to right; it is the leftmost
	Sealed int          // seals on it
}

// Card is one card file: facts and text.
type Card struct {
	Name       string // official Japanese
	Path       string
	Kana, En   string
	Aliases    []string
	Source     string
	Confidence string // sourced | inferred | assumed
	Note       Text
	Sides      []Side     // one, or several for twinpact, double-faced, psychic and dragheart cards
	Unplayed   []Unplayed // abilities the facts give and the engine does not play yet
	Layout     string     // "" | twinpact | flip: how several sides relate
	Filler     bool       // the card that the defaults put into decks and shields
}

// Side is one face or half of a card.
type Side struct {
	Name  string   // of the card itself, if it has one side
	Line  int      // in the file
	Civ   []string // light water darkness fire nature; none for colourless
	Type  string   // one of CardTypes
	Races []string // official Japanese
	Cost  int      // Infinity for ∞
	Power int
	Text  string // in the card text language, without a final line break
	// TextLine is the line in the file at which Text begins, so that errors in it can name theirs.
	TextLine int
}

// Infinity is the cost or power printed as ∞ (108.1c).
const Infinity = 1 << 20

// Unplayed is an ability that stands in the facts but is not played yet.
type Unplayed struct{ Ability, Reason string }

// CheckProofs reports every proof that is none of the names given: those of the wrong rules that there are. Only who
// knows an engine with such rules can give them.
func (c *Corpus) CheckProofs(known []string) error {
	var errs Errors
	for _, r := range c.Rulings {
		for i, name := range r.Proof {
			if contains(known, name) {
				continue
			}
			e := &Error{
				File: r.Path, Msg: fmt.Sprintf("proof: there is no wrong rule %q", name),
				Fix: cmp.Or(didYouMean(name, known), "CONFORMANCE.md has the table of those there are"),
			}
			if i < len(r.proofAt) { // not of a ruling that was read from no file
				e.Line = r.proofAt[i]
			}
			errs = append(errs, e)
		}
	}
	if len(errs) == 0 {
		return nil
	}
	return errs.sorted()
}
