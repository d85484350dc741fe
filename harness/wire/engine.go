package wire

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"slices"
	"strings"
	"sync"

	"dmconform/harness"
	"dmconform/rulings"
)

// Options say how an engine is reached.
type Options struct {
	Command []string // a program and its arguments, or
	Addr    string   // tcp:127.0.0.1:PORT or unix:PATH, where an engine waits that its author started
	Dir     string   // where the program is started
	Env     []string // what its environment has besides ours
	Limits  Limits
	Max     int       // how many processes at most; 0 is as many as there are jobs, and one for an Addr
	Record  io.Writer // where all that is said is written down
	Runner  string    // name and version of the runner, for hello
	// Find gives the official name of a card that an engine calls otherwise, "" if it knows none. Without
	// it names are taken as they come.
	Find func(name string) string

	noDeadlines bool // for tests: as on a system whose pipes have none
}

// Engine plays through processes that speak the protocol: one for each case that is being played, used
// again for the next, replaced when it broke down.
type Engine struct {
	o     Options
	ctx   context.Context
	rec   *recorder
	info  Info
	known map[string]bool // cards; nil: the engine says so itself
	slots chan struct{}   // nil: no bound

	mu       sync.Mutex
	idle     []*conn
	all      map[*conn]bool
	started  int
	failures int // to start, in a row
	failed   error
	closed   bool
}

// maxFailures is how often in a row an engine may fail to start before nobody tries any more.
const maxFailures = 3

// Open starts an engine and shakes hands with it. When the context ends, all its processes do.
func Open(ctx context.Context, o Options) (*Engine, error) {
	if (len(o.Command) == 0) == (o.Addr == "") {
		return nil, errors.New("an engine is a command or an address")
	}
	o.Limits = o.Limits.withDefaults()
	e := &Engine{o: o, ctx: ctx, all: map[*conn]bool{}}
	if o.Record != nil {
		e.rec = &recorder{w: o.Record}
	}
	if o.Addr != "" && o.Max == 0 {
		o.Max = 1
	}
	if o.Max > 0 {
		e.slots = make(chan struct{}, o.Max)
	}
	c, err := e.start(ctx)
	if err != nil {
		return nil, err
	}
	e.info = c.info
	if e.info.Cards != nil {
		e.known = make(map[string]bool, len(e.info.Cards))
		for _, n := range e.info.Cards {
			e.known[n] = true
		}
	}
	e.idle = append(e.idle, c)
	return e, nil
}

// Info is what the engine said of itself.
func (e *Engine) Info() Info { return e.info }

// Close asks every process to go and sees to it that it does. The error is what an engine did wrong in going.
func (e *Engine) Close() error {
	e.mu.Lock()
	idle, busy := e.idle, e.all
	for _, c := range idle {
		delete(busy, c)
	}
	e.idle, e.all, e.closed = nil, map[*conn]bool{}, true
	e.mu.Unlock()
	for c := range busy {
		c.kill()
	}
	errs := make([]error, len(idle))
	var wg sync.WaitGroup
	for i, c := range idle {
		wg.Go(func() { errs[i] = c.bye() })
	}
	wg.Wait()
	return errors.Join(errs...)
}

// Lease gives the engine for one case. Its process goes back when the case is over.
func (e *Engine) Lease(ctx context.Context) (harness.Engine, func()) {
	l := &lessee{e: e}
	if d := e.o.Limits.Case; d > 0 {
		l.ctx, l.cancel = context.WithTimeout(ctx, d)
	} else {
		l.ctx, l.cancel = context.WithCancel(ctx)
	}
	return l, l.release
}

// New begins a game on a process of its own, which stays with it until Close. The harness uses Lease.
func (e *Engine) New(s harness.Start) (harness.Position, error) {
	l := &lessee{e: e, ctx: e.ctx, cancel: func() {}}
	return l.New(s)
}

// acquire gives a process that nobody else has.
func (e *Engine) acquire(ctx context.Context) (*conn, error) {
	if e.slots != nil {
		select {
		case e.slots <- struct{}{}:
		case <-ctx.Done():
			return nil, &harness.Timeout{What: "stopped while waiting for the engine"}
		}
	}
	e.mu.Lock()
	if n := len(e.idle); n > 0 {
		c := e.idle[n-1]
		e.idle = e.idle[:n-1]
		e.mu.Unlock()
		return c, nil
	}
	e.mu.Unlock()
	c, err := e.start(ctx)
	if err != nil {
		e.giveBack()
		if _, ok := errors.AsType[harness.Logged](err); !ok {
			err = fmt.Errorf("the engine cannot be started again: %w", err)
		}
	}
	return c, err
}

func (e *Engine) giveBack() {
	if e.slots != nil {
		<-e.slots
	}
}

// put takes a process back.
func (e *Engine) put(c *conn) {
	e.mu.Lock()
	switch {
	case c.dead != nil || e.closed:
		delete(e.all, c)
	default:
		e.idle = append(e.idle, c)
	}
	closed := e.closed
	e.mu.Unlock()
	if closed && c.dead == nil {
		c.dead = errors.New("the engine is closed")
		c.kill()
	}
	e.giveBack()
}

