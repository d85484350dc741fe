package wire

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"dmconform/harness"
)

// Limits hold an engine to answering. A zero field is the default; a negative one is no limit, but for Exit.
type Limits struct {
	Start  time.Duration // until the answer to hello: 10 s
	Answer time.Duration // until the answer to anything else: 10 s
	Case   time.Duration // for a whole case: 60 s
	Exit   time.Duration // from bye until it is gone: 2 s
	Line   int           // bytes of one message: 4 MiB
	Output int           // bytes of all messages of one case: 256 MiB
}

// NoLimits are for an engine that runs under a debugger.
func NoLimits() Limits { return Limits{Start: -1, Answer: -1, Case: -1} }

func (l Limits) withDefaults() Limits {
	def := func(d *time.Duration, v time.Duration) {
		if *d == 0 {
			*d = v
		}
	}
	def(&l.Start, 10*time.Second)
	def(&l.Answer, 10*time.Second)
	def(&l.Case, time.Minute)
	if l.Exit <= 0 {
		l.Exit = 2 * time.Second
	}
	if l.Line == 0 {
		l.Line = 4 << 20
	}
	if l.Output == 0 {
		l.Output = 256 << 20
	}
	return l
}

// stream is how an engine is reached: the pipes of a child, or a connection.
type stream interface {
	io.ReadWriteCloser
	SetDeadline(time.Time) error
}

// conn is one engine: a request and its reply at a time. It is dead after the first thing that the
// protocol does not allow, for nobody knows what state the engine is in then.
type conn struct {
	s      stream
	in     *bufio.Reader // the only one there ever is: another would lose what this one has buffered
	child  *child        // nil for a connection
	unhook func() bool   // from the context of the whole run
	number int           // of the process, in recordings
	limits Limits
	rec    *recorder
	info   Info

	w      writer
	line   []byte // scratch for lines longer than in's buffer
	id     int
	output int // bytes of this case
	games  int // how many games were begun or forked: the last number
	said   transcript
	dead   error
	stays  bool // it does not know bye
}

func newConn(s stream, c *child, number int, limits Limits, rec *recorder) *conn {
	return &conn{s: s, in: bufio.NewReaderSize(s, 64<<10), child: c, number: number, limits: limits, rec: rec}
}

// hello shakes hands.
func (c *conn) hello(ctx context.Context, runner string) error {
	c.begin(doHello)
	c.w.num("protocol", Version)
	c.w.opt("runner", runner)
	r, err := c.call(ctx, doHello, c.limits.Start, expected{})
	if err != nil {
		return err
	}
	switch p := r.info.Protocol; {
	case r.kind != isInfo:
		return c.broken("the answer to hello says nothing of the engine")
	case p < 1 || p > Version:
		return c.broken("the engine speaks version %d of the protocol, which is not one of 1 to %d", p, Version)
	}
	c.info = r.info
	return nil
}

// begin begins a request in c.w.
func (c *conn) begin(do string) {
	c.id++
	c.w.request(c.id, do)
}

// nextGame gives a number that no game had.
func (c *conn) nextGame() int {
	c.games++
	return c.games
}

// call sends the request that stands in c.w and gives the reply to it. Errors that the engine tells are
// returned as what they mean; the engine may be asked on after them.
func (c *conn) call(ctx context.Context, do string, limit time.Duration, want expected) (*reply, error) {
	if c.dead != nil {
		return nil, c.dead
	}
	if err := ctx.Err(); err != nil {
		return nil, c.die(c.stopped(ctx, do, limit))
	}
	if c.in.Buffered() > 0 {
		c.note()
		return nil, c.violates(top, "output that nobody asked for, before %s", do)
	}
	request := c.w.end()
	c.said.add('>', request)
	c.rec.add(c.number, '>', request)
	c.setDeadline(ctx, limit)
	if _, err := c.s.Write(request); errors.Is(err, os.ErrDeadlineExceeded) {
		return nil, c.die(c.ioError(ctx, err, do, limit))
	} // any other error means that the engine has gone, perhaps with a last word
	line, err := c.readLine()
	if c.child != nil {
		c.child.relax()
	}
	if err != nil {
		if len(line) > 0 {
			c.said.add('<', line)
		}
		return nil, c.die(c.ioError(ctx, err, do, limit))
	}
	c.said.add('<', line)
	c.rec.add(c.number, '<', line)
	if c.output += len(line); c.limits.Output > 0 && c.output > c.limits.Output {
		return nil, c.broken("more than %d bytes of output in one case", c.limits.Output)
	}
	r, err := readReply(line, want)
	switch {
	case err != nil:
		section := top
		if f, ok := errors.AsType[*fault](err); ok && f.section != "" {
			section = f.section
		}
		return nil, c.violates(section, "%s: %v", do, err)
	case !r.hasID:
		return nil, c.violates(top, "the reply to %s has no id; it should be %d", do, c.id)
	case r.id != c.id:
		return nil, c.violates(top, "the reply to %s has the id %d instead of %d", do, r.id, c.id)
	}
	return r, c.told(r, do)
}

