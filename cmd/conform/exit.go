package main

import (
	"errors"
	"fmt"

	"dmconform/harness"
)

// The exit codes.
const (
	exitAsExpected = 0
	exitFailed     = 1 // a ruling failed unexpectedly
	exitUsage      = 2 // usage, bad fixture, or nothing selected
	exitEngine     = 3 // the engine could not be started or broke the protocol
	exitOurFault   = 4
)

// exitError is an error that stands for another code than exitUsage. Without err there is nothing left to say.
type exitError struct {
	code int
	err  error
}

func (e *exitError) Error() string {
	if e.err == nil {
		return ""
	}
	return e.err.Error()
}

func (e *exitError) Unwrap() error { return e.err }

func codeOf(err error) int {
	var e *exitError
	switch {
	case err == nil:
		return exitAsExpected
	case errors.As(err, &e):
		return e.code
	}
	return exitUsage
}

// ofVerdicts is the error that results stand for. Only a pass is as expected, and a case that nobody can
// judge on that day: what an engine cannot play or finish was not shown.
func ofVerdicts(results []harness.Result) error {
	code := exitAsExpected
	for i := range results {
		switch results[i].Verdict {
		case harness.Pass, harness.Undetermined:
		case harness.Protocol:
			return &exitError{code: exitEngine}
		default:
			code = exitFailed
		}
	}
	if code == exitAsExpected {
		return nil
	}
	return &exitError{code: code}
}

// guarded turns a panic into an error that says where, without a stack trace.
func guarded(do func() error) (err error) {
	defer func() {
		if x := recover(); x != nil {
			err = &exitError{exitOurFault, fmt.Errorf(
				"a fault of conform itself, at %s: %v\nplease report it, with the command and its input", harness.Thrower(), x)}
		}
	}()
	return do()
}
