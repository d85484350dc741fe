package report

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"

	"dmconform/harness"
)

// jsonResult is a result as programs get it. Keys are added, never renamed.
type jsonResult struct {
	ID       string `json:"id"`
	Case     string `json:"case"`
	Date     string `json:"date"` // empty if it has none
	Kind     string `json:"kind"`
	Verdict  string `json:"verdict"`
	Branches int    `json:"branches"`
	Reason   string `json:"reason"`
}

// JSON writes {"results": […], "summary": {…}}, a result a line. The summary counts rulings, cases and
// every verdict, those too that did not occur.
func JSON(w io.Writer, results []harness.Result) error {
	b := bufio.NewWriter(w)
	b.WriteString("{\"results\":[")
	for i := range results {
		r := &results[i]
		date := ""
		if r.Date != 0 {
			date = r.Date.String()
		}
		line, err := marshal(jsonResult{
			ID: r.ID, Case: r.CaseID, Date: date, Kind: string(r.Kind),
			Verdict: string(r.Verdict), Branches: r.Branches, Reason: r.Reason,
		})
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
	writeCount(b, "rulings", rulingsIn(results))
	b.WriteByte(',')
	writeCount(b, "cases", len(results))
	for _, v := range harness.Verdicts {
		n := 0
		for i := range results {
			if results[i].Verdict == v {
				n++
			}
		}
		b.WriteByte(',')
		writeCount(b, string(v), n)
	}
	b.WriteString("}}\n")
	return b.Flush()
}

func writeCount(b *bufio.Writer, key string, n int) {
	k, _ := marshal(key)
	v, _ := marshal(n)
	b.Write(k)
	b.WriteByte(':')
	b.Write(v)
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
