package rulings

import (
	"cmp"
	"path"
	"regexp"
	"slices"
	"strings"
)

var (
	rulingKeys = []string{
		"format", "date", "kind", "rules", "rules-version", "topics", "source", "proof", "note", "variant",
		"question", "answer", "cards", "state", "setup", "case",
	}
	caseKeys = []string{
		"id", "name", "control-of", "baseline-of", "since", "until", "state", "setup",
		"actions", "expect", "possible", "unchecked", "ignores", "note",
	}
	kinds    = []string{string(QA), string(RuleExample), string(Change), string(Illustration)}
	verdicts = []string{"yes", "no", "outcome"}

	idForm   = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	ruleForm = regexp.MustCompile(`^[0-9]{3}(\.[0-9]{1,2}[a-z]?)?$`)
	dateForm = regexp.MustCompile(`^[0-9]{4}-[0-9]{2}-[0-9]{2}-`)
)

// fixture is a ruling while it is read.
type fixture struct {
	*document
	r       *Ruling
	index   *cardIndex
	labels  map[string]*Card // of [cards]; nil for a card that is not defined
	aliases map[string]*Card // given by `as` in a state
	used    map[string]bool
	state   board // of the file
	setup   value
	cases   []*caseSource
	spans   []Span // days of which changes.toml says that it is not known which side of a change holds
}

// caseSource is a case with what only the loader needs of it.
type caseSource struct {
	*Case
	t      table
	board  board
	placed map[string]*Card // labels that stand on its board
}

func decodeRuling(d *document, file string, cards *cardIndex, spans map[string][]Span) *Ruling {
	f := &fixture{
		document: d, index: cards, r: &Ruling{ID: strings.TrimSuffix(path.Base(file), ".toml"), Path: d.path},
		labels: map[string]*Card{}, aliases: map[string]*Card{}, used: map[string]bool{},
	}
	f.spans = spans[f.r.ID]
	t := d.root.table("a ruling", rulingKeys)
	f.head(t)
	f.checkID(t, path.Dir(file))
	f.cards(t.need("cards", "a table of labels: bella = \"official card name\""))
	f.state = f.board(t.get("state"))
	f.setup = t.get("setup")
	cases := t.need("case", "write one or more [[case]] tables").list()
	f.r.Cases = make([]Case, len(cases))
	for i, x := range cases {
		f.cases = append(f.cases, f.decodeCase(x, &f.r.Cases[i]))
	}
	f.lint(t)
	return f.r
}

// head reads everything about the ruling but its cards, board and cases.
func (f *fixture) head(t table) {
	r := f.r
	if v := t.need("format", "write format = 1"); v.given() && v.integer() != 1 {
		v.fail("write format = 1", "unknown format")
	}
	r.Date = t.get("date").date()
	r.Kind = Kind(t.need("kind", "one of: "+strings.Join(kinds, " ")).oneOf(kinds))
	r.Rules = ruleList(t.get("rules"))
	r.RulesVersion = t.get("rules-version").str()
	r.Topics = words(t.get("topics"))
	r.Source = t.needText("source", "where the answer was published")
	r.Proof = words(t.get("proof"))
	for _, v := range t.get("proof").list() {
		r.proofAt = append(r.proofAt, v.line())
	}
	r.Note = decodeText(t.get("note"), false)
	if v := t.get("variant"); v.given() {
		r.Variant = v.oneOf([]string{"plays"})
	}
	r.Question = decodeText(t.need("question", "restate it: [question] with ja and en"), true)

	a := t.need("answer", "restate it: [answer] with verdict, ja and en")
	if at := a.table("answer", []string{"verdict", "ja", "en"}); at.m != nil {
		r.Answer.Verdict = at.need("verdict", "one of: "+strings.Join(verdicts, " ")).oneOf(verdicts)
		r.Answer.Ja = at.needText("ja", "write it in Japanese")
		r.Answer.En = at.needText("en", "write it in English")
	}
}

