package harness

import (
	"context"
	"strings"
	"testing"
	"time"

	"dmconform/rulings"
)

const toyCards = `
	seer = 0/2000 draw 1
	sage = 0/2000 may-draw 1
	bully = 0/3000 toss 1
	imp = 0/1000 random 1
	axe = 0/4000 kill
	dart = 0/1000 maybe-kill
	poet = 0/1000 modes
	muse = 0/1000 maybe-modes
	drum = 0/1000 two 2
	mole = 0/1000 slip
	wind = 0/1000 shuffle 2
	guard = 0/2000 guard
	ghost = 0/1000 undead
	gift = 1/1000 free
	rich = 1/5000
	bomb = 0/1000 panic
	loop = 0/1000 endless
	junk = 0/1000 broken
	alien = 0/1000 alien
	crown = 0/1000 win
	plain = 0/1000
	grey = 0/1000
`

// toyTests are cases for the toy game, a line of the session's or the judge's rules each.
var toyTests = []struct {
	name, board, actions, expect string
	verdict                      Verdict
	reason                       string // part of it
}{
	// Lines and open decisions.
	{"a line answers", "you hand sage", "you summon sage\nyou use sage", "you hand 1\nyou deck -1", Pass, ""},
	{"as and for", "you hand sage", "you summon sage\nyou use sage as trigger", "you deck -1\nyou hand 1", Pass, ""},
	{"as is wrong", "you hand sage", "you summon sage\nyou use sage as replacement", "you hand 1", Fail, "not offered: you use sage as replacement"},
	{"decline", "you hand sage", "you summon sage\nyou decline sage", "you hand 0", Pass, ""},
	{"wrong player", "you hand sage", "you summon sage\nopponent use sage", "you hand 1", Fail, "not offered: opponent use sage; open was: you are asked what to do"},
	{"by", "you hand bully\nopponent hand plain grey", "you summon bully\nopponent choose grey by bully", "opponent grave has grey", Pass, ""},
	{"by another", "you hand bully\nyou battle seer\nopponent hand plain grey", "you summon bully\nopponent choose grey by seer", "opponent grave has grey", Fail, "not offered"},
	{"left open, it holds on every branch", "you hand bully\nopponent hand plain grey", "you summon bully", "opponent hand 1\nopponent grave 1", Pass, ""},
	{"left open, it fails on one", "you hand bully\nopponent hand plain grey", "you summon bully", "opponent grave has grey\nopponent hand 1", Fail, "expected: opponent grave has grey; opponent grave: plain"},
	{"possible", "you hand bully\nopponent hand plain grey", "you summon bully", "possible opponent grave has grey\npossible opponent grave has plain\nopponent hand 1", Pass, ""},
	{"impossible", "you hand bully\nopponent hand plain", "you summon bully", "possible opponent grave has grey\nopponent hand 0", Fail, "on no branch"},
	{"chance is explored", "you hand imp\nopponent hand plain grey", "you summon imp", "opponent grave has grey\nopponent hand 1", Fail, "opponent grave: plain"},
	{"chance is scripted", "you hand imp\nopponent hand plain grey", "you summon imp\nchance grey", "opponent grave has grey\nopponent hand 1", Pass, ""},
	{"acts are not explored", "you hand seer plain", "you summon plain", "you hand 1\nyou battle 1", Pass, ""},
	{"an act that is not offered", "you hand rich\nyou mana", "you summon rich", "you battle 1", Fail, "not offered: you summon rich"},
	{"a line after the end", "you hand crown seer", "you summon crown\nyou summon seer", "you won", Fail, "the game is over"},
	{"mode", "you hand poet", "you summon poet\nyou mode 2", "you grave 1\nyou deck -1", Pass, ""},
	{"mode none", "you hand muse", "you summon muse\nyou mode none by muse", "you battle 1", Pass, ""},
	{"a mode where none will do", "you hand muse", "you summon muse\nyou mode 1", "you hand 1\nyou deck -1", Pass, ""},
	{"mode none is not offered", "you hand poet", "you summon poet\nyou mode none", "you battle 1", Fail, "not offered: you mode none"},
	{"none of the modes is a branch", "you hand muse", "you summon muse\noffered you mode none", "possible you deck 5\npossible you hand 1\npossible you grave 1\nyou battle 1\nunchecked you hand\nunchecked you deck\nunchecked you grave", Pass, ""},
	{"several labels", "you hand drum\nyou battle plain grey seer", "you summon drum\nyou order grey seer", "grey tapped\nseer tapped\nplain untapped\nyou battle has drum", Pass, ""},
	{"the second label is not offered", "you hand drum\nyou battle plain grey seer", "you summon drum\nyou order grey grey", "grey tapped\nyou battle has drum\nunchecked you battle", Fail, "not offered: you order grey grey (part 2 of 2); open was: you are asked for an order by drum"},
	{"the last label is implied", "you hand drum\nyou battle plain' grey", "you summon drum\nyou order grey drum", "grey tapped\ndrum tapped", Pass, ""},
	{"choose none", "you hand dart\nyou battle plain", "you summon dart\nyou choose none", "you battle 2", Pass, ""},
	{"a decision with one option is never scripted", "you hand bully\nopponent hand plain", "you summon bully\nopponent choose plain", "opponent hand 0", Fail, "not offered: opponent choose plain; it was the only choice of bully and was made by itself: drop the line"},
	{"nor is a part of a line that is left", "you hand bully bully'\nopponent hand plain grey", "you summon bully\nopponent choose grey plain", "opponent hand 0", Fail, "open was: you are asked what to do"},
	{"and taken unasked", "you hand bully\nopponent hand plain", "you summon bully", "opponent hand 0\nopponent grave has plain", Pass, ""},
	{"pay the first", "you hand rich\nyou mana plain grey", "you summon rich", "plain tapped\ngrey untapped\nyou battle has rich", Pass, ""},
	{"pay as said", "you hand rich\nyou mana plain grey", "you summon rich\nyou pay grey", "grey tapped\nplain untapped\nyou battle has rich", Pass, ""},
	{"two copies are both followed", "you hand plain*2\nyou battle", "you charge plain", "you mana has plain\nyou hand 1", Pass, ""},
	{"from nowhere said", "you hand plain\nyou grave ghost", "you summon ghost", "you battle has ghost", Pass, ""},
	{"from the wrong zone", "you hand plain\nyou grave ghost", "you summon ghost from hand", "you battle has ghost", Fail, "not offered"},
	{"the normal way is preferred", "you hand gift\nyou mana plain", "you summon gift", "plain tapped\nyou battle has gift", Pass, ""},
	{"a way", "you hand gift\nyou mana plain", "you summon gift by g-zero", "plain untapped\nyou battle has gift", Pass, ""},
	{"the only way", "you hand gift\nyou mana", "you summon gift", "you battle has gift", Pass, ""},
	{"attack a creature", "you battle axe\nopponent battle plain", "you attack axe plain", "opponent grave has plain\naxe tapped", Pass, ""},
	{"attack the player", "you battle axe\nopponent battle plain", "you attack axe player", "opponent shields -1\nopponent hand 1\naxe tapped", Pass, ""},
	{"redirect", "you battle axe\nopponent battle guard", "you attack axe player\nopponent redirect guard", "opponent grave has guard\naxe tapped", Pass, ""},
	{"redirect none", "you battle axe\nopponent battle guard", "you attack axe player\nopponent redirect none", "opponent shields 1\nopponent hand 1\naxe tapped", Pass, ""},
	{"the deck keeps its order", "you hand wind\nyou deck plain grey seer", "you summon wind", "you deck top plain grey\nyou deck bottom seer\nyou battle has wind", Pass, ""},
	{"chance orders it", "you hand wind\nyou deck plain grey seer", "you summon wind\nchance order grey seer", "you deck top seer grey\nyou battle has wind", Pass, ""},

	// What must not be offered.
	{"not offered", "you hand seer", "! you attack seer player\nyou summon seer", "you hand 1", Pass, ""},
	{"offered", "you hand seer\nyou battle plain", "! you attack plain player\nyou summon seer", "you hand 1", Fail, "offered, though it must not be: you attack plain player"},
	{"offered after the next line only", "you hand sage", "! you use sage\nyou summon sage\nyou use sage", "you hand 1", Pass, ""},
	{"offered on the way", "you hand bully\nopponent hand plain grey", "you summon bully\n! opponent choose grey", "opponent hand 1\nopponent grave 1", Fail, "opponent choose grey"},
	{"offered at the end", "you hand seer", "you summon seer\n! you attack seer player", "you hand 1", Fail, "you attack seer player"},
	{"not offered to the end", "you hand seer", "you summon seer\n! you summon seer", "you hand 1", Pass, ""},

	// Expectations.
	{"delta", "you hand seer", "you summon seer", "you deck -1\nyou hand +0", Pass, ""},
	{"delta is wrong", "you hand seer", "you summon seer", "you deck -2", Fail, "you deck -1: 5 at the start, 4 now"},
	{"has so many", "you battle plain*2\nyou hand plain", "you summon plain", "you battle has plain*3", Pass, ""},
	{"has not so many", "you battle plain*2\nyou hand plain", "you summon plain", "you battle has plain*4", Fail, "plain*3"},
	{"has none of several", "you hand plain grey", "you summon plain", "! you battle has grey plain\nyou hand 1", Fail, ""},
	{"under", "you hand mole\nyou battle plain", "you summon mole", "mole under plain\nplain over mole\nyou battle 1", Pass, ""},
	{"not over", "you hand mole\nyou battle plain", "you summon mole", "mole over plain", Fail, "mole: you battle, under plain"},
	{"beneath is not in the zone", "you hand mole\nyou battle plain", "you summon mole", "you battle has mole\nmole under plain", Fail, "you battle: plain on mole"},
	{"power", "you hand axe\nyou battle plain grey", "you summon axe\nyou choose plain", "axe power 4000\nyou grave has plain", Pass, ""},
	{"power is wrong", "you hand rich\nyou mana _", "you summon rich", "rich power 4000", Fail, "power 5000"},
	{"ability", "you hand guard", "you summon guard", "guard has guard", Pass, ""},
	{"no ability", "you hand seer", "you summon seer", "seer has guard", Fail, ""},
	{"orientation of all copies", "you battle plain plain'\nyou hand seer", "you summon seer", "plain tapped\nyou hand 1", Fail, "plain: you battle, power 1000; plain: you battle (tapped), power 1000"},
	{"offered at the end, expected", "you hand seer", "you summon seer", "offered you attack seer player\nyou hand 1", Pass, ""},
	{"offered now", "you hand sage", "you summon sage\noffered you use sage\nyou use sage", "you hand 1", Pass, ""},
	{"not offered now", "you hand sage", "you summon sage\n! offered you use sage\nyou use sage", "you hand 1", Fail, "expected: ! offered you use sage"},
	{"now, then", "you hand sage", "you summon sage\nyou hand 0\nyou use sage\nyou hand 1", "you hand 1", Pass, ""},
	{"now, on every branch", "you hand bully plain\nopponent hand plain grey", "you summon bully\nopponent hand 2\nyou summon plain\nopponent hand has grey", "opponent hand 1", Fail, "expected: opponent hand has grey"},
	{"event", "you hand seer", "you summon seer", "event drawn you 1\nyou hand 1", Pass, ""},
	{"event count", "you hand seer", "you summon seer", "event drawn you 2\nyou hand 1", Fail, "it happened once"},
	{"before", "you hand bully dart\nopponent hand plain", "you summon bully\nyou summon dart\nyou choose bully", "before discarded.plain destroyed.bully\nopponent hand 0", Pass, ""},
	{"before, but after", "you hand bully dart\nopponent hand plain", "you summon bully\nyou summon dart\nyou choose bully", "before destroyed.bully discarded.plain\nopponent hand 0", Fail, "the second happened without the first before it"},
	{"attack continues", "you battle axe\nopponent battle guard", "you attack axe player\nattack continues\nopponent redirect none\n! attack continues", "opponent hand 1", Pass, ""},
	{"won", "you hand crown", "you summon crown", "you won\nopponent lost", Pass, ""},
	{"lost", "you hand crown", "you summon crown", "you lost", Fail, "you won"},

	// Nothing else has changed.
	{"a card that no line names", "you hand bully\nopponent hand plain grey", "you summon bully", "you battle has bully", Fail, "something else has changed: plain: opponent hand → opponent grave"},
	{"its zone is named", "you hand bully\nopponent hand plain grey", "you summon bully", "you battle has bully\nopponent grave 1", Pass, ""},
	{"of the other player", "you hand bully\nopponent hand plain grey", "you summon bully", "you battle has bully\nyou grave 0", Fail, "something else has changed"},
	{"mana is tapped to pay", "you hand rich\nyou mana _*2", "you summon rich", "you battle 1", Pass, ""},
	{"a tapped creature", "you hand drum\nyou battle plain", "you summon drum", "you battle 2\nyou hand 0", Fail, "something else has changed: plain: you battle → you battle (tapped)"},
	{"a card beneath another", "you hand mole\nyou battle plain", "you summon mole", "you hand 0", Fail, "something else has changed: plain"},
	{"a turn untaps and draws", "opponent battle plain'", "you end", "offered opponent attack plain player", Pass, ""},
	{"but draws one", "you hand seer\nopponent battle plain'", "you summon seer\nyou end", "opponent deck -1", Fail, "something else has changed: (つなぎ): you deck → you hand"},
	{"and untaps one side", "you battle plain'", "you end\nopponent end", "offered you attack plain player\nopponent hand 1", Pass, ""},
	{"a label only behind !", "you hand bully\nyou battle grey\nopponent hand plain", "! you attack plain player\nyou summon bully", "you battle has bully", Fail, "something else has changed: plain"},
	{"a label only behind by", "you hand drum\nyou battle plain grey", "setup you summon drum\nyou order grey by drum", "grey tapped\npossible plain tapped", Fail, "drum: you battle → you battle (tapped)"},
	{"a label only as offered", "you hand drum\nyou battle plain' grey", "you summon drum\noffered you order grey\nyou order drum grey", "you battle has drum\ndrum tapped", Fail, "grey: you battle → you battle (tapped)"},
	{"an answer does not tap", "you hand drum\nyou battle plain grey'", "you summon drum\nyou order plain drum", "drum tapped", Fail, "plain: you battle → you battle (tapped)"},
	{"where it lies does not say how", "you hand drum\nyou battle plain grey'", "you summon drum\nyou order plain drum", "drum tapped\nyou battle has plain", Fail, "plain: you battle → you battle (tapped)"},
	{"an attack taps", "you battle axe\nopponent battle plain", "you attack axe plain", "opponent grave has plain", Pass, ""},
	{"who attacked says so", "you battle axe\nopponent battle plain guard", "you attack axe player\nopponent redirect guard", "opponent grave has guard\naxe untapped", Fail, "expected: axe untapped"},
	{"copies attack", "you battle axe*2\nopponent battle plain", "you attack axe plain", "opponent grave has plain", Pass, ""},
	{"a card that comes lies alone", "you hand mole\nyou battle plain", "you summon mole", "you hand 0\nplain power 1000", Fail, "mole: you hand → you battle, under a card"},
	{"a turn begins", "you hand seer", "you end", "opponent hand 1\noffered opponent end", Pass, ""},
	{"the game ends", "you hand crown", "you summon crown", "you battle has crown", Fail, "something else has changed: the game is over"},
	{"unchecked", "you hand bully\nopponent hand plain grey", "you summon bully", "you battle has bully\nunchecked opponent hand", Pass, ""},
	{"copies change places", "you hand bully dart\nyou battle plain\nopponent hand plain", "you summon bully", "you battle has bully\nopponent hand 0", Pass, ""},

	// A case that proves nothing.
	{"it holds at the start", "you battle plain\nyou hand seer", "you summon seer", "you battle has plain\nyou hand 1", Fail, "proves nothing"},
	{"one that does not is enough", "you battle plain\nyou hand seer", "you summon seer", "you battle has plain\nyou deck 4", Pass, ""},
	{"nothing is expected", "you hand seer", "you charge seer", "", Fail, "proves nothing"},

	// Setup.
	{"setup comes before the start", "you hand seer plain", "setup you summon seer\nyou summon plain", "you deck +0\nevent drawn you 0\nyou battle has plain", Pass, ""},
	{"setup with an open choice", "you hand bully seer\nopponent hand plain grey", "setup you summon bully\nyou summon seer", "opponent hand -1\nyou deck -1", Pass, ""},

	// Engines that do not go on.
	{"crash", "you hand bomb", "you summon bomb", "you battle 1", Crash, "panic: toy (harness."},
	{"error", "you hand junk", "you summon junk", "you battle 1", Crash, "the toy is broken"},
	{"endless", "you hand loop", "you summon loop", "you battle 1", Inconclusive, "for ever"},
	{"unsupported", "you hand alien", "you summon alien", "you battle 1", NotSupported, "alien cards"},
}

