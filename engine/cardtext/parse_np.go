package cardtext

import (
	"maps"
	"reflect"
	"slices"
	"strings"
)

// np reads a noun phrase: a reference, or [quantity] [possessor] ["other"] {adjective|civilization|race} noun {filter},
// with further whole noun phrases behind "or".
func (p *parser) np() *NP {
	defer p.deeper()()
	n := p.npOne(nil)
	if n.Quant == OneEach || n.Quant == UpToOneEach {
		for p.at(",") && p.describes(1) {
			p.skip(1)
			m := p.npOne(n)
			if m.Whose != n.Whose {
				p.fail(p.peek(0), `the possessor of "1 each of" stands before the first`)
			}
			n.Or = append(n.Or, m)
		}
	} else {
		for last := n; p.at("or") && p.startsAlternative() && !endsGreedy(last); n.Or = append(n.Or, last) {
			p.skip(1)
			last = p.npOne(n)
		}
	}
	shareFilters(n)
	return n
}

// startsAlternative tells, at an "or", whether a whole noun phrase follows.
func (p *parser) startsAlternative() bool {
	t := p.peek(1)
	switch {
	case t.kind == numberToken:
		return !p.atFrom(2, "if") && p.peek(2).kind != endToken
	case p.describes(1), slices.Contains([]string{"a", "an", "another", "other", "it", "up", "all", "any", "top", "bottom"}, t.text):
		return true
	case t.text == "this":
		return !p.atFrom(2, "turn")
	}
	return p.possessor(1) > 0
}

// describes tells whether token k opens a description: an adjective, civilization, race or noun.
func (p *parser) describes(k int) bool {
	t := p.peek(k)
	if t.kind == stringToken {
		return true
	}
	return t.kind == wordToken && (slices.Contains(adjWords, t.text) || slices.Contains(civs, t.text) || p.headAt(k) >= 0)
}

func (p *parser) headAt(k int) int {
	at := func(words ...string) bool { return p.atFrom(k, words...) }
	if i := lookup(at, headWords); i >= 0 {
		return i
	}
	return lookup(at, headPlurals)
}

var headPlurals = func() []string {
	var ps []string
	for _, h := range headWords {
		ps = append(ps, h+"s")
	}
	return ps
}()

func (p *parser) startsNP() bool {
	if p.peek(0).kind == numberToken || p.describes(0) || p.startsRef() || p.possessor(0) > 0 {
		return true
	}
	return slices.Contains([]string{"a", "an", "another", "up", "all", "any", "top", "bottom"}, p.peek(0).text) && p.peek(0).kind == wordToken
}

// nounFollows tells whether the number before token k counts a noun.
func (p *parser) nounFollows(k int) bool {
	return p.describes(k) || p.atFrom(k, "of") || p.atFrom(k, "other") || p.atFrom(k, "each")
}

// npOne reads one noun phrase without further ones behind "or". A bare one that stands behind "or" takes
// the possessor and the "other" of the first.
func (p *parser) npOne(first *NP) *NP {
	if p.startsRef() {
		return p.ref()
	}
	n := &NP{}
	bare := p.describes(0)
	if bare && first != nil {
		n.Whose, n.Other = first.Whose, first.Other
		if first.Article {
			n.Whose = Anyones // "a creature of yours or tamaseed": nothing stands in front to be shared
		}
	}
	partitive := p.quantity(n)
	if n.Quant == Top || n.Quant == UpToTop || n.Quant == Bottom {
		p.want("of")
		n.In = []Place{p.onePlace()}
		return n
	}
	if partitive && p.at("them") {
		p.skip(1)
		n.Among = true
		return n
	}
	if k := p.possessor(0); k > 0 && !n.Article {
		n.Whose = p.whose()
		if n.Quant == Indefinite && p.zoneThing() {
			n.Quant = All
			n.In = []Place{{n.Whose, p.zone()}}
			n.Whose = Anyones
			return n
		}
	} else if partitive {
		p.expected("whose (your, opponent's)", whoseWords...)
	}
	if p.at("other") {
		p.skip(1)
		n.Other = true
	}
	if p.at("the") {
		p.expected("a reference (the chosen creature, the rest, the attacker …)", slices.Sorted(maps.Keys(pickedBy))...)
	}
	p.description(n)
	p.posts(n, partitive)
	agree(n)
	return n
}