// ruleList reads a list of numbers of the comprehensive rules.
func ruleList(x value) []string {
	var rules []string
	for _, v := range x.list() {
		s := v.str()
		switch {
		case !isString(v):
		case !ruleForm.MatchString(s):
			v.fail(`write it like "101.3a"`, "%q is not the number of a rule", s)
		case !contains(ruleNumbers, s):
			v.fail(cmp.Or(didYouMean(s, ruleNumbers), "those there are stand in rulings/rule-numbers.txt"), "there is no rule %s", s)
		}
		rules = append(rules, s)
	}
	return rules
}

// words reads a list of words joined by -.
func words(x value) []string {
	var ws []string
	for _, v := range x.list() {
		s := v.str()
		if isString(v) && !idForm.MatchString(s) {
			v.fail("write lower-case words joined by -", "%s: %q", x.key, s)
		}
		ws = append(ws, s)
	}
	return ws
}

// checkID holds file name, folder and date together: ids are permanent, so they must be right from the start.
func (f *fixture) checkID(t table, folder string) {
	id, date := f.r.ID, f.r.Date
	if !idForm.MatchString(id) {
		f.fail(0, "use lower-case letters, digits and single -", "%q is no id", id)
	}
	switch {
	case date == 0 && (f.r.Kind == QA || f.r.Kind == Change):
		if !t.get("date").given() {
			t.fail("write the day the answer was published", `"date" is missing: a ruling of kind %q has one`, f.r.Kind)
		}
		return
	case date == 0 && folder != undated:
		f.fail(0, "move it to "+undated+"/, or give its date", "an undated ruling lies in %s/", folder)
		return
	case date != 0 && folder != date.String()[:4]:
		t.get("date").fail("move it to "+date.String()[:4]+"/", "a ruling of %s lies in %s/", date, folder)
	}
	switch dated := dateForm.MatchString(id); {
	case dated && date == 0:
		f.fail(0, "give the date, or drop it from the name", "the file name has a date and the ruling has none")
	case dated && !strings.HasPrefix(id, date.String()):
		t.get("date").fail("the file name begins with the date", "date %s does not agree with the file name", date)
	case !dated && f.r.Kind == QA && !strings.HasPrefix(id, "change-"):
		f.fail(0, "name it "+date.String()+"-…", "the name of a dated Q&A begins with its date")
	}
}

// cards reads the labels, in file order.
func (f *fixture) cards(x value) {
	t, ok := x.v.(map[string]any)
	if !ok {
		if x.given() {
			x.wrong("a table")
		}
		return
	}
	ct := table{value: x, m: t}
	for _, word := range inOrder(x.at, t) {
		v := ct.get(word)
		name := v.str()
		c := f.index.byName[name]
		if c == nil && name != "" && !f.index.gaps {
			v.fail(f.index.near(name), "no card is named %q", name)
		}
		if f.checkLabelWord(v, word) {
			f.r.Labels = append(f.r.Labels, Label{Word: word, Card: c})
		}
		f.labels[word] = c
	}
}

// inOrder is the keys of a table as they stand in the file.
func inOrder(at *node, m map[string]any) []string {
	keys := make([]string, 0, len(m))
	if at != nil {
		for _, k := range at.kids {
			if _, ok := m[k.key]; ok {
				keys = append(keys, k.key)
			}
		}
	}
	for k := range m {
		if !slices.Contains(keys, k) {
			keys = append(keys, k)
		}
	}
	return keys
}

func (f *fixture) checkLabelWord(x value, w string) bool {
	if class := wordClass(w); class != "" {
		x.fail("choose another word", "the label %q is %s", w, class)
		return false
	}
	if !isLabel(w) {
		x.fail("a label is a lower-case word of letters, digits and -, beginning with a letter", "%q is no label", w)
		return false
	}
	return true
}

func (f *fixture) labelWords() []string {
	ws := make([]string, 0, len(f.labels))
	for w := range f.labels {
		ws = append(ws, w)
	}
	slices.Sort(ws)
	return ws
}

