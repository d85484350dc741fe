package wire

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"reflect"
	"slices"
	"strings"

	"dmconform/harness"
	"dmconform/rulings"
)

// Check makes a first contact with an engine, for those who write one: every kind of message, on one tiny
// game. It writes what works and what does not, each with the section of PROTOCOL.md to read, and
// returns how many things are wrong. The error is that the engine could not be spoken with at all.
func Check(ctx context.Context, o Options, corpus *rulings.Corpus, w io.Writer) (wrong int, err error) {
	ck := &checker{ctx: ctx, w: w, corpus: corpus}
	e, err := Open(ctx, o)
	if err != nil {
		if _, ok := errors.AsType[harness.Logged](err); !ok {
			err = fmt.Errorf("the engine cannot be started: %w", err)
		}
		ck.failed("hello", err)
		return ck.wrong, err
	}
	ck.e, ck.c = e, e.idle[0]
	ck.run()
	if err := e.Close(); err != nil {
		ck.bad("bye", "%v", err)
	} else if ck.c.stays {
		ck.skip("bye", "it is unsupported; answer it with nothing but the id")
	} else if ck.c.dead == nil || ck.ended {
		ck.ok("bye", "it went, and said nothing more")
	}
	return ck.wrong, nil
}

type checker struct {
	ctx    context.Context
	w      io.Writer
	corpus *rulings.Corpus
	e      *Engine
	c      *conn
	start  harness.Start
	wrong  int
	ended  bool // all was gone through
}

func (ck *checker) ok(section, format string, args ...any) {
	fmt.Fprintf(ck.w, "ok       %-10s %s\n", section, fmt.Sprintf(format, args...))
}

func (ck *checker) bad(section, format string, args ...any) {
	ck.wrongAt(section, section, fmt.Sprintf(format, args...))
}

// wrongAt tells what is wrong, and the section to read about it.
func (ck *checker) wrongAt(section, read, what string) {
	ck.wrong++
	if read = fmt.Sprintf("%q", read); read == `"`+top+`"` {
		read = "the rules at the top"
	}
	fmt.Fprintf(ck.w, "WRONG    %-10s %s\n                    read: conform protocol, %s\n", section, what, read)
}

func (ck *checker) skip(section, format string, args ...any) {
	fmt.Fprintf(ck.w, "skipped  %-10s %s\n", section, fmt.Sprintf(format, args...))
}

func (ck *checker) log(err error) {
	if l, ok := errors.AsType[harness.Logged](err); ok {
		for _, line := range l.Log() {
			fmt.Fprintf(ck.w, "                    %s\n", line)
		}
	}
}

// failed reports an error of a call, and whether nothing more can be asked.
func (ck *checker) failed(section string, err error) bool {
	if err == nil {
		return false
	}
	read := section
	if f, ok := errors.AsType[*failure](err); ok && f.section != "" {
		read = f.section
	}
	ck.wrongAt(section, read, err.Error())
	ck.log(err)
	return true
}

func (ck *checker) run() {
	ck.hello()
	if !ck.unknown() {
		return
	}
	if !ck.cards() {
		ck.ended = true
		return
	}
	first, ok := ck.begin()
	if !ok {
		return
	}
	ck.ended = ck.acts(first) && ck.forks() && ck.mistakes()
}

func (ck *checker) hello() {
	i := ck.c.info
	name := i.Name
	for _, more := range [...]string{i.Version, i.Language} {
		if more != "" {
			name += ", " + more
		}
	}
	ck.ok("hello", "%s; protocol %d", name, i.Protocol)
	for _, x := range [...]struct {
		has     bool
		yes, no string
	}{
		{i.Fork, "it can fork", "it cannot fork: positions are played again from the start"},
		{i.Keys, "its positions have keys: equal ones are merged", "its positions have no keys: nothing is merged"},
		{!i.Tries, "it lists all options", "it may leave options out: lines are tried, and what no line answers is inconclusive"},
		{i.Chance, "chance is asked for", "chance cannot be set: cases that set it are unsupported"},
		{i.Issues != "", "bugs are reported at " + i.Issues, "it does not say where its bugs are reported (issues)"},
	} {
		if x.has {
			ck.ok("hello", "%s", x.yes)
		} else {
			ck.skip("hello", "%s", x.no)
		}
	}
}

// unknown: what an engine does not know must not upset it; later versions will say more.
func (ck *checker) unknown() bool {
	ck.c.begin("x-unknown")
	ck.c.w.str("x-field", "ignored")
	_, err := ck.c.call(ck.ctx, "x-unknown", ck.c.limits.Answer, expected{})
	if _, ok := errors.AsType[*harness.Unsupported](err); ok {
		ck.ok("errors", "an unknown request is unsupported")
		return true
	}
	if err == nil || ck.c.dead == nil {
		ck.bad("errors", "an unknown request should be answered unsupported")
		return true
	}
	return !ck.failed("errors", err)
}

