package cardtext

import "slices"

// cond reads COND { "and" COND }.
func (p *parser) cond() *Cond {
	c, _ := p.condOrWould(false)
	return c
}

// condOrWould reads a condition or, where it may stand, the "NP would …" of a replacement: both stand behind "if",
// and the verb tells them apart.
func (p *parser) condOrWould(mayWould bool) (*Cond, *Event) {
	defer p.deeper()()
	c, e := p.condOne(mayWould)
	if e != nil {
		return nil, e
	}
	if !p.at("and") {
		return c, nil
	}
	all := &Cond{Kind: AllOf, And: []*Cond{c}}
	for p.at("and") {
		p.skip(1)
		c, _ := p.condOne(false)
		all.And = append(all.And, c)
	}
	return all, nil
}

func (p *parser) condOne(mayWould bool) (*Cond, *Event) {
	switch {
	case p.at("there"):
		return p.thereIs(), nil
	case p.at("the", "whole"):
		p.want("the", "whole", "deck", "was", "revealed")
		return &Cond{Kind: WholeDeck}, nil
	case p.at("a", "player"):
		p.want("a", "player", "has", "no")
		return &Cond{Kind: SomePlayerHasNo, NP: p.counted(false)}, nil
	case p.at("it", "is") && p.atFrom(2, "your") && p.atFrom(3, "turn"):
		p.skip(4)
		return &Cond{Kind: YourTurnCond}, nil
	case p.at("it", "is") && p.atFrom(2, "the") && p.atFrom(4, "attack"):
		p.want("it", "is", "the", "first", "attack", "of", "this", "turn")
		return &Cond{Kind: FirstAttack}, nil
	case p.at("all", "of") && p.atFrom(2, "them"):
		p.want("all", "of", "them", "are")
		return &Cond{Kind: AllAre, NP: p.np()}, nil
	case p.peek(0).kind == numberToken, p.at("no"):
		return p.doneThisWay(), nil
	}
	if !p.startsNP() && !p.startsWho() && !p.at("a", "battle") && !p.at("a", "seal") && !p.at("an", "ability") {
		p.expected("a condition", "there", "you", "opponent", "this", "it")
	}
	s := p.subject()
	if mayWould && p.at("would") {
		p.skip(1)
		return nil, p.happens(s, base)
	}
	switch {
	case s.fixed != "":
		p.expected(`"would"`)
	case s.isWho:
		return p.whoCond(s.who), nil
	}
	return p.npCond(s.np), nil
}

// thereIs reads the counting conditions. Without a number "there is a …" asks for at least one.
func (p *parser) thereIs() *Cond {
	p.skip(1)
	if !p.acceptAny("is", "are") {
		p.expected(`"is" or "are"`, "is", "are")
	}
	if p.at("cards", "of") && p.atFrom(2, "all") {
		p.want("cards", "of", "all", "civilizations", "in")
		return &Cond{Kind: AllCivsCond, In: p.places()}
	}
	c := &Cond{Kind: CountCond}
	switch {
	case p.at("no"):
		p.skip(1)
		c.N = literal(0)
		c.NP = p.counted(false)
	case p.at("none"):
		p.want("none", "of")
		c.N = literal(0)
		c.NP = p.counted(true)
	case p.peek(0).kind == numberToken:
		c.Cmp, c.N = p.compared()
		of := p.at("of")
		if of {
			p.skip(1)
		}
		c.NP = p.counted(of)
	default:
		c.NP = p.np()
		if c.NP.Quant != Indefinite {
			p.expected(`"a" …, "no" … or a number of …`)
		}
	}
	return c
}

// counted reads the plural noun phrase behind a number of a condition.
func (p *parser) counted(of bool) *NP {
	n := &NP{}
	if of {
		n.Whose = p.whose()
	}
	if p.at("other") {
		p.skip(1)
		n.Other = true
	}
	p.description(n)
	p.posts(n, of)
	n.Plural = true
	for p.at("or") && p.startsAlternative() && !endsGreedy(n) {
		p.skip(1)
		n.Or = append(n.Or, p.npOne(n))
	}
	shareFilters(n)
	return n
}

// doneThisWay reads "6 or more cards were returned this way".
func (p *parser) doneThisWay() *Cond {
	c := &Cond{Kind: CountWay, N: literal(0)}
	if p.at("no") {
		p.skip(1)
	} else {
		c.Cmp, c.N = p.compared()
	}
	c.NP = &NP{}
	p.description(c.NP)
	c.NP.Plural = true
	if !p.acceptAny("were", "was") {
		p.expected(`"were"`, "were", "was")
	}
	c.Word = p.participle()
	p.want("this", "way")
	return c
}