// start starts a process and shakes hands.
func (e *Engine) start(ctx context.Context) (*conn, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	switch {
	case e.closed:
		return nil, errors.New("the engine is closed")
	case e.failures >= maxFailures:
		return nil, e.failed
	}
	e.started++
	number := e.started
	e.mu.Unlock()
	c, err := e.connect(ctx, number)
	e.mu.Lock()
	if err != nil {
		if ctx.Err() == nil {
			e.failures++
			e.failed = err
		}
		return nil, err
	}
	e.failures = 0
	e.all[c] = true
	return c, nil
}

func (e *Engine) connect(ctx context.Context, number int) (*conn, error) {
	var c *conn
	if e.o.Addr != "" {
		s, err := dial(ctx, e.o.Addr)
		if err != nil {
			return nil, err
		}
		c = newConn(s, nil, number, e.o.Limits, e.rec)
	} else {
		ch, err := startChild(&e.o)
		if err != nil {
			return nil, err
		}
		c = newConn(ch, ch, number, e.o.Limits, e.rec)
	}
	c.unhook = context.AfterFunc(e.ctx, func() {
		if c.child != nil {
			c.child.kill()
		}
		c.interrupt()
	})
	stop := context.AfterFunc(ctx, c.interrupt)
	err := c.hello(ctx, e.o.Runner)
	if !stop() && err == nil {
		err = ctx.Err()
	}
	if err != nil && c.dead == nil {
		err = c.die(err)
	}
	return c, err
}

// splitAddr takes an address of this machine apart.
func splitAddr(addr string) (network, at string, err error) {
	network, at, _ = strings.Cut(addr, ":")
	switch network {
	case "unix":
	case "tcp":
		host, _, err := net.SplitHostPort(at)
		if err != nil {
			return "", "", fmt.Errorf("%s: %w; write tcp:127.0.0.1:PORT", addr, err)
		}
		if ip := net.ParseIP(host); host != "localhost" && (ip == nil || !ip.IsLoopback()) {
			return "", "", fmt.Errorf("%s: only engines on this machine can be reached; write tcp:127.0.0.1:PORT", addr)
		}
	default:
		return "", "", fmt.Errorf("%s is no address: write tcp:127.0.0.1:PORT or unix:PATH", addr)
	}
	return network, at, nil
}

// dial reaches an engine that waits at an address.
func dial(ctx context.Context, addr string) (net.Conn, error) {
	network, at, err := splitAddr(addr)
	if err != nil {
		return nil, err
	}
	var d net.Dialer
	c, err := d.DialContext(ctx, network, at)
	if err != nil {
		return nil, fmt.Errorf("no engine waits at %s: %w", addr, err)
	}
	return c, nil
}

// lessee is the engine for one case.
type lessee struct {
	e      *Engine
	ctx    context.Context
	cancel func()
	conn   *conn
	unhook func() bool
	epoch  int // of the games that the engine holds: a new one ends all others
	serial int // of moments
	over   bool
}

func (l *lessee) release() {
	l.over = true
	l.letGo()
	l.cancel()
}

func (l *lessee) letGo() {
	if l.conn != nil {
		if !l.unhook() && l.conn.dead == nil {
			// The interruption may still be on its way, and must not hit the next case.
			_ = l.conn.die(errors.New("the engine was interrupted"))
		}
		l.e.put(l.conn)
		l.conn = nil
	}
}

// ready makes sure of a process that lives.
func (l *lessee) ready() error {
	if l.over {
		return errors.New("a position was used after the end of its case")
	}
	if l.conn != nil && l.conn.dead != nil {
		l.letGo()
	}
	if l.conn != nil {
		return nil
	}
	c, err := l.e.acquire(l.ctx)
	if err != nil {
		return err
	}
	c.output = 0
	l.conn, l.unhook = c, context.AfterFunc(l.ctx, c.interrupt)
	return nil
}

// New begins a game.
func (l *lessee) New(s harness.Start) (harness.Position, error) {
	if err := l.e.supports(&s); err != nil {
		return nil, err
	}
	m := &moment{l: l, start: &s}
	if err := m.begin(); err != nil {
		return nil, err
	}
	return m.position(), nil
}

// supports spares the engine what it said that it cannot play.
func (e *Engine) supports(s *harness.Start) error {
	no := func(format string, args ...any) error {
		return &harness.Unsupported{What: fmt.Sprintf(format, args...)}
	}
	i := &e.info
	switch {
	case i.To != 0 && s.Date == 0:
		return no("the newest rules; the engine knows those up to %s", i.To)
	case i.To != 0 && s.Date > i.To, s.Date != 0 && s.Date < i.From:
		return no("the rules of %s", s.Date)
	case s.Variant != "" && !slices.Contains(i.Variants, s.Variant):
		return no("the variant %s", s.Variant)
	case s.Chance && !i.Chance:
		return no("chance that is set")
	}
	for k := range s.Cards {
		c := s.Cards[k].Card
		switch name := e.name(c); {
		case name == "":
			return no("the card %s: its English name is not known", c.Name)
		case e.known != nil && !e.known[name]:
			return no("the card %s", name)
		}
	}
	return nil
}

// name is what the engine calls a card.
func (e *Engine) name(c *rulings.Card) string {
	if e.info.Names == "en" {
		return c.En
	}
	return c.Name
}
