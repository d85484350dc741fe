package native

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"dmconform/engine/cardtext"
)

// TestPlayed: whatever a text of the corpus says, the engine looks at. A field of the tree that is set on some
// card, or a kind of act, event, condition … that some card uses, and that the engine's source never mentions,
// is a clause that is read and not played.
func TestPlayed(t *testing.T) {
	left := maps.Clone(notPlayed)
	for _, m := range missing(t) {
		what, _, _ := strings.Cut(m, ": ")
		if left[what] == "" {
			t.Error(m)
		}
		delete(left, what)
	}
	for what := range left {
		t.Errorf("%s is played now: take it off the list", what)
	}
}

// notPlayed is what the engine need not look at, or does not play; each with the reason.
var notPlayed = map[string]string{
	"keyword d2":        "its card type says so too, and the rule goes by that",
	"keyword w-soul":    "an icon that other cards ask for; none of the corpus does",
	"way invasion zero": "no card of the corpus has it, so nothing comes that way",
}

// onlyPrinted are the fields that say how a text is written, or that the parser has used up.
var onlyPrinted = []string{
	"Act.Said", "Act.Instead", "Act.Gets", "NP.Article", "NP.Plural", "NP.From", "Text.Abilities", "Sentence.ID", "Block.ID",
	"Duration.Kind", "Keyword.Name", "Ability.Kind",
}

// defaults are the constants that mean what is meant when nothing is written.
var defaults = []string{
	"AnyTime", "WhoYou", "PosNone", "OrderNone", "Anyones", "Indefinite", "All", "NoRef", "Eq", "RestOfGame", "Shuffled", "Literal", "EachPlayers", "WhoEach",
}

// missing lists what the corpus says and the engine does not mention, each with the cards that say it.
func missing(t *testing.T) []string {
	t.Helper()
	src := readSource(t)
	corpus := load(t)
	e := New(corpus)
	if err := e.Check(); err != nil {
		t.Fatal(err)
	}
	said := map[string][]string{} // what is not played, with the cards that say it
	for name, entry := range e.lib.cards {
		for i := range entry.def.Sides {
			walk(reflect.ValueOf(entry.def.Sides[i].Text.Abilities), func(what string) {
				if !src.plays(what) && !slices.Contains(said[what], name) {
					said[what] = append(said[what], name)
				}
			})
		}
	}
	var out []string
	for what, names := range said {
		slices.Sort(names)
		if c := src.names[what]; c != "" {
			what = strings.TrimRight(what, "0123456789") + c
		}
		out = append(out, fmt.Sprintf("%s: %s", what, strings.Join(names, ", ")))
	}
	slices.Sort(out)
	return out
}

// walk tells visit each field that is set in a tree ("NP.Random"), each constant ("ActKind 12"), and the words
// that stand in strings of a closed list ("keyword blocker", "way s-trigger").
func walk(v reflect.Value, visit func(string)) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			walk(v.Elem(), visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			walk(v.Index(i), visit)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Type().Field(i)
			name := v.Type().Name() + "." + f.Name
			if !v.Field(i).IsZero() {
				visit("field " + name)
			}
			switch name {
			case "Keyword.Name":
				visit("keyword " + v.Field(i).String())
			case "Event.Way", "Cond.Way", "Rule.Way":
				if !v.Field(i).IsZero() {
					visit("way " + v.Field(i).String())
				}
			default:
				walk(v.Field(i), visit)
			}
		}
	case reflect.Uint8:
		visit(fmt.Sprintf("%s %d", v.Type().Name(), v.Uint()))
	}
}

// source is what the engine's source mentions.
type source struct {
	fields   map[string]bool   // "NP.Random"
	consts   map[string]bool   // constants of cardtext, by name
	names    map[string]string // "ActKind 12" is "Mekraid"
	keywords map[string]bool
	ways     map[string]bool
}

func (s *source) plays(what string) bool {
	kind, name, _ := strings.Cut(what, " ")
	switch kind {
	case "field":
		return s.fields[name] || slices.Contains(onlyPrinted, name)
	case "keyword":
		return s.keywords[name] || cardtext.MacroRule(name) != ""
	case "way":
		return s.ways[name]
	}
	c := s.names[what]
	return c == "" || s.consts[c] || slices.Contains(defaults, c)
}

