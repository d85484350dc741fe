package wire

import (
	"encoding/binary"
	"slices"

	"dmconform/harness"
	"dmconform/rulings"
)

// moment is a position as the engine told it, and how the game came to it. The engine's games move on; a
// moment stays. While a game of the engine stands at it, it is played on from there; if none does any
// more, the way to it is played again.
type moment struct {
	said
	l      *lessee
	start  *harness.Start // where the game begins; of the first moment only
	parent *moment
	by     answer // from parent
	serial int

	game  int // the engine's game that stands here, 0 if none
	epoch int // in which that is so
	spare int // another one, forked for a line that was refused
}

// answer is how a decision was answered: by options, or by a line that was tried.
type answer struct {
	options []int16
	set     bool
	ordered bool
	try     *harness.Option
}

// begin begins the game at its start.
func (m *moment) begin() error {
	l := m.l
	if err := l.ready(); err != nil {
		return err
	}
	l.epoch++
	c := l.conn
	game := c.nextGame()
	c.begin(doNew)
	c.w.num("game", game)
	c.w.start(m.start, l.e.name, c.info.Facts)
	return m.hear(doNew, game, len(m.start.Cards))
}

// hear sends the request that leads to this moment and takes the reply in.
func (m *moment) hear(do string, game, cards int) error {
	l := m.l
	r, err := l.conn.call(l.ctx, do, l.conn.limits.Answer, expected{cards, &l.conn.info})
	if err != nil {
		return err
	}
	m.said = r.position
	m.game, m.epoch = game, l.epoch
	l.serial++
	m.serial = l.serial
	if d := m.decision; d != nil && d.Kind == harness.KindName && l.e.o.Find != nil && l.conn.info.Names == "en" {
		for i := range d.Options {
			if name := l.e.o.Find(d.Options[i].Name); name != "" {
				d.Options[i].Name = name
			}
		}
	}
	return nil
}

// here reports whether a game of the engine stands at this moment.
func (m *moment) here() bool {
	return m.game != 0 && m.epoch == m.l.epoch && m.l.conn != nil && m.l.conn.dead == nil
}

// revive plays the way to this moment again.
func (m *moment) revive() error {
	if m.here() {
		return nil
	}
	var way []*moment
	first := m
	for ; first.parent != nil; first = first.parent {
		way = append(way, first)
	}
	now := &moment{l: m.l, start: first.start}
	if err := now.begin(); err != nil {
		return err
	}
	for _, step := range slices.Backward(way) {
		d := now.decision
		if d == nil || step.by.try == nil && int(slices.Max(append(step.by.options, 0))) >= len(d.Options) {
			return now.elsewhere()
		}
		next, err := now.send(step.by, now.take())
		if _, ok := err.(*harness.Illegal); ok {
			return now.elsewhere()
		}
		if err != nil {
			return err
		}
		now = next
	}
	if !same(now, m) {
		return now.elsewhere()
	}
	m.game, m.epoch, m.spare = now.game, now.epoch, 0
	return nil
}

func (m *moment) elsewhere() error {
	return m.l.conn.violates("choose", "the same choices led elsewhere: what is left to chance must be asked")
}

// take gives this moment's game away.
func (m *moment) take() int {
	g := m.game
	m.game = 0
	return g
}

// twin gives a game that stands here and may be played on, so that this moment keeps its own.
func (m *moment) twin() (int, error) {
	c := m.l.conn
	if m.spare != 0 {
		g := m.spare
		m.spare = 0
		return g, nil
	}
	if !c.info.Fork {
		return m.take(), nil // it will be revived if it is needed
	}
	as := c.nextGame()
	c.begin(doFork)
	c.w.num("game", m.game)
	c.w.num("as", as)
	_, err := c.call(m.l.ctx, doFork, c.limits.Answer, expected{})
	return as, err
}

// play answers the decision. last says that nobody will play on from here again.
func (m *moment) play(a answer, last bool) (*moment, error) {
	if err := m.revive(); err != nil {
		return nil, err
	}
	var game int
	var err error
	if last && m.spare == 0 {
		game = m.take()
	} else if game, err = m.twin(); err != nil {
		return nil, err
	}
	next, err := m.send(a, game)
	if ill, ok := err.(*harness.Illegal); ok {
		// An illegal line changes nothing.
		if m.game == 0 {
			m.game = game
		} else {
			m.spare = game
		}
		return nil, ill
	}
	return next, err
}

