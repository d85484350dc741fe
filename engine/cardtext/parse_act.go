package cardtext

// act reads one act, done by who.
func (p *parser) act(who Who) *Act {
	defer p.deeper()()
	a := &Act{Who: who}
	if verb := p.verb(); verb != "" {
		p.verbAct(a, verb)
		return a
	}
	switch {
	case p.at("have"): // "you may have this battle it": what it does, under a "may"
		p.skip(1)
		p.npAct(a, p.np())
	case p.at("the", "attack"):
		p.want("the", "attack", "ends")
		a.Kind = EndAttack
	case p.at("the", "turn"):
		p.want("the", "turn", "ends")
		a.Kind = EndTurn
	case p.at("the", "next"):
		p.want("the", "next", "creature", "of", "yours", "that", "enters", "triggers", "twice")
		a.Kind = DoubleTriggers
	case p.at("the", "power"):
		p.want("the", "power", "of")
		a.Kind, a.NP = SetPower, p.np()
		if !p.acceptAny("becomes", "become") {
			p.expected(`"becomes"`, "becomes")
		}
		a.N = p.num()
	case p.at("abilities"):
		p.want("abilities", "of")
		np := p.np()
		p.want("are", "ignored")
		a.Kind, a.Rule = MakeRule, &Rule{Kind: IgnoreAbilities, NP: np}
	case p.at("after", "casting"):
		p.skip(2)
		np := p.np()
		p.want(",", "put", "it", "on", "the", "bottom", "of", "its", "owner's", "deck")
		a.Kind, a.Rule = MakeRule, &Rule{Kind: BrokenSpellTo, NP: np, Places: []Place{{Owners, DeckZone}}}
	case p.at("a", "seal"):
		s := p.subject()
		p.want("can't")
		a.Kind, a.Rule = MakeRule, &Rule{Kind: Cant, Event: p.happens(s, base)}
	case p.at("instead", "of"):
		a.Kind, a.Rule = MakeRule, p.alternativeCost()
	case p.startsNP():
		p.npAct(a, p.np())
	default:
		p.expected("an act", verbs...)
	}
	return a
}

// verb takes the verb of an act, in the form of "you" or of another, and returns it in the form of "you".
func (p *parser) verb() string {
	if p.peek(0).kind != wordToken {
		return ""
	}
	for _, v := range verbs {
		if p.at(v) || p.at(third(v)) {
			p.skip(1)
			return v
		}
	}
	return ""
}

// simpleActs are the verbs that take a noun phrase and nothing else.
var simpleActs = map[string]ActKind{"destroy": Destroy, "untap": Untap}