func TestSession(t *testing.T) {
	for _, x := range toyTests {
		t.Run(x.name, func(t *testing.T) {
			r, c := toyCase(toyCards, x.board, x.actions, x.expect)
			p, err := NewPlan(r, c)
			if err != nil {
				t.Fatal(err)
			}
			got := p.Run(context.Background(), toyEngine{}, 0)
			if got.Verdict != x.verdict || !strings.Contains(got.Reason, x.reason) {
				t.Errorf("%s: %s; want %s: …%s…\n%s", got.Verdict, got.Reason, x.verdict, x.reason, Script(r, c))
				if got.Failure != nil {
					t.Log(got.Failure.Board, got.Failure.Options)
				}
			}
			if (got.Verdict == Pass) != (got.Reason == "") {
				t.Errorf("%s with the reason %q", got.Verdict, got.Reason)
			}
			want, reason, ok := RunSlowly(toyEngine{}, p, 0, 1000)
			if !ok || want != got.Verdict {
				t.Errorf("the oracle says %s: %s", want, reason)
			}
		})
	}
}

func TestMerging(t *testing.T) {
	for _, x := range []struct {
		name, board, actions, expect string
		branches, positions          int
	}{
		{"one path", "you hand sage", "you summon sage\nyou use sage", "you deck -1", 1, 3},
		{"two ends", "you hand bully\nopponent hand plain grey", "you summon bully", "opponent hand 1", 2, 4},
		{"copies are one option", "you hand bully\nopponent hand plain*5 grey", "you summon bully", "opponent hand 5", 2, 4},
		// The second discard may give the same hand in either order, then the two paths are one.
		{"either order", "you hand bully bully\nopponent hand plain grey", "you summon bully\nyou summon bully", "opponent hand 0", 1, 8},
		// Unless an expectation can tell them apart.
		{"the past differs", "you hand bully bully\nopponent hand plain grey", "you summon bully\nyou summon bully", "opponent hand 0\npossible before discarded.plain discarded.grey\npossible before discarded.grey discarded.plain", 2, 8},
	} {
		t.Run(x.name, func(t *testing.T) {
			r, c := toyCase(toyCards, x.board, x.actions, x.expect)
			got := Run(context.Background(), toyEngine{}, r, c, 0)
			if got.Verdict != Pass || got.Branches != x.branches || got.Positions != x.positions {
				t.Errorf("%+v, want %d branches, %d positions", got, x.branches, x.positions)
			}
		})
	}
}

