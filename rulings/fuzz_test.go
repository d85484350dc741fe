package rulings

import (
	"os"
	"testing"
)

// FuzzLoad wants no panic, and an error for whatever cannot be decoded. Run it with -fuzzminimizetime 20x:
// maps are read in any order, which the minimizer takes for news.
func FuzzLoad(f *testing.F) {
	for _, name := range []string{"2023/2023-04-10-belladonna-stratobag.toml", "undated/sou-example.toml"} {
		data, err := os.ReadFile("testdata/good/" + name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data, true)
	}
	card, err := os.ReadFile("testdata/good/cards/glenaira.toml")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(card, false)
	f.Add([]byte("a = [[[{b.\"c\\\"\" = '''\n'''"), true)
	var docs []*document
	for name, file := range goodCards(f) {
		docs = append(docs, parse(name, file.Data))
	}
	cards := newCardIndex(docs)
	f.Fuzz(func(t *testing.T, data []byte, ruling bool) {
		locate(string(data), func(int, string) {}) // also on what the decoder would not take
		d := parse("fuzzed.toml", data)
		switch {
		case !d.ok && len(d.errs) == 0:
			t.Error("not decoded, and no error says why")
		case d.ok && ruling:
			decodeRuling(d, "undated/fuzzed.toml", cards, nil)
		case d.ok:
			decodeCard(d)
		}
		for _, e := range d.errs {
			if e.File == "" || e.Msg == "" || e.Line < 0 {
				t.Errorf("%+v", e)
			}
		}
	})
}

// FuzzLine wants no panic, and that what a line says can be read back from its words.
func FuzzLine(f *testing.F) {
	for _, v := range verbs {
		f.Add(v.Example)
	}
	for _, x := range expectations {
		f.Add("! " + x.Example)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, labels := range []func(string) bool{nil, func(string) bool { return false }} {
			l, err := ParseLine(text, labels)
			if err == nil {
				again, err := ParseLine(joinWords(newReader(text, scope{}).words), labels)
				if err != nil || again.Verb != l.Verb || again.Player != l.Player {
					t.Errorf("%q: %+v, then %+v, %v", text, l, again, err)
				}
			}
			s, err := ParseStep(text, labels)
			if err == nil && (s.Line == nil) == (s.Expect == nil) {
				t.Errorf("%q: a step is a line or an expectation: %+v", text, s)
			}
		}
	})
}
