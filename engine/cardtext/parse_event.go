package cardtext

// form is how the verb of an event is written.
type form uint8

const (
	present form = iota // when this attacks
	base                // would attack, can't attack, does not attack
)

// startsEvent tells whether a trigger comes next.
func (p *parser) startsEvent() bool {
	return p.at("when") || p.at("at", "the") && !p.atMoment() || p.at("after", "a")
}

// event reads a trigger's event with its "when", "at" or "after".
func (p *parser) event() *Event {
	switch {
	case p.at("when"):
		p.skip(1)
		s := p.subject()
		return p.happens(s, present)
	case p.accept("after", "a"):
		p.want("battle", "of")
		return &Event{Kind: AfterBattle, NP: p.np()}
	case p.at("at", "the"):
		p.skip(2)
		kind := EndOfTurn
		switch {
		case p.at("start"):
			kind = StartOfTurn
		case p.at("end"):
		default:
			p.expected(`"start" or "end"`, "start", "end")
		}
		p.skip(1)
		p.want("of")
		if kind == EndOfTurn && p.at("an", "attack") {
			p.skip(2)
			p.want("of")
			return &Event{Kind: AfterAttack, NP: p.np()}
		}
		e := &Event{Kind: kind}
		if p.at("each", "turn") {
			p.skip(1)
			e.Whose = EachPlayers
		} else {
			e.Whose = p.whose()
		}
		p.want("turn")
		return e
	}
	p.expected(`an event ("when …", "at the start of your turn" …)`, "when", "at", "after")
	return nil
}

// subject of an event: a player, or cards, or one of three fixed phrases.
type subject struct {
	fixed string // "a battle", "a seal", "an ability"
	seal  int    // "seal 2": the one at that place
	isWho bool
	who   Who
	np    *NP
}

func (p *parser) subject() subject {
	switch {
	case p.at("a", "battle"), p.at("a", "seal"):
		fixed := "a " + p.peek(1).text
		p.skip(2)
		return subject{fixed: fixed}
	case p.at("seal") && p.peek(1).kind == numberToken:
		p.skip(1)
		return subject{fixed: "a seal", seal: p.sealPlace()}
	case p.at("an", "ability"):
		p.want("an", "ability", "of")
		return subject{fixed: "an ability", np: p.np()}
	case p.startsWho():
		return subject{isWho: true, who: p.who()}
	case p.startsNP():
		return subject{np: p.np()}
	}
	p.expected("who or what (a noun phrase, you, opponent)", whoWords...)
	return subject{}
}

// eventVerb takes a verb if it is the next word, in the form of the third person or of the others.
func (p *parser) eventVerb(verb string) bool { return p.acceptAny(verb, third(verb)) }

// happens reads the verb of an event and what belongs to it.
func (p *parser) happens(s subject, f form) *Event {
	e := &Event{Who: s.who, NP: s.np}
	switch {
	case s.fixed == "a battle":
		e.Kind = BattleStarts
		p.wantVerb("start")
	case s.fixed == "a seal":
		e.Kind, e.Seal = SealRemoved, s.seal
		p.wantBe(f)
		p.want("removed", "from")
		e.NP = p.np()
	case s.fixed == "an ability":
		e.Kind = Triggers
		p.wantVerb("trigger")
	case s.isWho:
		p.whoDoes(e, f)
	default:
		p.npDoes(e, f)
	}
	p.circumstances(e)
	return e
}

func (p *parser) wantVerb(verb string) {
	if !p.eventVerb(verb) {
		p.expected(`"`+third(verb)+`"`, verb, third(verb))
	}
}

// be takes "is" or "are", or "be" in the base form.
func (p *parser) be(f form) bool {
	if f == base {
		return p.acceptAny("be")
	}
	return p.acceptAny("is", "are")
}

func (p *parser) wantBe(f form) {
	if !p.be(f) {
		p.expected(`"is"`)
	}
}

var whoVerbs = []struct {
	verb string
	kind EventKind
}{
	{"summon", Summons},
	{"cast", Casts},
	{"use", Uses},
	{"choose", IsChosen},
	{"discard", Discards},
}

// whoDoes reads what a player does.
func (p *parser) whoDoes(e *Event, f form) {
	for _, v := range whoVerbs {
		if p.eventVerb(v.verb) {
			e.Kind, e.NP = v.kind, p.np()
			return
		}
	}
	switch {
	case p.eventVerb("put"):
		e.Kind, e.NP = PlayerPuts, p.np()
		p.destination(e)
	case p.eventVerb("shuffle"):
		e.Kind, e.To = Shuffles, []Place{p.onePlace()}
	case p.eventVerb("look"):
		p.want("at")
		e.Kind, e.To = LooksAt, []Place{p.onePlace()}
	case p.eventVerb("draw"):
		e.Kind = Draws
	case p.eventVerb("remove"):
		p.want("a", "seal", "from")
		e.Kind, e.NP = RemovesSeal, p.np()
	case p.be(f):
		p.want("attacked")
		e.Kind, e.Player = IsAttacked, true
	default:
		p.expected("what a player does (puts, summons, casts, uses, chooses, draws, discards)",
			"puts", "summons", "casts", "uses", "chooses", "draws", "discards")
	}
}

// MaxSeals is how many places for seals an element has.
const MaxSeals = 8

