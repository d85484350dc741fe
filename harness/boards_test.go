// How exploration does on real boards.
package harness_test

import (
	"context"
	"fmt"
	"io/fs"
	"runtime"
	"strings"
	"testing"
	"testing/fstest"

	"dmconform/harness"
	"dmconform/harness/native"
	"dmconform/rulings"
)

// boards are positions with many choices, written as fixtures write them. %s is where a board of another
// size differs.
var boards = []struct{ name, cards, state, actions, expect string }{
	{
		// The opponent picks 13 of 16 cards, two each of eight kinds, on a board of 2 × 40.
		name:  "umbrella",
		cards: "isabella = \"深淵の襲傘 アンブレラ＝イザベラ\"\n" + kinds(),
		state: `you.hand = ["isabella"]
you.mana = ["a*8"]
you.grave = ["b*13"]
you.deck = ["c*13"]
opponent.hand = ["a*2", "b*2", "c*2", "d*2", "e*2", "f*2", "g", "h"]
opponent.deck = ["c*19"]`,
		actions: `"you summon isabella", "you mode 2", "you use isabella"`,
		expect:  `"opponent hand 1", "opponent deck +13", "you grave 0", "you deck +13"`,
	},
	{
		// Four of six cards go under the deck in any order, three looked at go back in any order.
		name:  "mekraid",
		cards: "noradi = \"ノラディ:ド:スルーザ\"\n" + kinds(),
		state: `you.battle = ["noradi"]
you.grave = ["a", "b", "c", "d", "e", "f"]
you.mana = ["a*8"]
you.deck = ["a*2", "b*3", "c*3", "d*5", "e*5"]
opponent.hand = ["a*5", "b*5"]
opponent.deck = ["c*20"]
opponent.shields = []
opponent.battle = []`,
		actions: `"you attack noradi player", "you use noradi"`,
		expect:  `"you won", "you grave 2", "you deck +4"`,
	},
}

func kinds() string {
	names := []string{
		"封魔神官 バニラビーンズ",
		"アクア船長 イソロック",
		"アシタモ・ハレッチ",
		"爆炎野郎ジョー",
		"爆裂ホット・フィンガー",
		"無頼勇騎ゴンタ",
		"バーガー・アメッチ",
		"ちんぱんじー",
		"電影妖魔ドルメール",
		"電磁星樹アマリンα",
	}
	var b strings.Builder
	for i, n := range names {
		fmt.Fprintf(&b, "%c = %q\n", 'a'+i, n)
	}
	return b.String()
}

func BenchmarkBoards(b *testing.B) {
	for _, board := range boards {
		b.Run(board.name, func(b *testing.B) {
			benchmarkBoard(b, board.name, board.cards, board.state, board.actions, board.expect)
		})
	}
}

// BenchmarkGrowth is the Mekraid of BenchmarkBoards among more and more cards: about 10, 100 and 1,000, half of those
// that come along in the decks and half in the battle zone. Replay is an attack without any choice, explore all
// ways of a Mekraid.
func BenchmarkGrowth(b *testing.B) {
	cards := "noradi = \"ノラディ:ド:スルーザ\"\n" + kinds()
	for _, n := range []int{10, 100, 1000} {
		more := func(label string) string {
			return strings.Repeat(fmt.Sprintf(", %q", label+"*15"), (n-10)/4/15)
		}
		state := fmt.Sprintf(`you.battle = ["noradi"%s]
you.grave = ["a", "b", "c", "d", "e"]
you.mana = []
you.deck = ["a", "b", "c"%s]
you.shields = []
opponent.hand = []
opponent.deck = ["a"%s]
opponent.shields = []
opponent.battle = ["a"%s]`, more("g"), more("g"), more("g"), more("h"))
		b.Run(fmt.Sprintf("replay/%d", n), func(b *testing.B) {
			plain := strings.Replace(state, "noradi", "j", 1)
			benchmarkBoard(b, "replay", cards, plain, `"you attack j player"`, `"you won"`)
		})
		b.Run(fmt.Sprintf("explore/%d", n), func(b *testing.B) {
			benchmarkBoard(b, "explore", cards, state, `"you attack noradi player", "you use noradi"`, `"you won", "you grave 1", "you deck +4"`)
		})
	}
}

// benchmarkBoard plays one case and reports its positions and what a decision costs.
func benchmarkBoard(b *testing.B, name, cards, state, actions, expect string) {
	corpus := boardCorpus(b, name, cards, state, actions, expect)
	eng := native.New(corpus)
	r := corpus.Ruling("bench")
	p, err := harness.NewPlan(r, &r.Cases[0])
	if err != nil {
		b.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	positions, merged := 0, 0
	for b.Loop() {
		res := p.Run(context.Background(), eng, 0)
		if res.Verdict != harness.Pass {
			b.Fatalf("%s: %s", res.Verdict, res.Reason)
		}
		positions, merged = res.Positions, res.Merged
	}
	runtime.ReadMemStats(&after)
	all := float64(b.N) * float64(positions)
	b.ReportMetric(float64(positions), "positions")
	b.ReportMetric(float64(merged), "merged")
	b.ReportMetric(all/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(after.Mallocs-before.Mallocs)/all, "allocs/decision")
	b.ReportMetric(float64(after.TotalAlloc-before.TotalAlloc)/all, "B/decision")
}

// boardCorpus is the embedded corpus's cards with one fixture.
func boardCorpus(tb testing.TB, name, cards, state, actions, expect string) *rulings.Corpus {
	tb.Helper()
	text := `format = 1
kind = "illustration"
rules = ["101.3"]
topics = ["bench"]
source = "a benchmark"
proof = ["may-is-must"]
[question]
ja = "` + name + `"
en = "` + name + `"
[answer]
verdict = "outcome"
ja = "-"
en = "-"
[cards]
` + used(cards, state+actions) + `
[state]
` + state + `
[[case]]
id = "all"
name = { ja = "-", en = "-" }
actions = [` + actions + `]
expect = [` + expect + `]
unchecked = []
`
	fsys := fstest.MapFS{"undated/bench.toml": {Data: []byte(text)}}
	all := rulings.Embedded()
	entries, err := fs.ReadDir(all, "cards")
	if err != nil {
		tb.Fatal(err)
	}
	for _, e := range entries {
		data, err := fs.ReadFile(all, "cards/"+e.Name())
		if err != nil {
			tb.Fatal(err)
		}
		fsys["cards/"+e.Name()] = &fstest.MapFile{Data: data}
	}
	corpus, err := rulings.Load(fsys)
	if err != nil {
		tb.Fatal(err)
	}
	return corpus
}

// used keeps the labels that a board uses: a label that is never used is an error.
func used(cards, text string) string {
	var keep []string
	for _, line := range strings.Split(cards, "\n") {
		word, _, _ := strings.Cut(line, " ")
		if word != "" && (strings.Contains(text, `"`+word+`"`) || strings.Contains(text, `"`+word+`*`) || strings.Contains(text, " "+word+`"`)) {
			keep = append(keep, line)
		}
	}
	return strings.Join(keep, "\n")
}
