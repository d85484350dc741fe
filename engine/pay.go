package engine

import "dmconform/engine/cardtext"

// costCivs are the civilizations of a cost in brackets.
func costCivs(c *cardtext.Cost) Civs {
	civs, _ := ParseCivs(c.Civs)
	return civs
}

// canPay tells whether a player can tap mana for a cost: one card for each civilization, then any (112.2a).
// A card being used out of the mana zone may tap itself (601.1c).
func (s *State) canPay(p Player, cost int, civs Civs) bool {
	cost = max(cost, civs.count()) // 112.2b
	if cost == 0 {
		return true
	}
	n := 0
	for _, c := range s.zones[p][mana] {
		if c.Flags&Tapped == 0 {
			n++
		}
	}
	return n >= cost && s.covers(p, civs, 0, nil, cost)
}

// covers tells whether the civilizations can be had from different mana cards, at most `more` of them not
// yet chosen. chosen are tapped already for this cost.
func (s *State) covers(p Player, civs Civs, used uint64, chosen []Ref, more int) bool {
	if civs == 0 {
		return true
	}
	civ := civs & -civs
	for i, c := range s.zones[p][mana] {
		if i >= 64 || used>>i&1 == 1 || s.manaCivs(c)&civ == 0 {
			continue
		}
		left := more
		if !containsRef(chosen, cardRef(c)) {
			if c.Flags&Tapped != 0 || more == 0 {
				continue
			}
			left--
		}
		if s.covers(p, civs&^civ, used|1<<i, chosen, left) {
			return true
		}
	}
	return false
}

// manaCivs are the civilizations a mana card can give (107.2).
func (s *State) manaCivs(c Card) Civs {
	return s.cardCivs(&view{ref: cardRef(c), owner: s.g.cards[c.ID].owner, zone: mana, card: c.ID, flags: c.Flags})
}

// cardCivs are the civilizations of a card outside the battle zone, with both halves of a twinpact (810).
func (s *State) cardCivs(v *view) Civs {
	d := s.def(v.card)
	var civs Civs
	for k := range d.Sides {
		civs |= s.civs(v, &d.Sides[k])
		if d.Layout != Twinpact {
			break
		}
	}
	return civs
}

// stepPay taps mana, a card at a time. A is how many are still to be tapped, Node the civilizations, Refs
// the cards tapped for it so far.
func (s *State) stepPay(f *Frame) {
	cost := int(f.A)
	civs := Civs(f.Node)
	if f.PC == 0 {
		if !s.canPay(f.Who, cost, civs) { // what was done for the use before took the mana away
			s.pop()
			s.ret = Facts{Could: true}
			return
		}
		f.A = int16(max(cost, civs.count()))
		f.PC = 1
		return
	}
	if cost == 0 {
		s.pop()
		s.ret = done(1)
		return
	}
	open := s.payOptions(f.Who, civs, f.Refs, cost)
	if len(open) == 0 {
		s.failed = "a cost that was found payable cannot be paid"
		return
	}
	if len(open) == cost { // all of them are needed
		for _, o := range open {
			s.tapMana(f.Who, o.Card)
		}
		s.options = open
		f.A = 0
		return
	}
	o, ok := s.answerTo()
	if !ok {
		if o, ok = s.ask(KindPay, f.Who, NoCard, open); !ok {
			return
		}
	}
	f.Refs = withRef(f.Refs, s.tapMana(f.Who, o.Card))
	f.A--
}

// payOptions lists the mana cards that can be tapped next so that the rest can still be paid.
func (s *State) payOptions(p Player, civs Civs, chosen []Ref, left int) []Option {
	opts := s.newOptions()
	for _, c := range s.zones[p][mana] {
		if c.Flags&Tapped != 0 {
			continue
		}
		if civs == 0 || s.covers(p, civs, 0, withRef(chosen, cardRef(c)), left-1) {
			opts = append(opts, Option{Verb: Pay, Card: c.ID, Target: NoCard})
		}
	}
	return opts
}

func (s *State) tapMana(p Player, id CardID) Ref {
	for i, c := range s.zones[p][mana] {
		if c.ID == id {
			s.own(p, mana)[i].Flags |= Tapped
			s.lookAgain()
			return cardRef(c)
		}
	}
	return 0
}
