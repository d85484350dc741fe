package engine

import (
	"dmconform/engine/cardtext"
)

// Effect is a continuous effect with a duration (608): a rule laid down, or a change to some elements.
type Effect struct {
	Kind     effectKind
	Env      Env // bindings, fixed when the effect began (608.2b)
	Act      uint16
	Player   Player // whose turn ends it
	Until    cardtext.DurationKind
	Turn     uint16 // when it began
	Targets  []Ref
	Power    int32
	Keywords keywordSet
	Extra    uint16 // abilities added: a definition
	HasExtra bool
	ExtraOf  uint8 // its side
}

type effectKind uint8

const (
	effectRule effectKind = iota
	effectPower
	effectSetPower
	effectKeywords
	effectDelayed // a delayed trigger: Act is the sentence
	effectNoUntap
	effectNoAttack
)

// laidRule is a rule in force together with the ability or effect that lays it down.
type laidRule struct {
	rule *cardtext.Rule
	env  Env
}

// laidRules collects rules without leaving the stack of who asks: a position asks for them often.
type laidRules struct {
	n    int
	few  [3]laidRule
	more []laidRule
}

func (l *laidRules) add(r *cardtext.Rule, env *Env) {
	if l.n < len(l.few) {
		l.few[l.n] = laidRule{r, *env}
	} else {
		l.more = append(l.more, laidRule{r, *env})
	}
	l.n++
}

func (l *laidRules) at(i int) *laidRule {
	if i < len(l.few) {
		return &l.few[i]
	}
	return &l.more[i-len(l.few)]
}

// rulesOf collects every rule of a kind that is in force now, static abilities before effects, and returns
// how many there are.
func (s *State) rulesOf(kind cardtext.RuleKind, out *laidRules) int {
	if !s.g.laid.has(kind) {
		return 0
	}
	for i := range s.field {
		s.elementRules(kind, &s.field[i], out)
	}
	if s.g.inZones {
		s.zoneRules(kind, out)
	}
	for i := range s.effects {
		f := &s.effects[i]
		if f.Kind != effectRule || f.Until == cardtext.OpponentNextTurn && (s.active == f.Player || s.turn == f.Turn) {
			continue
		}
		if r := s.text(&f.Env).Acts[f.Act].Rule; r.Kind == kind {
			out.add(r, &f.Env)
		}
	}
	return out.n
}

// elementRules collects the rules of an element: its own, those it was given, those of its auras.
func (s *State) elementRules(kind cardtext.RuleKind, e *Element, out *laidRules) {
	if kind != cardtext.IgnoreAbilities && s.ignored(e) {
		return
	}
	if side := s.side(e); side.rules.has(kind) {
		env := s.elementEnv(e)
		s.staticRules(kind, side, &env, out)
	}
	if e.Way == ByAbyssRush || len(s.effects) > 0 || len(e.Links) > 0 {
		for _, g := range s.givenSides(e, false) {
			env := s.elementEnv(e)
			env.Def, env.Side = g.def, g.side
			s.staticRules(kind, &s.g.lib.defs[g.def].Sides[g.side], &env, out)
		}
	}
	for k := range e.Auras {
		if env, side := s.auraEnv(e, k); side.rules.has(kind) {
			s.staticRules(kind, side, &env, out)
		}
	}
}

// ignored tells whether the abilities of an element are ignored.
func (s *State) ignored(e *Element) bool {
	if !s.g.laid.has(cardtext.IgnoreAbilities) {
		return false
	}
	var rules laidRules
	for i := range s.rulesOf(cardtext.IgnoreAbilities, &rules) {
		l := rules.at(i)
		if s.affects(l.rule.NP, e, &l.env) {
			return true
		}
	}
	return false
}

// spellIgnored tells whether the effects of a spell are ignored.
func (s *State) spellIgnored(r Ref) bool {
	var rules laidRules
	for i := range s.rulesOf(cardtext.IgnoreAbilities, &rules) {
		l := rules.at(i)
		if s.matches(l.rule.NP, r, &l.env, false) {
			return true
		}
	}
	return false
}

// staticRules collects the rules of a kind among the static abilities of a side that work now.
func (s *State) staticRules(kind cardtext.RuleKind, side *Side, env *Env, out *laidRules) {
	for _, a := range side.Text.Abilities {
		if a.Kind != cardtext.Static || !lays(a, kind) || !s.works(a, env) {
			continue
		}
		env.Ability = uint8(a.Index)
		for _, r := range a.Rules {
			if r.Kind == kind && (r.If == nil || s.holds(r.If, env)) {
				out.add(r, env)
			}
		}
	}
}

func lays(a *cardtext.Ability, kind cardtext.RuleKind) bool {
	for _, r := range a.Rules {
		if r.Kind == kind {
			return true
		}
	}
	return false
}

