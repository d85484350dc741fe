package cardtext

import (
	goparser "go/parser"
	gotoken "go/token"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// docExamples reads the examples out of the package comment: runs of lines that start with ">".
func docExamples(t testing.TB) []string {
	t.Helper()
	f, err := goparser.ParseFile(gotoken.NewFileSet(), "doc.go", nil, goparser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	open := false
	for _, l := range strings.Split(f.Doc.Text(), "\n") {
		l, ok := strings.CutPrefix(l, "\t>")
		if !ok {
			open = false
			continue
		}
		l = strings.TrimPrefix(l, " ")
		if open {
			out[len(out)-1] += "\n" + l
		} else {
			out = append(out, l)
		}
		open = true
	}
	return out
}

func TestDocExamples(t *testing.T) {
	examples := docExamples(t)
	if len(examples) < 50 {
		t.Fatalf("only %d examples found", len(examples))
	}
	for _, src := range examples {
		text, err := Parse(src)
		if err != nil {
			t.Errorf("%v\n%s\n", err, src)
			continue
		}
		if got := Print(text); got != src {
			t.Errorf("printed back:\n%s\nwanted:\n%s\n", got, src)
		}
	}
}

// seen collects the values of the kinds that occur in a tree.
func seen(v reflect.Value, in map[string]map[int64]bool, words map[string]bool) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			seen(v.Elem(), in, words)
		}
	case reflect.Slice:
		for i := range v.Len() {
			seen(v.Index(i), in, words)
		}
	case reflect.Struct:
		if k, ok := v.Interface().(Keyword); ok {
			words[k.Name] = true
		}
		for i := range v.NumField() {
			seen(v.Field(i), in, words)
		}
	case reflect.Uint8:
		name := v.Type().Name()
		if in[name] == nil {
			in[name] = map[int64]bool{}
		}
		in[name][int64(v.Uint())] = true
	}
}

// TestDocIsComplete holds the documentation to an example of every kind of node and every keyword.
func TestDocIsComplete(t *testing.T) {
	in, keywords := map[string]map[int64]bool{}, map[string]bool{}
	for _, src := range docExamples(t) {
		if text, err := Parse(src); err == nil {
			seen(reflect.ValueOf(text.Abilities), in, keywords)
		}
	}
	last := map[string]int{
		"AbilityKind": int(Spell), "During": int(OpponentTurn), "Who": int(WhoEach), "ActKind": int(PutSeal), "Pos": int(PosBottom),
		"Ordering": int(AnyPositions), "Whose": int(Owners), "QuantKind": int(UpToOneEach), "RefKind": int(ThisCard), "Prop": int(RaceNot),
		"Cmp": int(Gt), "NumKind": int(PowerOf), "EventKind": int(IsFlipped), "RuleKind": int(MayAlso), "DurationKind": int(ThisBattle),
		"Adj": int(SealedAdj), "ZoneName": int(AbyssZone), "Head": int(Castle),
		"CondKind": int(SomePlayerHasNo),
	}
	for _, name := range slices.Sorted(maps.Keys(last)) {
		for i := range last[name] + 1 {
			if name == "ZoneName" && i == int(AnyZone) {
				continue // no zone is written
			}
			if !in[name][int64(i)] {
				t.Errorf("the documentation has no example of %s %d", name, i)
			}
		}
	}
	for _, k := range keywordForms {
		if !keywords[k.name] {
			t.Errorf("the documentation has no example of the keyword %s", k.name)
		}
	}
}
