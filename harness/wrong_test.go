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

func TestWrongEngines(t *testing.T) {
	corpus, eng := load(t)
	for _, x := range []struct {
		name string
		blur func(*harness.Start, *harness.Board)
		most int // cases that may pass all the same
	}{
		{"turn", func(_ *harness.Start, b *harness.Board) { b.Turn = 1 - b.Turn }, 10},
		{"attack", func(_ *harness.Start, b *harness.Board) { b.AttackOn = !b.AttackOn }, 10},
		{"labelled creatures tapped otherwise", eachLabelled(rulings.Battle, func(p *harness.Place) { p.Tapped = !p.Tapped }), 75},
		{"no creature tapped", func(_ *harness.Start, b *harness.Board) {
			for i := range b.Places {
				b.Places[i].Tapped = b.Places[i].Tapped && b.Places[i].Zone != rulings.Battle
			}
		}, 250},
		{"labelled creatures face down", eachLabelled(rulings.Battle, func(p *harness.Place) { p.FaceDown = !p.FaceDown }), 80},
		{"seals as at the start", func(s *harness.Start, b *harness.Board) {
			for i := range b.Places {
				if b.Places[i].Zone == rulings.Battle {
					b.Places[i].Seals = s.Cards[i].Seals
				}
			}
		}, 360},
		{"labelled shields face up", eachLabelled(rulings.Shields, func(p *harness.Place) { p.FaceUp = !p.FaceUp }), 340},
	} {
		pass, all := 0, 0
		for _, r := range harness.RunCorpus(context.Background(), &blurred{eng, x.blur}, corpus, harness.Options{}) {
			all++
			if r.Verdict == harness.Pass {
				pass++
			}
		}
		t.Logf("%s: %d of %d cases pass", x.name, pass, all)
		if pass > x.most {
			t.Errorf("%s: %d of %d cases pass, %d at most should", x.name, pass, all, x.most)
		}
	}
}
