package wire

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"reflect"
	"strings"
	"testing"
	"time"

	"dmconform/harness"
	"dmconform/harness/native"
)

// examples are the messages of PROTOCOL.md.
func examples(from string) (out [][]byte) {
	m := transcriptBlock.FindSubmatch(Protocol())
	for l := range strings.Lines(string(m[2])) {
		if text, ok := strings.CutPrefix(l, from+" "); ok {
			out = append(out, []byte(text))
		}
	}
	return out
}

// FuzzReply: whatever an engine writes is a reply or an error; a reply is JSON, and a position written
// again is the same.
func FuzzReply(f *testing.F) {
	for _, e := range examples("<") {
		f.Add(e)
	}
	for _, s := range []string{
		`{"id":1,"engine":{"protocol":1,"name":"x","from":"2020-01-01","to":"2021-01-01","variants":["plays"],"cards":["a"],"names":"en","tries":true}}`,
		`{"id":2,"position":{"decision":{"player":"you","kind":"choose","by":4,"pick":{"max":2,"may":{"as":"trigger"}},"options":[{"card":1},{"card":2}]},"board":{"turn":"you","step":"main","attack":{"attacker":1},"you":{"battle":[{"card":0,"tapped":true,"face":"down","power":-1,"keywords":["a\u00e9"],"under":[{"card":1,"over":[2]}],"linked":[3]}],"deck":[4,5,6]}},"events":[{"kind":"put","player":"chance","from":"deck","changed":2,"could":true}],"alike":[[1,2]]}}`,
		`{"id":3,"unsupported":"\ud83d\ude00\ud83d","issue":"x"}`, `{"id":3,"illegal":"x"}`, `{"id":-1}`, `{"a":[1e9,-0.5,{"b":null}]}`, `{"id":01}`, "{\"id\":1}\x00",
	} {
		f.Add([]byte(s))
	}
	want := expected{7, &Info{Tries: true}}
	f.Fuzz(func(t *testing.T, line []byte) {
		r, err := readReply(line, want)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("more than a line: %q", err)
			}
			return
		}
		if !json.Valid(line) {
			t.Fatalf("%q is no JSON", line)
		}
		if r.kind != isPosition {
			return
		}
		var w writer
		w.reply([]byte("1"))
		w.position(&r.position)
		again, err := readReply(w.end(), want)
		if err != nil {
			t.Fatalf("%q was written as %q: %v", line, w.b, err)
		}
		if len(r.position.alike) == 0 {
			r.position.alike = nil
		}
		if !reflect.DeepEqual(again.position, r.position) {
			t.Fatalf("%q was written as %q:\n%+v\n%+v", line, w.b, r.position, again.position)
		}
	})
}

// FuzzRequest: whatever a runner writes, the answer is a line that is a reply.
func FuzzRequest(f *testing.F) {
	for _, e := range examples(">") {
		f.Add(e)
	}
	f.Add([]byte(`{"id":"x","do":"try","game":1,"line":{"player":"you","verb":"summon","card":0,"from":"hand"}}`))
	f.Add([]byte(`{"id":5,"do":"choose","game":1,"options":[0,1]}`))
	c := corpus(f)
	eng := native.New(c)
	begin := examples(">")[1]
	info := nativeInfo
	info.Protocol, info.Names = Version, "ja"
	f.Fuzz(func(t *testing.T, line []byte) {
		s := &server{eng: eng, info: info, games: map[int]harness.Position{}}
		s.answer(begin)
		answer, _ := s.answer(line)
		if bytes.IndexByte(answer, '\n') != len(answer)-1 || !json.Valid(answer) {
			t.Fatalf("%q was answered %q", line, answer)
		}
		// The id may be anything, so put a number in its place.
		rest := answer[bytes.Index(answer, []byte(`"id":`)):]
		s2 := &scanner{b: rest[len(`"id":`):]}
		s2.skip()
		fixed := append([]byte(`{"id":1`), s2.b[s2.i:]...)
		if _, err := readReply(fixed, expected{s.cards, &info}); err != nil {
			t.Fatalf("%q was answered %q: %v", line, answer, err)
		}
	})
}

// wall is an engine that says what it says, whatever it is asked.
type wall struct{ io.Reader }

func (wall) Write(p []byte) (int, error) { return len(p), nil }
func (wall) Close() error                { return nil }
func (wall) SetDeadline(time.Time) error { return nil }

