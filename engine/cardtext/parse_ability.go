package cardtext

// paragraph reads one ability.
//
//	paragraph = keywords | [ WORD "-" ] [ heads ] ( static | replacement | trigger | "as this enters:" body | "tap:" body | body )
func (p *parser) paragraph() *Ability {
	a := &Ability{}
	if p.line().indent > 0 {
		p.fail(p.peek(0), "an ability starts at the left margin")
	}
	if p.keywordForm() != nil {
		return p.keywordLine(a)
	}
	if i := lookup(p.at, abilityWords); i >= 0 {
		a.Word = abilityWords[i]
		p.take(a.Word)
		p.want("-")
	}
	headed := p.heads(a)
	switch {
	case p.startsEvent():
		start := p.i
		a.Kind = Trigger
		p.triggerHead(a)
		if p.at("this", "turn", ",") && !headed { // it is delayed: a sentence of a spell
			p.i, a.Events, a.If = start, nil, nil
			return p.headless(a, headed)
		}
	case p.at("as"):
		p.want("as", "this", "enters")
		a.Kind = AsEnters
	case p.at("tap", ":"):
		p.skip(1)
		a.Kind = TapAbility
	case p.at("if"):
		p.skip(1)
		cond, event := p.condOrWould(true)
		if event == nil {
			p.pendingIf = cond
			return p.headless(a, headed)
		}
		a.Kind = Replacement
		a.Events = []*Event{event}
		p.triggers = event.Kind == Triggers
		if p.at(",", "if") {
			p.skip(2)
			a.If = p.cond()
		}
	default:
		return p.headless(a, headed)
	}
	if p.atEnd() {
		p.expected(`a colon and an act`)
	}
	p.want(":")
	if a.Kind == Replacement {
		a.Body = p.replacementBody()
	} else {
		a.Body = p.block(0)
	}
	p.tight()
	return a
}

// heads reads what limits where and when an ability works, in this order, and tells whether there was any.
func (p *parser) heads(a *Ability) bool {
	any := false
	if p.at("in") {
		p.skip(1)
		a.In = p.places()
		p.want(",")
		any = true
	}
	if p.accept("once", "each", "turn") {
		p.want(",")
		a.Once, any = true, true
	} else if p.accept("the", "first", "time", "each", "turn") {
		p.want(",")
		a.First, any = true, true
	}
	// "during opponent's next turn," is a duration, and part of the sentence.
	if p.at("during") && p.atFrom(2, "turn") {
		switch {
		case p.atFrom(1, "your"):
			a.During = YourTurn
		case p.atFrom(1, "opponent's"):
			a.During = OpponentTurn
		default:
			p.skip(1)
			p.expected(`"your turn" or "opponent's turn"`)
		}
		p.skip(3)
		p.want(",")
		any = true
	}
	if p.at("while") {
		p.skip(1)
		a.While = p.cond()
		p.want(",")
		any = true
	}
	return any
}

// triggerHead reads EVENT { "or" EVENT } [ ", if" COND ].
func (p *parser) triggerHead(a *Ability) {
	for {
		a.Events = append(a.Events, p.event())
		if p.at(",", "or") {
			p.skip(2)
		} else if p.at("or") {
			p.skip(1)
		} else {
			break
		}
	}
	if p.at(",", "if") {
		p.skip(2)
		a.If = p.cond()
	}
}

// replacementBody reads a body whose first sentence ends in "instead".
func (p *parser) replacementBody() *Block {
	tok, num := p.peek(0), p.line().num
	b := p.block(0)
	acts := b.Sentences[0].Acts
	if len(acts) == 0 || !acts[0].Instead {
		panic(&Error{Line: num, Col: tok.col, Msg: `the sentence of a replacement ends in "instead"`})
	}
	return b
}

// headless reads a paragraph without an event. One whose every line is a rule is a static ability,
// any other is a spell's.
func (p *parser) headless(a *Ability, headed bool) *Ability {
	tok, num := p.peek(0), p.line().num
	a.Kind = Static
	b := p.block(0)
	for _, s := range b.Sentences {
		r := staticRule(s)
		if r == nil {
			a.Kind, a.Rules = Spell, nil
			break
		}
		a.Rules = append(a.Rules, r)
	}
	if a.Kind == Static {
		return a
	}
	if headed {
		panic(&Error{Line: num, Col: tok.col, Msg: `expected an event ("when …") or a rule: an act needs one of them before it`})
	}
	a.Body = b
	p.tight()
	return a
}

