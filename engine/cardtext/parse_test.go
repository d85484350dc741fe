package cardtext

import (
	"reflect"
	"strings"
	"testing"
)

// source is the text of a card of the table.
func source(name string) string {
	for _, c := range cards {
		if c.name == name {
			return strings.TrimPrefix(c.text, "\n")
		}
	}
	panic(name)
}

func mustParse(t testing.TB, src string) *Text {
	t.Helper()
	text, err := Parse(src)
	if err != nil {
		t.Fatalf("%v\n%s", err, src)
	}
	return text
}

// shape writes a body with its nesting, one letter for each act: the "draw N" of the test.
func shape(b *Block) string {
	var parts []string
	for _, s := range b.Sentences {
		str := PrintAct(s.Acts[0])[len("draw "):]
		if s.AfterThat {
			str = "+" + str
		}
		if s.Then != nil {
			str += " then(" + shape(s.Then) + ")"
		}
		if s.Otherwise != nil {
			str += " else(" + shape(s.Otherwise) + ")"
		}
		parts = append(parts, str)
	}
	return strings.Join(parts, ", ")
}

func TestScope(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"1|2", "1, 2"},
		{"1|after that 2", "1, +2"},
		{"1|then 2|3", "1 then(2), 3"},
		{"1|then 2|after that 3|4", "1 then(2, +3), 4"},
		{"1|then 2|otherwise 3|after that 4|5", "1 then(2) else(3, +4), 5"},
		{"1|otherwise 2|otherwise 3", "1 else(2 else(3))"},
		{"1|then 2|then 3|otherwise 4", "1 then(2 then(3) else(4))"},
		{"1|then 2|  then 3|  otherwise 4|otherwise 5", "1 then(2 then(3) else(4)) else(5)"},
		{"1|then 2|  then 3|otherwise 4", "1 then(2 then(3)) else(4)"},
		{"1|then 2|  otherwise 3|otherwise 4", "1 then(2 else(3)) else(4)"},
		{"1|then 2|  3|4", "1 then(2, 3), 4"},
		{"1|then 2|  3|  then 4|  5|6", "1 then(2, 3 then(4), 5), 6"},
		{"1|  then 2|after that 3", "1 then(2), +3"},
		{"1|then 2|  then 3|after that 4", "1 then(2 then(3), +4)"},
		{"1|then 2|  otherwise 3|after that 4", "1 then(2 else(3), +4)"},
		{"1|after that 2|then 3", "1, +2 then(3)"},
	} {
		var lines []string
		for _, l := range strings.Split(c.text, "|") {
			i := strings.LastIndexByte(l, ' ') + 1
			lines = append(lines, l[:i]+"draw "+l[i:])
		}
		src := strings.Join(lines, "\n")
		text := mustParse(t, src)
		if got := shape(text.Abilities[0].Body); got != c.want {
			t.Errorf("%s\nis %s\nnot %s", src, got, c.want)
		}
		if got := Print(text); got != src {
			t.Errorf("printed back:\n%s\nwanted:\n%s", got, src)
		}
	}
}

// TestNormalized reads texts that are understood and have a better spelling.
func TestNormalized(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"draw 1, discard 1", "draw 1 and discard 1"},
		{"you draw 1\n", "draw 1"},
		{"destroy 1 other creature of yours", "destroy 1 of your other creatures"},
		{"destroy 1 creatures", "destroy 1 creature"},
		{"it get +1000 this turn", "it gets +1000 this turn"},
		{"opponent discard 1", "opponent discards 1"},
		{"if there are no creatures of yours, draw 1", "if there are none of your creatures, draw 1"},
		{"if there are 2 or less creatures, draw 1", "if there are 2 or fewer creatures, draw 1"},
		{"put 1 creature from your hand with cost 5 or less into the battle zone", "put 1 creature with cost 5 or less from your hand into the battle zone"},
		{"put 1 light creature from your hand or your graveyard into your mana", "put 1 light creature from your hand or graveyard into your mana"},
		{"draw 1\nthen draw 2\nthen draw 3\notherwise draw 4\notherwise draw 5", "draw 1\nthen draw 2\n  then draw 3\n  otherwise draw 4\notherwise draw 5"},
		{"draw 01", "draw 1"},
		{"\n\ndraw 1  \n\n\ndraw 2\n\n", "draw 1\n\ndraw 2"},
		{"destroy a element", "destroy an element"},
	} {
		text, err := Parse(c.text)
		if err != nil {
			if c.want != "" {
				t.Errorf("%q: %v", c.text, err)
			}
			continue
		}
		if got := Print(text); got != c.want {
			t.Errorf("%q is printed %q, not %q", c.text, got, c.want)
		}
	}
}

