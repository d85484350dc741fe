package rulings

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParseLine(t *testing.T) {
	tests := []struct {
		text string
		want Line
	}{
		{"you summon bella", Line{Verb: Summon, Cards: []string{"bella"}}},
		{"opponent summon bella from grave by abyss-rush", Line{Player: Opponent, Verb: Summon, Cards: []string{"bella"}, From: Graveyard, Way: "abyss-rush"}},
		{"you cast storm by g-zero", Line{Verb: Cast, Cards: []string{"storm"}, Way: "g-zero"}},
		{"you charge leaf", Line{Verb: Charge, Cards: []string{"leaf"}}},
		{"you attack bella player", Line{Verb: Attack, Cards: []string{"bella"}, Target: "player"}},
		{"you attack bella k3mur1", Line{Verb: Attack, Cards: []string{"bella"}, Target: "k3mur1"}},
		{"you cross sword", Line{Verb: Cross, Cards: []string{"sword"}}},
		{"you use-ability driver", Line{Verb: UseAbility, Cards: []string{"driver"}}},
		{"you end", Line{Verb: End}},
		{"! you end", Line{Not: true, Verb: End}},
		{"you use bag", Line{Verb: Use, Cards: []string{"bag"}}},
		{"you use bag as replacement for bella by x", Line{Verb: Use, Cards: []string{"bag"}, As: "replacement", For: "bella", By: "x"}},
		{"you decline bag as trigger", Line{Verb: Decline, Cards: []string{"bag"}, As: "trigger"}},
		{"you choose x y*2 by z", Line{Verb: Choose, Cards: []string{"x", "y", "y"}, By: "z"}},
		{"you choose none", Line{Verb: Choose, None: true}},
		{"you mode 1 3", Line{Verb: Mode, Modes: []int{1, 3}}},
		{"you mode 2 by x", Line{Verb: Mode, Modes: []int{2}, By: "x"}},
		{"you mode none", Line{Verb: Mode, None: true}},
		{"opponent mode none by x", Line{Player: Opponent, Verb: Mode, None: true, By: "x"}},
		{"you order x y", Line{Verb: Order, Cards: []string{"x", "y"}}},
		{"you redirect none by x", Line{Verb: Redirect, None: true, By: "x"}},
		{"you declare x", Line{Verb: Declare, Cards: []string{"x"}}},
		{"you pay x x", Line{Verb: Pay, Cards: []string{"x", "x"}}},
		{`you name "T・T・T ＜a.b＞ 'c' /D"`, Line{Verb: NameCard, Name: "T・T・T ＜a.b＞ 'c' /D"}},
		{`you name "ア" by x`, Line{Verb: NameCard, Name: "ア", By: "x"}},
		{"chance x", Line{Player: Chance, Verb: Randomly, Cards: []string{"x"}}},
		{"! chance order x y", Line{Not: true, Player: Chance, Verb: Randomly, Order: true, Cards: []string{"x", "y"}}},
	}
	for _, tt := range tests {
		tt.want.Text = tt.text
		got, err := ParseLine(tt.text, nil)
		if err != nil {
			t.Errorf("%s: %v", tt.text, err)
		} else if d := cmp.Diff(tt.want, got); d != "" {
			t.Errorf("%s: -want +got\n%s", tt.text, d)
		}
	}
}

func TestParseLineErrors(t *testing.T) {
	tests := [][2]string{
		{"", "the line ends where a player should follow"},
		{"!", "the line ends where a player should follow"},
		{"you", "the line ends where a verb should follow"},
		{"you choose", "the line ends where a label should follow"},
		{"you mode 0", "there is no mode 0 (count from 1)"},
		{"you mode x", `"x" is not a position on the card: 1, 2, …`},
		{"you use x as ability", `unknown "ability" after as (write: as trigger, or as replacement)`},
		{"you use x for y as trigger", `unexpected "as" (the form is: PLAYER use X [as trigger|replacement] [for Y] [by X])`},
		{"you use x y", `unexpected "y" (the form is: PLAYER use X [as trigger|replacement] [for Y] [by X])`},
		{"you summon none", `"none" is a word of the line language; a label should stand here`},
		{"you declare sf none", `"none" stands alone (write "you declare none" as a line of its own)`},
		{"opponent redirect x none by y", `"none" stands alone (write "opponent redirect none" as a line of its own)`},
		{"! you choose x none", `"none" stands alone (write "you choose none" as a line of its own)`},
		{"you mode 1 none", `"none" stands alone (write "you mode none" as a line of its own)`},
		{"you mode none 1", `unexpected "1" (the form is: PLAYER mode N… | none [by X])`},
		{"you order x none", `"none" is a word of the line language; a label should stand here`},
		{"you summon x by G", `"G" is no way to use a card (a way is lower-case words joined by -, e.g. g-zero)`},
		{"you summon ほげ", `"ほげ" is no label (a label is a lower-case word of letters, digits and -)`},
		{"you chance x", "chance is nobody's choice (write: chance L…)"},
		{"you end ! now", `! stands only at the beginning (write "! " before the whole line)`},
		{"you end; now", `';' cannot stand in a line (use words, digits, + - * .)`},
		{"you\tend", `'\t' cannot stand in a line (use words, digits, + - * .)`},
		{`you choose "x"`, `stray quote (only name takes a quoted word: you name "` + exampleName + `")`},
		{`you name "x`, "the quote is not closed"},
		{`you name ""`, "a quoted name is not empty, and has single blanks only between words"},
		{`you name "$x"`, "$ cannot stand in a line: a script would expand it (leave it out)"},
		{"you name x", `a card name stands in quotes (write: name "…")`},
	}
	for _, tt := range tests {
		_, err := ParseLine(tt[0], nil)
		if err == nil || err.Error() != tt[1] {
			t.Errorf("%q:\n got %v\nwant %s", tt[0], err, tt[1])
		}
	}
}