// tight rejects a body with a rule that says no duration.
func (p *parser) tight() {
	if len(p.loose) > 0 {
		l := p.loose[0]
		panic(&Error{Line: l.line, Col: l.col, Msg: `expected how long this holds ("this turn", "until the start of your next turn" …)`})
	}
}

// staticRule is the sentence as a static ability's rule, nil if it is none.
func staticRule(s *Sentence) *Rule {
	if len(s.Acts) != 1 || s.AfterThat || s.At != nil || s.Duration != nil || s.May || s.Who != WhoYou || s.Otherwise != nil {
		return nil
	}
	act := s.Acts[0]
	if act.Duration != nil || act.Instead {
		return nil
	}
	var r *Rule
	switch act.Kind {
	case MakeRule:
		r = act.Rule
	case ChangePower:
		r = &Rule{Kind: GetsPower, NP: act.NP, N: act.N}
	case GiveKeyword:
		r = &Rule{Kind: HasKeywords, NP: act.NP, Keywords: act.Keywords}
	default:
		return nil
	}
	if s.Then != nil && r.Kind != MayUseFrom {
		return nil
	}
	r.If, r.Then = s.If, s.Then
	return r
}

// keywordForm is the keyword that comes next, nil for none. "evolution" alone is an adjective.
func (p *parser) keywordForm() *keywordForm {
	var best *keywordForm
	for i := range keywordForms {
		f := &keywordForms[i]
		if lookup(p.at, []string{f.name}) < 0 || best != nil && len(f.name) <= len(best.name) {
			continue
		}
		if f.name == "evolution" && !p.atFrom(1, ":") {
			continue
		}
		best = f
	}
	return best
}

// keywordLine reads a line of keywords.
func (p *parser) keywordLine(a *Ability) *Ability {
	for {
		a.Keywords = append(a.Keywords, p.keyword())
		switch {
		case p.at(","):
			p.skip(1)
		case !p.atEnd():
			p.expected("a comma or the end of the line")
		case p.nextLine():
			p.fail(p.peek(0), "expected a blank line: the keywords of a paragraph stand in one line")
		default:
			return a
		}
	}
}

// keyword reads NAME [ N ] [ "[" cost "]" ] [ ":" ( NP | COND | LINKS ) ].
func (p *parser) keyword() Keyword {
	f := p.keywordForm()
	if f == nil {
		var names []string
		for _, k := range keywordForms {
			names = append(names, k.name)
		}
		p.expected("a keyword", names...)
	}
	p.take(f.name)
	k := Keyword{Name: f.name, N: -1}
	switch {
	case f.n:
		k.N = p.number()
	case f.signed:
		if p.peek(0).kind != signedToken {
			p.expected("a signed number")
		}
		k.N = p.peek(0).n
		p.skip(1)
	}
	if f.cost {
		k.Cost = p.cost()
	}
	switch {
	case f.np, f.mayNP && p.at(":"):
		p.want(":")
		k.NP = p.np()
	case f.cond && p.at(":"):
		p.want(":")
		k.Cond = p.cond()
	case f.link:
		p.want(":")
		k.Link = p.links()
	}
	return k
}

// links reads ( "left of" | "right of" ) NP { "or" ( "left of" | "right of" ) NP }.
func (p *parser) links() []Link {
	var all []Link
	for {
		i := p.table(sideWords[:])
		if i < 0 {
			p.expected(`"left of" or "right of"`, "left", "right")
		}
		all = append(all, Link{LinkSide(i), p.np()})
		if !p.at("or") {
			return all
		}
		p.skip(1)
	}
}

// cost reads "[" [ civ { "/" civ } ] N "]".
func (p *parser) cost() *Cost {
	if !p.at("[") {
		p.expected("a cost in brackets")
	}
	p.skip(1)
	c := &Cost{}
	for p.peek(0).kind == wordToken {
		i := p.table(civs)
		if i < 0 {
			p.expected("a civilization", civs...)
		}
		c.Civs = append(c.Civs, civs[i])
		if !p.at("/") {
			break
		}
		p.skip(1)
	}
	c.N = p.number()
	p.want("]")
	return c
}

// nextLine goes to the next line of the paragraph, if there is one.
func (p *parser) nextLine() bool {
	if p.l+1 >= len(p.lines) {
		return false
	}
	p.l, p.i = p.l+1, 0
	return true
}