// cards finds a creature without abilities that the engine knows.
func (ck *checker) cards() bool {
	candidates := []*rulings.Card{ck.corpus.Filler}
	for _, name := range slices.Sorted(maps.Keys(ck.corpus.Cards)) {
		if c := ck.corpus.Cards[name]; len(c.Sides) == 1 && c.Sides[0].Type == "creature" && c.Sides[0].Text == "" && len(c.Sides[0].Civ) == 1 && c.Sides[0].Cost <= 5 {
			candidates = append(candidates, c)
		}
	}
	for _, c := range candidates {
		if c == nil {
			continue
		}
		ck.start = tinyGame(c)
		if ck.e.supports(&ck.start) == nil {
			return true
		}
	}
	ck.skip("new", "it knows no creature without abilities (%s would do), so no game was played", ck.corpus.Filler.Name)
	return false
}

// tinyGame: one card, everywhere.
func tinyGame(c *rulings.Card) harness.Start {
	s := harness.Start{Step: "main", Log: true}
	put := func(p harness.Player, z harness.Zone, n int) {
		for i := range n {
			s.Cards = append(s.Cards, harness.StartCard{
				Place: harness.Place{Player: p, Zone: z, Index: int16(i), On: harness.NoCard}, Card: c,
			})
		}
	}
	put(rulings.You, rulings.Hand, 1)
	put(rulings.You, rulings.Battle, 1)
	put(rulings.You, rulings.Mana, c.Sides[0].Cost)
	for p := rulings.You; p <= rulings.Opponent; p++ {
		put(p, rulings.Shields, 5)
		put(p, rulings.Deck, 10)
	}
	s.Cards[0].Label = "hand"
	s.Cards[1].Label = "battle"
	return s
}

// deal begins the tiny game.
func (ck *checker) deal() (*moment, error) {
	m := &moment{l: &lessee{e: ck.e, ctx: ck.ctx, conn: ck.c, unhook: func() bool { return true }}, start: &ck.start}
	return m, m.begin()
}

func (ck *checker) begin() (*moment, bool) {
	m, err := ck.deal()
	if _, ok := errors.AsType[*harness.Unsupported](err); ok {
		ck.start.Log = false
		if m, err = ck.deal(); err == nil {
			ck.skip("new", "no events are told: cases that look at them are unsupported")
		}
	}
	if _, ok := errors.AsType[*harness.Unsupported](err); ok {
		ck.skip("new", "%v", err)
		ck.ended = true
		return nil, false
	}
	if ck.failed("new", err) {
		return nil, false
	}
	ck.ok("new", "a game began: %d cards", len(m.board.Places))
	want := make([]harness.Place, len(ck.start.Cards))
	for i := range want {
		want[i] = ck.start.Cards[i].Place
	}
	if !ck.sameBoard("board", want, m.board.Places) {
		return m, true
	}
	ck.ok("board", "the cards lie where new put them")
	return m, true
}

func (ck *checker) sameBoard(section string, want, got []harness.Place) bool {
	for i := range want {
		x, y := want[i], got[i]
		x.Index, y.Index = 0, 0
		if x != y {
			ck.bad(section, "card %d lies in %s %s; it should lie in %s %s", i, y.Player, y.Zone, x.Player, x.Zone)
			return false
		}
	}
	return true
}

// acts plays a summoning and the end of the turn.
func (ck *checker) acts(m *moment) bool {
	d := m.decision
	if d == nil || d.Kind != harness.KindAct || d.Player != rulings.You {
		ck.bad("position", "in your main step you are asked what to do: a decision of kind \"act\" of \"you\"")
		return ck.c.dead == nil
	}
	ck.ok("position", "you are asked what to do")
	line := harness.Option{Verb: rulings.Summon, Card: 0, Target: harness.NoCard, From: rulings.Hand}
	next, ok := ck.act(m, line)
	if !ok {
		return false
	}
	if next != nil {
		if z := next.board.Places[0].Zone; z != rulings.Battle {
			ck.bad("choose", "the creature was summoned and lies in the zone %s", z)
		} else {
			ck.ok("choose", "a creature was summoned")
		}
		switch {
		case !ck.start.Log:
		case len(next.events) == 0:
			ck.bad("position", "new asked for events, and none came with the summoning")
		default:
			ck.ok("position", "%d events came with the summoning", len(next.events))
		}
		m = next
	}
	next, ok = ck.act(m, harness.Option{Verb: rulings.End, Card: harness.NoCard, Target: harness.NoCard})
	if !ok || next == nil {
		return ok
	}
	if next.board.Turn != rulings.Opponent {
		ck.bad("choose", "the turn ended, and it is still yours")
	} else {
		ck.ok("choose", "the turn ended")
	}
	return true
}

