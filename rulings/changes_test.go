package rulings

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

// changeCorpus is the good cards, a ruling with the cases of a chain, and changes.toml.
func changeCorpus(t *testing.T, cases, changes string) fstest.MapFS {
	t.Helper()
	const ruling = `format = 1
date = 2022-04-08
kind = "change"
source = "notice"
question = { ja = "問", en = "Q" }
answer = { verdict = "outcome", ja = "答", en = "A" }
cards = { plain = "アクア・ビークル" }
state = { you = { hand = ["plain"] } }
`
	fsys := goodCards(t)
	fsys["2022/change-x.toml"] = &fstest.MapFile{Data: []byte(ruling + cases)}
	fsys["changes.toml"] = &fstest.MapFile{Data: []byte("format = 1\n" + changes)}
	return fsys
}

func aCase(id, dates, line string) string {
	return fmt.Sprintf("[[case]]\nid = %q\nname = { ja = 'あ', en = 'a' }\n%s\nactions = [%q]\nexpect = ['you hand 0']\n", id, dates, line)
}

const changeHead = "[[change]]\nid = 'x'\nname = { ja = 'あ', en = 'a' }\nconfidence = 'printed'\nsource = 's'\n" +
	"before = { ja = 'あ', en = 'a' }\nafter = { ja = 'あ', en = 'a' }\n"

// TestChangeSides: which side a case shows follows from its dates, and where the day is not known both sides are in doubt.
func TestChangeSides(t *testing.T) {
	for _, x := range []struct {
		name, cases, dates string
		old, new           string
		unknown            Span
	}{
		{
			"a day", aCase("old", "until = 2022-04-08", "you charge plain") + aCase("new", "since = 2022-04-08", "! you charge plain"),
			"date = 2022-04-08", "change-x/old", "change-x/new",
			Span{},
		},
		{
			"meeting", aCase("old", "until = 2022-04-08", "you charge plain") + aCase("new", "since = 2022-04-08", "! you charge plain"),
			"between = [2021-09-22, 2022-04-08]", "change-x/old", "change-x/new",
			Span{20210922, 20220408},
		},
		{
			"a gap", aCase("old", "until = 2021-09-23", "you charge plain") + aCase("new", "since = 2022-04-08", "! you charge plain"),
			"between = [2021-09-22, 2022-04-08]", "change-x/old", "change-x/new",
			Span{20210922, 20220408},
		},
		{
			"an overlap", aCase("old", "until = 2022-04-08", "you charge plain") + aCase("new", "since = 2021-09-23", "! you charge plain"),
			"between = [2021-09-22, 2022-04-08]", "change-x/old", "change-x/new",
			Span{20210922, 20220408},
		},
	} {
		c, err := Load(changeCorpus(t, x.cases, changeHead+x.dates+"\nshows = ['change-x']\n"))
		if err != nil {
			t.Errorf("%s: %v", x.name, err)
			continue
		}
		ch := c.Changes[0]
		if got := fmt.Sprint(ch.Old, ch.New); got != "["+x.old+"] ["+x.new+"]" || !ch.Covered() {
			t.Errorf("%s: the sides are %s", x.name, got)
		}
		for _, k := range c.Ruling("change-x").Cases {
			if got := fmt.Sprint(k.Unknown); x.unknown == (Span{}) && len(k.Unknown) > 0 || x.unknown != (Span{}) && got != fmt.Sprint([]Span{x.unknown}) {
				t.Errorf("%s: case %s is in doubt on %s", x.name, k.ID, got)
			}
		}
	}
}

