package engine_test

// Rules of the turn, attacks and blocks (5).
var turnRows = []row{
	{
		rule: "500.3: what is so during the opponent's next turn begins with it",
		cards: []madeUp{
			{name: "Dawn", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures and it gets +5000 during opponent's next turn"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Dawn\nyou mana: Dawn\nyou battle: Plain\nopponent battle: Ox tapped",
		lines: "you cast Dawn\nyou attack Plain Ox\nyou battle 0\nopponent battle 1",
	},
	{
		rule: "500.5: your previous turn is the one before this of your own, after an extra turn too",
		cards: []madeUp{
			{name: "More", civ: "water", typ: "spell", cost: 1, text: "take an extra turn"},
			{name: "Debt", civ: "water", typ: "creature", cost: 1, power: 1000, text: "at the start of your turn, if this entered during your previous turn: draw 1"},
		},
		board: "you hand: More, Debt\nyou mana: More, Debt\nyou shields: Plain",
		lines: "you summon Debt\nyou pay More'\nyou cast More\nyou end\nyou hand 2",
	},
	{
		rule: "501.1: what does not untap at the start of its owner's next turn stays tapped for that turn",
		cards: []madeUp{
			{name: "Frost", civ: "water", typ: "spell", cost: 1, text: "tap 1 of opponent's creatures\nafter that it does not untap at the start of its owner's next turn"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Frost\nyou mana: Frost\nyou shields: Plain\nopponent battle: Ox\nopponent shields: Plain",
		lines: "you cast Frost\nyou end\nOx tapped\nopponent end\nyou end\n! Ox tapped",
	},
	{
		rule: "501.1: what is not to untap at its owner's next turn is held through the other player's turn before",
		cards: []madeUp{
			{name: "Doze", civ: "water", typ: "spell", cost: 1, text: "tap 1 of your creatures\nafter that it does not untap at the start of its owner's next turn"},
		},
		board: "you hand: Doze\nyou mana: Doze\nyou battle: Plain\nyou shields: Plain\nopponent shields: Plain",
		lines: "you cast Doze\nyou end\nopponent end\nPlain tapped\nyou end\nopponent end\n! Plain tapped",
	},
	{
		rule: "501.1: what untaps at the start of a turn has become untapped",
		cards: []madeUp{
			{name: "Wake", civ: "water", typ: "creature", cost: 3, power: 3000, text: "when this becomes untapped: draw 1"},
		},
		board: "you battle: Wake tapped\nyou shields: Plain\nopponent shields: Plain",
		lines: "you end\nopponent end\nyou hand 2",
	},
	{
		rule: "501.1: what stood upright has not",
		cards: []madeUp{
			{name: "Wake", civ: "water", typ: "creature", cost: 3, power: 3000, text: "when this becomes untapped: draw 1"},
		},
		board: "you battle: Wake\nyou shields: Plain\nopponent shields: Plain",
		lines: "you end\nopponent end\nyou hand 1",
	},
	{
		rule: "505.6: what is turned to a face that is no creature has left the attack",
		cards: []madeUp{
			{
				name: "Fort", civ: "fire", typ: "dragheart creature", cost: 2, power: 2000, text: `if this would leave: flip this to "Keep" instead`,
				faces: []madeUp{{name: "Keep", civ: "fire", typ: "dragheart fortress", cost: 2}},
			},
			{name: "Sting", civ: "darkness", typ: "creature", cost: 2, power: 1000, text: "when a creature attacks: destroy that creature"},
		},
		board: "you battle: Fort\nopponent battle: Sting",
		lines: "you attack Fort player\nopponent hand 0\nyou battle: Fort\n! you attack Fort player",
	},
	{
		rule: "506.1b: what must attack a creature, and can, attacks nothing else",
		cards: []madeUp{
			{name: "Bait", civ: "fire", typ: "creature", cost: 2, power: 500, text: "opponent's creatures attack this each turn if able"},
		},
		board: "you battle: Plain\nopponent battle: Bait tapped\nopponent shields: Plain",
		lines: "! you end\n! you attack Plain player\nyou attack Plain Bait\nopponent battle 0",
	},
	{
		rule: "506.1b: a creature that must attack lets its player not pass",
		cards: []madeUp{
			{name: "Rage", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "this attacks each turn if able"},
		},
		board: "you battle: Rage\nopponent shields: Plain",
		lines: "! you end\nyou attack Rage player\nyou end",
	},
	{
		rule: "506.1b: what has attacked this turn need not again, though it could",
		cards: []madeUp{
			{name: "Rage", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "this attacks each turn if able\n\nonce each turn, when this attacks: untap this"},
		},
		board: "you battle: Rage\nopponent shields: Plain, Plain",
		lines: "! you end\nyou attack Rage player\nyou choose Plain\n! Rage tapped\nyou end\nopponent shields 1",
	},
	{
		rule: "506.1b: but it may",
		cards: []madeUp{
			{name: "Rage", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "this attacks each turn if able\n\nonce each turn, when this attacks: untap this"},
		},
		board: "you battle: Rage\nopponent shields: Plain, Plain",
		lines: "you attack Rage player\nyou choose Plain\nyou attack Rage player\nRage tapped\nopponent shields 0",
	},
	{
		rule: "506.1b: and in its next turn it must again",
		cards: []madeUp{
			{name: "Rage", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "this attacks each turn if able\n\nonce each turn, when this attacks: untap this"},
		},
		board: "you battle: Rage\nyou deck: Plain, Plain\nopponent shields: Plain, Plain",
		lines: "you attack Rage player\nyou choose Plain''\nyou end\nopponent end\n! you end\nyou attack Rage player\nyou end",
	},
	{
		rule: "506.1b: what has attacked what it must may attack something else then",
		cards: []madeUp{
			{name: "Bait", civ: "fire", typ: "creature", cost: 2, power: 500, text: "opponent's creatures attack this each turn if able\n\nif this would leave: it stays instead"},
			{name: "Eager", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "once each turn, when this attacks: untap this"},
		},
		board: "you battle: Eager\nopponent battle: Bait tapped\nopponent shields: Plain",
		lines: "! you attack Eager player\nyou attack Eager Bait\nyou attack Eager player\nopponent hand 1\nyou end",
	},
	{
		rule: "506.1b: another that must attack has still to",
		cards: []madeUp{
			{name: "Rage", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "this attacks each turn if able\n\nonce each turn, when this attacks: untap this"},
		},
		board: "you battle: Rage, Rage\nopponent shields: Plain, Plain",
		lines: "you attack Rage player\nyou choose Plain\n! you end\nyou attack Rage' player\nyou end",
	},
	{
		rule: "506.1b: what must attack does not tap for something else instead, another creature may",
		cards: []madeUp{
			{name: "Rage", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "this attacks each turn if able\n\ntap: draw 1"},
			{name: "Lens", civ: "water", typ: "creature", cost: 2, power: 2000, text: "tap: draw 1"},
		},
		board: "you battle: Rage, Lens\nopponent shields: Plain",
		lines: "! you use-ability Rage\nyou use-ability Lens\nyou hand 1\n! you use-ability Rage\n! you end\nyou attack Rage player\nyou end",
	},
	{
		rule: "506.1b: nor what must attack one creature",
		cards: []madeUp{
			{name: "Bait", civ: "fire", typ: "creature", cost: 2, power: 500, text: "opponent's creatures attack this each turn if able"},
			{name: "Lens", civ: "water", typ: "creature", cost: 2, power: 2000, text: "tap: draw 1"},
		},
		board: "you battle: Lens\nopponent battle: Bait tapped\nopponent shields: Plain",
		lines: "! you use-ability Lens\nyou attack Lens Bait\nopponent battle 0",
	},
	{
		rule: "506.1b: where it cannot attack it does",
		cards: []madeUp{
			{name: "Rage", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "this attacks each turn if able\n\ntap: draw 1"},
			{name: "Calm", civ: "light", typ: "creature", cost: 2, power: 2000, text: "opponent's creatures can't attack players"},
		},
		board: "you battle: Rage\nopponent battle: Calm\nopponent shields: Plain",
		lines: "you use-ability Rage\nyou hand 1\nyou end",
	},
	{
		rule: "506.1b: so does what has attacked and stands upright",
		cards: []madeUp{
			{name: "Rage", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "this attacks each turn if able\n\ntap: draw 1\n\nonce each turn, when this attacks: untap this"},
		},
		board: "you battle: Rage\nopponent shields: Plain, Plain",
		lines: "you attack Rage player\nyou choose Plain\nyou use-ability Rage\nyou hand 1\nyou end",
	},
	{
		rule: "506.1d: that a creature of some kind attacked this turn is not said of another",
		cards: []madeUp{
			{name: "Wake", civ: "water", typ: "creature", cost: 2, power: 2000, text: "at the end of your turn, if a water creature attacked this turn: draw 1"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you battle: Wake, Ox\nopponent shields: Plain, Plain",
		lines: "you attack Ox player\nyou choose Plain\nyou end\nyou hand 0",
	},
	{
		rule: "506.1d: but of one of that kind",
		cards: []madeUp{
			{name: "Wake", civ: "water", typ: "creature", cost: 2, power: 2000, text: "at the end of your turn, if a water creature attacked this turn: draw 1"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you battle: Wake, Ox\nopponent shields: Plain, Plain",
		lines: "you attack Wake player\nyou choose Plain\nyou end\nyou hand 1",
	},
	{
		rule: "506.3d: what triggers in the hand is declared only if its condition is met then",
		cards: []madeUp{
			{name: "Last", civ: "fire", typ: "creature", cost: 2, power: 2000, text: "revolution 0 - in hand, when a creature attacks you, if there are none of your shields: you may put this into the battle zone"},
		},
		board: "you battle: Plain, Plain\nopponent hand: Last\nopponent shields: Plain",
		lines: "you attack Plain player\nopponent hand 2\nyou attack Plain' player\nopponent declare Last\nopponent battle 1",
	},
	{
		rule:  "507.1a: a blocker takes the attack over",
		cards: []madeUp{{name: "Wall", civ: "light", typ: "creature", cost: 3, power: 4000, text: "blocker"}},
		board: "you battle: Plain\nopponent battle: Wall",
		lines: "you attack Plain player\nopponent redirect Wall\nyou grave: Plain\nWall tapped",
	},
	{
		rule:  "509.1: an attack on a player without shields wins",
		board: "you battle: Plain",
		lines: "you attack Plain player\nyou won",
	},
	{
		rule: "507.1a: a creature that could block or guard does what its player says: it blocks",
		cards: []madeUp{
			{name: "Gate", civ: "light", typ: "creature", cost: 3, power: 500, text: "blocker, guardman\n\nwhen this blocks: draw 1"},
		},
		board: "you battle: Plain\nopponent battle: Gate, Plain tapped",
		lines: "you attack Plain Plain'\nopponent redirect Gate\nopponent mode 1\nopponent hand 1\nopponent grave: Gate",
	},
	{
		rule: "507.1a: or it guards, and is no blocking creature (507.2b)",
		cards: []madeUp{
			{name: "Gate", civ: "light", typ: "creature", cost: 3, power: 500, text: "blocker, guardman\n\nwhen this blocks: draw 1"},
		},
		board: "you battle: Plain\nopponent battle: Gate, Plain tapped",
		lines: "you attack Plain Plain'\nopponent redirect Gate\nopponent mode 2\nopponent hand 0\nopponent grave: Gate",
	},
	{
		rule: "507.2b: where nothing can block it guards, unasked",
		cards: []madeUp{
			{name: "Gate", civ: "light", typ: "creature", cost: 3, power: 500, text: "blocker, guardman\n\nwhen this blocks: draw 1"},
			{name: "Eel", civ: "water", typ: "creature", cost: 3, power: 1000, text: "this can't be blocked"},
		},
		board: "you battle: Eel\nopponent battle: Gate, Plain tapped",
		lines: "you attack Eel Plain\nopponent redirect Gate\nopponent hand 0\nopponent grave: Gate",
	},
	{
		rule: "507.2b: where it may not block itself it guards, unasked",
		cards: []madeUp{
			{name: "Gate", civ: "light", typ: "creature", cost: 3, power: 500, text: "blocker, guardman\n\nwhen this blocks: draw 1\n\nthis can't block"},
		},
		board: "you battle: Plain\nopponent battle: Gate, Plain tapped",
		lines: "you attack Plain Plain'\nopponent redirect Gate\nopponent hand 0\nopponent grave: Gate",
	},
	{
		rule: "507.1a: of an attack on the player nothing guards: it blocks, unasked",
		cards: []madeUp{
			{name: "Gate", civ: "light", typ: "creature", cost: 3, power: 500, text: "blocker, guardman\n\nwhen this blocks: draw 1"},
		},
		board: "you battle: Plain\nopponent battle: Gate\nopponent shields: Plain",
		lines: "you attack Plain player\nopponent redirect Gate\nopponent hand 1\nopponent grave: Gate",
	},
	{
		rule: "507.1a: nor does it guard behind another that has blocked that attack",
		cards: []madeUp{
			{name: "Gate", civ: "light", typ: "creature", cost: 3, power: 500, text: "blocker, guardman\n\nwhen this blocks: draw 1"},
			{name: "Wall", civ: "light", typ: "creature", cost: 2, power: 3000, text: "blocker"},
		},
		board: "you battle: Plain\nopponent battle: Gate, Wall\nopponent shields: Plain",
		lines: "you attack Plain player\nopponent redirect Gate\nopponent redirect Wall\nopponent order Wall\nopponent hand 1\nopponent grave: Gate",
	},
	{
		rule: "509.2: an infinity breaker breaks as many shields as its player likes, but one",
		cards: []madeUp{
			{name: "Sun", civ: "fire", typ: "creature", cost: 9, power: 9000, text: "∞-breaker"},
		},
		board: "you battle: Sun\nopponent shields: Plain, Plain, Plain",
		lines: "you attack Sun player\n! you mode 0\nyou mode 3\nopponent shields 0",
	},
	{
		rule: "509.2c: which of several breakers is applied is chosen",
		cards: []madeUp{
			{name: "Fist", civ: "fire", typ: "creature", cost: 5, power: 6000, text: "w-breaker, t-breaker"},
		},
		board: "you battle: Fist\nopponent shields: Plain, Plain, Plain, Plain",
		lines: "you attack Fist player\n! you mode 1\nyou mode 2\nyou choose Plain\nyou choose Plain'\nopponent shields 2",
	},
	{
		rule: "509.4c: the chosen shields are broken though the attacker has left by then",
		cards: []madeUp{
			{name: "Shove", civ: "light", typ: "creature", cost: 2, power: 2000, text: "when opponent's creature breaks a shield: destroy that creature"},
		},
		board: "you battle: Plain\nopponent battle: Shove\nopponent shields: Plain",
		lines: "you attack Plain player\nyou grave 1\nopponent hand 1",
	},
	{
		rule: "511.2: what lasts this turn ends with it",
		cards: []madeUp{
			{name: "Pump", civ: "fire", typ: "spell", cost: 1, text: "choose 1 of your creatures and it gets +5000 this turn"},
			{name: "Ox", civ: "fire", typ: "creature", cost: 2, power: 2000},
		},
		board: "you hand: Pump\nyou mana: Pump\nyou battle: Plain tapped\nopponent battle: Ox",
		lines: "you cast Pump\nyou end\nopponent attack Ox Plain\nyou battle 0\nopponent battle 1",
	},
}
