package cardtext

// Text is the whole text of one side of a card: its abilities in printed order.
// Sentences, Acts and Blocks list every node of the tree by its number, so that whoever plays the text
// can keep a place in it as a number and copy, hash and compare that place without pointers.
type Text struct {
	Abilities []*Ability
	Blocks    []*Block
	Sentences []*Sentence
	Acts      []*Act
	Conds     []*Cond // every condition in it
}

// AbilityKind is the sort of a paragraph.
type AbilityKind uint8

// The sorts of ability (110.3), each with its shape in the language.
const (
	Keywords    AbilityKind = iota // w-breaker, blocker            keyword { "," keyword }
	Static                         // [in ZONE,] [during WHOSE turn,] [while COND,] RULE
	Replacement                    // [in …] [once each turn,] [during …] [while …] if EVENT-WOULD [, if COND]: BODY instead
	Trigger                        // [in …] [once each turn,] [during …] when EVENT [or when EVENT] [, if COND]: BODY
	AsEnters                       // as this enters: BODY          state-defining effects (110.4f)
	TapAbility                     // tap: BODY                     used instead of attacking
	Spell                          // BODY                          only on spells
)

// Ability is one paragraph of a card.
type Ability struct {
	Index    int // position in Text.Abilities
	Kind     AbilityKind
	Word     string    // ability word printed before it ("meteorburn", "labyrinth"); "" for none
	In       []Place   // "in hand", "in your graveyard": it works there and not in the battle zone (110.4b)
	Once     bool      // "once each turn,": it is used once, and a "may" that is declined is no use
	First    bool      // "the first time each turn,": only the first event of a turn counts, whatever became of it
	During   During    // "during your turn," …
	While    *Cond     // "while COND,"
	Events   []*Event  // Trigger: any of these; Replacement: one
	If       *Cond     // ", if COND": read at the resolution (603.4), for a replacement when it would apply
	Keywords []Keyword // Keywords
	Rules    []*Rule   // Static
	Body     *Block    // Replacement, Trigger, AsEnters, TapAbility, Spell
}

// During limits when an ability works.
type During uint8

// The turns and moments that "during" names.
const (
	AnyTime      During = iota
	YourTurn            // during your turn
	OpponentTurn        // during opponent's turn
)

// Keyword is a keyword ability or a parametrised one: "w-breaker", "ninja strike 4",
// "star evolution: light creature", "mana burst 0", "dynamo".
type Keyword struct {
	Name string // as written, words joined by one space: "star evolution"
	N    int    // its number, -1 if it has none
	NP   *NP    // after ":", nil if it has none
	Cost *Cost  // in brackets, nil if it has none
	Cond *Cond  // ":" and a condition (g-zero), nil if it has none
	Link []Link // ":" and beside what it links (g-link), nil if it has none
}

// Link is one place of a g-link: beside which God, and on which side of it.
type Link struct {
	Side LinkSide
	NP   *NP
}

// LinkSide is the side of a God that another stands on.
type LinkSide uint8

// The sides.
const (
	LeftOf  LinkSide = iota // left of NP
	RightOf                 // right of NP
)

// Cost is a mana cost in brackets: [darkness 3], [water/darkness 4], [5].
type Cost struct {
	Civs []string
	N    int
}

// Block is a run of sentences.
type Block struct {
	ID        int
	Sentences []*Sentence
}

// Sentence is one line of a body. Then and Otherwise are the sequences that hang on it:
// Then is played if the sentence was begun, Otherwise if it was reached and not begun.
// A sentence with Modes offers a choice among blocks instead of acts.
type Sentence struct {
	ID        int
	AfterThat bool      // the line starts with "after that"
	At        *Moment   // "at the end of this turn,": the rest is a delayed trigger
	If        *Cond     // "if COND,"
	Duration  *Duration // written in front: "until the start of your next turn,"
	Who       Who       // who acts and who decides a "may"; WhoYou when not written
	May       bool      // "you may", "opponent may"
	Acts      []*Act    // joined by "," (all but the last) and "and"
	Modes     *Modes
	Then      *Block
	Otherwise *Block
}

