package wire

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"

	"dmconform/harness"
)

// Serve plays an engine for the runner at the other end of r and w, until it says bye, r ends or the
// context does; a read that waits is not ended by the context, but by closing r. The error is that of reading
// or writing. Info is what the engine says of itself; the
// protocol, and what a harness.Engine can always do, are filled in.
func Serve(ctx context.Context, eng harness.Engine, r io.Reader, w io.Writer, info Info) error {
	info.Protocol = Version
	if info.Names == "" {
		info.Names = "ja"
	}
	info.Fork, info.Chance = true, true
	s := &server{eng: eng, info: info, games: map[int]harness.Position{}}
	lines := bufio.NewReaderSize(r, 64<<10)
	var long []byte
	for ctx.Err() == nil {
		line, err := lines.ReadSlice('\n')
		if err == bufio.ErrBufferFull {
			long = append(long, line...)
			continue
		}
		if len(long) > 0 {
			line = append(long, line...)
			long = long[:0]
		}
		if len(line) > 0 {
			answer, last := s.answer(line)
			if _, err := w.Write(answer); err != nil || last {
				return err
			}
		}
		switch {
		case err == io.EOF:
			return nil
		case err != nil:
			return err
		}
	}
	return context.Cause(ctx)
}

// server holds the games of one runner.
type server struct {
	eng   harness.Engine
	info  Info
	games map[int]harness.Position
	cards int
	w     writer
	buf   []byte // for keys
}

// answer gives the reply to a request, and whether it was the last.
func (s *server) answer(line []byte) (answer []byte, last bool) {
	req, err := readRequest(line, func(int) int { return s.cards })
	s.w.reply(req.id)
	if err == nil {
		err = s.safely(req)
	}
	if err != nil {
		s.w.reply(req.id) // what was written so far is void
		s.fail(err)
	}
	return s.w.end(), err == nil && req.do == doBye
}

func (s *server) fail(err error) {
	if e, ok := errors.AsType[*harness.Unsupported](err); ok {
		s.w.str("unsupported", e.What)
	} else if e, ok := errors.AsType[*harness.Endless](err); ok {
		s.w.str("endless", e.What)
	} else if e, ok := errors.AsType[*harness.Illegal](err); ok {
		s.w.str("illegal", e.What)
	} else {
		s.w.str("error", err.Error())
	}
}

// safely carries a request out; a panic of the engine is an error.
func (s *server) safely(req *request) (err error) {
	defer func() {
		if x := recover(); x != nil {
			err = fmt.Errorf("panic: %v", x)
		}
	}()
	return s.do(req)
}

func (s *server) do(req *request) error {
	switch req.do {
	case doHello:
		s.w.info(&s.info)
		return nil
	case doNew:
		pos, err := s.eng.New(req.start)
		if err != nil {
			return err
		}
		clear(s.games)
		s.cards = len(req.start.Cards)
		return s.put(req.game, pos)
	case doBye:
		return nil
	case doChoose, doTry, doFork, doDrop:
	default:
		return &harness.Unsupported{What: fmt.Sprintf("the request %q", req.do)}
	}
	pos := s.games[req.game]
	if pos == nil {
		return fmt.Errorf("there is no game %d", req.game)
	}
	switch req.do {
	case doFork:
		s.games[req.as] = pos
	case doDrop:
		delete(s.games, req.game)
	case doTry:
		return s.try(req, pos)
	default:
		d := pos.Decision()
		switch {
		case d == nil:
			return errors.New("the game is over")
		case req.set || len(req.options) != 1:
			return errors.New("one option answers this decision")
		case req.options[0] < 0 || req.options[0] >= len(d.Options):
			return fmt.Errorf("there is no option %d: they are numbered from 0 to %d", req.options[0], len(d.Options)-1)
		}
		next, err := pos.Choose(req.options[0])
		if err != nil {
			return err
		}
		return s.put(req.game, next)
	}
	return nil
}

func (s *server) try(req *request, pos harness.Position) error {
	d := pos.Decision()
	if d == nil {
		return &harness.Illegal{What: "the game is over"}
	}
	if d.Player != req.player {
		return &harness.Illegal{What: fmt.Sprintf("%s is asked", d.Player)}
	}
	if t, ok := pos.(harness.Trier); ok && d.Options == nil {
		next, err := t.Try(req.option)
		if err != nil {
			return err
		}
		return s.put(req.game, next)
	}
	for i := range d.Options {
		if d.Options[i] == req.option {
			next, err := pos.Choose(i)
			if err != nil {
				return err
			}
			return s.put(req.game, next)
		}
	}
	return &harness.Illegal{What: "no option is so"}
}

// put makes a position that of a game, and tells it.
func (s *server) put(game int, pos harness.Position) error {
	s.games[game] = pos
	p := said{decision: pos.Decision(), board: pos.Board(), events: pos.Events()}
	if c, ok := pos.(harness.Comparable); ok && s.info.Keys {
		s.buf = c.Key(s.buf[:0])
		p.key = s.buf
	}
	if r, ok := pos.(harness.Renamer); ok && p.decision != nil {
		p.alike = alike(r, p.decision.Options)
	}
	s.w.position(&p)
	return nil
}

// alike groups the cards of the options that are interchangeable.
func alike(r harness.Renamer, options []harness.Option) [][]harness.CardID {
	if len(options) < 2 {
		return nil
	}
	var groups [][]harness.CardID
	seen := map[harness.CardID]bool{}
	add := func(c harness.CardID) {
		if c == harness.NoCard || seen[c] {
			return
		}
		seen[c] = true
		for i := range groups {
			if r.Interchangeable(groups[i][0], c) {
				groups[i] = append(groups[i], c)
				return
			}
		}
		groups = append(groups, []harness.CardID{c})
	}
	for i := range options {
		add(options[i].Card)
		add(options[i].Target)
	}
	kept := groups[:0]
	for _, g := range groups {
		if len(g) > 1 {
			kept = append(kept, g)
		}
	}
	return kept
}

// ServeAddr waits at an address (tcp:127.0.0.1:PORT or unix:PATH) and serves whoever comes, one after the
// other, until the context ends.
func ServeAddr(ctx context.Context, eng harness.Engine, addr string, info Info) error {
	network, at, err := splitAddr(addr)
	if err != nil {
		return err
	}
	l, err := net.Listen(network, at)
	if err != nil {
		return err
	}
	stop := context.AfterFunc(ctx, func() { l.Close() })
	defer stop()
	for {
		c, err := l.Accept()
		if err != nil {
			if ctx.Err() != nil {
				return nil
			}
			return err
		}
		hangUp := context.AfterFunc(ctx, func() { c.Close() })
		// That one runner goes badly is no reason not to serve the next.
		_ = Serve(ctx, eng, c, c, info)
		hangUp()
		c.Close()
	}
}
