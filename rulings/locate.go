package rulings

import (
	"fmt"
	"strings"
)

// node says on which line a TOML value stands; a table's and an array's have one for each thing inside.
// The decoder gives values without positions, so the text is read a second time, for positions only.
type node struct {
	key    string
	line   int
	text   int  // of a string: the line its content begins on
	tables bool // made by [[key]] headers
	kids   []*node
}

// get finds the child of that key. A nil node has none: positions degrade, nothing breaks.
func (n *node) get(key string) *node {
	if n != nil {
		for _, k := range n.kids {
			if k.key == key {
				return k
			}
		}
	}
	return nil
}

func (n *node) item(i int) *node {
	if n == nil || i >= len(n.kids) {
		return nil
	}
	return n.kids[i]
}

// locator walks TOML that the decoder has accepted. On any other text it still ends and does not panic.
type locator struct {
	s    string
	i    int
	line int
	// notPortable reports what the decoder accepts and a TOML 1.0 reader would not.
	notPortable func(line int, what string)
	free        []node   // made many at a time
	path        []string // of the key just read
}

func (l *locator) newNode(n node) *node {
	if len(l.free) == 0 {
		l.free = make([]node, 32)
	}
	p := &l.free[0]
	l.free = l.free[1:]
	*p = n
	return p
}

// child is the child of that key, made if missing.
func (l *locator) child(n *node, key string) *node {
	if k := n.get(key); k != nil {
		return k
	}
	k := l.newNode(node{key: key, line: l.line})
	n.kids = append(n.kids, k)
	return k
}

// locate finds the line of every key and value in a document.
func locate(s string, notPortable func(line int, what string)) *node {
	l := &locator{s: s, line: 1, notPortable: notPortable}
	root := &node{line: 1}
	table := root
	for {
		l.space(true)
		if l.i >= len(l.s) {
			return root
		}
		switch {
		case l.eat("[["):
			line := l.line
			array := l.walk(root, l.keyPath())
			array.tables = true
			table = l.newNode(node{line: line})
			array.kids = append(array.kids, table)
			l.skipLine()
		case l.eat("["):
			line := l.line
			table = l.walk(root, l.keyPath())
			table.line = line
			l.skipLine()
		default:
			start := l.i
			l.pair(table)
			if l.i == start {
				l.i++ // not TOML: get on
			}
		}
	}
}

// walk goes down a key path, into the last table of each array of tables on its way but the last.
func (l *locator) walk(n *node, path []string) *node {
	for i, key := range path {
		n = l.child(n, key)
		if n.tables && len(n.kids) > 0 && i < len(path)-1 {
			n = n.kids[len(n.kids)-1]
		}
	}
	return n
}

// pair reads key = value.
func (l *locator) pair(table *node) {
	n := l.walk(table, l.keyPath())
	l.space(false)
	if l.eat("=") {
		l.space(false)
		l.value(n)
	}
}

// keyPath reads a.b.c; its result holds until the next call.
func (l *locator) keyPath() []string {
	path := l.path[:0]
	for {
		l.space(false)
		switch c := l.peek(); {
		case c == '"' || c == '\'':
			l.i++
			path = append(path, l.quoted(c))
		default:
			start := l.i
			for isBare(l.peek()) {
				l.i++
			}
			path = append(path, l.s[start:l.i])
		}
		l.space(false)
		if !l.eat(".") {
			l.path = path
			return path
		}
	}
}

func isBare(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-'
}

func (l *locator) value(n *node) {
	n.line, n.text = l.line, l.line
	switch c := l.peek(); {
	case l.eat(`"""`):
		n.text += l.multiline('"')
	case l.eat("'''"):
		n.text += l.multiline('\'')
	case c == '"' || c == '\'':
		l.i++
		l.quoted(c)
	case l.eat("["):
		l.array(n)
	case l.eat("{"):
		l.inline(n)
	default:
		for l.i < len(l.s) && !strings.ContainsRune(",]}#\n", rune(l.s[l.i])) {
			l.i++
		}
	}
}

func (l *locator) array(n *node) {
	for {
		l.space(true)
		if l.eat("]") || l.i >= len(l.s) {
			return
		}
		if l.eat(",") {
			continue
		}
		start, item := l.i, l.newNode(node{})
		l.value(item)
		n.kids = append(n.kids, item)
		if l.i == start {
			l.i++
		}
	}
}

func (l *locator) inline(n *node) {
	comma := false
	for {
		line := l.line
		l.space(true)
		if l.line != line {
			l.notPortable(line, "a new line inside { }")
		}
		if l.eat("}") || l.i >= len(l.s) {
			if comma {
				l.notPortable(l.line, "a comma before }")
			}
			return
		}
		if comma = l.eat(","); comma {
			continue
		}
		start := l.i
		l.pair(n)
		if l.i == start {
			l.i++
		}
	}
}

// quoted reads up to the closing quote of a one-line string and returns what is between, escapes untouched.
func (l *locator) quoted(quote byte) string {
	start := l.i
	for l.i < len(l.s) {
		switch c := l.s[l.i]; {
		case c == quote:
			l.i++
			return l.s[start : l.i-1]
		case c == '\n':
			return l.s[start:l.i]
		case c == '\\' && quote == '"':
			l.escape()
		default:
			l.i++
		}
	}
	return l.s[start:]
}

// multiline reads up to the closing quotes and returns 1 if the content begins on the next line.
func (l *locator) multiline(quote byte) int {
	later := 0
	if l.peek() == '\n' {
		later = 1
	}
	for l.i < len(l.s) {
		switch c := l.s[l.i]; {
		case c == quote && strings.HasPrefix(l.s[l.i:], strings.Repeat(string(quote), 3)):
			l.i += 3
			for l.peek() == quote { // up to two quotes may end the content
				l.i++
			}
			return later
		case c == '\\' && quote == '"':
			l.escape()
		default:
			if c == '\n' {
				l.line++
			}
			l.i++
		}
	}
	return later
}

func (l *locator) escape() {
	if l.i++; l.i >= len(l.s) {
		return
	}
	switch c := l.s[l.i]; c {
	case 'e', 'x':
		l.notPortable(l.line, fmt.Sprintf("the escape \\%c", c))
	case '\n':
		return // a line ending in \: the caller counts it
	}
	l.i++
}

// space skips blanks and comments; new lines too, if they may stand here.
func (l *locator) space(newLines bool) {
	for l.i < len(l.s) {
		switch c := l.s[l.i]; {
		case c == ' ' || c == '\t' || c == '\r':
			l.i++
		case newLines && c == '\n':
			l.line++
			l.i++
		case newLines && c == '#':
			for l.i < len(l.s) && l.s[l.i] != '\n' {
				l.i++
			}
		default:
			return
		}
	}
}

func (l *locator) skipLine() {
	for l.i < len(l.s) && l.s[l.i] != '\n' {
		l.i++
	}
}

func (l *locator) eat(s string) bool {
	if strings.HasPrefix(l.s[l.i:], s) {
		l.i += len(s)
		return true
	}
	return false
}

func (l *locator) peek() byte {
	if l.i < len(l.s) {
		return l.s[l.i]
	}
	return 0
}
