package wire

import (
	"fmt"
	"unicode/utf16"
	"unicode/utf8"
)

// maxDepth is how deep a message may be nested.
const maxDepth = 40

// scanner takes a JSON text apart. The first error sticks; after it every read gives a zero value and
// every loop ends. The text must be valid UTF-8. It is here because every position of every branch passes
// through it: it decodes straight into what the harness wants and allocates nothing of its own.
type scanner struct {
	b     []byte
	i     int
	depth int
	key   []byte // whose value is being read, as it was written
	in    string // the section of PROTOCOL.md that says how it should be; "": the rules at the top
	err   error
	buf   []byte // a string that had escapes
}

// fault is what a message has wrong.
type fault struct{ section, what string }

func (f *fault) Error() string { return f.what }

func (s *scanner) fail(format string, args ...any) {
	if s.err == nil {
		s.err = &fault{s.in, fmt.Sprintf(format, args...)}
		s.i = len(s.b)
	}
}

// peek gives the byte that the next value begins with, 0 at the end.
func (s *scanner) peek() byte {
	for ; s.i < len(s.b); s.i++ {
		switch c := s.b[s.i]; c {
		case ' ', '\t', '\r', '\n':
		default:
			return c
		}
	}
	return 0
}

func (s *scanner) take(c byte) bool {
	if s.peek() == c {
		s.i++
		return true
	}
	return false
}

func (s *scanner) unexpected(want string) {
	key := ""
	if s.key != nil {
		key = fmt.Sprintf("%q: ", s.key)
	}
	switch c := s.peek(); {
	case s.err != nil:
	case c == 0:
		s.fail("the message ends where %s should be", want)
	default:
		r, _ := utf8.DecodeRune(s.b[s.i:])
		s.fail("%s%q at byte %d, where %s should be", key, r, s.i, want)
	}
}

// fields goes through an object. The body must read the value of every key it is given, or skip it; keys
// whose value is null are left out.
func (s *scanner) fields(yield func(key []byte) bool) {
	outer := s.key
	s.list('{', '}', "an object", func() bool {
		s.peek()
		from := s.i + 1
		key := s.str()
		to := s.i - 1
		if !s.take(':') {
			s.unexpected("a colon")
			return false
		}
		s.key = s.b[from:to]
		more := s.null() || yield(key)
		s.key = outer
		return more
	})
}

// items goes through an array. The body must read every item.
func (s *scanner) items(yield func() bool) { s.list('[', ']', "an array", yield) }

func (s *scanner) list(open, shut byte, what string, body func() bool) {
	if !s.take(open) {
		s.unexpected(what)
		return
	}
	if s.depth++; s.depth > maxDepth {
		s.fail("nested more than %d deep", maxDepth)
		return
	}
	if !s.take(shut) {
		for {
			if !body() || s.err != nil {
				return
			}
			if s.take(',') {
				continue
			}
			if s.take(shut) {
				break
			}
			s.unexpected("a comma or the end of " + what)
			return
		}
	}
	s.depth--
}

// str reads a string; what it gives is good until the next call.
func (s *scanner) str() []byte {
	if !s.take('"') {
		s.unexpected("a string")
		return nil
	}
	from := s.i
	for s.i < len(s.b) {
		switch c := s.b[s.i]; {
		case c == '"':
			s.i++
			return s.b[from : s.i-1]
		case c == '\\':
			return s.unescape(from)
		case c < ' ':
			s.fail("a control character in a string at byte %d", s.i)
			return nil
		}
		s.i++
	}
	s.fail("the message ends within a string")
	return nil
}

func (s *scanner) unescape(from int) []byte {
	s.buf = append(s.buf[:0], s.b[from:s.i]...)
	for s.i < len(s.b) {
		c := s.b[s.i]
		s.i++
		switch {
		case c == '"':
			return s.buf
		case c < ' ':
			s.fail("a control character in a string at byte %d", s.i-1)
			return nil
		case c != '\\':
			s.buf = append(s.buf, c)
		default:
			s.escape()
		}
	}
	s.fail("the message ends within a string")
	return nil
}

