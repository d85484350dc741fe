package engine

// Spot is where one card is and how it lies, for whoever looks at a position from outside.
type Spot struct {
	Owner    Player
	Zone     Zone
	Index    int
	On       CardID // the top card of the element or shield it belongs to; NoCard for that card itself
	Layer    int    // 0 the top card, 1, 2, … beneath, -1, -2, … over it
	Tapped   bool
	FaceDown bool
	FaceUp   bool
	Side     uint8
	Power    int
	Seals    uint8 // how many lie on it
}

// Spots calls visit for every card of the game.
func (s *State) Spots(visit func(CardID, Spot)) {
	for p := range Player(2) {
		for z := hand; z <= abyss; z++ {
			first := NoCard // card of the shield that the next may belong to
			spot := Spot{Owner: p, Zone: z}
			for i, c := range s.zones[p][z] {
				spot.Index, spot.Tapped, spot.FaceDown, spot.FaceUp = i, c.Flags&Tapped != 0, c.Flags&Down != 0, c.Flags&FaceUp != 0
				if c.Flags&Joined != 0 {
					spot.On = first
					spot.Layer++
				} else {
					first = c.ID
					spot.On, spot.Layer = NoCard, 0
				}
				visit(c.ID, spot)
			}
		}
	}
	for i := range s.field {
		e := &s.field[i]
		top := e.Cards[0].ID
		for k, c := range e.Cards {
			spot := Spot{Owner: e.Owner, Zone: battle, Index: i, On: top, Layer: k}
			if k == 0 {
				spot.On, spot.Tapped, spot.Side, spot.Power = NoCard, e.Tapped, e.Side, max(0, s.power(e))
				spot.Seals = uint8(e.sealCount())
			}
			visit(c.ID, spot)
		}
		for k, c := range e.Links { // from left to right
			visit(c.ID, Spot{Owner: e.Owner, Zone: battle, Index: k, On: top, Tapped: e.Tapped})
		}
		for k, c := range e.Auras {
			visit(c.ID, Spot{Owner: e.Owner, Zone: battle, Index: i, On: top, Layer: -1 - k})
		}
		for k, c := range e.SealCards {
			visit(c.ID, Spot{Owner: e.Owner, Zone: battle, Index: i, On: top, Layer: -1 - len(e.Auras) - k, FaceDown: true})
		}
	}
}

// Cards is the number of cards in the game.
func (s *State) Cards() int { return len(s.g.cards) }

// Turn tells whose turn it is and which step.
func (s *State) Turn() (Player, Step) { return s.active, s.step }

// Attacking tells whether an attack is on, and by and on what; the target is NoCard for the player.
func (s *State) Attacking() (attacker, target CardID, on bool) {
	if !s.attack.On || s.attackOver() {
		return NoCard, NoCard, false
	}
	return s.topCard(s.attack.Attacker), s.topCard(s.attack.Target), true
}

// Keywords lists the keyword abilities that a card in the battle zone has now.
func (s *State) Keywords(id CardID) []string {
	if l := s.find(id); l.zone == battle && l.part == 0 {
		return s.keywordsOf(&s.field[l.i])
	}
	return nil
}
