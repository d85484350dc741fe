package engine

import (
	"errors"
	"fmt"
	"strings"

	"dmconform/engine/cardtext"
)

// Def is a card ready for play: its facts and its parsed text. A Def never changes and serves every game.
type Def struct {
	Name   string
	Sides  []Side
	Layout Layout
	index  uint16 // in Library.defs
}

// civs are the civilizations of a card outside the battle zone: a twinpact card has those of both sides (810).
func (d *Def) civs() Civs {
	civs := d.Sides[0].Civs
	if d.Layout == Twinpact {
		civs |= d.Sides[1].Civs
	}
	return civs
}

// Layout says how the sides of a card relate.
type Layout uint8

// The layouts. A twinpact has both sides at once outside the battle zone (810); a flip card shows one face.
const (
	OneSided Layout = iota
	Twinpact
	Flip
)

// Side is one face or half of a card.
type Side struct {
	Name  string
	Civs  Civs
	Types Types
	Races []string
	Cost  int
	Power int
	Text  *cardtext.Text // with macro keywords expanded

	keywords  keywordSet
	gives     keywordSet         // what it gives to others, or to itself for a time
	params    []cardtext.Keyword // keyword abilities that carry a number, a noun phrase or a cost
	triggers  eventSet           // kinds of event that its abilities trigger on
	replaces  eventSet           // kinds of event that its abilities replace
	rules     ruleSet            // kinds of rule that its static abilities lay down
	inZones   bool               // some ability works outside the battle zone
	asEnters  bool               // some ability is a state-defining effect (110.4f)
	tapAction bool               // has a tap ability
	asksDeeds bool               // asks what was put, cast or attacked with this turn
	asksFirst bool               // some ability is about the first time each turn

	putsSeals  bool
	sealPlaces []uint8 // the places of seals that its text tells apart, in its order
}

// Civs is a set of civilizations (106).
type Civs uint8

// The civilizations in the order of the cards.
const (
	Light Civs = 1 << iota
	Water
	Darkness
	Fire
	Nature
	AllCivs = Light | Water | Darkness | Fire | Nature
)

var civNames = map[string]Civs{"light": Light, "water": Water, "darkness": Darkness, "fire": Fire, "nature": Nature}

// ParseCivs reads civilizations by their English names.
func ParseCivs(names []string) (Civs, error) {
	var c Civs
	for _, n := range names {
		b, ok := civNames[n]
		if !ok {
			return 0, fmt.Errorf("%q is no civilization: use light, water, darkness, fire, nature", n)
		}
		c |= b
	}
	return c, nil
}

func (c Civs) count() int {
	n := 0
	for ; c != 0; c &= c - 1 {
		n++
	}
	return n
}

// Types is a set of card types and special types (300.1).
type Types uint32

// The card types, and the special types that stand before them.
const (
	CreatureType Types = 1 << iota
	SpellType
	TamaseedType
	AuraType
	FieldType
	D2FieldType
	WeaponType
	FortressType
	GearType
	CastleType
	EvolutionType
	StarEvolutionType
	NEOType
	PsychicType
	DragheartType
	GRType
	ExileType
	ZeronType
	ForbiddenType
	OregaType
	CoreType
	GNEOType
	OtherType // the rare types that nothing in the rules treats by itself
)

// elementTypes are the types that can stand face up alone in the battle zone (316).
const elementTypes = CreatureType | TamaseedType | FieldType | D2FieldType | FortressType | GearType | AuraType | WeaponType | OtherType

var typeWords = map[string]Types{
	"creature": CreatureType, "spell": SpellType, "tamaseed": TamaseedType, "aura": AuraType, "field": FieldType,
	"d2 field": FieldType | D2FieldType, "weapon": WeaponType, "fortress": FortressType, "cross gear": GearType,
	"castle": CastleType, "evolution": EvolutionType, "star evolution": EvolutionType | StarEvolutionType,
	"neo": NEOType, "psychic": PsychicType, "dragheart": DragheartType, "gr": GRType, "exile": ExileType,
	"zeron": ZeronType, "forbidden": ForbiddenType, "orega": OregaType, "final": 0, "dragonic": 0, "super": 0, "dream": 0,
	"g-neo": NEOType | GNEOType, "heartbeat": OtherType, "core": CoreType, "ceremony": OtherType, "nebula": OtherType,
	"artifact": OtherType, "land": OtherType, "rule plus": OtherType, "duelist": OtherType,
}

// ParseType reads a card type as card files write it, e.g. "star evolution creature", "d2 field".
func ParseType(s string) (Types, error) {
	words := strings.Fields(s)
	var t Types
	for len(words) > 0 {
		n := min(2, len(words))
		v, ok := typeWords[strings.Join(words[:n], " ")]
		if !ok && n == 2 {
			n = 1
			v, ok = typeWords[words[0]]
		}
		if !ok {
			return 0, fmt.Errorf("%q is no card type: unknown word %q", s, words[0])
		}
		t |= v
		words = words[n:]
	}
	return t, nil
}