// Modes is "choose N" with dashes below it (700.2).
type Modes struct {
	N       int
	UpTo    bool  // "choose up to N"
	Repeat  bool  // "choose N times": the same may be chosen again
	Unless  *Cond // "choose 1, or 2 if COND": nil for none
	UnlessN int
	Items   []*Block
}

// Who is a player as seen from an ability.
type Who uint8

// The players a text can name.
const (
	WhoYou        Who = iota // you
	WhoOpponent              // opponent
	WhoOwner                 // its owner
	WhoThatPlayer            // that player: the one chosen, or the one the event names
	WhoEach                  // each player
	WhoTurn                  // the turn player
)

// ActKind is what an act does.
type ActKind uint8

// The acts, each with its form. "[who]" may stand before any act in the third person ("opponent discards 1").
const (
	Destroy        ActKind = iota // destroy NP                                  701.6
	Put                           // put NP into PLACE [tapped|face up|face down] [in any order]; put NP on top|bottom of PLACE [in any order|shuffled|in any positions]
	PutOnto                       // put NP on NP      (an evolution on what it evolves from)
	PutUnder                      // put NP under NP   [face down]
	Shieldize                     // turn NP into a shield | … a face-up shield | … a single shield | … its ex-life shield (NP2)     701.32
	Return                        // return NP to hand [without s-trigger] | return NP to hyper
	Draw                          // draw N | draw up to N
	Discard                       // discard N | discard N at random | discard your hand | discard NP   701.7
	TapAct                        // tap NP
	Untap                         // untap NP
	TapOrUntap                    // tap or untap NP
	SummonAct                     // summon NP [for free]
	CastAct                       // cast NP [for free]
	UseAct                        // use NP [for free]
	Choose                        // choose NP [as its force shield (NP2)]
	ChoosePlayer                  // choose a player
	LookAt                        // look at NP
	Reveal                        // reveal NP
	RevealUntil                   // reveal cards from the top of PLACE until NP      (N: how many of them)
	ChangePower                   // NP gets SIGNED
	SetPower                      // the power of NP becomes N
	GiveKeyword                   // NP has KEYWORD { "and" KEYWORD }
	MakeRule                      // RULE with a duration: "opponent can't cast spells"
	Battle                        // NP battles NP
	Break                         // break NP | NP breaks NP2       701.14
	Swap                          // swap NP and NP                 701.26
	Flip                          // flip NP: turn it to its other side | flip NP to "NAME" [or "NAME"]
	Stays                         // NP stays                       only in replacements
	ChangeTarget                  // change the attack's target to NP
	EndAttack                     // the attack ends
	ExtraTurn                     // take an extra turn
	SkipTurn                      // skip your next turn
	EndTurn                       // the turn ends
	Lose                          // lose the game
	Win                           // win the game
	Shuffle                       // shuffle PLACE
	PayCost                       // pay COST
	Judge                         // judge                          gachinko judge 701.21
	AddSelfTo                     // add its power and abilities to NP   (dynamo)
	DoubleTriggers                // the next creature of yours that enters triggers twice
	NoTrigger                     // it does not trigger            only in replacements of a trigger
	UseInstead                    // you use it                     only in replacements of a trigger: who resolves it
	SkipUntap                     // NP does not untap at the start of its owner's next turn
	RemoveSeal                    // remove a seal from NP
	Mekraid                       // mekraid N "race"               a macro: expanded when the text is loaded
	NameACard                     // name a card
	Attach                        // attach NP to NP                aura, cross gear, weapon
	PutSeal                       // put a seal on NP
	LinkTo                        // link REF to NP2                Gods 804
)

