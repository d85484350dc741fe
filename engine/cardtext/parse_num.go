package cardtext

func literal(n int) *Num { return &Num{Kind: Literal, Value: n} }

// num reads 5 | ∞ | "the number of" NP | "the cost of" NP | "the power of" NP.
func (p *parser) num() *Num {
	if p.peek(0).kind == numberToken {
		if p.peek(0).n == infinite {
			p.skip(1)
			return &Num{Kind: Infinite}
		}
		return literal(p.number())
	}
	kinds := map[string]NumKind{"number": CountOf, "cost": CostOf, "power": PowerOf}
	kind, ok := kinds[p.peek(1).text]
	if !p.at("the") || !ok {
		p.expected("a number")
	}
	p.skip(2)
	p.want("of")
	return &Num{Kind: kind, NP: p.np()}
}

// perItem reads [ "for each" NP | "for each of" whose NP ] behind a number.
func (p *parser) perItem(n int) *Num {
	if !p.at("for", "each") {
		return literal(n)
	}
	p.skip(2)
	if p.at("of") {
		p.skip(1)
		if p.possessor(0) == 0 {
			p.expected("whose (your, opponent's)", whoseWords...)
		}
	}
	return &Num{Kind: CountOf, NP: p.np(), Times: n}
}

// compared reads N | N "or less" | N "or more" | "at most" NUM | "at least" NUM | "less than" NUM | "more than" NUM.
func (p *parser) compared() (Cmp, *Num) {
	switch {
	case p.accept("at", "most"):
		return Le, p.num()
	case p.accept("at", "least"):
		return Ge, p.num()
	case p.accept("less", "than"):
		return Lt, p.num()
	case p.accept("more", "than"):
		return Gt, p.num()
	}
	n := p.num()
	switch {
	case p.at("or", "less"), p.at("or", "fewer"):
		p.skip(2)
		return Le, n
	case p.at("or", "more"):
		p.skip(2)
		return Ge, n
	}
	return Eq, n
}

// filter reads one filter behind a noun. It returns false if the filter ends in a noun phrase that takes
// everything behind it, so that no further filter can follow.
func (p *parser) filter(n *NP) bool {
	switch {
	case p.at("named"):
		p.skip(1)
		n.With = append(n.With, Filter{Prop: NameProp, Str: p.quoted("a name")})
		return true
	case p.at("that"):
		p.skip(1)
		if p.accept("can", "evolve", "from") {
			as := p.np()
			n.With = append(n.With, Filter{Prop: EvolvesFrom, As: as})
			return as.Ref != NoRef && len(as.Or) == 0
		}
		if !p.acceptAny("is", "are") {
			p.expected(`"can evolve from" or "is not"`)
		}
		p.want("not")
		n.With = append(n.With, Filter{Prop: RaceNot, Str: p.quoted("a race")})
		return true
	}
	not := p.at("without")
	p.skip(1)
	switch {
	case p.peek(0).kind == stringToken:
		f := Filter{Prop: NamePart, Str: p.quoted("a name"), Not: not}
		p.want("in")
		if !p.acceptAny("its", "their") {
			p.expected(`"its name"`, "its", "their")
		}
		p.want("name")
		n.With = append(n.With, f)
		return true
	case p.keywordForm() != nil:
		f := p.keywordForm()
		p.take(f.name)
		n.With = append(n.With, Filter{Prop: HasKeyword, Str: f.name, Not: not})
		return true
	case not:
		p.expected("a keyword or part of a name")
	case p.at("total", "cost"), p.at("total", "power"):
		cost := p.at("total", "cost")
		p.skip(2)
		cmp, num := p.compared()
		if cmp != Le {
			p.fail(p.peek(0), `a total is "N or less" or "at most …"`)
		}
		if cost {
			n.TotalCost = num
		} else {
			n.TotalPower = num
		}
		return !greedy(num)
	case p.at("the", "same"):
		return p.sameAs(n)
	}
	prop := CostProp
	switch {
	case p.at("cost"):
	case p.at("power"):
		prop = PowerProp
	default:
		p.expected("a filter (cost, power, a keyword, the same …)", "cost", "power", "total")
	}
	p.skip(1)
	f := Filter{Prop: prop}
	f.Cmp, f.N = p.compared()
	n.With = append(n.With, f)
	return !greedy(f.N)
}

// sameAs reads "the same cost as NP", or "the same cost" alone: among the cards themselves.
func (p *parser) sameAs(n *NP) bool {
	p.skip(2)
	props := map[string]Prop{"cost": CostProp, "power": PowerProp, "name": NameProp, "civilization": CivProp}
	prop, ok := props[p.peek(0).text]
	if !ok {
		p.expected("cost, power, name or civilization", "cost", "power", "name", "civilization")
	}
	p.skip(1)
	f := Filter{Prop: prop}
	if p.at("as") {
		p.skip(1)
		f.As = p.np()
	}
	n.With = append(n.With, f)
	return f.As == nil || !greedyNP(f.As)
}

func (p *parser) quoted(what string) string {
	if p.peek(0).kind != stringToken {
		p.expected(what + " in quotes")
	}
	s := p.peek(0).text
	p.skip(1)
	return s
}

// greedy tells whether a number ends in a noun phrase that takes all filters behind it.
func greedy(n *Num) bool { return n != nil && n.NP != nil && greedyNP(n.NP) }

func greedyNP(n *NP) bool { return n.Ref == NoRef || len(n.Or) > 0 }
