package harness

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"

	"dmconform/rulings"
)

// Script writes a case as a testscript script. Its commands are those of Commands; the board and the
// setup come with the first.
func Script(r *rulings.Ruling, c *rulings.Case) []byte {
	var b bytes.Buffer
	comment := func(text string) {
		for l := range strings.Lines(text) {
			if l = strings.TrimSpace(l); l != "" {
				fmt.Fprintf(&b, "# %s\n", l)
			}
		}
	}
	comment(r.ID + ", case " + c.ID + " (" + r.Date.String() + ")")
	comment(r.Question.En)
	comment(r.Answer.En)
	comment(c.Name.En)
	fmt.Fprintf(&b, "case %s %s\n", r.ID, c.ID)
	for _, s := range c.Setup {
		comment("setup: " + stepText(s))
	}
	for _, s := range c.Actions {
		switch {
		case s.Expect != nil:
			fmt.Fprintf(&b, "expect %s\n", quoted(expectText(s.Expect)))
		case s.Line.Not:
			fmt.Fprintf(&b, "! %s\n", quoted(plainText(s.Line.Text)))
		default:
			fmt.Fprintf(&b, "%s\n", quoted(s.Line.Text))
		}
	}
	b.WriteString("finish\n")
	for i := range c.Expect {
		fmt.Fprintf(&b, "expect %s\n", quoted(expectText(&c.Expect[i])))
	}
	for i := range c.Possible {
		fmt.Fprintf(&b, "possible %s\n", quoted(expectText(&c.Possible[i])))
	}
	b.WriteString("unchanged")
	for i, u := range c.Unchecked {
		if i == 0 {
			b.WriteString(" except")
		}
		fmt.Fprintf(&b, " %s %s", u.Player, u.Zone)
	}
	b.WriteString("\n")
	return b.Bytes()
}

func stepText(s rulings.Step) string {
	if s.Expect != nil {
		return "expect " + expectText(s.Expect)
	}
	return s.Line.Text
}

func expectText(e *rulings.Expectation) string {
	if e.Not {
		return "! " + plainText(e.Text)
	}
	return e.Text
}

// quoted keeps words with a single quote whole: testscript reads those as quotation marks.
func quoted(text string) string {
	words := strings.Fields(text)
	for i, w := range words {
		if strings.Contains(w, "'") {
			words[i] = "'" + strings.ReplaceAll(w, "'", "''") + "'"
		}
	}
	return strings.Join(words, " ")
}

// Command is a word that a script may begin a line with.
type Command struct {
	Name string
	Form string // with its words
	Does string
	Not  bool // it may stand after "!"
	Run  func(p *Play, not bool, args []string) error
}

// Commands is the table of all commands. Scripts under testscript, scripts played by Do and a shell have
// these and no others; each is a call that a case played directly makes too.
func Commands() []Command {
	line := func(player string) func(*Play, bool, []string) error {
		return func(p *Play, not bool, args []string) error { return p.line(player, not, args) }
	}
	return []Command{
		{"case", "case ID CASE", "sets up the board of a case and plays its setup", false, (*Play).load},
		{"you", "[!] you VERB …", "plays a line, or says that it must not be offered until the next", true, line("you")},
		{"opponent", "[!] opponent VERB …", "the same for the other player", true, line("opponent")},
		{"chance", "[!] chance [order] L…", "the same for chance", true, line("chance")},
		{"expect", "expect [!] EXPECTATION", "must hold now, on every branch", false, (*Play).expect},
		{"finish", "finish", "plays on to the next act or the end of the game", false, (*Play).finish},
		{"possible", "possible [!] EXPECTATION", "must hold at the end of at least one branch", false, (*Play).possible},
		{"unchanged", "unchanged [except PLAYER ZONE …]", "nothing else may have changed", false, (*Play).unchanged},
	}
}

// Play is a script that is being played: a case whose lines come one at a time.
type Play struct {
	ctx    context.Context
	eng    Engine
	corpus *rulings.Corpus
	asOf   Date
	s      session
	plan   *Plan
	named  named
	ended  bool // finish was played
}

// NewPlay makes ready to play a script of a case of the corpus, under the rules of that day; 0 is the
// newest that the case holds for.
func NewPlay(ctx context.Context, eng Engine, corpus *rulings.Corpus, asOf Date) *Play {
	return &Play{ctx: ctx, eng: eng, corpus: corpus, asOf: asOf}
}

// Result is what became of the case so far.
func (p *Play) Result() Result { return p.s.result }

// Close lets go of the engine. Only an engine that holds something for a case needs it.
func (p *Play) Close() { p.s.close() }

// Do plays one line of a script. An error says why the case did not go on; Result has the verdict.
func (p *Play) Do(text string) error {
	args := strings.Fields(text)
	if len(args) == 0 || strings.HasPrefix(args[0], "#") {
		return nil
	}
	not := args[0] == "!"
	if not {
		args = args[1:]
	}
	for _, c := range Commands() {
		if len(args) > 0 && c.Name == args[0] {
			for i, w := range args {
				if n := len(w); n > 1 && w[0] == '\'' && w[n-1] == '\'' {
					args[i] = strings.ReplaceAll(w[1:n-1], "''", "'")
				}
			}
			return p.Run(c, not, args[1:])
		}
	}
	return fmt.Errorf("%q is no command", strings.Join(args, " "))
}

