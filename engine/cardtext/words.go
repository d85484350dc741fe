package cardtext

import (
	"maps"
	"slices"
	"strings"
)

// The closed word lists. Every table maps what is written to what it means; printing looks it up the other way.

var civs = []string{"light", "water", "darkness", "fire", "nature"}

var adjWords = []string{
	Evolution: "evolution", NonEvolution: "non-evolution", Multicolored: "multicolored", Colorless: "colorless",
	Tapped: "tapped", Untapped: "untapped", Psychic: "psychic", Dragheart: "dragheart", Exile: "exile", NonExile: "non-exile",
	FaceUpAdj: "face-up", GR: "gr", Orega: "orega", NonCreature: "non-creature", Attacking: "attacking", Linked: "linked", Sideways: "sideways", SealedAdj: "sealed",
}

// headWords has the singular; the plural adds an s.
var headWords = []string{
	CardHead: "card", Creature: "creature", SpellHead: "spell", Element: "element", Tamaseed: "tamaseed", Aura: "aura",
	Field: "field", D2Field: "d2 field", Shield: "shield", Weapon: "weapon", Gear: "cross gear", Castle: "castle", PlayerHead: "player",
}

// zoneWords has the bare name, as it stands behind a possessor. Without one, battle zone and graveyard take "the".
var zoneWords = []string{
	BattleZone: "battle zone", HandZone: "hand", ManaZone: "mana", ShieldZone: "shields", Graveyard: "graveyard",
	DeckZone: "deck", HyperZone: "hyper", GRZone: "gr", AbyssZone: "abyss",
}

var whoWords = []string{
	WhoYou: "you", WhoOpponent: "opponent", WhoOwner: "its owner", WhoThatPlayer: "that player", WhoEach: "each player", WhoTurn: "the turn player",
}

var whoseWords = []string{
	Anyones: "", Yours: "your", Opponents: "opponent's", Owners: "its owner's", ThatPlayers: "that player's", EachPlayers: "each player's",
}

var durationWords = []string{
	ThisTurn: "this turn", UntilYourNextTurn: "until the start of your next turn", UntilYourNextTurnEnd: "until the end of your next turn",
	OpponentNextTurn: "during opponent's next turn", RestOfGame: "for the rest of the game", ThisAttack: "during this attack", ThisBattle: "during this battle",
}

// ways are what "by" can name: how a card is used or comes to the battle zone.
var ways = []string{
	"summoning", "gr summoning", "evolution", "entering", "revolution change", "invasion", "invasion zero", "ninja strike", "s-trigger", "s-back",
	"mana burst", "g-zero", "abyss rush", "mugen crime", "galax-shield", "ultra saver", "final revolution",
}

// abilityWords stand before an ability and mean nothing by themselves (the text says it all), except that
// other abilities can ask for them.
var abilityWords = []string{
	"meteorburn", "labyrinth", "abare chain", "shinka power", "final revolution", "oni time", "j-tornado", "galaxy-go", "mana armament",
	"blazing dron-go", "revolution 0", "true escape", "dragon evasion", "parallel release", "awaken", "forbidden big bang", "reincarnation",
}

// keywordForm says what a keyword takes.
type keywordForm struct {
	name   string
	n      bool // a number
	signed bool // a signed number
	np     bool // ": NP"
	mayNP  bool // ": NP" or nothing
	cond   bool // ": COND" or nothing
	link   bool // ": LINK { or LINK }"
	cost   bool // "[cost]"
	stands bool // only what stands in the battle zone can have it
}

// keywordForms is the closed list of keywords. Those that macro.go writes out are played from their text,
// the others change how the game is played and are known to the engine.
var keywordForms = []keywordForm{
	{name: "blocker", stands: true},
	{name: "w-breaker", stands: true},
	{name: "t-breaker", stands: true},
	{name: "q-breaker", stands: true},
	{name: "world breaker", stands: true},
	{name: "powered breaker", stands: true},
	{name: "∞-breaker", stands: true},
	{name: "power attacker", signed: true, stands: true},
	{name: "speed attacker", stands: true},
	{name: "mach fighter", stands: true},
	{name: "slayer", stands: true},
	{name: "s-trigger"},
	{name: "g-strike"},
	{name: "guardman", stands: true},
	{name: "just diver", stands: true},
	{name: "shield force", stands: true},
	{name: "ex-life", stands: true},
	{name: "evolution", np: true, stands: true},
	{name: "star evolution", np: true, stands: true},
	{name: "neo evolution", np: true, stands: true},
	{name: "ultimate evolution", np: true, stands: true},
	{name: "super-infinite graveyard evolution", mayNP: true, stands: true},
	{name: "shinkalize", stands: true},
	{name: "revolution change", np: true},
	{name: "invasion", np: true},
	{name: "ninja strike", n: true},
	{name: "s-back", np: true},
	{name: "mana burst", n: true},
	{name: "g-zero", cond: true},
	{name: "g-link", link: true, stands: true},
	{name: "galax-shield", cost: true},
	{name: "vivid draw", cost: true},
	{name: "mugen crime", n: true, cost: true},
	{name: "sasageru", n: true, np: true, stands: true},
	{name: "abyss rush"},
	{name: "ultra saver", np: true, stands: true},
	{name: "dynamo", np: true, stands: true},
	{name: "d2", stands: true},
	{name: "w-soul"},
}

