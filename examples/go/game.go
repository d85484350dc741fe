package main

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
)

// fact is what a card is to this engine.
type fact struct {
	civ         string
	cost, power int
	resolve     func(*game) bool // of a spell: goes on with it, and reports whether it is done
}

// facts are the cards that it knows. Others are unsupported.
var facts map[string]fact

func init() { // spells read facts
	facts = map[string]fact{
		"Aqua Vehicle":        {"water", 2, 1000, nil},
		"Nigawarai":           {"nature", 2, 2000, nil},
		"Yaminoreoru":         {"darkness", 2, 2000, nil},
		"Ryuzoru the Prophet": {"light", 2, 2000, nil},
		"Deadly Love":         {"darkness", 2, 0, (*game).deadlyLove},
		"Leafstorm Trap":      {"nature", 4, 0, (*game).leafstormTrap},
	}
}

// board is where the cards are, as the protocol writes it.
type board struct {
	Turn     string            `json:"turn"`
	Step     string            `json:"step"`
	You      map[string][]card `json:"you"`
	Opponent map[string][]card `json:"opponent"`
}

// card is a number, or an object if there is more to say.
type card struct {
	Card   int  `json:"card"`
	Tapped bool `json:"tapped,omitempty"`
	Power  int  `json:"power,omitempty"`

	odd string // what is said of it that this engine does not know, and so must not ignore
}

func (c *card) UnmarshalJSON(b []byte) error {
	if b[0] != '{' {
		return json.Unmarshal(b, &c.Card)
	}
	type plain card
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if d.Decode((*plain)(c)) != nil {
		c.odd = string(b)
	}
	return nil
}

// game is one game: where the cards are, which spell is being cast, and what is asked.
type game struct {
	names []string
	turn  string
	zones map[string]map[string][]card // by player and zone
	spell int                          // -1: none
	stage int                          // how much of it is done
	mine  []int                        // what was chosen for it
	open  *decision
}

func newGame(req *request) (*game, error) {
	g := &game{turn: req.Board.Turn, spell: -1, zones: map[string]map[string][]card{"you": req.Board.You, "opponent": req.Board.Opponent}}
	for _, c := range req.Cards {
		if _, known := facts[c.Name]; !known {
			return nil, unsupported("the card " + c.Name)
		}
		g.names = append(g.names, c.Name)
	}
	if req.Events || req.Board.Step != "main" {
		return nil, unsupported("events, and games that do not begin in the main step")
	}
	for _, zones := range g.zones {
		for _, cards := range zones {
			for _, c := range cards {
				if c.odd != "" {
					return nil, unsupported("a card that lies so: " + c.odd)
				}
			}
		}
	}
	g.ask()
	return g, nil
}

func (g *game) copy() *game {
	c := *g
	c.zones = map[string]map[string][]card{}
	for player, zones := range g.zones {
		c.zones[player] = maps.Clone(zones)
	}
	return &c // the lists of cards are never written to, see without
}

func (g *game) board() board {
	for _, zones := range g.zones {
		zones["battle"] = slices.Clone(zones["battle"])
		for i, c := range zones["battle"] {
			zones["battle"][i].Power = facts[g.names[c.Card]].power
		}
	}
	return board{g.turn, "main", g.zones["you"], g.zones["opponent"]}
}

// ask asks for an act. Attacks and charging mana are not played here.
func (g *game) ask() {
	g.open = &decision{Player: g.turn, Kind: "act"}
	for _, c := range g.zones[g.turn]["hand"] {
		if g.payment(c.Card) == nil {
			continue
		}
		verb := "summon"
		if facts[g.names[c.Card]].resolve != nil {
			verb = "cast"
		}
		g.open.Options = append(g.open.Options, option{Verb: verb, Card: &c.Card, From: "hand"})
	}
	g.open.Options = append(g.open.Options, option{Verb: "end"})
}