func (f *fixture) decodeCase(x value, c *Case) *caseSource {
	t := x.table("[[case]]", caseKeys)
	src := &caseSource{Case: c, t: t, placed: map[string]*Card{}}
	c.Line = t.line()
	if c.ID = t.needText("id", "short, unique in the file, permanent"); c.ID != "" && !idForm.MatchString(c.ID) {
		t.get("id").fail("use lower-case letters, digits and single -", "%q is no id", c.ID)
	}
	c.Name = decodeText(t.need("name", "write name = { ja = \"…\", en = \"…\" }"), true)
	c.ControlOf = t.get("control-of").str()
	c.BaselineOf = t.get("baseline-of").str()
	c.Note = decodeText(t.get("note"), false)
	f.dates(t, c)

	src.board = f.state.override(f.board(t.get("state")))
	c.State = src.board.complete(f.index.fillers)
	src.board.labels(src.placed)

	sc := f.scope(src.placed)
	setup := t.get("setup")
	if !setup.given() {
		setup = f.setup
	}
	c.Setup = f.steps(setup, sc, src)
	c.Actions = f.steps(t.get("actions"), sc, src)
	c.Expect = f.expectations(t.get("expect"), sc, src)
	c.Possible = f.expectations(t.get("possible"), sc, src)
	if empty(t.get("expect")) && empty(t.get("possible")) {
		t.fail("write what must hold: expect = […]", "the case %q expects nothing", c.ID)
	}
	for _, v := range t.get("unchecked").list() {
		p, z, _ := strings.Cut(v.str(), " ")
		player, ok1 := ParsePlayer(p)
		zone, ok2 := ParseZone(z)
		if !ok1 || !ok2 || player == Chance {
			v.fail(`write it like "opponent deck"`, "unchecked: %q is not a player and a zone", v.str())
			continue
		}
		c.Unchecked = append(c.Unchecked, PlayerZone{player, zone})
	}
	c.Ignores = t.get("ignores").strs()
	return src
}

// empty reports whether nothing is listed; a list of mistakes is not empty.
func empty(x value) bool {
	list, ok := x.v.([]any)
	return !x.given() || ok && len(list) == 0
}

// dates reads since and until and derives what is not given.
func (f *fixture) dates(t table, c *Case) {
	since, until := t.get("since"), t.get("until")
	c.Since, c.Until = since.date(), until.date()
	if !since.given() && !until.given() {
		c.Since = f.r.Date
	}
	if c.Until != 0 && c.Since >= c.Until {
		until.fail("a case holds for since <= date < until", "no date lies from %s to before %s", c.Since, c.Until)
	}
}

// scope is the labels of the file and those that the board gives to single copies.
func (f *fixture) scope(placed map[string]*Card) scope {
	known := f.labelWords()
	for w := range placed {
		if _, ok := f.labels[w]; !ok && w != "" {
			known = append(known, w)
		}
	}
	slices.Sort(known)
	return scope{known: known, has: func(w string) bool { _, ok := slices.BinarySearch(known, w); return ok }}
}

func (f *fixture) steps(x value, sc scope, src *caseSource) []Step {
	var steps []Step
	for _, v := range x.list() {
		s, err := parseStep(v.str(), sc)
		if !f.accept(v, err) {
			continue
		}
		if s.Line != nil {
			s.Line.At = v.line()
			f.checkLine(v, s.Line, src)
		} else {
			s.Expect.At = v.line()
			f.checkExpectation(v, s.Expect, src)
		}
		steps = append(steps, s)
	}
	return steps
}

func (f *fixture) expectations(x value, sc scope, src *caseSource) []Expectation {
	var es []Expectation
	for _, v := range x.list() {
		e, err := parseExpectation(v.str(), sc)
		if !f.accept(v, err) {
			continue
		}
		e.At = v.line()
		f.checkExpectation(v, &e, src)
		es = append(es, e)
	}
	return es
}

// accept reports a syntax error where the text stands.
func (f *fixture) accept(v value, err error) bool {
	if err == nil {
		return true
	}
	if isString(v) { // anything else is reported by str
		se := err.(*SyntaxError)
		v.fail(se.Fix, "%q: %s", v.str(), se.Msg)
	}
	return false
}