// TestCounterExample holds a counter-example to what it is for: its lines, written into the fixture, lead
// to the same failure with nothing left open.
func TestCounterExample(t *testing.T) {
	board := "you hand bully poet\nopponent hand plain grey seer"
	r, c := toyCase(toyCards, board, "you summon bully\nyou summon poet", "opponent hand 2\nyou hand 0\nyou deck -1\n! opponent grave has seer")
	got := Run(context.Background(), toyEngine{}, r, c, 0)
	f := got.Failure
	if got.Verdict != Fail || f == nil {
		t.Fatalf("%+v", got)
	}
	want := "you summon bully, opponent choose plain by bully, you summon poet, you mode 1 by poet"
	if s := strings.Join(f.Script, ", "); s != want {
		t.Errorf("script: %s\n  want: %s", s, want)
	}
	if f.Expect != "you hand 0" || f.Got != "you hand: (つなぎ)" || f.Path[1].Why != Explored || f.Path[0].Why != Scripted ||
		strings.Join(f.Path[1].Moved, "") != "plain: opponent hand → opponent grave" {
		t.Errorf("%+v", f)
	}
	if !strings.Contains(f.Board, "opponent grave    plain\n") || f.Asked != "you are asked what to do" {
		t.Errorf("%s\n%s", f.Asked, f.Board)
	}
	r, c = toyCase(toyCards, board, strings.Join(f.Script, "\n"), "opponent hand 2\nyou hand 0\nyou deck -1")
	again := Run(context.Background(), toyEngine{}, r, c, 0)
	if again.Verdict != Fail || again.Reason != got.Reason || again.Positions != 5 {
		t.Errorf("scripted: %+v", again)
	}
}