// Act is one thing done. Which fields are used depends on Kind.
type Act struct {
	ID       int
	Kind     ActKind
	Who      Who  // who does it
	Said     bool // Who was written before this act, not taken over from the sentence
	NP       *NP
	NP2      *NP       // put … on/under NP2, battles NP2, swap and NP2, equipped to NP2
	N        *Num      // draw, discard, get, break
	UpTo     bool      // draw up to N
	Random   bool      // discard at random
	To       *Place    // where it is put
	Pos      Pos       // where in To
	Order    Ordering  // in any order, shuffled, in any positions
	Tapped   bool      // put tapped
	FaceUp   bool      // put, shieldize face up
	FaceDown bool      // put face down
	Free     bool      // for free
	Sideways bool      // put sideways, Nth from the top
	Nth      int       // put into a deck: "4 from the top", 0 if not written
	Single   bool      // turn NP into a single shield: all of them become one
	NoSTrig  bool      // return NP to hand without s-trigger
	Silent   bool      // "ignoring what triggers": nothing that this entering triggers is used
	Instead  bool      // this act stands in a replacement: "… instead"
	Price    bool      // it is done to use a card: "you may ACT to summon …"
	Equipped *NP       // put … equipped to NP
	Keywords []Keyword // GiveKeyword
	Rule     *Rule     // MakeRule
	Cost     *Cost     // PayCost
	Race     string    // Mekraid
	Faces    []string  // flip NP to "NAME" or "NAME": the player picks one
	Duration *Duration // written behind the act; nil if none
}

// Pos is a place inside a zone.
type Pos uint8

// Positions in a deck (or any ordered zone).
const (
	PosNone   Pos = iota
	PosTop        // on top of
	PosBottom     // on the bottom of
)

// Ordering is how several cards are put into a deck.
type Ordering uint8

// The orderings a text can ask for.
const (
	OrderNone    Ordering = iota
	AnyOrder              // in any order
	Shuffled              // shuffled
	AnyPositions          // in any positions
)

// ZoneName is a zone as texts name it.
type ZoneName uint8

// The zones; AnyZone matches every zone.
const (
	AnyZone    ZoneName = iota
	BattleZone          // the battle zone
	HandZone            // hand
	ManaZone            // mana
	ShieldZone          // shields
	Graveyard           // graveyard
	DeckZone            // deck
	HyperZone           // hyper
	GRZone              // gr
	AbyssZone           // abyss
)

// Place is a zone with its player: "your hand", "opponent's mana", "its owner's graveyard", "the battle zone".
type Place struct {
	Whose Whose
	Zone  ZoneName
}

// Whose is the possessor of a thing or zone.
type Whose uint8

// The possessors.
const (
	Anyones     Whose = iota // not written
	Yours                    // your
	Opponents                // opponent's
	Owners                   // its owner's
	ThatPlayers              // that player's
	EachPlayers              // each player's
)

// QuantKind says how many a noun phrase takes.
type QuantKind uint8

// Quantities. Those that a player picks are chosen one card at a time.
const (
	Indefinite  QuantKind = iota // your creature, creatures, a card: matches, picks nothing
	Exactly                      // 1, 2, the number of …
	UpTo                         // up to 2
	AnyNumber                    // any number of
	All                          // all
	Top                          // top 3 of your deck
	UpToTop                      // up to top 4 of your deck
	Bottom                       // bottom 1 of your deck
	OneEach                      // 1 each of: one per alternative (one water card, one fire card, …)
	UpToOneEach                  // up to 1 each of
)

// RefKind is a noun phrase that points back.
type RefKind uint8

// The references. Participles are results of an act of this ability (the switch of 2022-09-14 says
// whether what was attempted or what really moved); It is what the last act aimed at.
const (
	NoRef        RefKind = iota
	This                 // this: the card the ability is on
	It                   // it
	Them                 // them: everything the last act aimed at
	That                 // that creature, that card: the subject of the event
	TheAttacker          // the attacker
	TheAttached          // the attached creature: what this aura or gear is on
	TheOther             // the other creature: of a battle
	TheRest              // the rest: of what was looked at or revealed and not taken
	ThePicked            // the chosen / returned / destroyed / discarded / put / revealed NOUN: by Participle
	ExLifeShield         // its ex-life shield
	ForceShield          // its force shield
	ThisCard             // this card: as a card, wherever it is
)