// quantity reads how many. It tells whether "of" follows, so that a possessor must.
func (p *parser) quantity(n *NP) (partitive bool) {
	switch {
	case p.peek(0).kind == numberToken && p.peek(0).n != infinite:
		n.Quant, n.N = Exactly, literal(p.number())
	case p.at("up", "to"):
		p.skip(2)
		n.Quant = UpTo
		if p.at("top") {
			p.skip(1)
			n.Quant = UpToTop
		}
		n.N = literal(p.number())
	case p.at("any"):
		p.want("any", "number", "of")
		n.Quant = AnyNumber
		return false
	case p.at("all"):
		p.skip(1)
		n.Quant = All
	case p.at("top"):
		p.skip(1)
		n.Quant, n.N = Top, literal(p.number())
	case p.at("bottom"):
		p.skip(1)
		n.Quant, n.N = Bottom, literal(p.number())
	case p.at("a"), p.at("an"):
		p.skip(1)
		n.Article = true
	case p.at("another"):
		p.skip(1)
		n.Article, n.Other = true, true
	}
	switch n.Quant {
	case Exactly, UpTo:
		if p.at("each", "of") {
			p.skip(2)
			n.Quant += OneEach - Exactly // Exactly, UpTo → OneEach, UpToOneEach
			return false
		}
	case All:
	default:
		return false
	}
	if p.at("of") {
		p.skip(1)
		return true
	}
	return false
}

// zoneThing tells whether a zone itself is meant: "your hand", but not "your shields" (the cards) or "your gr creature".
func (p *parser) zoneThing() bool {
	return p.zoneAt(0) > 0 && !p.at("shields") && !p.describes(1)
}

// description reads the adjectives, civilizations, races and the noun.
func (p *parser) description(n *NP) {
	for {
		switch t := p.peek(0); {
		case t.kind == stringToken:
			if len(n.Races) > 0 {
				p.fail(t, `two races stand side by side: write "or" between them`)
			}
			n.Races = p.list(func() string {
				if p.peek(0).kind != stringToken {
					p.expected("a race in quotes")
				}
				s := p.peek(0).text
				p.skip(1)
				return s
			}, func() bool { return p.peek(1).kind == stringToken })
			continue
		case t.kind == wordToken && slices.Contains(civs, t.text):
			if len(n.Civs) > 0 {
				p.fail(t, `two civilizations stand side by side: write "or" between them`)
			}
			n.Civs = p.list(func() string {
				return civs[p.table(civs)]
			}, func() bool { return slices.Contains(civs, p.peek(1).text) && p.peek(1).kind == wordToken })
			continue
		case t.kind == wordToken && slices.Contains(adjWords, t.text):
			n.Adjs = append(n.Adjs, Adj(p.table(adjWords)))
			continue
		}
		break
	}
	for {
		h := p.headAt(0)
		if h < 0 {
			p.expected("a noun (creature, card, spell …)", append(slices.Clone(headWords), headPlurals...)...)
		}
		if p.at(strings.Fields(headPlurals[h])...) {
			n.Plural = true
		}
		p.take(headWords[h])
		n.Heads = append(n.Heads, Head(h))
		if !p.at("or") || p.headAt(1) < 0 {
			return
		}
		p.skip(1)
	}
}

// list reads item { "or" item }.
func (p *parser) list(item func() string, more func() bool) []string {
	l := []string{item()}
	for p.at("or") && more() {
		p.skip(1)
		l = append(l, item())
	}
	return l
}

