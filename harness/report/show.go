package report

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"dmconform/harness"
	"dmconform/rulings"
)

// Show writes a ruling: question and answer, where they come from, and of each case the board, what is
// played and expected, and the chain of acts with their three facts, of the first branch. There is a
// trace for every case that is shown.
func Show(w io.Writer, r *rulings.Ruling, traces []*harness.Trace, o ExplainOptions) error {
	p := newPrinter(w, o.Lang, o.Colour)
	p.line(0, p.paint(head, r.ID))
	p.field(2, p.lang.say("date", "日付"), r.Date.String())
	p.field(2, p.lang.say("kind", "種類"), string(r.Kind))
	p.field(2, p.lang.say("rules", "ルール"), strings.Join(r.Rules, " "))
	p.field(2, p.lang.say("topics", "話題"), strings.Join(r.Topics, " "))
	p.field(2, p.lang.say("source", "出典"), r.Source)
	p.field(2, p.lang.say("file", "ファイル"), r.Path)
	p.line(0)
	p.field(2, p.lang.say("question", "質問"), p.lang.text(r.Question))
	p.field(2, p.lang.say("answer", "回答"), r.Answer.Verdict+"\n"+p.lang.text(r.Answer.Text))
	p.field(2, p.lang.say("note", "注"), p.lang.text(r.Note))
	p.line(0)
	p.field(2, p.lang.say("cards", "カード"), p.cards(r.Labels))
	boards := map[string]string{}
	for _, t := range traces {
		p.line(0)
		p.caseText(t, boards)
	}
	return p.w.Flush()
}

// cards lists labels with the names they stand for, and below each card, once, what is printed on it.
func (p *printer) cards(labels []rulings.Label) string {
	words, names := 0, 0
	for _, l := range labels {
		words, names = max(words, width(l.Word)), max(names, width(l.Card.Name))
	}
	var b strings.Builder
	shown := map[*rulings.Card]bool{}
	for _, l := range labels {
		fmt.Fprintf(&b, "%s  %s  %s\n", pad(l.Word, words), pad(l.Card.Name, names), l.Card.En)
		if shown[l.Card] {
			continue
		}
		shown[l.Card] = true
		for i := range l.Card.Sides {
			p.side(&b, words+2, l.Card, &l.Card.Sides[i])
		}
	}
	return b.String()
}

// side writes what is printed on a side of a card, in the words of card files.
func (p *printer) side(b *strings.Builder, indent int, c *rulings.Card, s *rulings.Side) {
	blank := strings.Repeat(" ", indent)
	if len(c.Sides) > 1 {
		b.WriteString(blank + s.Name + "\n")
	}
	number := func(n int) string {
		if n == rulings.Infinity {
			return "∞"
		}
		return strconv.Itoa(n)
	}
	civ := strings.Join(s.Civ, " ")
	if civ == "" {
		civ = p.lang.say("none", "無色")
	}
	facts := []string{
		p.lang.say("civilization ", "文明 ") + civ,
		p.lang.say("type ", "種類 ") + s.Type,
		p.lang.say("cost ", "コスト ") + number(s.Cost),
	}
	if s.Power != 0 {
		facts = append(facts, p.lang.say("power ", "パワー ")+number(s.Power))
	}
	if len(s.Races) > 0 {
		facts = append(facts, p.lang.say("races ", "種族 ")+strings.Join(s.Races, "/"))
	}
	b.WriteString(blank + strings.Join(facts, p.lang.say(", ", "、")) + "\n")
	for line := range strings.Lines(s.Text) {
		b.WriteString(blank + "  " + strings.TrimSuffix(line, "\n") + "\n")
	}
}

// caseText writes a case. boards remembers which case showed a board first.
func (p *printer) caseText(t *harness.Trace, boards map[string]string) {
	c := t.Plan.Case
	p.caseHead(t)
	if c.ControlOf != "" {
		p.field(2, p.lang.say("control of", "対照"), c.ControlOf)
	}
	if c.BaselineOf != "" {
		p.field(2, p.lang.say("baseline of", "基準"), c.BaselineOf)
	}
	p.field(2, p.lang.say("holds", "期間"), p.holds(t.Plan))
	start := t.Plan.Board()
	board := t.Plan.BoardText(&start)
	if first, ok := boards[board]; ok {
		board = p.lang.say("that of "+first, first+"と同じ")
	} else {
		boards[board] = c.ID
	}
	p.field(2, p.lang.say("board", "盤面"), board)
	p.field(2, p.lang.say("setup", "準備"), steps(c.Setup))
	p.field(2, p.lang.say("lines", "行"), steps(c.Actions))
	p.field(2, p.lang.say("expect", "期待"), expectations(c.Expect))
	p.field(2, p.lang.say("possible", "可能"), expectations(c.Possible))
	p.field(2, p.lang.say("note", "注"), p.lang.text(c.Note))
	p.field(2, p.lang.say("acts", "行為"), p.acts(t))
}

// holds says when a case holds, "" if since its ruling and for good.
func (p *printer) holds(plan *harness.Plan) string {
	c := plan.Case
	var parts []string
	if c.Since != 0 && (c.Since != plan.Ruling.Date || c.Until != 0) {
		parts = append(parts, p.lang.say("since "+c.Since.String(), c.Since.String()+"から"))
	}
	if c.Until != 0 {
		parts = append(parts, p.lang.say("before "+c.Until.String(), c.Until.String()+"より前"))
	}
	return strings.Join(parts, ", ")
}

func steps(steps []rulings.Step) string {
	var ls []string
	for _, s := range steps {
		if s.Line != nil {
			ls = append(ls, s.Line.Text)
		} else {
			ls = append(ls, s.Expect.Text)
		}
	}
	return strings.Join(ls, "\n")
}

func expectations(es []rulings.Expectation) string {
	ls := make([]string, len(es))
	for i := range es {
		ls[i] = es[i].Text
	}
	return strings.Join(ls, "\n")
}

// acts lists the acts that were played, each under the choice that led to it.
func (p *printer) acts(t *harness.Trace) string {
	var b strings.Builder
	add := func(after string, events []harness.Event) {
		for i := range events {
			if !isAct(&events[i]) {
				continue
			}
			if after != "" {
				b.WriteString(after + "\n")
				after = ""
			}
			b.WriteString("  " + p.lang.event(t.Plan.Names(), &events[i]) + "\n")
		}
	}
	add("", t.Opening)
	for i := range t.Steps {
		add(t.Steps[i].Text, t.Steps[i].Events)
	}
	return b.String()
}
