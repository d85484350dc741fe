package rulings

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/BurntSushi/toml"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

func compileSchema(t *testing.T, name string) *jsonschema.Schema {
	t.Helper()
	s, err := jsonschema.NewCompiler().Compile(filepath.Join("schema", name))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// asJSON is a TOML file as a JSON value, dates as strings: what an editor holds against the schema.
func asJSON(t *testing.T, src []byte) any {
	t.Helper()
	var m map[string]any
	if err := toml.Unmarshal(src, &m); err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(plainDates(m))
	if err != nil {
		t.Fatal(err)
	}
	v, err := jsonschema.UnmarshalJSON(strings.NewReader(string(text)))
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func plainDates(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for k, x := range v {
			v[k] = plainDates(x)
		}
	case []map[string]any:
		for _, x := range v {
			plainDates(x)
		}
	case []any:
		for i, x := range v {
			v[i] = plainDates(x)
		}
	case time.Time:
		return v.Format("2006-01-02")
	}
	return v
}

// TestSchemas holds every file of the corpus against its schema.
func TestSchemas(t *testing.T) {
	fixture, card := compileSchema(t, "fixture.json"), compileSchema(t, "card.json")
	files, err := fs.Glob(Embedded(), "*/*.toml")
	if err != nil || len(files) == 0 {
		t.Fatalf("no corpus: %v", err)
	}
	for _, name := range files {
		src, err := fs.ReadFile(Embedded(), name)
		if err != nil {
			t.Fatal(err)
		}
		schema := fixture
		if path.Dir(name) == "cards" {
			schema = card
		}
		if err := schema.Validate(asJSON(t, src)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestSchemasReject holds the schemas to mistakes that an editor should mark.
func TestSchemasReject(t *testing.T) {
	const head = "format = 1\nkind = 'rule'\nsource = 's'\nquestion = { ja = 'a', en = 'a' }\nanswer = { verdict = 'yes', ja = 'a', en = 'a' }\ncards = { x = 'a' }\n"
	const tail = "[[case]]\nid = 'a'\nname = { ja = 'a', en = 'a' }\nactions = ['you summon x']\nexpect = ['you hand 1']\n"
	const fact = "name = 'a'\nsource = 's'\nconfidence = 'sourced'\n"
	fixture, card := compileSchema(t, "fixture.json"), compileSchema(t, "card.json")
	for _, x := range []struct {
		schema *jsonschema.Schema
		src    string
		ok     bool
	}{
		{fixture, head + tail, true},
		{fixture, head + "colour = 'red'\n" + tail, false},
		{fixture, head + "date = '10 April'\n" + tail, false},
		{fixture, head + "rules = ['101.3 a']\n" + tail, false},
		{fixture, head + "state.you.deck = []\nstate.you.deck-top = ['x']\n" + tail, false},
		{fixture, head + "state.you.battle = [{ card = 'x', taped = true }]\n" + tail, false},
		{fixture, head + "state.you.hand = ['x*0']\n" + tail, false},
		{fixture, strings.Replace(head, "x = 'a'", "X = 'a'", 1) + tail, false},
		{fixture, head + strings.Replace(tail, "you summon", "you summons", 1), false},
		{fixture, head + strings.Replace(tail, "['you hand 1']", "[]", 1), false},
		{fixture, head + strings.Replace(tail, "you hand 1", "you hands 1", 1), false},
		{fixture, head + tail + "control-of = 'b'\nbaseline-of = 'b'\n", false},
		{fixture, head, false},
		{card, fact + "civ = []\ntype = 'spell'\ncost = 3\n", true},
		{card, fact + "civ = ['red']\ntype = 'spell'\ncost = 3\n", false},
		{card, fact + "civ = []\ntype = 'spel'\ncost = 3\n", false},
		{card, fact + "civ = []\ntype = 'spell'\n", false},
		{card, fact + "civ = []\ntype = 'spell'\ncost = 'infinite'\n", false},
		{card, fact + "civ = []\ntype = 'spell'\ncost = 3\nlayout = 'flip'\n", false},
	} {
		if err := x.schema.Validate(asJSON(t, []byte(x.src))); (err == nil) != x.ok {
			t.Errorf("valid is %v, want %v: %v\n%s", err == nil, x.ok, err, x.src)
		}
	}
}

// object is as much of a schema as the test of its words looks at.
type object struct {
	Enum        []string
	Const       any
	Pattern     string
	Required    []string
	Properties  map[string]object
	Definitions map[string]object
	Items       *object
}

func readSchema(t *testing.T, name string) object {
	t.Helper()
	src, err := os.ReadFile(filepath.Join("schema", name))
	if err != nil {
		t.Fatal(err)
	}
	// Most constants and enumerations are of strings; those that are not are left out.
	var o object
	if err := json.Unmarshal(src, &o); err != nil {
		t.Fatal(err)
	}
	return o
}

// TestSchemaWords holds the keys and closed lists of the schemas to those of the loader.
func TestSchemaWords(t *testing.T) {
	f, c := readSchema(t, "fixture.json"), readSchema(t, "card.json")
	same := func(what string, got, want []string) {
		t.Helper()
		got, want = slices.Sorted(slices.Values(got)), slices.Sorted(slices.Values(want))
		if !slices.Equal(got, want) {
			t.Errorf("%s: the schema has\n  %s\nthe loader\n  %s", what, strings.Join(got, " "), strings.Join(want, " "))
		}
	}
	keys := func(o object) []string { return slices.Collect(maps.Keys(o.Properties)) }
	d := f.Definitions
	same("keys of a ruling", keys(f), rulingKeys)
	same("keys of a case", keys(d["case"]), caseKeys)
	same("keys of a board", keys(d["state"]), boardKeys)
	same("keys of a player's board", keys(d["side"]), sideOfKeys)
	same("keys of a placed card", keys(d["card"]), placedKeys)
	same("kinds", f.Properties["kind"].Enum, kinds)
	same("verdicts", f.Properties["answer"].Properties["verdict"].Enum, verdicts)
	same("steps", d["state"].Properties["step"].Enum, steps)

	same("keys of a card", keys(c), cardKeys)
	same("keys of a side", keys(c.Definitions["side"]), sideKeys)
	same("keys of an unplayed ability", keys(*c.Properties["unplayed"].Items), unplayedKeys)
	same("card types", c.Definitions["type"].Enum, cardTypes)
	same("civilizations", c.Definitions["civ"].Items.Enum, civilizations)
	same("confidences", c.Properties["confidence"].Enum, confidences)
	same("layouts", c.Properties["layout"].Enum, layouts)

	acts := verbWords()
	acts = acts[:len(acts)-1] // chance has no player
	for def, lists := range map[string][][]string{
		"line":        {acts},
		"expectation": {zoneWords(), eventKinds, orientations},
	} {
		for _, words := range lists {
			if want := "(" + strings.Join(words, "|") + ")"; !strings.Contains(d[def].Pattern, want) {
				t.Errorf("the pattern of %s does not have %s", def, want)
			}
		}
	}
	if want := fmt.Sprintf("(%s)", strings.Join(zoneWords(), "|")); !strings.Contains(d["case"].Properties["unchecked"].Items.Pattern, want) {
		t.Errorf("the pattern of unchecked does not have %s", want)
	}
}

// TestSchemaLines holds the patterns to every form of lines and expectations.
func TestSchemaLines(t *testing.T) {
	src, err := os.ReadFile(filepath.Join("schema", "fixture.json"))
	if err != nil {
		t.Fatal(err)
	}
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(string(src)))
	if err != nil {
		t.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("fixture.json", doc); err != nil {
		t.Fatal(err)
	}
	check := func(def, text string) {
		t.Helper()
		for _, text := range []string{text, "! " + text} {
			if err := compiler.MustCompile("fixture.json#/definitions/" + def).Validate(text); err != nil {
				t.Errorf("%q: %v", text, err)
			}
		}
	}
	for _, v := range verbs {
		check("line", v.Example)
	}
	for _, e := range expectations {
		check("expectation", e.Example)
	}
}