// zoneRules collects the rules of cards whose static abilities work outside the battle zone (110.4b).
func (s *State) zoneRules(kind cardtext.RuleKind, out *laidRules) {
	for p := range Player(2) {
		for z := hand; z <= abyss; z++ {
			if z == deck {
				continue
			}
			for _, c := range s.zones[p][z] {
				d := s.def(c.ID)
				for k := range d.Sides {
					if side := &d.Sides[k]; side.inZones && side.rules.has(kind) {
						env := s.cardEnv(c, k)
						s.staticRules(kind, side, &env, out)
					}
				}
			}
		}
	}
}

// works tells whether an ability functions now: in the zone it is for, in the turn it is for, while its
// condition holds (110.4).
func (s *State) works(a *cardtext.Ability, env *Env) bool {
	zone, owner := battle, env.Ctrl
	if !env.Src.isElement() {
		l := s.find(env.Card)
		zone = l.zone
	}
	if len(a.In) == 0 {
		if zone != battle {
			return false
		}
	} else {
		ok := false
		for _, p := range a.In {
			ok = ok || p.Zone == zone && s.ownedBy(p.Whose, owner, env)
		}
		if !ok {
			return false
		}
	}
	return s.onTime(a, env)
}

// onTime checks "during" and "while".
func (s *State) onTime(a *cardtext.Ability, env *Env) bool {
	switch a.During {
	case cardtext.YourTurn:
		if s.active != env.Ctrl {
			return false
		}
	case cardtext.OpponentTurn:
		if s.active == env.Ctrl {
			return false
		}
	}
	return a.While == nil || s.holds(a.While, env)
}

func (s *State) elementEnv(e *Element) Env {
	d := s.def(e.Cards[0].ID)
	return Env{Def: d.index, Side: e.Side, Ctrl: e.Owner, Card: e.Cards[0].ID, Src: elementRef(e.ID), Player: e.Owner.other()}
}

func (s *State) auraEnv(e *Element, k int) (Env, *Side) {
	d := s.def(e.Auras[k].ID)
	return Env{Def: d.index, Ctrl: e.Owner, Card: e.Auras[k].ID, Src: cardRef(e.Auras[k]), Player: e.Owner.other()}, &d.Sides[0]
}

func (s *State) cardEnv(c Card, side int) Env {
	info := s.g.cards[c.ID]
	return Env{Def: info.def.index, Side: uint8(side), Ctrl: info.owner, Card: c.ID, Src: cardRef(c), Player: info.owner.other()}
}

// power of an element as it stands (206): printed, then every addition, never below 0 when read.
func (s *State) power(e *Element) int {
	side := s.side(e)
	if side.Types&CreatureType == 0 {
		return 0
	}
	p := side.Power
	for _, c := range e.Links {
		p += s.def(c.ID).Sides[0].Power
	}
	if p >= infinite {
		return p
	}
	ref := elementRef(e.ID)
	for i := range s.effects {
		f := &s.effects[i]
		if !containsRef(f.Targets, ref) {
			continue
		}
		switch f.Kind {
		case effectPower:
			p += int(f.Power)
		case effectSetPower:
			p = int(f.Power)
		}
	}
	if s.attack.On && s.attack.Attacker == ref {
		p += s.powerAttacker(e)
	}
	var rules laidRules
	for i := range s.rulesOf(cardtext.GetsPower, &rules) {
		l := rules.at(i)
		if s.affects(l.rule.NP, e, &l.env) {
			p += s.number(l.rule.N, &l.env)
		}
	}
	return p
}

