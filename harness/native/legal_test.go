package native

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"dmconform/engine"
	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// TestLegal asks the rules a second time, slowly: at each act, every card and every target is offered to a check
// that knows only what lies where and what is printed, and what it lets through must be the engine's options.
// The boards have the cards whose texts change nothing about what may be done.
func TestLegal(t *testing.T) {
	cards := loadFire(t)
	all := *cards
	keep := func(defs []*engine.Def) []*engine.Def {
		return slices.DeleteFunc(slices.Clone(defs), func(d *engine.Def) bool { return !isPlain(d) })
	}
	cards.deck, cards.gr, cards.alone, cards.hyper, cards.auras = keep(all.deck), keep(all.gr), keep(all.alone), keep(all.hyper), nil
	cards.fields, cards.gods = nil, nil
	games := 400 + *fireGames
	days := fireDates()
	count := map[string]int{}
	for i := range games {
		g := newFight(cards, days[i%len(days)], &answers{rest: rand.New(rand.NewPCG(uint64(i), 2))})
		l := &legal{fight: g, entered: map[engine.CardID]int{}}
		for id, p := range g.set.Cards {
			g.set.Cards[id].Seals = 0
			if p.Fresh || p.Layer > 0 && g.set.Cards[p.On].Fresh {
				l.entered[engine.CardID(id)] = 0
			} else {
				l.entered[engine.CardID(id)] = -1
			}
		}
		if err := l.play(count); err != nil {
			t.Fatalf("game %d: %v\n%s", i, err, g.explain())
		}
	}
	t.Logf("%d games with %d cards: %v", games, len(cards.deck), count)
}

// legal is a game in which every act is checked.
type legal struct {
	*fight
	entered map[engine.CardID]int // the turn in which a card came into the battle zone
	spots   []engine.Spot
	using   *engine.Side    // what is being paid for
	taken   []engine.CardID // tapped for it, or chosen to redirect the attack, so far
}

// note keeps what the next question is about.
func (l *legal) note(kind engine.Kind, o engine.Option) {
	switch {
	case kind == engine.KindAct:
		l.using, l.taken = nil, nil
		if o.Verb == engine.Summon || o.Verb == engine.Cast {
			l.using = &l.set.Cards[o.Card].Def.Sides[o.Side]
		}
	case kind == engine.KindPay && l.using != nil, kind == engine.KindRedirect:
		l.taken = append(l.taken, o.Card)
	default:
		l.using, l.taken = nil, nil
	}
}

func (l *legal) play(count map[string]int) error {
	var err error
	if l.start, err = engine.New(l.set); err != nil {
		return err
	}
	for l.state = l.start; l.turns < maxTurns; {
		d := l.state.Decision()
		if len(d.Options) == 0 {
			return nil
		}
		if want, ok := l.naive(d); ok {
			got := l.engines(d)
			for _, o := range want {
				word, _, _ := strings.Cut(o, " ")
				count[word]++
			}
			if !slices.Equal(got, want) {
				return fmt.Errorf("the engine offers\n  %s\nthe rules\n  %s", strings.Join(got, "\n  "), strings.Join(want, "\n  "))
			}
		}
		i := l.pick(len(d.Options))
		l.note(d.Kind, d.Options[i])
		l.path = append(l.path, i)
		l.state = l.state.Choose(i)
		for _, e := range l.state.Events() {
			switch e.Kind {
			case engine.EventTurn:
				l.turns++
			case engine.EventEntered:
				l.entered[e.Card] = l.turns
			}
		}
	}
	return nil
}

// engines lists the engine's acts, without abilities.
func (l *legal) engines(d engine.Decision) []string {
	var out []string
	for _, o := range d.Options {
		switch o.Verb {
		case engine.UseAbility, engine.End:
			continue
		}
		if o.None {
			continue
		}
		s := fmt.Sprintf("%s %s", verbNames[o.Verb], l.name(o.Card))
		switch o.Verb {
		case engine.Summon, engine.Cast:
			s += fmt.Sprintf(" side %d", o.Side)
		case engine.AttackWith:
			s += " " + l.name(o.Target)
		}
		if o.Way != engine.NoWay && o.Way != engine.BySummon && o.Way != engine.ByCast {
			s += " by " + o.Way.Word()
		}
		out = append(out, s)
	}
	slices.Sort(out)
	return out
}

// naive lists what the rules let a player answer; false where this check knows nothing of the question.
func (l *legal) naive(d engine.Decision) (out []string, ok bool) {
	l.spots = make([]engine.Spot, l.state.Cards())
	l.state.Spots(func(id engine.CardID, spot engine.Spot) { l.spots[id] = spot })
	switch {
	case d.Kind == engine.KindAct:
		out = l.acts(d.Player)
	case d.Kind == engine.KindPay && l.using != nil:
		out = l.pays(d.Player)
	case d.Kind == engine.KindRedirect:
		out = l.redirects(d.Player)
	default:
		return nil, false
	}
	slices.Sort(out)
	return out, true
}

