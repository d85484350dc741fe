package wire

import (
	"dmconform/harness"
	"dmconform/rulings"
)

// Version is the newest version of the protocol that this package speaks.
const Version = 1

// Info is what an engine says of itself.
type Info struct {
	Protocol int // the version that is spoken
	Name     string
	Version  string
	Language string
	Homepage string
	Issues   string       // where its bugs are reported
	From, To harness.Date // the days whose rules it knows; 0 is open
	Variants []string
	Cards    []string // the cards it knows, in its Names; nil: it says so when it does not know one
	Names    string   // "ja" or "en": which names of cards it is given
	Facts    bool     // it is given the facts and texts of cards
	Fork     bool     // it can hold several games at a time
	Keys     bool     // its positions have keys
	Tries    bool     // it may leave the options of a decision out; lines are then tried
	Chance   bool     // what chance brings can be set: it asks
}

// The names of the requests.
const (
	doHello  = "hello"
	doNew    = "new"
	doChoose = "choose"
	doTry    = "try"
	doFork   = "fork"
	doDrop   = "drop"
	doBye    = "bye"
)

// request is a message to the engine.
type request struct {
	id       []byte // as written
	do       string
	protocol int
	game, as int
	options  []int // choose
	set      bool  // they were a list
	player   harness.Player
	option   harness.Option // try
	start    harness.Start
}

// replyKind says what a reply is.
type replyKind int8

const (
	isDone        replyKind = iota // nothing more to say: fork, drop, bye
	isPosition                     // new, choose, try
	isInfo                         // hello
	isIllegal                      // try
	isUnsupported                  // any
	isEndless                      // new, choose, try
	isError                        // any
)

var replyKeys = [...]string{
	isDone: "", isPosition: "position", isInfo: "engine", isIllegal: "illegal", isUnsupported: "unsupported",
	isEndless: "endless", isError: "error",
}

// reply is a message from the engine.
type reply struct {
	id       int
	hasID    bool
	loose    bool // what belongs into a position stands outside
	kind     replyKind
	info     Info
	position said
	text     string // illegal, unsupported, endless, error
	issue    string // unsupported: where it is tracked
}

// said is a position as an engine tells it.
type said struct {
	decision *harness.Decision // nil: the game is over
	pick     pick
	board    harness.Board
	events   []harness.Event
	key      []byte
	alike    [][]harness.CardID // groups of cards that are interchangeable
}

// pick says in which coarser grain a decision is asked; the zero pick is one option at a time.
type pick struct {
	set      bool // a set of options at once, min to max of them
	all      bool // every option, in order
	min, max int
	may      bool           // or none, which means that an optional ability is not used
	use      harness.Option // what is then not used
}

var kindNames = [...]string{
	harness.KindAct: "act", harness.KindUse: "use", harness.KindMode: "mode", harness.KindChoose: "choose",
	harness.KindOrder: "order", harness.KindRedirect: "redirect", harness.KindDeclare: "declare",
	harness.KindPay: "pay", harness.KindName: "name", harness.KindChance: "chance",
}

// implied is the verb of the options of each kind of decision, where they have but one.
var implied = [len(kindNames)]harness.Verb{
	harness.KindMode: rulings.Mode, harness.KindChoose: rulings.Choose, harness.KindOrder: rulings.Order,
	harness.KindRedirect: rulings.Redirect, harness.KindDeclare: rulings.Declare, harness.KindPay: rulings.Pay,
	harness.KindName: rulings.NameCard, harness.KindChance: rulings.Randomly,
}

// verbFits reports whether an option of that verb may stand in a decision of that kind.
func verbFits(k harness.DecisionKind, v harness.Verb) bool {
	switch k {
	case harness.KindAct:
		switch v {
		case rulings.Summon, rulings.Cast, rulings.Charge, rulings.Attack, rulings.Cross, rulings.UseAbility, rulings.End:
			return true
		}
		return false
	case harness.KindUse:
		return v == rulings.Use || v == rulings.Decline
	case harness.KindChance:
		return v == rulings.Randomly || v == rulings.Order
	}
	return v == implied[k]
}

const nobody = "nobody"

// How a card lies, as messages write it.
const (
	faceUp   = "up"
	faceDown = "down"
	thisTurn = "this-turn"
)

var stepNames = [...]string{"start", "draw", "charge", "main", "attack", "end"}

var zoneNames = func() (names [rulings.NumZones]string) {
	for z := range names {
		names[z] = rulings.Zone(z).String()
	}
	return names
}()
