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
	return Options{Command: []string{os.Args[0]}, Env: []string{actAs + "=" + name}}
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

// TestCorpus: the whole corpus through a process gives what it gives in this one.
func TestCorpus(t *testing.T) {
	c := corpus(t)
	want := harness.RunCorpus(context.Background(), native.New(c), c, harness.Options{})
	for _, jobs := range []int{1, 4} {
		e := open(t, as("native"))
		got := harness.RunCorpus(context.Background(), e, c, harness.Options{Jobs: jobs})
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
