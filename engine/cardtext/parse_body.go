package cardtext

// A body is read line by line into sequences that hang on sentences (card-text.md, rule 1).
//
// A scope is the lines of one indentation. Its frames are the sequences that are open, outermost first:
//   - a plain line goes to the outermost one and closes the others
//   - "after that" goes to the innermost one
//   - "then" opens one under the last sentence of the innermost one
//   - "otherwise" closes the innermost "then" and opens one under the same sentence;
//     if no "then" is open, it opens one under the last sentence of the innermost one
//
// A line that is indented deeper opens a scope whose outermost sequence is the one that the line above stands in.
type scope struct {
	indent int
	frames []frame
}

type frame struct {
	block *Block
	then  *Sentence // the sentence that this sequence is the "then" of, nil if it is none
}

func (s *scope) top() *frame { return &s.frames[len(s.frames)-1] }

func (f *frame) last() *Sentence { return f.block.Sentences[len(f.block.Sentences)-1] }

func (f *frame) add(s *Sentence) { f.block.Sentences = append(f.block.Sentences, s) }

// block reads a sequence whose first sentence starts here and whose other lines are indented by at least indent.
func (p *parser) block(indent int) *Block {
	defer p.deeper()()
	b := &Block{}
	scopes := []*scope{{indent: indent, frames: []frame{{block: b}}}}
	b.Sentences = append(b.Sentences, p.sentence(indent))
	for p.nextLine() {
		l := p.line()
		if l.indent < indent || p.at("-") && l.indent < indent+2 {
			p.l-- // it belongs to a sequence further out
			p.i = len(p.line().toks) - 1
			return b
		}
		for l.indent < scopes[len(scopes)-1].indent {
			scopes = scopes[:len(scopes)-1]
		}
		s := scopes[len(scopes)-1]
		if p.at("-") {
			p.fail(p.peek(0), `a dash stands under "choose N"`)
		}
		if l.indent > s.indent {
			if l.indent != s.indent+2 {
				p.fail(p.peek(0), "a line is indented by two spaces more than the line it belongs to")
			}
			s = &scope{indent: l.indent, frames: []frame{{block: s.top().block}}}
			if len(scopes[len(scopes)-1].frames) == 1 && !p.at("then") && !p.at("otherwise") {
				p.fail(p.peek(0), `an indented line belongs under a "then" or an "otherwise", or is one`)
			}
			scopes = append(scopes, s)
		}
		p.bodyLine(s)
	}
	return b
}

// bodyLine reads one line after the first into the scope.
func (p *parser) bodyLine(s *scope) {
	switch {
	case p.at("after", "that"):
		// The words are part of the sentence.
	case p.at("then"):
		last := s.top().last()
		if last.Then != nil || last.Otherwise != nil {
			p.fail(p.peek(0), `the sentence above has its "then" already`)
		}
		p.skip(1)
		last.Then = &Block{}
		s.frames = append(s.frames, frame{block: last.Then, then: last})
	case p.at("otherwise"):
		n := len(s.frames) - 1
		for n >= 0 && s.frames[n].then == nil {
			n--
		}
		owner := s.top().last()
		if n >= 0 {
			owner = s.frames[n].then
			s.frames = s.frames[:n]
		}
		if owner.Otherwise != nil {
			p.fail(p.peek(0), `the sentence above has its "otherwise" already`)
		}
		p.skip(1)
		owner.Otherwise = &Block{}
		s.frames = append(s.frames, frame{block: owner.Otherwise})
	default:
		s.frames = s.frames[:1]
	}
	s.top().add(p.sentence(s.indent))
}

// sentence reads one line from here to its end.
//
//	sentence = [ "after that" ] [ "at the end of this turn," | "when" EVENT "this turn," ] [ "if" COND "," ] [ DURATION "," ]
//	           ( [ who [ "may" ] ] acts | [ who ] "choose" N modes )
func (p *parser) sentence(indent int) *Sentence {
	s := &Sentence{If: p.pendingIf}
	if p.pendingIf != nil {
		p.pendingIf = nil
		p.want(",")
	} else {
		p.sentenceHead(s)
	}
	if d := p.duration(); d != nil {
		s.Duration = d
		p.want(",")
	}
	if p.startsWho() && !p.ruleFollowsWho() {
		s.Who = p.who()
		if p.at("may") {
			p.skip(1)
			s.May = true
		}
		if p.startsWho() {
			p.expected("an act", verbs...)
		}
	}
	if p.startsModes() {
		if s.May || s.Duration != nil {
			p.expected("an act")
		}
		p.modes(s, indent)
		return s
	}
	p.acts(s)
	if !p.atEnd() {
		p.expected(`"and", a comma or the end of the line`, "and", "instead")
	}
	return s
}