// FuzzOutput: whatever comes out of an engine, in whatever pieces, the handshake ends.
func FuzzOutput(f *testing.F) {
	f.Add([]byte(`{"id":1,"engine":{"protocol":1,"name":"x"}}` + "\n" + `{"id":2,"unsupported":"x"}` + "\n{\"id\":3}\n"))
	f.Add([]byte("\n\n\n"))
	f.Add(bytes.Repeat([]byte("x"), 5000))
	f.Fuzz(func(t *testing.T, out []byte) {
		c := newConn(wall{bytes.NewReader(out)}, nil, 1, Limits{Line: 1000}.withDefaults(), nil)
		if err := c.hello(context.Background(), ""); err == nil {
			c.begin("x")
			_, _ = c.call(context.Background(), "x", 0, expected{})
			_ = c.bye()
		} else if c.dead == nil {
			if _, ok := err.(*failure); !ok && !strings.Contains(err.Error(), "unsupported") && !strings.Contains(err.Error(), "endless") {
				t.Errorf("%v, and yet it lives", err)
			}
		}
		for _, l := range c.said.lines() {
			if strings.ContainsAny(l, "\n\x1b") {
				t.Errorf("%q", l)
			}
		}
	})
}

// TestScanner holds the scanner to what encoding/json takes, and to what it makes of strings.
func TestScanner(t *testing.T) {
	for _, text := range []string{
		`"a"`, `"\u00e9\n\/\"\\\b\f\r\t"`, `"\ud83d\ude00"`, `"\ud83d"`, `"\ud83dx"`, `"\ude00"`, `"\ud83d\u0041"`, `"鬼"`,
		`"`, `"\x"`, `"\u12"`, "\"a\nb\"", `"\`, `"\u`, `"\ud83d\`,
		`1`, `-1`, `0`, `-0`, `01`, `1.5`, `1e5`, `-1.5E+3`, `1.`, `.5`, `-`, `1e`, `+1`,
		`true`, `false`, `null`, `tru`, `nul`, `[]`, `[1,2]`, `[1,]`, `[,1]`, `[1 2]`, `{}`, `{"a":1}`, `{"a":1,}`, `{"a"}`, `{a:1}`, `{"a":1 "b":2}`,
		` [ 1 , { "a" : [ ] } ] `, `[1]x`, ``, ` `, "\ufeff1", `[[[[[[]]]]]]`, `{"a":null,"b":{"c":[null]}}`, "1\x00",
	} {
		s := &scanner{b: []byte(text)}
		s.skip()
		s.end()
		if ok := s.err == nil; ok != json.Valid([]byte(text)) {
			t.Errorf("%q: %v", text, s.err)
		}
		var want string
		if json.Unmarshal([]byte(text), &want) == nil && strings.HasPrefix(text, `"`) {
			s := &scanner{b: []byte(text)}
			if got := s.text(); got != want || s.err != nil {
				t.Errorf("%q: %q, want %q (%v)", text, got, want, s.err)
			}
		}
	}
	for text, want := range map[string]string{
		`1.5`: "'1' at byte 0, where a whole number should be", `1e3`: "'1' at byte 0, where a whole number should be", `007`: "'0' at byte 0, where a whole number should be",
		`"x"`: `'"' at byte 0, where a whole number should be`, ``: "the message ends where a whole number should be", `99999999999999999999`: "the number at byte 0 is too large", `-`: "'-' at byte 0, where a whole number should be",
	} {
		s := &scanner{b: []byte(text)}
		if n := s.num(); n != 0 || s.err == nil || s.err.Error() != want {
			t.Errorf("%s: %d %v", text, n, s.err)
		}
	}
}

// TestQuote: what is written can be read, whatever the text holds.
func TestQuote(t *testing.T) {
	for _, v := range []string{"", "a", "鬼の轟き", "\"\\\n\x00\x1f\x7f", "\xff\xfe", "a\xffb", "\u2028", "😀"} {
		var w writer
		w.begin()
		w.quote(v)
		var got string
		if err := json.Unmarshal(w.b, &got); err != nil || got != strings.ToValidUTF8(v, "\uFFFD") && v != "\xff\xfe" {
			t.Errorf("%q was written as %s", v, w.b)
		}
	}
}
