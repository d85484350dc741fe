package wire

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"dmconform/harness"
	"dmconform/harness/native"
	"dmconform/rulings"
)

// listen serves an engine at an address until the test ends.
func listen(t *testing.T, eng harness.Engine, info Info) string {
	dir, err := os.MkdirTemp("", "wire")
	if err != nil {
		t.Fatal(err)
	}
	addr := "unix:" + filepath.Join(dir, "s")
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error)
	go func() { done <- ServeAddr(ctx, eng, addr, info) }()
	t.Cleanup(func() {
		cancel()
		if err := <-done; err != nil {
			t.Error(err)
		}
		os.RemoveAll(dir)
	})
	for range 200 {
		if _, err := os.Stat(strings.TrimPrefix(addr, "unix:")); err == nil {
			return addr
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("nobody listens")
	return ""
}

// conversation is the case of PROTOCOL.md's example.
func conversation(t *testing.T, c *rulings.Corpus) (*rulings.Ruling, *rulings.Case) {
	r := &rulings.Ruling{ID: "conversation", Kind: rulings.QA}
	label := func(word, name string) rulings.PlacedCard {
		card := c.Cards[name]
		if card == nil {
			t.Fatalf("no card %s", name)
		}
		r.Labels = append(r.Labels, rulings.Label{Word: word, Card: card})
		return rulings.PlacedCard{Label: word, Card: card}
	}
	bella, filler := label("bella", "悪魔妖精ベラドンナ"), rulings.PlacedCard{Card: c.Filler}
	dark, leaf := label("dark", "ヤミノレオール"), label("leaf", "ニガワライ")
	cs := rulings.Case{ID: "a", State: rulings.State{Step: "main"}}
	cs.State.Zones[rulings.You][rulings.Hand] = []rulings.PlacedCard{bella}
	cs.State.Zones[rulings.You][rulings.Mana] = []rulings.PlacedCard{dark, leaf}
	cs.State.Zones[rulings.You][rulings.Deck] = []rulings.PlacedCard{filler}
	cs.State.Zones[rulings.Opponent][rulings.Deck] = []rulings.PlacedCard{filler}
	cs.State.Zones[rulings.Opponent][rulings.Hand] = []rulings.PlacedCard{filler, leaf}
	has := func(w string) bool { return w == "bella" || w == "dark" || w == "leaf" }
	for _, l := range []string{"you summon bella", "you use bella", "you mode 1"} {
		s, err := rulings.ParseStep(l, has)
		if err != nil {
			t.Fatal(err)
		}
		cs.Actions = append(cs.Actions, s)
	}
	e, err := rulings.ParseExpectation("opponent hand 1", has) // whichever is discarded
	if err != nil {
		t.Fatal(err)
	}
	cs.Expect = []rulings.Expectation{e}
	r.Cases = []rulings.Case{cs}
	return r, &r.Cases[0]
}

var transcriptBlock = regexp.MustCompile("(?s)(<!-- transcript -->\n```\n)(.*?)(```\n)")

// TestConversation holds the conversation in PROTOCOL.md to what the two sides really say. With
// WIRE_TEST_UPDATE=1 it writes it anew.
func TestConversation(t *testing.T) {
	c := corpus(t)
	var rec lockedBuffer
	e, err := Open(context.Background(), Options{Addr: listen(t, native.New(c), Info{Name: "reference", Language: "Go"}), Record: &rec, Runner: "conform"})
	if err != nil {
		t.Fatal(err)
	}
	r, cs := conversation(t, c)
	got := harness.Run(context.Background(), e, r, cs, 20230410)
	if err := e.Close(); err != nil {
		t.Error(err)
	}
	if got.Verdict != harness.Pass {
		t.Fatalf("%+v %+v", got, got.Failure)
	}
	said := regexp.MustCompile(`(?m)^1`).ReplaceAllString(rec.String(), "")
	validateRecording(t, rec.String())
	m := transcriptBlock.FindSubmatch(Protocol())
	if m == nil {
		t.Fatal("no conversation in PROTOCOL.md")
	}
	if string(m[2]) == said {
		return
	}
	if os.Getenv("WIRE_TEST_UPDATE") == "" {
		t.Errorf("PROTOCOL.md has\n%s\nwhat is said is\n%s", m[2], said)
		return
	}
	text := bytes.Replace(Protocol(), m[0], []byte(string(m[1])+said+string(m[3])), 1)
	if err := os.WriteFile("PROTOCOL.md", text, 0o666); err != nil {
		t.Fatal(err)
	}
}

// TestExamples holds the other messages in PROTOCOL.md to the schema.
func TestExamples(t *testing.T) {
	c := regexp.MustCompile("`(\\{\"player\".*?\\})` →").FindAllSubmatch(Protocol(), -1)
	if len(c) != 3 {
		t.Fatalf("%d examples of coarser questions", len(c))
	}
	_, replies := validators()
	for _, m := range c {
		reply := `{"id":1,"position":{"decision":` + string(m[1]) + `,"board":{"turn":"you","step":"main","you":{"deck":[0,1,2,3,4,5,6,7,8,9]}}}}`
		if err := validate(replies, []byte(reply)); err != nil {
			t.Errorf("%s: %v", m[1], err)
		}
		r, err := readReply([]byte(reply), expected{10, &Info{}})
		if err != nil || !r.position.pick.set && !r.position.pick.all {
			t.Errorf("%s: %v", m[1], err)
		}
	}
}

// TestSections: the sections that check.go sends people to are there.
func TestSections(t *testing.T) {
	src, err := os.ReadFile("check.go")
	if err != nil {
		t.Fatal(err)
	}
	sections := regexp.MustCompile(`ck\.(?:ok|bad|skip|failed)\("(\w+)"`).FindAllSubmatch(src, -1)
	if len(sections) < 20 {
		t.Fatalf("%d", len(sections))
	}
	for _, s := range sections {
		word := string(s[1])
		if !regexp.MustCompile(`(?m)^## (.* )?` + word + `( .*)?$`).Match(Protocol()) {
			t.Errorf("PROTOCOL.md has no section %s", word)
		}
	}
}