// NP is a noun phrase: which cards, and how many of them.
type NP struct {
	Ref        RefKind
	Participle string // ThePicked: "chosen", "returned", "destroyed", "discarded", "put", "revealed", "tapped"
	Noun       string // of a reference, for printing: "creature", "card", "cards"

	Quant   QuantKind
	N       *Num
	Article bool // "a"
	Plural  bool
	Random  bool // "at random": chance picks

	Whose      Whose
	Other      bool // other than this
	Adjs       []Adj
	Civs       []string // any of these
	Races      []string // any of these (quoted); a race matches every race that contains it (203.2)
	Heads      []Head   // any of these
	In         []Place  // "in" or "from"; empty: where such a thing normally is
	From       bool     // written "from"
	Among      bool     // "among them": what was looked at or revealed
	Under      *NP      // "under NP": the cards beneath
	LinkedWith *NP      // "linked with NP": the further cards of it
	With       []Filter
	TotalCost  *Num // "with total cost N or less"
	TotalPower *Num // "with total power N or less"

	Or []*NP // further whole noun phrases: "light creature or "レクスターズ" element"
}

// Adj is an adjective.
type Adj uint8

// The adjectives.
const (
	Evolution    Adj = iota // evolution
	NonEvolution            // non-evolution
	Multicolored            // multicolored
	Colorless               // colorless
	Tapped                  // tapped
	Untapped                // untapped
	Psychic                 // psychic
	Dragheart               // dragheart
	Exile                   // exile
	NonExile                // non-exile
	FaceUpAdj               // face-up
	GR                      // GR
	Orega                   // orega
	NonCreature             // non-creature
	Attacking               // attacking
	Linked                  // linked
	Sideways                // sideways (in a deck)
	SealedAdj               // sealed: at least one seal lies on it
)

// Head is the noun of a noun phrase.
type Head uint8

// The nouns.
const (
	CardHead   Head = iota // card
	Creature               // creature
	SpellHead              // spell
	Element                // element
	Tamaseed               // tamaseed
	Aura                   // aura
	Field                  // field
	D2Field                // d2 field
	Shield                 // shield
	Weapon                 // weapon
	Gear                   // cross gear
	Castle                 // castle
	PlayerHead             // player
)

// Prop is what a filter looks at.
type Prop uint8

// The properties.
const (
	CostProp    Prop = iota // with cost …
	PowerProp               // with power …
	NameProp                // named "x" | with the same name as NP
	NamePart                // with "x" in its name
	HasKeyword              // with blocker | without blocker
	CivProp                 // with the same civilization as NP (sharing one)
	EvolvesFrom             // that can evolve from NP
	RaceNot                 // that is not "race": a race it must not have
)

// Cmp compares.
type Cmp uint8

// The comparisons, as written behind a number or before a noun phrase.
const (
	Eq Cmp = iota // with cost 4 | with the same cost as NP
	Le            // 5 or less | at most …
	Ge            // 5 or more | at least …
	Lt            // less than …
	Gt            // more than …
)

// Filter is one "with" or "named".
type Filter struct {
	Prop Prop
	Cmp  Cmp
	N    *Num
	Str  string // name, keyword
	Not  bool   // without
	As   *NP    // the same … as NP
}

// NumKind is a kind of number.
type NumKind uint8

// The numbers.
const (
	Literal  NumKind = iota // 5
	Infinite                // ∞
	CountOf                 // the number of NP
	CostOf                  // the cost of NP; of several: the greatest
	PowerOf                 // the power of NP; likewise
)

// Num is a number that may depend on the position.
type Num struct {
	Kind  NumKind
	Value int
	NP    *NP
	Times int // "N for each …": Value per item; 0 when not used
}

// EventKind is what happens, in triggers ("when …"), replacements ("if … would …") and rules ("can't …").
type EventKind uint8

