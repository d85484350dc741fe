package harness

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"
)

// shy is the toy engine as one that lists no options of acts, or of anything.
type shy struct{ all bool }

func (e shy) New(s Start) (Position, error) { return e.wrap(toyEngine{}.New(s)) }

func (e shy) wrap(pos Position, err error) (Position, error) {
	if err != nil {
		return nil, err
	}
	return shyPosition{pos.(*toy), e}, nil
}

type shyPosition struct {
	*toy
	eng shy
}

func (p shyPosition) Choose(i int) (Position, error) { return p.eng.wrap(p.toy.Choose(i)) }

func (p shyPosition) Decision() *Decision {
	d := p.toy.Decision()
	if d == nil || d.Kind != KindAct && !p.eng.all {
		return d
	}
	shut := *d
	shut.Options = nil
	return &shut
}

func (p shyPosition) Try(o Option) (Position, error) {
	for i, x := range p.asked.Options {
		if x.Card == NoCard {
			x.Card = o.Card // declined
		}
		if x.From == 0 {
			x.From = o.From
		}
		if o.As == "" {
			x.As = ""
		}
		if x == o {
			return p.eng.wrap(p.toy.Choose(i))
		}
	}
	return nil, &Illegal{What: "no such thing"}
}

// TestTried holds an engine whose acts must be tried to the verdicts of one that lists them.
func TestTried(t *testing.T) {
	for i := range 300 {
		r, c := randomCase(rand.New(rand.NewPCG(uint64(i), 3)))
		want := Run(context.Background(), toyEngine{}, r, c, 0)
		got := Run(context.Background(), shy{}, r, c, 0)
		if got.Verdict != want.Verdict {
			t.Fatalf("%d: %s, listed %s\n%s\n%s\n%s", i, got.Verdict, want.Verdict, Script(r, c), got.Reason, want.Reason)
		}
	}
	for _, x := range []struct {
		name, board, actions, expect string
		verdict                      Verdict
		reason                       string
	}{
		{"scripted", "you hand sage", "you summon sage\nyou use sage", "you hand 1\nyou deck -1", Pass, ""},
		{"declined", "you hand sage", "you summon sage\nyou decline sage", "you hand 0", Pass, ""},
		{"left open", "you hand sage", "you summon sage", "you hand 1", Inconclusive, "the engine does not list the options: you are asked whether to use something by sage"},
		{"refused", "you hand rich\nyou mana", "you summon rich", "you battle 1", Fail, "not offered: you summon rich; the engine refused it: no such thing"},
		{"must not be, and is", "you hand rich\nyou mana _", "! you summon rich\nyou summon rich", "you battle 1", Fail, "offered, though it must not be: you summon rich"},
		{"must not be, and is not", "you hand rich seer\nyou mana", "! you summon rich\nyou summon seer", "you hand 2\nyou deck -1", Pass, ""},
		{"offered", "you hand rich seer\nyou mana", "you summon seer", "! offered you summon rich\noffered you charge rich\nyou deck -1\nyou hand 2", Pass, ""},
		{"not offered", "you hand rich seer\nyou mana", "you summon seer", "offered you summon rich\nyou deck -1\nyou hand 2", Fail, "the engine refused it"},
	} {
		r, c := toyCase(toyCards, x.board, x.actions, x.expect)
		got := Run(context.Background(), shy{all: true}, r, c, 0)
		if got.Verdict != x.verdict || !strings.Contains(got.Reason, x.reason) {
			t.Errorf("%s: %s %s", x.name, got.Verdict, got.Reason)
		}
		if got.Verdict == Fail && got.Failure.Board == "" {
			t.Errorf("%s: no counter-example", x.name)
		}
	}
}

// leased counts what is leased, moved and dropped.
type leased struct{ open, moved, dropped *int }

func (e leased) New(s Start) (Position, error) { return toyEngine{}.New(s) }

func (e leased) Lease(context.Context) (Engine, func()) {
	*e.open++
	return movers(e), func() { *e.open-- }
}

type movers leased

func (e movers) New(s Start) (Position, error) { return e.wrap(toyEngine{}.New(s)) }

func (e movers) wrap(pos Position, err error) (Position, error) {
	if err != nil {
		return nil, err
	}
	return &mover{pos.(*toy), e, false}, nil
}

// mover panics if it is used after it was moved on from or dropped.
type mover struct {
	*toy
	eng  movers
	gone bool
}

func (p *mover) use() {
	if p.gone {
		panic("used again")
	}
}

func (p *mover) Choose(i int) (Position, error) { p.use(); return p.eng.wrap(p.toy.Choose(i)) }
func (p *mover) Decision() *Decision            { p.use(); return p.toy.Decision() }
func (p *mover) Board() Board                   { p.use(); return p.toy.Board() }
func (p *mover) Drop()                          { p.use(); p.gone = true; *p.eng.dropped++ }

func (p *mover) Move(i int) (Position, error) {
	p.use()
	p.gone = true
	*p.eng.moved++
	return p.eng.wrap(p.toy.Choose(i))
}

// TestLeases: what is leased is given back, and nothing is used after it was given up.
func TestLeases(t *testing.T) {
	var open, moved, dropped int
	eng := leased{&open, &moved, &dropped}
	for i := range 300 {
		r, c := randomCase(rand.New(rand.NewPCG(uint64(i), 5)))
		want, got := Run(context.Background(), toyEngine{}, r, c, 0), Run(context.Background(), eng, r, c, 0)
		if got.Verdict != want.Verdict || got.Reason != want.Reason || got.Positions != want.Positions || got.Branches != want.Branches {
			t.Fatalf("%d: %+v, want %+v", i, got, want)
		}
	}
	if open != 0 || moved == 0 || dropped == 0 {
		t.Errorf("%d leased, %d moved, %d dropped", open, moved, dropped)
	}
}
