package engine

import "dmconform/engine/cardtext"

// permission is one way in which a player may use a side of a card now.
type permission struct {
	ref  Ref
	from Zone
	side uint8
	way  Way
	pay  price
	tap  int       // so many creatures are tapped besides (Mugen Crime)
	rule *laidRule // what permits it, if its text goes on: "then …" or an act besides
}

// permissions visits every way in which a player may use a card, cost aside: out of the hand, by a keyword
// of the card, by a "you may summon this from your graveyard".
func (s *State) permissions(p Player, visit func(permission) bool) {
	for _, c := range s.zones[p][hand] {
		if c.Flags&Held != 0 {
			continue
		}
		d := s.def(c.ID)
		for k := range d.Sides {
			if d.Layout != Twinpact && k > 0 {
				break
			}
			if !s.handPermissions(p, c, uint8(k), visit) {
				return
			}
		}
	}
	for _, c := range s.zones[p][grave] {
		d := s.def(c.ID)
		for k := range d.Sides {
			side := &d.Sides[k]
			if kw := side.param("mugen crime"); kw != nil && !visit(s.mugenCrime(c, grave, uint8(k), kw)) {
				return
			}
			if side.Types&CreatureType == 0 || side.keywords&kwAbyssRush != 0 || !s.cardHas(cardRef(c), side, kwAbyssRush) {
				continue
			}
			if !s.rulePermissions(p, s.givenAbyssRush(c), visit) {
				return
			}
		}
	}
	if s.g.laid.has(cardtext.MayUseFrom) {
		s.laidPermissions(p, visit)
	}
}

// givenAbyssRush is the permission of an Abyss Rush that another card gives.
func (s *State) givenAbyssRush(c Card) *laidRule {
	env := s.cardEnv(c, 0)
	env.Def, env.Side = s.g.lib.macros[kwAbyssRush], 0
	return &laidRule{rule: s.text(&env).Abilities[0].Rules[0], env: env}
}

// laidPermissions visits what every "you may summon NP from ZONE" opens.
func (s *State) laidPermissions(p Player, visit func(permission) bool) {
	var rules laidRules
	for i := range s.rulesOf(cardtext.MayUseFrom, &rules) {
		if l := rules.at(i); l.env.Ctrl == p && !s.rulePermissions(p, l, visit) {
			return
		}
	}
}

func (s *State) handPermissions(p Player, c Card, k uint8, visit func(permission) bool) bool {
	r := cardRef(c)
	side := &s.def(c.ID).Sides[k]
	if side.Cost < infinite && !visit(permission{ref: r, from: hand, side: k, way: BySummon, pay: price{cost: s.leastCost(p, r, side), civs: side.Civs}}) {
		return false
	}
	if kw := side.param("g-zero"); kw != nil {
		env := s.cardEnv(c, int(k))
		if s.holds(kw.Cond, &env) && !visit(permission{ref: r, from: hand, side: k, way: ByGZero, pay: price{free: true}}) {
			return false
		}
	}
	if kw := side.param("mugen crime"); kw != nil && !visit(s.mugenCrime(c, hand, k, kw)) {
		return false
	}
	if kw := side.param("galax-shield"); kw != nil {
		pay := price{cost: kw.Cost.N, civs: costCivs(kw.Cost)}
		if !visit(permission{ref: r, from: hand, side: k, way: ByGalaxShield, pay: pay}) {
			return false
		}
	}
	if kw := side.param("vivid draw"); kw != nil && containsRef(s.drawn, r) {
		pay := price{cost: kw.Cost.N, civs: costCivs(kw.Cost)}
		if !visit(permission{ref: r, from: hand, side: k, way: ByVividDraw, pay: pay}) {
			return false
		}
	}
	return s.ownAlternatives(c, k, visit)
}

