package engine_test

import (
	"slices"
	"testing"

	"dmconform/engine"
)

// The cards of the rows about seals: commands, what they free, and a field with places for seals that turns over.
var sealCards = []madeUp{
	{name: "Ember", civ: "fire", typ: "creature", race: "メガ・コマンド・ドラゴン", cost: 1, power: 2000},
	{name: "Mist", civ: "water", typ: "creature", race: "コマンド", cost: 1, power: 2000},
	{name: "Spark", civ: "fire", typ: "creature", cost: 1, power: 2000},
	{name: "Ash", civ: "fire", typ: "creature", cost: 2, power: 3000},
	{name: "Coal", civ: "fire darkness", typ: "creature", cost: 2, power: 3000},
	{name: "Call", civ: "fire", typ: "spell", cost: 1, text: "put 1 creature from your hand into the battle zone"},
	{name: "Husk", civ: "fire", typ: "creature", race: "コマンド", cost: 1},
	{name: "Both", civ: "fire", typ: "spell", cost: 1, text: "put all \"コマンド\" creatures in each player's graveyard into the battle zone"},
	{name: "Pick", civ: "fire", typ: "spell", cost: 1, text: "remove a seal from 1 of your sealed cards\nthen draw 1"},
	{name: "Seal", civ: "fire", typ: "spell", cost: 1, text: "put a seal on all of opponent's creatures"},
	{name: "Own", civ: "fire", typ: "spell", cost: 1, text: "put a seal on 1 of your elements"},
	{name: "Bolt", civ: "fire", typ: "spell", cost: 1, text: "destroy 1 of opponent's creatures"},
	{name: "Burn", civ: "fire", typ: "spell", cost: 1, text: "put all of your fields into your graveyard"},
	{name: "Rite", civ: "fire", typ: "field", cost: 1, text: "when a seal is removed from this: draw 1"},
	{name: "Hall", civ: "fire", typ: "field", cost: 1},
	{name: "Ban", civ: "fire", typ: "field", cost: 1, text: "a seal can't be removed from your cards other than by this"},
	{name: "Proof", civ: "fire", typ: "creature", cost: 2, power: 3000, text: "this can't be sealed"},
	{name: "Warden", civ: "fire", typ: "creature", cost: 2, power: 3000, text: "opponent can't remove a seal from opponent's sealed creatures"},
	{name: "Ice", civ: "water", typ: "creature", cost: 2, power: 3000, text: "when opponent's creature attacks: put a seal on the attacker"},
	{name: "Rime", civ: "water", typ: "creature", cost: 2, power: 1000, text: "when this battles: put a seal on the other creature"},
	{name: "Frost", civ: "water", typ: "creature", cost: 2, power: 3000, text: "when this battles: put a seal on the other creature"},
	{name: "Cry", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "when your card enters: draw 1"},
	{name: "Bare", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "you do not lose by an empty deck"},
	{name: "Try", civ: "fire", typ: "spell", cost: 1, text: "put a seal on 1 of opponent's creatures\nthen draw 1\notherwise draw 2"},
	{name: "Twice", civ: "fire", typ: "spell", cost: 1, text: "remove a seal from 1 of your sealed cards\nremove a seal from it\nthen draw 1\notherwise draw 2"},
	{name: "Pluck", civ: "water", typ: "creature", cost: 1, power: 1000, text: "when this attacks: remove a seal from 1 of your sealed cards"},
	{name: "Late", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your fields\nput it into your graveyard and remove a seal from it\ndraw 1"},
	{name: "Free", civ: "fire", typ: "spell", cost: 1, text: "remove a seal from all of your sealed cards\nthen draw 1"},
	{name: "Ward", civ: "fire", typ: "field", cost: 1, text: "if your water card would leave: return it to hand instead"},
	{name: "Wipe", civ: "fire", typ: "spell", cost: 1, text: "destroy all of your creatures"},
	{name: "Core", civ: "fire", typ: "core"},
	{
		name: "Gate", civ: "fire", typ: "final forbidden field",
		text: "a seal can't be removed from your cards other than by this\n\n" +
			"once each turn, when you summon a fire \"コマンド\" creature: remove a seal from 1 of your sealed cards with the same civilization as that creature\n\n" +
			"this does not leave\n\n" +
			"when seal 2 is removed from this: draw 1\n\n" +
			"forbidden big bang - when seal 1 is removed from this, if this is not sealed: flip this",
		faces: []madeUp{{
			name: "Doom", civ: "fire", typ: "final forbidden creature", cost: 999, power: 999999,
			text: "when this is flipped: opponent puts a seal on all of opponent's creatures\n\n" +
				"if this would leave: you may put 2 cards linked with this under this instead\nthen put 1 of your shields into your graveyard\n\n" +
				"in the graveyard, you lose the game",
		}},
	},
}

func TestSeals(t *testing.T) {
	for _, c := range [...]struct{ rule, board, lines string }{
		{
			"116.4a: a command that enters frees a card of its civilization",
			"you hand: Ember\nyou mana: Ember\nyou battle: Ash sealed, Plain sealed\nopponent battle: Ash sealed",
			"you summon Ember\nAsh sealed 0\nPlain sealed 1\nAsh' sealed 1\nyou attack Ash player",
		},
		{
			"116.4a: one of another civilization does not",
			"you hand: Mist\nyou mana: Mist\nyou battle: Ash sealed, Spark",
			"you summon Mist\nAsh sealed 1\n! you attack Ash player",
		},
		{
			"116.4a: nor does what is no command",
			"you hand: Spark\nyou mana: Spark\nyou battle: Ash sealed",
			"you summon Spark\nAsh sealed 1",
		},
		{
			"116.4a: it comes off however the command enters",
			"you hand: Call, Ember\nyou mana: Call\nyou battle: Ash sealed",
			"you cast Call\nAsh sealed 0",
		},
		{
			"116.4a: of two, its owner says which",
			"you hand: Ember\nyou mana: Ember\nyou battle: Ash sealed sealed, Coal sealed, Plain sealed",
			"you summon Ember\n! you choose Plain\nyou choose Coal\nAsh sealed 2\nCoal sealed 0",
		},
		{
			"116.4a: one seal at a time; a creature is there again when the last is off",
			"you hand: Ember, Ember\nyou mana: Ember, Ember\nyou battle: Ash sealed sealed",
			"you summon Ember\nyou pay Ember''\nAsh sealed 1\n! you attack Ash player\nyou summon Ember'\nAsh sealed 0\nyou attack Ash player",
		},
		{
			"116.4a: what is no creature is freed too, and triggers",
			"you hand: Ember\nyou mana: Ember\nyou battle: Rite sealed",
			"you summon Ember\nRite sealed 0\nyou hand 1",
		},
		{
			"101.2: where seals come off by one card only, no command frees a card",
			"you hand: Ember\nyou mana: Ember\nyou battle: Ash sealed, Ban",
			"you summon Ember\nAsh sealed 1",
		},
		{
			"101.2: nor does an effect, though it was begun",
			"you hand: Pick\nyou mana: Pick\nyou battle: Ash sealed, Ban",
			"you cast Pick\nAsh sealed 1\nyou hand 1",
		},
		{
			"701.24: without it, the effect removes one",
			"you hand: Pick\nyou mana: Pick\nyou battle: Ash sealed, Plain",
			"you cast Pick\nAsh sealed 0\nyou hand 1",
		},
		{
			"701.24: by that card one comes off once each turn, of a card that shares a civilization",
			"you hand: Ember, Ember\nyou mana: Ember, Ember\nyou battle: Ash sealed, Gate sealed, Plain sealed",
			"you summon Ember\nyou pay Ember''\n! you choose Plain\nyou choose Ash\nAsh sealed 0\nyou summon Ember'\nGate sealed 1\nPlain sealed 1",
		},
		{
			"701.24: by what enters without being summoned, none does",
			"you hand: Call, Ember\nyou mana: Call\nyou battle: Gate sealed",
			"you cast Call\nGate sealed 1",
		},
		{
			"116: who removes a seal says at which place; another place triggers nothing here",
			"you hand: Ember\nyou mana: Ember\nyou battle: Gate sealed sealed",
			"you summon Ember\nyou mode 2\nGate sealed 1\nyou hand 0",
		},
		{
			"116: the ability of the place triggers",
			"you hand: Ember\nyou mana: Ember\nyou battle: Gate sealed sealed",
			"you summon Ember\nyou mode 1\nGate sealed 1\nyou hand 1",
		},
		{
			"116: a seal at a place that the text does not name comes off without any",
			"you hand: Ember\nyou mana: Ember\nyou battle: Gate sealed sealed sealed",
			"you summon Ember\nyou mode 3\nGate sealed 2\nyou hand 0",
		},
		{
			"805: with no seal left it turns over, and all creatures of the opponent are sealed",
			"you hand: Ember\nyou mana: Ember\nyou battle: Gate sealed\nopponent battle: Plain, Hall, Ash\nopponent deck: Spark, Mist, Coal",
			"you summon Ember\nopponent order Ash\nopponent deck 1\nAsh sealed 1\nPlain sealed 1\nHall sealed 0\n" +
				"opponent battle: Plain, Hall, Ash, Spark, Mist\nyou attack Gate player\nyou won",
		},
		{
			"701.23: the seal is the top card of the deck, and goes to the graveyard when it is removed",
			"you hand: Seal\nyou mana: Seal\nopponent battle: Ash\nopponent hand: Ember\nopponent mana: Ember, Ember\nopponent deck: Spark, Mist, Plain",
			"you cast Seal\nopponent battle: Ash, Spark\nyou end\nopponent summon Ember\nopponent pay Ember'\nAsh sealed 0\nopponent grave: Spark\nopponent battle: Ash, Ember",
		},
		{
			"101.2: where the opponent may not remove it, it stays",
			"you hand: Seal\nyou mana: Seal\nyou battle: Warden\nopponent battle: Ash\nopponent hand: Ember\nopponent mana: Ember, Ember\nopponent deck: Spark, Mist, Plain",
			"you cast Seal\nyou end\nopponent summon Ember\nopponent pay Ember'\nAsh sealed 1\nopponent grave 0",
		},
		{
			"101.2: what can't be sealed is not, and takes no card",
			"you hand: Seal\nyou mana: Seal\nopponent battle: Proof, Ash\nopponent deck: Spark, Mist",
			"you cast Seal\nProof sealed 0\nAsh sealed 1\nopponent battle: Proof, Ash, Spark\nopponent deck: Mist",
		},
		{
			"116.2a: a creature that was sealed is not found",
			"you hand: Seal, Bolt\nyou mana: Seal, Seal\nopponent battle: Ash, Hall",
			"you cast Seal\nyou pay Seal'\nyou cast Bolt\nAsh sealed 1\nopponent grave 0",
		},
		{
			"701.23: when what is sealed leaves, its seals go to the graveyard",
			"you hand: Own, Burn\nyou mana: Own, Own\nyou battle: Hall\nyou deck: Spark, Mist",
			"you cast Own\nyou pay Own'\nHall sealed 1\nyou cast Burn\nyou battle 0\nyou grave: Own, Burn, Hall, Spark\nyou deck: Mist",
		},
		{
			"116.2a: a seal stays with its element, and several come off the newest first",
			"you hand: Own, Own, Pick\nyou mana: Own, Own, Own\nyou battle: Rite\nyou deck: Spark, Mist, Coal, Plain",
			"you cast Own\nyou pay Own''\nyou cast Own'\nyou pay Own'''\nRite sealed 2\nyou cast Pick\nyou grave: Own, Own', Pick, Mist\nRite sealed 1\nyou hand: Coal, Plain",
		},
		{
			"403.4: a seal that is put on does not enter",
			"you hand: Own, Spark\nyou mana: Own, Own\nyou battle: Cry, Hall",
			"you cast Own\nyou pay Own'\nyou choose Hall\nHall sealed 1\nyou hand: Spark\nyou summon Spark\nyou hand 1",
		},
		{
			"101.3a: that what can't be sealed was to be was begun: what hangs on it follows",
			"you hand: Try\nyou mana: Try\nopponent battle: Proof",
			"you cast Try\nProof sealed 0\nyou hand 1",
		},
		{
			"101.3a: that nothing was there to be sealed is otherwise",
			"you hand: Try\nyou mana: Try",
			"you cast Try\nyou hand 2",
		},
		{
			"701.23: without a card in the deck nothing is sealed",
			"you hand: Seal, Bolt\nyou mana: Seal, Seal\nopponent battle: Bare\nopponent deck:",
			"you cast Seal\nyou pay Seal'\nBare sealed 0\nyou cast Bolt\nopponent grave: Bare",
		},
		{
			"701.23: nor was that begun",
			"you hand: Try\nyou mana: Try\nopponent battle: Bare\nopponent deck:",
			"you cast Try\nyou hand 2",
		},
		{
			"701.23: the last card of a deck seals the first creature alone",
			"you hand: Seal\nyou mana: Seal\nopponent battle: Bare, Ash\nopponent deck: Mist",
			"you cast Seal\nyou order Ash\nAsh sealed 1\nBare sealed 0\nopponent deck:",
		},
		{
			"701.24: from what has no seal any more none is removed, and that was not begun",
			"you hand: Twice\nyou mana: Twice\nyou battle: Ash sealed",
			"you cast Twice\nAsh sealed 0\nyou hand 2",
		},
		{
			"701.24: of two the second is",
			"you hand: Twice\nyou mana: Twice\nyou battle: Ash sealed sealed",
			"you cast Twice\nAsh sealed 0\nyou hand 1",
		},
		{
			"701.24: nor from what is gone",
			"you hand: Late\nyou mana: Late\nyou battle: Hall sealed",
			"you cast Late\nyou grave: Late, Hall\nyou hand 1",
		},
		{
			"701.24: from all sealed cards one comes off each",
			"you hand: Free\nyou mana: Free\nyou battle: Ash sealed, Rite sealed sealed, Plain",
			"you cast Free\nAsh sealed 0\nRite sealed 1\nyou hand 2",
		},
		{
			"101.2: where none may come off, all of that was begun, and is over",
			"you hand: Free\nyou mana: Free\nyou battle: Ash sealed, Coal sealed, Ban",
			"you cast Free\nAsh sealed 1\nCoal sealed 1\nyou hand 1\nyou end",
		},
		{
			"703.4c: a creature without power is destroyed when it is free",
			"you battle: Pluck, Husk sealed\nopponent shields: Plain",
			"you attack Pluck player\nyou grave: Husk",
		},
		{
			"116: beside the places that a text names a seal that was put on is any other",
			"you hand: Own, Ember\nyou mana: Own, Own\nyou battle: Gate sealed\nyou deck: Mist, Plain",
			"you cast Own\nyou pay Own'\nGate sealed 2\nyou summon Ember\n! you mode 1\nyou mode 3\nGate sealed 1\nyou grave: Own, Mist",
		},
		{
			"805: while one that was put on is left it does not turn over",
			"you hand: Own, Ember\nyou mana: Own, Own\nyou battle: Gate sealed\nyou deck: Mist, Plain\nopponent battle: Plain",
			"you cast Own\nyou pay Own'\nyou summon Ember\nyou mode 2\nGate sealed 1\nyou grave: Own\nPlain' sealed 0\n! you attack Gate player",
		},
		{
			"116.2a: an attacker that is sealed as it battles battles no more",
			"you battle: Spark\nopponent battle: Frost tapped\nopponent shields: Plain",
			"you attack Spark Frost\nSpark sealed 1\nyou grave 0\nopponent battle: Frost",
		},
		{
			"116.2a: nor is what it attacked destroyed",
			"you battle: Ash\nopponent battle: Rime tapped\nopponent shields: Plain",
			"you attack Ash Rime\nAsh sealed 1\nopponent grave 0",
		},
		{
			"116: a seal lies face down: it has no civilization",
			"you hand: Own, Pick\nyou mana: Own, Own\nyou battle: Rite, Ward\nyou deck: Mist, Coal, Plain, Plain",
			"you cast Own\nyou pay Own'\nyou choose Rite\nyou cast Pick\nyou grave: Own, Pick, Mist",
		},
		{
			"116: a creature beside it has",
			"you hand: Wipe\nyou mana: Own\nyou battle: Mist, Ward",
			"you cast Wipe\nyou hand: Mist\nyou grave: Wipe",
		},
		{
			"116.2a: one that was put on comes off before one that lay there",
			"you hand: Own, Pick\nyou mana: Own, Own\nyou battle: Rite sealed\nyou deck: Mist, Coal, Plain, Plain",
			"you cast Own\nyou pay Own'\nRite sealed 2\nyou cast Pick\nyou grave: Own, Pick, Mist\nRite sealed 1",
		},
		{
			"805: while a seal is left it does not turn over",
			"you hand: Ember\nyou mana: Ember\nyou battle: Gate sealed sealed\nopponent battle: Plain",
			"you summon Ember\nyou mode 2\nPlain sealed 0\n! you attack Gate player",
		},
		{
			"116.2a: an attacker that is sealed leaves the attack",
			"you battle: Ash\nopponent battle: Ice\nopponent shields: Plain",
			"you attack Ash player\nAsh sealed 1\nopponent shields 1\nopponent hand 0",
		},
		{
			"116.2a: a creature that is sealed as it battles battles no more",
			"you battle: Rime\nopponent battle: Ash tapped, Plain tapped",
			"you attack Rime Ash\nAsh sealed 1\nyou grave 0\nopponent grave 0",
		},
		{
			"609: two of its further cards go beneath it instead of its leaving, and a shield to the graveyard",
			"you hand: Bolt\nyou mana: Bolt\nopponent battle: Gate back, Core linked Gate, Core linked Gate\nopponent shields: Plain",
			"you cast Bolt\nopponent use Gate for Gate\nopponent grave: Plain\nopponent battle: Gate, Core, Core'\nCore under 1\nCore' under 2",
		},
		{
			"609: of more than two, its owner says which, and what is beneath cannot be taken again",
			"you hand: Bolt, Bolt\nyou mana: Bolt, Bolt\nopponent battle: Gate back, Core linked Gate, Core linked Gate, Core linked Gate",
			"you cast Bolt\nyou pay Bolt''\nopponent use Gate for Gate\nopponent choose Core'\nopponent choose Core''\nCore under 0\nCore'' under 2\nyou cast Bolt'\nyou won",
		},
		{
			"609.4: with one it cannot be replaced: it leaves with all its cards, and its player loses",
			"you hand: Bolt\nyou mana: Bolt\nopponent battle: Gate back, Core linked Gate",
			"you cast Bolt\nopponent grave: Gate, Core\nyou won",
		},
		{
			"609: it may be left unreplaced",
			"you hand: Bolt\nyou mana: Bolt\nopponent battle: Gate back, Core linked Gate, Core linked Gate",
			"you cast Bolt\nopponent decline Gate for Gate\nopponent grave: Gate, Core, Core'\nyou won",
		},
		{
			"116: two commands that enter together free two cards, the turn player's first",
			"you hand: Both\nyou mana: Both\nyou grave: Ember\nyou battle: Ash sealed, Coal sealed\nopponent grave: Ember\nopponent battle: Ash sealed, Coal sealed",
			"you cast Both\nyou choose Coal\nopponent choose Ash'\nCoal sealed 0\nAsh sealed 1\nCoal' sealed 1\nAsh' sealed 0",
		},
		{
			"703.4: a command that dies as it enters frees a card all the same",
			"you hand: Call, Husk\nyou mana: Call\nyou battle: Ash sealed",
			"you cast Call\nyou grave: Call, Husk\nAsh sealed 0",
		},
	} {
		r := row{rule: c.rule, board: c.board, lines: c.lines}
		r.play(t, sealCards...)
	}
}

// TestSealsCounted: an act that removes or puts on several seals changed as many things.
func TestSealsCounted(t *testing.T) {
	for _, c := range [...]struct {
		cast, battle string
		want         []int16 // of the acts of the spell
	}{
		{"Free", "you battle: Ash sealed, Coal sealed sealed, Plain", []int16{2, 1}},
		{"Free", "you battle: Ash sealed, Coal sealed sealed, Ban", []int16{0, 1}},
		{"Seal", "opponent battle: Ash, Ash, Proof", []int16{2}},
	} {
		p := start(t, sealCards, 0, c.battle+"\nyou hand: "+c.cast+"\nyou mana: "+c.cast)
		p.do("you cast " + c.cast)
		var got []int16
		for len(got) < len(c.want) {
			for _, e := range p.state.Events() {
				if e.Kind == engine.EventAct {
					got = append(got, e.Facts.Changed)
				}
			}
			if p.state.Decision().Kind != engine.KindOrder {
				break
			}
			p.state = p.state.Choose(0)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s with %s: changed %v, want %v", c.cast, c.battle, got, c.want)
		}
	}
}
