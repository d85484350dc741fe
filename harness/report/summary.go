package report

import (
	"fmt"
	"io"
	"strings"
)

// Summary writes what was run, tables of counts by date, rule and topic, and what was made of each change.
func Summary(w io.Writer, r *Results, o ExplainOptions) error {
	p := newPrinter(w, o.Lang, o.Colour)
	for _, f := range r.facts(o.Lang) {
		p.line(0, pad(f[0], 12), f[1])
	}
	for i := range groupings {
		g := &groupings[i]
		if groups := g.groups(r.Cases, o.Lang); len(groups) > 0 {
			p.line(0)
			p.table(o.Lang.say(g.en, g.ja), groups)
		}
	}
	if len(r.Changes) > 0 {
		p.line(0)
		p.changes(r.Changes)
	}
	p.line(0)
	for _, problem := range r.Problems {
		p.line(0, p.paint(bad, problem))
	}
	p.line(0, r.Total(o.Lang))
	return p.w.Flush()
}

// table writes a line of counts for every group; noughts are dots, so that the others stand out.
func (p *printer) table(name string, groups []group) {
	first := width(name)
	for i := range groups {
		first = max(first, width(groups[i].name))
	}
	columns := p.lang.columns()
	text := pad(name, first)
	for _, c := range columns {
		text += "  " + c
	}
	p.line(0, p.paint(head, text))
	for i := range groups {
		text := pad(groups[i].name, first)
		n := groups[i].counts()
		for k, v := range n.list() {
			cell := fmt.Sprint(v)
			if v == 0 {
				cell = "."
			}
			text += "  " + strings.Repeat(" ", max(0, width(columns[k])-len(cell))) + cell
		}
		p.line(0, text)
	}
}

// facts say what was run on what.
func (r *Results) facts(l Lang) [][2]string {
	engine := r.Engine.Name
	for _, more := range [...]string{r.Engine.Version, r.Engine.Language} {
		if more != "" {
			engine += ", " + more
		}
	}
	out := [][2]string{
		{l.say("engine", "エンジン"), engine},
		{l.say("passed", "合格"), r.Score().String()},
		{l.say("as of", "時点"), r.asOf(l)},
		{l.say("set", "範囲"), r.set(l)},
	}
	if s := r.Selection.String(); s != "" {
		out = append(out, [2]string{l.say("selected", "選択"), s})
	}
	if p := r.Partial(); p != "" {
		out = append(out, [2]string{l.say("not all", "一部"), p})
	}
	return out
}

// asOf is the day for which the results speak: that of --as-of, or that of the newest ruling.
func (r *Results) asOf(l Lang) string {
	if r.AsOf != 0 {
		return r.AsOf.String()
	}
	return r.Corpus.Newest.String() + l.say(", the newest rules", "、最新のルール")
}

// set names what results are measured on.
func (r *Results) set(l Lang) string {
	switch {
	case r.Set.Name != "":
		return r.Set.Name + " (" + short(r.Set.Digest) + ")"
	case r.some():
		return l.say("cases from the corpus", "全体の一部") + " (" + short(r.Corpus.Digest) + ")"
	}
	return l.say("the whole corpus", "全体") + " (" + short(r.Corpus.Digest) + ")"
}

// some reports whether results are of a part of their set or corpus only.
func (r *Results) some() bool {
	s := r.Selection
	s.Set = ""
	return s.String() != "" || r.Partial() != ""
}

// short is the beginning of a digest, enough to tell it from others.
func short(digest string) string { return digest[:min(len(digest), 8)] }

// Total is all in one line.
func (r *Results) Total(l Lang) string {
	return l.say("total", "合計") + "  " + l.count(rulingsIn(r.Cases), "ruling", "裁定") + ", " + l.tally(r.Cases)
}
