package wire

import (
	"bytes"
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"dmconform/harness"
	"dmconform/harness/native"
)

// TestCheck: an engine that is right has nothing wrong, whatever it can and cannot do, and one that is not
// is told what is.
func TestCheck(t *testing.T) {
	c := corpus(t)
	for _, x := range []struct {
		engine string
		wrong  int
		says   []string
	}{
		{"native", 0, []string{
			"ok       hello      reference, Go; protocol 1\n", "ok       hello      it can fork\n", "ok       errors     an unknown request is unsupported\n",
			"ok       new        a game began: 34 cards\n", "ok       board      the cards lie where new put them\n",
			"ok       choose     a creature was summoned\n", "ok       choose     the turn ended\n", "ok       fork       a game was forked: the same choice leads to the same position\n",
			"ok       drop       a game was dropped\n", "ok       errors     an option that is not there is an error\n", "ok       bye        it went, and said nothing more\n",
		}},
		{"different no-fork no-keys", 0, []string{
			"skipped  hello      it cannot fork: positions are played again from the start\n",
			"ok       fork       a game was played again from the start: the same choice leads to the same position\n",
		}},
		{"different tries", 0, []string{"ok       try        an illegal line is illegal\n", `ok       try        "summon" was tried, and played`}},
		{"different coarse", 0, nil},
		{"different english", 0, nil},
		{"different dice", 0, []string{"skipped  hello      chance cannot be set: cases that set it are unsupported\n"}},
		{"bad after-bye", 1, []string{"WRONG    bye        protocol error: output after bye\n                    read: conform protocol, \"bye\"\n"}},
		{"bad wrong-version", 1, []string{"WRONG    hello      protocol error: the engine speaks version 9"}},
		{"no-such", 1, []string{"WRONG    hello      the engine ended with exit status 2 instead of answering hello\n", "stderr: no engine of that name\n"}},
		{"sloppy new lost", 1, []string{"WRONG    new        protocol error: new: the board has lost card"}},
		{"sloppy x-unknown silent", 1, []string{"WRONG    errors     timeout: no answer to x-unknown within 1s\n", "> {\"id\":2,\"do\":\"x-unknown\""}},
		{"sloppy x-unknown error", 1, []string{"WRONG    errors     an unknown request should be answered unsupported\n", "ok       bye "}},
		{"sloppy new unsupported", 0, []string{"skipped  new        unsupported: everything\n"}},
		{"sloppy choose unsupported", 0, []string{"skipped  choose     \"summon\": unsupported: everything\n"}},
		{"sloppy choose exit", 1, []string{"WRONG    choose     the engine exited instead of answering choose\n"}},
		{"sloppy fork exit", 1, []string{"WRONG    fork       the engine exited instead of answering fork\n"}},
		{"sloppy fork unsupported", 1, []string{"WRONG    fork       protocol error: it says that it can fork, and does not: fork is unsupported\n"}},
		{"sloppy drop unsupported", 1, []string{"WRONG    drop       protocol error: it says that it can fork, and does not: drop is unsupported\n"}},
		{"sloppy bye unsupported", 0, []string{"skipped  bye        it is unsupported; answer it with nothing but the id\n"}},
		{"sloppy new shuffled", 1, []string{"WRONG    choose     the game was begun again, and the same choices led elsewhere: what is left to chance must be asked\n"}},
		{"sloppy new outside", 1, []string{`WRONG    new        protocol error: the answer to new says nothing; "decision" and "board" belong into "position"` + "\n                    read: conform protocol, \"position\"\n"}},
		{"sloppy new log", 1, []string{"write logs to stderr\n                    read: conform protocol, the rules at the top\n"}},
		{"sloppy new no-card", 1, []string{`protocol error: new: an option with the verb "summon" needs a card` + "\n                    read: conform protocol, \"position\"\n"}},
		{"sloppy new no-step", 1, []string{"protocol error: new: the board does not say which step it is\n                    read: conform protocol, \"board\"\n"}},
		{"sloppy new zone", 1, []string{`protocol error: new: there is no zone "hands"; did you mean hand?` + "\n                    read: conform protocol, \"board\"\n"}},
		{"sloppy new no-events", 1, []string{"WRONG    position   new asked for events, and none came with the summoning\n"}},
	} {
		var out bytes.Buffer
		o := as(x.engine)
		o.Limits.Answer = time.Second
		wrong, _ := Check(context.Background(), o, c, &out)
		if wrong != x.wrong {
			t.Errorf("%s: %d things are wrong, want %d\n%s", x.engine, wrong, x.wrong, out.String())
		}
		for _, s := range x.says {
			if !strings.Contains(out.String(), s) {
				t.Errorf("%s says\n%swithout %q", x.engine, out.String(), s)
			}
		}
	}
}

// TestAttach: an engine that waits at an address is played as a child is, and may be left and found again.
func TestAttach(t *testing.T) {
	c := corpus(t)
	eng := native.New(c)
	few := sample(c, 30)
	want := harness.RunCorpus(context.Background(), eng, c, harness.Options{Select: few})
	addr := listen(t, eng, nativeInfo)
	for range 2 {
		e, err := Open(context.Background(), Options{Addr: addr})
		if err != nil {
			t.Fatal(err)
		}
		got := harness.RunCorpus(context.Background(), e, c, harness.Options{Jobs: 4, Select: few})
		if !slices.EqualFunc(got, want, func(a, b harness.Result) bool {
			return a.Verdict == b.Verdict && a.Positions == b.Positions && a.Branches == b.Branches
		}) {
			t.Error("other results than in process")
		}
		if err := e.Close(); err != nil {
			t.Error(err)
		}
	}
	if err := ServeAddr(context.Background(), eng, "tcp:0.0.0.0:0", nativeInfo); err == nil {
		t.Error("it would serve the whole world")
	}
}

func TestSplitCommand(t *testing.T) {
	for line, want := range map[string][]string{
		"conform serve":                 {"conform", "serve"},
		`  python3  "my engine.py" -O `: {"python3", "my engine.py", "-O"},
		`C:\engines\mine.exe --x=''`:    {`C:\engines\mine.exe`, "--x="},
		`sh -c 'echo "a  b"; exec x'`:   {"sh", "-c", `echo "a  b"; exec x`},
		`x ""`:                          {"x", ""},
		``:                              nil, `  `: nil, `"`: nil, `""`: nil, `x 'y`: nil,
	} {
		got, err := SplitCommand(line)
		if !slices.Equal(got, want) || (err == nil) != (want != nil) {
			t.Errorf("%s: %q %v", line, got, err)
		}
	}
}
