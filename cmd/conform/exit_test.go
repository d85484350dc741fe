package main

import (
	"errors"
	"strings"
	"testing"

	"dmconform/harness"
)

func TestExitCodes(t *testing.T) {
	for _, x := range []struct {
		verdicts string
		want     int
	}{
		{"", exitAsExpected},
		{"pass pass", exitAsExpected},
		{"pass undetermined", exitAsExpected},
		{"pass fail", exitFailed},
		{"unsupported", exitFailed},
		{"inconclusive", exitFailed},
		{"crash", exitFailed},
		{"timeout", exitFailed},
		{"fail protocol-error pass", exitEngine},
	} {
		var results []harness.Result
		for v := range strings.FieldsSeq(x.verdicts) {
			results = append(results, harness.Result{Verdict: harness.Verdict(v)})
		}
		if got := codeOf(ofVerdicts(results)); got != x.want {
			t.Errorf("%q: exit code %d, want %d", x.verdicts, got, x.want)
		}
	}
	if got := codeOf(errors.New("no such flag")); got != exitUsage {
		t.Errorf("an error of no other kind: exit code %d, want %d", got, exitUsage)
	}
}

// TestOurFault holds a panic to one sentence and its exit code.
func TestOurFault(t *testing.T) {
	err := guarded(func() error {
		var none []int
		_ = none[len(none)]
		return nil
	})
	if codeOf(err) != exitOurFault {
		t.Fatalf("a panic: exit code %d (%v), want %d", codeOf(err), err, exitOurFault)
	}
	text := err.Error()
	if !strings.Contains(text, "TestOurFault") || strings.Contains(text, "goroutine") || strings.Count(text, "\n") != 1 {
		t.Errorf("a panic is told as\n%s", text)
	}
}
