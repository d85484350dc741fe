package wire

import (
	"errors"
	"testing"
)

// TestFaults: what a reply has wrong is named, with the section of PROTOCOL.md that says how it should be.
func TestFaults(t *testing.T) {
	const decision, board = `"decision":{"player":"you","kind":"act","options":[{"verb":"end"}]}`, `"board":{"turn":"you","step":"main","you":{"deck":[0,1]}}`
	decided := func(kind, option string) string {
		return `{"decision":{"player":"you","kind":"` + kind + `","options":[` + option + `]},` + board + `}`
	}
	onBoard := func(b string) string { return `{` + decision + `,"board":` + b + `}` }
	for _, x := range []struct{ position, section, want string }{
		{decided("act", `{"verb":"charge"}`), "position", `an option with the verb "charge" needs a card`},
		{decided("act", `{"verb":"use-ability"}`), "position", `an option with the verb "use-ability" needs a card`},
		{decided("use", `{"verb":"use"}`), "position", `an option with the verb "use" needs a card`},
		{decided("use", `{"verb":"decline"}`), "", ""},
		{decided("choose", `{}`), "position", `an option with the verb "choose" needs a card, or none`},
		{decided("choose", `{"none":true}`), "", ""},
		{decided("order", `{}`), "position", `an option with the verb "order" needs a card`},
		{decided("pay", `{"none":true}`), "position", `an option with the verb "pay" needs a card`},
		{decided("name", `{"card":0}`), "position", `an option with the verb "name" needs a name`},
		{decided("mode", `{"card":0}`), "position", `an option with the verb "mode" needs a mode, or none`},
		{decided("mode", `{"card":0,"mode":0}`), "position", "mode 0: mode counts from 1"},
		{decided("mode", `{"card":0,"mode":-1}`), "position", "mode -1: mode counts from 1"},
		{decided("mode", `{"card":0,"mode":1}`), "", ""},
		{decided("mode", `{"card":0,"none":true}`), "", ""},
		{decided("mode", `{"none":true}`), "", ""},
		{decided("mode", `{"card":0,"none":false}`), "position", `an option with the verb "mode" needs a mode, or none`},
		{decided("act", `{"verb":"fly","card":0}`), "position", `an option with the verb "fly" in a decision of kind "act"`},
		{decided("fly", `{"verb":"end"}`), "position", `"fly" is no kind of decision`},
		{decided("act", `{"verb":"summon","card":0,"from":"Graveyard"}`), "position", `there is no zone "Graveyard"; did you mean grave?`},
		{decided("act", `{"verb":"summon","card":0},3`), "position", `"options": '3' at byte 98, where an object should be`},
		{`{"decision":{"player":"you","kind":"act","options":5},` + board + `}`, "position", `"options": '5' at byte 70, where an array should be`},
		{onBoard(`{"turn":"you","you":{"deck":[0,1]}}`), "board", "the board does not say which step it is"},
		{onBoard(`{"turn":"you","step":"","you":{"deck":[0,1]}}`), "board", `there is no step ""; there are start, draw, charge, main, attack, end`},
		{onBoard(`{"turn":"you","step":"main1","you":{"deck":[0,1]}}`), "board", `there is no step "main1"; there are start, draw, charge, main, attack, end`},
		{onBoard(`{"turn":"you","step":3,"you":{"deck":[0,1]}}`), "board", `"step": '3' at byte 117, where a string should be`},
		{onBoard(`{"turn":"you","step":"main","you":{"graveyard":[0],"deck":[1]}}`), "board", `there is no zone "graveyard"; did you mean grave?`},
		{onBoard(`{"turn":"you","step":"main","you":{"library":[],"deck":[0,1]}}`), "board", `there is no zone "library"; there are battle, hand, mana, shields, grave, deck, hyper, gr, abyss`},
		{onBoard(`{"turn":"you","step":"main","you":{"life":3,"deck":[0,1]}}`), "", ""},
		{onBoard(`{"turn":"you","step":"main","you":{"deck":[{"card":0,"tapped":1},1]}}`), "board", `"tapped": '1' at byte 158, where true or false should be`},
		{onBoard(`{"turn":"you","step":"main","you":{"deck":[0]}}`), "board", "the board has lost card 1"},
		{`{` + decision + `,` + board + `,"events":[{"kind":"put","player":"you","to":"void"}]}`, "position", `there is no zone "void"; there are battle, hand, mana, shields, grave, deck, hyper, gr, abyss`},
		{`{` + decision + `}`, "position", "the position has no board"},
		{`{` + decision + `,` + board + `};`, "", `';' at byte 146, where a comma or the end of an object should be`},
	} {
		_, err := readReply([]byte(`{"id":2,"position":`+x.position+`}`), expected{2, &Info{}})
		what, section := "", ""
		if f, ok := errors.AsType[*fault](err); ok {
			what, section = f.what, f.section
		} else if err != nil {
			t.Errorf("%s: %v", x.position, err)
		}
		if what != x.want || section != x.section {
			t.Errorf("%s\n%s: %s\nwant %s: %s", x.position, section, what, x.section, x.want)
		}
	}
}
