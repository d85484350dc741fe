package cardtext

import (
	"maps"
	"slices"
	"strings"
)

// references by their fixed words. Those with a noun behind them are read by ref.
var refWords = []string{
	This: "this", It: "it", Them: "them", TheAttacker: "the attacker", TheRest: "the rest",
	ExLifeShield: "its ex-life shield", ForceShield: "its force shield", ThisCard: "this card",
}

// startsRef tells whether a noun phrase that points back comes next.
func (p *parser) startsRef() bool {
	switch p.peek(0).text {
	case "this":
		return !p.at("this", "turn")
	case "it", "them", "they":
		return p.peek(0).kind == wordToken
	case "that":
		return p.headAt(1) >= 0
	case "the":
		t := p.peek(1).text
		_, picked := pickedBy[t]
		return picked || slices.Contains([]string{"attacker", "rest", "attached", "other"}, t)
	case "its":
		return p.at("its", "ex-life") || p.at("its", "force")
	}
	return false
}

// ref reads a noun phrase that points back.
func (p *parser) ref() *NP {
	if p.at("they") { // "them" as a subject
		p.skip(1)
		return &NP{Ref: Them}
	}
	if i := p.table(refWords); i >= 0 {
		return &NP{Ref: RefKind(i)}
	}
	n := &NP{}
	switch {
	case p.at("that"):
		p.skip(1)
		n.Ref = That
	case p.at("the", "attached"):
		p.skip(2)
		n.Ref = TheAttached
	case p.at("the", "other"):
		p.skip(2)
		n.Ref = TheOther
	case p.at("the"):
		p.skip(1)
		n.Ref = ThePicked
		n.Participle = p.participle()
	default:
		p.expected("a reference (this, it, that creature …)")
	}
	h := p.headAt(0)
	if h < 0 {
		p.expected("a noun (creature, card, shield …)", headWords...)
	}
	n.Noun = headWords[h]
	if p.at(strings.Fields(headPlurals[h])...) {
		n.Noun, n.Plural = headPlurals[h], true
	}
	p.take(n.Noun)
	return n
}

// participle reads one and checks that an act of its verb stands earlier in the ability.
func (p *parser) participle() string {
	w := p.peek(0).text
	kinds, ok := pickedBy[w]
	if !ok {
		p.expected("a participle (chosen, returned, destroyed …)", slices.Sorted(maps.Keys(pickedBy))...)
	}
	if !slices.ContainsFunc(kinds, func(k ActKind) bool { return p.done[k] }) {
		p.fail(p.peek(0), `%q: no act before this, in this ability, that it could name the result of`, w)
	}
	p.skip(1)
	return w
}

// startsWho tells whether a player comes next as the one who acts.
func (p *parser) startsWho() bool { return lookup(p.at, whoWords) >= 0 }

func (p *parser) who() Who { return Who(p.table(whoWords)) }

// possessor is the number of words of the possessor at token k, 0 for none.
func (p *parser) possessor(k int) int {
	i := lookup(func(words ...string) bool { return p.atFrom(k, words...) }, whoseWords)
	switch Whose(i) {
	case Yours, Opponents:
		return 1
	case Owners, ThatPlayers, EachPlayers:
		return 2
	}
	return 0
}

func (p *parser) whose() Whose {
	i := p.table(whoseWords)
	if i < 0 {
		p.expected("whose (your, opponent's, its owner's)", whoseWords...)
	}
	return Whose(i)
}

// zoneAt is the zone that token k names, -1 for none.
func (p *parser) zoneAt(k int) int {
	return lookup(func(words ...string) bool { return p.atFrom(k, words...) }, zoneWords)
}

func (p *parser) zone() ZoneName {
	i := p.table(zoneWords)
	if i < 0 {
		p.expected("a zone", zoneWords...)
	}
	return ZoneName(i)
}

// onePlace reads [ "the" | possessor ] zone.
func (p *parser) onePlace() Place {
	if p.at("the") {
		p.skip(1)
		return Place{Anyones, p.zone()}
	}
	if p.possessor(0) > 0 {
		w := p.whose()
		return Place{w, p.zone()}
	}
	return Place{Anyones, p.zone()}
}

func (p *parser) toPlace() *Place {
	pl := p.onePlace()
	return &pl
}

// places reads place { "or" place }; a bare zone has the possessor of the one before.
func (p *parser) places() []Place {
	ps := []Place{p.onePlace()}
	for p.at("or") {
		k := 1 + p.possessor(1)
		the := p.atFrom(1, "the")
		if the {
			k = 2
		}
		if p.zoneAt(k) < 0 || p.headAt(k) >= 0 && p.zoneAt(k) != int(ShieldZone) || p.zoneAt(k) == int(GRZone) && p.describes(k+1) {
			break
		}
		p.skip(1)
		pl := p.onePlace()
		if k == 1 {
			pl.Whose = ps[len(ps)-1].Whose
		}
		ps = append(ps, pl)
	}
	return ps
}

// way reads how a card came or is used.
func (p *parser) way() string {
	i := p.table(ways)
	if i < 0 {
		p.expected("a way (summoning, revolution change …)", ways...)
	}
	return ways[i]
}

// duration reads how long, nil if none comes next.
func (p *parser) duration() *Duration {
	if i := p.table(durationWords); i >= 0 {
		return &Duration{Kind: DurationKind(i)}
	}
	if p.at("until", "the") || p.at("for", "the") {
		p.expected(`a duration ("until the start of your next turn" …)`)
	}
	return nil
}
