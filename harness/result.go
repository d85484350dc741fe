package harness

import "dmconform/rulings"

// Verdict is what became of one case.
type Verdict string

// The verdicts. Only Pass is a pass: a crash is never a correct refusal, and what was not explored to
// the end was not shown.
const (
	Pass         Verdict = "pass"
	Fail         Verdict = "fail"
	NotSupported Verdict = "unsupported"  // the engine says that it cannot play this
	Inconclusive Verdict = "inconclusive" // more positions than a case may have
	Undetermined Verdict = "undetermined" // it is not known which answer holds on that day
	Crash        Verdict = "crash"        // the engine broke down
	TimedOut     Verdict = "timeout"
	Protocol     Verdict = "protocol-error"
)

// Verdicts lists all of them in the order in which reports count them.
var Verdicts = [...]Verdict{Pass, Fail, NotSupported, Inconclusive, Undetermined, Crash, TimedOut, Protocol}

// MaxPositions is how many positions a case may take before it is inconclusive.
const MaxPositions = 20_000

// Result is what became of one case, and why.
type Result struct {
	ID        string // of the ruling
	CaseID    string
	Date      Date // of the ruling; 0 if it has none
	Rules     Date // the day whose rules it ran under; 0 is the newest
	Kind      rulings.Kind
	Verdict   Verdict
	Reason    string   // one line; empty on a pass
	Branches  int      // ends that were judged, after merging
	Positions int      // positions that were visited
	Merged    int      // positions that were found equal to another and not played on
	OrderKept bool     // a shuffle was met and the deck kept its order: "order not explored"
	Notes     []string // faults of the fixture that do not change its verdict
	Failure   *Failure // of a fail or crash that happened at a position
	Log       []string // of an engine outside that broke down: its last messages and what it wrote to stderr
}

// FailureKind says what sort of claim failed; Prove counts only those that the fixture states.
type FailureKind string

// The kinds of failure.
const (
	FailedExpectation FailureKind = "expectation" // an expect, inline expect or possible
	FailedForbidden   FailureKind = "forbidden"   // a "! line" was offered
	FailedNotOffered  FailureKind = "not-offered" // a line was not offered
	FailedRest        FailureKind = "rest"        // something else has changed
	FailedFixture     FailureKind = "fixture"     // the case itself proves nothing or cannot be played
	FailedEngine      FailureKind = "engine"      // a crash
)

// Stated reports whether the fixture states the claim that failed.
func (k FailureKind) Stated() bool {
	return k == FailedExpectation || k == FailedForbidden || k == FailedNotOffered
}

// Failure is a counter-example: the claim, the board where it is false, and the shortest way there.
type Failure struct {
	Kind    FailureKind
	Line    string   // the line that was not offered, or the "!" line that was, or else the last that was played
	Expect  string   // the expectation, as written
	At      int      // line in the fixture, 0 if unknown
	Got     string   // what holds instead
	Asked   string   // the open decision: who is asked what, by which object; empty when the game is over
	Options []string // of the open decision, as lines
	Board   string   // where the claim is false, by label
	Path    []Choice // the shortest way there: every choice on the way, those of the setup too
	Script  []string // lines that script the path, for `actions` of a fixture; they follow the setup
}

// Choice is one decision on a path and how it was made.
type Choice struct {
	Player Player
	Kind   DecisionKind
	Verb   Verb
	By     string   // name of the object that asks
	Cards  []string // names of the cards of the option that was taken: card, then target
	Text   string   // the option as a line
	Of     int      // how many options there were
	Why    Why
	Line   string   // the line that scripted it
	Setup  bool     // before the start
	Moved  []string // what changed on the board until the next decision
}

// Why says why an option was taken.
type Why uint8

// The reasons for which an option is taken.
const (
	Explored  Why = iota // left open: this is one branch of several
	Scripted             // a line says so
	OnlyOne              // there was no other
	FirstPay             // payments are not explored
	KeptOrder            // shuffles are not explored
)

var whyText = [...]string{"explored", "scripted", "only option", "first payment", "order kept"}

func (w Why) String() string { return whyText[w] }