// powerAttacker is what "power attacker +N" adds while the creature attacks.
func (s *State) powerAttacker(e *Element) int {
	n := 0
	if kw := s.side(e).param("power attacker"); kw != nil {
		n = kw.N
	}
	for i := range s.effects {
		f := &s.effects[i]
		if f.Kind != effectKeywords || !containsRef(f.Targets, elementRef(e.ID)) {
			continue
		}
		for _, kw := range s.text(&f.Env).Acts[f.Act].Keywords {
			if kw.Name == "power attacker" {
				n += kw.N
			}
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
	var rules laidRules
	for i := range s.rulesOf(cardtext.AllCivs, &rules) {
		l := rules.at(i)
		if s.matchView(l.rule.NP, v, &l.env, true) {
			return AllCivs
		}
	}
	return side.Civs
}

// has tells whether an element has a keyword ability, printed or given.
func (s *State) has(e *Element, k keywordSet) bool {
	if s.side(e).keywords&k != 0 && !s.ignored(e) {
		return true
	}
	for _, c := range e.Links {
		if s.def(c.ID).Sides[0].keywords&k != 0 {
			return true
		}
	}
	ref := elementRef(e.ID)
	for i := range s.effects {
		f := &s.effects[i]
		if f.Kind == effectKeywords && f.Keywords&k != 0 && containsRef(f.Targets, ref) {
			return true
		}
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

// forbidden tells whether a "can't" stands against what would happen (101.2).
func (s *State) forbidden(h *happening) bool {
	var rules laidRules
	for i := range s.rulesOf(cardtext.Cant, &rules) {
		l := rules.at(i)
		if s.eventMatches(l.rule.Event, h, &l.env) {
			return true
		}
	}
	return s.puttingIsFull(h)
}

// puttingIsFull: "can put only N creatures into the battle zone".
func (s *State) puttingIsFull(h *happening) bool {
	if h.kind != moved || h.to != battle {
		return false
	}
	var rules laidRules
	for i := range s.rulesOf(cardtext.OnlyPuts, &rules) {
		l := rules.at(i)
		p := s.player(l.rule.Who, &l.env)
		if h.who == p && int(s.counts.entered[p]) >= s.number(l.rule.N, &l.env) && s.matches(l.rule.NP, h.subj, &l.env, false) {
			return true
		}
	}
	return false
}

// stays tells whether a "does not leave" holds what would move: the move is begun, and the card stays.
func (s *State) stays(h *happening) bool {
	var rules laidRules
	for i := range s.rulesOf(cardtext.DoesNot, &rules) {
		l := rules.at(i)
		if s.eventMatches(l.rule.Event, h, &l.env) {
			return true
		}
	}
	return false
}

// count counts what a noun phrase names.
func (s *State) count(np *cardtext.NP, env *Env) int {
	if np.Ref != cardtext.NoRef {
		return len(s.referents(np, env))
	}
	n := 0
	s.each(np, env, func(view) bool { n++; return true })
	return n
}

// each visits every object that a noun phrase names, the controller's side first, in the order of the zones.
func (s *State) each(np *cardtext.NP, env *Env, visit func(view) bool) {
	zones := zonesOf(np)
	for _, p := range [2]Player{env.Ctrl, env.Ctrl.other()} {
		for z := battle; z <= abyss; z++ {
			if zones>>z&1 == 0 {
				continue
			}
			if z == battle {
				if !s.eachElement(np, p, env, visit) {
					return
				}
				continue
			}
			for i, c := range s.zones[p][z] {
				v := view{ref: cardRef(c), owner: p, zone: z, card: c.ID, flags: c.Flags}
				if s.matchView(np, &v, env, true) && !visit(v) {
					return
				}
				_ = i
			}
		}
	}
}

func (s *State) eachElement(np *cardtext.NP, p Player, env *Env, visit func(view) bool) bool {
	under, over := usesUnder(np), usesOver(np)
	for i := range s.field {
		if s.field[i].Owner != p {
			continue
		}
		v := s.viewElement(i)
		if s.matchView(np, &v, env, true) && !visit(v) {
			return false
		}
		e := &s.field[i]
		if under && !s.eachPart(np, e, e.Cards, 1, env, visit) {
			return false
		}
		if over && !s.eachPart(np, e, e.Auras, -1, env, visit) {
			return false
		}
	}
	return true
}

// eachPart visits the cards under (sign 1) or over (sign -1) an element.
func (s *State) eachPart(np *cardtext.NP, e *Element, cards []Card, sign int, env *Env, visit func(view) bool) bool {
	for k, c := range cards {
		part := sign * (k + 1)
		if sign > 0 {
			if part = k; k == 0 {
				continue // the top card is the element
			}
		}
		v := view{ref: cardRef(c), owner: e.Owner, zone: battle, card: c.ID, part: part, elem: e}
		if s.matchView(np, &v, env, true) && !visit(v) {
			return false
		}
	}
	return true
}

// usesOver tells whether a phrase can name what lies over an element: auras and weapons, as elements (316.3).
func usesOver(np *cardtext.NP) bool {
	for _, h := range np.Heads {
		switch h {
		case cardtext.Aura, cardtext.Weapon, cardtext.Element:
			return true
		}
	}
	for _, alt := range np.Or {
		if usesOver(alt) {
			return true
		}
	}
	return false
}

func usesUnder(np *cardtext.NP) bool {
	if np.Under != nil {
		return true
	}
	for _, alt := range np.Or {
		if usesUnder(alt) {
			return true
		}
	}
	return false
}

// zonesOf returns the zones in which a noun phrase can find anything, as bits.
func zonesOf(np *cardtext.NP) uint16 {
	var z uint16
	switch {
	case np.Among:
		z = 1<<deck | 1<<hand | 1<<grave | 1<<shields
	case np.Under != nil || len(np.In) == 0:
		z = 1 << battle
		for _, h := range np.Heads {
			if h == cardtext.Shield {
				z = 1 << shields
			}
		}
	}
	for _, p := range np.In {
		z |= 1 << p.Zone
	}
	for _, alt := range np.Or {
		z |= zonesOf(alt)
	}
	return z
}