// Run plays one command.
func (p *Play) Run(c Command, not bool, args []string) error {
	if not && !c.Not {
		return fmt.Errorf("! cannot stand before %s; write: %s", c.Name, c.Form)
	}
	if p.plan == nil && c.Name != "case" {
		return fmt.Errorf("a script begins with: case ID CASE")
	}
	if p.s.over {
		return p.verdict()
	}
	return c.Run(p, not, args)
}

// verdict is the error that the verdict stands for.
func (p *Play) verdict() error {
	r := &p.s.result
	if r.Verdict == Pass {
		return nil
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s", r.Verdict, r.Reason)
	if f := r.Failure; f != nil && f.Board != "" {
		fmt.Fprintf(&b, "\n%s", f.Board)
		for _, c := range f.Path {
			fmt.Fprintf(&b, "  %s (%s)\n", c.Text, c.Why)
		}
	}
	return errors.New(b.String())
}

func (p *Play) play(f func()) error {
	p.s.guard(f)
	return p.verdict()
}

func (p *Play) load(_ bool, args []string) error {
	if len(args) != 2 {
		return fmt.Errorf("write: case ID CASE")
	}
	for _, r := range p.corpus.Rulings {
		if r.ID != args[0] {
			continue
		}
		for i := range r.Cases {
			c := &r.Cases[i]
			if c.ID != args[1] {
				continue
			}
			plan, err := NewPlan(r, c)
			if err != nil {
				return err
			}
			date := p.asOf
			if date == 0 {
				date = Newest(c)
			}
			p.plan, p.ended = plan, false
			p.named = newNamed(len(plan.words))
			p.s.open(p.ctx, p.eng, plan, date)
			p.s.named = &p.named
			return p.play(p.s.begin)
		}
		return fmt.Errorf("%s has no case %s", args[0], args[1])
	}
	return fmt.Errorf("no ruling %s", args[0])
}

func (p *Play) line(player string, not bool, args []string) error {
	text := player + " " + strings.Join(args, " ")
	if not {
		text = "! " + text
	}
	if p.ended {
		return fmt.Errorf("%s: no line can follow finish", text)
	}
	l, err := rulings.ParseLine(text, p.has)
	if err != nil {
		return fmt.Errorf("%s: %w", text, err)
	}
	pl, err := p.plan.line(&l)
	if err != nil {
		return err
	}
	p.named.step(planStep{line: pl})
	return p.play(func() { p.s.do(planStep{line: pl}) })
}

func (p *Play) has(word string) bool {
	_, err := p.plan.find(word)
	return err == nil
}

func (p *Play) expect(_ bool, args []string) error {
	c, err := p.claim(args)
	if err != nil {
		return err
	}
	if p.ended {
		return p.play(func() { p.s.expect(c) })
	}
	return p.play(func() { p.s.now(c) })
}

func (p *Play) possible(_ bool, args []string) error {
	if !p.ended {
		return fmt.Errorf("possible stands after finish")
	}
	c, err := p.claim(args)
	if err != nil {
		return err
	}
	return p.play(func() { p.s.perhaps(c) })
}

// claim reads an expectation. What looks at the past must be one of the case: it had to be watched for
// from the start.
func (p *Play) claim(args []string) (*claim, error) {
	text := strings.Join(args, " ")
	e, err := rulings.ParseExpectation(text, p.has)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", text, err)
	}
	marks := len(p.plan.marks)
	c, err := p.plan.claim(&e)
	if err != nil {
		return nil, err
	}
	if len(p.plan.marks) > marks {
		p.plan.marks = p.plan.marks[:marks]
		return nil, fmt.Errorf("%s: only an event that the case itself asks about can be looked for", text)
	}
	p.named.claim(c)
	return c, nil
}

func (p *Play) finish(_ bool, args []string) error {
	if len(args) > 0 || p.ended {
		return fmt.Errorf("finish stands once, alone on its line")
	}
	p.ended = true
	return p.play(p.s.finish)
}

func (p *Play) unchanged(_ bool, args []string) error {
	if !p.ended {
		return fmt.Errorf("unchanged stands after finish")
	}
	var except []rulings.PlayerZone
	if len(args) > 0 {
		if args[0] != "except" || len(args)%2 == 0 || len(args) == 1 {
			return fmt.Errorf("write: unchanged [except PLAYER ZONE …]")
		}
		for i := 1; i < len(args); i += 2 {
			pl, ok := rulings.ParsePlayer(args[i])
			z, ok2 := rulings.ParseZone(args[i+1])
			if !ok || !ok2 || pl == rulings.Chance {
				return fmt.Errorf("%s %s is no zone of a player", args[i], args[i+1])
			}
			except = append(except, rulings.PlayerZone{Player: pl, Zone: z})
		}
	}
	return p.play(func() { p.s.rest(except) })
}
