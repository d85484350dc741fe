package conformtest_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dmconform/engine/rule"
	"dmconform/harness"
	"dmconform/harness/conformtest"
	"dmconform/harness/native"
	"dmconform/rulings"
)

// reference is how an engine is given: a function that makes one for the corpus that is played.
func reference(corpus *rulings.Corpus) (harness.Engine, error) { return native.New(corpus), nil }

// An engine's own test of the rulings is one call. This one plays those that were published since 2023.
func ExampleRun() {
	_ = func(t *testing.T) { // func TestRulings(t *testing.T)
		conformtest.Run(t, reference, conformtest.Options{Since: 20230101})
	}
	// Output:
}

func TestRulings(t *testing.T) {
	conformtest.Run(t, reference, conformtest.Options{Since: 20230101})
}

// TestInner is what TestRun runs as a process of its own, for its failures are meant.
func TestInner(t *testing.T) {
	o := conformtest.Options{Corpus: os.DirFS(filepath.Join("..", "..", "cmd", "conform", "testdata", "corpus"))}
	engine := reference
	switch how := os.Getenv("CONFORMTEST_INNER"); how {
	case "":
		t.Skip("this is not a test; TestRun runs it")
	case "right":
	case "day":
		o.AsOf = 20210413
	case "since":
		o.Since = 20230101
	case "none":
		o.Since = 20300101
	case "unsupported":
		engine = func(*rulings.Corpus) (harness.Engine, error) { return unable{}, nil }
	case "broken":
		engine = func(*rulings.Corpus) (harness.Engine, error) { return nil, fmt.Errorf("it is broken") }
	default:
		engine = func(c *rulings.Corpus) (harness.Engine, error) { return native.New(c, wrong(t)), nil }
		if how != "wrong" {
			o.Baseline = filepath.Join(t.TempDir(), "known.toml")
			if err := os.WriteFile(o.Baseline, []byte(baselines[how]), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	conformtest.Run(t, engine, o)
}

// unable plays nothing.
type unable struct{}

func (unable) New(harness.Start) (harness.Position, error) {
	return nil, &harness.Unsupported{What: "anything"}
}

// wrong is the rule switch that the small corpus notices.
func wrong(t *testing.T) rule.Switch {
	i := slices.IndexFunc(rule.Table(), func(r rule.Row) bool { return r.Name == "then-ignores-count" })
	if i < 0 {
		t.Fatal("there is no such rule switch")
	}
	return rule.Table()[i].Switch
}

var baselines = map[string]string{
	"listed": `[[failure]]
id = "2023-04-10-draw"
case = "one-card"
verdict = "fail"
answer = "expected: you hand has plain; you hand: (プレーン)"
reason = "https://example.org/7"
`,
	"otherwise": `[[failure]]
id = "2023-04-10-draw"
case = "one-card"
verdict = "crash"
`,
	"mended": `[[failure]]
id = "2023-04-10-draw"
case = "two-cards"
verdict = "crash"
`,
	"unknown": `[[failure]]
id = "2023-04-10-drow"
case = "two-cards"
verdict = "crash"
`,
}

func TestRun(t *testing.T) {
	const one = "TestInner/2023-04-10-draw/one-card "
	for how, want := range map[string][]string{
		"right":       {"--- PASS: TestInner ", "--- PASS: " + one, "--- PASS: TestInner/no-day/played "},
		"since":       {"--- PASS: TestInner ", "not selected: 1 undated rulings", "--- PASS: " + one, "!no-day", "!2021"},
		"day":         {"--- PASS: TestInner ", "--- PASS: TestInner/2021-04-14-choice/before ", "!either", "!one-card"},
		"none":        {"--- FAIL: TestInner ", "nothing is selected"},
		"broken":      {"--- FAIL: TestInner ", "the engine cannot be started: it is broken"},
		"unsupported": {"--- PASS: TestInner ", "--- SKIP: " + one, "unsupported: anything"},
		"wrong":       {"--- FAIL: " + one, "--- PASS: TestInner/2023-04-10-draw/two-cards ", "fail: ", "2023/2023-04-10-draw.toml:", "you summon short  (scripted)"},
		"listed":      {"--- PASS: TestInner ", "--- SKIP: " + one, "known: https://example.org/7; fail: "},
		"otherwise":   {"--- FAIL: " + one, "it is listed as crash"},
		"mended":      {"--- FAIL: TestInner/2023-04-10-draw/two-cards ", "--- FAIL: " + one, "take it off the list"},
		"unknown":     {"--- FAIL: TestInner ", "there is no ruling 2023-04-10-drow (did you mean 2023-04-10-draw?)"},
	} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			cmd := exec.Command(os.Args[0], "-test.run=^TestInner$", "-test.v")
			cmd.Env = append(os.Environ(), "CONFORMTEST_INNER="+how)
			var out bytes.Buffer
			cmd.Stdout, cmd.Stderr = &out, &out
			err := cmd.Run()
			text := out.String()
			fails := slices.ContainsFunc(want, func(w string) bool { return strings.HasPrefix(w, "--- FAIL") })
			if (err != nil) != fails {
				t.Errorf("it ends with %v", err)
			}
			for _, w := range want {
				w, no := strings.CutPrefix(w, "!")
				if strings.Contains(text, w) == no {
					t.Errorf("%q is there: %v", w, !no)
				}
			}
			if t.Failed() {
				t.Log(text)
			}
		})
	}
}