func TestControlsMayExpectNothing(t *testing.T) {
	r, c := toyCase(toyCards, "you hand sage", "you summon sage\nyou decline sage", "you deck 5")
	if got := Run(context.Background(), toyEngine{}, r, c, 0); got.Verdict != Fail {
		t.Errorf("%+v", got)
	}
	c.ControlOf = "b"
	if got := Run(context.Background(), toyEngine{}, r, c, 0); got.Verdict != Pass {
		t.Errorf("%+v", got)
	}
}

func TestUncheckedThatIsNotNeeded(t *testing.T) {
	r, c := toyCase(toyCards, "you hand seer", "you summon seer", "you hand 1\nunchecked opponent deck\nunchecked you deck")
	got := Run(context.Background(), toyEngine{}, r, c, 0)
	if want := "unchecked opponent deck is not needed, unchecked you deck is not needed"; strings.Join(got.Notes, ", ") != want {
		t.Errorf("%q", got.Notes)
	}
}

func TestLimits(t *testing.T) {
	r, c := toyCase(toyCards, "you hand bully\nopponent hand plain grey", "you summon bully", "opponent hand 1")
	p, _ := NewPlan(r, c)
	var s session
	s.open(context.Background(), toyEngine{}, p, 0)
	s.limit = 3
	s.play()
	if s.result.Verdict != Inconclusive || s.result.Reason != "more than 3 positions" {
		t.Errorf("%+v", s.result)
	}
	ctx, cancel := context.WithDeadline(context.Background(), time.Now().Add(-time.Second))
	defer cancel()
	if got := p.Run(ctx, toyEngine{}, 0); got.Verdict != TimedOut {
		t.Errorf("%+v", got)
	}
}

