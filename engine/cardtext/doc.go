// Package cardtext is the language that the texts of cards are written in: a small controlled English with a closed
// vocabulary. Parse reads a text into a tree, Print writes the tree back in its one canonical spelling, Expand
// writes out the keywords that are macros.
//
// This comment is the grammar. In the blocks below a line that starts with ">" is an example; a test parses each and
// prints it back unchanged. Words in quotes are races and names, official Japanese; every other word is from a closed
// list, and an unknown one is an error. Number agreement (is/are, creature/creatures, has/have) is that of English.
//
// # Paragraphs
//
// An ability is a paragraph, a sentence is a line, a blank line ends an ability.
//
//	card      = paragraph { BLANKLINE paragraph }
//	paragraph = keywords | [ ABILITYWORD "-" ] [ heads ] ability
//	heads     = [ "in" zones "," ] [ "once each turn," | "the first time each turn," ] [ "during" ("your"|"opponent's") "turn," ] [ "while" cond "," ]
//	ability   = rule { NL rule }                                           static
//	          | event { ("or"|", or") event } [ ", if" cond ] ":" body     triggered
//	          | "if" clause-with-would [ ", if" cond ] ":" body "instead"  replacement
//	          | "as this enters:" body                                     done while it enters (110.4f)
//	          | "tap:" body                                                used instead of attacking
//	          | body                                                       a spell
//
// A paragraph without an event is static if its every line is a rule that says no duration; otherwise it is a spell's.
// "in" says that the ability works there and not in the battle zone. One that only lets its own card be used from
// another zone works there without it. The words of a head stand in the order above.
//
// An ability "once each turn" that begins with "may" is not used by declining: it may be used at a later event of the
// turn. "the first time each turn" is another thing: only the first such event of a turn counts, whatever became of it,
// and though the card came only after it.
//
//	> blocker, w-breaker
//	>
//	> opponent's cards do not leave the graveyard or mana
//	> opponent can't cast spells from the graveyard or mana
//
//	> once each turn, when your "メカ" element enters: you may draw 1
//
//	> the first time each turn, when a card leaves your mana: you may put top 1 of your deck into your mana
//
//	> when this enters, or at the start of your turn: draw 1 and discard 1
//
//	> when this enters or when this attacks: put top 2 of your deck into your graveyard
//
//	> labyrinth - when opponent's creature attacks, if you have more shields than opponent: you may untap 1 of your creatures
//
//	> in your graveyard, at the start of your turn: put this into the battle zone
//
//	> in hand, when your creature is destroyed: you may put this into the battle zone
//
//	> in your graveyard, you may destroy 1 of your creatures to summon this from your graveyard paying [darkness 3]
//
//	> in your mana, you may summon this from your mana by mana burst paying [0]
//
//	> while this battles, this gets +2000
//
//	> if this would leave: you may discard 2 instead
//
//	> if your creature would be destroyed, if there are cards of all civilizations in the battle zone: return it to hand instead
//
//	> during opponent's turn, if opponent's creature would enter other than by summoning: put it into its owner's graveyard instead
//
//	> as this enters: you may choose 1 of your shields as its force shield
//
//	> tap: destroy 1 of opponent's creatures with blocker
//
//	> destroy 1 of opponent's creatures
//
// # Keywords
//
//	keywords = keyword { "," keyword }
//	keyword  = NAME [ N ] [ "[" { civ "/" } civ N "]" ] [ ":" ( np | cond | link { "or" link } ) ]
//	link     = ( "left" | "right" ) "of" np
//
//	> blocker, w-breaker, t-breaker, q-breaker, world breaker, powered breaker, ∞-breaker
//	>
//	> speed attacker, mach fighter, power attacker +2000, guardman, slayer, s-trigger, g-strike, w-soul
//	>
//	> just diver, shield force, ex-life, shinkalize, abyss rush, d2
//	>
//	> evolution: fire creature
//	>
//	> star evolution: "レクスターズ" creature or light or darkness creature
//	>
//	> neo evolution: darkness creature, ultimate evolution: evolution creature
//	>
//	> super-infinite graveyard evolution
//	>
//	> revolution change: light or water "ドラゴン" creature with cost 5 or more
//	>
//	> invasion: fire "レクスターズ" card with cost 4 or more
//	>
//	> ninja strike 4, mana burst 0, sasageru 2: "ディスペクター" creature
//	>
//	> s-back: light card with cost 9
//	>
//	> ultra saver: fire "ドラゴン" card
//	>
//	> g-zero: there are cards of all civilizations in the battle zone
//	>
//	> g-link: left of creature named "西" or creature named "中"
//	>
//	> g-link: right of creature named "東" or left of creature named "西"
//	>
//	> galax-shield [water 3], vivid draw [water/fire 5], mugen crime 4 [water/darkness 4]
//	>
//	> dynamo: "ダイナモ" creature
//
// Keywords stand in one line, whatever their number. Those that only what stands in the battle zone can have (blocker, the
// breakers, evolution, g-link …) are refused on a spell, as acts without an event are on anything else. What a card can give
// to others, or to itself for a time, are blocker, the breakers, guardman, speed attacker, mach fighter, power
// attacker, slayer, s-trigger, g-strike and abyss rush.
//
// A link says beside which God a God stands, and on which side of it. One that may stand to the right of one God and to
// the left of another may stand between the two.
//
// Keywords that macro.go lists are written out in this language by Expand (slayer, just diver, ex-life, shield force,
// ultra saver, abyss rush, mana burst, dynamo); the others change how the game is played and are known to the engine.
//
// # Bodies
//
//	body     = sentence { NL [ "then" | "otherwise" ] sentence }
//	sentence = [ "after that" ] [ "at the end of this turn," | event "this turn," ] [ "if" cond "," ] [ duration "," ]
//	           ( [ who [ "may" ] ] acts | [ who ] modes )
//	acts     = act [ duration ] { "," [ who ] act [ duration ] } [ "and" [ who ] act [ duration ] ] [ "instead" ]
//	modes    = "choose" N { NL "  - " body }
//	           N is one of: 1 | up to 2 | 2 times | 1, or 2 if cond
//
// What hangs on what:
//
//   - a plain line goes on with the outermost sequence
//   - "then" opens a sequence under the sentence just before; everything up to the next plain line or "otherwise" is
//     inside it, "after that" included
//   - "otherwise" closes the innermost "then" and belongs to the same sentence; without an open "then" it belongs to
//     the sentence just before
//   - "after that" goes on with the innermost sequence
//   - lines indented by two spaces more go on with the sequence that the line above stands in, as a scope of its own:
//     a plain line may stand inside a "then" that way, and a "then" is closed by the end of its indentation
//
// The first sentence of a replacement ends in "instead". A rule in a body says how long it lasts.
// Behind "may" or "you", verbs are plain ("draw"); behind another player, in the third person ("opponent draws").
//
//	> choose 1 of opponent's creatures
//	> opponent may return it to hand
//	> then draw 2
//	> otherwise opponent turns it into a shield and you turn top 1 of your deck into a shield
//
//	> when this attacks: you may put 1 card under this into its owner's graveyard
//	> then choose 1 of opponent's creatures and it gets -9000 this turn
//	> after that put 1 non-evolution creature from your graveyard into the battle zone
//
//	> look at 1 shield
//	> you may put it into its owner's graveyard
//	> then its owner turns top 1 of its owner's deck into a shield
//	> draw 1
//
//	> when this enters: you may destroy this
//	> then reveal top 1 of your deck
//	> after that if the revealed card is a creature, put it into the battle zone
//	>   otherwise put it into your hand
//
//	> you may destroy 1 of your creatures
//	> then draw 1
//	>   opponent draws 1
//	> each player discards 1
//	> choose a player
//	> that player draws 1 and the turn player discards 1
//
//	> when this enters: you may draw 1
//	>   then discard 1
//	> after that shuffle your deck
//
//	> when this enters: choose 1
//	>   - you may put 4 cards from your graveyard on the bottom of your deck in any order
//	>     then mekraid 8 "アビス"
//	>   - put top 4 of your deck into your graveyard
//
//	> choose 2 times
//	>   - put 1 creature with cost 3 or less from your hand or graveyard into the battle zone
//	>   - choose 2 creatures and the chosen creatures battle each other
//	>   - break 1 of opponent's shields
//
//	> choose 1, or 2 if there is a water creature of yours and there is a darkness creature of yours
//	>   - draw 3 and discard 1
//	>   - put 1 creature with cost 8 or less from your graveyard into the battle zone
//
//	> choose up to 2
//	>   - draw 1
//	>   - untap 1 of your creatures
//
//	> opponent discards 1
//	> otherwise opponent chooses 1
//	>   - opponent destroys 1 of opponent's creatures
//	>   - opponent puts 1 card in opponent's mana into its owner's graveyard
//
//	> when this enters: at the end of this turn, destroy this
//	> when this attacks this turn, draw 1
//	> if this is tapped, until the start of your next turn, opponent can't cast spells
//
//	> when a creature attacks this turn, draw 1
//
// # Noun phrases
//
//	np       = ref | one { "or" one }
//	one      = [ quantity ] [ whose ] [ "other" ] { adjective | civ { "or" civ } | race { "or" race } } noun { "or" noun } { behind }
//	quantity = N | "up to" N | "any number of" | "all" | "1 each of" | "up to 1 each of"     "of" before a possessor
//	           | ( "top" | "up to top" | "bottom" ) N "of" zone | "cards from the top of" zone "equal to" num
//	           | ( N | "up to" N | "all" ) "of them"
//	behind   = "of yours" | "of opponent's" | filter | "in" zones | "from" zones | "among them" | "under" np | "linked with" np | "at random"
//	zones    = [ "the" | whose ] zone { "or" [ "the" | whose ] zone }
//	zone     = battle zone | hand | mana | shields | graveyard | deck | hyper | gr | abyss
//	whose    = your | opponent's | its owner's | that player's | each player's
//	adjective = evolution | non-evolution | multicolored | colorless | tapped | untapped | psychic | dragheart | exile |
//	           non-exile | face-up | gr | orega | non-creature | attacking | linked | sideways | sealed
//	noun     = card | creature | spell | element | tamaseed | aura | field | d2 field | shield | weapon | cross gear | castle | player
//
// Without a quantity a noun phrase is a pattern and picks nothing ("your creature", "creatures", "a card"). "a" takes its
// possessor behind it ("a creature of yours", "another aura of yours"). A zone by itself is all its cards ("your hand").
// "or" binds tightest first: civilization, race, noun, zone, whole noun phrase. A filter or zone behind whole noun phrases
// counts for all of them, unless one before it has its own; the possessor in front counts for all that have none.
// "under" and "linked with" belong to a noun phrase that has no possessor and no zone: "1 card under this".
// A filter that ends in a noun phrase of its own stands last, and zones before it.
//
//	> destroy 1 creature
//	> destroy up to 2 creatures
//	> destroy any number of creatures
//	> destroy all creatures
//
//	> tap all of opponent's creatures
//	> untap 1 of your other "メカ" or "シノビ" elements
//	> destroy 2 other creatures
//	> destroy all of opponent's tapped creatures with power 2000 or less
//	> return 4 cards from your graveyard to hand
//	> put 1 "ゴッド" or "オリジン" card with cost 5 or less from your graveyard into the battle zone
//	> cast 1 light or water spell with cost 6 or less from your hand for free
//	> return 1 card in your mana to hand
//	> choose 1 card in opponent's hand at random
//	> put up to top 4 of your deck into your graveyard
//	> put bottom 1 of your deck into your hand
//	> put cards from the top of your deck equal to the cost of it into your graveyard
//	> put 1 of opponent's cross gears or 1 card in opponent's mana into its owner's graveyard
//	> discard your hand
//	> destroy 1 psychic nature creature
//	> destroy 1 colorless creature, destroy 1 untapped orega aura and destroy 1 attacking exile creature
//	> destroy 1 non-exile creature, destroy 1 linked creature and destroy 1 non-creature element
//	> destroy 1 field, destroy 1 d2 field and destroy 1 castle
//	> return 1 face-up shield to hand
//	> put 1 gr creature from your gr into the battle zone
//	> put 1 sideways card from your abyss into your hand
//	> put 1 card linked with this under this
//	> destroy 1 of your sealed creatures
//
// Adjectives come first and are not joined by "or".
//
//	> reveal top 4 of your deck
//	> put 1 each of water card, fire card, nature card among them into your hand
//	> put up to 2 of them into your mana
//	> put the rest on the bottom of your deck in any order
//
//	> put up to 1 each of creature from your mana, creature from your graveyard with total cost at most the number of cards in your mana into the battle zone
//
//	> when this or another aura of yours is attached to your creature: draw 1
//
//	> if opponent's element or a card under it would leave: you may put it into its owner's mana instead
//
// Filters:
//
//	filter  = ( "with cost" | "with power" ) cmp | "with total cost" cmp | "with total power" cmp
//	        | "with the same" ( cost | power | name | civilization ) [ "as" np ]
//	        | "named" NAME | ( "with" | "without" ) NAME "in its name" | ( "with" | "without" ) KEYWORD
//	        | "that can evolve from" np | "that is not" RACE
//	cmp     = N | N "or less" | N "or more" | ( "at most" | "at least" | "less than" | "more than" ) num
//	num     = N | "∞" | "the number of" np | "the cost of" np | "the power of" np
//
//	> destroy 1 creature with cost 4
//	> destroy 1 creature with power 6000 or more
//	> destroy 1 creature with cost ∞
//	> put 1 weapon from your hyper with the same civilization as a card in your mana into the battle zone
//	> put 1 creature from your hand with cost at most the number of cards in your hand into the battle zone
//	> destroy 1 creature with power less than the power of this
//	> destroy 1 creature with power more than the power of this
//	> destroy 1 creature with cost at least the cost of this
//	> destroy any number of opponent's creatures with total power 3000 or less
//	> put any number of non-evolution multicolored creatures with total cost 6 or less from your hand or mana into the battle zone
//	> return all creatures with the same name as this to hand
//	> return all creatures with the same cost as this to hand
//	> return all creatures with the same civilization as this to hand
//	> return all creatures named "ホーリー" to hand
//	> return all creatures with "ドラゴン" in their name without blocker to hand
//	> return all creatures that are not "ドラゴン" to hand
//	> put 1 creature that can evolve from this from your hand into the battle zone
//
// References:
//
//	ref = this | this card | it | them | that NOUN | the attacker | the attached NOUN | the other NOUN | the rest
//	    | the PARTICIPLE NOUN | its ex-life shield | its force shield
//	participle = chosen | returned | destroyed | discarded | put | revealed | tapped | untapped | drawn | shieldized |
//	    summoned | cast | used | swapped | named
//
// "it" is what the last act aimed at (in a replacement: what the event is about), "that creature" what the event is
// about. A participle is of an act of that verb, which must stand earlier in the same ability: "returned" and "put" are
// what really moved, all others what the act aimed at.
// "them" before a verb is "they". "that player" is the one chosen, the one the event names, or the one who acts
// ("each player").
//
//	> when you summon another creature of yours: you may destroy that creature
//	> then draw 1
//
//	> choose 2 creatures
//	> they have speed attacker this turn
//	> after that put the chosen creatures on the bottom of your deck in any order
//
//	> return 1 creature to hand
//	> if the returned creature is a "ドラゴン" creature, draw 1
//
//	> the attached creature has powered breaker
//
//	> after a battle of this: destroy the other creature
//
//	> when opponent's creature attacks: you may tap the attacker
//
//	> name a card
//	> reveal top 1 of your deck
//	> if it has the same name as the named card, return it to hand
//
//	> each player puts 1 of that player's creatures into that player's mana
//
//	> when this card leaves: untap all creatures under it
//
//	> when this attacks: you may put its ex-life shield into your graveyard
//	> then draw 1
//
// # Acts
//
//	> destroy 1 creature
//	> put 1 card from your hand into your mana tapped
//	> put 1 of your creatures into your shields face up
//	> put this on top of your deck
//	> put them on the bottom of your deck shuffled
//	> put them on the bottom of your deck in any positions
//	> put this into the battle zone ignoring what triggers
//	> put 1 weapon from your hyper into the battle zone equipped to this
//	> put this on it
//	> put top 5 of your deck under its ex-life shield face down
//	> turn 1 card from your hand into a shield
//	> turn 1 of your creatures into a face-up shield
//	> turn top 1 of your deck into its ex-life shield
//	> turn all of your shields into a single shield
//	> return 1 creature to hand
//	> return 1 of your shields to hand without s-trigger
//	> put 1 of opponent's creatures into its owner's deck sideways 4 from the top
//	> return 1 dragheart card to hyper
//	> draw 3
//	> draw up to 5
//	> opponent discards 2
//	> opponent discards 1 at random
//	> discard 1 creature from your hand
//	> discard your hand
//	> tap 1 creature
//	> untap 1 creature
//	> tap or untap 1 creature
//	> summon 1 creature from your hand for free
//	> cast 1 spell from your hand for free
//	> use 1 card from your hand for free
//	> choose 1 creature
//	> choose a player
//	> look at opponent's hand
//	> reveal top 1 of your deck
//	> reveal cards from the top of your deck until 2 cards with the same cost
//	> it gets -9000 this turn
//	> this gets +1000 for each of your shields this turn
//	> the power of all of opponent's creatures becomes 0 this turn
//	> 1 of your creatures has speed attacker and slayer this turn
//	> opponent can't cast spells until the start of your next turn
//	> it battles this
//	> the chosen creatures battle each other
//	> break 2 of your shields
//	> this breaks all of opponent's shields
//	> swap your hand and your mana
//	> flip this
//	> flip this to "名"
//	> flip this to "名" or "前"
//	> change the attack's target to it
//	> the attack ends
//	> take an extra turn
//	> skip your next turn
//	> opponent may skip their next turn
//	> the turn ends
//	> lose the game
//	> opponent loses the game
//	> win the game
//	> shuffle your deck
//	> pay [nature 1]
//	> pay [5]
//	> judge
//	> add its power and abilities to 1 of your other creatures this turn
//	> the next creature of yours that enters triggers twice this turn
//	> it does not untap at the start of its owner's next turn
//	> remove a seal from 1 of your sealed cards
//	> put a seal on all of opponent's creatures
//	> mekraid 5 "メカ"
//	> name a card
//	> attach this to it
//	> link this to 1 of your creatures named "東"
//
//	> if your shield would be put into any zone other than hand: it stays instead
//
//	> if an ability of opponent's creature would trigger by entering: it does not trigger instead
//
//	> if an ability of opponent's creature would trigger by entering: use it instead
//
//	> if your creature would battle opponent's creature: you may have this battle it instead
//
// Under "may" an act whose subject are cards is written with "have". In the replacement of a trigger "use it" means who
// resolves the ability.
//
// Durations, in front with a comma or behind an act:
//
//	> this gets +1000 this turn
//	> this gets +1000 until the start of your next turn
//	> this gets +1000 until the end of your next turn
//	> this gets +1000 during opponent's next turn
//	> this gets +1000 for the rest of the game
//	> this gets +1000 during this attack
//	> this gets +1000 during this battle
//	> until the start of your next turn, opponent can't choose this and this can't be attacked
//
// # Events
//
// The same clause serves "when this attacks", "if this would attack" and "this can't attack".
//
//	event  = "when" clause | "at the" ( "start" | "end" ) "of" ( whose | "each" ) "turn" | "after a battle of" np | "at the end of an attack of" np
//	clause = subject verb { "from" zones | "from anywhere other than" zones | "by" WAY | "other than by" WAY | "without tapping mana" | "face up" }
//	company = np | "both" np "and" np
//	WAY    = summoning | gr summoning | evolution | entering | revolution change | invasion | invasion zero | ninja strike |
//	         s-trigger | s-back | mana burst | g-zero | abyss rush | mugen crime | galax-shield | ultra saver | final revolution
//
//	> when this enters: draw 1
//	>
//	> when a creature enters from your deck: draw 1
//	>
//	> when this enters by revolution change: draw 1
//	>
//	> when this leaves: draw 1
//	>
//	> when a card leaves your graveyard: draw 1
//	>
//	> when your creature is destroyed: draw 1
//	>
//	> when this is put into your graveyard: draw 1
//	>
//	> when a card is put into your mana from the battle zone: draw 1
//	>
//	> when this is put into your shields face up: draw 1
//	>
//	> when you put a multicolored card into your mana: untap that card
//	>
//	> if opponent would put a card into the battle zone from anywhere other than hand: put it into its owner's mana instead
//	>
//	> if opponent would put a creature into the battle zone without tapping mana: put it into its owner's mana instead
//	>
//	> when you summon another creature of yours: draw 1
//	>
//	> when you cast a spell: draw 1
//	>
//	> when you use a spell of yours or another tamaseed of yours: draw 1
//	>
//	> when this attacks: draw 1
//	>
//	> when this attacks a creature: draw 1
//	>
//	> when this attacks a player: draw 1
//	>
//	> in hand, when a creature attacks you: draw 1
//	>
//	> when this is attacked: draw 1
//	>
//	> when this blocks or when this is blocked: draw 1
//	>
//	> when this becomes tapped or when this becomes untapped: draw 1
//	>
//	> when this battles opponent's creature: draw 1
//	>
//	> when a battle starts or when this could attack: draw 1
//	>
//	> after a battle of this: draw 1
//	>
//	> when this wins a battle: draw 1
//	>
//	> when opponent chooses this: draw 1
//	>
//	> opponent can't choose this by a fire creature or spell
//	>
//	> when this is attached to a creature: draw 1
//	>
//	> when this evolves: draw 1
//	>
//	> when your creature links: draw 1
//	>
//	> when this links with both a creature named "東" and a creature named "西": draw 1
//	>
//	> when a creature named "中" leaves a link with both this and a creature named "東": draw 1
//	>
//	> at the start of your turn: draw 1
//	>
//	> at the end of opponent's turn: draw 1
//	>
//	> at the end of each turn: draw 1
//	>
//	> at the end of an attack of this: destroy this
//	>
//	> if you would draw: you may return 1 creature from your graveyard to hand instead
//	>
//	> when opponent discards a card: draw 1
//	>
//	> when this breaks a shield: draw 1
//	>
//	> when a seal is removed from this: draw 1
//	>
//	> when seal 2 is removed from this: draw 1
//	>
//	> a seal can't be removed from your cards other than by this
//	> opponent can't remove a seal from opponent's sealed creatures
//	> this can't be sealed
//	>
//	> when this is flipped: draw 1
//	>
//	> your "ソニック・コマンド" creatures do not return to hand
//
// "When this breaks a shield" comes before the shields leave, and once for however many are broken at a time.
//
// The places for seals on an element are numbered from 1; who removes one from a card whose text names places says
// which, by the number of the place among those that its text names.
//
// # Conditions
//
//	cond = one { "and" one }
//
// A count is of all players' cards unless it says whose. "otherwise" behind a sentence whose "if" failed follows.
//
//	> if there is a fire card in your mana and there is a water card in your mana, draw 1
//	> if there are 3 or more creatures in your graveyard, draw 1
//	> if there are 2 or more of your shields, draw 1
//	> if there are 6 or fewer shields, draw 1
//	> if there are no cards in your deck, draw 1
//	> if there are none of your creatures, draw 1
//	> if there are cards of all civilizations in the battle zone, draw 1
//	> if you have more shields than opponent, draw 1
//	> if opponent has fewer creatures than you, draw 1
//	> if it is a non-evolution "ドラゴン" creature, draw 1
//	> if it is not a creature, draw 1
//	> if it was an evolution creature, draw 1
//	> if this entered by summoning, draw 1
//	> if this entered from your mana, draw 1
//	> if this entered during your previous turn, draw 1
//	> if it is the first attack of this turn, draw 1
//	> return all of opponent's creatures to hand
//	> if 6 or more cards were returned this way, draw 1
//	> if no cards were returned this way, draw 1
//	> if you have used no other final revolution this turn, draw 1
//	> if you won, draw 1
//	> if a creature attacked this turn, draw 1
//	> if you cast a spell this turn, draw 1
//	> if a player has no shields, draw 1
//	> if you put a "ドラゴン" creature into the battle zone this turn, draw 1
//	> if it is not the first "ドラゴン" creature you put into the battle zone this turn, draw 1
//	> if it has the same name as this, draw 1
//	> if it shares a civilization with this, draw 1
//	> if this evolves from a tamaseed, draw 1
//	> if this is tapped, draw 1
//	> if this is untapped, draw 1
//	> if this is attacking, draw 1
//	> if this is not sealed, draw 1
//	> if the whole deck was revealed, draw 1
//	> if it is your turn, draw 1
//	> if all of them are "ドラゴン" cards, draw 1
//	> if its force shield is in your shields, draw 1
//	> if this is not in the battle zone, draw 1
//	> if this battles, draw 1
//	> if this is linked with a creature named "東", draw 1
//	> if this is linked with both a creature named "東" and a creature named "西", draw 1
//
// A creature links as one of its Gods does, also as another links with it. "Leaves a link" is of the one card that leaves
// a linked creature.
//
// # Rules
//
// A static ability lays them down for good, an act with a duration for a while: on what the phrase names, also what comes
// later. One on "all of your creatures" is laid on those that are there. One on some of them needs a line before it:
// "choose 1 of your creatures", and "it can't be blocked this turn".
//
//	> opponent can't put cards with the same cost as it into the battle zone
//	> creatures can't be put into shields or mana
//	> creatures can't be put into the battle zone from shields or mana
//	> opponent can't cast spells
//	> opponent can't cast spells with cost less than the number of cards in your hand
//	> opponent can't choose this
//	> opponent can't shuffle opponent's deck
//	> opponent can't look at opponent's deck
//	> this can't attack
//	> this can't attack players
//	> this can't be attacked
//	> this can't be blocked
//	> you can't be attacked
//	> this does not leave
//	> opponent's cards do not leave the graveyard or mana
//	> your creatures have speed attacker and slayer
//	> "アビス" creatures in your graveyard have abyss rush
//	> this gets +2000
//	> this gets +3000 for each of your dragheart elements
//	> your "ディスタス" cards cost 1 less to summon, not less than 1
//	> this costs 1 less to summon for each card under it, not less than 1
//	> spells cost 1 more to cast
//	> you may cast a spell from your graveyard for free
//	> instead of paying its cost, you may destroy 3 of your creatures to summon this
//	> this wins all battles
//	> you do not lose by an empty deck
//	> this attacks each turn if able
//	> opponent's creatures attack this each turn if able
//	> this is every civilization
//	> abilities of creatures with cost 5 or less are ignored
//	> this can attack players
//	> opponent can put only 1 creature into the battle zone
//	> opponent's creatures enter tapped
//	> after casting this, put it on the bottom of its owner's deck
//	> if this evolves from a tamaseed, this costs 2 less to summon
//
//	> while this card is not in the battle zone, you lose the game
//
//	> during your turn, you may summon a "ジャイアント" creature from your mana
//	> then put top 1 of your deck into your mana
//
// The "then" of a "you may summon" is done each time it was used.
//
// # Errors
//
// An *Error has the line, the column, the phrase that was expected and the nearest word of the language within two
// letters: 1:1: expected an act, found "destory": did you mean "destroy"?
package cardtext
