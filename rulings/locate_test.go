package rulings

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestLocate(t *testing.T) {
	const text = `# comment = 1
a = 1
b.c = "x # \" ]" # not a comment = 2
"q.r".s = 'a\'
t = """
one "" \"""
two"""
u = ["x", # first
  [1, 2],
  { k = "v", l.m = [ 3,
  4 ] },
]
[[case]]
id = "1"
[case.state]
you.battle = []
[[case]]
id = '''
2'''
  [ case . state . you ]
hand = 2023-04-10T00:00:00
[[case.sub]]
z = 1
`
	const want = `a 2
b 3
b.c 3
q.r 4
q.r.s 4
t 5 text 6
u 8
u[0] 8
u[1] 9
u[1][0] 9
u[1][1] 9
u[2] 10
u[2].k 10
u[2].l 10
u[2].l.m 10
u[2].l.m[0] 10
u[2].l.m[1] 11
case 13
case[0] 13
case[0].id 14
case[0].state 15
case[0].state.you 16
case[0].state.you.battle 16
case[1] 17
case[1].id 18 text 19
case[1].state 20
case[1].state.you 20
case[1].state.you.hand 21
case[1].sub 22
case[1].sub[0] 22
case[1].sub[0].z 23
`
	var b strings.Builder
	var dump func(n *node, path string)
	dump = func(n *node, path string) {
		for i, k := range n.kids {
			p := fmt.Sprintf("%s[%d]", path, i)
			if k.key != "" {
				p = strings.TrimPrefix(path+"."+k.key, ".")
			}
			fmt.Fprintf(&b, "%s %d", p, k.line)
			if k.text > k.line {
				fmt.Fprintf(&b, " text %d", k.text)
			}
			b.WriteString("\n")
			dump(k, p)
		}
	}
	dump(locate(text, func(line int, what string) { t.Errorf("%d: %s", line, what) }), "")
	if d := cmp.Diff(want, b.String()); d != "" {
		t.Errorf("-want +got\n%s", d)
	}
}

// TestLocateCorpus wants a place for every value that the decoder finds in the corpus.
func TestLocateCorpus(t *testing.T) {
	names, err := fs.Glob(Embedded(), "*/*.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		d := read(Embedded(), "", name)
		var walk func(path string, v any, at *node)
		walk = func(path string, v any, at *node) {
			if at == nil || at.line == 0 {
				t.Errorf("%s: %s has no line", name, path)
				return
			}
			switch v := v.(type) {
			case map[string]any:
				for k, x := range v {
					walk(path+"."+k, x, at.get(k))
				}
			case []map[string]any:
				for i, x := range v {
					walk(fmt.Sprintf("%s[%d]", path, i), x, at.item(i))
				}
			case []any:
				for i, x := range v {
					walk(fmt.Sprintf("%s[%d]", path, i), x, at.item(i))
				}
			}
		}
		walk("", d.root.v, d.root.at)
	}
}