// Stands tells whether only what stands in the battle zone can have a keyword, and no spell.
func Stands(keyword string) bool {
	return slices.ContainsFunc(keywordForms, func(f keywordForm) bool { return f.name == keyword && f.stands })
}

// PickedBy returns the acts whose result a participle names, nil if it is none: "discarded" is of Discard.
func PickedBy(participle string) []ActKind { return pickedBy[participle] }

var pickedBy = map[string][]ActKind{
	"chosen":     {Choose},
	"returned":   {Return},
	"destroyed":  {Destroy},
	"discarded":  {Discard},
	"put":        {Put, PutOnto, PutUnder},
	"revealed":   {Reveal, RevealUntil},
	"tapped":     {TapAct, TapOrUntap},
	"untapped":   {Untap, TapOrUntap},
	"drawn":      {Draw},
	"shieldized": {Shieldize},
	"summoned":   {SummonAct},
	"cast":       {CastAct},
	"used":       {UseAct},
	"swapped":    {Swap},
	"named":      {NameACard},
}

// verbs of acts, in the form that "you" take.
var verbs = []string{
	"destroy", "put", "turn", "return", "draw", "discard", "tap", "untap", "summon", "cast", "use", "choose", "look", "reveal", "break", "swap",
	"flip", "change", "take", "skip", "lose", "win", "shuffle", "pay", "judge", "add", "remove", "mekraid", "name", "attach", "link",
}

// third is the form that other subjects take.
func third(verb string) string {
	switch {
	case verb == "have":
		return "has"
	case verb == "do":
		return "does"
	case verb == "be":
		return "is"
	case strings.HasSuffix(verb, "ch"), strings.HasSuffix(verb, "sh"):
		return verb + "es"
	}
	return verb + "s"
}

// lookup finds the table entry that the next words spell, preferring the longest.
func lookup(at func(words ...string) bool, table []string) int {
	best, length := -1, 0
	for i, entry := range table {
		if entry == "" {
			continue
		}
		words := strings.Fields(entry)
		if len(words) > length && at(words...) {
			best, length = i, len(words)
		}
	}
	return best
}

// fixedWords are the words that stand in no table.
var fixedWords = strings.Fields(`
a abilities ability able after all among an and another any anywhere are as at attached attack's attacked attacks battles be
becomes blocked blocks both bottom by can can't casting civilization civilizations cost costs could do does down empty ends enter
entered enters equal equipped every evolve evolves extra face fewer first flipped free from gets has have if ignored ignoring in instead
into is it least leave leaves left less link links may more most named no none not number on once only or order other otherwise paying positions
previous random removed right same seal shares shuffled single starts stays tapping target than their them then there they times to top total
trigger triggers twice under up was way were what when while whole with without won would yours`)

// joinedWords are the first words of keywords that a "-" joins.
var joinedWords = func() []string {
	var all []string
	for _, k := range keywordForms {
		if first, _, _ := strings.Cut(k.name, " "); strings.Contains(first, "-") {
			all = append(all, first)
		}
	}
	return all
}()

// vocabulary is every word of the language, for the nearest word of an error.
var vocabulary = func() []string {
	seen := map[string]bool{}
	var all []string
	add := func(tables ...[]string) {
		for _, t := range tables {
			for _, entry := range t {
				for _, w := range strings.Fields(entry) {
					if !seen[w] && !isDigit([]rune(w)[0]) {
						seen[w] = true
						all = append(all, w)
					}
				}
			}
		}
	}
	add(verbs, civs, headWords, zoneWords, adjWords, whoWords, whoseWords, durationWords, ways, abilityWords)
	for _, h := range headWords {
		add([]string{h + "s"})
	}
	for _, v := range verbs {
		add([]string{third(v)})
	}
	for _, k := range keywordForms {
		add([]string{k.name})
	}
	add(slices.Sorted(maps.Keys(pickedBy)))
	add(fixedWords)
	return all
}()
