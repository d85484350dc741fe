package engine

import (
	"cmp"
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// hasCandidates tells whether there are at least n.
func (s *State) hasCandidates(n int, np *cardtext.NP, act *cardtext.Act, env *Env, chooser Player) bool {
	s.eachCandidate(np, act, env, chooser, nil, func(Ref) bool {
		n--
		return n > 0
	})
	return n <= 0
}

// eachCandidate visits what a player may pick for a noun phrase of an act (605.2b), in the order of the zones.
func (s *State) eachCandidate(np *cardtext.NP, act *cardtext.Act, env *Env, chooser Player, taken []Ref, visit func(Ref) bool) {
	if np.Quant == cardtext.UpToTop { // how many, not which: the next one from the top
		if cards := s.deckOf(np, env); len(taken) < len(cards) {
			visit(cardRef(cards[len(taken)]))
		}
		return
	}
	left := -1
	if np.TotalCost != nil {
		left = s.number(np.TotalCost, env) - s.total(taken, false)
	} else if np.TotalPower != nil {
		left = s.number(np.TotalPower, env) - s.total(taken, true)
	}
	s.each(np, env, func(v view) bool {
		if containsRef(taken, v.ref) || !s.choosable(&v, chooser, env) || !s.usable(act, &v, env) || s.promised(v.ref) {
			return true
		}
		if np.TotalCost != nil && s.cost(&v, &s.sides(&v)[0]) > left || np.TotalPower != nil && s.powerOf(&v, &s.sides(&v)[0]) > left {
			return true
		}
		return visit(v.ref)
	})
}

// stepOneEach asks for one card for each alternative, in their order; for each the player may find none in a
// hidden zone, seen or not (400.2g, 701.10b). C is the alternative; true when all are asked.
func (s *State) stepOneEach(f *Frame, np *cardtext.NP, act *cardtext.Act, env *Env) bool {
	for ; int(f.C) <= len(np.Or); f.C++ {
		open := s.oneEach(np, int(f.C), act, env, f.Who, f.Refs)
		if len(open) == 0 {
			continue
		}
		o, ok := s.answerTo()
		if !ok {
			opts := s.eachOption(Choose, open)
			if np.Quant == cardtext.UpToOneEach || !s.is(rule.SearchMustFind) {
				opts = append(opts, noneOption(Choose))
			}
			if o, ok = s.ask(KindChoose, f.Who, env.Card, opts); !ok {
				return false
			}
		}
		if !o.None {
			r := s.pickedRef(open, o.Card)
			f.Refs = withRef(f.Refs, r)
			s.notePicked(r, f.Who)
		}
	}
	return true
}

// oneEach lists what can be taken for one alternative.
func (s *State) oneEach(np *cardtext.NP, i int, act *cardtext.Act, env *Env, chooser Player, taken []Ref) []Ref {
	alt := np
	if i > 0 {
		alt = np.Or[i-1]
	}
	var out []Ref
	s.each(np, env, func(v view) bool {
		if containsRef(taken, v.ref) || !s.choosable(&v, chooser, env) || !s.usable(act, &v, env) || !s.matchOne(alt, nil, &v, env, true) {
			return true
		}
		if np.TotalCost != nil && s.total(withRef(taken, v.ref), false) > s.number(np.TotalCost, env) {
			return true
		}
		out = append(out, v.ref)
		return true
	})
	return out
}

// total adds up costs or powers.
func (s *State) total(refs []Ref, power bool) int {
	n := 0
	for _, r := range refs {
		if v, ok := s.viewOf(r); ok {
			if power {
				n += s.powerOf(&v, &s.sides(&v)[0])
			} else {
				n += s.cost(&v, &s.sides(&v)[0])
			}
		}
	}
	return n
}

// choosable asks the "can't be chosen" of what stands in the battle zone.
func (s *State) choosable(v *view, chooser Player, env *Env) bool {
	if v.zone == deck {
		return s.mayLook(chooser, v.owner) // to search is to look (701.10)
	}
	if v.zone != battle || chooser == v.owner || !s.g.laid.has(cardtext.Cant) {
		return true
	}
	return !s.forbidden(&happening{kind: chosen, who: chooser, subj: v.ref, by: env.Src, from: battle, to: battle})
}

// enough tells whether a noun phrase finds what it needs: the full number where that is wanted, else one.
func (s *State) enough(np *cardtext.NP, act *cardtext.Act, env *Env, chooser Player, full bool) bool {
	switch {
	case np.Ref != cardtext.NoRef, np.Quant == cardtext.All: // nothing is chosen (701.34b)
		return slices.ContainsFunc(s.objects(np, act, env), func(r Ref) bool { return !s.promised(r) })
	case np.Quant == cardtext.Top || np.Quant == cardtext.Bottom:
		n := s.number(np.N, env)
		have := len(s.deckOf(np, env))
		return have >= n && full || have > 0 && !full
	case np.Quant == cardtext.UpToTop:
		return len(s.deckOf(np, env)) > 0
	case np.Quant == cardtext.Exactly && full:
		return s.hasCandidates(s.number(np.N, env), np, act, env, chooser)
	case np.Quant == cardtext.Exactly && s.number(np.N, env) == 0:
		return false
	}
	return s.hasCandidates(1, np, act, env, chooser)
}

// deckOf returns the cards a "top 3 of your deck" can count on: not those being looked at or held (605.4).
func (s *State) deckOf(np *cardtext.NP, env *Env) []Card {
	return present(s.zones[s.placePlayer(np, env)][placeZone(np)])
}

// present lists the cards of a deck that are not being looked at or held.
func present(cards []Card) []Card {
	if !slices.ContainsFunc(cards, isAway) {
		return cards
	}
	var free []Card
	for _, c := range cards {
		if !isAway(c) {
			free = append(free, c)
		}
	}
	return free
}

func isAway(c Card) bool { return c.Flags&(Looked|Held) != 0 }

func placeZone(np *cardtext.NP) Zone {
	if len(np.In) > 0 {
		return np.In[0].Zone
	}
	return deck
}

func (s *State) placePlayer(np *cardtext.NP, env *Env) Player {
	w := np.Whose
	if len(np.In) > 0 {
		w = np.In[0].Whose
	}
	return s.whose(w, env)
}

// whose finds the player of a possessive.
func (s *State) whose(w cardtext.Whose, env *Env) Player {
	switch w {
	case cardtext.Opponents:
		return env.Ctrl.other()
	case cardtext.Owners:
		return s.player(cardtext.WhoOwner, env)
	case cardtext.ThatPlayers:
		return env.Player
	}
	return env.Ctrl
}

// picks tells whether somebody has to pick for a noun phrase, and how many at least and at most.
func (s *State) picks(np *cardtext.NP, env *Env, have int) (lo, hi int, pick bool) {
	if np == nil || np.Ref != cardtext.NoRef {
		return 0, 0, false
	}
	n := s.number(np.N, env)
	switch np.Quant {
	case cardtext.Exactly:
		return min(n, have), n, true
	case cardtext.UpTo, cardtext.UpToTop:
		return 0, n, true
	case cardtext.AnyNumber:
		return 0, have, true
	case cardtext.OneEach, cardtext.UpToOneEach:
		return 0, 1 + len(np.Or), true
	}
	return 0, 0, false
}

// objects returns what an act does something to, when nobody picks: what a reference points at, all that a
// phrase names, the top of a deck.
func (s *State) objects(np *cardtext.NP, act *cardtext.Act, env *Env) []Ref {
	if np.Ref != cardtext.NoRef {
		var out []Ref
		for _, r := range s.referents(np, env) {
			if r = s.follow(r, np, act); r != 0 && (!s.is(rule.TakingIsChoosing) || s.taken(r, env)) {
				out = append(out, r)
			}
		}
		return out
	}
	switch np.Quant {
	case cardtext.Top, cardtext.UpToTop:
		cards := s.deckOf(np, env)
		return refsOf(cards[:min(len(cards), s.number(np.N, env))])
	case cardtext.Bottom:
		cards := s.deckOf(np, env)
		return refsOf(cards[len(cards)-min(len(cards), s.number(np.N, env)):])
	}
	var out []Ref
	s.each(np, env, func(v view) bool { out = append(out, v.ref); return true })
	return out
}

// taken is part of a wrong rule: what an effect takes must be choosable.
func (s *State) taken(r Ref, env *Env) bool {
	v, ok := s.viewOf(r)
	return ok && (!v.isElement() || s.choosable(&v, env.Ctrl, env))
}

func refsOf(cards []Card) []Ref {
	out := make([]Ref, len(cards))
	for i, c := range cards {
		out[i] = cardRef(c)
	}
	return out
}

// follow returns the object a reference still points at, 0 if it is gone. A card that has moved is a new
// object (400.5); only "this" and "that card" of a trigger on the moving itself follow it to where it went.
func (s *State) follow(r Ref, np *cardtext.NP, act *cardtext.Act) Ref {
	if s.here(r) {
		if s.g.seals && act.Kind != cardtext.RemoveSeal && act.Kind != cardtext.PutSeal && s.isSealed(r) {
			return 0 // 116.2a
		}
		return r
	}
	if np.Ref != cardtext.This && np.Ref != cardtext.ThisCard && np.Ref != cardtext.That || !movesCards(act.Kind) {
		return 0
	}
	if l := s.lastOf(r); l != nil && s.here(l.After) {
		return l.After
	}
	return 0
}

func movesCards(k cardtext.ActKind) bool {
	return k == cardtext.Put || k == cardtext.Return || k == cardtext.Shieldize || k == cardtext.PutOnto
}

// stepSelect lets a player pick one card at a time. Node is the act, A which of its noun phrases (1 or 2),
// Who the player; Refs is what was picked so far. The result goes to State.sel.
func (s *State) stepSelect(f *Frame) {
	env := s.env(f)
	act := s.text(env).Acts[f.Node]
	np := act.NP
	if f.A == 2 {
		np = act.NP2
	}
	for {
		if np.Quant == cardtext.OneEach || np.Quant == cardtext.UpToOneEach {
			if !s.stepOneEach(f, np, act, env) {
				return
			}
			break
		}
		o, ok := s.answerTo()
		if !ok {
			kind, who, verb := KindChoose, f.Who, Choose
			if np.Random || act.Random {
				kind, who, verb = KindChance, Chance, Randomly
			}
			opts := s.pickOptions(np, act, env, f, verb)
			lo, hi, _ := s.picks(np, env, len(opts)+len(f.Refs))
			if len(opts) == 0 || len(f.Refs) >= hi {
				break
			}
			if s.searches(np) {
				lo = 0
			}
			if len(f.Refs) < lo && lo-len(f.Refs) == len(opts) && !(s.g.asks && len(opts) == 1) { // all that are left must be taken
				s.pickAll(f, opts)
				break
			}
			if len(f.Refs) >= lo {
				opts = append(opts, noneOption(verb))
			}
			if o, ok = s.ask(kind, who, env.Card, opts); !ok {
				return
			}
		}
		if o.None {
			break
		}
		r := s.refOf(o.Card)
		if f.Refs = withRef(f.Refs, r); np.Quant != cardtext.UpToTop {
			s.inOrder(f.Refs) // in which order they were picked makes no difference
		}
		s.notePicked(r, f.Who)
	}
	picked := f.Refs
	s.pop()
	s.sel = picked
}

// searches tells whether a phrase looks for certain cards in a deck: nobody has to find one (400.2g, 701.10b).
func (s *State) searches(np *cardtext.NP) bool {
	return len(np.In) == 1 && np.In[0].Zone == deck && !np.Among && np.Quant == cardtext.Exactly && !s.is(rule.SearchMustFind)
}

// inOrder sorts what was picked by zone and class, elements by what they are, and only then by where it lies: neither
// card numbers nor the order of cards in a zone without an order may make a difference.
func (s *State) inOrder(refs []Ref) {
	slices.SortFunc(refs, func(a, b Ref) int {
		if a.isElement() && b.isElement() {
			return s.compareElements(a, b)
		}
		return cmp.Compare(s.rank(a), s.rank(b))
	})
}

func (s *State) rank(r Ref) int {
	l, ok := s.lookup(r)
	if !ok {
		return int(r)
	}
	place := l.i<<8 + l.part + 1<<7
	if l.zone != deck && l.zone != gr {
		c := s.at(l)
		place += int(s.g.cards[c.ID].class)<<40 + int(c.Flags)<<24
	}
	return (int(l.player)*numZones+int(l.zone))<<56 + place - 1<<62
}

// pickOptions lists what can be picked next.
func (s *State) pickOptions(np *cardtext.NP, act *cardtext.Act, env *Env, f *Frame, verb Verb) []Option {
	opts := s.newOptions()
	s.eachCandidate(np, act, env, f.Who, f.Refs, func(r Ref) bool {
		opts = append(opts, Option{Verb: verb, Card: s.topCard(r), Target: NoCard})
		return true
	})
	return opts
}

// refOf is the object that an option's card stands for: the element that shows it, else the card where it is.
func (s *State) refOf(id CardID) Ref {
	l := s.find(id)
	if l.zone == battle && l.part == 0 {
		return elementRef(s.field[l.i].ID)
	}
	return cardRef(s.at(l))
}

func (s *State) pickAll(f *Frame, opts []Option) {
	refs := make([]Ref, 0, len(f.Refs)+len(opts))
	refs = append(refs, f.Refs...)
	for _, o := range opts {
		refs = append(refs, s.refOf(o.Card))
	}
	s.inOrder(refs)
	for _, o := range opts {
		s.notePicked(s.refOf(o.Card), f.Who)
	}
	f.Refs = refs
}

func (s *State) pickedRef(open []Ref, id CardID) Ref {
	for _, r := range open {
		if s.topCard(r) == id {
			return r
		}
	}
	return 0
}

// notePicked lets "when chosen" abilities trigger: choosing is of what stands in the battle zone (701.34).
func (s *State) notePicked(r Ref, by Player) {
	if r.isElement() {
		s.happen(&happening{kind: chosen, who: by, subj: r, from: battle, to: battle})
		s.note(Event{Kind: EventChosen, Rule: "701.34", Player: by, Card: s.topCard(r), By: NoCard, Other: NoCard})
	}
}

// topCard is the card that stands for an object in options and events.
func (s *State) topCard(r Ref) CardID {
	if r.isElement() {
		if i := s.elementAt(r); i >= 0 {
			return s.field[i].Cards[0].ID
		}
		if l := s.lastOf(r); l != nil {
			return l.Cards[0].ID
		}
		return NoCard
	}
	if r == 0 || r.isPlayer() {
		return NoCard
	}
	return r.card()
}