func TestTree(t *testing.T) {
	act := func(src string) *Act { return mustParse(t, src).Acts[0] }

	t.Run("a filter behind whole noun phrases counts for all", func(t *testing.T) {
		np := act(`destroy 1 light creature or "メカ" element with cost 5 or less`).NP
		if len(np.Or) != 1 || len(np.With) != 1 || len(np.Or[0].With) != 1 {
			t.Errorf("got %+v", np)
		}
		np = act(`destroy 1 light creature with power 3000 or less or "メカ" element with cost 5 or less`).NP
		if np.With[0].Prop != PowerProp || np.Or[0].With[0].Prop != CostProp {
			t.Errorf("got %+v", np)
		}
	})
	t.Run("a card under it keeps to itself", func(t *testing.T) {
		e := mustParse(t, source("空間型無限収納ストラトバッグ")).Abilities[1].Events[0]
		if e.Kind != Leaves || e.NP.Whose != Opponents || e.NP.Under != nil || e.NP.Or[0].Under.Ref != It || e.NP.Or[0].Whose != Anyones {
			t.Errorf("got %+v", e.NP)
		}
	})
	t.Run("the possessor counts for the bare ones behind or", func(t *testing.T) {
		np := act(`destroy 1 of your other light creatures or "メカ" elements`).NP
		if np.Or[0].Whose != Yours || !np.Or[0].Other {
			t.Errorf("got %+v", np.Or[0])
		}
	})
	t.Run("who acts is taken over", func(t *testing.T) {
		text := mustParse(t, "opponent draws 1, discards 1 and you draw 1")
		s := text.Sentences[0]
		if s.Who != WhoOpponent || s.Acts[1].Who != WhoOpponent || s.Acts[1].Said || s.Acts[2].Who != WhoYou || !s.Acts[2].Said {
			t.Errorf("got %+v", s)
		}
	})
	t.Run("a permission is a rule, a use is an act", func(t *testing.T) {
		if r := mustParse(t, "you may summon this from your graveyard").Abilities[0].Rules[0]; r.Kind != MayUseFrom || r.Places[0] != (Place{Yours, Graveyard}) {
			t.Errorf("got %+v", r)
		}
		if a := act("you may cast 1 spell from your hand for free"); a.Kind != CastAct || !a.Free {
			t.Errorf("got %+v", a)
		}
	})
	t.Run("a discard of one's own choice has no noun phrase", func(t *testing.T) {
		if a := act("opponent discards 2 at random"); a.NP != nil || a.N.Value != 2 || !a.Random {
			t.Errorf("got %+v", a)
		}
		if a := act("discard your hand"); a.NP.Quant != All || a.NP.In[0] != (Place{Yours, HandZone}) {
			t.Errorf("got %+v", a.NP)
		}
	})
	t.Run("every act of a replaced sentence is instead", func(t *testing.T) {
		for _, a := range mustParse(t, "if this would leave: flip this and untap this instead").Acts {
			if !a.Instead {
				t.Errorf("got %+v", a)
			}
		}
	})
}

func TestTables(t *testing.T) {
	for _, c := range cards {
		text := mustParse(t, strings.TrimPrefix(c.text, "\n"))
		expanded, err := Expand(text)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		for _, text := range []*Text{text, expanded} {
			checkTables(t, c.name, text)
		}
	}
}

func checkTables(t *testing.T, name string, text *Text) {
	t.Helper()
	for i, a := range text.Abilities {
		if a.Index != i {
			t.Errorf("%s: ability %d has number %d", name, i, a.Index)
		}
	}
	for i, b := range text.Blocks {
		if b.ID != i {
			t.Errorf("%s: block %d has number %d", name, i, b.ID)
		}
	}
	for i, s := range text.Sentences {
		if s.ID != i {
			t.Errorf("%s: sentence %d has number %d", name, i, s.ID)
		}
	}
	for i, a := range text.Acts {
		if a.ID != i {
			t.Errorf("%s: act %d has number %d", name, i, a.ID)
		}
	}
	n := map[string]int{}
	countNodes(reflect.ValueOf(text.Abilities), n)
	if n["Block"] != len(text.Blocks) || n["Sentence"] != len(text.Sentences) || n["Act"] != len(text.Acts) {
		t.Errorf("%s: the tree has %v, the tables %d, %d, %d", name, n, len(text.Blocks), len(text.Sentences), len(text.Acts))
	}
}