// The events, in the trigger form.
const (
	Enters       EventKind = iota // NP enters [by WAY] [from PLACE]  (into the battle zone)
	Leaves                        // NP leaves [PLACE]                (the battle zone when not written)
	IsDestroyed                   // NP is destroyed
	IsPut                         // NP is put into PLACE [from PLACE | from anywhere other than PLACE]; "any zone other than"
	PlayerPuts                    // WHO puts NP into PLACE [from …] [without tapping mana]
	Summons                       // WHO summons NP
	Casts                         // WHO casts NP
	Uses                          // WHO uses NP
	Attacks                       // NP attacks [NP | a player | you]
	IsAttacked                    // NP is attacked | WHO is attacked (Player)
	Blocks                        // NP blocks
	IsBlocked                     // NP is blocked
	IsTapped                      // NP becomes tapped
	IsUntapped                    // NP becomes untapped
	Battles                       // NP battles
	BattleStarts                  // a battle starts
	AfterBattle                   // after a battle of NP
	WinsBattle                    // NP wins a battle
	IsChosen                      // WHO chooses NP [by NP]
	IsAttachedTo                  // NP is attached to NP
	Evolves                       // NP evolves: an evolution is put on it
	StartOfTurn                   // at the start of WHOSE turn
	EndOfTurn                     // at the end of WHOSE turn
	AfterAttack                   // at the end of an attack of NP
	Draws                         // WHO draws
	Discards                      // WHO discards NP
	BreaksShield                  // NP breaks a shield
	SealRemoved                   // a seal is removed from NP [other than by NP] | seal N is removed from NP: the one at that place
	CouldAttack                   // NP could attack
	Triggers                      // an ability of NP would trigger     (replacement only)
	IsReturned                    // NP returns to hand
	Shuffles                      // WHO shuffles PLACE  (can't)
	LooksAt                       // WHO looks at PLACE  (can't)
	RemovesSeal                   // WHO removes a seal from NP
	IsSealed                      // NP is sealed
	IsFlipped                     // NP is flipped
	Links                         // NP links [with COMPANY]
	LeavesLink                    // NP leaves a link with COMPANY: one card of a linked creature leaves
)

// Event is a pattern of what happens. The same pattern serves triggers, replacements and prohibitions.
type Event struct {
	Kind    EventKind
	Whose   Whose // StartOfTurn, EndOfTurn: whose turn (EachPlayers: each turn); Attacks: which player
	Who     Who   // PlayerPuts, Summons, Casts, …
	NP      *NP   // the subject
	NP2     *NP   // attacks NP2, is attached to NP2
	Player  bool  // attacks a player
	From    []Place
	FromNot bool // "from anywhere other than"
	To      []Place
	ToNot   bool   // "any zone other than"
	Way     string // "by summoning", "by revolution change", …; "" any
	WayNot  bool   // "other than by WAY"
	NoMana  bool   // "without tapping mana"
	FaceUp  bool   // IsPut: "face up"
	By      *NP    // IsChosen, SealRemoved: "by NP": the ability or spell of such a card does it
	ByNot   bool   // SealRemoved: "other than by NP"
	Seal    int    // SealRemoved: at which place it lay, 0 any
	Company []*NP  // Links, LeavesLink: with what, each of them; nil: whatever
}

// RuleKind is what a static ability, or an effect with a duration, lays down.
type RuleKind uint8

// The rules.
const (
	Cant             RuleKind = iota // WHO can't …, NP can't …: the event is forbidden (101.2)
	DoesNot                          // NP does not leave PLACE, NP does not return to hand: begun, but the card stays
	HasKeywords                      // NP has KEYWORD …
	GetsPower                        // NP gets SIGNED [for each NP]
	CostsLess                        // NP costs N less to summon|use [, not less than 1]
	CostsMore                        // NP costs N more to summon|use
	MayUseFrom                       // WHO may [ACT to] summon|cast|use NP from PLACE [by WAY] [paying COST | for free]
	WinsAllBattles                   // NP wins all battles
	NoEmptyDeckLoss                  // WHO does not lose by an empty deck
	MustAttack                       // NP attacks [NP: in Event] each turn if able
	AllCivs                          // NP is every civilization
	IgnoreAbilities                  // abilities of NP are ignored
	CanAttackPlayers                 // NP can attack players this turn (though it just entered)
	OnlyPuts                         // WHO can put only N NP into the battle zone
	EntersTapped                     // NP enters tapped
	BrokenSpellTo                    // after casting it, put it on the bottom of its owner's deck instead
	LosesIf                          // you lose the game  (behind "while COND,")
	MayAlso                          // instead of paying its cost, you may ACT to summon|cast|use NP  (alternative cost)
)

