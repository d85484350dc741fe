package cardtext

import (
	"errors"
	"testing"
)

func TestErrors(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"misspelt act", `destory 1 creature`, `1:1: expected an act, found "destory": did you mean "destroy"?`},
		{"misspelt noun", `destroy 1 craeture`, `1:11: expected a noun (creature, card, spell …), found "craeture": did you mean "creature"?`},
		{"misspelt zone", `put this into your graveyrad`, `1:20: expected a zone, found "graveyrad": did you mean "graveyard"?`},
		{"misspelt keyword", `blocker, w-braker`, `1:10: expected a keyword, found "w-braker": did you mean "w-breaker"?`},
		{"unquoted race", `destroy 1 goblin creature`, `1:11: expected a noun (creature, card, spell …), found "goblin": not a word of the language (races and names stand in quotes)`},
		{"unknown verb", `when this enters: explode`, `1:19: expected an act, found "explode": not a word of the language (races and names stand in quotes)`},
		{"second line", "draw 1\nafter that drow 1", `2:12: expected an act, found "drow": did you mean "draw"?`},
		{"missing colon", `when this enters draw 1`, `1:18: expected ":", found "draw"`},
		{"missing body", `when this enters`, `1:17: expected a colon and an act, found the end of the line`},
		{"empty body", `when this enters:`, `1:18: expected an act, found the end of the line`},
		{"missing event", `when this: draw 1`, `1:10: expected what happens to it (enters, leaves, attacks, is destroyed …), found ":"`},
		{"dangling then", `then draw 1`, `1:1: expected an act, found "then"`},
		{"dangling then in an ability", `when this enters: then draw 1`, `1:19: expected an act, found "then"`},
		{"dangling otherwise", `otherwise draw 1`, `1:1: expected an act, found "otherwise"`},
		{"then at the end", "draw 1\nthen", `2:5: expected an act, found the end of the line`},
		{"two thens", "draw 1\n  then draw 2\nthen draw 3", `3:1: the sentence above has its "then" already`},
		{"two otherwises", "draw 1\n  otherwise draw 2\notherwise draw 3", `3:1: the sentence above has its "otherwise" already`},
		{"stray indentation", "draw 1\n  draw 2", `2:3: an indented line belongs under a "then" or an "otherwise", or is one`},
		{"odd indentation", "draw 1\nthen draw 1\n   draw 2", `3:4: a line is indented by two spaces more than the line it belongs to`},
		{"indented ability", "  draw 1", `1:3: an ability starts at the left margin`},
		{"stray dash", "draw 1\n  - draw 2", `2:3: a dash stands under "choose N"`},
		{"choice of nothing", "choose 1", `1:9: expected a line "  - …" for each choice, found the end of the line`},
		{"participle without act", `when this enters: return the destroyed card to hand`, `1:30: "destroyed": no act before this, in this ability, that it could name the result of`},
		{"participle of another ability", "when this enters: destroy 1 creature\n\nwhen this leaves: return the destroyed card to hand", `3:30: "destroyed": no act before this, in this ability, that it could name the result of`},
		{"count without act", "if 2 or more cards were returned this way, draw 1", `1:25: "returned": no act before this, in this ability, that it could name the result of`},
		{"unknown participle", "destroy the killed card", `1:9: expected a reference (the chosen creature, the rest, the attacker …), found "the"`},
		{"rule without duration", `when this enters: opponent can't cast spells`, `1:45: expected how long this holds ("this turn", "until the start of your next turn" …)`},
		{"act without event", `during your turn, draw 1`, `1:19: expected an event ("when …") or a rule: an act needs one of them before it`},
		{"replacement without instead", `if this would leave: draw 1`, `1:22: the sentence of a replacement ends in "instead"`},
		{"two races", `destroy 1 "A" "B" creature`, `1:15: two races stand side by side: write "or" between them`},
		{"two civilizations", `destroy 1 light water creature`, `1:17: two civilizations stand side by side: write "or" between them`},
		{"open quote", `destroy 1 "A creature`, `1:11: a name or race opens with " and never closes`},
		{"stray sign", `draw 1.`, `1:7: a card text has no "."`},
		{"race without quotes", `destroy 1 リキッド・ピープル creature`, `1:15: a card text has no "・": races and names stand in double quotes, "…"`},
		{"other quotes", `destroy 1 「ゴッド」 creature`, `1:11: a card text has no "「": races and names stand in double quotes, "…"`},
		{"keyword without -", `s trigger`, `1:1: expected an act, found "s": did you mean "s-trigger"?`},
		{"misspelt keyword without -", `g zeor: there is a fire card in your mana`, `1:1: expected an act, found "g": did you mean "g-zero"?`},
		{"second keyword without -", `blocker, w breaker`, `1:10: expected a keyword, found "w": did you mean "w-breaker"?`},
		{"whose hand", `return 1 creature to its owner's hand`, `1:22: write "to hand" or "to hyper": a card always goes to its owner's`},
		{"your hand", `return 1 creature from your graveyard to your hand`, `1:42: write "to hand" or "to hyper": a card always goes to its owner's`},
		{"capital", `Draw 1`, `1:1: expected an act, found "Draw": did you mean "draw"?`},
		{"no number", `draw`, `1:5: expected a number, found the end of the line`},
		{"no zone", `put this into`, `1:14: expected a zone, found the end of the line`},
		{"no destination", `put this`, `1:9: expected "into" a zone, "on" or "under", found the end of the line`},
		{"wrong civilization", `when this enters: pay [red 3]`, `1:24: expected a civilization, found "red": not a word of the language (races and names stand in quotes)`},
		{"cost", `mugen crime 4`, `1:14: expected a cost in brackets, found the end of the line`},
		{"more behind a sentence", `draw 1 draw 2`, `1:8: expected "and", a comma or the end of the line, found "draw"`},
		{"late may", `draw 1 and opponent may draw 1`, `1:21: "may" stands only at the start of a sentence`},
		{"condition", `if banana, draw 1`, `1:4: expected a condition, found "banana": not a word of the language (races and names stand in quotes)`},
		{"condition about a thing", `if this explodes, draw 1`, `1:9: expected what is asked of it (is, entered, attacked, has the same name as …), found "explodes": not a word of the language (races and names stand in quotes)`},
		{"duration", `until the end of time, draw 1`, `1:1: expected a duration ("until the start of your next turn" …), found "until"`},
		{"way", `when this enters by magic: draw 1`, `1:21: expected a way (summoning, revolution change …), found "magic": not a word of the language (races and names stand in quotes)`},
		{"keywords in two lines", "blocker\nw-breaker", `2:1: expected a blank line: the keywords of a paragraph stand in one line`},
		{"discard without a hand", `discard 1 water card`, `1:21: expected "from your hand", or whose hand it is, found the end of the line`},
		{"opponent's discard without a hand", `opponent discards 1 creature`, `1:29: expected "from your hand", or whose hand it is, found the end of the line`},
		{"mekraid is optional already", `you may mekraid 5 "メカ"`, `1:23: mekraid stands alone in its sentence, without "may"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Parse(c.text)
			var e *Error
			if !errors.As(err, &e) {
				t.Fatalf("got %v, want an *Error", err)
			}
			if e.Error() != c.want {
				t.Errorf("got  %s\nwant %s", e, c.want)
			}
		})
	}
}

func TestNearest(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"destory", "destroy"},
		{"otherwize", "otherwise"},
		{"mn", ""},
		{"banana", ""},
		{"oponent", "opponent"},
	} {
		if got := nearest(c.in, vocabulary); got != c.want {
			t.Errorf("nearest(%q) = %q, want %q", c.in, got, c.want)
		}
	}
}
