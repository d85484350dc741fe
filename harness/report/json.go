package report

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"dmconform/harness"
	"dmconform/rulings"
)

// Format is the version of the results file. Keys are added to it, never renamed.
const Format = 1

// day is a date as the file has it: empty if there is none.
type day harness.Date

func (d day) MarshalJSON() ([]byte, error) {
	if d == 0 {
		return []byte(`""`), nil
	}
	return json.Marshal(harness.Date(d).String())
}

func (d *day) UnmarshalJSON(b []byte) error {
	var s string
	if err := json.Unmarshal(b, &s); err != nil || s == "" {
		*d = 0
		return err
	}
	date, err := rulings.ParseDate(s)
	*d = day(date)
	return err
}

type jsonFile struct {
	Format    int           `json:"format"`
	Runner    string        `json:"conform"`
	Engine    EngineInfo    `json:"engine"`
	Corpus    jsonCorpus    `json:"corpus"`
	Set       Set           `json:"set"`
	AsOf      day           `json:"as-of"`
	Selection jsonSelection `json:"selection"`
	Shard     *Shard        `json:"shard,omitempty"`
	Stopped   bool          `json:"stopped,omitempty"`
	Baseline  bool          `json:"baseline,omitempty"`
	Problems  []string      `json:"problems,omitempty"`
	Changes   []jsonChange  `json:"changes,omitempty"`
	Results   *[]jsonResult `json:"results,omitempty"` // written one by one
	Summary   *struct{}     `json:"summary,omitempty"` // counted anew when read
}

type jsonCorpus struct {
	Digest  string `json:"digest"`
	Rulings int    `json:"rulings"`
	Newest  day    `json:"newest"`
}

type jsonSelection struct {
	Selection
	Since day `json:"since,omitzero"`
	Until day `json:"until,omitzero"`
}

type jsonResult struct {
	ID        string       `json:"id"`
	Case      string       `json:"case"`
	Date      day          `json:"date"`
	Kind      string       `json:"kind"`
	Verdict   string       `json:"verdict"`
	Branches  int          `json:"branches"`
	Reason    string       `json:"reason"`
	RulesOf   day          `json:"rules-of,omitzero"` // the day whose rules it was played under; left out: the newest
	OrderKept bool         `json:"order-not-explored,omitempty"`
	Known     *Known       `json:"known,omitempty"`
	Problem   string       `json:"problem,omitempty"`
	Name      jsonText     `json:"name"`
	File      string       `json:"file,omitempty"`
	Line      int          `json:"line,omitempty"`
	Rules     []string     `json:"rules,omitempty"`
	Topics    []string     `json:"topics,omitempty"`
	Since     day          `json:"since,omitzero"`
	Until     day          `json:"until,omitzero"`
	Notes     []string     `json:"notes,omitempty"`
	Failure   *jsonFailure `json:"failure,omitempty"`
	Log       []string     `json:"log,omitempty"`
}

type jsonText struct {
	Ja string `json:"ja"`
	En string `json:"en"`
}

type jsonFailure struct {
	Kind    string       `json:"kind"`
	Line    string       `json:"line,omitempty"`
	Expect  string       `json:"expect,omitempty"`
	At      int          `json:"at,omitempty"`
	Got     string       `json:"got,omitempty"`
	Asked   string       `json:"asked,omitempty"`
	Options []string     `json:"options,omitempty"`
	Board   string       `json:"board,omitempty"`
	Path    []jsonChoice `json:"path,omitempty"`
	Script  []string     `json:"script,omitempty"`
}

type jsonChoice struct {
	Text  string   `json:"text"`
	Why   string   `json:"why"`
	Of    int      `json:"of"`
	Line  string   `json:"line,omitempty"`
	Setup bool     `json:"setup,omitempty"`
	Moved []string `json:"moved,omitempty"`
}

// JSON writes the results file: what was run, then a result a line, then a summary that counts rulings,
// cases and every verdict, those too that did not occur.
func JSON(w io.Writer, r *Results) error {
	head, err := marshal(jsonFile{
		Format: Format, Runner: r.Runner, Engine: r.Engine,
		Corpus: jsonCorpus{r.Corpus.Digest, r.Corpus.Rulings, day(r.Corpus.Newest)}, Set: r.Set, AsOf: day(r.AsOf),
		Selection: jsonSelection{r.Selection, day(r.Selection.Since), day(r.Selection.Until)},
		Shard:     r.Shard, Stopped: r.Stopped, Baseline: r.Baseline, Problems: r.Problems, Changes: changesToJSON(r.Changes),
	})
	if err != nil {
		return err
	}
	b := bufio.NewWriter(w)
	b.Write(bytes.TrimSuffix(head, []byte("}")))
	b.WriteString(",\n\"results\":[")
	for i := range r.Cases {
		line, err := marshal(toJSON(&r.Cases[i]))
		if err != nil {
			return err
		}
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteByte('\n')
		b.Write(line)
	}
	b.WriteString("\n],\n\"summary\":{")
	fmt.Fprintf(b, `"rulings":%d,"cases":%d`, rulingsIn(r.Cases), len(r.Cases))
	for _, v := range harness.Verdicts {
		fmt.Fprintf(b, `,%q:%d`, v, having(r.Cases, v))
	}
	s := r.Score()
	fmt.Fprintf(b, `,"passed":%d,"required":%d}}`, s.Passed, s.Required)
	b.WriteByte('\n')
	return b.Flush()
}

