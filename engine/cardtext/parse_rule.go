package cardtext

// ruleFollowsWho tells whether the player that comes next is the subject of a rule: "opponent can't …".
func (p *parser) ruleFollowsWho() bool {
	i := lookup(p.at, whoWords)
	k := 1
	if Who(i) != WhoYou && Who(i) != WhoOpponent {
		k = 2
	}
	if Who(i) == WhoTurn {
		k = 3
	}
	switch {
	case p.atFrom(k, "can't"), p.atFrom(k, "can", "put"), p.atFrom(k, "do", "not"), p.atFrom(k, "does", "not"):
		return true
	case p.atFrom(k, "lose", "the"), p.atFrom(k, "loses", "the"):
		// "you lose the game" as a static ability; as an act it has no subject when it is yours.
		return Who(i) == WhoYou
	}
	return false
}

// whoRule reads a rule about a player.
func (p *parser) whoRule() *Rule {
	r := &Rule{Who: p.who()}
	switch {
	case p.at("can't"):
		p.skip(1)
		r.Kind = Cant
		r.Event = p.happens(subject{isWho: true, who: r.Who}, base)
		r.NP = r.Event.NP
	case p.at("can"):
		p.want("can", "put", "only")
		r.Kind = OnlyPuts
		r.N = literal(p.number())
		r.NP = &NP{}
		p.description(r.NP)
		p.posts(r.NP, true) // whose is said by the subject
		r.NP.Plural = r.N.Value != 1
		p.want("into", "the", "battle", "zone")
	case p.at("lose"), p.at("loses"):
		p.skip(1)
		p.want("the", "game")
		r.Kind = LosesIf
	default:
		p.skip(2)
		p.want("lose", "by", "an", "empty", "deck")
		r.Kind = NoEmptyDeckLoss
	}
	return r
}

// npAct reads what stands behind the noun phrase that an act or a rule is about.
func (p *parser) npAct(a *Act, np *NP) {
	a.NP = np
	switch {
	case p.acceptAny("gets", "get"):
		a.Kind = ChangePower
		if p.peek(0).kind != signedToken {
			p.expected("a signed number (+2000, -9000)")
		}
		n := p.peek(0).n
		p.skip(1)
		a.N = p.perItem(n)
	case p.acceptAny("has", "have"):
		a.Kind = GiveKeyword
		a.Keywords = p.keywordList()
	case p.acceptAny("battles", "battle"):
		a.Kind = Battle
		if p.at("each", "other") {
			p.skip(2)
		} else {
			a.NP2 = p.np()
		}
	case p.acceptAny("breaks", "break"):
		a.Kind, a.NP2 = Break, p.np()
	case p.acceptAny("stays", "stay"):
		a.Kind = Stays
	case p.at("does", "not"), p.at("do", "not"):
		p.skip(2)
		p.doesNot(a, np)
	default:
		a.Kind, a.NP = MakeRule, nil
		a.Rule = p.npRule(np)
	}
}

func (p *parser) keywordList() []Keyword {
	ks := []Keyword{p.keyword()}
	for p.at("and") {
		p.skip(1)
		if p.keywordForm() == nil {
			p.i-- // the "and" joins acts
			break
		}
		ks = append(ks, p.keyword())
	}
	return ks
}

// doesNot reads what stands behind "does not".
func (p *parser) doesNot(a *Act, np *NP) {
	switch {
	case p.at("untap", "at"):
		p.want("untap", "at", "the", "start", "of", "its", "owner's", "next", "turn")
		a.Kind = SkipUntap
	case p.at("trigger"):
		p.skip(1)
		a.Kind = NoTrigger
	default:
		a.Kind, a.NP = MakeRule, nil
		a.Rule = &Rule{Kind: DoesNot, NP: np, Event: p.happens(subject{np: np}, base)}
	}
}

// npRule reads the rules about cards that are no acts.
func (p *parser) npRule(np *NP) *Rule {
	r := &Rule{NP: np}
	switch {
	case p.at("can't"):
		p.skip(1)
		r.Kind = Cant
		r.Event = p.happens(subject{np: np}, base)
	case p.at("can", "attack"):
		p.want("can", "attack", "players")
		r.Kind = CanAttackPlayers
	case p.acceptAny("costs", "cost"):
		p.costRule(r)
	case p.acceptAny("wins", "win"):
		p.want("all", "battles")
		r.Kind = WinsAllBattles
	case p.acceptAny("attacks", "attack"):
		r.Kind = MustAttack
		if !p.at("each", "turn") {
			r.Event = &Event{Kind: Attacks, NP: np, NP2: p.np()}
		}
		p.want("each", "turn", "if", "able")
	case p.acceptAny("enters", "enter"):
		p.want("tapped")
		r.Kind = EntersTapped
	case p.acceptAny("is", "are"):
		p.want("every", "civilization")
		r.Kind = AllCivs
	default:
		p.expected("what it does (gets, has, can't, does not, battles, costs …)",
			"gets", "has", "have", "can't", "does", "do", "battles", "breaks", "stays", "costs", "cost", "wins", "attacks", "enters", "is", "are")
	}
	return r
}

// costRule reads N "less"|"more" "to" verb [ "for each" NP ] [ ", not less than" N ].
func (p *parser) costRule(r *Rule) {
	n := p.number()
	r.Kind = CostsLess
	switch {
	case p.acceptAny("more"):
		r.Kind = CostsMore
	case !p.acceptAny("less"):
		p.expected(`"less" or "more"`, "less", "more")
	}
	p.want("to")
	r.Verb = p.useVerb()
	r.N = p.perItem(n)
	if p.at(",", "not") {
		p.want(",", "not", "less", "than")
		r.Min = p.number()
	}
}