func (s *scanner) escape() {
	if s.i == len(s.b) {
		return
	}
	c := s.b[s.i]
	s.i++
	switch c {
	case '"', '\\', '/':
	case 'b':
		c = '\b'
	case 'f':
		c = '\f'
	case 'n':
		c = '\n'
	case 'r':
		c = '\r'
	case 't':
		c = '\t'
	case 'u':
		r := s.hex()
		if utf16.IsSurrogate(r) {
			at := s.i
			if at+1 < len(s.b) && s.b[at] == '\\' && s.b[at+1] == 'u' {
				s.i += 2
				if pair := utf16.DecodeRune(r, s.hex()); pair != utf8.RuneError {
					s.buf = utf8.AppendRune(s.buf, pair)
					return
				}
				s.i = at
			}
			r = utf8.RuneError
		}
		s.buf = utf8.AppendRune(s.buf, r)
		return
	default:
		s.fail("unknown escape at byte %d", s.i-1)
	}
	s.buf = append(s.buf, c)
}

func (s *scanner) hex() rune {
	var r rune
	for k := range 4 {
		var d byte
		if s.i+k < len(s.b) {
			d = s.b[s.i+k]
		}
		switch {
		case d >= '0' && d <= '9':
			r = r<<4 | rune(d-'0')
		case d|0x20 >= 'a' && d|0x20 <= 'f':
			r = r<<4 | rune(d|0x20-'a'+10)
		default:
			s.fail("four hexadecimal digits should follow \\u at byte %d", s.i)
			return 0
		}
	}
	s.i += 4
	return r
}

func (s *scanner) text() string { return string(s.str()) }

// num reads a whole number.
func (s *scanner) num() int {
	c := s.peek()
	from, n := s.i, 0
	neg := c == '-'
	if neg {
		s.i++
	}
	digits := s.i
	for ; s.i < len(s.b) && s.b[s.i] >= '0' && s.b[s.i] <= '9'; s.i++ {
		if n = 10*n + int(s.b[s.i]-'0'); n > 1<<50 {
			s.fail("the number at byte %d is too large", from)
			return 0
		}
	}
	switch {
	case s.i == digits || s.i > digits+1 && s.b[digits] == '0':
		s.i = from
		s.unexpected("a whole number")
		return 0
	case s.i < len(s.b) && (s.b[s.i] == '.' || s.b[s.i]|0x20 == 'e'):
		s.i = from
		s.unexpected("a whole number")
		return 0
	case neg:
		return -n
	}
	return n
}

func (s *scanner) word(w string) bool {
	if s.peek() == w[0] && len(s.b)-s.i >= len(w) && string(s.b[s.i:s.i+len(w)]) == w {
		s.i += len(w)
		return true
	}
	return false
}

func (s *scanner) null() bool { return s.word("null") }

func (s *scanner) flag() bool {
	switch {
	case s.word("true"):
		return true
	case s.word("false"):
	default:
		s.unexpected("true or false")
	}
	return false
}

// raw skips a value and gives it as it was written.
func (s *scanner) raw() []byte {
	s.peek()
	from := s.i
	s.skip()
	if s.err != nil {
		return nil
	}
	return s.b[from:s.i]
}

func (s *scanner) skip() {
	switch c := s.peek(); {
	case c == '{':
		for range s.fields {
			s.skip()
		}
	case c == '[':
		for range s.items {
			s.skip()
		}
	case c == '"':
		s.str()
	case c == '-' || c >= '0' && c <= '9':
		s.number()
	case s.word("true"), s.word("false"), s.null():
	default:
		s.unexpected("a value")
	}
}

// number skips any JSON number.
func (s *scanner) number() {
	digits := func() bool {
		from := s.i
		for s.i < len(s.b) && s.b[s.i] >= '0' && s.b[s.i] <= '9' {
			s.i++
		}
		return s.i > from
	}
	at := func(set string) bool {
		for k := range len(set) {
			if s.i < len(s.b) && s.b[s.i] == set[k] {
				s.i++
				return true
			}
		}
		return false
	}
	at("-")
	ok := at("0") || digits()
	if ok && at(".") {
		ok = digits()
	}
	if ok && at("eE") {
		at("+-")
		ok = digits()
	}
	if !ok {
		s.unexpected("a digit")
	}
}

// end holds the text to being over.
func (s *scanner) end() {
	if s.err == nil && s.peek() != 0 {
		s.unexpected("the end of the message")
	}
	if s.err == nil && s.i < len(s.b) {
		s.fail("a zero byte at byte %d", s.i)
	}
}
