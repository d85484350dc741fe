package wire

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"sync"
	"unicode/utf8"
)

const (
	keptMessages = 12      // of what was said, for a failure
	keptBytes    = 400     // of each
	keptStderr   = 8 << 10 // of the engine's log
)

// transcript keeps the last messages, so that a failure can show what was said around it.
type transcript struct {
	last [keptMessages]message
	n    int
}

type message struct {
	from byte // '>' to the engine, '<' from it
	text []byte
	cut  int // bytes left out
}

func (t *transcript) add(from byte, line []byte) {
	m := &t.last[t.n%keptMessages]
	t.n++
	line = bytes.TrimRight(line, "\r\n")
	keep := line[:min(len(line), keptBytes)]
	for len(keep) < len(line) && len(keep) > 0 && !utf8.RuneStart(line[len(keep)]) {
		keep = keep[:len(keep)-1]
	}
	m.from, m.text, m.cut = from, append(m.text[:0], keep...), len(line)-len(keep)
}

func (t *transcript) lines() []string {
	var out []string
	for i := max(0, t.n-keptMessages); i < t.n; i++ {
		m := &t.last[i%keptMessages]
		text := string(m.from) + " " + printable(m.text)
		if m.cut > 0 {
			text += fmt.Sprintf(" … %d bytes more", m.cut)
		}
		out = append(out, text)
	}
	return out
}

// printable makes a message fit to be shown on a terminal, whatever the engine wrote.
func printable(b []byte) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' && r != '\t' || r == 0x7f || r == utf8.RuneError || r >= 0x80 && r < 0xa0 {
			return '\uFFFD'
		}
		return r
	}, string(b))
}

// tail keeps the end of what is written to it.
type tail struct {
	mu  sync.Mutex
	buf []byte
	cut bool
}

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	n := len(p)
	if len(p) > keptStderr {
		p, t.cut = p[len(p)-keptStderr:], true
	}
	if over := len(t.buf) + len(p) - keptStderr; over > 0 {
		t.buf = append(t.buf[:0], t.buf[over:]...)
		t.cut = true
	}
	t.buf = append(t.buf, p...)
	return n, nil
}

func (t *tail) lines() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	var out []string
	for l := range strings.Lines(string(t.buf)) {
		out = append(out, "stderr: "+printable([]byte(strings.TrimRight(l, "\r\n"))))
	}
	if t.cut && len(out) > 0 {
		out[0] = "stderr: …"
	}
	return out
}

// recorder writes down all that is said, each line with the number of the process and who said it.
type recorder struct {
	mu sync.Mutex
	w  io.Writer
}

func (r *recorder) add(process int, from byte, line []byte) {
	if r == nil {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	// Recording is a help, and no reason to end a run.
	_, _ = fmt.Fprintf(r.w, "%d%c %s\n", process, from, bytes.TrimRight(line, "\r\n"))
}

// failure is an error of the engine, with what was said around it.
type failure struct {
	err     error
	log     []string
	section string // of PROTOCOL.md, where it says how it should be; "": that on the request
}

func (f *failure) Error() string { return f.err.Error() }
func (f *failure) Unwrap() error { return f.err }
func (f *failure) Log() []string { return f.log }
