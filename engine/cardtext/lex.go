package cardtext

import (
	"strconv"
	"strings"
	"unicode"
)

// tokenKind is the class of a token; with the word itself it is all that the parser decides by.
type tokenKind uint8

const (
	endToken    tokenKind = iota // the end of the line
	wordToken                    // a word of the closed list, or a misspelt one
	numberToken                  // 5, ∞
	signedToken                  // +2000, -9000
	stringToken                  // "…": a race or a name
	punctToken                   // , : - / [ ]
)

type token struct {
	kind tokenKind
	text string // of a string: without its quotes
	n    int
	col  int
}

// line is one line of the text. A blank line has no tokens but the end.
type line struct {
	num    int
	indent int
	toks   []token // the last one is the end
}

func (l *line) blank() bool { return len(l.toks) == 1 }

// infinite stands for ∞ in a token.
const infinite = 1 << 30

// lex cuts a text into lines of tokens. Trailing spaces and a final newline mean nothing.
func lex(src string) ([]line, error) {
	var lines []line
	for i, s := range strings.Split(strings.TrimRight(src, "\n"), "\n") {
		l, err := lexLine(i+1, strings.TrimRight(s, " \r"))
		if err != nil {
			return nil, err
		}
		lines = append(lines, l)
	}
	return lines, nil
}

func lexLine(num int, s string) (line, error) {
	l := line{num: num}
	rs := []rune(s)
	i := 0
	for i < len(rs) && rs[i] == ' ' {
		i++
	}
	l.indent = i
	for i < len(rs) {
		start := i
		tok := token{col: start + 1}
		switch r := rs[i]; {
		case r == ' ':
			i++
			continue
		case r == '"':
			i++
			for i < len(rs) && rs[i] != '"' {
				i++
			}
			if i == len(rs) {
				return l, &Error{num, start + 1, `a name or race opens with " and never closes`}
			}
			tok.kind, tok.text = stringToken, string(rs[start+1:i])
			if strings.TrimSpace(tok.text) == "" {
				return l, &Error{num, start + 1, `expected a name or race between the quotes`}
			}
			i++
		case isDigit(r) || r == '∞' && !(i+1 < len(rs) && rs[i+1] == '-'):
			i = digits(rs, i)
			tok.kind, tok.text = numberToken, string(rs[start:i])
		case (r == '+' || r == '-') && i+1 < len(rs) && isDigit(rs[i+1]):
			i = digits(rs, i+1)
			tok.kind, tok.text = signedToken, string(rs[start:i])
		case strings.ContainsRune(",:-/[]", r):
			i++
			tok.kind, tok.text = punctToken, string(r)
		case unicode.IsLetter(r) || r == '∞':
			for i < len(rs) && (unicode.IsLetter(rs[i]) || isDigit(rs[i]) || strings.ContainsRune("'-∞", rs[i])) {
				i++
			}
			tok.kind, tok.text = wordToken, string(rs[start:i])
		default:
			msg := "a card text has no " + strconv.Quote(string(r))
			if r > unicode.MaxASCII { // it is part of a name, or a quotation mark of another kind
				msg += `: races and names stand in double quotes, "…"`
			}
			return l, &Error{num, start + 1, msg}
		}
		if tok.kind == numberToken || tok.kind == signedToken {
			if tok.text == "∞" {
				tok.n = infinite
			} else if n, err := strconv.Atoi(tok.text); err == nil && n < infinite && n > -infinite {
				tok.n = n
				tok.text = canonicalNumber(tok)
			} else {
				return l, &Error{num, start + 1, "the number " + tok.text + " is too large"}
			}
		}
		l.toks = append(l.toks, tok)
	}
	l.toks = append(l.toks, token{kind: endToken, col: len(rs) + 1})
	return l, nil
}

// canonicalNumber drops leading zeros.
func canonicalNumber(t token) string {
	if t.kind == signedToken {
		return signed(t.n)
	}
	return strconv.Itoa(t.n)
}

func signed(n int) string {
	if n < 0 {
		return strconv.Itoa(n)
	}
	return "+" + strconv.Itoa(n)
}

func digits(rs []rune, i int) int {
	if rs[i] == '∞' {
		return i + 1
	}
	for i < len(rs) && isDigit(rs[i]) {
		i++
	}
	return i
}

func isDigit(r rune) bool { return '0' <= r && r <= '9' }