// redirects lists who may take the attack over (507.1a): untapped blockers but for the attacked creature itself,
// guardmen if a creature is attacked.
func (l *legal) redirects(p engine.Player) []string {
	_, target, _ := l.state.Attacking()
	var out []string
	for id := range l.spots {
		c := engine.CardID(id)
		if !l.isCreature(c) || l.spots[id].Owner != p || l.spots[id].Tapped || c == target || slices.Contains(l.taken, c) {
			continue
		}
		if hasWord(l.face(c), "blocker") || target != engine.NoCard && hasWord(l.face(c), "guardman") {
			out = append(out, "redirect "+l.name(c))
		}
	}
	return out
}

// pays lists the mana cards with which what is tapped already can be completed.
func (l *legal) pays(p engine.Player) []string {
	var out []string
	for id := range l.spots {
		c := engine.CardID(id)
		if s := &l.spots[id]; s.Owner == p && s.Zone == cardtext.ManaZone && !s.Tapped && l.payable(l.using, p, append(slices.Clone(l.taken), c)) {
			out = append(out, "pay "+l.name(c))
		}
	}
	return out
}

// acts lists what the turn player may do (503, 504, 506).
func (l *legal) acts(p engine.Player) []string {
	var out []string
	_, step := l.state.Turn()
	for id := range l.spots {
		c := engine.CardID(id)
		spot := l.spots[id]
		if spot.Owner != p {
			continue
		}
		def := l.set.Cards[id].Def
		if spot.Zone == cardtext.HandZone {
			if step == engine.ChargeStep {
				out = append(out, "charge "+l.name(c))
			}
			if step == engine.AttackStep {
				continue // 504.1
			}
			for k := range def.Sides {
				if k > 0 && def.Layout != engine.Twinpact {
					continue
				}
				side := &def.Sides[k]
				verb := "summon"
				if side.Types&engine.SpellType != 0 {
					verb = "cast"
				} else if !l.hasBase(side, p) {
					continue
				}
				if l.payable(side, p, nil) {
					out = append(out, fmt.Sprintf("%s %s side %d", verb, l.name(c), k))
				}
			}
		}
		if l.isCreature(c) && !spot.Tapped {
			out = append(out, l.attacks(c)...)
		}
	}
	return out
}

// isCreature: the top card of an element, and a creature.
func (l *legal) isCreature(c engine.CardID) bool {
	spot := l.spots[c]
	return spot.Zone == cardtext.BattleZone && spot.On == engine.NoCard && l.face(c).Types&engine.CreatureType != 0
}

func (l *legal) face(c engine.CardID) *engine.Side { return &l.set.Cards[c].Def.Sides[l.spots[c].Side] }

// attacks lists what a creature may attack (301.5, 506.1e): players unless it came this turn, tapped creatures;
// speed attackers at once, and mach fighters creatures, in the turn they come also untapped ones.
func (l *legal) attacks(c engine.CardID) []string {
	side := l.face(c)
	came := l.entered[c] == l.turns
	evolved := side.Types&engine.EvolutionType != 0 || side.Types&engine.NEOType != 0 && l.cardsUnder(c) > 0
	ready := !came || evolved || hasWord(side, "speed attacker")
	mach := came && hasWord(side, "mach fighter")
	var out []string
	if ready {
		out = append(out, fmt.Sprintf("attack %s -", l.name(c)))
	}
	for id := range l.spots {
		t := engine.CardID(id)
		if l.isCreature(t) && l.spots[t].Owner != l.spots[c].Owner && (ready && l.spots[t].Tapped || mach) {
			out = append(out, fmt.Sprintf("attack %s %s", l.name(c), l.name(t)))
		}
	}
	return out
}

func (l *legal) cardsUnder(c engine.CardID) int {
	n := 0
	for id := range l.spots {
		if s := &l.spots[id]; s.Zone == cardtext.BattleZone && s.On == c && s.Layer > 0 {
			n++
		}
	}
	return n
}

// payable tries every set of untapped mana cards of the right size (112.2a): with those that must be in it, it must
// hold, for each civilization of the card, a card of its own.
func (l *legal) payable(side *engine.Side, p engine.Player, with []engine.CardID) bool {
	var mana []engine.CardID
	for id := range l.spots {
		c := engine.CardID(id)
		if s := &l.spots[id]; s.Owner == p && s.Zone == cardtext.ManaZone && !s.Tapped && !slices.Contains(with, c) {
			mana = append(mana, c)
		}
	}
	var need []engine.Civs
	for c := engine.Light; c <= engine.Nature; c <<= 1 {
		if side.Civs&c != 0 {
			need = append(need, c)
		}
	}
	cost := max(side.Cost, len(need))
	if cost > len(mana)+len(with) {
		return false
	}
	for set := range 1 << len(mana) {
		tapped := slices.Clone(with)
		for i := range mana {
			if set>>i&1 == 1 {
				tapped = append(tapped, mana[i])
			}
		}
		if len(tapped) == cost && l.assigns(need, tapped) {
			return true
		}
	}
	return false
}

