package rulings

// The defaults of the specification: what a zone holds where a fixture does not say.
const (
	defaultDeck    = 10
	defaultShields = 5
	defaultStep    = "main"
)

// board is a [state] as far as it is given. A case's board overrides the file's key by key; then the defaults fill it.
type board struct {
	turn  *Player
	step  string
	zones [2][NumZones]placement
}

// placement is what one key says; a key that is given, if only as [], is exact.
type placement struct {
	given bool
	cards []PlacedCard
}

// override lays other over b.
func (b board) override(other board) board {
	if other.turn != nil {
		b.turn = other.turn
	}
	if other.step != "" {
		b.step = other.step
	}
	for p := range b.zones {
		for z, pl := range other.zones[p] {
			if pl.given {
				b.zones[p][z] = pl
			}
		}
	}
	return b
}

// complete fills in the defaults.
func (b board) complete(fillers []PlacedCard) State {
	s := State{Step: b.step}
	if b.turn != nil {
		s.Turn = *b.turn
	}
	if s.Step == "" {
		s.Step = defaultStep
	}
	for p := range b.zones {
		for z, pl := range b.zones[p] {
			switch {
			case pl.given:
				s.Zones[p][z] = pl.cards
			case Zone(z) == Deck:
				s.Zones[p][z] = fillers[:defaultDeck:defaultDeck]
			case Zone(z) == Shields:
				s.Zones[p][z] = fillers[:defaultShields:defaultShields]
			}
		}
	}
	return s
}

// newFillers is as many fillers as a default zone can hold.
func newFillers(c *Card) []PlacedCard {
	cards := make([]PlacedCard, max(defaultDeck, defaultShields))
	for i := range cards {
		cards[i].Card = c
	}
	return cards
}

// labels adds the label of every card on the board to set.
func (b board) labels(set map[string]*Card) {
	for p := range b.zones {
		for _, pl := range b.zones[p] {
			placedLabels(pl.cards, set)
		}
	}
}

func placedLabels(cards []PlacedCard, set map[string]*Card) {
	for _, c := range cards {
		if c.Label != "" {
			set[c.Label] = c.Card
		}
		placedLabels(c.Under, set)
		placedLabels(c.Over, set)
		placedLabels(c.Linked, set)
	}
}

var (
	boardKeys  = []string{"turn", "step", "you", "opponent"}
	sideOfKeys = append([]string{"deck-top"}, zoneNames[1:]...)
	placedKeys = []string{"card", "as", "side", "tapped", "face", "since", "under", "over", "linked", "sealed"}
)

// maxSeals is how many seals a board can lay on a card.
const maxSeals = 8

// board reads a [state] or [case.state].
func (f *fixture) board(x value) board {
	var b board
	t := x.table("a state", boardKeys)
	if v := t.get("turn"); v.given() {
		if p, ok := ParsePlayer(v.oneOf(playerNames[:2])); ok {
			b.turn = &p
		}
	}
	if v := t.get("step"); v.given() {
		b.step = v.oneOf(steps)
	}
	for p := range b.zones {
		pt := t.get(playerNames[p]).table("a player's board", sideOfKeys)
		for z := Battle; z <= Abyss; z++ {
			b.zones[p][z] = f.placement(pt.get(z.String()), z)
		}
		// deck-top is short for a deck: these cards on the default one.
		if top := pt.get("deck-top"); top.given() {
			if b.zones[p][Deck].given {
				top.fail("write the whole deck, or only what lies on the default one", "both deck and deck-top are given")
			}
			deck := f.placement(top, Deck)
			deck.cards = append(deck.cards, f.index.fillers[:defaultDeck]...)
			b.zones[p][Deck] = deck
		}
	}
	return b
}

func (f *fixture) placement(x value, z Zone) placement {
	if !x.given() {
		return placement{}
	}
	return placement{given: true, cards: f.placed(x, z, "")}
}

// placed reads a list of cards. where is "" for a zone itself, or the key of the card they are laid to.
func (f *fixture) placed(x value, z Zone, where string) []PlacedCard {
	var cards []PlacedCard
	for _, it := range x.list() {
		c, n := f.placedCard(it, z, where)
		for range n {
			cards = append(cards, c)
		}
	}
	return cards
}