// send plays the answer on a game that stands here.
func (m *moment) send(a answer, game int) (*moment, error) {
	c := m.l.conn
	do := doChoose
	if a.try != nil {
		do = doTry
	}
	c.begin(do)
	c.w.num("game", game)
	switch {
	case a.try != nil:
		c.w.key("line")
		c.w.open('{')
		c.w.str("player", m.decision.Player.String())
		c.w.line(a.try)
		c.w.close('}')
	case a.set:
		c.w.key("options")
		c.w.open('[')
		for _, o := range a.options {
			c.w.item(int(o))
		}
		c.w.close(']')
	default:
		c.w.num("option", int(a.options[0]))
	}
	next := &moment{l: m.l, parent: m, by: a}
	if err := next.hear(do, game, len(m.board.Places)); err != nil {
		return nil, err
	}
	return next, nil
}

// drop lets go of the game.
func (m *moment) drop() {
	c := m.l.conn
	if !m.here() || !c.info.Fork {
		return
	}
	for _, g := range [...]int{m.take(), m.spare} {
		if g == 0 {
			continue
		}
		c.begin(doDrop)
		c.w.num("game", g)
		// What went wrong is told by the next call: the conn is dead then.
		_, _ = c.call(m.l.ctx, doDrop, c.limits.Answer, expected{})
	}
	m.spare = 0
}

// identity appends what makes two moments of this case one: the engine's key, or that they followed the
// same moment by the same set of options.
func (m *moment) identity(buf []byte) []byte {
	if m.key != nil {
		return append(append(buf, 'k'), m.key...)
	}
	if m.by.set && m.parent != nil {
		buf = binary.AppendVarint(append(buf, 's'), int64(m.parent.serial))
		return appendPicks(buf, m.by.options, m.by.ordered)
	}
	return binary.AppendVarint(append(buf, 'u'), int64(m.serial))
}

func appendPicks(buf []byte, picks []int16, ordered bool) []byte {
	if !ordered && !slices.IsSorted(picks) {
		picks = slices.Clone(picks)
		slices.Sort(picks)
	}
	for _, p := range picks {
		buf = binary.AppendVarint(buf, int64(p))
	}
	return buf
}

// position is a moment as the harness sees it.
type position struct {
	m        *moment
	decision *harness.Decision
	used     bool    // a coarser grain: the ability is used
	picks    []int16 // and these options are chosen
}

func (m *moment) position() *position {
	p := &position{m: m, decision: m.decision}
	if m.pick.set || m.pick.all {
		p.decision = p.fine()
	}
	return p
}

func (p *position) Decision() *harness.Decision            { return p.decision }
func (p *position) Board() harness.Board                   { return p.m.board }
func (p *position) Choose(i int) (harness.Position, error) { return p.choose(i, false) }
func (p *position) Move(i int) (harness.Position, error)   { return p.choose(i, true) }
func (p *position) Try(o harness.Option) (harness.Position, error) {
	m, err := p.m.play(answer{try: &o}, false)
	if err != nil {
		return nil, err
	}
	return m.position(), nil
}

// Drop lets go of the position. One that is part of an answer has nothing of its own.
func (p *position) Drop() {
	if !p.used && len(p.picks) == 0 {
		p.m.drop()
	}
}

// Events happened before the decision, not between the parts of its answer.
func (p *position) Events() []harness.Event {
	if p.used || len(p.picks) > 0 {
		return nil
	}
	return p.m.events
}

// Key appends what the engine says, or what makes two parts of an answer one.
func (p *position) Key(buf []byte) []byte {
	buf = p.m.identity(buf)
	if p.used || len(p.picks) > 0 {
		buf = append(buf, '/')
		if p.used {
			buf = append(buf, '+')
		}
		buf = appendPicks(append(buf, '/'), p.picks, p.m.pick.all)
	}
	return buf
}

func (p *position) Interchangeable(a, b harness.CardID) bool {
	for _, g := range p.m.alike {
		if slices.Contains(g, a) {
			return slices.Contains(g, b)
		}
	}
	return false
}

func (p *position) choose(i int, last bool) (harness.Position, error) {
	if p.m.pick.set || p.m.pick.all {
		return p.part(i, last)
	}
	m, err := p.m.play(answer{options: []int16{int16(i)}}, last)
	if err != nil {
		return nil, err
	}
	return m.position(), nil
}

// line writes a line that is tried; its verb always stands.
func (w *writer) line(o *harness.Option) { w.optionFields(harness.KindAct, o) }

// none is the option to choose no more.
func none(k harness.DecisionKind) harness.Option {
	return harness.Option{Verb: implied[k], Card: harness.NoCard, Target: harness.NoCard, None: true}
}

var decline = harness.Option{Verb: rulings.Decline, Card: harness.NoCard, Target: harness.NoCard}
