package engine

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// Player is 0 or 1; Chance decides shuffles and random picks.
type Player uint8

// Chance is the player who makes random choices.
const Chance Player = 2

func (p Player) other() Player { return 1 - p }

// CardID numbers the physical cards of a game.
type CardID uint16

// NoCard is the id of no card.
const NoCard CardID = 0xFFFF

// Zone is one of the nine zones (400.1).
type Zone = cardtext.ZoneName

const numZones = int(cardtext.AbyssZone) + 1

// Short names of the zones, as the rest of the engine uses them.
const (
	anyZone = cardtext.AnyZone
	battle  = cardtext.BattleZone
	hand    = cardtext.HandZone
	mana    = cardtext.ManaZone
	shields = cardtext.ShieldZone
	grave   = cardtext.Graveyard
	deck    = cardtext.DeckZone
	hyper   = cardtext.HyperZone
	gr      = cardtext.GRZone
	abyss   = cardtext.AbyssZone
)

// CardFlags is the state of one card in its zone.
type CardFlags uint16

// The flags.
const (
	Tapped   CardFlags = 1 << iota
	FaceUp             // face up in a hidden zone
	Down               // face down in a public zone
	Joined             // belongs to the same shield as the card before it
	Held               // held (409): in its zone, but not counted there
	Looked             // being looked at or revealed (605.4)
	Waiting            // a shield on its way to hand (113.6)
	Sideways           // stuck sideways into a deck
	Fresh              // a dragheart weapon that was attached, or a creature that evolved, this turn
)

// Card is a card in a zone. Gen counts its zone changes: after one it is a new object (400.5).
type Card struct {
	ID    CardID
	Gen   uint16
	Flags CardFlags
}

// Element is what stands in the battle zone (316): a card with what lies under and over it.
// It stays the same object while the card on top changes (801.2), so it has an id of its own.
type Element struct {
	ID       uint16
	Owner    Player
	Side     uint8
	Tapped   bool
	Entered  uint16 // turn number; 0 before the game's first
	Way      Way    // how it entered
	From     Zone   // where it came from
	NoMana   bool   // no mana was tapped for it
	Seals    uint8  // the places where a seal of the board lies, as bits (116)
	Cards    []Card // the top one first
	Auras    []Card // over it
	ExLife   Ref    // its EX Life shield
	Force    Ref    // the shield chosen for it (Shield Force)
	Attacked bool   // attacked this turn
	Links    []Card // the other Gods of a row (804), or further cards of one thing (309)
	Awake    bool   // a psychic creature that has awakened (805.6)
	Doomed   bool   // lost a battle: destroyed as a state-based action (703.4d)
	Command  bool   // a command that has just entered: a seal comes off (703.4j)

	SealCards []Card // seals that were put on during the game, the newest last
}

// Ref points at an object: an element, a card as it is in its zone, or a player.
// The zero Ref points at nothing.
type Ref uint32

const (
	elementBit Ref = 1 << 31
	playerBit  Ref = 1 << 30
)

func elementRef(id uint16) Ref { return elementBit | Ref(id) }
func playerRef(p Player) Ref   { return playerBit | Ref(p) }
func cardRef(c Card) Ref       { return Ref(c.Gen+1)<<16 | Ref(c.ID) }

func (r Ref) isElement() bool { return r&elementBit != 0 }
func (r Ref) isPlayer() bool  { return r&playerBit != 0 && r&elementBit == 0 }
func (r Ref) card() CardID    { return CardID(r & 0xFFFF) }
func (r Ref) gen() uint16     { return uint16(r>>16) - 1 }
func (r Ref) player() Player  { return Player(r & 1) }

// Game is what stays the same through all positions of one game.
type Game struct {
	lib    *Library
	cards  []cardInfo // by CardID
	rules  rule.Set
	log    bool
	asks   bool // also what has a single answer
	plays  bool // the video game's zone limits
	budget int  // steps without a decision before a run is stopped

	triggers  eventSet // what the cards of this game can ever trigger on, replace, lay down
	replaces  eventSet
	laid      ruleSet
	gives     keywordSet // keyword abilities that a card gives
	inZones   bool
	asksDeeds bool
	firsts    []firstText
	seals     bool // there are seals, or a card that puts them
}

type cardInfo struct {
	def   *Def
	owner Player
	class uint16 // cards of one class are interchangeable: same definition, label and owner
}

