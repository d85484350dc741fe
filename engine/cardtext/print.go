package cardtext

import (
	"strconv"
	"strings"
)

// Print writes a text in its one canonical spelling: Parse reads it back to the same tree.
func Print(t *Text) string {
	var paragraphs []string
	for _, a := range t.Abilities {
		paragraphs = append(paragraphs, printAbility(a))
	}
	return strings.Join(paragraphs, "\n\n")
}

// words joins what is not empty by one space.
func words(parts ...string) string {
	var b strings.Builder
	for _, s := range parts {
		if s == "" {
			continue
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(s)
	}
	return b.String()
}

func when(cond bool, s string) string {
	if cond {
		return s
	}
	return ""
}

func printAbility(a *Ability) string {
	if a.Kind == Keywords {
		return printKeywords(a.Keywords, ", ")
	}
	head := words(when(a.Word != "", a.Word+" -"), printHeads(a))
	body := ""
	switch a.Kind {
	case Static:
		body = printRules(a.Rules)
	case Spell:
		body = printBody(a.Body)
	case AsEnters:
		head, body = words(head, "as this enters:"), printBody(a.Body)
	case TapAbility:
		head, body = words(head, "tap:"), printBody(a.Body)
	case Trigger:
		events := ""
		for i, e := range a.Events {
			s := printTrigger(e)
			switch {
			case i == 0:
				events = s
			case strings.HasPrefix(s, "when"):
				events += " or " + s
			default:
				events += ", or " + s
			}
		}
		head, body = words(head, events)+printIf(a.If)+":", printBody(a.Body)
	case Replacement:
		head, body = words(head, "if", printClause(a.Events[0], "would"))+printIf(a.If)+":", printBody(a.Body)
	}
	return words(head, body)
}

func printHeads(a *Ability) string {
	during := ""
	switch a.During {
	case YourTurn:
		during = "during your turn,"
	case OpponentTurn:
		during = "during opponent's turn,"
	}
	in, while := "", ""
	if len(a.In) > 0 {
		in = "in " + printPlaces(a.In) + ","
	}
	if a.While != nil {
		while = "while " + printCond(a.While) + ","
	}
	return words(in, when(a.Once, "once each turn,"), when(a.First, "the first time each turn,"), during, while)
}

func printIf(c *Cond) string {
	if c == nil {
		return ""
	}
	return ", if " + printCond(c)
}

func printKeywords(ks []Keyword, sep string) string {
	var out []string
	for _, k := range ks {
		s := k.Name
		if k.N != -1 {
			n := strconv.Itoa(k.N)
			if k.Name == "power attacker" {
				n = signed(k.N)
			}
			s += " " + n
		}
		if k.Cost != nil {
			s += " " + printCost(k.Cost)
		}
		if k.NP != nil {
			s += ": " + printNP(k.NP)
		}
		if k.Cond != nil {
			s += ": " + printCond(k.Cond)
		}
		if k.Link != nil {
			s += ": " + printLinks(k.Link)
		}
		out = append(out, s)
	}
	return strings.Join(out, sep)
}

var sideWords = [...]string{LeftOf: "left of", RightOf: "right of"}

func printLinks(links []Link) string {
	var out []string
	for _, l := range links {
		out = append(out, words(sideWords[l.Side], printNP(l.NP)))
	}
	return strings.Join(out, " or ")
}

func printCost(c *Cost) string {
	return "[" + words(strings.Join(c.Civs, "/"), strconv.Itoa(c.N)) + "]"
}

func printRules(rules []*Rule) string {
	w := &bodyWriter{}
	for i, r := range rules {
		w.line(0, "", i == 0, words(ifComma(r.If), printRule(r)))
		if r.Then != nil {
			w.hang(r.Then, "then ", 0, false, false)
		}
	}
	return w.String()
}

func ifComma(c *Cond) string {
	if c == nil {
		return ""
	}
	return "if " + printCond(c) + ","
}

func printBody(b *Block) string {
	w := &bodyWriter{}
	w.base(b, 0, "", true)
	return w.String()
}

// bodyWriter writes the lines of a body; parse_body.go has the rules that it turns round.
type bodyWriter struct{ strings.Builder }

func (w *bodyWriter) line(indent int, prefix string, first bool, s string) {
	if !first {
		w.WriteByte('\n')
		w.WriteString(strings.Repeat(" ", indent))
	}
	w.WriteString(prefix)
	w.WriteString(s)
}

// base writes a sequence as the outermost one of its scope.
func (w *bodyWriter) base(b *Block, indent int, prefix string, first bool) {
	for i, s := range b.Sentences {
		w.sentence(s, indent, prefix, first && i == 0)
		prefix = ""
		// "after that" behind a "then" would fall into it, so that the "then" is closed by its indentation.
		w.hanging(s, indent, i+1 < len(b.Sentences) && b.Sentences[i+1].AfterThat, false)
	}
}

// hang writes a sequence behind "then" or "otherwise". Closed: its last line must leave nothing open.
// Open tells whether a "then" is open in this scope, which an "otherwise" would close.
func (w *bodyWriter) hang(b *Block, prefix string, indent int, closed, open bool) {
	flat := true
	for _, s := range b.Sentences[1:] {
		flat = flat && s.AfterThat
	}
	if !flat {
		// Plain lines: the rest stands in a scope of its own.
		w.sentence(b.Sentences[0], indent, prefix, false)
		w.rest(b, indent+2)
		return
	}
	for i, s := range b.Sentences {
		w.sentence(s, indent, prefix, false)
		prefix = ""
		w.hanging(s, indent, closed || i+1 < len(b.Sentences), open)
	}
}

// rest writes what hangs on the first sentence and all that follows it, in a scope that starts here.
func (w *bodyWriter) rest(b *Block, indent int) {
	for i, s := range b.Sentences {
		if i > 0 {
			w.sentence(s, indent, "", false)
		}
		w.hanging(s, indent, i+1 < len(b.Sentences) && b.Sentences[i+1].AfterThat, false)
	}
}

// hanging writes the "then" and the "otherwise" of a sentence.
func (w *bodyWriter) hanging(s *Sentence, indent int, closed, open bool) {
	if closed || open && s.Then == nil && s.Otherwise != nil {
		indent, open = indent+2, false
	}
	if s.Then != nil {
		w.hang(s.Then, "then ", indent, s.Otherwise != nil, true)
	}
	if s.Otherwise != nil {
		w.hang(s.Otherwise, "otherwise ", indent, false, open)
	}
}

func (w *bodyWriter) sentence(s *Sentence, indent int, prefix string, first bool) {
	w.line(indent, prefix, first, printSentence(s))
	if s.Modes == nil {
		return
	}
	for _, item := range s.Modes.Items {
		w.WriteString("\n" + strings.Repeat(" ", indent+2) + "- ")
		w.base(item, indent+4, "", true)
	}
}

func printSentence(s *Sentence) string {
	at := ""
	switch {
	case s.At == nil:
	case s.At.EndOfTurn:
		at = "at the end of this turn,"
	default:
		at = printTrigger(s.At.Event) + " this turn,"
	}
	duration := ""
	if s.Duration != nil {
		duration = durationWords[s.Duration.Kind] + ","
	}
	who := ""
	if s.May || s.Who != WhoYou {
		who = words(whoWords[s.Who], when(s.May, "may"))
	}
	head := words(when(s.AfterThat, "after that"), at, ifComma(s.If), duration, who)
	if s.Modes != nil {
		return words(head, printModes(s))
	}
	return words(head, printActs(s))
}

func printModes(s *Sentence) string {
	m := s.Modes
	out := words("choose", when(m.UpTo, "up to"), strconv.Itoa(m.N), when(m.Repeat, "times"))
	if s.Who != WhoYou {
		out = third("choose") + strings.TrimPrefix(out, "choose")
	}
	if m.Unless != nil {
		out += ", or " + strconv.Itoa(m.UnlessN) + " if " + printCond(m.Unless)
	}
	return out
}

func printActs(s *Sentence) string {
	var b strings.Builder
	may := s.May
	for i, a := range s.Acts {
		switch {
		case i == 0:
		case i+1 < len(s.Acts):
			b.WriteString(", ")
		default:
			b.WriteString(" and ")
		}
		if a.Said {
			may = false
			b.WriteString(whoWords[a.Who] + " ")
		}
		b.WriteString(printAct(a, may))
		if a.Duration != nil {
			b.WriteString(" " + durationWords[a.Duration.Kind])
		}
	}
	if len(s.Acts) > 0 && s.Acts[0].Instead {
		b.WriteString(" instead")
	}
	return b.String()
}