// sealPlace reads the number of a place for a seal.
func (p *parser) sealPlace() int {
	tok := p.peek(0)
	n := p.number()
	if n < 1 || n > MaxSeals {
		p.fail(tok, "a seal lies at one of the places 1 to %d", MaxSeals)
	}
	return n
}

// destination reads "into" ( zones | "any zone other than" zones ).
func (p *parser) destination(e *Event) {
	p.want("into")
	if p.at("any", "zone") {
		p.want("any", "zone", "other", "than")
		e.ToNot = true
	}
	e.To = p.places()
}

// npDoes reads what cards do or what is done to them.
func (p *parser) npDoes(e *Event, f form) {
	switch {
	case p.eventVerb("enter"):
		e.Kind = Enters
	case p.eventVerb("leave"):
		e.Kind = Leaves
		if p.at("a", "link") {
			p.want("a", "link", "with")
			e.Kind, e.Company = LeavesLink, p.company()
			break
		}
		if p.zoneAt(p.determiner()) > 0 {
			e.From = p.places()
		}
	case p.eventVerb("attack"):
		e.Kind = Attacks
		switch {
		case p.at("a", "player"), p.at("a", "players"):
			p.skip(2)
			e.Player = true
		case f == base && p.at("players"):
			p.skip(1)
			e.Player = true
		case p.at("you"), p.at("opponent"):
			e.Player, e.Whose = true, Yours
			if p.at("opponent") {
				e.Whose = Opponents
			}
			p.skip(1)
		case p.startsNP():
			e.NP2 = p.np()
		}
	case p.eventVerb("block"):
		e.Kind = Blocks
	case p.eventVerb("battle"):
		e.Kind = Battles
		if p.startsNP() {
			e.NP2 = p.np()
		}
	case p.eventVerb("break"):
		p.want("a", "shield")
		e.Kind = BreaksShield
	case p.eventVerb("win"):
		p.want("a", "battle")
		e.Kind = WinsBattle
	case p.eventVerb("evolve"):
		e.Kind = Evolves
	case p.eventVerb("link"):
		e.Kind = Links
		if p.at("with") {
			p.skip(1)
			e.Company = p.company()
		}
	case p.eventVerb("return"):
		p.want("to", "hand")
		e.Kind = IsReturned
	case p.at("could"):
		p.want("could", "attack")
		e.Kind = CouldAttack
	case p.eventVerb("become"):
		e.Kind = IsTapped
		if p.at("untapped") {
			e.Kind = IsUntapped
		} else if !p.at("tapped") {
			p.expected(`"tapped" or "untapped"`, "tapped", "untapped")
		}
		p.skip(1)
	case p.be(f):
		p.isDone(e)
	default:
		p.expected("what happens to it (enters, leaves, attacks, is destroyed …)",
			"enters", "leaves", "attacks", "blocks", "battles", "breaks", "wins", "evolves", "links", "returns", "becomes", "is", "are")
	}
}

// isDone reads the participle behind "is".
func (p *parser) isDone(e *Event) {
	switch {
	case p.acceptAny("destroyed"):
		e.Kind = IsDestroyed
	case p.acceptAny("attacked"):
		e.Kind = IsAttacked
	case p.acceptAny("blocked"):
		e.Kind = IsBlocked
	case p.at("attached"):
		p.want("attached", "to")
		e.Kind, e.NP2 = IsAttachedTo, p.np()
	case p.acceptAny("put"):
		e.Kind = IsPut
		p.destination(e)
	case p.acceptAny("sealed"):
		e.Kind = IsSealed
	case p.acceptAny("flipped"):
		e.Kind = IsFlipped
	default:
		p.expected(`"destroyed", "put", "attacked", "blocked", "attached", "sealed" or "flipped"`,
			"destroyed", "put", "attacked", "blocked", "attached", "sealed", "flipped")
	}
}

// company reads NP | "both" NP "and" NP.
func (p *parser) company() []*NP {
	if !p.at("both") {
		return []*NP{p.np()}
	}
	p.skip(1)
	a := p.np()
	p.want("and")
	return []*NP{a, p.np()}
}

// determiner is how many words stand before the zone that may come next.
func (p *parser) determiner() int {
	if p.at("the") {
		return 1
	}
	return p.possessor(0)
}

// circumstances reads how and from where, each once.
func (p *parser) circumstances(e *Event) {
	for {
		switch {
		case p.at("from") && len(e.From) == 0:
			p.skip(1)
			if p.at("anywhere") {
				p.want("anywhere", "other", "than")
				e.FromNot = true
			}
			e.From = p.places()
		case p.at("by") && e.Kind == IsChosen && e.By == nil:
			p.skip(1)
			e.By = p.np()
		case p.at("by") && e.Way == "":
			p.skip(1)
			e.Way = p.way()
		case p.at("other", "than") && e.Kind == SealRemoved && e.By == nil:
			p.want("other", "than", "by")
			e.By, e.ByNot = p.np(), true
		case p.at("other", "than") && e.Way == "":
			p.want("other", "than", "by")
			e.Way, e.WayNot = p.way(), true
		case p.at("without", "tapping"):
			p.want("without", "tapping", "mana")
			e.NoMana = true
		case p.at("face", "up"):
			p.skip(2)
			e.FaceUp = true
		default:
			return
		}
	}
}
