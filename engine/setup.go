package engine

import (
	"fmt"
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// Setup is a board to begin a game from.
type Setup struct {
	Library *Library
	Rules   rule.Set
	Plays   bool // the video game's zone limits
	Log     bool // keep events
	AskAll  bool // put questions with a single answer too
	Turn    Player
	Step    Step
	Cards   []Placed // index = CardID; in each zone in order, a deck from the top
}

// Placed is one card where the game begins.
type Placed struct {
	Def    *Def
	Class  uint16 // cards of one class are interchangeable
	Owner  Player
	Zone   Zone
	On     CardID // the element's top card, for a card under or over it
	Layer  int16  // 0 the top card, 1, 2, … beneath, -1, -2, … over
	Side   uint8
	Tapped bool
	FaceUp bool
	Down   bool
	Fresh  bool  // came into the battle zone this turn
	Joined bool  // belongs to the same shield as the card before it
	Linked bool  // a further card of the creature On: linked Gods (804) come from left to right, the leftmost is On
	Seals  uint8 // how many lie on it, at the places from 1 up
}

// firstTurn is the number of the turn a board begins in: high enough for "the turn before".
const firstTurn = 10

// stepBudget is how many steps a run may take without a decision.
const stepBudget = 20000

// New sets up a board and goes on to the first decision.
func New(set Setup) (*State, error) { return NewIn(new(State), set) }

// NewIn is New into the memory of a position that nobody will look at again.
func NewIn(s *State, set Setup) (*State, error) {
	r, options := s.reuse()
	if r == nil {
		r = newRoom()
	}
	g := &r.game
	*g = Game{lib: set.Library, rules: set.Rules, log: set.Log, asks: set.AskAll, plays: set.Plays, budget: stepBudget, firsts: g.firsts[:0]}
	*s = State{}
	s.g, s.room, s.options = g, r, options
	s.turn, s.before, s.active, s.step, s.dirty = firstTurn, [2]uint16{firstTurn - 1, firstTurn - 1}, set.Turn, set.Step, true
	s.frames, s.envs = s.frameRoom[:0], s.envRoom[:0]
	s.pending, s.last, s.ownList = r.waits, r.last, ownPending|ownLast
	r.cards = sized(r.cards, len(set.Cards))
	g.cards = r.cards
	for i, p := range set.Cards {
		g.cards[i] = cardInfo{def: p.Def, owner: p.Owner, class: p.Class}
		if i == 0 || p.Def != set.Cards[i-1].Def {
			g.learn(p.Def)
		}
		g.seals = g.seals || p.Seals > 0
	}
	s.makeRoom(set.Cards)
	for i := range set.Cards {
		if p := &set.Cards[i]; p.Zone != battle || p.Layer == 0 && !p.Linked {
			if err := s.place(CardID(i), p); err != nil {
				return nil, err
			}
		}
	}
	for i := range set.Cards {
		if p := &set.Cards[i]; p.Zone == battle && (p.Layer != 0 || p.Linked) {
			if err := s.stack(CardID(i), p); err != nil {
				return nil, err
			}
		}
	}
	for i := range s.field {
		if err := s.checkRow(&s.field[i]); err != nil {
			return nil, err
		}
	}
	s.spare = nil
	s.run()
	return s, nil
}

// growing is how many more cards than at first a zone other than the deck holds before it is copied elsewhere.
const growing = 3

// makeRoom gives every zone its part of one array.
func (s *State) makeRoom(cards []Placed) {
	var n [2][numZones]int
	elements := 0
	for i := range cards {
		n[cards[i].Owner][cards[i].Zone]++
		if cards[i].Zone == battle && cards[i].Layer == 0 && !cards[i].Linked {
			elements++
		}
	}
	r := s.room
	r.lying = sized(r.lying, len(cards)+2*growing*numZones)
	all := r.lying
	for p := range n {
		for z, c := range n[p] {
			switch Zone(z) {
			case battle, anyZone:
				continue
			case hand, mana, shields, grave:
				c += growing
			}
			s.zones[p][z], all = all[:0:c], all[c:]
			s.owned |= zoneBit(Player(p), Zone(z))
		}
	}
	r.field = sized(r.field, elements+growing)
	s.field, s.ownField = r.field[:0], true
	s.spare = all
}

// learn notes what the cards of this game can ever do.
func (g *Game) learn(d *Def) {
	for i := range d.Sides {
		side := &d.Sides[i]
		g.learnSide(side)
		if side.asksFirst {
			g.learnFirsts(d, uint8(i))
		}
		if side.keywords&kwGStrike != 0 || side.gives&kwGStrike != 0 {
			g.learnSide(&g.lib.defs[g.lib.gStrike].Sides[0])
		}
		given := side.gives | side.keywords&kwNinjaStrike // Ninja Strike leaves something behind
		if given == 0 {
			continue
		}
		for k, def := range g.lib.macros {
			if k&given != 0 {
				g.learnSide(&g.lib.defs[def].Sides[0])
			}
		}
	}
}

func (g *Game) learnFirsts(d *Def, side uint8) {
	for _, a := range d.Sides[side].Text.Abilities {
		if f := (firstText{d.index, side, a}); a.First && !slices.Contains(g.firsts, f) {
			g.firsts = append(g.firsts, f)
		}
	}
}

func (g *Game) learnSide(side *Side) {
	g.triggers |= side.triggers
	g.replaces |= side.replaces
	g.laid |= side.rules
	g.gives |= side.gives
	g.inZones = g.inZones || side.inZones
	g.asksDeeds = g.asksDeeds || side.asksDeeds
	g.seals = g.seals || side.putsSeals
	if side.Types&(StarEvolutionType|GNEOType) != 0 {
		g.replaces |= 1 << cardtext.Leaves // 813.1a and 803 are replacements
	}
}

func (s *State) place(id CardID, p *Placed) error {
	if int(p.Side) >= len(p.Def.Sides) {
		return fmt.Errorf("card %s has no side %d", p.Def.Name, p.Side)
	}
	c := Card{ID: id}
	if p.Seals > cardtext.MaxSeals {
		return fmt.Errorf("card %s has more than %d seals", p.Def.Name, cardtext.MaxSeals)
	}
	if p.Zone == battle {
		e := Element{Owner: p.Owner, Side: p.Side, Tapped: p.Tapped, Cards: append(s.spare[:0:1], c), Seals: 1<<p.Seals - 1, From: hand}
		s.spare = s.spare[1:]
		if p.Fresh {
			e.Entered = s.turn
			s.noteDeed(deed{ref: cardRef(c), side: p.Side, who: p.Owner})
		}
		s.addElement(e)
		return nil
	}
	if p.Tapped {
		c.Flags |= Tapped
	}
	if p.FaceUp {
		c.Flags |= FaceUp
	}
	if p.Down {
		c.Flags |= Down
	}
	if p.Joined {
		c.Flags |= Joined
	}
	s.zones[p.Owner][p.Zone] = append(s.zones[p.Owner][p.Zone], c)
	return nil
}

// stack puts a card under or over the element it belongs to; cards come in the order of their layers.
func (s *State) stack(id CardID, p *Placed) error {
	for i := range s.field {
		e := &s.field[i]
		if e.Cards[0].ID != p.On {
			continue
		}
		switch {
		case p.Linked:
			e.Links = append(e.Links, Card{ID: id})
		case p.Layer < 0:
			c := Card{ID: id}
			if p.Fresh && p.Def.Sides[0].Types&DragheartType != 0 {
				c.Flags = Fresh
			}
			e.Auras = append(e.Auras, c)
		default:
			e.Cards = append(e.Cards, Card{ID: id})
		}
		return nil
	}
	return fmt.Errorf("card %s lies under or over a card that is not in the battle zone", p.Def.Name)
}
