package engine

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

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

// useOptions lists the cards that can be used and paid for, each way of using one by itself.
func (s *State) useOptions(opts []Option, p Player) []Option {
	s.permissions(p, func(u *permission) bool {
		side := &s.def(u.ref.card()).Sides[u.side]
		if !u.pay.free && !s.canPay(p, u.pay.cost, u.pay.civs) || u.tap > len(s.untappedCreatures(p)) {
			return true
		}
		if u.rule != nil && u.rule.rule.Act != nil && !s.actCould(u.rule.rule.Act, &u.rule.env, true, false) {
			return true
		}
		if !s.mayUse(p, u.ref, u.from, side, u.way, u.pay.free || u.pay.cost == 0) {
			return true
		}
		o := Option{Verb: Summon, Card: u.ref.card(), Target: NoCard, From: u.from, Way: u.way, Side: u.side}
		if side.Types&SpellType != 0 {
			o.Verb = Cast
		}
		if !slices.Contains(opts, o) { // two cards may permit the same
			opts = append(opts, o)
		}
		return true
	})
	return opts
}

// useBy uses a card in the way that was chosen.
func (s *State) useBy(o Option) {
	s.permissions(s.active, func(u *permission) bool {
		if u.ref.card() != o.Card || u.from != o.From || u.side != o.Side || u.way != o.Way {
			return true
		}
		if u.rule != nil && u.rule.rule.Then != nil {
			n := s.pushEnv(u.rule.env)
			s.push(Frame{Kind: frameResolve, PC: 3, Env: n, Node: uint16(u.rule.rule.Then.ID)})
		}
		s.startUse(s.active, u.ref, u.side, u.way, u.pay)
		if u.rule != nil && u.rule.rule.Act != nil {
			n := s.pushEnv(u.rule.env)
			s.push(Frame{Kind: frameResolve, PC: 2, Env: n})
			s.push(Frame{Kind: frameAct, Env: n, Node: uint16(u.rule.rule.Act.ID), Flag: fullNumber})
		}
		if u.tap > 0 {
			s.push(Frame{Kind: frameTapFor, Who: s.active, B: int16(u.tap), Env: -1, Node: uint16(o.Card)})
		}
		return false
	})
}

// permissions visits every way in which a player may use a card, cost aside: out of the hand, by a keyword
// of the card, by a "you may summon this from your graveyard".
func (s *State) permissions(p Player, visit func(*permission) bool) {
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
			r := cardRef(c)
			if !visit(&permission{ref: r, from: grave, side: uint8(k), way: ByAbyssRush, pay: price{cost: s.costOf(r, side), civs: side.Civs}}) {
				return
			}
		}
	}
	var rules laidRules
	for i := range s.rulesOf(cardtext.MayUseFrom, &rules) {
		if l := rules.at(i); l.env.Ctrl == p && !s.rulePermissions(p, l, visit) {
			return
		}
	}
}

func (s *State) handPermissions(p Player, c Card, k uint8, visit func(*permission) bool) bool {
	r := cardRef(c)
	side := &s.def(c.ID).Sides[k]
	if side.Cost < infinite && !visit(&permission{ref: r, from: hand, side: k, way: BySummon, pay: price{cost: s.leastCost(p, r, side), civs: side.Civs}}) {
		return false
	}
	if kw := side.param("g-zero"); kw != nil {
		env := s.cardEnv(c, int(k))
		if s.holds(kw.Cond, &env) && !visit(&permission{ref: r, from: hand, side: k, way: ByGZero, pay: price{free: true}}) {
			return false
		}
	}
	if kw := side.param("mugen crime"); kw != nil && !visit(s.mugenCrime(c, hand, k, kw)) {
		return false
	}
	if kw := side.param("galax-shield"); kw != nil {
		pay := price{cost: kw.Cost.N, civs: costCivs(kw.Cost)}
		if !visit(&permission{ref: r, from: hand, side: k, way: ByGalaxShield, pay: pay}) {
			return false
		}
	}
	if kw := side.param("vivid draw"); kw != nil && containsRef(s.drawn, r) {
		pay := price{cost: kw.Cost.N, civs: costCivs(kw.Cost)}
		if !visit(&permission{ref: r, from: hand, side: k, way: ByVividDraw, pay: pay}) {
			return false
		}
	}
	return s.ownAlternatives(c, k, visit)
}

// ownAlternatives visits "instead of paying its cost, you may …" of the card itself: such abilities work
// where the card is used from (110.4d).
func (s *State) ownAlternatives(c Card, k uint8, visit func(*permission) bool) bool {
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
			u := permission{ref: cardRef(c), from: hand, side: k, way: ByAlternative, pay: price{free: true}, rule: &laidRule{r, env}}
			if !visit(&u) {
				return false
			}
		}
	}
	return true
}

