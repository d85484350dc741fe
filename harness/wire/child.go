package wire

import (
	"io"
	"os"
	"os/exec"
	"sync"
	"sync/atomic"
	"time"
)

// lingering is how long what a process wrote before it exited may take to be read.
const lingering = 200 * time.Millisecond

// child is an engine as a process. It has a process group of its own, so that all it started goes with it.
type child struct {
	cmd         *exec.Cmd
	in          *os.File // its stdin
	out         *os.File // its stdout
	errs        *os.File // its stderr
	stderr      tail
	noDeadlines bool // for tests
	wait        sync.WaitGroup
	exited      chan struct{}
	status      error // once exited is closed

	mu    sync.Mutex
	timer *time.Timer // where pipes have no deadlines
	late  atomic.Bool // and it ended the process
}

func startChild(o *Options) (*child, error) {
	c := &child{exited: make(chan struct{}), noDeadlines: o.noDeadlines}
	c.cmd = exec.Command(o.Command[0], o.Command[1:]...)
	c.cmd.Dir = o.Dir
	if o.Env != nil {
		c.cmd.Env = append(os.Environ(), o.Env...)
	}
	ownGroup(c.cmd)
	var theirs [3]*os.File
	defer func() {
		for _, f := range theirs {
			if f != nil {
				f.Close()
			}
		}
	}()
	var err error
	if theirs[0], c.in, err = os.Pipe(); err == nil {
		if c.out, theirs[1], err = os.Pipe(); err == nil {
			c.errs, theirs[2], err = os.Pipe()
		}
	}
	if err == nil {
		c.cmd.Stdin, c.cmd.Stdout, c.cmd.Stderr = theirs[0], theirs[1], theirs[2]
		err = c.cmd.Start()
	}
	if err != nil {
		c.Close()
		return nil, err
	}
	c.wait.Go(func() { _, _ = io.Copy(&c.stderr, c.errs) })
	c.wait.Go(func() {
		c.status = c.cmd.Wait()
		killGroup(c.cmd) // what it left behind
		close(c.exited)
		// One of its children that left the group may hold the pipes open for ever.
		_ = c.errs.SetReadDeadline(time.Now().Add(lingering))
		_ = c.SetDeadline(time.Now().Add(lingering))
	})
	return c, nil
}

// Read, Write, SetDeadline and Close make the pipes a stream.
func (c *child) Read(b []byte) (int, error) {
	n, err := c.out.Read(b)
	if err != nil && c.late.Load() {
		err = os.ErrDeadlineExceeded
	}
	return n, err
}

func (c *child) Write(b []byte) (int, error) { return c.in.Write(b) }

func (c *child) SetDeadline(t time.Time) error {
	if !c.noDeadlines && c.in.SetWriteDeadline(t) == nil && c.out.SetReadDeadline(t) == nil {
		return nil
	}
	// Not every system has deadlines for pipes. That the process ends does as well.
	c.relax()
	c.mu.Lock()
	defer c.mu.Unlock()
	if !t.IsZero() {
		c.timer = time.AfterFunc(time.Until(t), func() {
			if !c.gone() {
				c.late.Store(true)
				c.kill()
			}
		})
	}
	return nil
}

// relax takes a deadline back that would end the process.
func (c *child) relax() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.timer != nil {
		c.timer.Stop()
		c.timer = nil
	}
}

// Close closes our ends of the pipes, when all that was written to stderr is read. The process is killed before.
func (c *child) Close() error {
	for _, f := range [...]*os.File{c.in, c.out} {
		if f != nil {
			_ = f.Close()
		}
	}
	c.wait.Wait()
	c.relax()
	if c.errs != nil {
		_ = c.errs.Close()
	}
	return nil
}

// closeInput tells the engine that there is nothing more to come.
func (c *child) closeInput() { _ = c.in.Close() }

// kill ends the process and all that it started.
func (c *child) kill() {
	if !c.gone() {
		killGroup(c.cmd)
	}
}

// running reports whether the engine was still there when its time was up.
func (c *child) running() bool { return c == nil || !c.gone() || c.late.Load() }

// gone reports whether the process has exited.
func (c *child) gone() bool {
	if c == nil {
		return false
	}
	select {
	case <-c.exited:
		return true
	default:
		return false
	}
}

// end says how the process ended. The end of its output comes a moment before its own.
func (c *child) end() string {
	if c == nil {
		return "closed the connection"
	}
	select {
	case <-c.exited:
	case <-time.After(500 * time.Millisecond):
		return "closed its output"
	}
	if c.status == nil {
		return "exited"
	}
	return "ended with " + c.status.Error()
}