func (l *legal) assigns(need []engine.Civs, have []engine.CardID) bool {
	if len(need) == 0 {
		return true
	}
	for i, c := range have {
		def := l.set.Cards[c].Def
		civs := def.Sides[0].Civs
		if def.Layout == engine.Twinpact {
			civs |= def.Sides[1].Civs
		}
		if civs&need[0] != 0 && l.assigns(need[1:], slices.Delete(slices.Clone(have), i, i+1)) {
			return true
		}
	}
	return false
}

// hasBase: an evolution needs something to evolve from (801.1a), a NEO creature does not (802). Until 2021-04-13
// one without was summoned all the same, and stayed where it was.
func (l *legal) hasBase(side *engine.Side, p engine.Player) bool {
	if side.Types&engine.EvolutionType == 0 || l.set.Rules.Has(rule.LockedMayBeSummoned) {
		return true
	}
	for _, a := range side.Text.Abilities {
		for _, k := range a.Keywords {
			if !strings.HasSuffix(k.Name, "evolution") {
				continue
			}
			for id := range l.spots {
				c := engine.CardID(id)
				spot := &l.spots[id]
				if spot.Owner != p {
					continue
				}
				if k.Name == "super-infinite graveyard evolution" {
					d := l.set.Cards[id].Def
					if spot.Zone == cardtext.Graveyard && slices.ContainsFunc(d.Sides, func(s engine.Side) bool { return s.Types&engine.CreatureType != 0 }) {
						return true
					}
				} else if spot.Zone == cardtext.BattleZone && spot.On == engine.NoCard && l.fits(k.NP, c) {
					return true
				}
			}
		}
	}
	return false
}

// fits reads the noun phrases of evolution keywords: civilization, race, noun.
func (l *legal) fits(np *cardtext.NP, c engine.CardID) bool {
	for _, one := range append([]*cardtext.NP{np}, np.Or...) {
		side := l.face(c)
		want, _ := engine.ParseCivs(one.Civs)
		civ := len(one.Civs) == 0 || side.Civs&want != 0
		race := len(one.Races) == 0
		for _, r := range one.Races {
			race = race || slices.ContainsFunc(side.Races, func(has string) bool { return strings.Contains(has, r) })
		}
		noun := false
		for _, h := range one.Heads {
			switch h {
			case cardtext.Creature:
				noun = noun || side.Types&engine.CreatureType != 0
			case cardtext.Tamaseed:
				noun = noun || side.Types&engine.TamaseedType != 0
			case cardtext.Element, cardtext.CardHead:
				noun = true
			}
		}
		if civ && race && noun {
			return true
		}
	}
	return false
}

func hasWord(side *engine.Side, keyword string) bool {
	for _, a := range side.Text.Abilities {
		for _, k := range a.Keywords {
			if k.Name == keyword {
				return true
			}
		}
	}
	return false
}

// plainKeywords change nothing about what may be done, or stand in the check above.
var plainKeywords = []string{
	"blocker", "w-breaker", "t-breaker", "q-breaker", "world breaker", "powered breaker", "speed attacker", "mach fighter",
	"s-trigger", "guardman", "slayer", "evolution", "star evolution", "neo evolution", "super-infinite graveyard evolution",
	"ex-life", "shield force", "ultra saver",
}

// isPlain tells whether no text of a card changes what may be summoned, cast, or attacked.
func isPlain(d *engine.Def) bool {
	for i := range d.Sides {
		side := &d.Sides[i]
		if side.Types&(engine.AuraType|engine.WeaponType|engine.CastleType|engine.GearType|engine.FortressType|engine.OtherType|engine.CoreType) != 0 {
			return false
		}
		for _, a := range side.Text.Abilities {
			for _, k := range a.Keywords {
				if !slices.Contains(plainKeywords, k.Name) || k.NP != nil && !plainNP(k.NP) {
					return false
				}
			}
			for _, r := range a.Rules {
				switch r.Kind {
				case cardtext.GetsPower, cardtext.WinsAllBattles, cardtext.NoEmptyDeckLoss, cardtext.DoesNot:
				default:
					return false
				}
			}
		}
		for _, a := range side.Text.Acts {
			switch a.Kind {
			case cardtext.MakeRule, cardtext.GiveKeyword, cardtext.AddSelfTo:
				return false
			}
		}
	}
	return true
}

func plainNP(np *cardtext.NP) bool {
	for _, one := range append([]*cardtext.NP{np}, np.Or...) {
		if len(one.Adjs) > 0 || len(one.With) > 0 || len(one.In) > 0 || one.Under != nil {
			return false
		}
	}
	return true
}