func (p *parser) verbAct(a *Act, verb string) {
	if kind, ok := simpleActs[verb]; ok {
		a.Kind, a.NP = kind, p.np()
		return
	}
	switch verb {
	case "put":
		p.putAct(a)
	case "turn":
		a.Kind, a.NP = Shieldize, p.np()
		p.want("into")
		switch {
		case p.at("a", "shield"):
			p.skip(2)
		case p.at("a", "single"):
			p.want("a", "single", "shield")
			a.Single = true
		case p.at("a", "face-up"):
			p.want("a", "face-up", "shield")
			a.FaceUp = true
		case p.at("its"):
			a.NP2 = p.ref() // its ex-life shield: the engine remembers which one it is
		default:
			p.expected(`"a shield"`, "shield")
		}
	case "return":
		a.Kind, a.NP = Return, p.np()
		p.want("to")
		if p.at("the") || p.possessor(0) > 0 {
			p.fail(p.peek(0), `write "to hand" or "to hyper": a card always goes to its owner's`)
		}
		z := p.zone()
		if z != HandZone && z != HyperZone {
			p.fail(p.peek(0), `a card returns "to hand" or "to hyper"`)
		}
		a.To = &Place{Anyones, z}
		if p.at("without", "s-trigger") {
			p.skip(2)
			a.NoSTrig = true
		}
	case "flip":
		a.Kind, a.NP = Flip, p.np()
		if p.at("to") {
			p.skip(1)
			a.Faces = p.list(func() string { return p.quoted("the name of a face") }, func() bool { return p.peek(1).kind == stringToken })
		}
	case "draw":
		a.Kind = Draw
		a.UpTo = p.accept("up", "to")
		a.N = p.num()
	case "discard":
		a.Kind = Discard
		// "discard 2" are cards of one's own hand; "discard 1 card …" says which.
		if p.peek(0).kind == numberToken && !p.nounFollows(1) {
			a.N = p.num()
		} else {
			a.NP = p.np()
			if a.NP.Ref == NoRef && len(a.NP.In) == 0 && !a.NP.Among {
				p.expected(`"from your hand", or whose hand it is`, "from")
			}
			return // "at random" is part of the noun phrase
		}
		a.Random = p.accept("at", "random")
	case "tap":
		a.Kind = TapAct
		if p.at("or", "untap") {
			p.skip(2)
			a.Kind = TapOrUntap
		} else if p.at("or", "untaps") {
			p.skip(2)
			a.Kind = TapOrUntap
		}
		a.NP = p.np()
	case "summon", "cast", "use":
		p.useAct(a, verb)
	case "choose":
		if p.at("a", "player") {
			p.skip(2)
			a.Kind = ChoosePlayer
			return
		}
		a.Kind, a.NP = Choose, p.np()
		if p.at("as", "its") { // as its force shield
			p.skip(1)
			a.NP2 = p.ref()
		}
	case "look":
		p.want("at")
		a.Kind, a.NP = LookAt, p.np()
	case "reveal":
		if !p.at("cards", "from") {
			a.Kind, a.NP = Reveal, p.np()
			return
		}
		p.want("cards", "from", "the", "top", "of")
		a.Kind, a.To = RevealUntil, p.toPlace()
		p.want("until")
		a.NP = p.np()
		a.N = a.NP.N
	case "break":
		a.Kind, a.NP = Break, p.np()
	case "swap":
		a.Kind, a.NP = Swap, p.np()
		p.want("and")
		a.NP2 = p.np()
	case "change":
		p.want("the", "attack's", "target", "to")
		a.Kind, a.NP = ChangeTarget, p.np()
	case "take":
		p.want("an", "extra", "turn")
		a.Kind = ExtraTurn
	case "skip":
		if !p.acceptAny("your", "their") {
			p.expected(`"your next turn"`, "your", "their")
		}
		p.want("next", "turn")
		a.Kind = SkipTurn
	case "lose", "win":
		p.want("the", "game")
		a.Kind = Lose
		if verb == "win" {
			a.Kind = Win
		}
	case "shuffle":
		a.Kind, a.To = Shuffle, p.toPlace()
	case "pay":
		a.Kind, a.Cost = PayCost, p.cost()
	case "judge":
		a.Kind = Judge
	case "add":
		p.want("its", "power", "and", "abilities", "to")
		a.Kind, a.NP = AddSelfTo, p.np()
	case "remove":
		p.want("a", "seal", "from")
		a.Kind, a.NP = RemoveSeal, p.np()
	case "mekraid":
		a.Kind = Mekraid
		a.N = literal(p.number())
		if p.peek(0).kind != stringToken {
			p.expected("a race in quotes")
		}
		a.Race = p.peek(0).text
		p.skip(1)
	case "name":
		p.want("a", "card")
		a.Kind = NameACard
	case "attach":
		a.Kind, a.NP = Attach, p.np()
		p.want("to")
		a.NP2 = p.np()
	case "link":
		a.Kind, a.NP = LinkTo, p.ref() // which one is linked is known; which one it is linked to can be picked
		p.want("to")
		a.NP2 = p.np()
	}
}

// putAct reads "put NP" and where to.
func (p *parser) putAct(a *Act) {
	if p.at("a", "seal") {
		p.want("a", "seal", "on")
		a.Kind, a.NP = PutSeal, p.np()
		return
	}
	a.Kind, a.NP = Put, p.np()
	switch {
	case p.at("into"):
		p.skip(1)
		a.To = p.toPlace()
	case p.at("on", "top"):
		p.want("on", "top", "of")
		a.To, a.Pos = p.toPlace(), PosTop
	case p.at("on", "the") && p.atFrom(2, "bottom"):
		p.want("on", "the", "bottom", "of")
		a.To, a.Pos = p.toPlace(), PosBottom
	case p.at("on"):
		p.skip(1)
		a.Kind, a.NP2 = PutOnto, p.np()
		return
	case p.at("under"):
		p.skip(1)
		a.Kind, a.NP2 = PutUnder, p.np()
	default:
		p.expected(`"into" a zone, "on" or "under"`, "into", "on", "under")
	}
	p.manner(a)
}

