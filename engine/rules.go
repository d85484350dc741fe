package engine

import (
	"slices"

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
	Depth    uint8  // the battle it began in, for what lasts for a battle
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
)

// laidRule is a rule in force together with the ability or effect that lays it down.
type laidRule struct {
	rule *cardtext.Rule
	env  Env
	only []Ref // the elements that it binds, if it is laid on those alone
}

// binds tells whether a rule that is laid on some elements alone is laid on this one.
func (l *laidRule) binds(r Ref) bool { return l.only == nil || containsRef(l.only, r) }

// laidRules collects rules without leaving the stack of who asks: a position asks for them often.
type laidRules struct {
	n    int
	few  [3]laidRule
	more []laidRule
}

func (l *laidRules) add(r *cardtext.Rule, env *Env, only []Ref) {
	if l.n < len(l.few) {
		l.few[l.n] = laidRule{r, *env, only}
	} else {
		l.more = append(l.more, laidRule{r, *env, only})
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
// how many there are. Who is asked often asks before whether any card can lay one down: clearing room for them takes time.
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
		if f.Kind != effectRule {
			continue
		}
		if r := s.text(&f.Env).Acts[f.Act].Rule; r.Kind == kind && s.inForce(f) {
			out.add(r, &f.Env, f.Targets)
		}
	}
	return out.n
}

// elementRules collects the rules of an element and of what lies on it.
func (s *State) elementRules(kind cardtext.RuleKind, e *Element, out *laidRules) {
	mayHave := s.side(e).rules.has(kind) || len(s.effects) > 0 || len(e.Links) > 0
	if mayHave && !s.ignored(e) {
		for side, env := range s.texts(e, false) {
			s.staticRules(kind, side, &env, out)
		}
	}
	for side, env := range s.lying(e) {
		s.staticRules(kind, side, &env, out)
	}
}

// ignored tells whether the abilities of an element are ignored.
func (s *State) ignored(e *Element) bool {
	return s.sealed(e) || s.ignoringRules(func() bool { return s.ruled(cardtext.IgnoreAbilities, e) })
}

// ignoringRules asks what the rules that ignore abilities say. Whom they are about may hang on other rules, on power for
// one: for these nobody's abilities are ignored meanwhile, else the question would never end.
func (s *State) ignoringRules(ask func() bool) bool {
	if s.ignoring || !s.g.laid.has(cardtext.IgnoreAbilities) {
		return false
	}
	s.ignoring = true
	yes := ask()
	s.ignoring = false
	return yes
}

// ruled tells whether a rule of a kind is in force about an element.
func (s *State) ruled(kind cardtext.RuleKind, e *Element) bool {
	if !s.g.laid.has(kind) {
		return false
	}
	var rules laidRules
	for i := range s.rulesOf(kind, &rules) {
		l := rules.at(i)
		if l.binds(elementRef(e.ID)) && s.affects(l.rule.NP, e, &l.env) {
			return true
		}
	}
	return false
}

// ofIgnoredSpell tells whether a text is that of a spell whose effects are ignored: also those that it has begun
// already, and the rest of what it does.
func (s *State) ofIgnoredSpell(env *Env) bool {
	return s.g.lib.defs[env.Def].Sides[env.Side].Types&SpellType != 0 && s.ignoringRules(func() bool { return s.spellRuled(env) })
}

// spellRuled tells whether a rule that ignores abilities is about a spell.
func (s *State) spellRuled(env *Env) bool {
	side := &s.g.lib.defs[env.Def].Sides[env.Side]
	v := view{owner: env.Ctrl, card: env.Card}
	var rules laidRules
	for i := range s.rulesOf(cardtext.IgnoreAbilities, &rules) {
		l := rules.at(i)
		about := func(np *cardtext.NP) bool {
			if np.Ref != cardtext.NoRef {
				return slices.ContainsFunc(s.referents(np, &l.env), func(r Ref) bool { return !r.isElement() && r.card() == env.Card })
			}
			return s.ownedBy(np.Whose, v.owner, &l.env) && s.sideMatches(np, &v, side, &l.env)
		}
		if about(l.rule.NP) || slices.ContainsFunc(l.rule.NP.Or, about) {
			return true
		}
	}
	return false
}

// staticRules collects the rules of a kind among the static abilities of a side that work now.
func (s *State) staticRules(kind cardtext.RuleKind, side *Side, env *Env, out *laidRules) {
	if !side.rules.has(kind) {
		return
	}
	for _, a := range side.Text.Abilities {
		if a.Kind != cardtext.Static || !lays(a, kind) || !s.works(a, env) {
			continue
		}
		env.Ability = uint8(a.Index)
		for _, r := range a.Rules {
			if r.Kind == kind && (r.If == nil || s.holds(r.If, env)) {
				out.add(r, env, nil)
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
		if zone = l.zone; isBlank(zone, s.at(l).Flags) {
			return false
		}
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

// forbidden tells whether a "can't" stands against what would happen (101.2).
func (s *State) forbidden(h *happening) bool {
	return s.ruledOut(cardtext.Cant, h) || s.puttingIsFull(h)
}

// ruledOut tells whether a rule of a kind is about what would happen.
func (s *State) ruledOut(kind cardtext.RuleKind, h *happening) bool {
	if !s.g.laid.has(kind) {
		return false
	}
	var rules laidRules
	for i := range s.rulesOf(kind, &rules) {
		l := rules.at(i)
		if l.binds(subject(l.rule.Event, h)) && s.eventMatches(l.rule.Event, h, &l.env) {
			return true
		}
	}
	return false
}

// putsSoFar is how many creatures of a kind a player has put into the battle zone this turn.
func (s *State) putsSoFar(what *cardtext.NP, p Player, env *Env) int {
	if plain(what, cardtext.Creature) {
		return int(s.counts.entered[p])
	}
	n := 0
	for i := range s.deeds {
		if s.isDeed(&s.deeds[i], moved, what, p, env) {
			n++
		}
	}
	return n
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
		if h.who == p && s.putsSoFar(l.rule.NP, p, &l.env) >= s.number(l.rule.N, &l.env) && s.matches(l.rule.NP, h.subj, &l.env, false) {
			return true
		}
	}
	return false
}

// stays tells whether a "does not leave" holds what would move: the move is begun, and the card stays.
func (s *State) stays(h *happening) bool { return s.ruledOut(cardtext.DoesNot, h) }