// act plays a line, and the first option of everything until the next act.
func (ck *checker) act(m *moment, line harness.Option) (*moment, bool) {
	a := answer{try: &line}
	section := "try"
	if m.decision.Options != nil {
		section = "choose"
		i := slices.IndexFunc(m.decision.Options, func(o harness.Option) bool {
			return o.Verb == line.Verb && o.Card == line.Card
		})
		if i < 0 {
			ck.bad("position", "%q is not among the options; there are %s", line.Verb, optionList(m.decision))
			return nil, true
		}
		a = answer{options: []int16{int16(i)}}
	} else {
		odd := harness.Option{Verb: rulings.Attack, Card: 0, Target: harness.NoCard, From: rulings.Hand}
		if line.Verb == rulings.Summon && !ck.refuses(m, odd) {
			return nil, ck.c.dead == nil
		}
	}
	next, err := m.play(a, true)
	if err == nil && a.try != nil {
		ck.ok("try", "%q was tried, and played", line.Verb)
	}
	events := []harness.Event(nil)
	for n := 0; err == nil; n++ {
		events = append(events, next.events...)
		d := next.decision
		if d == nil || d.Kind == harness.KindAct || n > 100 {
			next.events = events
			return next, true
		}
		if d.Options == nil {
			ck.skip("try", "a decision of kind %q has no list of options: only lines can answer it", kindNames[d.Kind])
			return nil, true
		}
		p := next.position()
		var pos harness.Position = p
		for err == nil && pos.(*position).m == next {
			pos, err = pos.Choose(0)
		}
		if err == nil {
			next = pos.(*position).m
		}
	}
	if _, ok := errors.AsType[*harness.Unsupported](err); ok {
		ck.skip(section, "%q: %v", line.Verb, err)
		return nil, true
	}
	return nil, !ck.failed(section, err) || ck.c.dead == nil
}

func (ck *checker) refuses(m *moment, line harness.Option) bool {
	_, err := m.play(answer{try: &line}, false)
	if _, ok := err.(*harness.Illegal); ok {
		ck.ok("try", "an illegal line is illegal")
		return true
	}
	if err == nil {
		ck.bad("try", "a card in the hand was let attack; that should be illegal")
		return true
	}
	return !ck.failed("try", err)
}

func optionList(d *harness.Decision) string {
	var out []string
	for i := range d.Options {
		t := string(d.Options[i].Verb)
		if c := d.Options[i].Card; c != harness.NoCard {
			t += fmt.Sprintf(" card %d", c)
		}
		out = append(out, t)
	}
	return strings.Join(out, ", ")
}

// forks plays one position on twice.
func (ck *checker) forks() bool {
	m, err := ck.deal()
	if ck.failed("new", err) {
		return false
	}
	if m.decision == nil || m.decision.Options == nil {
		ck.skip("fork", "only played where options are listed")
		return true
	}
	// An end of the turn may be more than an engine can play.
	i := slices.IndexFunc(m.decision.Options, func(o harness.Option) bool { return o.Verb != rulings.End })
	first := answer{options: []int16{int16(max(i, 0))}}
	one, err := m.play(first, false)
	if _, ok := errors.AsType[*harness.Unsupported](err); ok {
		ck.skip("fork", "%v", err)
		return ck.replays(m, nil)
	}
	if ck.failed("fork", err) {
		return ck.c.dead == nil
	}
	two, err := m.play(first, false)
	if ck.failed("fork", err) {
		return ck.c.dead == nil
	}
	how := "a game was forked"
	if !ck.c.info.Fork {
		how = "a game was played again from the start"
	}
	if !same(one, two) {
		ck.bad("fork", "%s: the same choice then led elsewhere", how)
	} else {
		ck.ok("fork", "%s: the same choice leads to the same position", how)
	}
	if two.drop(); ck.c.info.Fork && ck.c.dead == nil {
		ck.ok("drop", "a game was dropped")
	}
	if ck.failed("drop", ck.c.dead) {
		return false
	}
	return ck.replays(m, one)
}

// replays begins the same game again and again, for what is shuffled is the same now and then: it always
// begins with the same moment, and the same choice leads to the same next one, if there is one.
func (ck *checker) replays(first, next *moment) bool {
	const times = 12
	for range times {
		m, err := ck.deal()
		if err == nil && same(m, first) {
			if next == nil {
				continue
			}
			m, err = m.play(next.by, true)
			if err == nil && same(m, next) {
				continue
			}
		}
		if !ck.failed("choose", err) {
			ck.bad("choose", "the game was begun again, and the same choices led elsewhere: what is left to chance must be asked")
		}
		return ck.c.dead == nil
	}
	ck.ok("choose", "the game was begun again, %d times: the same choices lead to the same positions", times)
	return true
}

func same(a, b *moment) bool {
	return reflect.DeepEqual(a.decision, b.decision) && reflect.DeepEqual(a.board, b.board)
}

// mistakes: a request that makes no sense is an error, and no end.
func (ck *checker) mistakes() bool {
	m, err := ck.deal()
	if ck.failed("new", err) {
		return false
	}
	if m.decision == nil || m.decision.Options == nil {
		return true
	}
	_, err = m.play(answer{options: []int16{9999}}, true)
	if err == nil {
		ck.bad("errors", "option 9999 was taken; it should be answered with error")
	} else if ck.c.dead != nil {
		ck.failed("errors", err)
		return false
	} else {
		ck.ok("errors", "an option that is not there is an error")
	}
	_, err = ck.deal()
	if !ck.failed("new", err) {
		ck.ok("new", "a game began after the error")
	}
	return err == nil
}
