package main

import (
	"context"
	"os"
	"testing"

	"dmconform/harness"
	"dmconform/harness/conformtest"
	"dmconform/harness/wire"
	"dmconform/rulings"
)

// TestMain lets the test program be the engine, too.
func TestMain(m *testing.M) {
	if os.Getenv("TOY_ENGINE") != "" {
		main()
		return
	}
	os.Exit(m.Run())
}

// TestRulings plays the rulings that the toy is about, each case as a subtest. The one that it is wrong about is listed, so
// it is skipped as long as it fails just so.
func TestRulings(t *testing.T) {
	conformtest.Run(t, func(*rulings.Corpus) (harness.Engine, error) {
		return wire.Open(context.Background(), wire.Options{Command: []string{os.Args[0]}, Env: []string{"TOY_ENGINE=1"}})
	}, conformtest.Options{
		Only:     []string{"sou-then-vs-after-that"},
		Baseline: "known.toml",
	})
}