// whoCond reads a condition about a player.
func (p *parser) whoCond(who Who) *Cond {
	c := &Cond{Who: who}
	switch {
	case p.at("won"):
		p.skip(1)
		c.Kind = WonJudge
	case p.eventVerb("cast"):
		c.Kind, c.NP = CastThisTurn, p.np()
		p.want("this", "turn")
	case p.at("put"):
		p.skip(1)
		c.Kind, c.NP = PutThisTurn, p.np()
		p.want("into", "the", "battle", "zone", "this", "turn")
	case p.acceptAny("have", "has"):
		if p.at("used") {
			p.want("used", "no", "other")
			i := p.table(abilityWords)
			if i < 0 {
				p.expected("an ability word", abilityWords...)
			}
			c.Kind, c.Word = NotUsedWord, abilityWords[i]
			p.want("this", "turn")
			break
		}
		c.Kind, c.Cmp = CompareCond, Gt
		switch {
		case p.at("fewer"):
			c.Cmp = Lt
		case !p.at("more"):
			p.expected(`"more", "fewer" or "used" (a number of cards is "there are 3 or more …")`, "more", "fewer", "used")
		}
		p.skip(1)
		c.NP = &NP{}
		p.description(c.NP)
		p.posts(c.NP, true) // whose is said by the subject
		p.want("than")
		if p.at("you") {
			p.skip(1)
		} else {
			p.want("opponent")
		}
	default:
		p.expected("what the player did or has (won, cast, has more …)", "won", "cast", "have", "has")
	}
	return c
}

// npCond reads a condition about cards.
func (p *parser) npCond(np *NP) *Cond {
	c := &Cond{NP: np}
	switch {
	case p.acceptAny("is", "are"):
		p.isCond(c)
	case p.acceptAny("was", "were"):
		c.Kind, c.NP2 = WasCond, p.np()
	case p.at("entered"):
		p.skip(1)
		p.entered(c)
	case p.at("attacked"):
		p.want("attacked", "this", "turn")
		c.Kind = AttackedThisTurn
	case p.acceptAny("has", "have"):
		p.want("the", "same", "name", "as")
		c.Kind, c.NP2 = SharesName, p.np()
	case p.acceptAny("shares", "share"):
		p.want("a", "civilization", "with")
		c.Kind, c.NP2 = SharesCiv, p.np()
	case p.eventVerb("evolve"):
		p.want("from")
		c.Kind, c.NP2 = IsEvolvedFrom, p.np()
	case p.eventVerb("battle"):
		c.Kind = BattlesCond
	default:
		p.expected("what is asked of it (is, entered, attacked, has the same name as …)",
			"is", "are", "was", "entered", "attacked", "has", "shares", "evolves", "battles")
	}
	return c
}

func (p *parser) entered(c *Cond) {
	if p.at("during") {
		p.want("during", "your", "previous", "turn")
		c.Kind = EnteredLastTurn
		return
	}
	c.Kind = EnteredBy
	if p.at("by") {
		p.skip(1)
		c.Way = p.way()
	}
	if p.at("from") {
		p.skip(1)
		c.In = p.places()
	}
	if c.Way == "" && c.In == nil {
		p.expected(`"by", "from" or "during your previous turn"`, "by", "from", "during")
	}
}

// isCond reads what stands behind "is". An adjective alone is a state, with an article it describes.
func (p *parser) isCond(c *Cond) {
	if p.at("not") {
		p.skip(1)
		c.Not = true
	}
	switch {
	case p.at("in"):
		p.skip(1)
		c.Kind, c.In = IsInPlace, p.places()
	case p.at("attacking"):
		p.skip(1)
		c.Kind = AttackingCond
	case p.at("the", "first"):
		p.firstPut(c)
	case p.at("sealed"):
		p.skip(1)
		c.Kind = SealedCond
	case p.at("linked", "with"):
		p.skip(2)
		c.Kind, c.Company = LinkedWith, p.company()
	case !c.Not && (p.at("tapped") || p.at("untapped")):
		c.Kind, c.Not = IsTappedCond, p.at("untapped")
		p.skip(1)
	default:
		c.Kind, c.NP2 = IsCond, p.np()
		if !slices.Contains([]bool{c.NP2.Article, c.NP2.Ref != NoRef, c.NP2.Whose != Anyones, c.NP2.Plural}, true) {
			p.expected(`"a" …`)
		}
	}
}

// firstPut reads "the first NP you put into the battle zone this turn".
func (p *parser) firstPut(c *Cond) {
	p.want("the", "first")
	c.Kind, c.NP2 = FirstPut, &NP{}
	p.description(c.NP2)
	p.posts(c.NP2, false)
	if c.Who = WhoYou; p.at("opponent") {
		c.Who = WhoOpponent
		p.skip(1)
	} else {
		p.want("you")
	}
	p.want("put", "into", "the", "battle", "zone", "this", "turn")
}
