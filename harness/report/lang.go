package report

import (
	"strconv"
	"strings"

	"dmconform/harness"
	"dmconform/rulings"
)

// Lang is the language of what is said around results.
type Lang uint8

// The languages.
const (
	English Lang = iota
	Japanese
)

// ParseLang reads "en" or "ja".
func ParseLang(s string) (Lang, bool) {
	switch s {
	case "en":
		return English, true
	case "ja":
		return Japanese, true
	}
	return 0, false
}

func (l Lang) say(en, ja string) string {
	if l == Japanese {
		return ja
	}
	return en
}

// text gives prose of the corpus, in the other language where this one is missing.
func (l Lang) text(t rulings.Text) string {
	a, b := t.En, t.Ja
	if l == Japanese {
		a, b = b, a
	}
	if a == "" {
		return b
	}
	return a
}

func (l Lang) verdict(v harness.Verdict) string {
	if l == Japanese {
		if w, ok := japanese[v]; ok {
			return w
		}
	}
	return string(v)
}

var japanese = map[harness.Verdict]string{
	harness.Pass:         "合格",
	harness.Fail:         "不合格",
	harness.NotSupported: "未対応",
	harness.Inconclusive: "判定不能",
	harness.Undetermined: "未確定",
	harness.Crash:        "異常終了",
	harness.TimedOut:     "時間切れ",
	harness.Protocol:     "規約違反",
}

// count is "1 case", "2 cases", 2ケース.
func (l Lang) count(n int, en, ja string) string {
	s := strconv.Itoa(n)
	if l == Japanese {
		return s + ja
	}
	if n != 1 {
		en += "s"
	}
	return s + " " + en
}

func (l Lang) branches(n int) string {
	if n == 1 {
		return l.say("1 branch", "1分岐")
	}
	return strconv.Itoa(n) + l.say(" branches", "分岐")
}

// tally is "4 cases: 3 pass, 1 fail".
func (l Lang) tally(cases []Case) string {
	var by []string
	for _, v := range harness.Verdicts {
		if n := having(cases, v); n > 0 {
			by = append(by, l.say(strconv.Itoa(n)+" "+l.verdict(v), l.verdict(v)+strconv.Itoa(n)))
		}
	}
	if n := knownIn(cases); n > 0 {
		by = append(by, l.say(strconv.Itoa(n)+" of them known", "うち既知"+strconv.Itoa(n)))
	}
	all := l.count(len(cases), "case", "ケース")
	if len(by) == 0 {
		return all
	}
	return all + ": " + strings.Join(by, ", ")
}

// having counts the cases of a verdict.
func having(cases []Case, v harness.Verdict) int {
	n := 0
	for i := range cases {
		if cases[i].Verdict == v {
			n++
		}
	}
	return n
}

// knownIn counts the failures that were known.
func knownIn(cases []Case) int {
	n := 0
	for i := range cases {
		if cases[i].Known != nil {
			n++
		}
	}
	return n
}

// rulingsIn counts the rulings that cases belong to.
func rulingsIn(cases []Case) int {
	n := 0
	for i := range cases {
		if i == 0 || cases[i].ID != cases[i-1].ID {
			n++
		}
	}
	return n
}
