package engine

import (
	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// power of an element as it stands (206): printed, then every addition, never below 0 when read.
func (s *State) power(e *Element) int {
	side := s.side(e)
	if side.Types&CreatureType == 0 {
		return 0
	}
	p := side.Power
	for _, c := range s.gods(e) {
		p += s.def(c.ID).Sides[0].Power
	}
	for _, c := range e.Auras { // what an aura adds (310.4)
		if d := &s.def(c.ID).Sides[0]; d.Types&AuraType != 0 {
			p += d.Power
		}
	}
	if p >= infinite {
		return p
	}
	ref := elementRef(e.ID)
	for i := range s.effects {
		f := &s.effects[i]
		if !containsRef(f.Targets, ref) || !s.inForce(f) {
			continue
		}
		switch f.Kind {
		case effectPower:
			p += int(f.Power)
		case effectSetPower:
			p = int(f.Power)
		}
	}
	attacks := s.attack.On && s.attack.Attacker == ref
	if attacks {
		p += s.powerAttacker(e)
	}
	if s.weighing < maxWeighing {
		s.weighing++
		p += s.powerByRules(e, attacks)
		s.weighing--
	}
	return p
}

// maxWeighing is how deep a power may hang on another by static abilities. Those that hang on each other would never
// come to an end.
const maxWeighing = 3

// powerByRules is what static abilities add to the power of a creature.
func (s *State) powerByRules(e *Element, attacks bool) int {
	if !s.g.laid.has(cardtext.GetsPower) && !attacks {
		return 0
	}
	n := 0
	var rules laidRules
	for i := range s.rulesOf(cardtext.GetsPower, &rules) {
		if l := rules.at(i); s.affects(l.rule.NP, e, &l.env) {
			n += s.number(l.rule.N, &l.env)
		}
	}
	if !attacks || s.g.gives&kwPowerAttacker == 0 {
		return n
	}
	rules = laidRules{}
	for i := range s.rulesOf(cardtext.HasKeywords, &rules) {
		l := rules.at(i)
		if kw := l.rule.Keywords; keywordBits(kw)&kwPowerAttacker != 0 && s.affects(l.rule.NP, e, &l.env) {
			n += addedPower(kw)
		}
	}
	return n
}

// addedPower is what the "power attacker +N" among keywords adds.
func addedPower(ks []cardtext.Keyword) (n int) {
	for _, k := range ks {
		if k.Name == "power attacker" {
			n += k.N
		}
	}
	return n
}

// powerAttacker is what "power attacker +N" adds while the creature attacks, printed or given by an effect.
func (s *State) powerAttacker(e *Element) int {
	n := addedPower(s.side(e).params)
	for _, c := range s.gods(e) {
		n += addedPower(s.def(c.ID).Sides[0].params)
	}
	for i := range s.effects {
		f := &s.effects[i]
		if f.Kind == effectKeywords && containsRef(f.Targets, elementRef(e.ID)) && s.inForce(f) {
			n += addedPower(s.text(&f.Env).Acts[f.Act].Keywords)
		}
	}
	return n
}

// affects tells whether a rule about a noun phrase is about this element.
func (s *State) affects(np *cardtext.NP, e *Element, env *Env) bool {
	v := view{ref: elementRef(e.ID), owner: e.Owner, zone: battle, card: e.Cards[0].ID, elem: e}
	return s.matchView(np, &v, env, true)
}

func (s *State) powerOf(v *view, side *Side) int {
	switch {
	case v.last != nil:
		return max(0, int(v.last.Power))
	case v.isElement():
		return max(0, s.power(v.elem))
	}
	return side.Power
}

// civs of an object: printed, or all while a rule says so.
func (s *State) civs(v *view, side *Side) Civs {
	if v.last != nil {
		return v.last.Civs
	}
	if isBlank(v.zone, v.flags) { // 405.4
		return 0
	}
	if s.g.laid.has(cardtext.AllCivs) && s.hasAllCivs(v) {
		return AllCivs
	}
	civs := side.Civs
	if v.isElement() {
		for _, c := range s.gods(v.elem) { // a linked creature has those of all its Gods (804)
			civs |= s.def(c.ID).Sides[0].Civs
		}
	}
	return civs
}

func (s *State) hasAllCivs(v *view) bool {
	var rules laidRules
	for i := range s.rulesOf(cardtext.AllCivs, &rules) {
		l := rules.at(i)
		if s.matchView(l.rule.NP, v, &l.env, true) {
			return true
		}
	}
	return false
}

// has tells whether an element has a keyword ability, printed or given.
func (s *State) has(e *Element, k keywordSet) bool {
	if s.ignored(e) { // those that were given to it too (110.1)
		return s.is(rule.GivenIsNotIgnored) && !s.sealed(e) && s.isGiven(e, k)
	}
	if s.side(e).keywords&k != 0 {
		return true
	}
	for _, c := range s.gods(e) {
		if s.def(c.ID).Sides[0].keywords&k != 0 {
			return true
		}
	}
	return s.isGiven(e, k)
}

// isGiven tells whether an effect or another's static ability gives an element a keyword ability.
func (s *State) isGiven(e *Element, k keywordSet) bool {
	ref := elementRef(e.ID)
	for i := range s.effects {
		f := &s.effects[i]
		if f.Kind == effectKeywords && f.Keywords&k != 0 && containsRef(f.Targets, ref) && s.inForce(f) {
			return true
		}
	}
	if s.g.gives&k == 0 {
		return false
	}
	var rules laidRules
	for i := range s.rulesOf(cardtext.HasKeywords, &rules) {
		l := rules.at(i)
		if keywordBits(l.rule.Keywords)&k != 0 && s.affects(l.rule.NP, e, &l.env) {
			return true
		}
	}
	return false
}

// cardHas tells whether a card outside the battle zone has a keyword ability.
func (s *State) cardHas(r Ref, side *Side, k keywordSet) bool {
	if side.keywords&k != 0 {
		return true
	}
	if s.g.gives&k == 0 {
		return false
	}
	var rules laidRules
	for i := range s.rulesOf(cardtext.HasKeywords, &rules) {
		l := rules.at(i)
		if keywordBits(l.rule.Keywords)&k != 0 && s.matches(l.rule.NP, r, &l.env, true) {
			return true
		}
	}
	return false
}

func keywordBits(ks []cardtext.Keyword) keywordSet {
	var b keywordSet
	for _, k := range ks {
		b |= keywordBit(k.Name)
	}
	return b
}

// keywordsOf lists the keyword abilities that an element has now, in the order of the table.
func (s *State) keywordsOf(e *Element) []string {
	var names []string
	for i, n := range keywordNames {
		if s.has(e, 1<<i) {
			names = append(names, n)
		}
	}
	return names
}