// manner reads how a card is put, in whatever order it is written.
func (p *parser) manner(a *Act) {
	for {
		switch {
		case p.at("tapped"):
			p.skip(1)
			a.Tapped = true
		case p.at("sideways"):
			p.skip(1)
			a.Sideways = true
		case p.peek(0).kind == numberToken && p.atFrom(1, "from"):
			a.Nth = p.number()
			if a.Nth == 0 {
				p.fail(p.peek(0), "the top card is 1 from the top")
			}
			p.want("from", "the", "top")
		case p.accept("face", "up"):
			a.FaceUp, a.FaceDown = true, false
		case p.at("face", "down"):
			p.skip(2)
			a.FaceDown, a.FaceUp = true, false
		case p.at("shuffled"):
			p.skip(1)
			a.Order = Shuffled
		case p.at("in", "any"):
			p.skip(2)
			switch {
			case p.acceptAny("order"):
				a.Order = AnyOrder
			case p.acceptAny("positions"):
				a.Order = AnyPositions
			default:
				p.expected(`"order" or "positions"`, "order", "positions")
			}
		case p.accept("ignoring", "what", "triggers"):
			a.Silent = true
		case p.accept("equipped", "to"):
			a.Equipped = p.np()
		default:
			return
		}
	}
}

// useAct reads what stands behind summon, cast and use. With a phrase that picks nothing, or with a zone behind
// "this", it lays down a permission; otherwise the card is used now.
func (p *parser) useAct(a *Act, verb string) {
	np := p.np()
	r := p.permission(verb, np)
	isRule := len(r.Places) > 0 && np.Ref != NoRef || r.Way != "" || r.Cost != nil ||
		np.Ref == NoRef && np.Quant == Indefinite
	if isRule {
		p.movePlaces(r)
		a.Kind, a.Rule, r.Who = MakeRule, r, a.Who
		return
	}
	a.NP, a.Free = np, r.Free
	switch verb {
	case "summon":
		a.Kind = SummonAct
	case "cast":
		a.Kind = CastAct
	default:
		a.Kind = UseAct
		if p.triggers && np.Ref == It && !a.Free {
			a.Kind, a.NP = UseInstead, nil
		}
	}
}

// movePlaces makes the zones of the noun phrase those of the rule, so that they stand in one place for "this" too.
func (p *parser) movePlaces(r *Rule) {
	if r.NP.From {
		r.Places, r.NP.In, r.NP.From = r.NP.In, nil, false
	}
}

// permission reads the rest of a MayUseFrom rule: [ "from" zones ] [ "by" WAY ] [ "paying" cost | "for free" ].
func (p *parser) permission(verb string, np *NP) *Rule {
	r := &Rule{Kind: MayUseFrom, Verb: verb, NP: np}
	if np.Ref != NoRef && p.at("from") {
		p.skip(1)
		r.Places = p.places()
	}
	if p.at("by") {
		p.skip(1)
		r.Way = p.way()
	}
	switch {
	case p.at("paying"):
		p.skip(1)
		r.Cost = p.cost()
	case p.at("for", "free"):
		p.skip(2)
		r.Free = true
	}
	return r
}

// actToUse reads "you may ACT to summon this …".
func (p *parser) actToUse(act *Act) *Act {
	p.want("to")
	verb := p.useVerb()
	r := p.permission(verb, p.np())
	act.Price = true
	r.Act, r.Who = act, act.Who
	p.movePlaces(r)
	return &Act{Kind: MakeRule, Who: act.Who, Rule: r}
}

func (p *parser) useVerb() string {
	for _, v := range []string{"summon", "cast", "use"} {
		if p.at(v) {
			p.skip(1)
			return v
		}
	}
	p.expected(`"summon", "cast" or "use"`, "summon", "cast", "use")
	return ""
}

// alternativeCost reads "instead of paying its cost, you may ACT to summon NP".
func (p *parser) alternativeCost() *Rule {
	p.want("instead", "of", "paying", "its", "cost", ",", "you", "may")
	r := &Rule{Kind: MayAlso, Act: p.act(WhoYou)}
	r.Act.Price = true
	p.want("to")
	r.Verb = p.useVerb()
	r.NP = p.np()
	return r
}
