package report

import (
	"cmp"
	"fmt"
	"io"
	"strconv"
	"strings"

	"dmconform/harness"
	"dmconform/rulings"
)

// Change is a dated change of the rules, and what the engine made of it. That cannot be told from the results of
// cases alone: the cases of each side were played under the rules of both.
type Change struct {
	ID       string
	Name     rulings.Text
	LastOld  harness.Date // the day before Date, or earlier if the day of the change is not known
	Date     harness.Date // the first day of the new side
	How      harness.Tracking
	Why      rulings.Text // why it is not covered
	Old, New []string     // the cases of each side: ruling/case
	Wrong    []string     // what keeps the engine from tracking it, a line each
}

// Changes turns what an engine made of changes into what reports say of it.
func Changes(tracked []harness.Tracked) []Change {
	var out []Change
	for i := range tracked {
		t := &tracked[i]
		c := t.Change
		x := Change{ID: c.ID, Name: c.Name, LastOld: c.LastOld, Date: c.Date, How: t.How, Why: c.Uncovered, Old: names(c.Old), New: names(c.New)}
		if t.How != harness.Tracks {
			for _, r := range t.Wrong() {
				x.Wrong = append(x.Wrong, oneLine(fmt.Sprintf("%s/%s as of %s: %s: %s", r.ID, r.CaseID, r.Rules, r.Verdict, r.Reason)))
			}
		}
		out = append(out, x)
	}
	return out
}

func names(refs []rulings.CaseRef) []string {
	var out []string
	for _, r := range refs {
		out = append(out, r.String())
	}
	return out
}

// Days is the day of the change, or the two that it lies between.
func (c *Change) Days() string {
	if c.LastOld.Add(1) < c.Date {
		return c.LastOld.String() + ".." + c.Date.String()
	}
	return c.Date.String()
}

var trackingJa = map[harness.Tracking]string{
	harness.Tracks: "対応", harness.AlwaysOld: "常に変更前", harness.AlwaysNew: "常に変更後", harness.Neither: "どちらでもない",
	harness.Unplayed: "未対応", harness.NotCovered: "対象外",
}

func (l Lang) tracking(t harness.Tracking) string { return l.say(string(t), trackingJa[t]) }

// tracked counts what was made of changes: "13 rule changes: 9 tracked, 4 not covered".
func (l Lang) tracked(changes []Change) string {
	var by []string
	for _, t := range harness.Trackings {
		n := 0
		for i := range changes {
			if changes[i].How == t {
				n++
			}
		}
		word := string(t)
		if t == harness.Tracks {
			word = "tracked"
		}
		if n > 0 {
			by = append(by, l.say(strconv.Itoa(n)+" "+word, l.tracking(t)+strconv.Itoa(n)))
		}
	}
	return l.count(len(changes), "rule change", "件のルール変更") + ": " + strings.Join(by, ", ")
}

// changes writes a line for each change, what is wrong below it, and how many there are of which sort.
func (p *printer) changes(changes []Change) {
	days, how, id := 0, 0, 0
	for i := range changes {
		c := &changes[i]
		days, how, id = max(days, len(c.Days())), max(how, width(p.lang.tracking(c.How))), max(id, len(c.ID))
	}
	for i := range changes {
		c := &changes[i]
		p.line(0, pad(c.Days(), days), "  ", p.how(c.How, how), "  ", pad(c.ID, id), "  ", p.lang.text(c.Name))
		for _, w := range c.Wrong {
			p.line(days+2, w)
		}
	}
	p.line(0, p.lang.tracked(changes))
}

// how is a word for what was made of a change, so many columns wide.
func (p *printer) how(t harness.Tracking, columns int) string {
	switch text := pad(p.lang.tracking(t), columns); t {
	case harness.Tracks:
		return p.paint(good, text)
	case harness.NotCovered:
		return text
	default:
		return p.paint(bad, text)
	}
}

// ChangeList writes changes with what held before and after, and what the engine made of them.
func ChangeList(w io.Writer, tracked []harness.Tracked, o ExplainOptions) error {
	p := newPrinter(w, o.Lang, o.Colour)
	changes := Changes(tracked)
	for i := range changes {
		c, of := &changes[i], tracked[i].Change
		p.line(0, p.paint(head, c.Days()), "  ", p.how(c.How, 0), "  ", c.ID, "  ", p.lang.text(c.Name))
		p.field(2, p.lang.say("before", "変更前"), cmp.Or(p.lang.text(of.Before), p.lang.say("not known", "不明")))
		p.field(2, p.lang.say("since", "変更後"), p.lang.text(of.After))
		p.field(2, p.lang.say("note", "注"), p.lang.text(of.Note))
		p.field(2, p.lang.say("not covered", "対象外"), p.lang.text(c.Why))
		p.field(2, p.lang.say("wrong", "不一致"), strings.Join(c.Wrong, "\n"))
		p.line(0)
	}
	p.line(0, p.lang.tracked(changes))
	return p.w.Flush()
}

type jsonChange struct {
	ID      string    `json:"id"`
	LastOld day       `json:"last-old"` // the last day on which the old side is known to hold
	Date    day       `json:"date"`     // the first day of the new side
	Name    jsonText  `json:"name"`
	How     string    `json:"how"`
	Why     *jsonText `json:"not-covered,omitempty"` // why not
	Old     []string  `json:"old,omitempty"`
	New     []string  `json:"new,omitempty"`
	Wrong   []string  `json:"wrong,omitempty"`
}

func changesToJSON(changes []Change) []jsonChange {
	var out []jsonChange
	for i := range changes {
		c := &changes[i]
		j := jsonChange{
			ID: c.ID, LastOld: day(c.LastOld), Date: day(c.Date), Name: jsonText(c.Name), How: string(c.How),
			Old: c.Old, New: c.New, Wrong: c.Wrong,
		}
		if why := jsonText(c.Why); why != (jsonText{}) {
			j.Why = &why
		}
		out = append(out, j)
	}
	return out
}

func changesFromJSON(list []jsonChange) []Change {
	var out []Change
	for i := range list {
		j := &list[i]
		c := Change{
			ID: j.ID, Name: rulings.Text(j.Name), LastOld: harness.Date(j.LastOld), Date: harness.Date(j.Date), How: harness.Tracking(j.How),
			Old: j.Old, New: j.New, Wrong: j.Wrong,
		}
		if j.Why != nil {
			c.Why = rulings.Text(*j.Why)
		}
		out = append(out, c)
	}
	return out
}

// jsonChangeDetail is a change by itself, with all that the corpus says of it.
type jsonChangeDetail struct {
	jsonChange
	Before     jsonText `json:"before,omitzero"` // left out: not known
	After      jsonText `json:"after"`
	Source     string   `json:"source"`
	Confidence string   `json:"confidence"`
	Rules      []string `json:"rules,omitempty"`
	Switch     string   `json:"switch,omitempty"`
}

// ChangesJSON writes {"changes": […]}, a change a line.
func ChangesJSON(w io.Writer, tracked []harness.Tracked) error {
	text := []string{}
	list := changesToJSON(Changes(tracked))
	for i := range list {
		c := tracked[i].Change
		line, err := marshal(jsonChangeDetail{
			list[i], jsonText(c.Before), jsonText(c.After), c.Source, c.Confidence, c.Rules, c.Switch,
		})
		if err != nil {
			return err
		}
		text = append(text, string(line))
	}
	_, err := fmt.Fprintf(w, "{\"format\":%d,\"changes\":[\n%s\n]}\n", Format, strings.Join(text, ",\n"))
	return err
}