func (p *parser) sentenceHead(s *Sentence) {
	if p.accept("after", "that") {
		s.AfterThat = true
	}
	switch {
	case p.atMoment():
		p.want("at", "the", "end", "of", "this", "turn", ",")
		s.At = &Moment{EndOfTurn: true}
	case p.at("when"):
		s.At = &Moment{Event: p.event()}
		p.want("this", "turn", ",")
	}
	if p.at("if") {
		p.skip(1)
		s.If = p.cond()
		p.want(",")
	}
}

// atMoment is "at the end of this turn", which is no event of an ability but delays the rest of the sentence.
func (p *parser) atMoment() bool { return p.at("at", "the") && p.atFrom(4, "this") }

// startsModes tells "choose 1" alone on its line, and its kin, from "choose 1 of your creatures".
func (p *parser) startsModes() bool {
	if !p.at("choose") && !p.at("chooses") {
		return false
	}
	k := 1
	if p.atFrom(1, "up", "to") {
		k = 3
	}
	if p.peek(k).kind != numberToken {
		return false
	}
	return p.peek(k+1).kind == endToken || k == 1 && (p.atFrom(2, "times") || p.atFrom(2, ",", "or"))
}

// modes reads "choose N" and the dashes below it.
func (p *parser) modes(s *Sentence, indent int) {
	m := &Modes{}
	s.Modes = m
	p.skip(1)
	m.UpTo = p.accept("up", "to")
	m.N = p.number()
	switch {
	case p.at("times"):
		p.skip(1)
		m.Repeat = true
	case p.at(","):
		p.want(",", "or")
		m.UnlessN = p.number()
		p.want("if")
		m.Unless = p.cond()
	}
	if !p.atEnd() {
		p.expected("the end of the line")
	}
	for p.l+1 < len(p.lines) && p.lines[p.l+1].indent == indent+2 && isText(p.lines[p.l+1].toks[0], "-") {
		p.nextLine()
		p.skip(1)
		m.Items = append(m.Items, p.block(indent+4))
	}
	if len(m.Items) == 0 {
		p.expected(`a line "  - …" for each choice`)
	}
}

// acts reads the acts of a sentence: all but the last end in a comma, the last stands behind "and".
func (p *parser) acts(s *Sentence) {
	who := s.Who
	for {
		act, said := p.actOf(s, &who)
		act.Said = said
		p.done[act.Kind] = true
		s.Acts = append(s.Acts, act)
		if act.Duration == nil {
			act.Duration = p.duration()
		}
		if act.Kind == MakeRule && act.Duration == nil && s.Duration == nil && act.Rule.Kind != BrokenSpellTo {
			p.loose = append(p.loose, loose{p.line().num, p.peek(0).col})
		}
		if act.Kind == MakeRule && act.Rule.Kind == MayUseFrom {
			if !s.May || len(s.Acts) > 1 || p.at("and") || p.at(",") {
				p.fail(p.peek(0), `"you may use …" as a rule stands alone in its sentence`)
			}
			s.May, s.Who = false, WhoYou // the rule says so itself
		}
		if act.Kind == Mekraid {
			p.alone(s)
		}
		if !p.acceptAny("and") {
			if !p.at(",") {
				break
			}
			p.skip(1)
			p.acceptAny("and")
		}
	}
	if p.at("instead") {
		p.skip(1)
		for _, a := range s.Acts {
			a.Instead = true
		}
	}
}

// actOf reads one act of the sentence. The player who acts is taken over from the act before, unless
// another is written.
func (p *parser) actOf(s *Sentence, who *Who) (act *Act, said bool) {
	if p.startsWho() {
		if p.ruleFollowsWho() {
			act = &Act{Kind: MakeRule, Rule: p.whoRule()}
			act.Who = *who
			return act, false
		}
		*who = p.who()
		said = true
		if p.at("may") {
			p.fail(p.peek(0), `"may" stands only at the start of a sentence`)
		}
	}
	act = p.act(*who)
	if p.at("to") && s.May && len(s.Acts) == 0 {
		act = p.actToUse(act)
	}
	return act, said
}

// alone rejects a mekraid that shares its sentence: it is three sentences itself, and optional already.
func (p *parser) alone(s *Sentence) {
	if len(s.Acts) > 1 || s.May || s.At != nil || s.Duration != nil || s.Who != WhoYou || !p.atEnd() {
		p.fail(p.peek(0), `mekraid stands alone in its sentence, without "may"`)
	}
}
