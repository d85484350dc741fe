package rulings

import "testing"

func TestFindCard(t *testing.T) {
	c := good(t)
	const glen = "炎龍覇 グレンアイラ／「助けて!モルト!!」"
	for spelling, want := range map[string]string{
		glen: glen,
		"炎龍覇グレンアイラ/「助けて！モルト！！」": glen,
		"炎龍覇　ｸﾞﾚﾝｱｲﾗ":           "",
		"炎龍覇　グレンアイラ":            glen,
		"aqua vehicle":          "アクア・ビークル",
		"空間型無限収納 ストラトバッグ":       "空間型無限収納ストラトバッグ",
		"": "",
	} {
		got := ""
		if card := c.FindCard(spelling); card != nil {
			got = card.Name
		}
		if got != want {
			t.Errorf("FindCard(%q) = %q, want %q", spelling, got, want)
		}
	}
	if r := c.Ruling("sou-example"); r == nil || r.ID != "sou-example" || c.Ruling("sou") != nil {
		t.Error("Ruling by id")
	}
}