// Library is a set of card definitions that games are played with. It never changes once built.
type Library struct {
	defs    []*Def
	gStrike uint16                // the definition that holds what a G-strike does
	macros  map[keywordSet]uint16 // and those of the macro keywords that cards can give
}

// NewLibrary numbers the definitions. The order must be the same wherever keys are compared. Their sides may
// be filled in later, before a game uses them.
func NewLibrary(defs []*Def) *Library {
	lib := &Library{defs: append(make([]*Def, 0, len(defs)+4), defs...), macros: make(map[keywordSet]uint16)}
	lib.gStrike = lib.own("g-strike", gStrikeText)
	for _, k := range macroKeywords {
		lib.macros[keywordBit(k.name)] = lib.own(k.name, k.text)
	}
	for i, d := range lib.defs {
		d.index = uint16(i)
	}
	return lib
}

// own adds a definition that belongs to the rules and to no card.
func (l *Library) own(name, text string) uint16 {
	side, err := NewSide(Side{Name: name}, text)
	if err != nil {
		panic("engine: " + err.Error()) // the text is ours, and a test parses it
	}
	l.defs = append(l.defs, &Def{Name: name, Sides: []Side{side}})
	return uint16(len(l.defs) - 1)
}

// gStrikeText is what a declared G-strike does, in the card text language.
const gStrikeText = `choose 1 of opponent's creatures and it can't attack this turn`

// NewSide parses the text of a side and prepares it for play.
func NewSide(s Side, text string) (Side, error) {
	t, err := cardtext.Parse(text)
	if err != nil {
		return Side{}, err
	}
	for _, a := range t.Abilities {
		if err := s.misfit(a); err != nil {
			return Side{}, err
		}
		for _, k := range a.Keywords {
			s.keywords |= keywordBit(k.Name) // the macros too: a filter may ask for them
		}
	}
	if t, err = cardtext.Expand(t); err != nil {
		return Side{}, err
	}
	s.Text = t
	for _, a := range t.Abilities {
		s.prepare(a)
	}
	for i := range s.params {
		if name := s.params[i].Name; s.param(name) != &s.params[i] {
			return Side{}, fmt.Errorf("%s stands there twice: write one, with \"or\" between what it takes", name)
		}
	}
	for _, a := range t.Acts {
		s.prepareAct(a)
	}
	for _, c := range t.Conds {
		s.asksDeeds = s.asksDeeds || asksDeeds(c)
	}
	return s, unplayable(t)
}

// misfit finds what a card of the side's type cannot have. What belongs to no card has no type.
func (s *Side) misfit(a *cardtext.Ability) error {
	if s.Types&SpellType == 0 && s.Types != 0 && a.Kind == cardtext.Spell {
		return errors.New("an act without an event (\"when …\") before it is a spell's, and this is none")
	}
	for _, k := range a.Keywords {
		if s.Types&SpellType != 0 && cardtext.Stands(k.Name) {
			return fmt.Errorf("a spell can't have %s: only what stands in the battle zone can", k.Name)
		}
	}
	return nil
}

// unplayable finds what can be read in a text and not played.
func unplayable(t *cardtext.Text) error {
	var given []cardtext.Keyword
	for _, a := range t.Abilities {
		for _, r := range a.Rules {
			given = append(given, r.Keywords...)
		}
	}
	for _, a := range t.Acts {
		if a.Kind == cardtext.MakeRule && countsWhom(a.Rule) {
			return errors.New("a rule is laid on all that its phrase names: where it is about some of them, choose these first (\"choose 1 of your creatures\", and \"it can't …\" in the next line)")
		}
		if a.Kind == cardtext.GiveKeyword {
			given = append(given, a.Keywords...)
		}
		if a.Kind == cardtext.Battle && a.NP.Ref == cardtext.Them && a.NP2 != nil {
			return errors.New("one creature battles another: with several, say of each what it battles")
		}
	}
	for _, k := range given {
		if keywordBit(k.Name)&givable == 0 {
			return fmt.Errorf("%s is no keyword that a card can give; those are: %s", k.Name, strings.Join(namesOf(givable), ", "))
		}
	}
	return nil
}

// countsWhom tells whether a rule that an act lays down is about a number of things, which somebody would have to choose.
func countsWhom(r *cardtext.Rule) bool {
	for _, np := range []*cardtext.NP{r.NP, eventNP(r)} {
		if np != nil && np.Ref == cardtext.NoRef && np.Quant != cardtext.Indefinite && np.Quant != cardtext.All {
			return true
		}
	}
	return false
}

func eventNP(r *cardtext.Rule) *cardtext.NP {
	if r.Event == nil {
		return nil
	}
	return r.Event.NP
}

