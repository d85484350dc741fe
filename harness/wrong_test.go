// Engines that show the board wrongly: the corpus must notice.
package harness_test

import (
	"context"
	"testing"

	"dmconform/harness"
	"dmconform/rulings"
)

// blurred is an engine whose boards are changed before anybody sees them.
type blurred struct {
	harness.Engine
	blur func(start *harness.Start, b *harness.Board)
}

type blurredPosition struct {
	harness.Position
	harness.Comparable
	harness.Renamer
	eng   *blurred
	start *harness.Start
}

func (e *blurred) New(s harness.Start) (harness.Position, error) {
	p, err := e.Engine.New(s)
	return e.position(p, &s, err)
}

func (e *blurred) position(p harness.Position, s *harness.Start, err error) (harness.Position, error) {
	if err != nil {
		return nil, err
	}
	return blurredPosition{p, p.(harness.Comparable), p.(harness.Renamer), e, s}, nil
}

func (p blurredPosition) Choose(i int) (harness.Position, error) {
	next, err := p.Position.Choose(i)
	return p.eng.position(next, p.start, err)
}

func (p blurredPosition) Board() harness.Board {
	b := p.Position.Board()
	p.eng.blur(p.start, &b)
	return b
}

// eachLabelled changes how the cards with a label lie, in a zone.
func eachLabelled(z harness.Zone, change func(*harness.Place)) func(*harness.Start, *harness.Board) {
	return func(s *harness.Start, b *harness.Board) {
		for i := range b.Places {
			if s.Cards[i].Label != "" && b.Places[i].Zone == z {
				change(&b.Places[i])
			}
		}
	}
}

// TestWrongEngines: a case fails for each thing that is shown wrongly. Where it can be seen in few cases, few fail.
func TestWrongEngines(t *testing.T) {
	corpus, eng := load(t)
	for _, x := range []struct {
		name string
		blur func(*harness.Start, *harness.Board)
		fail int // at least so many cases must
	}{
		{"turn", func(_ *harness.Start, b *harness.Board) { b.Turn = 1 - b.Turn }, 350},
		{"attack", func(_ *harness.Start, b *harness.Board) { b.AttackOn = !b.AttackOn }, 350},
		{"labelled creatures tapped otherwise", eachLabelled(rulings.Battle, func(p *harness.Place) { p.Tapped = !p.Tapped }), 280},
		{"no creature tapped", func(_ *harness.Start, b *harness.Board) {
			for i := range b.Places {
				b.Places[i].Tapped = b.Places[i].Tapped && b.Places[i].Zone != rulings.Battle
			}
		}, 110},
		{"labelled creatures face down", eachLabelled(rulings.Battle, func(p *harness.Place) { p.FaceDown = !p.FaceDown }), 280},
		{"seals as at the start", func(s *harness.Start, b *harness.Board) {
			for i := range b.Places {
				if b.Places[i].Zone == rulings.Battle {
					b.Places[i].Seals = s.Cards[i].Seals
				}
			}
		}, 3},
		{"labelled shields face up", eachLabelled(rulings.Shields, func(p *harness.Place) { p.FaceUp = !p.FaceUp }), 25},
	} {
		fail, all := 0, 0
		for _, r := range harness.RunCorpus(context.Background(), &blurred{eng, x.blur}, corpus, harness.Options{}) {
			all++
			if r.Verdict == harness.Fail {
				fail++
			}
		}
		t.Logf("%s: %d of %d cases fail", x.name, fail, all)
		if fail < x.fail {
			t.Errorf("%s: %d of %d cases fail, at least %d should", x.name, fail, all, x.fail)
		}
	}
}