func TestParseExpectation(t *testing.T) {
	line := Line{Text: `you name "ア"`, Verb: NameCard, Name: "ア"}
	tests := []struct {
		text string
		want Expectation
	}{
		{"you hand 2", Expectation{Kind: ZoneCount, Zone: Hand, N: 2}},
		{"! opponent grave 0", Expectation{Not: true, Kind: ZoneCount, Player: Opponent, Zone: Graveyard}},
		{"you deck -5", Expectation{Kind: ZoneDelta, Zone: Deck, N: -5}},
		{"you deck +1", Expectation{Kind: ZoneDelta, Zone: Deck, N: 1}},
		{"you mana has x y*2", Expectation{Kind: ZoneHas, Zone: Mana, Cards: []Count{{"x", 1}, {"y", 2}}}},
		{"you deck top x y", Expectation{Kind: DeckTop, Zone: Deck, Cards: []Count{{"x", 1}, {"y", 1}}}},
		{"you deck bottom x", Expectation{Kind: DeckBottom, Zone: Deck, Cards: []Count{{"x", 1}}}},
		{"x under y", Expectation{Kind: IsUnder, Cards: []Count{{"x", 1}, {"y", 1}}}},
		{"x over y", Expectation{Kind: IsOver, Cards: []Count{{"x", 1}, {"y", 1}}}},
		{"x face-down", Expectation{Kind: Orientation, Word: "face-down", Cards: []Count{{"x", 1}}}},
		{"x power 4000", Expectation{Kind: PowerIs, N: 4000, Cards: []Count{{"x", 1}}}},
		{"x sealed 3", Expectation{Kind: SealedBy, N: 3, Cards: []Count{{"x", 1}}}},
		{"x has speed attacker", Expectation{Kind: HasAbility, Word: "speed attacker", Cards: []Count{{"x", 1}}}},
		{`! offered you name "ア"`, Expectation{Not: true, Kind: Offered, Line: &line}},
		{"event destroyed x 1", Expectation{Kind: EventCount, N: 1, Events: []EventRef{{Kind: "destroyed", Label: "x"}}}},
		{"event drawn opponent 3", Expectation{Kind: EventCount, N: 3, Events: []EventRef{{Kind: "drawn", Player: Opponent, OfWhom: true}}}},
		{"event won-battle 0", Expectation{Kind: EventCount, Events: []EventRef{{Kind: "won-battle"}}}},
		{"before destroyed.x drawn.you", Expectation{Kind: Before, Events: []EventRef{{Kind: "destroyed", Label: "x"}, {Kind: "drawn", OfWhom: true}}}},
		{"attack continues", Expectation{Kind: AttackGoesOn}},
		{"opponent lost", Expectation{Kind: GameResult, Player: Opponent, Word: "lost"}},
	}
	for _, tt := range tests {
		tt.want.Text = tt.text
		got, err := ParseExpectation(tt.text, nil)
		if err != nil {
			t.Errorf("%s: %v", tt.text, err)
		} else if d := cmp.Diff(tt.want, got); d != "" {
			t.Errorf("%s: -want +got\n%s", tt.text, d)
		}
		if s, err := ParseStep(tt.text, nil); err != nil || s.Expect == nil {
			t.Errorf("%s is not taken for an expectation among actions: %v", tt.text, err)
		}
	}
}

// TestTables holds the tables that documentation is made from against the parsers.
func TestTables(t *testing.T) {
	for _, v := range Verbs() {
		l, err := ParseLine(v.Example, nil)
		if err != nil || l.Verb != v.Verb {
			t.Errorf("%s: example %q gives %q, %v", v.Verb, v.Example, l.Verb, err)
		}
		if s, err := ParseStep("! "+v.Example, nil); err != nil || s.Line == nil || !s.Line.Not {
			t.Errorf("%s: %q is not taken for a line among actions: %v", v.Verb, v.Example, err)
		}
	}
	for _, x := range Expectations() {
		e, err := ParseExpectation(x.Example, nil)
		if err != nil || e.Kind != x.Kind {
			t.Errorf("%s: example %q gives %q, %v", x.Kind, x.Example, e.Kind, err)
		}
	}
	for _, words := range [][]string{zoneWords(), verbWords(), EventKinds(), playerNames[:], connectives, orientations} {
		for _, w := range words {
			if wordClass(w) == "" {
				t.Errorf("%q can be a label", w)
			}
		}
	}
}
