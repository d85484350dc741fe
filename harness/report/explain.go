package report

import (
	"fmt"
	"io"
	"strings"

	"dmconform/harness"
)

// ExplainOptions say how Explain and Show write.
type ExplainOptions struct {
	Lang   Lang
	Colour bool
}

// Explain writes one way a case was played: every decision, who made it and why so, and what followed,
// each with the number of the rule.
func Explain(w io.Writer, t *harness.Trace, o ExplainOptions) error {
	p := newPrinter(w, o.Lang, o.Colour)
	p.caseHead(t)
	p.line(2, p.branch(t))
	p.line(0)
	p.line(0, p.lang.say("board", "盤面"))
	p.lines(2, t.Plan.BoardText(&t.Start))
	if len(t.Opening)+len(t.Steps) > 0 {
		p.line(0)
	}
	names := t.Plan.Names()
	for i := range t.Opening {
		p.event(5, names, &t.Opening[i])
	}
	for i := range t.Steps {
		p.step(i+1, names, &t.Steps[i])
	}
	p.line(0)
	p.line(0, p.lang.say("board at the end", "最後の盤面"))
	p.lines(2, t.Plan.BoardText(&t.End))
	if f := t.Result.Failure; f != nil && f.Asked != "" {
		p.line(0, p.lang.say("open: ", "選択: "), f.Asked)
		p.lines(2, strings.Join(f.Options, "\n"))
	}
	return p.w.Flush()
}

// caseHead names a case and what became of it.
func (p *printer) caseHead(t *harness.Trace) {
	r := &t.Result
	colour := bad
	if r.Verdict == harness.Pass {
		colour = good
	}
	p.line(0, p.paint(head, r.ID+", "+p.lang.say("case ", "ケース ")+r.CaseID), "  ", p.lang.text(t.Plan.Case.Name))
	verdict := p.paint(colour, p.lang.verdict(r.Verdict))
	if r.Reason != "" {
		verdict += ": " + r.Reason
	}
	p.line(2, verdict)
	for _, n := range r.Notes {
		p.line(2, p.lang.say("note: ", "注: "), n)
	}
	if r.Rules != 0 {
		p.line(2, p.lang.say("rules of "+r.Rules.String(), r.Rules.String()+"のルール"))
	}
}

// branch says which of the ways is shown.
func (p *printer) branch(t *harness.Trace) string {
	switch n := t.Result.Branches; {
	case t.Branch < 0 && t.Result.Verdict == harness.Pass:
		return ""
	case t.Branch < 0:
		return p.lang.say("the shortest path to where it fails", "失敗までの最短経路")
	case n == 1:
		return p.lang.say("the only branch", "分岐なし")
	default:
		return fmt.Sprintf(p.lang.say("branch %d of %d (numbered from 0)", "分岐%d（全%d、0から）"), t.Branch, n)
	}
}

// step writes a decision, how it was made, and what followed.
func (p *printer) step(n int, names []string, s *harness.TraceStep) {
	asked := s.Player.String() + p.lang.say(", asked for ", "の選択: ") + p.lang.kind(s.Kind)
	if s.By != "" {
		asked += p.lang.say(" by ", "、元: ") + s.By
	}
	how := p.lang.why(s.Why)
	if s.Why == harness.Scripted && s.Line != s.Text {
		how += ": " + s.Line
	}
	if s.Of > 1 {
		how += fmt.Sprintf(p.lang.say(", one of %d", "、選択肢%d"), s.Of)
	}
	if s.Setup {
		how += p.lang.say(", setup", "、準備")
	}
	p.line(0, fmt.Sprintf("%3d. ", n), p.paint(head, s.Text), "  (", asked, "; ", how, ")")
	for i := range s.Events {
		p.event(5, names, &s.Events[i])
	}
	for _, m := range s.Moved {
		p.line(5, pad("", ruleWidth), "= ", m)
	}
}

var kindWords = [...][2]string{
	harness.KindAct:      {"an act", "行動"},
	harness.KindUse:      {"use or decline", "使うかどうか"},
	harness.KindMode:     {"a mode", "モード"},
	harness.KindChoose:   {"a choice", "カード選び"},
	harness.KindOrder:    {"an order", "順番"},
	harness.KindRedirect: {"who takes over the attack", "攻撃先の変更"},
	harness.KindDeclare:  {"a declaration", "使用宣言"},
	harness.KindPay:      {"which mana to pay with", "マナの支払い"},
	harness.KindName:     {"a card name", "カード名"},
	harness.KindChance:   {"an outcome of chance", "運の結果"},
}

func (l Lang) kind(k harness.DecisionKind) string { return kindWords[k][l] }

func (l Lang) why(w harness.Why) string {
	if l == English {
		return w.String()
	}
	switch w {
	case harness.Explored:
		return "探索"
	case harness.Scripted:
		return "指定"
	case harness.OnlyOne:
		return "唯一の選択肢"
	case harness.FirstPay:
		return "最初の支払い方"
	case harness.KeptOrder:
		return "順番そのまま"
	}
	return w.String()
}
