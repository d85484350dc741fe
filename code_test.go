package dmconform_test

import (
	"bufio"
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"dmconform/rulings"
)

// goFiles is the source of every Go file of the module that is no test, by path.
func goFiles(t *testing.T) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	err := filepath.WalkDir(".", func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && path != "." && (strings.HasPrefix(e.Name(), ".") || e.Name() == "testdata" || e.Name() == "tools"):
			return filepath.SkipDir
		case e.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		files[path], err = os.ReadFile(path)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func corpus(t *testing.T) *rulings.Corpus {
	t.Helper()
	c, err := rulings.Load(os.DirFS("rulings"))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// texts calls visit for every string and, if wanted, every comment of the code.
func texts(t *testing.T, comments bool, visit func(at token.Position, text string)) {
	t.Helper()
	files := goFiles(t)
	set := token.NewFileSet()
	for _, path := range slices.Sorted(maps.Keys(files)) {
		f, err := parser.ParseFile(set, path, files[path], parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
				if s, err := strconv.Unquote(l.Value); err == nil {
					visit(set.Position(l.Pos()), s)
				}
			}
			return true
		})
		for _, g := range f.Comments {
			for _, c := range g.List {
				if comments {
					visit(set.Position(c.Pos()), c.Text)
				}
			}
		}
	}
}

// TestNoCardNames holds that no card is a special case of the code: the name of none stands in a string.
func TestNoCardNames(t *testing.T) {
	var names []string
	for _, c := range corpus(t).Cards {
		names = append(names, c.Name)
		names = append(names, c.Aliases...)
		for _, s := range c.Sides {
			names = append(names, s.Name)
		}
	}
	// A name of one letter would be found everywhere.
	names = slices.DeleteFunc(names, func(n string) bool { return utf8.RuneCountInString(n) < 2 })
	texts(t, false, func(at token.Position, text string) {
		for _, n := range names {
			if strings.Contains(text, n) {
				t.Errorf("%s: a string names the card %s", at, n)
				return
			}
		}
	})
}

// TestRuleNumbers holds that every rule that code, cards and rulings cite stands in rulings/rule-numbers.txt, and
// prints those that code cites and no ruling exercises.
func TestRuleNumbers(t *testing.T) {
	known := ruleNumbers(t)
	inCode := map[string]string{} // number: place
	number := regexp.MustCompile(`\b[1-9]\d\d\.\d{1,2}[a-z]?\b`)
	address := regexp.MustCompile(`\d+\.\d+\.\d+[.\d]*`) // numbers of more parts are no rules
	texts(t, true, func(at token.Position, text string) {
		for _, n := range number.FindAllString(address.ReplaceAllString(text, ""), -1) {
			inCode[n] = cmp.Or(inCode[n], at.String())
		}
	})
	for _, n := range slices.Sorted(maps.Keys(inCode)) {
		if !known[n] {
			t.Errorf("%s: there is no rule %s in rulings/rule-numbers.txt", inCode[n], n)
		}
	}
	var exercised []string
	for _, r := range corpus(t).Rulings {
		for _, n := range r.Rules {
			exercised = append(exercised, n)
			if !known[n] {
				t.Errorf("rulings/%s: there is no rule %s in rulings/rule-numbers.txt", r.Path, n)
			}
		}
	}
	var idle []string
	for _, n := range slices.Sorted(maps.Keys(inCode)) {
		if !slices.ContainsFunc(exercised, func(e string) bool { return e == n || isBeneath(e, n) }) {
			idle = append(idle, n)
		}
	}
	t.Logf("%d rules are cited in code; no ruling exercises these %d: %s", len(inCode), len(idle), strings.Join(idle, " "))
}

// isBeneath reports whether a rule is part of another, as 101.3a is of 101.3.
func isBeneath(rule, of string) bool {
	rest, ok := strings.CutPrefix(rule, of)
	return ok && rest != "" && (rest[0] < '0' || rest[0] > '9')
}

// ruleNumbers reads the list, and holds it to its form: sorted, each number once.
func ruleNumbers(t *testing.T) map[string]bool {
	t.Helper()
	f, err := os.Open(filepath.Join("rulings", "rule-numbers.txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	known := map[string]bool{}
	form := regexp.MustCompile(`^([1-9]\d\d)(?:\.(\d{1,2})([a-z]?))?(?:  .+)?$`)
	last := ""
	lines := bufio.NewScanner(f)
	for i := 1; lines.Scan(); i++ {
		if strings.HasPrefix(lines.Text(), "#") {
			continue
		}
		m := form.FindStringSubmatch(lines.Text())
		if m == nil {
			t.Fatalf("rule-numbers.txt:%d: %q is no number with a note", i, lines.Text())
		}
		if key := fmt.Sprintf("%s.%2s%s", m[1], m[2], m[3]); key <= last {
			t.Errorf("rule-numbers.txt:%d: %s does not stand where it belongs, or twice", i, lines.Text())
		} else {
			last = key
		}
		known[strings.Fields(lines.Text())[0]] = true
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return known
}

// TestMaps: where the comment of a package maps its files, it names each of them.
func TestMaps(t *testing.T) {
	for _, dir := range []string{"engine", "harness"} {
		doc, err := os.ReadFile(filepath.Join(dir, "doc.go"))
		if err != nil {
			t.Fatal(err)
		}
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatal(files, err)
		}
		for _, f := range files {
			if name := filepath.Base(f); name != "doc.go" && !strings.HasSuffix(name, "_test.go") && !strings.Contains(string(doc), name) {
				t.Errorf("%s/doc.go does not say what is in %s", dir, name)
			}
		}
	}
}