func TestExplain(t *testing.T) {
	r, c := toyCase(toyCards, "you hand bully seer\nopponent hand plain grey", "setup you summon seer\nyou summon bully", "opponent hand 1")
	p, _ := NewPlan(r, c)
	tr, err := p.Explain(context.Background(), toyEngine{}, 0, 1)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, s := range tr.Steps {
		b.WriteString(s.Text + " (" + s.Why.String())
		if s.Setup {
			b.WriteString(", setup")
		}
		b.WriteString(")")
		for _, e := range s.Events {
			b.WriteString(" " + e.Kind)
		}
		b.WriteString("\n")
	}
	want := "you summon seer (scripted, setup) put drawn\nyou summon bully (scripted) put\nopponent choose grey by bully (explored) discarded\n"
	if b.String() != want {
		t.Errorf("%s\nwant\n%s", b.String(), want)
	}
	if _, err := p.Explain(context.Background(), toyEngine{}, 0, 2); err == nil {
		t.Error("there is no branch 2")
	}
	r, c = toyCase(toyCards, "you hand bully bomb\nopponent hand plain grey", "you summon bully\nopponent choose grey\nyou summon bomb", "opponent hand 1")
	p, _ = NewPlan(r, c)
	tr, err = p.Explain(context.Background(), toyEngine{}, 0, 0)
	if err != nil || tr.Result.Verdict != Crash || len(tr.Steps) != 2 {
		t.Errorf("%v %+v", err, tr)
	}
}

