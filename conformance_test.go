package dmconform_test

import (
	"context"
	"flag"
	"fmt"
	"go/doc/comment"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
	"dmconform/harness"
	"dmconform/harness/native"
	"dmconform/rulings"
)

var update = flag.Bool("update", false, "write the tables and outputs in the documents anew")

// documents are those whose examples, commands and links are held to be true.
var documents = []string{"README.md", "README.ja.md", "CONFORMANCE.md"}

// block is a fenced block of a document.
type block struct {
	file string
	line int // of its first line
	lang string
	text string
}

func (b *block) at() string { return fmt.Sprintf("%s:%d", b.file, b.line) }

func readDocument(t *testing.T, name string) string {
	t.Helper()
	src, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(src)
}

func blocks(t *testing.T, name string) []block {
	t.Helper()
	var out []block
	var open *block
	for i, l := range strings.Split(readDocument(t, name), "\n") {
		lang, fence := strings.CutPrefix(l, "```")
		switch {
		case fence && open == nil:
			open = &block{file: name, line: i + 2, lang: lang}
		case fence:
			out = append(out, *open)
			open = nil
		case open != nil:
			open.text += l + "\n"
		}
	}
	if open != nil {
		t.Fatalf("%s: the block is not closed", open.at())
	}
	return out
}

// An example is a file of a corpus if its first line says so; otherwise it is a fixture without what stands
// before [cards].
var (
	pathLine = regexp.MustCompile(`^# rulings/(\S+\.toml)`)
	head     = "format = 1\nkind = \"rule\"\nsource = \"CONFORMANCE.md\"\nquestion = { ja = \"例\", en = \"an example\" }\n" +
		"answer = { verdict = \"outcome\", ja = \"例\", en = \"an example\" }\n"
)

// examples is the corpus that the documents show, with the cards of the real one, and the block of each file.
func examples(t *testing.T) (fstest.MapFS, map[string]block) {
	t.Helper()
	files, from := fstest.MapFS{}, map[string]block{}
	cards, err := fs.Glob(rulings.Embedded(), "cards/*.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range cards {
		src, err := fs.ReadFile(rulings.Embedded(), name)
		if err != nil {
			t.Fatal(err)
		}
		files[name] = &fstest.MapFile{Data: src}
	}
	for _, name := range documents {
		for _, b := range blocks(t, name) {
			if b.lang != "toml" {
				continue
			}
			file, text := fmt.Sprintf("undated/%s-%d.toml", strings.ToLower(strings.ReplaceAll(strings.TrimSuffix(name, ".md"), ".", "-")), b.line), head+b.text
			if m := pathLine.FindStringSubmatch(b.text); m != nil {
				file, text = m[1], b.text
			}
			if _, ok := files[file]; ok && name == "README.ja.md" {
				continue // the same files in another language
			}
			files[file] = &fstest.MapFile{Data: []byte(text)}
			from[file] = b
		}
	}
	return files, from
}

// notPlayed are verbs that no card of the corpus asks for: the reference engine does not offer them.
var notPlayed = []rulings.Verb{rulings.Cross, rulings.NameCard}