// Rule is one static statement.
type Rule struct {
	Kind     RuleKind
	Who      Who
	NP       *NP
	Event    *Event // Cant, DoesNot: what
	Keywords []Keyword
	N        *Num
	Min      int    // CostsLess: not less than
	Verb     string // MayUseFrom, CostsLess: "summon", "cast", "use"
	Places   []Place
	Cost     *Cost
	Free     bool
	Act      *Act   // MayAlso, MayUseFrom: what is done besides ("you may ACT to summon …")
	Way      string // MayUseFrom: "by WAY": what this way of using is called
	Then     *Block // MayUseFrom: the "then" lines below it, done each time it was used
	If       *Cond  // "if COND," before the rule
}

// DurationKind is how long an effect lasts (500.3).
type DurationKind uint8

// The durations.
const (
	ThisTurn             DurationKind = iota // this turn
	UntilYourNextTurn                        // until the start of your next turn
	UntilYourNextTurnEnd                     // until the end of your next turn
	OpponentNextTurn                         // during opponent's next turn
	RestOfGame                               // for the rest of the game
	ThisAttack                               // during this attack
	ThisBattle                               // during this battle
)

// Duration is a DurationKind as written.
type Duration struct{ Kind DurationKind }

// Moment is when a delayed trigger comes.
type Moment struct {
	EndOfTurn bool   // at the end of this turn
	Event     *Event // or: when EVENT this turn
}

// CondKind is what a condition asks.
type CondKind uint8

// The conditions.
const (
	CountCond        CondKind = iota // there are N or more [of WHOSE] NP | there is NP (N nil: at least one) | there are no NP
	CompareCond                      // you have more NP than opponent | … fewer …
	IsCond                           // NP is NP    (it is a non-evolution "ドラゴン" creature)
	EnteredBy                        // this entered [by WAY] [from PLACE]
	FirstAttack                      // it is the first attack of this turn
	CountWay                         // N or more cards were returned this way    (participle)
	NotUsedWord                      // you have used no other final revolution this turn
	WonJudge                         // you won
	AttackedThisTurn                 // a creature attacked this turn
	CastThisTurn                     // you cast a spell this turn
	SharesName                       // NP has the same name as NP
	SharesCiv                        // NP shares a civilization with NP
	IsEvolvedFrom                    // this evolves from NP     (cost conditions)
	IsTappedCond                     // NP is tapped | NP is untapped
	WasCond                          // NP was NP    (it was an evolution creature)
	EnteredLastTurn                  // this entered during your previous turn
	WholeDeck                        // the whole deck was revealed
	BattlesCond                      // NP battles: while it does
	YourTurnCond                     // it is your turn
	AllCivsCond                      // there are cards of all civilizations in PLACE
	AllAre                           // all of them are NP
	IsInPlace                        // NP is in PLACE
	AllOf                            // COND and COND
	AttackingCond                    // NP is attacking
	PutThisTurn                      // WHO put NP into the battle zone this turn
	FirstPut                         // NP is the first NP WHO put into the battle zone this turn
	SealedCond                       // NP is sealed
	LinkedWith                       // NP is linked with COMPANY
	SomePlayerHasNo                  // a player has no NP
)

// Cond is a condition.
type Cond struct {
	Kind CondKind
	Not  bool
	Cmp  Cmp
	N    *Num
	NP   *NP
	NP2  *NP
	Who  Who
	Way  string
	Word string
	In   []Place
	And  []*Cond // AllOf

	Company []*NP // LinkedWith: with what, each of them
}