// TestStart holds the numbering of cards: by player, zone and position, each with its company.
func TestStart(t *testing.T) {
	card := func(n string) *rulings.Card { return &rulings.Card{Name: n} }
	r := &rulings.Ruling{ID: "x"}
	c := &rulings.Case{ID: "c"}
	for _, w := range []string{"a", "b", "d", "e", "f"} {
		r.Labels = append(r.Labels, rulings.Label{Word: w, Card: card(w)})
	}
	put := func(i int) rulings.PlacedCard {
		return rulings.PlacedCard{Label: r.Labels[i].Word, Card: r.Labels[i].Card}
	}
	top := put(0)
	top.Under, top.Over, top.Linked = []rulings.PlacedCard{put(1), put(2)}, []rulings.PlacedCard{put(3)}, []rulings.PlacedCard{put(4)}
	top.Tapped, top.Since = true, "this-turn"
	c.State.Zones[1][rulings.Battle] = []rulings.PlacedCard{top}
	up := put(0)
	up.Face = "up"
	c.State.Zones[1][rulings.Shields] = []rulings.PlacedCard{up}
	p, err := NewPlan(r, c)
	if err != nil {
		t.Fatal(err)
	}
	s := p.Start(20230101)
	if s.Step != "main" || s.Date != 20230101 || len(s.Cards) != 6 {
		t.Fatalf("%+v", s)
	}
	var layers []int8
	for _, x := range s.Cards[:5] {
		layers = append(layers, x.Layer)
		if x.Label != "a" && x.On != 0 || x.Player != 1 || x.Zone != rulings.Battle {
			t.Errorf("%+v", x)
		}
	}
	if s.Cards[0].On != NoCard || !s.Cards[0].Tapped || !s.Cards[0].Since || !s.Cards[4].Linked || !s.Cards[5].FaceUp {
		t.Errorf("%+v", s.Cards)
	}
	if want := []int8{0, 1, 2, -1, 0}; string(int8s(layers)) != string(int8s(want)) {
		t.Errorf("%v", layers)
	}
}

func int8s(v []int8) []byte {
	var out []byte
	for _, x := range v {
		out = append(out, byte(x))
	}
	return out
}
