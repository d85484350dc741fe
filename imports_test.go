package dmconform_test

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const module = "dmconform/"

// may is what a package may depend on.
type may struct {
	own     []string // packages of the module, in whole or "x/…" with all beneath; also through others
	std     []string // the only packages of the standard library it may import; nil: any
	others  []string // modules it may import directly; "*" is any
	testing bool     // it is for tests, and may depend on testing and testscript
}

// pure is what the engine may use of the standard library: nothing that knows of files, clocks,
// goroutines, the network or chance.
var pure = []string{
	"bytes", "cmp", "encoding/binary", "errors", "fmt", "hash/fnv", "hash/maphash", "iter", "maps", "math", "math/bits", "reflect",
	"slices", "sort", "strconv", "strings", "unicode", "unicode/utf8", "unsafe",
}

// imports is the table of who may depend on whom: rulings ← harness ← native with the engine, wire, report ← cmd;
// the engine stands alone. A package that is not here must be added.
var imports = map[string]may{
	"internal/near":       {std: pure},
	"rulings":             {own: []string{"internal/near"}, others: []string{"github.com/BurntSushi/toml", "golang.org/x/text"}},
	"engine":              {own: []string{"engine/…", "internal/near"}, std: pure},
	"engine/cardtext":     {own: []string{"engine/…", "internal/near"}, std: pure},
	"engine/rule":         {own: []string{"engine/…", "internal/near"}, std: pure},
	"harness":             {own: []string{"rulings", "internal/near"}, others: []string{"github.com/google/go-cmp"}},
	"harness/native":      {own: []string{"rulings", "internal/near", "harness", "engine/…"}},
	"harness/wire":        {own: []string{"rulings", "internal/near", "harness"}},
	"harness/report":      {own: []string{"rulings", "internal/near", "harness"}, others: []string{"github.com/mattn/go-runewidth"}},
	"harness/known":       {own: []string{"rulings", "internal/near", "harness"}, others: []string{"github.com/BurntSushi/toml"}},
	"harness/conformtest": {own: []string{"rulings", "internal/near", "harness", "harness/wire", "harness/known"}, others: []string{"*"}, testing: true},
	"cmd/conform":         {own: []string{"rulings", "internal/near", "harness", "harness/native", "harness/wire", "harness/report", "harness/known", "engine/…"}, others: []string{"*"}},
}

type listed struct {
	ImportPath    string
	Imports, Deps []string
}

// TestImports holds what go list says of every package against the table.
func TestImports(t *testing.T) {
	goFiles(t) // opened here, so that a change to one makes a cached result stale
	for _, p := range list(t) {
		name := strings.TrimPrefix(p.ImportPath, module)
		m, ok := imports[name]
		if strings.HasPrefix(name, "examples/") {
			m, ok = may{own: []string{"rulings", "internal/near", "harness", "harness/wire", "harness/conformtest"}, others: []string{"*"}, testing: true}, true
		}
		if !ok {
			t.Errorf("%s stands in no row of the table: who may depend on what?", name)
			continue
		}
		for _, d := range p.Deps {
			own, isOwn := strings.CutPrefix(d, module)
			switch {
			case isOwn && !within(own, m.own):
				t.Errorf("%s depends on %s", name, own)
			case !m.testing && (d == "testing" || strings.HasPrefix(d, "testing/") || strings.Contains(d, "/testscript")):
				t.Errorf("%s depends on %s, outside tests", name, d)
			}
		}
		for _, d := range p.Imports {
			first, _, _ := strings.Cut(d, "/")
			switch {
			case strings.HasPrefix(d, module):
			case strings.Contains(first, "."):
				if !slices.ContainsFunc(m.others, func(o string) bool { return o == "*" || d == o || strings.HasPrefix(d, o+"/") }) {
					t.Errorf("%s imports %s", name, d)
				}
			case m.std != nil && !slices.Contains(m.std, d):
				t.Errorf("%s imports %s: it must be pure", name, d)
			}
		}
	}
}

func within(name string, list []string) bool {
	return slices.ContainsFunc(list, func(l string) bool {
		folder, all := strings.CutSuffix(l, "/…")
		return name == folder || all && strings.HasPrefix(name, folder+"/")
	})
}

// list is every package of the module with all that it depends on, tests left out.
func list(t *testing.T) []listed {
	t.Helper()
	cmd := exec.Command("go", "list", "-json=ImportPath,Imports,Deps", "./...")
	out, err := cmd.Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			t.Fatalf("go list: %s", exit.Stderr)
		}
		t.Fatal(err)
	}
	var all []listed
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listed
		if err := d.Decode(&p); err == io.EOF {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		if len(p.Imports)+len(p.Deps) > 0 { // else there are only tests
			all = append(all, p)
		}
	}
}
