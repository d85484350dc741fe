package wire

import (
	"bytes"
	"context"
	"encoding/json"
	"strings"
	"sync"
	"testing"

	"dmconform/harness"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// validators hold messages to the schema; strictly, which means that no unknown key may be in them.
var validators = sync.OnceValues(func() (request, reply *jsonschema.Schema) {
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(Schema()))
	if err != nil {
		panic(err)
	}
	shut(doc)
	c := jsonschema.NewCompiler()
	if err := c.AddResource("protocol.json", doc); err != nil {
		panic(err)
	}
	return c.MustCompile("protocol.json#/$defs/request"), c.MustCompile("protocol.json#/$defs/reply")
})

func shut(x any) {
	switch x := x.(type) {
	case map[string]any:
		if _, ok := x["properties"]; ok && x["type"] == "object" {
			x["additionalProperties"] = false
		}
		for _, v := range x {
			shut(v)
		}
	case []any:
		for _, v := range x {
			shut(v)
		}
	}
}

func validate(s *jsonschema.Schema, message []byte) error {
	x, err := jsonschema.UnmarshalJSON(bytes.NewReader(message))
	if err != nil {
		return err
	}
	return s.Validate(x)
}

// validateRecording holds all that was said to the schema, a sample of what is said very often.
func validateRecording(t *testing.T, said string) {
	t.Helper()
	requests, replies := validators()
	n, bad := 0, 0
	for l := range strings.Lines(said) {
		_, message, _ := strings.Cut(l, " ")
		s := requests
		if strings.Contains(l[:strings.IndexByte(l, ' ')], "<") {
			s = replies
		}
		if n++; n > 300 && n%41 != 0 {
			continue
		}
		if err := validate(s, []byte(message)); err != nil {
			if bad++; bad < 5 {
				t.Errorf("%s%v", l, err)
			}
		}
	}
	if n == 0 {
		t.Error("nothing was said")
	}
}

// TestSchema: the schema is one, and refuses what the protocol does not allow.
func TestSchema(t *testing.T) {
	requests, replies := validators()
	for _, bad := range []string{
		`{}`, `{"id":1,"do":"dance"}`, `{"id":1,"do":"new","game":1}`, `{"id":1,"do":"choose","game":1}`,
		`{"id":1,"do":"choose","game":1,"option":0,"options":[0]}`, `{"id":1,"do":"fork","game":1}`, `{"id":"1","do":"bye"}`,
	} {
		if validate(requests, []byte(bad)) == nil {
			t.Errorf("%s is no request", bad)
		}
	}
	for _, bad := range []string{
		`{}`, `{"id":1,"position":{}}`, `{"id":1,"engine":{"protocol":1}}`, `{"id":1,"position":{"board":{"turn":"you","step":"main"}}}`,
		`{"id":1,"position":{"winner":"you","board":{"turn":"me","step":"main"}}}`, `{"id":1,"error":"x","illegal":"y"}`,
		`{"id":1,"position":{"decision":{"player":"you","kind":"act","options":[]},"board":{"turn":"you","step":"main"}}}`,
	} {
		if validate(replies, []byte(bad)) == nil {
			t.Errorf("%s is no reply", bad)
		}
		if _, err := readReply([]byte(bad), expected{info: &Info{}}); err == nil && bad != `{}` && !strings.Contains(bad, `"illegal"`) {
			t.Errorf("%s is read as a reply", bad)
		}
	}
	if !json.Valid(Schema()) {
		t.Error("the schema is no JSON")
	}
}

// TestCorpusIsValid: every message of the corpus is as the schema says, with events and facts too.
func TestCorpusIsValid(t *testing.T) {
	c := corpus(t)
	var rec lockedBuffer
	o := as("different facts")
	o.Record = &rec
	e := open(t, o)
	few := sample(c, 60)
	for _, r := range c.Rulings {
		if !few(r, nil) {
			continue
		}
		for i := range r.Cases {
			p, err := harness.NewPlan(r, &r.Cases[i])
			if err != nil {
				t.Fatal(err)
			}
			if _, err := p.Explain(context.Background(), e, harness.Newest(&r.Cases[i]), 0); err != nil {
				t.Error(err)
			}
		}
	}
	validateRecording(t, rec.String())
}