// TestExamples loads every fixture and card that the documents show, and plays them on the reference engine. With the
// corpus they must play every verb and every form of expectation, and look for every kind of event.
func TestExamples(t *testing.T) {
	files, from := examples(t)
	if len(from) < 5 {
		t.Fatalf("only %d examples found", len(from))
	}
	shown, err := rulings.Load(files)
	if err != nil {
		for file, b := range from {
			t.Logf("%s is the block at %s", file, b.at())
		}
		t.Fatal(err)
	}
	eng := native.New(shown)
	if err := eng.Check(); err != nil {
		t.Fatal(err)
	}
	for _, res := range harness.RunCorpus(context.Background(), eng, shown, harness.Options{}) {
		if res.Verdict == harness.Pass && len(res.Notes) == 0 {
			continue
		}
		r := shown.Ruling(res.ID)
		b := from[r.Path]
		t.Errorf("%s: case %s: %s: %s %q", b.at(), res.CaseID, res.Verdict, res.Reason, res.Notes)
		if f := res.Failure; f != nil {
			t.Logf("%s\n%s %v", f.Board, f.Asked, f.Options)
		}
	}

	switches := map[string]rule.Switch{}
	var mutants []harness.Mutant
	for _, row := range rule.Table() {
		switches[row.Name] = row.Switch
		mutants = append(mutants, harness.Mutant{Name: row.Name, Extra: true})
	}
	proofs, err := harness.Prove(context.Background(), shown, mutants, func(m harness.Mutant) (harness.Engine, error) {
		if m.Name == "" {
			return eng, nil
		}
		return eng.Flipped(switches[m.Name]), nil
	}, harness.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range proofs.Problems {
		t.Errorf("proofs of the examples: %s", p)
	}

	verbs, expects, events := map[rulings.Verb]bool{}, map[rulings.ExpectKind]bool{}, map[string]bool{}
	expect := func(e *rulings.Expectation) {
		expects[e.Kind] = true
		for _, x := range e.Events {
			events[x.Kind] = true
		}
	}
	for _, r := range slices.Concat(corpus(t).Rulings, shown.Rulings) {
		for _, c := range r.Cases {
			for _, s := range slices.Concat(c.Setup, c.Actions) {
				if s.Expect != nil {
					expect(s.Expect)
				} else if !s.Line.Not {
					verbs[s.Line.Verb] = true
				}
			}
			for _, es := range [][]rulings.Expectation{c.Expect, c.Possible} {
				for i := range es {
					expect(&es[i])
				}
			}
		}
	}
	for _, v := range rulings.Verbs() {
		if verbs[v.Verb] == slices.Contains(notPlayed, v.Verb) {
			t.Errorf("verb %s: played is %v", v.Verb, verbs[v.Verb])
		}
	}
	for _, e := range rulings.Expectations() {
		if !expects[e.Kind] {
			t.Errorf("no example and no ruling expects: %s", e.Form)
		}
	}
	for _, k := range rulings.EventKinds() {
		if !events[k] {
			t.Errorf("no example and no ruling looks for the event %s", k)
		}
	}
}

// exampleLines are lines of a block that are no example.
var exampleLines = regexp.MustCompile(`\n[^>\n].*`)

// TestCardTexts parses every card text that the documents show, and prints it back.
func TestCardTexts(t *testing.T) {
	n := 0
	for _, name := range documents {
		for _, b := range blocks(t, name) {
			if b.lang != "cardtext" {
				continue
			}
			// An example is a run of lines that begin with ">".
			for i, src := range strings.Split(exampleLines.ReplaceAllString("\n"+b.text, "\n\n"), "\n\n") {
				if src = strings.TrimSpace(src); !strings.HasPrefix(src, ">") {
					continue
				}
				n++
				src = strings.ReplaceAll(strings.ReplaceAll("\n"+src, "\n> ", "\n"), "\n>", "\n")[1:]
				text, err := cardtext.Parse(src)
				if err != nil {
					t.Errorf("%s, example %d: %v", b.at(), i, err)
				} else if got := cardtext.Print(text); got != src {
					t.Errorf("%s, example %d: printed back:\n%s", b.at(), i, got)
				}
			}
		}
	}
	if n < 50 {
		t.Errorf("only %d texts found", n)
	}
}

// TestTables holds the tables of CONFORMANCE.md to those of the code. With -update it writes them.
func TestTables(t *testing.T) {
	doc := readDocument(t, "CONFORMANCE.md")
	for _, x := range []struct{ name, want string }{
		{"verbs", verbTable()},
		{"expectations", expectTable()},
		{"switches", switchTable()},
		{"mutations", mutationTable()},
		{"verdicts", verdictList()},
		{"card-types", strings.Join(rulings.CardTypes(), " · ") + "\n"},
		{"grammar", grammar(t)},
	} {
		begin, end := "<!-- "+x.name+": written by go test . -update -->\n", "<!-- end of "+x.name+" -->"
		before, rest, ok := strings.Cut(doc, begin)
		got, after, ok2 := strings.Cut(rest, end)
		if !ok || !ok2 {
			t.Fatalf("CONFORMANCE.md has no region %s", x.name)
		}
		if got == x.want {
			continue
		}
		if !*update {
			t.Errorf("CONFORMANCE.md: %s is not what the code has; run: go test . -update", x.name)
		}
		doc = before + begin + x.want + end + after
	}
	if *update {
		if err := os.WriteFile("CONFORMANCE.md", []byte(doc), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// TestEventTable holds the table of events, whose meanings are the document's own, to the list of kinds.
func TestEventTable(t *testing.T) {
	_, rest, _ := strings.Cut(readDocument(t, "CONFORMANCE.md"), "| event | ")
	table, _, _ := strings.Cut(rest, "\n\n")
	var got []string
	for _, l := range strings.Split(table, "\n")[1:] {
		if name, _, ok := strings.Cut(strings.TrimPrefix(l, "| `"), "`"); ok {
			got = append(got, name)
		}
	}
	if want := rulings.EventKinds(); !slices.Equal(got, want) {
		t.Errorf("CONFORMANCE.md has the events\n%s\nthe code has\n%s", got, want)
	}
}

// firstColumn is what stands as code in the first column of the table of CONFORMANCE.md with that head.
func firstColumn(t *testing.T, head string) []string {
	t.Helper()
	_, rest, ok := strings.Cut(readDocument(t, "CONFORMANCE.md"), "\n| "+head+" | is |\n|---|---|\n")
	if !ok {
		t.Fatalf("CONFORMANCE.md has no table of %q", head)
	}
	table, _, _ := strings.Cut(rest, "\n\n")
	var out []string
	for l := range strings.Lines(table) {
		cell, _, _ := strings.Cut(strings.TrimPrefix(l, "| "), " | ")
		for _, m := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(cell, -1) {
			out = append(out, m[1])
		}
	}
	slices.Sort(out)
	return out
}

// TestKeys holds that the tables of the results file and of the action have each key, input and output, and no other.
func TestKeys(t *testing.T) {
	src, action := readDocument(t, "harness/report/json.go"), readDocument(t, ".github/actions/conform/action.yml")
	key, input := regexp.MustCompile("`json:\"([a-z-]+)"), regexp.MustCompile(`(?m)^  ([a-z-]+):$`)
	for _, x := range []struct {
		head, src, begin, end string
		name                  *regexp.Regexp
	}{
		{"key of the head", src, "type jsonFile struct {", "\n}", key},
		{"key of a result", src, "type jsonResult struct {", "\n}", key},
		{"input", action, "\ninputs:", "\noutputs:", input},
		{"output", action, "\noutputs:", "\nruns:", input},
	} {
		_, part, _ := strings.Cut(x.src, x.begin)
		part, _, _ = strings.Cut(part, x.end)
		var want []string
		for _, m := range x.name.FindAllStringSubmatch(part, -1) {
			want = append(want, m[1])
		}
		slices.Sort(want)
		if got := firstColumn(t, x.head); len(want) == 0 || !slices.Equal(got, want) {
			t.Errorf("the table of %q in CONFORMANCE.md has\n%s\nthe code has\n%s", x.head, got, want)
		}
	}
}

// cell is text as it may stand in a table.
func cell(text string) string { return strings.ReplaceAll(text, "|", `\|`) }

func code(text string) string {
	if text == "" {
		return ""
	}
	return "`" + cell(text) + "`"
}

func row(b *strings.Builder, cells ...string) {
	b.WriteString("| " + strings.Join(cells, " | ") + " |\n")
}

func header(b *strings.Builder, cells ...string) {
	row(b, cells...)
	b.WriteString(strings.Repeat("|---", len(cells)) + "|\n")
}

func verbTable() string {
	var b strings.Builder
	header(&b, "verb", "words", "answers", "asked", "example")
	for _, v := range rulings.Verbs() {
		row(&b, code(string(v.Verb)), code(v.Words), v.Answers, v.Asked, code(v.Example))
	}
	return b.String()
}

func expectTable() string {
	var b strings.Builder
	header(&b, "form", "holds if", "example")
	for _, e := range rulings.Expectations() {
		row(&b, code(e.Form), cell(e.Means), code(e.Example))
	}
	return b.String()
}

func switchTable() string {
	var b strings.Builder
	header(&b, "name", "rule", "while it is on", "on")
	for _, r := range rule.Table() {
		on := "in no real rules"
		switch day := func(d int) string { return rulings.Date(d).String() }; {
		case r.On && r.Until != 0:
			on = "until " + day(r.Until)
		case r.Since != 0 && r.Until != 0:
			on = "from " + day(r.Since) + " until " + day(r.Until)
		case r.Since != 0:
			on = "from " + day(r.Since)
		case r.On:
			on = "always"
		}
		row(&b, code(r.Name), r.Rule, cell(r.Says), on)
	}
	return b.String()
}

func mutationTable() string {
	var b strings.Builder
	header(&b, "name", "rule", "the wrong reading", "")
	for _, m := range native.Mutations() {
		weak := ""
		if m.Weak {
			weak = "weak"
		}
		row(&b, code(m.Name), m.Rule, cell(m.Says), weak)
	}
	return b.String()
}

func verdictList() string {
	var b strings.Builder
	for i, v := range harness.Verdicts {
		if i > 0 {
			b.WriteString(" · ")
		}
		b.WriteString(code(string(v)))
	}
	return b.String() + "\n"
}

// grammar is the package comment of cardtext in Markdown, headings two levels down.
func grammar(t *testing.T) string {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), filepath.Join("engine", "cardtext", "doc.go"), nil, parser.ParseComments|parser.PackageClauseOnly)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	plain := func(text []comment.Text) string {
		var p comment.Printer
		s := string(p.Comment(&comment.Doc{Content: []comment.Block{&comment.Paragraph{Text: text}}}))
		return strings.NewReplacer("<", "&lt;", "_", `\_`).Replace(strings.TrimSpace(s))
	}
	for i, x := range new(comment.Parser).Parse(f.Doc.Text()).Content {
		switch x := x.(type) {
		case *comment.Heading:
			b.WriteString("### " + plain(x.Text) + "\n\n")
		case *comment.Paragraph:
			if i > 1 { // what the package does, and how its comment is to be read, is said before
				b.WriteString(plain(x.Text) + "\n\n")
			}
		case *comment.List:
			for _, item := range x.Items {
				for _, p := range item.Content {
					b.WriteString("- " + strings.ReplaceAll(plain(p.(*comment.Paragraph).Text), "\n", "\n  ") + "\n")
				}
			}
			b.WriteString("\n")
		case *comment.Code:
			b.WriteString("```cardtext\n" + x.Text + "```\n\n")
		}
	}
	return b.String()
}

// conform builds the command once, into binDir.
var (
	binDir  string
	conform = sync.OnceValues(func() (bin string, err error) {
		if binDir, err = os.MkdirTemp("", "conform"); err != nil {
			return "", err
		}
		bin = filepath.Join(binDir, "conform.exe")
		if out, err := exec.Command("go", "build", "-o", bin, "./cmd/conform").CombinedOutput(); err != nil {
			return "", fmt.Errorf("%w\n%s", err, out)
		}
		return bin, nil
	})
)

func TestMain(m *testing.M) {
	status := m.Run()
	if binDir != "" {
		os.RemoveAll(binDir)
	}
	os.Exit(status)
}

func runConform(t *testing.T, args ...string) string {
	t.Helper()
	goFiles(t) // opened here, so that a change to one makes a cached result stale
	bin, err := conform()
	if err != nil {
		t.Fatal(err)
	}
	out, _ := exec.Command(bin, args...).CombinedOutput()
	return string(out)
}

// conformCommand finds commands in what a document shows: conform and its words.
var conformCommand = regexp.MustCompile("(?:^|[`\\s])(?:go run \\./cmd/|go tool )?conform((?: [^`\n|&;]+)?)")

// TestCommands holds that every conform command that the documents show exists, with its flags.
func TestCommands(t *testing.T) {
	help := runConform(t, "--help")
	inHelp := regexp.MustCompile(`(?m)^  ([a-z][a-z-]*) +\S`)
	var commands []string
	for _, m := range inHelp.FindAllStringSubmatch(help, -1) {
		commands = append(commands, m[1])
	}
	if !slices.Contains(commands, "run") {
		t.Fatalf("no commands found in\n%s", help)
	}
	ids := corpus(t).IDs()
	inline := regexp.MustCompile("`((?:go run \\./cmd/)?conform(?: [^`\n]+)?)`")
	check := func(at, command string) {
		m := conformCommand.FindStringSubmatch(command)
		if m == nil {
			return
		}
		words := strings.Fields(m[1])
		of := help
		if len(words) > 0 && !strings.HasPrefix(words[0], "-") && !strings.HasPrefix(words[0], "[") && words[0] != "ID" {
			isID := slices.ContainsFunc(ids, func(id string) bool { return strings.HasPrefix(id, words[0]) })
			switch {
			case slices.Contains(commands, words[0]):
				of = runConform(t, words[0], "--help")
			case !isID:
				t.Errorf("%s: there is no command %q: %s", at, words[0], command)
			}
		}
		for _, w := range words {
			flag, _, _ := strings.Cut(strings.Trim(w, "[]"), "=")
			if strings.HasPrefix(flag, "--") && !regexp.MustCompile(regexp.QuoteMeta(flag)+`\b`).MatchString(of) {
				t.Errorf("%s: there is no flag %s: %s", at, flag, command)
			}
		}
	}
	for _, name := range documents {
		for i, l := range strings.Split(readDocument(t, name), "\n") {
			for _, m := range inline.FindAllStringSubmatch(l, -1) {
				check(fmt.Sprintf("%s:%d", name, i+1), m[1])
			}
		}
		for _, b := range blocks(t, name) {
			if b.lang != "console" && b.lang != "sh" {
				continue
			}
			for i, l := range strings.Split(b.text, "\n") {
				l, prompt := strings.CutPrefix(l, "$ ")
				if prompt || b.lang == "sh" {
					check(fmt.Sprintf("%s:%d", name, b.line+i), l)
				}
			}
		}
	}
}

// shownRun is a console block that begins with a command of conform.
var shownRun = regexp.MustCompile(`^\$ go run \./cmd/conform(.*)\n`)

// TestOutputs runs every conform command that a document shows with its output, and compares. A line "…" stands for
// lines that are left out; the numbers of totals, which grow with the corpus, are not compared.
func TestOutputs(t *testing.T) {
	for _, name := range documents {
		doc := readDocument(t, name)
		for _, b := range blocks(t, name) {
			m := shownRun.FindStringSubmatch(b.text)
			if b.lang != "console" || m == nil {
				continue
			}
			shown := strings.TrimPrefix(b.text, m[0])
			got := runConform(t, strings.Fields(m[1])...)
			if shows(shown, got) {
				continue
			}
			if gaps := strings.Count(shown, "…\n"); !*update || gaps > 1 {
				t.Errorf("%s: the command prints\n%s\nrun go test . -update, or, if more than one part is left out, mend it by hand", b.at(), got)
				continue
			}
			doc = strings.Replace(doc, b.text, m[0]+cut(shown, got), 1)
		}
		if *update {
			if err := os.WriteFile(name, []byte(doc), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
}

var digits = regexp.MustCompile(`[0-9]+`)

// masked is a line as it is compared.
func masked(l string) string {
	if strings.Contains(l, "total") || strings.Contains(l, "not selected") || strings.Contains(l, "合計") {
		return digits.ReplaceAllString(l, "N")
	}
	return l
}

func shows(shown, got string) bool {
	parts := strings.Split("\n"+shown, "\n…\n")
	rest := "\n"
	for l := range strings.Lines(got) {
		rest += masked(l)
	}
	for i, p := range parts {
		lines := ""
		for l := range strings.Lines(p) {
			lines += masked(l)
		}
		switch {
		case i == 0 && len(parts) == 1:
			return rest == lines
		case i == 0:
			if !strings.HasPrefix(rest, lines) {
				return false
			}
			rest = rest[len(lines):]
		case i == len(parts)-1:
			return strings.HasSuffix(rest, lines)
		default:
			j := strings.Index(rest, lines)
			if j < 0 {
				return false
			}
			rest = rest[j+len(lines):]
		}
	}
	return true
}

// cut leaves out of an output as much as what was shown did: as many lines stand before and behind the gap.
func cut(shown, got string) string {
	before, after, gap := strings.Cut(shown, "…\n")
	if !gap {
		return got
	}
	lines := slices.Collect(strings.Lines(got))
	from, to := strings.Count(before, "\n"), len(lines)-strings.Count(after, "\n")
	if from >= to {
		return got
	}
	return strings.Join(lines[:from], "") + "…\n" + strings.Join(lines[to:], "")
}

// TestReadmeIsShort holds what a newcomer reads first to a size they will read.
func TestReadmeIsShort(t *testing.T) {
	for _, name := range []string{"README.md", "README.ja.md"} {
		if n := strings.Count(readDocument(t, name), "\n"); n >= 150 {
			t.Errorf("%s has %d lines, want fewer than 150", name, n)
		}
	}
}

// TestLinks holds that what the documents link to within the repository is there.
func TestLinks(t *testing.T) {
	link := regexp.MustCompile(`\]\(([^)#:]+)(#[^)]*)?\)`)
	for _, name := range documents {
		for _, m := range link.FindAllStringSubmatch(readDocument(t, name), -1) {
			if _, err := os.Stat(filepath.FromSlash(path.Clean(m[1]))); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}