// TestChangesBad: without between, neither gap nor overlap; and whatever else changes.toml may get wrong.
func TestChangesBad(t *testing.T) {
	meeting := aCase("old", "until = 2022-04-08", "you charge plain") + aCase("new", "since = 2022-04-08", "! you charge plain")
	gap := aCase("old", "until = 2021-09-23", "you charge plain") + aCase("new", "since = 2022-04-08", "! you charge plain")
	overlap := aCase("old", "until = 2022-04-08", "you charge plain") + aCase("new", "since = 2022-04-01", "! you charge plain")
	const day = "date = 2022-04-08\n"
	const shown = "shows = ['change-x']\n"
	for _, x := range []struct{ name, cases, changes, want string }{
		{"a gap", gap, changeHead + day + shown, "no case of this change begins where this one ends"},
		{"an overlap", overlap, changeHead + day + shown, "play the same lines on the same board on the same dates"},
		{
			"a gap beyond what is in doubt", gap, changeHead + "between = [2021-10-01, 2022-04-08]\n" + shown,
			"no case of this change begins where this one ends",
		},
		{"format", meeting, strings.Repeat("\n", 3) + "form = 1", `changes.toml:5: unknown key "form"`},
		{"unknown key", meeting, changeHead + day + shown + "sorce = 's'\n", `changes.toml:11: unknown key "sorce" in [[change]] (did you mean "source"?)`},
		{"no date", meeting, changeHead + shown, "changes.toml:2: a change has a date or a between"},
		{"one day", meeting, changeHead + "between = [2022-04-08]\n" + shown, "between has 1 days, not 2"},
		{"no day between", meeting, changeHead + "between = [2022-04-07, 2022-04-08]\n" + shown, "no day lies between 2022-04-07 and 2022-04-08 (write the day as date)"},
		{"confidence", meeting, strings.Replace(changeHead, "printed", "print", 1) + day + shown, `unknown word "print"`},
		{"no before", meeting, strings.Replace(changeHead, "before = ", "note = ", 1) + day + shown, `"before" is missing`},
		{"no ruling", meeting, changeHead + day + "shows = ['change-y']\n", `changes.toml:10: no ruling "change-y" (did you mean "change-x"?)`},
		{"no case", meeting, changeHead + day + "shows = ['change-x/odl']\n", `change-x has no case "odl" (did you mean "old"?)`},
		{"twice", meeting, changeHead + day + "shows = ['change-x', 'change-x/old']\n", "change-x/old is named already (drop it)"},
		{"another day", meeting, changeHead + "date = 2022-04-09\n" + shown, "change-x holds alike on both sides of 2022-04-09"},
		{"one side", meeting, changeHead + day + "shows = ['change-x/old']\n", `the change "x" has no cases for the new side`},
		{"nothing", meeting, changeHead + day, `the change "x" has no cases for either side`},
		{"covered all the same", meeting, changeHead + day + shown + "uncovered = { ja = 'あ', en = 'a' }\n", `both sides of the change "x" are shown (drop it)`},
		{"no number", meeting, changeHead + day + shown + "rules = ['101.3 a']\n", `"101.3 a" is not the number of a rule`},
		{"an id twice", meeting, changeHead + day + shown + changeHead + day + shown, `changes.toml:12: the change on line 2 has the id "x" too`},
		{
			"out of order", meeting, changeHead + day + shown + strings.Replace(changeHead, "'x'", "'y'", 1) + "date = 2020-01-01\nuncovered = { ja = 'あ', en = 'a' }\n",
			"the change of 2020-01-01 stands behind one of 2022-04-08",
		},
	} {
		_, err := Load(changeCorpus(t, x.cases, x.changes))
		if err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%s: want %q, got\n%v", x.name, x.want, err)
		}
	}
}

func TestSets(t *testing.T) {
	cases := aCase("old", "until = 2022-04-08", "you charge plain") + aCase("new", "since = 2022-04-08", "! you charge plain")
	fsys := changeCorpus(t, cases, changeHead+"date = 2022-04-08\nshows = ['change-x']\n")
	c, err := Load(fsys)
	if err != nil {
		t.Fatal(err)
	}
	whole := c.Whole()
	good := string(FormatSet(whole))
	fsys["sets/2026-01-01.txt"] = &fstest.MapFile{Data: []byte(good)}
	if c, err = Load(fsys); err != nil {
		t.Fatal(err)
	}
	s := c.Set("2026-01-01")
	r := c.Ruling("change-x")
	if s == nil || s.Hash() != whole.Hash() || s.Rulings() != 1 || !s.Has(r, &r.Cases[0]) || s.Has(r, &Case{ID: "x"}) {
		t.Fatalf("%+v", s)
	}
	short := &Set{IDs: []string{"change-x/old"}}
	for _, x := range []struct{ name, data, want string }{
		{"2026-01-01.txt", strings.Replace(good, "/new", "/newer", 1), `sets/2026-01-01.txt:2: no case "change-x/newer" (ids are permanent: call the case so again; there is "change-x/new")`},
		{"2026-01-01.txt", strings.Replace(good, "change-x/new\n", "", 1), "sets/2026-01-01.txt:1: the hash of the list is " + short.Hash()},
		{"2026-01-01.txt", good[:len(good)-1], "sets/2026-01-01.txt:1: want \"sha256\" and the hash on the first line"},
		{"2026-01-01.txt", "", "sets/2026-01-01.txt:1: want \"sha256\""},
		{"2026-01-01.txt", good + "change-x/new\n", `sets/2026-01-01.txt:4: "change-x/new" is not sorted behind "change-x/old"`},
		{"newest.txt", good, "sets/newest.txt: is no set: its name is a day, yyyy-mm-dd.txt"},
		{"2026-01-01.toml", good, "sets/2026-01-01.toml: is no set"},
	} {
		delete(fsys, "sets/2026-01-01.txt")
		fsys["sets/"+x.name] = &fstest.MapFile{Data: []byte(x.data)}
		if _, err := Load(fsys); err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%s: want %q, got\n%v", x.name, x.want, err)
		}
		delete(fsys, "sets/"+x.name)
	}
}
