package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"

	"dmconform/rulings"

	"golang.org/x/term"
)

// The rules of the terminal, all of them here. Results go to stdout, everything else to stderr. Messages begin
// with "conform: " and end without a full stop; faults of the corpus stand alone on their lines as
// file:line: message, which editors jump to. Colour and progress are for terminals only, and NO_COLOR is
// respected. Nothing depends on the locale.

// terminal is where a command writes.
type terminal struct {
	out      *bufio.Writer
	err      io.Writer
	colour   bool // on out
	progress bool // on err
}

func newTerminal(out, err *os.File) *terminal {
	return &terminal{
		out: bufio.NewWriter(out), err: err,
		colour:   term.IsTerminal(int(out.Fd())) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb",
		progress: term.IsTerminal(int(err.Fd())) && os.Getenv("TERM") != "dumb",
	}
}

// close writes out what is left, and fails if not all could be written.
func (t *terminal) close() error {
	if err := t.out.Flush(); err != nil {
		return &exitError{exitOurFault, fmt.Errorf("the results cannot be written: %w", err)}
	}
	return nil
}

// fail tells what went wrong, if there is anything to tell.
func (t *terminal) fail(err error) {
	var faults rulings.Errors
	switch {
	case err == nil || err.Error() == "":
	case errors.As(err, &faults):
		fmt.Fprintln(t.err, faults)
		fmt.Fprintf(t.err, "conform: %s in the corpus; nothing was run\n", count(len(faults), "fault", "faults"))
	default:
		fmt.Fprintf(t.err, "conform: %v\n", err)
	}
}

// note tells something by the way.
func (t *terminal) note(text string) { fmt.Fprintln(t.err, text) }

// step shows what is being done, on a line that the next overwrites. Without text it wipes the line.
func (t *terminal) step(text string) {
	if t.progress {
		fmt.Fprintf(t.err, "\r\x1b[K%s", text)
	}
}
