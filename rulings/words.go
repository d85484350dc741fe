package rulings

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
)

// scope is the labels that a line may name.
type scope struct {
	has   func(string) bool // nil: any
	known []string          // for hints
}

// reader takes a line apart word by word. The first error sticks; after it every read gives a zero value.
type reader struct {
	words []string // a quoted name is one word, with its opening quote
	scope scope
	err   *SyntaxError
}

func newReader(text string, sc scope) *reader {
	r := &reader{scope: sc}
	r.split(text)
	return r
}

func (r *reader) fail(fix, format string, args ...any) {
	if r.err == nil {
		r.err = &SyntaxError{Msg: fmt.Sprintf(format, args...), Fix: fix}
	}
	r.words = nil
}

// error is r.err as an error that is nil when there is none.
func (r *reader) error() error {
	if r.err == nil {
		return nil
	}
	return r.err
}

// split cuts the text into words and holds it to the characters that survive every way a line is run:
// a line is also a testscript command, which expands $, cuts at # and strips single quotes, all silently.
func (r *reader) split(text string) {
	rest := text
	r.words = make([]string, 0, 1+strings.Count(text, " "))
	for {
		rest = strings.TrimLeft(rest, " ")
		if rest == "" {
			return
		}
		if rest[0] == '"' {
			if len(r.words) == 0 || r.words[len(r.words)-1] != string(NameCard) {
				r.fail(`only name takes a quoted word: you name "`+exampleName+`"`, "stray quote")
				return
			}
			name, after, ok := strings.Cut(rest[1:], `"`)
			if !ok {
				r.fail("", "the quote is not closed")
				return
			}
			for _, c := range name {
				if c == '$' || c == '#' || !unicode.IsPrint(c) {
					r.badRune(c)
					return
				}
			}
			if name == "" || name != strings.Join(strings.Fields(name), " ") {
				r.fail("", "a quoted name is not empty, and has single blanks only between words")
				return
			}
			r.words = append(r.words, `"`+name)
			rest = after
			continue
		}
		word, after, _ := strings.Cut(rest, " ")
		for i, c := range word {
			if c == '!' && i == 0 && len(r.words) == 0 {
				continue
			}
			if !lineRune(c) {
				r.badRune(c)
				return
			}
		}
		r.words = append(r.words, word)
		rest = after
	}
}

func lineRune(c rune) bool {
	switch {
	case c >= 'a' && c <= 'z', c >= '0' && c <= '9', c >= 'A' && c <= 'Z':
		return true
	case c < unicode.MaxASCII:
		return strings.ContainsRune("+-*.", c)
	}
	return c == 'ー' || unicode.In(c, unicode.Hiragana, unicode.Katakana, unicode.Han)
}

func (r *reader) badRune(c rune) {
	switch c {
	case '$':
		r.fail("leave it out", "$ cannot stand in a line: a script would expand it")
	case '#':
		r.fail("leave it out", "# cannot stand in a line: a script would drop what follows")
	case '\'', '"', '`', '“', '”', '‘', '’':
		r.fail("leave it out", "stray quote: a script would strip it")
	case '!':
		r.fail(`write "! " before the whole line`, "! stands only at the beginning")
	default:
		r.fail("use words, digits, + - * .", "%q cannot stand in a line", c)
	}
}

func (r *reader) peek() string {
	if len(r.words) == 0 {
		return ""
	}
	return r.words[0]
}

// next takes a word; want says what should be there if nothing is.
func (r *reader) next(want string) string {
	if len(r.words) == 0 {
		r.fail("", "the line ends where %s should follow", want)
		return ""
	}
	w := r.words[0]
	r.words = r.words[1:]
	return w
}

// take takes the word w if it is next.
func (r *reader) take(w string) bool {
	if r.peek() != w {
		return false
	}
	r.words = r.words[1:]
	return true
}

// bang takes a leading "!".
func (r *reader) bang() bool {
	w := r.peek()
	if len(w) > 1 && w[0] == '!' {
		r.fail("write a blank after it", "! must stand alone")
		return true
	}
	return r.take("!")
}

// end reports words that are left over. form is what the line should look like.
func (r *reader) end(form string) {
	if len(r.words) > 0 && r.err == nil {
		r.fail("the form is: "+form, "unexpected %q", strings.TrimPrefix(r.words[0], `"`))
	}
}

func (r *reader) label() string {
	w := r.next("a label")
	if r.err != nil {
		return ""
	}
	r.checkLabel(w)
	return w
}

func (r *reader) checkLabel(w string) {
	switch {
	case strings.HasPrefix(w, `"`):
		r.fail("", "a label is not quoted: %s", w[1:])
	case wordClass(w) != "":
		r.fail("", "%q is %s; a label should stand here", w, wordClass(w))
	case !isLabel(w):
		r.fail("a label is a lower-case word of letters, digits and -", "%q is no label", w)
	case r.scope.has != nil && !r.scope.has(w):
		r.fail(didYouMean(w, r.scope.known), "unknown label %q", w)
	}
}

// isLabel reports whether w has the form of a label. Letters come first, so that no label is a number.
func isLabel(w string) bool {
	for i := range len(w) {
		c := w[i]
		if !(c >= 'a' && c <= 'z' || i > 0 && (c >= '0' && c <= '9' || c == '-')) {
			return false
		}
	}
	return w != ""
}

// counted takes "label" or "label*3".
func (r *reader) counted() Count {
	w := r.next("a label")
	if r.err != nil {
		return Count{}
	}
	label, n, err := splitCount(w)
	if err != nil {
		r.fail("write it like bella*2", "%s", err)
		return Count{}
	}
	r.checkLabel(label)
	return Count{label, n}
}

// splitCount reads "label" as one and "label*3" as three.
func splitCount(w string) (string, int, error) {
	label, num, starred := strings.Cut(w, "*")
	if !starred {
		return w, 1, nil
	}
	n, err := strconv.Atoi(num)
	if err != nil || n < 1 || n > 99 || num[0] == '+' {
		return "", 0, fmt.Errorf("%q: how many after * is a number from 1 to 99", w)
	}
	return label, n, nil
}

func (r *reader) number(want string) int {
	w := r.next(want)
	if r.err != nil {
		return 0
	}
	n, err := strconv.Atoi(w)
	if err != nil || n < 0 || w[0] == '+' || n > 1_000_000 {
		r.fail("", "%q is not %s", w, want)
		return 0
	}
	return n
}