// choose carries out what was chosen, and goes on to the next decision.
func (g *game) choose(chosen []int) error {
	if g.spell >= 0 {
		g.mine = nil
		for _, i := range chosen {
			g.mine = append(g.mine, *g.open.Options[i].Card)
		}
		g.goOn()
		return nil
	}
	act := g.open.Options[chosen[0]]
	if act.Verb == "end" {
		return unsupported("the next turn")
	}
	mana := slices.Clone(g.zones[g.turn]["mana"])
	for _, i := range g.payment(*act.Card) {
		mana[i].Tapped = true
	}
	g.zones[g.turn]["mana"] = mana
	if act.Verb == "summon" {
		g.move(*act.Card, g.turn, "battle")
		g.ask()
		return nil
	}
	g.spell, g.stage = *act.Card, 0
	g.goOn()
	return nil
}

// goOn goes on with a spell. When it is done it is put into the graveyard.
func (g *game) goOn() {
	g.open = nil
	if !facts[g.names[g.spell]].resolve(g) {
		return
	}
	g.move(g.spell, g.turn, "grave")
	g.spell = -1
	g.ask()
}

// deadlyLove: you may destroy 1 of your creatures. Then destroy 1 of opponent's creatures.
func (g *game) deadlyLove() bool {
	for {
		g.stage++
		switch g.stage {
		case 1:
			if own := g.creatures(g.turn); len(own) > 0 {
				g.pick(own, &pick{Min: 1, Max: 1, May: &struct{}{}})
				return false
			}
			g.mine = nil // nothing that could be destroyed: the rest does not follow
		case 2:
			if len(g.mine) == 0 {
				return true
			}
			g.move(g.mine[0], g.turn, "grave")
			if g.one(g.creatures(g.other())) {
				return false
			}
		default:
			if len(g.mine) > 0 {
				g.move(g.mine[0], g.other(), "grave")
			}
			return true
		}
	}
}

// leafstormTrap: put 1 of your creatures into your mana. After that put 1 of opponent's creatures into its owner's mana.
func (g *game) leafstormTrap() bool {
	for {
		g.stage++
		switch g.stage {
		case 1:
			if g.one(g.creatures(g.turn)) {
				return false
			}
		case 2:
			if len(g.mine) == 0 {
				return true // wrong on purpose: what stands behind "after that" does not depend on what stands before
			}
			g.move(g.mine[0], g.turn, "mana")
			if g.one(g.creatures(g.other())) {
				return false
			}
		default:
			if len(g.mine) > 0 {
				g.move(g.mine[0], g.other(), "mana")
			}
			return true
		}
	}
}

// one asks for one of several cards, and reports whether it had to: of one there is no choice.
func (g *game) one(of []card) bool {
	g.mine = nil
	if len(of) == 1 {
		g.mine = []int{of[0].Card}
	}
	if len(of) < 2 {
		return false
	}
	g.pick(of, nil)
	return true
}

func (g *game) pick(of []card, how *pick) {
	by := g.spell
	g.open = &decision{Player: g.turn, Kind: "choose", By: &by, Pick: how}
	for _, c := range of {
		g.open.Options = append(g.open.Options, option{Card: &c.Card})
	}
}

func (g *game) creatures(player string) []card { return g.zones[player]["battle"] }

func (g *game) other() string {
	if g.turn == "you" {
		return "opponent"
	}
	return "you"
}

// payment is the first mana that pays for a card, one of its civilization among it: places in the mana zone, nil if it
// cannot be paid for.
func (g *game) payment(c int) []int {
	f := facts[g.names[c]]
	var fits, others []int
	for i, m := range g.zones[g.turn]["mana"] {
		switch {
		case m.Tapped:
		case len(fits) == 0 && facts[g.names[m.Card]].civ == f.civ:
			fits = append(fits, i)
		default:
			others = append(others, i)
		}
	}
	if len(fits) == 0 || len(others) < f.cost-1 {
		return nil
	}
	return append(fits, others[:f.cost-1]...)
}

// move puts a card of a player into another zone of theirs.
func (g *game) move(c int, player, zone string) {
	zones := g.zones[player]
	for name, cards := range zones {
		zones[name] = without(cards, c)
	}
	zones[zone] = append(slices.Clip(zones[zone]), card{Card: c})
}

// without gives another list, for the one it is given may be that of a forked game.
func without(cards []card, c int) []card {
	return slices.DeleteFunc(slices.Clone(cards), func(x card) bool { return x.Card == c })
}