// State is one position of a game, together with what is being done in it. It is a value: clone gives a
// copy that shares what neither has written, and every write copies first. One goroutine at a time may look at it: to
// find out what is so now is noted in it meanwhile.
type State struct {
	g     *Game
	zones [2][numZones][]Card // all but the battle zone
	field []Element           // the battle zone, in order of arrival

	frames  []Frame   // what is being done, innermost last
	envs    []Env     // bindings of the abilities being resolved
	pending []Pending // triggered abilities waiting (603.3)
	effects []Effect  // continuous effects with a duration (608)
	last    []Last    // last known state of what left (605.2e)
	events  []Event   // the log, if the game keeps one

	decision Decision
	answer   Option
	answered bool

	sel []Ref // what the last selection chose
	ret Facts // of the last act

	attack Attack
	turn   uint16
	before [2]uint16 // the number of each player's previous turn
	// assigning is the place in frames, from 1, of the moves whose replacements are being assigned.
	assigning int16
	active    Player
	step      Step
	phase     uint8 // within the step
	nextID    uint16
	extra     [2]uint8 // extra turns waiting
	skip      [2]uint8 // turns to skip
	charged   bool
	dirty     bool // state-based actions have to be looked at
	over      bool
	winner    Player
	judge     bool  // the last gachinko judge was won
	ignoring  bool  // it is being asked whose abilities are ignored
	asBroken  bool  // it is being asked what broken shields were as they lay there
	weighing  uint8 // how deep the question of a power asks for another's
	counts    turnCounts
	spent     int // steps since the last decision
	failed    string
	used      []usedAbility // "once each turn" abilities used this turn
	firsts    []firstTime   // what came this turn that a text "the first time each turn" speaks of
	deeds     []deed        // what was put, cast or attacked with this turn, if a card of the game asks
	drawn     []Ref         // cards drawn in this turn's draw step or before the attack step, for Vivid Draw
	spare     []Card        // while a board is set up: room for the cards of elements
	room      *room         // what this position cuts slices from; nil: from new memory
	options   []Option      // memory for those of the next decision
	owned     uint32        // which zones this state may write in place
	ownField  bool
	ownList   uint8

	frameRoom [10]Frame // a stack of ordinary depth needs no memory of its own
	envRoom   [1]Env
}

// turnCounts is what this turn has seen.
type turnCounts struct {
	attacks    uint8
	cast       [2]uint8
	entered    [2]uint8
	finalRev   [2]bool
	ninja      [2]bool // a Ninja Strike was used during this attack
	doubleNext [2]bool
}

const (
	ownPending uint8 = 1 << iota
	ownEffects
	ownLast
)

// clone returns a state that can be changed without changing s, in the memory of n. The frames are copied at once,
// since every step writes them; zones, field and lists are copied when first written.
func (s *State) clone(n *State) *State {
	room, options := n.reuse()
	if s.room != nil {
		s.room.shared = true
	}
	*n = *s
	n.room, n.options = room, options
	n.frames = append(n.frameRoom[:0], s.frames...)
	n.envs = append(n.envRoom[:0], s.envs...)
	n.events = nil
	n.disown()
	return n
}

// disown makes every write copy first: what s holds may be shared.
func (s *State) disown() {
	s.owned, s.ownField, s.ownList = 0, false, 0
	for i := range s.frames {
		s.frames[i].ownMoves = false
	}
}

func zoneBit(p Player, z Zone) uint32 { return 1 << (uint(p)*uint(numZones) + uint(z)) }

// own returns a zone for writing.
func (s *State) own(p Player, z Zone) []Card {
	if bit := zoneBit(p, z); s.owned&bit == 0 {
		s.zones[p][z] = append(make([]Card, 0, len(s.zones[p][z])+2), s.zones[p][z]...)
		s.owned |= bit
	}
	return s.zones[p][z]
}

// take removes the i-th card of a zone.
func (s *State) take(p Player, z Zone, i int) Card {
	cards := s.zones[p][z]
	c := cards[i]
	if i == 0 { // the top of a deck: the rest is as it was
		s.zones[p][z] = cards[1:]
		s.unjoin(p, z, 0)
		return c
	}
	cards = s.own(p, z)
	copy(cards[i:], cards[i+1:])
	s.zones[p][z] = cards[:len(cards)-1]
	if c.Flags&Joined == 0 {
		s.unjoin(p, z, i)
	}
	return c
}

// unjoin makes the i-th card the first of its shield, when the one before it was taken out of the stack.
func (s *State) unjoin(p Player, z Zone, i int) {
	if z == shields && i < len(s.zones[p][z]) && s.zones[p][z][i].Flags&Joined != 0 {
		s.own(p, z)[i].Flags &^= Joined
	}
}

// add puts a card at the end of a zone (the bottom of a deck).
func (s *State) add(p Player, z Zone, c Card) {
	s.zones[p][z] = append(s.own(p, z), c)
}

