package cardtext

import (
	"fmt"
	"slices"
	"strconv"
)

// Parse reads the text of one side of a card. The error, if any, is an *Error.
func Parse(src string) (t *Text, err error) {
	lines, err := lex(src)
	if err != nil {
		return nil, err
	}
	defer func() {
		// The parser gives up at the first mistake, from wherever it stands.
		switch e := recover().(type) {
		case nil:
		case *Error:
			t, err = nil, e
		default:
			panic(e)
		}
	}()
	t = &Text{}
	for len(lines) > 0 {
		if lines[0].blank() {
			lines = lines[1:]
			continue
		}
		n := 0
		for n < len(lines) && !lines[n].blank() {
			n++
		}
		p := &parser{lines: lines[:n], done: map[ActKind]bool{}}
		t.Abilities = append(t.Abilities, p.paragraph())
		lines = lines[n:]
	}
	number(t)
	return t, nil
}

// parser reads one paragraph.
type parser struct {
	lines []line
	l     int // the line it stands in
	i     int // the token it stands at

	done      map[ActKind]bool // the acts that stand earlier in this ability, for the participles
	triggers  bool             // inside the replacement of a trigger: "use it" means who resolves it
	pendingIf *Cond            // an "if COND" that was read before it was known whose it is
	depth     int              // of nested phrases
	loose     []loose          // rules without a duration: wrong unless the paragraph is Static
}

// loose is a rule of a body that does not say how long it lasts.
type loose struct{ line, col int }

func (p *parser) line() *line { return &p.lines[p.l] }

// peek is the k-th token from here; the end of the line repeats for ever.
func (p *parser) peek(k int) token {
	toks := p.line().toks
	return toks[min(p.i+k, len(toks)-1)]
}

func isText(t token, s string) bool {
	return t.text == s && (t.kind == wordToken || t.kind == punctToken || t.kind == numberToken)
}

// at tells whether the next words are these.
func (p *parser) at(words ...string) bool { return p.atFrom(0, words...) }

func (p *parser) atFrom(k int, words ...string) bool {
	for i, w := range words {
		if !isText(p.peek(k+i), w) {
			return false
		}
	}
	return true
}

func (p *parser) atEnd() bool { return p.peek(0).kind == endToken }

func (p *parser) skip(n int) { p.i = min(p.i+n, len(p.line().toks)-1) }

// accept takes the words if the first two of them come next. The rest of them must follow.
func (p *parser) accept(words ...string) bool {
	if !p.at(words[:min(2, len(words))]...) {
		return false
	}
	p.want(words...)
	return true
}

// acceptAny takes one of the words, in whatever form it is written.
func (p *parser) acceptAny(words ...string) bool {
	if p.peek(0).kind == wordToken && slices.Contains(words, p.peek(0).text) {
		p.skip(1)
		return true
	}
	return false
}

func (p *parser) want(words ...string) {
	for _, w := range words {
		if !isText(p.peek(0), w) {
			p.expected(strconv.Quote(w), w)
		}
		p.skip(1)
	}
}

// table takes the longest entry of the table that comes next and returns its index, -1 for none.
func (p *parser) table(table []string) int {
	i := lookup(p.at, table)
	if i >= 0 {
		p.take(table[i])
	}
	return i
}

// take skips the words of a phrase.
func (p *parser) take(phrase string) {
	n := 1
	for _, r := range phrase {
		if r == ' ' {
			n++
		}
	}
	p.skip(n)
}

func (p *parser) fail(tok token, format string, args ...any) {
	panic(&Error{Line: p.line().num, Col: tok.col, Msg: fmt.Sprintf(format, args...)})
}

// expected gives up: a phrase was expected here. Words are candidates that count before all other words of the
// language when the nearest one is looked for.
func (p *parser) expected(phrase string, words ...string) {
	tok := p.peek(0)
	found := strconv.Quote(tok.text)
	switch tok.kind {
	case endToken:
		found = "the end of the line"
	case stringToken:
		found = "the name " + found
	}
	msg := "expected " + phrase + ", found " + found
	if tok.kind == wordToken && !slices.Contains(vocabulary, tok.text) {
		near := p.hyphenated()
		if near == "" {
			near = nearest(tok.text, words)
		}
		if near == "" {
			near = nearest(tok.text, vocabulary)
		}
		if near != "" {
			msg += `: did you mean "` + near + `"?`
		} else {
			msg += `: not a word of the language (races and names stand in quotes)`
		}
	}
	p.fail(tok, "%s", msg)
}

// hyphenated is the keyword that the next two words are if they are joined: "s trigger"; "" if there is none.
func (p *parser) hyphenated() string {
	if p.peek(1).kind != wordToken {
		return ""
	}
	return nearest(p.peek(0).text+"-"+p.peek(1).text, joinedWords)
}

// deeper guards against a text that nests without end; the return value undoes it.
func (p *parser) deeper() func() {
	p.depth++
	if p.depth > 30 {
		p.fail(p.peek(0), "the sentence nests too deeply")
	}
	return func() { p.depth-- }
}

func (p *parser) number() int {
	if p.peek(0).kind != numberToken || p.peek(0).n == infinite {
		p.expected("a number")
	}
	n := p.peek(0).n
	p.skip(1)
	return n
}