// ownAlternatives visits "instead of paying its cost, you may …" of the card itself: such abilities work
// where the card is used from (110.4d).
func (s *State) ownAlternatives(c Card, k uint8, visit func(permission) bool) bool {
	side := &s.def(c.ID).Sides[k]
	if !side.rules.has(cardtext.MayAlso) {
		return true
	}
	env := s.cardEnv(c, int(k))
	for _, a := range side.Text.Abilities {
		for _, r := range a.Rules {
			if r.Kind != cardtext.MayAlso {
				continue
			}
			env.Ability = uint8(a.Index)
			u := permission{ref: cardRef(c), from: hand, side: k, way: ByAlternative, pay: price{free: true}, rule: &laidRule{r, env, nil}}
			if !visit(u) {
				return false
			}
		}
	}
	return true
}

func (s *State) mugenCrime(c Card, from Zone, k uint8, kw *cardtext.Keyword) permission {
	return permission{
		ref: cardRef(c), from: from, side: k, way: ByMugenCrime, tap: kw.N,
		pay: price{cost: kw.Cost.N, civs: costCivs(kw.Cost)},
	}
}

// rulePermissions visits what one "you may summon NP from ZONE" opens.
func (s *State) rulePermissions(p Player, l *laidRule, visit func(permission) bool) bool {
	for _, place := range l.rule.Places {
		cards := s.zones[p][place.Zone]
		if place.Zone == battle { // a side of a card is cast while the card stays where it is
			cards = s.topCards(p)
		}
		for _, c := range cards {
			r := cardRef(c)
			if c.Flags&Held != 0 {
				continue
			}
			d := s.def(c.ID)
			for k := range d.Sides {
				side := &d.Sides[k]
				spell := side.Types&SpellType != 0
				if l.rule.Verb == "summon" && spell || l.rule.Verb == "cast" && !spell || d.Layout != Twinpact && k > 0 {
					continue
				}
				if !s.sideOfMatches(l.rule.NP, r, side, &l.env, false) && !(place.Zone == battle && c.ID == l.env.Card) {
					continue
				}
				u := permission{ref: r, from: place.Zone, side: uint8(k), way: wayNamed(l.rule.Way)}
				switch {
				case l.rule.Free:
					u.pay.free = true
				case l.rule.Cost != nil:
					u.pay = price{cost: l.rule.Cost.N, civs: costCivs(l.rule.Cost)}
					if u.way == BySummon { // the cost is not the card's own
						u.way = ByAlternative
					}
				default:
					u.pay = price{cost: s.costOf(r, side), civs: side.Civs}
				}
				if l.rule.Then != nil || l.rule.Act != nil {
					u.rule = l
				}
				if !visit(u) {
					return false
				}
			}
		}
	}
	return true
}

// topCards are the cards that a player's elements show.
func (s *State) topCards(p Player) []Card {
	var out []Card
	for i := range s.field {
		if s.field[i].Owner == p {
			out = append(out, s.field[i].Cards[0])
		}
	}
	return out
}

// wayNamed is the way a permission is called; one without a name is a plain use.
func wayNamed(name string) Way {
	for w, n := range wayNames {
		if n != "" && n == name {
			return Way(w)
		}
	}
	return BySummon
}

func (s *State) untappedCreatures(p Player) []Ref {
	var out []Ref
	for i := range s.field {
		if e := &s.field[i]; e.Owner == p && !e.Tapped && !s.sealed(e) && s.side(e).Types&CreatureType != 0 {
			out = append(out, elementRef(e.ID))
		}
	}
	return out
}

// stepTapFor taps creatures as part of a cost: B is how many, Refs those chosen so far.
func (s *State) stepTapFor(f *Frame) {
	for int(f.B) > 0 {
		open := s.untappedCreatures(f.Who)
		if len(open) <= int(f.B) {
			for _, r := range open {
				s.turnOne(r, true)
			}
			break
		}
		o, ok := s.answerTo()
		if !ok {
			if o, ok = s.ask(KindChoose, f.Who, CardID(f.Node), s.eachOption(Choose, open)); !ok {
				return
			}
		}
		s.turnOne(s.pickedRef(open, o.Card), true)
		f.B--
	}
	s.pop()
	s.ret = done(1)
}