// prepare notes what an ability can ever do, so that a game skips the questions nobody can answer.
func (s *Side) prepare(a *cardtext.Ability) {
	if len(a.In) == 0 {
		a.In = usedFrom(a)
	}
	s.inZones = s.inZones || len(a.In) > 0
	s.asksFirst = s.asksFirst || a.First
	switch a.Kind {
	case cardtext.Keywords:
		for _, k := range a.Keywords {
			s.keywords |= keywordBit(k.Name)
			if k.N >= 0 || k.NP != nil || k.Cost != nil || k.Cond != nil || k.Link != nil {
				s.params = append(s.params, k)
			}
		}
	case cardtext.Static:
		for _, r := range a.Rules {
			s.prepareRule(r)
		}
	case cardtext.Replacement:
		for _, e := range a.Events {
			s.replaces |= 1 << e.Kind
		}
	case cardtext.Trigger:
		for _, e := range a.Events {
			s.triggers |= 1 << e.Kind
			if e.Seal > 0 {
				s.sealPlaces = append(s.sealPlaces, uint8(e.Seal))
			}
		}
	case cardtext.AsEnters:
		s.asEnters = true
	case cardtext.TapAbility:
		s.tapAction = true
	}
}

// usedFrom are the zones that an ability lets its own card be used from, and does nothing else: it works there, though
// nothing before it says so (110.4e). From the battle zone it works as any other.
func usedFrom(a *cardtext.Ability) (zones []cardtext.Place) {
	for _, r := range a.Rules {
		if r.Kind != cardtext.MayUseFrom || r.NP.Ref != cardtext.This && r.NP.Ref != cardtext.ThisCard {
			return nil
		}
		for _, p := range r.Places {
			if p.Zone == battle {
				return nil
			}
		}
		zones = append(zones, r.Places...)
	}
	return zones
}

func (s *Side) prepareAct(a *cardtext.Act) {
	switch a.Kind {
	case cardtext.MakeRule:
		s.prepareRule(a.Rule)
	case cardtext.GiveKeyword:
		s.gives |= keywordBits(a.Keywords)
	case cardtext.PutSeal:
		s.putsSeals = true
	}
}

func (s *Side) prepareRule(r *cardtext.Rule) {
	s.rules |= 1 << r.Kind
	s.gives |= keywordBits(r.Keywords)
	s.asksDeeds = s.asksDeeds || limitsDeeds(r)
}

// param finds a keyword ability that carries something, by name.
func (s *Side) param(name string) *cardtext.Keyword {
	for i := range s.params {
		if s.params[i].Name == name {
			return &s.params[i]
		}
	}
	return nil
}

type (
	eventSet   uint64
	ruleSet    uint64
	keywordSet uint64
)

func (s eventSet) has(k cardtext.EventKind) bool { return s>>k&1 == 1 }
func (s ruleSet) has(k cardtext.RuleKind) bool   { return s>>k&1 == 1 }

// The keyword abilities that the engine itself plays; all others are macros of the card text language.
const (
	kwBlocker keywordSet = 1 << iota
	kwWBreaker
	kwTBreaker
	kwQBreaker
	kwWorldBreaker
	kwPoweredBreaker
	kwSpeedAttacker
	kwMachFighter
	kwSTrigger
	kwGStrike
	kwGuardman
	kwEvolution
	kwStarEvolution
	kwUltimateEvolution
	kwGraveyardEvolution
	kwNEOEvolution
	kwShinkalize
	kwGZero
	kwAbyssRush
	kwRevolutionChange
	kwNinjaStrike
	kwInvasion
	kwSBack
	kwDynamo
	kwD2
	kwSasageru
	kwManaBurst
	kwGalaxShield
	kwMugenCrime
	kwInfBreaker
	kwSlayer
	kwExLife
	kwJustDiver
	kwPowerAttacker
)

// givable are the keyword abilities that work when an effect or another card gives them.
const givable = kwBlocker | kwWBreaker | kwTBreaker | kwQBreaker | kwWorldBreaker | kwPoweredBreaker | kwInfBreaker | kwSpeedAttacker |
	kwMachFighter | kwGuardman | kwSlayer | kwPowerAttacker | kwSTrigger | kwGStrike | kwAbyssRush

// keywordNames lists them as card texts write them, in the order of the bits.
var keywordNames = [...]string{
	"blocker", "w-breaker", "t-breaker", "q-breaker", "world breaker", "powered breaker", "speed attacker",
	"mach fighter", "s-trigger", "g-strike", "guardman", "evolution", "star evolution", "ultimate evolution",
	"super-infinite graveyard evolution", "neo evolution", "shinkalize", "g-zero", "abyss rush", "revolution change",
	"ninja strike", "invasion", "s-back", "dynamo", "d2", "sasageru", "mana burst", "galax-shield",
	"mugen crime", "∞-breaker", "slayer", "ex-life", "just diver", "power attacker",
}

func namesOf(set keywordSet) (names []string) {
	for i, n := range keywordNames {
		if set>>i&1 == 1 {
			names = append(names, n)
		}
	}
	return names
}

func keywordBit(name string) keywordSet {
	for i, n := range keywordNames {
		if n == name {
			return 1 << i
		}
	}
	return 0
}