// insert puts a card at a place of a zone.
func (s *State) insert(p Player, z Zone, i int, c Card) {
	cards := append(s.own(p, z), Card{})
	copy(cards[i+1:], cards[i:])
	cards[i] = c
	s.zones[p][z] = cards
}

// elements returns the battle zone for writing.
func (s *State) elements() []Element {
	if !s.ownField {
		s.field = append(make([]Element, 0, len(s.field)+2), s.field...)
		s.ownField = true
	}
	return s.field
}

// writeEffects and writePending return the lists for writing.
func (s *State) writeEffects() []Effect {
	if s.ownList&ownEffects == 0 {
		s.effects = slices.Clone(s.effects)
		s.ownList |= ownEffects
	}
	return s.effects
}

func (s *State) writePending() []Pending {
	if s.ownList&ownPending == 0 {
		s.pending = slices.Clone(s.pending)
		s.ownList |= ownPending
	}
	return s.pending
}

// elementAt returns the index of an element in the battle zone, or -1.
func (s *State) elementAt(r Ref) int {
	if r.isElement() {
		id := uint16(r)
		for i := range s.field {
			if s.field[i].ID == id {
				return i
			}
		}
	}
	return -1
}

// loc is where a card is.
type loc struct {
	player Player
	zone   Zone
	i      int // index in the zone, or of its element
	part   int // in the battle zone: 0 the top card, 1, 2, … beneath it, -1, -2, … an aura over it
}

// find tells where a card is. Every card is always in one of its owner's zones.
func (s *State) find(id CardID) loc {
	p := s.g.cards[id].owner
	for z := hand; z <= abyss; z++ {
		for i, c := range s.zones[p][z] {
			if c.ID == id {
				return loc{player: p, zone: z, i: i}
			}
		}
	}
	for i := range s.field {
		if s.field[i].Owner != p {
			continue
		}
		for k, c := range s.field[i].Cards {
			if c.ID == id {
				return loc{player: p, zone: battle, i: i, part: k}
			}
		}
		for k, c := range s.field[i].Auras {
			if c.ID == id {
				return loc{player: p, zone: battle, i: i, part: -1 - k}
			}
		}
		for k, c := range s.field[i].Links {
			if c.ID == id {
				return loc{player: p, zone: battle, i: i, part: firstLink + k}
			}
		}
		for k, c := range s.field[i].SealCards {
			if c.ID == id {
				return loc{player: p, zone: battle, i: i, part: firstSeal + k}
			}
		}
	}
	panic("engine: a card is in no zone")
}

// firstLink is the part of a linked creature's second card; parts below it lie beneath the top card. firstSeal is
// that of the first card that lies on an element as a seal.
const (
	firstLink = 1 << 12
	firstSeal = 1 << 13
)

// at returns the card at a place.
func (s *State) at(l loc) Card {
	if l.zone != battle {
		return s.zones[l.player][l.zone][l.i]
	}
	if l.part < 0 {
		return s.field[l.i].Auras[-1-l.part]
	}
	if l.part >= firstSeal {
		return s.field[l.i].SealCards[l.part-firstSeal]
	}
	if l.part >= firstLink {
		return s.field[l.i].Links[l.part-firstLink]
	}
	return s.field[l.i].Cards[l.part]
}

// lookup finds the card that a card ref points at; false if it has changed zones since.
func (s *State) lookup(r Ref) (loc, bool) {
	if r == 0 || r.isElement() || r.isPlayer() {
		return loc{}, false
	}
	l := s.find(r.card())
	return l, s.at(l).Gen == r.gen()
}

// here tells whether what a ref points at is still there.
func (s *State) here(r Ref) bool {
	if r.isElement() {
		return s.elementAt(r) >= 0
	}
	_, ok := s.lookup(r)
	return ok
}

// side returns the face that an element shows.
func (s *State) side(e *Element) *Side { return &s.g.cards[e.Cards[0].ID].def.Sides[e.Side] }

func (s *State) def(id CardID) *Def { return s.g.cards[id].def }

// shieldCount counts shields, not the cards in them, and not those on their way to hand (113.6a).
func (s *State) shieldCount(p Player) int {
	n := 0
	for _, c := range s.zones[p][shields] {
		if c.Flags&(Joined|Waiting|Held) == 0 {
			n++
		}
	}
	return n
}

// Last is the last known state of an element that left the battle zone (605.2e).
type Last struct {
	Element
	Power int32
	Civs  Civs
	After Ref // its top card where it went

	Ignored bool    // its abilities were ignored
	Given   []given // abilities it had been given
}

func (s *State) lastOf(r Ref) *Last {
	for i := len(s.last) - 1; i >= 0; i-- {
		if elementRef(s.last[i].ID) == r {
			return &s.last[i]
		}
	}
	return nil
}
