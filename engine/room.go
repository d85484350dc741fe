package engine

// room is memory that lasts for a game: slices are cut from it until it is used up, and none is given back. Only the
// position that it belongs to cuts from it.
type room struct {
	shared bool // a fork sees what was cut from it, so it is not used again
	game   Game
	cards  []cardInfo
	lying  []Card    // in their zones, as the game begins
	field  []Element // likewise
	waits  []Pending // likewise
	last   []Last    // likewise
	refs   stock[Ref]
	picks  stock[Pick]
	moves  stock[Move]
}

// How much a game of ordinary length uses.
const (
	ordinaryRefs  = 64
	ordinaryPicks = 16
	ordinaryMoves = 8
	ordinaryWaits = 2
)

func newRoom() *room {
	return &room{
		waits: make([]Pending, 0, ordinaryWaits),
		last:  make([]Last, 0, ordinaryWaits),
		refs:  stock[Ref]{all: make([]Ref, ordinaryRefs)},
		picks: stock[Pick]{all: make([]Pick, ordinaryPicks)},
		moves: stock[Move]{all: make([]Move, ordinaryMoves)},
	}
}

// reuse gives the memory of a position that nobody will look at again: its room, all of it free, nil if others still see
// it, and that of its options.
func (s *State) reuse() (r *room, options []Option) {
	options = s.options
	if s.decision.Options != nil {
		options = s.decision.Options
	}
	if s.room == nil || s.room.shared {
		return nil, options
	}
	r = s.room
	r.refs.used, r.picks.used, r.moves.used = 0, 0, 0
	return r, options
}

// stock is an array that slices are cut from, one behind the other.
type stock[T any] struct {
	all  []T
	used int
}

// cut gives an empty slice for n values.
func (k *stock[T]) cut(n int) []T {
	from, to := k.used, k.used+n
	if to > len(k.all) {
		return make([]T, 0, n)
	}
	k.used = to
	return k.all[from:from:to]
}

func (s *State) newRefs(n int) []Ref {
	if s.room == nil {
		return make([]Ref, 0, n)
	}
	return s.room.refs.cut(n)
}

func (s *State) newPicks(n int) []Pick {
	if s.room == nil {
		return make([]Pick, 0, n)
	}
	return s.room.picks.cut(n)
}

func (s *State) newMoves(n int) []Move {
	if s.room == nil {
		return make([]Move, 0, n)
	}
	return s.room.moves.cut(n)
}

// sized gives n values in the memory of a slice if they fit there; they are not zero.
func sized[T any](in []T, n int) []T {
	if cap(in) < n {
		return make([]T, n)
	}
	return in[:n]
}
