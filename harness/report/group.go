package report

import (
	"maps"
	"slices"

	"dmconform/harness"
)

// group is the cases that have something in common.
type group struct {
	name  string
	cases []*Case
}

// grouping is a way to take results apart. A case that cites several rules is in several groups.
type grouping struct {
	en, ja string
	of     func(*Case, Lang) []string
}

var groupings = [...]grouping{
	{"date", "日付", func(c *Case, l Lang) []string {
		if c.Date == 0 {
			return []string{l.say("undated", "日付なし")}
		}
		return []string{c.Date.String()}
	}},
	{"rule", "ルール", func(c *Case, _ Lang) []string { return c.Numbers }},
	{"topic", "話題", func(c *Case, _ Lang) []string { return c.Topics }},
}

// groups takes cases apart, in the order of the names.
func (g *grouping) groups(cases []Case, l Lang) []group {
	by := map[string]*group{}
	for i := range cases {
		for _, name := range g.of(&cases[i], l) {
			if by[name] == nil {
				by[name] = &group{name: name}
			}
			by[name].cases = append(by[name].cases, &cases[i])
		}
	}
	var out []group
	for _, name := range slices.Sorted(maps.Keys(by)) {
		out = append(out, *by[name])
	}
	return out
}

// counts are the columns of a table of groups.
type counts struct {
	Score
	failed, unsupported, other, known int
}

func (g *group) counts() counts {
	var n counts
	for _, c := range g.cases {
		if c.Counts() {
			n.Required++
		}
		if c.Known != nil {
			n.known++
		}
		switch c.Verdict {
		case harness.Pass:
			n.Passed++
		case harness.Fail:
			n.failed++
		case harness.NotSupported:
			n.unsupported++
		default:
			n.other++
		}
	}
	return n
}

// columns are the names of the counts.
func (l Lang) columns() []string {
	if l == Japanese {
		return []string{"合格", "必要", "不合格", "未対応", "その他", "既知"}
	}
	return []string{"passed", "required", "fail", "unsupported", "other", "known"}
}

func (n *counts) list() []int {
	return []int{n.Passed, n.Required, n.failed, n.unsupported, n.other, n.known}
}
