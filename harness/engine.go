package harness

import (
	"slices"

	"dmconform/rulings"
)

// The vocabulary that fixtures and engines share.
type (
	Player = rulings.Player
	Zone   = rulings.Zone
	Verb   = rulings.Verb
	Date   = rulings.Date
)

// CardID numbers the physical cards of a game. The runner gives the numbers in Start; an engine keeps
// them for good, whatever zone a card moves to. NoCard stands where there is none.
type CardID int16

// NoCard is the id of no card.
const NoCard CardID = -1

// Engine plays boards. An implementation is safe for concurrent use.
type Engine interface {
	// New sets the board up and runs on to the first decision.
	// An engine that does not know a card, a date or a variant returns an *Unsupported error, one that finds a board
	// impossible a *BadBoard.
	New(Start) (Position, error)
}

// Position is one moment of a game: a decision that somebody must make, or the end.
// It never changes, unless as a Mover; Choose returns another, so that one position can be played on in several ways.
type Position interface {
	// Decision is what is asked, with every legal option; nil when the game is over. A Trier may leave the options out.
	Decision() *Decision
	// Choose plays the option of that index and runs on to the next decision.
	Choose(option int) (Position, error)
	// Board is where every card is.
	Board() Board
	// Events are those since the position before; nil unless Start.Log.
	Events() []Event
}

// Comparable is a Position that can tell that it is the same as another up to renaming: cards that
// agree in name, label, owner, zone and state, and that nothing refers to, are interchangeable.
type Comparable interface {
	// Key appends an exact canonical form: equal keys mean equal positions.
	Key(buf []byte) []byte
}

// Renamer is a Position that can tell before choosing that two of its cards are interchangeable, so that
// a decision branches once per class. Equal keys catch what it does not; it only saves work.
type Renamer interface {
	// Interchangeable reports whether swapping the two cards gives an equal position: they agree in
	// name, label, owner, zone and state, and nothing refers to either but the options of the decision.
	Interchangeable(a, b CardID) bool
}

// Start is everything a game begins from: board, rules date, variant. An engine reads Cards and keeps
// no right to change it: many games begin from one slice.
type Start struct {
	Date     Date   // rules as of this day; 0 means the newest
	Variant  string // "" or "plays"
	Turn     Player
	Step     string
	Cards    []StartCard // index = CardID
	Log      bool        // the run will ask for events
	Keywords bool        // the run will ask for keyword abilities
	Chance   bool        // the run will say what chance brings
	AskAll   bool        // a decision with one option is put too, if the engine can: to look for a line that answers it
}

// StartCard is one physical card where the game begins.
type StartCard struct {
	Place
	Card   *rulings.Card
	Label  string // "" for a filler
	Side   string // side that faces up, "" for the first
	Since  bool   // came into the battle zone this turn
	Linked bool   // a further card of the linked creature On
}

// Place is where a card is and how it lies. A value: two boards compare cheaply.
type Place struct {
	Player   Player // whose zone; the owner at the start
	Zone     Zone
	Index    int16  // position in the zone: deck 0 is the top, otherwise order of arrival
	On       CardID // the card on top of the stack it belongs to; NoCard when it stands alone or on top
	Layer    int8   // 0 the top card, 1, 2, ... beneath it, -1, -2, ... over it
	Tapped   bool
	FaceDown bool // against its zone's custom: a card face down in a public zone, never set in hidden ones
	FaceUp   bool // face up in a hidden zone
	Seals    int8 // how many seals lie on it
}

// Board is where every card is, at one moment.
type Board struct {
	Turn   Player
	Step   string
	Places []Place // index = CardID
	Powers []int32 // power of creatures in the battle zone, 0 otherwise; index = CardID
	// Attacker is the attacking creature and Attacked what it attacks now (NoCard: the player); both
	// NoCard when no attack is on.
	Attacker, Attacked CardID
	AttackOn           bool
	Keywords           [][]string // per card in the battle zone: the keyword abilities it has now
	Winner             Player     // Chance while nobody has won
	Over               bool
}

// DecisionKind says what sort of question a decision is; a line answers it only if its verb fits.
type DecisionKind int8

// The kinds of decision, each with the verbs that answer it.
const (
	KindAct      DecisionKind = iota // summon cast charge attack cross use-ability end
	KindUse                          // use decline
	KindMode                         // mode, mode none
	KindChoose                       // choose, choose none
	KindOrder                        // order: which of several comes next
	KindRedirect                     // redirect, redirect none: who takes over an attack (507.1a)
	KindDeclare                      // declare, declare none: abilities that need a declaration (112.3)
	KindPay                          // pay: which mana to tap
	KindName                         // name
	KindChance                       // chance, chance order
)

// A decision of KindChance is of one of two sorts, told apart by the verb of its options: Randomly, where
// chance picks a card and every outcome is explored, and Order, a shuffle, where chance says which card
// comes next from the top. The first option of a shuffle leaves the deck as it is.

// Decision is a question with all its legal answers.
type Decision struct {
	Player  Player
	Kind    DecisionKind
	By      CardID // the card whose ability or effect asks; NoCard for the rules
	Options []Option
}

// clone is a decision that stays as it is when its position is played on.
func (d *Decision) clone() *Decision {
	if d == nil {
		return nil
	}
	c := *d
	c.Options = slices.Clone(d.Options)
	return &c
}

// Option is one legal answer.
type Option struct {
	Verb   Verb
	Card   CardID // what is summoned, chosen, used, ordered, ...; NoCard for decline, none, end
	Target CardID // attack: the attacked creature, NoCard for the player; use: what it would apply to
	From   Zone   // acts: where the card is used from
	Way    string // acts: how, "" for the normal way
	As     string // use: "trigger" or "replacement"
	Mode   int    // mode: 1-based position on the card
	Name   string // name; or the side of a card with several that is used
	None   bool   // choose none, mode none, redirect none, declare none
}

// Event is something that happened, for expectations about the past and for explain.
type Event struct {
	Kind   string // destroyed, discarded, drawn, put, ...; "act" for an act with its three facts
	Rule   string // comprehensive-rules number
	Player Player
	Card   CardID
	By     CardID // source
	Other  CardID // second card: blocker, battle opponent, what replaced
	From   Zone
	To     Zone
	Text   string // the act, in the card text language
	Facts  Facts  // of an act
}

// Facts are the three things every act yields (design 4): whether it could begin, whether it was begun,
// and how many of its cards really changed.
type Facts struct {
	Could, Begun bool
	Changed      int
}

// Unsupported says that an engine cannot play something; the case is then neither passed nor failed.
type Unsupported struct{ What string }

func (e *Unsupported) Error() string { return "unsupported: " + e.What }

// BadBoard says that no game can begin from a board: the fault is the fixture's.
type BadBoard struct{ What string }

func (e *BadBoard) Error() string { return "the board: " + e.What }

// Endless says that an engine stopped a game that runs on without end, such as mandatory triggers that
// feed each other; the case is inconclusive.
type Endless struct{ What string }

func (e *Endless) Error() string { return "endless: " + e.What }

// Timeout says that an engine did not answer in time.
type Timeout struct{ What string }

func (e *Timeout) Error() string { return "timeout: " + e.What }

// ProtocolError says that an engine answered something that the protocol does not allow.
type ProtocolError struct{ What string }

func (e *ProtocolError) Error() string { return "protocol error: " + e.What }