// placedCard reads "label", "label*3" or a table, and how many there are.
func (f *fixture) placedCard(x value, z Zone, where string) (PlacedCard, int) {
	if isString(x) {
		return f.cardOf(x)
	}
	t := x.table("a card of a state", placedKeys)
	if t.m == nil {
		return PlacedCard{}, 0
	}
	c, n := f.cardOf(t.need("card", "the label of the card"))
	if v := t.get("as"); v.given() {
		f.alias(v, c.Card)
		c.Label = v.str()
	}
	if v := t.get("side"); v.given() && c.Card != nil {
		c.Side = v.oneOf(sideNames(c.Card))
	}
	if v := t.get("face"); v.given() {
		c.Face = v.oneOf([]string{"up", "down"})
	}
	if v := t.get("since"); v.given() {
		c.Since = v.oneOf([]string{"earlier", "this-turn"})
	}
	c.Tapped = t.get("tapped").boolean()
	if c.Sealed = t.get("sealed").integer(); c.Sealed < 0 || c.Sealed > maxSeals {
		t.get("sealed").fail("", "sealed: %d, want 0 to %d", c.Sealed, maxSeals)
	}
	c.Under = f.placed(t.get("under"), z, "under")
	c.Over = f.placed(t.get("over"), z, "over")
	c.Linked = f.placed(t.get("linked"), z, "linked")
	f.checkPlace(t, z, where)
	return c, n
}

// checkPlace reports keys that mean nothing where the card lies.
func (f *fixture) checkPlace(t table, z Zone, where string) {
	only := func(ok bool, fix string, keys ...string) {
		for _, key := range keys {
			if v := t.get(key); v.given() && !ok {
				v.fail(fix, "%q means nothing here", key)
			}
		}
	}
	if where == "linked" {
		only(false, "give it to the first card of the row", "tapped", "since", "sealed", "linked", "under", "over")
		return
	}
	only(where == "" && (z == Battle || z == Mana), "only a card in the battle zone or mana zone is tapped", "tapped")
	only(where == "" && z == Battle, "only for cards in the battle zone", "since", "sealed", "linked")
	only(where == "" && (z == Battle || z == Shields), "only for cards of the battle zone, and for shields", "under", "over")
}

// cardOf reads "label" or "label*3", and marks the label as used.
func (f *fixture) cardOf(x value) (PlacedCard, int) {
	label, n, err := splitCount(x.str())
	switch {
	case err != nil:
		x.fail("write it like bella*2", "%s", err)
		return PlacedCard{}, 0
	case label == "":
		if x.given() {
			x.fail("", "%s: no label", x.key)
		}
		return PlacedCard{}, 0
	}
	c, ok := f.labels[label]
	if !ok {
		x.fail(didYouMean(label, f.labelWords()), "unknown label %q", label)
		return PlacedCard{}, 0
	}
	f.used[label] = true
	return PlacedCard{Label: label, Card: c}, n
}

// alias checks the label that one copy of a card gets for itself.
func (f *fixture) alias(x value, c *Card) {
	as := x.str()
	if !f.checkLabelWord(x, as) {
		return
	}
	if _, ok := f.labels[as]; ok {
		x.fail("choose another word", "%q is a label of [cards] already", as)
	}
	if other, ok := f.aliases[as]; ok && other != c {
		x.fail("choose another word", "%q is already another card", as)
	}
	f.aliases[as] = c
}

func sideNames(c *Card) []string {
	names := make([]string, len(c.Sides))
	for i, s := range c.Sides {
		names[i] = s.Name
	}
	return names
}

// sameCards reports whether two placements put the same cards in the same way.
func sameCards(a, b []PlacedCard) bool {
	if len(a) != len(b) {
		return false
	}
	for i, x := range a {
		y := b[i]
		if x.Label != y.Label || x.Card != y.Card || x.Side != y.Side || x.Tapped != y.Tapped || x.Face != y.Face ||
			x.Since != y.Since || x.Sealed != y.Sealed ||
			!sameCards(x.Under, y.Under) || !sameCards(x.Over, y.Over) || !sameCards(x.Linked, y.Linked) {
			return false
		}
	}
	return true
}

// differences are the keys in which two complete boards differ.
func differences(a, b *State) []string {
	var keys []string
	if a.Turn != b.Turn {
		keys = append(keys, "turn")
	}
	if a.Step != b.Step {
		keys = append(keys, "step")
	}
	for p := range a.Zones {
		for z := range a.Zones[p] {
			if !sameCards(a.Zones[p][z], b.Zones[p][z]) {
				keys = append(keys, Player(p).String()+"."+Zone(z).String())
			}
		}
	}
	return keys
}
