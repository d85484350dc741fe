package rulings

import (
	"slices"
	"strings"
)

// CardTypes is the closed list of card types (300.1), as card files write them.
func CardTypes() []string { return slices.Clone(cardTypes) }

var cardTypes = []string{
	"creature", "evolution creature", "star evolution creature", "neo creature", "g-neo creature", "gr creature",
	"psychic creature", "evolution psychic creature", "psychic super creature",
	"dragheart creature", "evolution dragheart creature", "dragheart weapon", "dragheart fortress",
	"exile creature", "dream creature", "zeron creature", "forbidden creature", "final forbidden creature",
	"spell", "cross gear", "evolution cross gear", "castle",
	"field", "d2 field", "dragonic field", "forbidden field", "final forbidden field",
	"heartbeat", "core", "aura", "orega aura", "ceremony", "nebula", "artifact", "land", "rule plus",
	"tamaseed", "tamaseed creature", "duelist",
}

var (
	civilizations = []string{"light", "water", "darkness", "fire", "nature"}
	confidences   = []string{"sourced", "inferred", "assumed"}
	layouts       = []string{"twinpact", "flip"}

	factKeys = []string{"civ", "type", "races", "cost", "power", "text"}
	sideKeys = append([]string{"name"}, factKeys...)
	cardKeys = append([]string{
		"name", "kana", "en", "aliases", "source", "confidence", "note", "layout", "filler", "unplayed", "side",
	}, factKeys...)
	unplayedKeys = []string{"ability", "reason"}
	textKeys     = []string{"ja", "en"}
)

func decodeCard(d *document) *Card {
	t := d.root.table("a card", cardKeys)
	c := &Card{
		Name:       t.needText("name", "the official Japanese name"),
		Path:       d.path,
		Kana:       t.get("kana").str(),
		En:         t.get("en").str(),
		Aliases:    t.get("aliases").strs(),
		Source:     t.needText("source", "where the facts were read"),
		Confidence: t.need("confidence", "one of: "+strings.Join(confidences, " ")).oneOf(confidences),
		Note:       decodeText(t.get("note"), false),
		Filler:     t.get("filler").boolean(),
	}
	if x := t.get("layout"); x.given() {
		c.Layout = x.oneOf(layouts)
	}
	for _, x := range t.get("unplayed").list() {
		u := x.table("an unplayed ability", unplayedKeys)
		c.Unplayed = append(c.Unplayed, Unplayed{
			Ability: u.needText("ability", "what the ability does"),
			Reason:  u.needText("reason", "why the engine does not play it yet"),
		})
	}
	decodeSides(t, c)
	if c.Filler && (len(c.Sides) != 1 || c.Sides[0].Text != "" || c.Sides[0].Type != "creature") {
		t.get("filler").fail("", "the filler must be a creature with one side and no text")
	}
	return c
}

func decodeSides(t table, c *Card) {
	sides := t.get("side")
	if !sides.given() {
		if c.Layout != "" {
			t.get("layout").fail("give the card its [[side]] tables, or drop the key", "a card with one side has no layout")
		}
		c.Sides = []Side{decodeSide(t, c.Name)}
		return
	}
	for _, k := range factKeys {
		if x := t.get(k); x.given() {
			x.fail("move it into a side", "%q stands outside the [[side]] tables", k)
		}
	}
	names := map[string]bool{}
	for _, x := range sides.list() {
		st := x.table("[[side]]", sideKeys)
		s := decodeSide(st, st.needText("name", "the name printed on this side"))
		if names[s.Name] {
			st.get("name").fail("", "two sides are named %q", s.Name)
		}
		names[s.Name] = true
		c.Sides = append(c.Sides, s)
	}
	if len(c.Sides) < 2 {
		sides.fail("write its facts at the top of the file", "a card with one side needs no [[side]]")
	}
	if !t.get("layout").given() {
		t.fail("one of: "+strings.Join(layouts, " "), "a card with several sides needs a layout")
	}
}

func decodeSide(t table, name string) Side {
	s := Side{
		Name:  name,
		Line:  max(t.line(), 1),
		Type:  t.need("type", "e.g. \"creature\" or \"spell\"").oneOf(cardTypes),
		Races: t.get("races").strs(),
		Cost:  number(t.need("cost", `a number, or "∞"`)),
	}
	for _, x := range t.need("civ", "civilizations, [] if it has none").list() {
		if w := x.oneOf(civilizations); w != "" {
			if contains(s.Civ, w) {
				x.fail("", "civ: %q twice", w)
			}
			s.Civ = append(s.Civ, w)
		}
	}
	if s.Cost < 0 {
		t.get("cost").fail("", "cost: negative")
	}
	power := t.get("power")
	s.Power = number(power)
	switch {
	case s.Type == "":
	case HasPower(s.Type) && !power.given():
		t.fail(`a number, or "∞"`, `"power" is missing`)
	case !HasPower(s.Type) && power.given():
		power.fail("drop it", "a %s has no power", s.Type)
	}
	if x := t.get("text"); x.given() {
		s.Text = strings.TrimRight(x.str(), "\n")
		s.TextLine = x.line()
		if x.at != nil && x.at.text > 0 {
			s.TextLine = x.at.text
		}
	}
	return s
}

// HasPower reports whether cards of a type have power; that of an aura is what it adds.
func HasPower(cardType string) bool {
	return strings.HasSuffix(cardType, "creature") || strings.HasSuffix(cardType, "aura")
}

// number reads an integer or "∞".
func number(x value) int {
	if s, ok := x.v.(string); ok {
		if s != "∞" {
			x.fail(`write a number without quotes, or "∞"`, "%s: %q", x.key, s)
		}
		return Infinity
	}
	return x.integer()
}

// decodeText reads { ja, en }. Both must be there if needed.
func decodeText(x value, needed bool) Text {
	if !x.given() {
		return Text{}
	}
	t := x.table(x.key, textKeys)
	if t.m == nil {
		return Text{}
	}
	if !needed {
		return Text{Ja: t.get("ja").str(), En: t.get("en").str()}
	}
	return Text{
		Ja: t.needText("ja", "write it in Japanese"),
		En: t.needText("en", "write it in English"),
	}
}
