package harness

import (
	"context"
	"errors"
	"slices"
)

// What an engine may add to Engine and Position. None of it changes what a case means: it lets a session say what it no
// longer needs, and play engines that cannot list every option.

// Leaser is an Engine that holds something while a case is played, such as a process of its own.
type Leaser interface {
	// Lease gives an engine for one case, to be used by one goroutine at a time until release is called.
	// The context is that of the case: when it ends, a call that waits returns.
	Lease(ctx context.Context) (eng Engine, release func())
}

// Mover is a Position that its engine would rather not keep for longer than it is needed.
type Mover interface {
	// Move is Choose by one who will not use this position again, nor what it said of itself: it may change in place.
	Move(option int) (Position, error)
	// Drop says that this position will not be used again.
	Drop()
}

// Boarder is a Position that can say where every card is in the room of a board that is not wanted any more.
type Boarder interface {
	BoardIn(room *Board)
}

// lookAt takes the board of a position into a list of boards, in the room of an earlier one if there is any.
func lookAt(boards []Board, pos Position) []Board {
	n := len(boards)
	boards = slices.Grow(boards, 1)[:n+1]
	if b, ok := pos.(Boarder); ok {
		b.BoardIn(&boards[n])
	} else {
		boards[n] = pos.Board()
	}
	return boards
}

// Trier is a Position of an engine that cannot always list what may be done: where the Options of its
// decision are nil, a line is tried instead of looked for.
type Trier interface {
	// Try plays an option that may not be one: the error is then an *Illegal, and the position is as before.
	Try(Option) (Position, error)
}

// Illegal says that an option that was tried may not be taken.
type Illegal struct{ What string }

func (e *Illegal) Error() string { return "illegal: " + e.What }

// Logged is an error of an engine that can say what went on before it.
type Logged interface {
	error
	Log() []string
}

func logOf(err error) []string {
	if l, ok := errors.AsType[Logged](err); ok {
		return l.Log()
	}
	return nil
}

// lease takes hold of the engine for a case.
func (s *session) lease(ctx context.Context, eng Engine) {
	s.close()
	s.eng = eng
	if l, ok := eng.(Leaser); ok {
		s.eng, s.release = l.Lease(ctx)
	}
}

// close lets go of the engine; of one that was not leased, only of the positions.
func (s *session) close() {
	if s.release != nil {
		s.release()
		s.release = nil
	} else {
		for i := range s.frontier {
			drop(s.frontier[i].pos)
		}
	}
	clear(s.frontier)
	s.frontier = s.frontier[:0]
}

// move plays an option; last says that the position is not needed any more.
func move(pos Position, opt int, last bool) (Position, error) {
	if m, ok := pos.(Mover); ok && last {
		return m.Move(opt)
	}
	return pos.Choose(opt)
}

func drop(pos Position) {
	if m, ok := pos.(Mover); ok {
		m.Drop()
	}
}