func readSource(t *testing.T) *source {
	t.Helper()
	fset := token.NewFileSet()
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{}}
	text, _ := check(t, fset, "../../engine/cardtext", "dmconform/engine/cardtext", nil, nil)
	own, files := check(t, fset, "../../engine", "dmconform/engine", importing{text}, info)
	s := &source{fields: map[string]bool{}, consts: map[string]bool{}, names: map[string]string{}, keywords: map[string]bool{}, ways: map[string]bool{}}
	for _, sel := range info.Selections {
		s.selection(sel, text)
	}
	for _, obj := range info.Uses {
		if c, ok := obj.(*types.Const); ok && c.Pkg() == text {
			s.consts[c.Name()] = true
		}
	}
	for _, n := range text.Scope().Names() {
		if c, ok := text.Scope().Lookup(n).(*types.Const); ok {
			if named, ok := c.Type().(*types.Named); ok {
				s.names[named.Obj().Name()+" "+c.Val().ExactString()] = n
			}
		}
	}
	s.own(own, files, info)
	return s
}

// own reads the engine's own tables: keywords and ways by name, and which of them anything asks for; and the
// kinds of happening that are ever made.
func (s *source) own(own *types.Package, files []*ast.File, info *types.Info) {
	used := map[types.Object]bool{} // constants used other than in kindFits, where patterns are matched to happenings
	var fits *ast.FuncDecl
	tables := map[string][]string{}
	literals := map[string]bool{}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if n.Name.Name == "kindFits" {
					fits = n
					return false
				}
			case *ast.ValueSpec:
				if name := n.Names[0].Name; strings.HasSuffix(name, "Names") && len(n.Values) == 1 {
					tables[name] = stringsIn(n.Values[0])
					return false
				}
			case *ast.BasicLit:
				for _, l := range stringsIn(n) {
					literals[l] = true
				}
			case *ast.Ident:
				used[info.Uses[n]] = true
			}
			return true
		})
	}
	asked := func(typ string, value uint64) bool {
		for _, n := range own.Scope().Names() {
			c, ok := own.Scope().Lookup(n).(*types.Const)
			if ok && strings.HasSuffix(c.Type().String(), "."+typ) && c.Val().ExactString() == strconv.FormatUint(value, 10) && used[c] {
				return true
			}
		}
		return false
	}
	for i, name := range tables["keywordNames"] {
		s.keywords[name] = literals[name] || asked("keywordSet", 1<<i)
	}
	for name := range literals {
		s.keywords[name], s.ways[name] = true, true
	}
	for i, name := range tables["wayNames"] {
		s.ways[name] = literals[name] || asked("Way", uint64(i))
	}
	for _, c := range fits.Body.List[0].(*ast.SwitchStmt).Body.List {
		clause := c.(*ast.CaseClause)
		made := false
		for _, st := range clause.Body {
			ast.Inspect(st, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok {
					c, ok := info.Uses[id].(*types.Const)
					made = made || ok && strings.HasSuffix(c.Type().String(), ".happeningKind") && used[c]
				}
				return true
			})
		}
		for _, e := range clause.List {
			if sel, ok := e.(*ast.SelectorExpr); ok && !made {
				s.consts[sel.Sel.Name] = false // a pattern that nothing ever fits
			}
		}
	}
}

// stringsIn lists the string literals of an expression.
func stringsIn(e ast.Node) []string {
	var out []string
	ast.Inspect(e, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
			v, _ := strconv.Unquote(l.Value)
			out = append(out, v)
		}
		return true
	})
	return out
}

func (s *source) selection(sel *types.Selection, text *types.Package) {
	v, ok := sel.Obj().(*types.Var)
	if !ok || v.Pkg() != text {
		return
	}
	recv := sel.Recv()
	if p, ok := recv.(*types.Pointer); ok {
		recv = p.Elem()
	}
	if named, ok := recv.(*types.Named); ok {
		s.fields[named.Obj().Name()+"."+v.Name()] = true
	}
}

type importing struct{ text *types.Package }

func (i importing) Import(path string) (*types.Package, error) {
	if path == i.text.Path() {
		return i.text, nil
	}
	return nil, fmt.Errorf("%s is not needed", path)
}

// check type-checks a package from its source. What comes from packages that are not at hand stays unknown.
func check(t *testing.T, fset *token.FileSet, dir, path string, imp types.Importer, info *types.Info) (*types.Package, []*ast.File) {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	var files []*ast.File
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	if imp == nil {
		imp = importing{types.NewPackage("none", "none")}
	}
	conf := types.Config{Importer: imp, Error: func(error) {}}
	pkg, _ := conf.Check(path, fset, files, info)
	return pkg, files
}
