package rulings

import "slices"

// VerbInfo is one row of the table of verbs. The parser, the documentation and the tests all read this table.
type VerbInfo struct {
	Verb    Verb
	Act     bool   // done unasked in the main and attack steps; otherwise it answers a decision
	Answers string // the kind of decision it answers
	Asked   string // who may be asked
	Words   string // what follows the verb; X, Y, L are labels, … means one or more
	Example string
}

const (
	turnPlayer   = "the turn player"
	eitherPlayer = "either player"
	byAsker      = " [by X]"
)

// Verbs is the closed list of verbs.
func Verbs() []VerbInfo { return slices.Clone(verbs) }

var verbs = []VerbInfo{
	{Summon, true, "act", turnPlayer, "X [from ZONE] [by WAY]", "you summon bella from grave by abyss-rush"},
	{Cast, true, "act", turnPlayer, "X [from ZONE] [by WAY]", "you cast storm"},
	{Charge, true, "act", turnPlayer, "X", "you charge leaf"},
	{Attack, true, "act", turnPlayer, "X player|Y", "you attack bella player"},
	{Cross, true, "act", turnPlayer, "X", "you cross sword"},
	{UseAbility, true, "act", turnPlayer, "X", "you use-ability driver"},
	{End, true, "act", turnPlayer, "", "you end"},

	{Use, false, "use", eitherPlayer, "X [as trigger|replacement] [for Y]" + byAsker, "you use bag as replacement for bella"},
	{Decline, false, "use", eitherPlayer, "X [as trigger|replacement] [for Y]" + byAsker, "opponent decline bella"},
	{Choose, false, "choose", eitherPlayer, "L… | none" + byAsker, "you choose dark leaf by storm"},
	{Mode, false, "mode", eitherPlayer, "N… | none" + byAsker, "opponent mode 1"},
	{Order, false, "order", eitherPlayer, "L…" + byAsker, "you order saga bella"},
	{Redirect, false, "redirect", eitherPlayer, "L… | none" + byAsker, "opponent redirect guard"},
	{Declare, false, "declare", eitherPlayer, "L… | none" + byAsker, "opponent declare none"},
	{Pay, false, "pay", eitherPlayer, "L…" + byAsker, "you pay dark leaf"},
	{NameCard, false, "name", eitherPlayer, `"…"` + byAsker, `you name "` + exampleName + `"`},
	{Randomly, false, "chance", "chance", "[order] L…", "chance order leaf dark"},
}

// exampleName stands where an example needs a card name; no real one may stand in code.
const exampleName = "カード"

// ExpectInfo is one row of the table of expectations.
type ExpectInfo struct {
	Kind    ExpectKind
	Form    string
	Means   string
	Example string
}

// Expectations is the closed list of forms an expectation may have. Each may follow "! ", which negates it.
func Expectations() []ExpectInfo { return slices.Clone(expectations) }

var expectations = []ExpectInfo{
	{ZoneCount, "PLAYER ZONE N", "that many cards are in the zone", "you hand 2"},
	{ZoneDelta, "PLAYER ZONE +N|-N", "so many more or fewer than at the start", "you deck -5"},
	{ZoneHas, "PLAYER ZONE has L[*N]…", "at least these cards are in the zone", "opponent mana has bella plain*2"},
	{DeckTop, "PLAYER deck top L…", "these lie on top, the first uppermost", "you deck top leaf dark"},
	{DeckBottom, "PLAYER deck bottom L…", "these lie at the bottom, the last lowermost", "you deck bottom leaf"},
	{IsUnder, "X under Y", "X lies beneath Y", "leaf under bella"},
	{IsOver, "X over Y", "X is an aura or a weapon on Y, or a seal that was put on it", "zaha over bella"},
	{Orientation, "X tapped|untapped|face-up|face-down", "how X lies", "bella tapped"},
	{PowerIs, "X power N", "X has exactly that power (0 if it is no creature)", "bella power 4000"},
	{SealedBy, "X sealed N", "that many seals lie on X", "star sealed 3"},
	{HasAbility, "X has KEYWORD…", "X has the keyword ability, printed or given", "bella has speed attacker"},
	{Offered, "offered LINE", "the open decision has that option", "offered you use bag"},
	{EventCount, "event KIND [X|PLAYER] N", "that happened so often, to X or PLAYER, since the start", "event destroyed bella 1"},
	{Before, "before KIND[.X|.PLAYER] KIND[.X|.PLAYER]", "the first such event came before the first of the other", "before destroyed.bella drawn.you"},
	{AttackGoesOn, "attack continues", "the attack has not been broken off", "attack continues"},
	{GameResult, "PLAYER won|lost", "the game is over, with that result; if both players lose at once, nobody won", "you lost"},
}

// EventKinds is the closed list of what event and before can look for.
func EventKinds() []string { return slices.Clone(eventKinds) }

var eventKinds = []string{
	"drawn", "discarded", "destroyed", "put", "summoned", "cast", "tapped", "untapped", "broken", "attacked", "blocked",
	"battled", "won-battle", "entered", "left", "shuffled", "revealed", "chosen", "turned", "ended",
}

// Steps is the closed list of steps a board can stand in (500.1).
func Steps() []string { return slices.Clone(steps) }

var steps = []string{"start", "draw", "charge", "main", "attack", "end"}

var orientations = []string{"tapped", "untapped", "face-up", "face-down"}

// connectives are the words of lines and expectations that are none of the other lists.
var connectives = []string{
	"none", "player", "from", "by", "as", "for", "has", "top", "bottom", "under", "over", "power", "sealed",
	"offered", "event", "before", "continues", "won", "lost", "trigger", "replacement",
}

// wordClass says what a word means to the grammar, "" if nothing: such a word can be a label.
func wordClass(w string) string {
	if _, ok := ParsePlayer(w); ok {
		return "a player"
	}
	if _, ok := ParseZone(w); ok {
		return "a zone"
	}
	if _, ok := verbNamed(w); ok {
		return "a verb"
	}
	switch {
	case contains(eventKinds, w):
		return "a kind of event"
	case contains(connectives, w), contains(orientations, w):
		return "a word of the line language"
	}
	return ""
}

func verbNamed(w string) (VerbInfo, bool) {
	for _, v := range verbs {
		if string(v.Verb) == w {
			return v, true
		}
	}
	return VerbInfo{}, false
}

func verbWords() []string {
	words := make([]string, len(verbs))
	for i, v := range verbs {
		words[i] = string(v.Verb)
	}
	return words
}

func zoneWords() []string { return zoneNames[1:] }
