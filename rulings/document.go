package rulings

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/BurntSushi/toml"
	"golang.org/x/text/unicode/norm"
)

// document is one TOML file, decoded without a schema, and what was found wrong with it so far.
// Struct tags would not do: the decoder matches keys in any case and cannot tell which were not used.
type document struct {
	path string // as errors name it
	root value
	ok   bool // it could be decoded
	errs Errors
}

func (d *document) fail(line int, fix, format string, args ...any) {
	d.errs = append(d.errs, &Error{File: d.path, Line: line, Msg: fmt.Sprintf(format, args...), Fix: fix})
}

// parse decodes a file. It holds it to TOML 1.0, NFC and \n, so that any reader in any language gets the same corpus.
func parse(path string, src []byte) *document {
	d := &document{path: path}
	if bytes.HasPrefix(src, []byte("\ufeff")) {
		d.fail(1, "save it as UTF-8 without one", "the file begins with a byte order mark")
		src = src[len("\ufeff"):]
	}
	if i := bytes.IndexByte(src, '\r'); i >= 0 {
		d.fail(1+bytes.Count(src[:i], []byte("\n")), `save it with \n only`, "a line ends in a carriage return")
		return d
	}
	if i, at := 0, norm.NFC.QuickSpan(src); at < len(src) && !norm.NFC.IsNormal(src[at:]) {
		for line := range bytes.Lines(src) {
			if i++; !norm.NFC.IsNormal(line) {
				d.fail(i, fmt.Sprintf("write %q", strings.TrimSpace(string(norm.NFC.Bytes(line)))), "text is not in Unicode normal form C: names would not compare equal")
			}
		}
		return d
	}
	var m map[string]any
	if _, err := toml.Decode(string(src), &m); err != nil {
		e := &Error{File: path, Msg: err.Error()}
		var pe toml.ParseError
		if errors.As(err, &pe) {
			e.Line, e.Msg = pe.Position.Line, pe.Message // its columns are not always right
		}
		e.Msg = "not TOML: " + e.Msg
		d.errs = append(d.errs, e)
		return d
	}
	at := locate(string(src), func(line int, what string) {
		d.fail(line, "write it as TOML 1.0", "%s is TOML 1.1, which many readers do not know", what)
	})
	d.root = value{d: d, at: at, v: m}
	d.ok = true
	return d
}

// lineOf is the line of a key at the top of the file.
func (d *document) lineOf(key string) int {
	if n := d.root.at.get(key); n != nil {
		return n.line
	}
	return 0
}

// value is a decoded TOML value that knows where it stands. The zero value is a missing one.
// Reading it as the wrong type reports that and gives the type's zero value, so that reading goes on.
type value struct {
	d   *document
	at  *node
	key string // the key it was found under, for messages
	v   any
}

func (x value) given() bool { return x.v != nil }

func isString(x value) bool { _, ok := x.v.(string); return ok }

func (x value) line() int {
	if x.at == nil {
		return 0
	}
	return x.at.line
}

func (x value) fail(fix, format string, args ...any) { x.d.fail(x.line(), fix, format, args...) }

func (x value) wrong(want string) {
	x.fail("", "%s: want %s, found %s", x.key, want, typeName(x.v))
}

func typeName(v any) string {
	switch v.(type) {
	case string:
		return "a string"
	case int64:
		return "an integer"
	case float64:
		return "a number with a point"
	case bool:
		return "true or false"
	case time.Time:
		return "a date or time"
	case map[string]any:
		return "a table"
	case []any, []map[string]any:
		return "an array"
	}
	return fmt.Sprintf("%T", v)
}

func (x value) str() string {
	s, ok := x.v.(string)
	if !ok && x.given() {
		x.wrong("a string")
	}
	return s
}

func (x value) integer() int {
	n, ok := x.v.(int64)
	if !ok && x.given() {
		x.wrong("an integer")
	}
	if n < -1_000_000 || n > 1_000_000 {
		x.fail("", "%s: %d is out of range", x.key, n)
		return 0
	}
	return int(n)
}

func (x value) boolean() bool {
	b, ok := x.v.(bool)
	if !ok && x.given() {
		x.wrong("true or false")
	}
	return b
}

// date reads a local date; one with a time of day is none.
func (x value) date() Date {
	if !x.given() {
		return 0
	}
	if s, ok := x.v.(string); ok { // as readers write it that turn TOML into JSON
		d, err := ParseDate(s)
		if err != nil {
			x.wrong("a date, e.g. 2023-04-10")
		}
		return d
	}
	t, ok := x.v.(time.Time)
	if !ok || t.Location().String() != "date-local" {
		x.wrong("a date without quotes and time, e.g. 2023-04-10")
		return 0
	}
	return DateOf(t)
}

func (x value) list() []value {
	var items []value
	add := func(v any) {
		items = append(items, value{d: x.d, at: x.itemNode(len(items)), key: x.key, v: v})
	}
	switch vs := x.v.(type) {
	case nil:
	case []any:
		items = make([]value, 0, len(vs))
		for _, v := range vs {
			add(v)
		}
	case []map[string]any:
		items = make([]value, 0, len(vs))
		for _, v := range vs {
			add(v)
		}
	default:
		x.wrong("an array")
	}
	return items
}

// itemNode falls back to the array itself: the nearest line is better than none.
func (x value) itemNode(i int) *node {
	if n := x.at.item(i); n != nil {
		return n
	}
	return x.at
}

func (x value) strs() []string {
	items := x.list()
	if len(items) == 0 {
		return nil
	}
	ss := make([]string, 0, len(items))
	for _, it := range items {
		if s := it.str(); s != "" {
			ss = append(ss, s)
		} else if isString(it) {
			it.fail("", "%s: an empty string", x.key)
		}
	}
	return ss
}

// oneOf reads a word of a closed list.
func (x value) oneOf(words []string) string {
	s := x.str()
	for _, w := range words {
		if s == w {
			return s
		}
	}
	if isString(x) {
		x.fail(didYouMean(s, words), "%s: unknown word %q", x.key, s)
	}
	return ""
}

// table is a value read as a table whose keys are all known.
type table struct {
	value
	m map[string]any
}

// table reports every key that is not one of keys. what names the table in messages.
func (x value) table(what string, keys []string) table {
	if !x.given() {
		return table{value: x}
	}
	m, ok := x.v.(map[string]any)
	if !ok {
		x.wrong("a table")
		return table{value: x}
	}
	t := table{value: x, m: m}
	for k := range m {
		if !contains(keys, k) {
			t.get(k).fail(didYouMean(k, keys), "unknown key %q in %s", k, what)
		}
	}
	return t
}

func contains(words []string, w string) bool {
	for _, x := range words {
		if x == w {
			return true
		}
	}
	return false
}

// get is the value of a key, or a missing value that stands where the table does.
func (t table) get(key string) value {
	v, ok := t.m[key]
	x := value{d: t.d, at: t.at, key: key, v: v}
	if ok {
		if n := t.at.get(key); n != nil {
			x.at = n
		}
	}
	return x
}

// need is get of a key that must be there.
func (t table) need(key, fix string) value {
	x := t.get(key)
	if !x.given() {
		t.fail(fix, "%q is missing", key)
	}
	return x
}

// needText is a string that must be there and say something.
func (t table) needText(key, fix string) string {
	x := t.need(key, fix)
	s := x.str()
	if isString(x) && strings.TrimSpace(s) == "" {
		x.fail(fix, "%q is empty", key)
	}
	return strings.TrimSpace(s)
}
