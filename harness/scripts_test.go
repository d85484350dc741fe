package harness

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dmconform/rulings"

	"github.com/rogpeppe/go-internal/testscript"
)

// RunScripts plays every case of the corpus as a testscript script, a subtest a ruling and a case.
func RunScripts(t *testing.T, eng Engine, corpus *rulings.Corpus) {
	for _, r := range corpus.Rulings {
		t.Run(r.ID, func(t *testing.T) { testscript.Run(t, scriptParams(t, eng, corpus, r)) })
	}
}

// scriptParams writes the cases of a ruling out as scripts.
func scriptParams(t *testing.T, eng Engine, corpus *rulings.Corpus, r *rulings.Ruling) testscript.Params {
	dir := t.TempDir()
	var files []string
	for i := range r.Cases {
		name := filepath.Join(dir, r.Cases[i].ID+".txtar")
		if err := os.WriteFile(name, Script(r, &r.Cases[i]), 0o666); err != nil {
			t.Fatal(err)
		}
		files = append(files, name)
	}
	return testscript.Params{
		Files: files, Cmds: scriptCommands(), RequireExplicitExec: true,
		Setup: func(e *testscript.Env) error {
			e.Values[playKey{}] = NewPlay(context.Background(), eng, corpus, 0)
			return nil
		},
	}
}

type playKey struct{}

// scriptCommands gives testscript the table of commands.
func scriptCommands() map[string]func(*testscript.TestScript, bool, []string) {
	cmds := map[string]func(*testscript.TestScript, bool, []string){}
	for _, c := range Commands() {
		cmds[c.Name] = func(ts *testscript.TestScript, not bool, args []string) {
			if err := ts.Value(playKey{}).(*Play).Run(c, not, args); err != nil {
				ts.Fatalf("%v", err)
			}
		}
	}
	return cmds
}

// quietT is a testing.T of testscript that only remembers whether its scripts failed.
type quietT struct{ failed bool }

func (t *quietT) Skip(...any)   { panic(t) }
func (t *quietT) Fatal(...any)  { t.FailNow() }
func (t *quietT) FailNow()      { t.failed = true; panic(t) }
func (t *quietT) Parallel()     {}
func (t *quietT) Log(...any)    {}
func (t *quietT) Verbose() bool { return false }
func (t *quietT) Run(_ string, f func(testscript.T)) {
	defer func() {
		if x := recover(); x != nil && x != any(t) {
			panic(x)
		}
	}()
	f(t)
}

// TestScripts holds testscript to the verdicts of the session.
func TestScripts(t *testing.T) {
	for _, x := range toyTests {
		r, c := toyCase(toyCards, x.board, x.actions, x.expect)
		corpus := &rulings.Corpus{Rulings: []*rulings.Ruling{r}}
		q := &quietT{}
		testscript.RunT(q, scriptParams(t, toyEngine{}, corpus, r))
		if want := Run(context.Background(), toyEngine{}, r, c, 0); q.failed != (want.Verdict != Pass) {
			t.Errorf("%s: %s, but the script failed: %t", x.name, want.Verdict, q.failed)
		}
	}
	t.Run("subtests", func(t *testing.T) {
		r, _ := toyCase(toyCards, "you hand sage", "you summon sage\nyou use sage", "you deck -1")
		RunScripts(t, toyEngine{}, &rulings.Corpus{Rulings: []*rulings.Ruling{r}})
	})
}

// TestHandWritten holds what a script by hand is told.
func TestHandWritten(t *testing.T) {
	r, _ := toyCase(toyCards, "you hand sage", "you summon sage", "you hand 1")
	corpus := &rulings.Corpus{Rulings: []*rulings.Ruling{r}}
	for _, x := range []struct{ script, want string }{
		{"you summon sage", "a script begins with: case ID CASE"},
		{"case toy b", "toy has no case b"},
		{"case joy a", "no ruling joy"},
		{"! case toy a", "! cannot stand before case; write: case ID CASE"},
		{"case toy a\nsummon sage", `"summon sage" is no command`},
		{"case toy a\nyou sumon sage", "you sumon sage: unknown verb \"sumon\""},
		{"case toy a\nyou summon sago", "you summon sago: unknown label \"sago\""},
		{"case toy a\npossible you hand 1", "possible stands after finish"},
		{"case toy a\nfinish\nyou summon sage", "you summon sage: no line can follow finish"},
		{"case toy a\nfinish\nexpect event drawn you 1", "event drawn you 1: only an event that the case itself asks about can be looked for"},
		{"case toy a\nfinish\nunchanged except you", "write: unchanged [except PLAYER ZONE …]"},
		{"case toy a\nyou summon sage\n! you use sage\nfinish", "fail: offered, though it must not be: you use sage"},
		{"case toy a\nyou summon sage\nfinish\npossible you deck -1\npossible ! you deck -1\nunchanged", ""},
	} {
		p := NewPlay(context.Background(), toyEngine{}, corpus, 0)
		var err error
		for l := range strings.SplitSeq(x.script, "\n") {
			if err = p.Do(l); err != nil {
				break
			}
		}
		if got := firstLine(err); got != x.want && (x.want == "" || len(got) < len(x.want) || got[:len(x.want)] != x.want) {
			t.Errorf("%s\n got %s\nwant %s", x.script, got, x.want)
		}
	}
}

func firstLine(err error) string {
	if err == nil {
		return ""
	}
	s, _, _ := strings.Cut(err.Error(), "\n")
	return s
}