// ReadJSON reads a results file.
func ReadJSON(r io.Reader) (*Results, error) {
	var f jsonFile
	d := json.NewDecoder(r)
	switch err := d.Decode(&f); {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return nil, errors.New("the results file is cut short")
	case err != nil:
		return nil, fmt.Errorf("this is no results file: %w", err)
	case f.Format == 0 || f.Results == nil || f.Summary == nil:
		return nil, errors.New("this is no results file: it has no format, results or summary")
	case f.Format > Format:
		return nil, fmt.Errorf("the results file is of format %d; this conform reads up to %d", f.Format, Format)
	}
	if s := f.Shard; s != nil && (s.Index < 1 || s.Of < s.Index || s.Cases < 0) {
		return nil, fmt.Errorf("shard %d/%d of %d cases is no shard", s.Index, s.Of, s.Cases)
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, errors.New("there is something behind the end of the results")
	}
	out := &Results{Head: Head{
		Runner: f.Runner, Engine: f.Engine, Corpus: CorpusInfo{f.Corpus.Digest, f.Corpus.Rulings, harness.Date(f.Corpus.Newest)},
		Set: f.Set, AsOf: harness.Date(f.AsOf), Selection: f.Selection.Selection, Shard: f.Shard, Stopped: f.Stopped,
		Baseline: f.Baseline, Problems: f.Problems,
	}}
	out.Selection.Since, out.Selection.Until = harness.Date(f.Selection.Since), harness.Date(f.Selection.Until)
	out.Changes = changesFromJSON(f.Changes)
	seen := map[string]bool{}
	for i := range *f.Results {
		c, err := fromJSON(&(*f.Results)[i])
		if err == nil && seen[c.key()] {
			err = fmt.Errorf("%s is there twice", c.key())
		}
		if seen[c.key()] = true; err != nil {
			return nil, fmt.Errorf("result %d: %w", i+1, err)
		}
		out.Cases = append(out.Cases, c)
	}
	return out, nil
}

func toJSON(c *Case) jsonResult {
	j := jsonResult{
		ID: c.ID, Case: c.CaseID, Date: day(c.Date), Kind: string(c.Kind), Verdict: string(c.Verdict), Branches: c.Branches,
		Reason: c.Reason, RulesOf: day(c.Rules), OrderKept: c.OrderKept, Known: c.Known, Problem: c.Problem,
		Name: jsonText(c.Name), File: c.Path, Line: c.Line, Rules: c.Numbers, Topics: c.Topics,
		Since: day(c.Since), Until: day(c.Until), Notes: c.Notes, Log: c.Log,
	}
	if f := c.Failure; f != nil {
		j.Failure = &jsonFailure{
			Kind: string(f.Kind), Line: f.Line, Expect: f.Expect, At: f.At, Got: f.Got, Asked: f.Asked, Options: f.Options,
			Board: f.Board, Script: f.Script,
		}
		for _, p := range f.Path {
			j.Failure.Path = append(j.Failure.Path, jsonChoice{p.Text, p.Why.String(), p.Of, p.Line, p.Setup, p.Moved})
		}
	}
	return j
}

func fromJSON(j *jsonResult) (Case, error) {
	c := Case{
		Result: harness.Result{
			ID: j.ID, CaseID: j.Case, Date: harness.Date(j.Date), Rules: harness.Date(j.RulesOf), Kind: rulings.Kind(j.Kind),
			Verdict: harness.Verdict(j.Verdict), Reason: j.Reason, Branches: j.Branches, OrderKept: j.OrderKept,
			Notes: j.Notes, Log: j.Log,
		},
		Name: rulings.Text(j.Name), Path: j.File, Line: j.Line, Numbers: j.Rules, Topics: j.Topics,
		Since: harness.Date(j.Since), Until: harness.Date(j.Until), Known: j.Known, Problem: j.Problem,
	}
	if !slices.Contains(harness.Verdicts[:], c.Verdict) || c.ID == "" || c.CaseID == "" {
		return c, fmt.Errorf("%q, case %q, has the verdict %q", c.ID, c.CaseID, c.Verdict)
	}
	if f := j.Failure; f != nil {
		c.Failure = &harness.Failure{
			Kind: harness.FailureKind(f.Kind), Line: f.Line, Expect: f.Expect, At: f.At, Got: f.Got, Asked: f.Asked,
			Options: f.Options, Board: f.Board, Script: f.Script,
		}
		for _, p := range f.Path {
			why, err := parseWhy(p.Why)
			if err != nil {
				return c, err
			}
			c.Failure.Path = append(c.Failure.Path, harness.Choice{Text: p.Text, Why: why, Of: p.Of, Line: p.Line, Setup: p.Setup, Moved: p.Moved})
		}
	}
	return c, nil
}

func parseWhy(s string) (harness.Why, error) {
	for w := harness.Explored; w <= harness.KeptOrder; w++ {
		if w.String() == s {
			return w, nil
		}
	}
	return 0, fmt.Errorf("no choice is made for the reason %q", s)
}

// marshal is json.Marshal that leaves < and > as they are.
func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}
