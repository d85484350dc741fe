package wire

import (
	"context"
	"fmt"
	"os"
	"strings"
	"sync"
	"testing"

	"dmconform/harness"
	"dmconform/harness/native"
	"dmconform/rulings"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"
)

// The test binary is the engine too: with this variable it is the one of that name.
const actAs = "WIRE_TEST_ACT_AS"

func TestMain(m *testing.M) {
	if name := os.Getenv(actAs); name != "" {
		os.Exit(act(name))
	}
	goleak.VerifyTestMain(m)
}

// act plays the engine of that name.
func act(name string) int {
	name, arg, _ := strings.Cut(name, " ")
	switch name {
	case "canned":
		return canned(arg)
	case "different":
		return different(arg)
	case "sloppy":
		request, how, _ := strings.Cut(arg, " ")
		return sloppy(request, how)
	case "bad":
		return serveBadly(arg)
	case "native":
		corpus, err := rulings.Load(rulings.Embedded())
		if err == nil {
			err = Serve(context.Background(), native.New(corpus), os.Stdin, os.Stdout, nativeInfo)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		return 0
	}
	fmt.Fprintln(os.Stderr, "no engine of that name")
	return 2
}

var nativeInfo = Info{Name: "reference", Language: "Go", Variants: []string{"plays"}, Keys: true}

// as is how the engine of that name is started.
func as(name string) Options {
	// The race detector would keep an engine that exits for a second more.
	return Options{Command: []string{os.Args[0]}, Env: []string{actAs + "=" + name, "GORACE=atexit_sleep_ms=0"}}
}

func open(tb testing.TB, o Options) *Engine {
	tb.Helper()
	e, err := Open(context.Background(), o)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() {
		if err := e.Close(); err != nil {
			tb.Error(err)
		}
	})
	return e
}

func corpus(tb testing.TB) *rulings.Corpus {
	c, err := rulings.Load(rulings.Embedded())
	if err != nil {
		tb.Fatal(err)
	}
	return c
}

// sample selects some n rulings from all over the corpus.
func sample(c *rulings.Corpus, n int) func(*rulings.Ruling, *rulings.Case) bool {
	few := map[*rulings.Ruling]bool{}
	for i := 0; i < len(c.Rulings); i += max(1, len(c.Rulings)/n) {
		few[c.Rulings[i]] = true
	}
	return func(r *rulings.Ruling, _ *rulings.Case) bool { return few[r] }
}

// TestCorpus: the whole corpus through a process gives what it gives in this one.
func TestCorpus(t *testing.T) {
	c := corpus(t)
	want := harness.RunCorpus(context.Background(), native.New(c), c, harness.Options{})
	for _, jobs := range []int{1, 4} {
		e := open(t, as("native"))
		got := harness.RunCorpus(context.Background(), e, c, harness.Options{Jobs: jobs})
		for i := range got {
			// Where the engine itself breaks down, only the runner knows where, and only the other side has a log.
			if got[i].Log = nil; i < len(want) && got[i].Verdict == harness.Crash && want[i].Verdict == harness.Crash {
				got[i].Reason = want[i].Reason
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%d jobs:\n%s", jobs, diff)
		}
	}
}

// lockedBuffer is a recording of several processes.
type lockedBuffer struct {
	mu sync.Mutex
	b  strings.Builder
}

func (b *lockedBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.b.Write(p)
}

func (b *lockedBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.b.String()
}