// told gives the error that a reply stands for.
func (c *conn) told(r *reply, do string) error {
	switch r.kind {
	case isUnsupported:
		if do == doFork || do == doDrop {
			return c.broken("it says that it can fork, and does not: %s is unsupported", do)
		}
		what := r.text
		if r.issue != "" {
			what += " (" + r.issue + ")"
		}
		return &harness.Unsupported{What: what}
	case isEndless:
		return &harness.Endless{What: r.text}
	case isError:
		return c.fail(errors.New(r.text))
	case isIllegal:
		if do == doTry {
			return &harness.Illegal{What: r.text}
		}
	case isPosition:
		if do == doNew || do == doChoose || do == doTry {
			return nil
		}
	case isInfo:
		if do == doHello {
			return nil
		}
	case isDone:
		if do == doFork || do == doDrop || do == doBye {
			return nil
		}
	}
	switch {
	case r.kind == isDone && r.loose:
		return c.violates("position", "the answer to %s says nothing; \"decision\" and \"board\" belong into \"position\"", do)
	case r.kind == isDone:
		return c.broken("the answer to %s says nothing", do)
	}
	return c.broken("%q is no answer to %s", replyKeys[r.kind], do)
}

// readLine reads up to the end of a line. With an error it gives what there was of one. The line is good
// until the next call.
func (c *conn) readLine() ([]byte, error) {
	c.line = c.line[:0]
	for {
		part, err := c.in.ReadSlice('\n')
		if err == nil && len(c.line) == 0 {
			return part, nil
		}
		c.line = append(c.line, part...)
		switch {
		case err == nil:
			return c.line, nil
		case !errors.Is(err, bufio.ErrBufferFull):
			return c.line, err
		case c.limits.Line > 0 && len(c.line) > c.limits.Line:
			return c.line, errLong
		}
	}
}

var errLong = errors.New("line too long")

// setDeadline makes reads and writes end in time: by the limit, or a moment after the engine has gone.
// interrupt does the same from outside.
func (c *conn) setDeadline(ctx context.Context, limit time.Duration) {
	var at time.Time
	if limit > 0 {
		at = time.Now().Add(limit)
	}
	_ = c.s.SetDeadline(at)
	// Either may have come before the deadline was set, and been undone by it.
	if ctx.Err() != nil {
		c.interrupt()
	}
	if c.child.gone() {
		_ = c.s.SetDeadline(time.Now().Add(lingering))
	}
}

// interrupt ends a read or write that waits. It may be called from anywhere.
func (c *conn) interrupt() { _ = c.s.SetDeadline(time.Unix(1, 0)) }

func (c *conn) stopped(ctx context.Context, do string, limit time.Duration) error {
	switch {
	case errors.Is(ctx.Err(), context.Canceled):
		return &harness.Timeout{What: "stopped while waiting for the answer to " + do}
	case ctx.Err() != nil:
		return &harness.Timeout{What: "the case took too long; it was waiting for the answer to " + do}
	}
	return &harness.Timeout{What: fmt.Sprintf("no answer to %s within %v", do, limit)}
}

// ioError says what it means that reading or writing failed.
func (c *conn) ioError(ctx context.Context, err error, do string, limit time.Duration) error {
	half := ""
	if len(c.line) > 0 && err != errLong {
		half = ", in the middle of a line"
	}
	switch {
	case err == errLong:
		return &harness.ProtocolError{What: fmt.Sprintf("the answer to %s is longer than %d bytes", do, c.limits.Line)}
	// Whoever interrupts a run ends its engines too: that one is gone then says nothing against it.
	case errors.Is(ctx.Err(), context.Canceled), errors.Is(err, os.ErrDeadlineExceeded) && c.child.running():
		t := c.stopped(ctx, do, limit).(*harness.Timeout)
		t.What += half
		return t
	}
	return fmt.Errorf("the engine %s instead of answering %s%s", c.child.end(), do, half)
}

// note adds to the transcript what is there to be read already.
func (c *conn) note() {
	rest, _ := c.in.Peek(min(c.in.Buffered(), keptBytes))
	for l := range bytes.Lines(rest) {
		c.said.add('<', l)
	}
}

// broken is the end of a conn whose engine broke the protocol.
func (c *conn) broken(format string, args ...any) error {
	return c.die(&harness.ProtocolError{What: fmt.Sprintf(format, args...)})
}

// top stands for the rules before the first section.
const top = "top"

// violates is broken, for what a section of PROTOCOL.md says that is not that on the request.
func (c *conn) violates(section, format string, args ...any) error {
	err := c.broken(format, args...)
	err.(*failure).section = section
	return err
}

// die ends the engine.
func (c *conn) die(err error) error {
	c.kill()
	c.dead = c.fail(err)
	return c.dead
}

// fail adds what was said to an error.
func (c *conn) fail(err error) *failure {
	log := c.said.lines()
	if c.child != nil {
		log = append(log, c.child.stderr.lines()...)
	}
	return &failure{err: err, log: log}
}

func (c *conn) kill() {
	if c.unhook != nil {
		c.unhook()
	}
	if c.child != nil {
		c.child.kill()
	}
	_ = c.s.Close()
}

// bye ends the engine in peace: it is asked to go, and given a moment to. What it did wrong is returned.
func (c *conn) bye() error {
	if c.dead != nil {
		return nil
	}
	c.begin(doBye)
	if _, err := c.call(context.Background(), doBye, c.limits.Exit, expected{}); err != nil {
		if _, ok := errors.AsType[*harness.Unsupported](err); !ok {
			c.die(err)
			return err
		}
		c.stays = true
	}
	c.setDeadline(context.Background(), c.limits.Exit)
	if c.child != nil {
		c.child.closeInput()
	}
	line, err := c.readLine()
	switch {
	case len(line) > 0:
		c.said.add('<', line)
		return c.broken("output after bye")
	case errors.Is(err, os.ErrDeadlineExceeded) && c.child != nil && c.child.running():
		return c.die(&harness.Timeout{What: fmt.Sprintf("the engine is still there %v after bye", c.limits.Exit)})
	}
	c.dead = errors.New("the engine is gone")
	c.kill()
	return nil
}
