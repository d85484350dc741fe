package rulings

// Verb is what a line does. The list is closed; CONFORMANCE.md has a table of it.
type Verb string

// Acts: what the turn player does on their own in the main and attack steps.
const (
	Summon     Verb = "summon"
	Cast       Verb = "cast"
	Charge     Verb = "charge"
	Attack     Verb = "attack"
	Cross      Verb = "cross"
	UseAbility Verb = "use-ability"
	End        Verb = "end"
)

// Answers: what a player says when asked, and what chance brings.
const (
	Use      Verb = "use"
	Decline  Verb = "decline"
	Choose   Verb = "choose"
	Mode     Verb = "mode"
	Order    Verb = "order"
	Redirect Verb = "redirect"
	Declare  Verb = "declare"
	Pay      Verb = "pay"
	NameCard Verb = "name"
	Randomly Verb = "chance" // "chance x": chance picks x; "chance order x y": a shuffle leaves x, y on top
)

// Line is one act or answer of a fixture, as written and as understood.
type Line struct {
	Text   string // as written
	At     int    // line in the file, 0 if typed by hand
	Not    bool   // "! line": must not be offered from here until the next plain line
	Player Player // Chance for chance lines
	Verb   Verb
	Cards  []string // labels, in order: what is summoned, used, chosen, ...
	None   bool     // "choose none", "mode none", "redirect none", "declare none"
	Modes  []int    // 1-based positions on the card
	Target string   // attack: a label, or "player"
	From   Zone     // acts: the zone the card is used from
	Way    string   // acts: "by WAY", e.g. g-zero, abyss-rush, mana-burst
	As     string   // use/decline: "trigger" or "replacement"
	For    string   // use/decline: the label of what it would apply to
	By     string   // the label of the object that asks
	Name   string   // name "…"
	Order  bool     // chance order
}

// ExpectKind says what an expectation looks at.
type ExpectKind string

// The kinds of expectation; each comment is the form a fixture writes.
const (
	ZoneCount    ExpectKind = "count"   // you hand 2
	ZoneDelta    ExpectKind = "delta"   // you deck -5 (against the start)
	ZoneHas      ExpectKind = "has"     // you mana has x y*2
	DeckTop      ExpectKind = "top"     // you deck top x y (the first is the top)
	DeckBottom   ExpectKind = "bottom"  // you deck bottom x y (the last is the bottom)
	IsUnder      ExpectKind = "under"   // x under y
	IsOver       ExpectKind = "over"    // x over y
	Orientation  ExpectKind = "is"      // x tapped | x untapped | x face-up | x face-down
	PowerIs      ExpectKind = "power"   // x power 4000
	Offered      ExpectKind = "offered" // offered LINE: the open decision has it
	EventCount   ExpectKind = "event"   // event destroyed x 1 | event drawn you 3
	Before       ExpectKind = "before"  // before destroyed.x drawn.you
	AttackGoesOn ExpectKind = "attack"  // attack continues
	GameResult   ExpectKind = "result"  // you won | you lost
	SealedBy     ExpectKind = "sealed"  // x sealed 3
	HasAbility   ExpectKind = "ability" // x has blocker: a keyword, printed or given
)

// Expectation is one thing that must hold, as written and as understood.
type Expectation struct {
	Text   string
	At     int // line in the file
	Not    bool
	Kind   ExpectKind
	Player Player
	Zone   Zone
	N      int
	Cards  []Count // labels with how many of each
	Word   string  // orientation, keyword or result
	Line   *Line   // offered
	Events []EventRef
}

// Count is a label and how many cards of it.
type Count struct {
	Label string
	N     int
}

// EventRef names events by kind, and by the card or player they happened to.
type EventRef struct {
	Kind   string
	Label  string // "" for any card
	Player Player
	OfWhom bool // Player is given
}
