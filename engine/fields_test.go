package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// notKeyed are the fields of a position that its key leaves out, each with the reason.
var notKeyed = map[string]string{
	"State.answer":     "taken before a position is seen",
	"State.answered":   "taken before a position is seen",
	"State.events":     "the past; expectations about it are compared by themselves",
	"State.nextID":     "names nothing yet",
	"State.spent":      "counts steps since the last decision",
	"State.failed":     "a game that has failed is no position",
	"State.spare":      "room, while a board is set up",
	"State.ignoring":   "never while a position is seen",
	"State.asBroken":   "never while a position is seen",
	"State.weighing":   "never while a position is seen",
	"State.room":       "room",
	"State.options":    "room",
	"State.frameRoom":  "room",
	"State.envRoom":    "room",
	"State.owned":      "what may be written in place",
	"State.ownField":   "what may be written in place",
	"State.ownList":    "what may be written in place",
	"Frame.ownMoves":   "what may be written in place",
	"Decision.By":      "follows from the frames",
	"State.assigning":  "follows from the frames",
	"Card.Gen":         "in references only, counted back from now",
	"Decision.Options": "follows from the rest",
}

// TestKeyHasEveryField: a field of a position that the key leaves out would let two different positions be taken
// for one.
func TestKeyHasEveryField(t *testing.T) {
	fset := token.NewFileSet()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	info := &types.Info{Selections: map[*ast.SelectorExpr]*types.Selection{}}
	conf := types.Config{Error: func(error) {}} // what comes from other packages stays unknown
	pkg, _ := conf.Check("engine", fset, files, info)
	keyed := map[*types.Var]bool{}
	for sel, s := range info.Selections {
		if v, ok := s.Obj().(*types.Var); ok && filepath.Base(fset.Position(sel.Pos()).Filename) == "key.go" {
			keyed[v] = true
		}
	}
	left := []string{}
	for name := range notKeyed {
		left = append(left, name)
	}
	for _, name := range []string{"State", "Frame", "Env", "Pick", "Move", "Pending", "Effect", "Element", "Card", "Last", "Attack", "deed", "Decision", "turnCounts"} {
		st := pkg.Scope().Lookup(name).Type().Underlying().(*types.Struct)
		for i := range st.NumFields() {
			f := name + "." + st.Field(i).Name()
			_, out := notKeyed[f]
			if k := slices.Index(left, f); k >= 0 {
				left = slices.Delete(left, k, k+1)
			}
			if !keyed[st.Field(i)] && !out && !st.Field(i).Embedded() {
				t.Errorf("the key leaves %s out", f)
			}
		}
	}
	for _, f := range left {
		t.Errorf("%s is no field", f)
	}
}