func (s *State) mugenCrime(c Card, from Zone, k uint8, kw *cardtext.Keyword) *permission {
	return &permission{
		ref: cardRef(c), from: from, side: k, way: ByMugenCrime, tap: kw.N,
		pay: price{cost: kw.Cost.N, civs: costCivs(kw.Cost)},
	}
}

// rulePermissions visits what one "you may summon NP from ZONE" opens.
func (s *State) rulePermissions(p Player, l *laidRule, visit func(*permission) bool) bool {
	for _, place := range l.rule.Places {
		cards := s.zones[p][place.Zone]
		if place.Zone == battle { // a side of a card is cast while the card stays where it is
			cards = s.topCards(p)
		}
		for _, c := range cards {
			r := cardRef(c)
			if c.Flags&Held != 0 || !s.matches(l.rule.NP, r, &l.env, false) && !(place.Zone == battle && c.ID == l.env.Card) {
				continue
			}
			d := s.def(c.ID)
			for k := range d.Sides {
				side := &d.Sides[k]
				spell := side.Types&SpellType != 0
				if l.rule.Verb == "summon" && spell || l.rule.Verb == "cast" && !spell || d.Layout != Twinpact && k > 0 {
					continue
				}
				u := permission{ref: r, from: place.Zone, side: uint8(k), way: wayNamed(l.rule.Way)}
				switch {
				case l.rule.Free:
					u.pay.free = true
				case l.rule.Cost != nil:
					u.pay = price{cost: l.rule.Cost.N, civs: costCivs(l.rule.Cost)}
				default:
					u.pay = price{cost: s.costOf(r, side), civs: side.Civs}
				}
				if l.rule.Then != nil || l.rule.Act != nil {
					u.rule = l
				}
				if !visit(&u) {
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
		if e := &s.field[i]; e.Owner == p && !e.Tapped && s.side(e).Types&CreatureType != 0 {
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
			opts := make([]Option, len(open))
			for i, r := range open {
				opts[i] = Option{Verb: Choose, Card: s.topCard(r), Target: NoCard}
			}
			if o, ok = s.ask(KindChoose, f.Who, CardID(f.Node), opts); !ok {
				return
			}
		}
		s.turnOne(s.pickedRef(open, o.Card), true)
		f.B--
	}
	s.pop()
	s.ret = done(1)
}

// abilityOptions lists the abilities used instead of attacking, or when a creature could attack (602.3a).
// Mode is the ability.
func (s *State) abilityOptions(opts []Option) []Option {
	for i := range s.field {
		e := &s.field[i]
		if e.Owner != s.active || e.Tapped || s.isSick(e) && !s.has(e, kwSpeedAttacker) {
			continue
		}
		side := s.side(e)
		if !side.tapAction && !side.triggers.has(cardtext.CouldAttack) {
			continue
		}
		env := s.elementEnv(e)
		for _, a := range side.Text.Abilities {
			if s.usableNow(a, &env) {
				opts = append(opts, Option{Verb: UseAbility, Card: env.Card, Target: NoCard, Mode: uint8(a.Index + 1)})
			}
		}
	}
	return opts
}

// usableNow: a tap ability may be used though it has nothing to act on; one "when this could attack" is
// used by doing its first sentence, which must be possible.
func (s *State) usableNow(a *cardtext.Ability, env *Env) bool {
	if a.Kind == cardtext.TapAbility {
		return !s.is(rule.TapAbilityNeedsTarget) || s.sentenceCould(a.Body.Sentences[0], env, false)
	}
	if a.Kind != cardtext.Trigger {
		return false
	}
	for _, e := range a.Events {
		if e.Kind == cardtext.CouldAttack && (a.If == nil || s.is(rule.DynamoAlone) || s.holds(a.If, env)) {
			return s.sentenceCould(a.Body.Sentences[0], env, true)
		}
	}
	return false
}

func (s *State) useAbility(r Ref, mode int) {
	i := s.elementAt(r)
	env := s.elementEnv(&s.field[i])
	a := s.side(&s.field[i]).Text.Abilities[mode-1]
	env.Ability = uint8(a.Index)
	n := s.pushEnv(env)
	s.push(Frame{Kind: frameResolve, Env: n, Flag: atWill})
	if a.Kind == cardtext.TapAbility {
		s.turnOne(r, true)
	}
}

// atWill: the player used the ability on its own, so its first "may" is answered.
const atWill uint8 = mayGiven