func countNodes(v reflect.Value, n map[string]int) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			countNodes(v.Elem(), n)
		}
	case reflect.Slice:
		for i := range v.Len() {
			countNodes(v.Index(i), n)
		}
	case reflect.Struct:
		n[v.Type().Name()]++
		if v.Type() == reflect.TypeFor[NP]() {
			return // no nodes in there, and noun phrases can share theirs
		}
		for i := range v.NumField() {
			countNodes(v.Field(i), n)
		}
	}
}

func TestExpand(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"blocker, slayer\n\nwhen this attacks: draw 1", "blocker\n\nafter a battle of this: destroy the other creature\n\nwhen this attacks: draw 1"},
		{"just diver", "as this enters: until the start of your next turn, opponent can't choose this and this can't be attacked"},
		{`ultra saver: fire "ドラゴン" card or light creature`, `if your fire "ドラゴン" card or light creature would leave: you may destroy this instead`},
		{"mana burst 0", "in your mana, you may summon this from your mana by mana burst paying [0]"},
		{
			"draw 1\nthen mekraid 8 \"アビス\"\notherwise draw 2",
			"draw 1\nthen look at top 3 of your deck\n  you may use 1 \"アビス\" card with cost 8 or less among them for free\n  put the rest on the bottom of your deck in any order\notherwise draw 2",
		},
		{
			"if this is tapped, mekraid 5 \"メカ\"",
			"if this is tapped, look at top 3 of your deck\nafter that you may use 1 \"メカ\" card with cost 5 or less among them for free\nafter that put the rest on the bottom of your deck in any order",
		},
	} {
		text := mustParse(t, c.text)
		out, err := Expand(text)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		if got := Print(out); got != c.want {
			t.Errorf("%s\nexpands to\n%s\nnot\n%s", c.text, got, c.want)
		}
		if Print(text) != c.text {
			t.Errorf("%q was changed by its expansion", c.text)
		}
		if again := mustParse(t, Print(out)); !reflect.DeepEqual(again, out) {
			t.Errorf("%q: the expanded text reads back to another tree", c.text)
		}
	}
	if _, err := Expand(mustParse(t, "mekraid 5 \"メカ\"\nthen draw 1")); err == nil {
		t.Error(`a "then" under a mekraid is not refused`)
	}
}

// TestMacros holds every macro to a rule number and a text that prints back.
func TestMacros(t *testing.T) {
	np := mustParse(t, "ultra saver: light creature").Abilities[0].Keywords[0].NP
	for _, m := range macros {
		abilities, ok, err := ExpandKeyword(Keyword{Name: m.name, N: 1, NP: np})
		if !ok || err != nil || MacroRule(m.name) == "" {
			t.Errorf("%s: %v", m.name, err)
			continue
		}
		want := strings.NewReplacer("{n}", "1", "{np}", "light creature").Replace(m.text)
		want = strings.ReplaceAll(want, "your other light creature", "your other light creatures")
		if got := Print(&Text{Abilities: abilities}); got != want {
			t.Errorf("%s is\n%s\nnot\n%s", m.name, got, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, c := range cards {
		f.Add(strings.TrimPrefix(c.text, "\n"))
	}
	for _, e := range docExamples(f) {
		f.Add(e)
	}
	f.Fuzz(func(t *testing.T, src string) {
		text, err := Parse(src)
		if err != nil {
			return
		}
		printed := Print(text)
		again, err := Parse(printed)
		if err != nil {
			t.Fatalf("%v\nprinted:\n%s", err, printed)
		}
		if !reflect.DeepEqual(text, again) {
			t.Fatalf("another tree:\n%s\n\n%s", printed, Print(again))
		}
		if p := Print(again); p != printed {
			t.Fatalf("printed first\n%s\nthen\n%s", printed, p)
		}
		if out, err := Expand(text); err == nil {
			checkTables(t, src, out)
		}
	})
}

func BenchmarkParse(b *testing.B) {
	for b.Loop() {
		for _, c := range cards {
			if _, err := Parse(c.text); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/float64(len(cards)), "us/card")
}

func BenchmarkPrint(b *testing.B) {
	text, err := Parse(source("絶望神サガ"))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		Print(text)
	}
}