// posts reads what stands behind the noun, each sort once, in any order. Owned: a possessor was or can not be written.
func (p *parser) posts(n *NP, owned bool) {
	open := true // no filter yet that holds a noun phrase, which would take what follows for itself
	for {
		switch {
		case p.at("of") && n.Whose == Anyones && n.Under == nil && !owned:
			p.skip(1)
			switch {
			case p.at("yours"):
				p.skip(1)
				n.Whose = Yours
			case p.at("your"):
				p.expected(`"yours"`)
			default:
				n.Whose = p.whose()
			}
		case p.at("with"), p.at("without"), p.at("named"), p.at("that"):
			if !open {
				return
			}
			open = p.filter(n)
		case p.at("from", "the") && p.atFrom(2, "top"):
			p.cardsFromTop(n)
			return
		case (p.at("in") && !p.at("in", "any") || p.at("from") && !p.at("from", "anywhere")) && len(n.In) == 0:
			n.From = p.at("from")
			p.skip(1)
			n.In = p.places()
		case p.at("among", "them") && !n.Among:
			p.skip(2)
			n.Among = true
		case p.at("under") && open && n.Under == nil && n.LinkedWith == nil && n.Whose == Anyones && len(n.In) == 0:
			p.skip(1)
			n.Under = p.np()
		case p.at("linked", "with") && open && n.LinkedWith == nil && n.Under == nil && n.Whose == Anyones && len(n.In) == 0:
			p.skip(2)
			n.LinkedWith = p.np()
		case p.at("at", "random") && !n.Random:
			p.skip(2)
			n.Random = true
		default:
			return
		}
	}
}

// cardsFromTop reads "cards from the top of PLACE equal to N".
func (p *parser) cardsFromTop(n *NP) {
	if n.Quant != Indefinite || !n.Plural || !reflect.DeepEqual(*n, NP{Plural: true, Heads: []Head{CardHead}}) {
		p.fail(p.peek(0), `expected "cards from the top of …" or "top N of …"`)
	}
	p.want("from", "the", "top", "of")
	*n = NP{Quant: Top, In: []Place{p.onePlace()}}
	p.want("equal", "to")
	n.N = p.num()
	if n.N.Kind == Literal {
		p.fail(p.peek(0), `expected "top N of …" for a plain number`)
	}
}

// agree gives singular and plural their one spelling.
func agree(n *NP) {
	switch n.Quant {
	case Exactly, UpTo:
		n.Plural = n.Whose != Anyones || n.N.Value != 1 // 1 of your creatures
	case AnyNumber, All:
		n.Plural = true
	case OneEach, UpToOneEach:
		n.Plural = false
	default:
		if n.Article {
			n.Plural = false
		}
	}
}

// shareFilters lets a filter or zone behind the last of several noun phrases count for all of them, if no other
// has one of its own. A total is always that of all of them.
func shareFilters(n *NP) {
	if len(n.Or) == 0 {
		return
	}
	last := n.Or[len(n.Or)-1]
	all := append([]*NP{n}, n.Or...)
	for _, m := range all[1:] {
		if m.TotalCost != nil {
			n.TotalCost, m.TotalCost = m.TotalCost, nil
		}
		if m.TotalPower != nil {
			n.TotalPower, m.TotalPower = m.TotalPower, nil
		}
		if n.Quant != Indefinite && m.Ref == NoRef && m.Quant == Indefinite && !m.Article {
			m.Plural = n.Plural
		}
	}
	if !hasFilters(last) {
		return
	}
	for _, m := range all[:len(all)-1] {
		if hasFilters(m) || !sharing(m) {
			return
		}
	}
	for _, m := range all[:len(all)-1] {
		m.With, m.In, m.From, m.Among = last.With, last.In, last.From, last.Among
	}
}

// hasFilters: what stands behind the noun and can be shared.
func hasFilters(n *NP) bool { return len(n.With) > 0 || len(n.In) > 0 || n.Among }

// endsGreedy tells whether a filter of it ends in a noun phrase of its own, to which an "or" behind it would belong.
func endsGreedy(n *NP) bool {
	return greedy(n.TotalCost) || greedy(n.TotalPower) || slices.ContainsFunc(n.With, func(f Filter) bool {
		return greedy(f.N) || f.As != nil && greedyNP(f.As)
	})
}

// sharing tells whether a noun phrase can carry the filters of a later one: references and zones can not.
func sharing(n *NP) bool {
	return n.Ref == NoRef && len(n.Heads) > 0 && n.Under == nil && n.LinkedWith == nil
}

func sameFilters(a, b *NP) bool {
	return reflect.DeepEqual(a.With, b.With) && slices.Equal(a.In, b.In) && a.From == b.From && a.Among == b.Among
}
