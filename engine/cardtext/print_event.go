package cardtext

import (
	"strconv"
	"strings"
)

// printTrigger writes an event with its "when", "at" or "after".
func printTrigger(e *Event) string {
	whose := "each"
	if e.Whose != EachPlayers {
		whose = whoseWords[e.Whose]
	}
	switch e.Kind {
	case StartOfTurn:
		return words("at the start of", whose, "turn")
	case EndOfTurn:
		return words("at the end of", whose, "turn")
	case AfterAttack:
		return words("at the end of an attack of", printNP(e.NP))
	case AfterBattle:
		return words("after a battle of", printNP(e.NP))
	}
	return "when " + printClause(e, "")
}

// printClause writes an event as subject and verb. Behind an auxiliary ("would", "can't", "does not") the verb
// stands in its plain form.
func printClause(e *Event, aux string) string {
	verb := func(np *NP, v string) string {
		if aux != "" {
			return aux + " " + v
		}
		return agreeing(np, v)
	}
	who := func(v string) string {
		switch {
		case aux != "":
			v = aux + " " + v
		case e.Who != WhoYou:
			v = third(v)
		}
		return words(whoWords[e.Who], v)
	}
	cards := func(v string, more ...string) string {
		return words(printSubject(e.NP), verb(e.NP, v), words(more...))
	}
	s := ""
	switch e.Kind {
	case BattleStarts:
		s = words("a battle", verb(&NP{}, "start"))
	case SealRemoved:
		seal := "a seal"
		if e.Seal > 0 {
			seal = "seal " + strconv.Itoa(e.Seal)
		}
		s = words(seal, verb(&NP{}, "be"), "removed from", printNP(e.NP))
	case RemovesSeal:
		s = words(who("remove"), "a seal from", printNP(e.NP))
	case Triggers:
		s = words("an ability of", printNP(e.NP), verb(&NP{}, "trigger"))
	case Summons:
		s = words(who("summon"), printNP(e.NP))
	case Casts:
		s = words(who("cast"), printNP(e.NP))
	case Uses:
		s = words(who("use"), printNP(e.NP))
	case IsChosen:
		s = words(who("choose"), printNP(e.NP))
	case Discards:
		s = words(who("discard"), printNP(e.NP))
	case Shuffles:
		s = words(who("shuffle"), printPlaces(e.To))
	case LooksAt:
		s = words(who("look"), "at", printPlaces(e.To))
	case Draws:
		s = who("draw")
	case PlayerPuts:
		s = words(who("put"), printNP(e.NP), printDestination(e))
	case Enters:
		s = cards("enter")
	case Leaves:
		s = cards("leave", printPlaces(e.From))
	case LeavesLink:
		s = cards("leave", "a link with", printCompany(e.Company))
	case Links:
		s = cards("link", when(e.Company != nil, "with"), printCompany(e.Company))
	case Attacks:
		s = cards("attack", printTarget(e, aux))
	case Blocks:
		s = cards("block")
	case Battles:
		target := ""
		if e.NP2 != nil {
			target = printNP(e.NP2)
		}
		s = cards("battle", target)
	case BreaksShield:
		s = cards("break", "a shield")
	case WinsBattle:
		s = cards("win", "a battle")
	case Evolves:
		s = cards("evolve")
	case IsReturned:
		s = cards("return", "to hand")
	case CouldAttack:
		s = words(printSubject(e.NP), aux, "could attack")
	case IsTapped:
		s = cards("become", "tapped")
	case IsUntapped:
		s = cards("become", "untapped")
	case IsDestroyed:
		s = cards("be", "destroyed")
	case IsAttacked:
		if e.Player {
			be := aux + " be"
			if aux == "" {
				be = "is"
				if e.Who == WhoYou {
					be = "are"
				}
			}
			s = words(whoWords[e.Who], be, "attacked")
			break
		}
		s = cards("be", "attacked")
	case IsBlocked:
		s = cards("be", "blocked")
	case IsAttachedTo:
		s = cards("be", "attached to", printNP(e.NP2))
	case IsSealed:
		s = cards("be", "sealed")
	case IsFlipped:
		s = cards("be", "flipped")
	case IsPut:
		s = cards("be", "put", printDestination(e))
	}
	return words(s, printCircumstances(e))
}

func printCompany(nps []*NP) string {
	switch len(nps) {
	case 0:
		return ""
	case 1:
		return printNP(nps[0])
	}
	return words("both", printNP(nps[0]), "and", printNP(nps[1]))
}

func printTarget(e *Event, aux string) string {
	switch {
	case e.Player && e.Whose == Yours:
		return "you"
	case e.Player && e.Whose == Opponents:
		return "opponent"
	case e.Player && aux != "":
		return "players"
	case e.Player:
		return "a player"
	case e.NP2 != nil:
		return printNP(e.NP2)
	}
	return ""
}

func printDestination(e *Event) string {
	return words("into", when(e.ToNot, "any zone other than"), printPlaces(e.To))
}

func printCircumstances(e *Event) string {
	from, way, by := "", "", ""
	if len(e.From) > 0 && e.Kind != Leaves {
		from = words("from", when(e.FromNot, "anywhere other than"), printPlaces(e.From))
	}
	if e.Way != "" {
		way = words(when(e.WayNot, "other than"), "by", e.Way)
	}
	if e.By != nil {
		by = words(when(e.ByNot, "other than"), "by", printNP(e.By))
	}
	return words(when(e.FaceUp, "face up"), from, way, by, when(e.NoMana, "without tapping mana"))
}

func printCond(c *Cond) string {
	switch c.Kind {
	case CountCond:
		return printCount(c)
	case CompareCond:
		more, than := "more", "opponent"
		if c.Cmp == Lt {
			more = "fewer"
		}
		has := "has"
		if c.Who == WhoYou {
			has = "have"
		} else {
			than = "you"
		}
		return words(whoWords[c.Who], has, more, printNP(c.NP), "than", than)
	case IsCond:
		return words(printSubject(c.NP), agreeing(c.NP, "be"), when(c.Not, "not"), printNP(c.NP2))
	case EnteredBy:
		in := ""
		if c.In != nil {
			in = "from " + printPlaces(c.In)
		}
		return words(printSubject(c.NP), "entered", when(c.Way != "", "by "+c.Way), in)
	case FirstAttack:
		return "it is the first attack of this turn"
	case CountWay:
		return words(printCountNumber(c), printDescription(c.NP), "were", c.Word, "this way")
	case NotUsedWord:
		has := "has"
		if c.Who == WhoYou {
			has = "have"
		}
		return words(whoWords[c.Who], has, "used no other", c.Word, "this turn")
	case WonJudge:
		return words(whoWords[c.Who], "won")
	case AttackedThisTurn:
		return words(printSubject(c.NP), "attacked this turn")
	case PutThisTurn:
		return words(whoWords[c.Who], "put", printNP(c.NP), "into the battle zone this turn")
	case FirstPut:
		first := words(printSubject(c.NP), agreeing(c.NP, "be"), when(c.Not, "not"), "the first", printNP(c.NP2))
		return words(first, whoWords[c.Who], "put into the battle zone this turn")
	case CastThisTurn:
		return words(whoWords[c.Who], "cast", printNP(c.NP), "this turn")
	case SharesName:
		return words(printSubject(c.NP), agreeing(c.NP, "have"), "the same name as", printNP(c.NP2))
	case SharesCiv:
		return words(printSubject(c.NP), agreeing(c.NP, "share"), "a civilization with", printNP(c.NP2))
	case IsEvolvedFrom:
		return words(printSubject(c.NP), agreeing(c.NP, "evolve"), "from", printNP(c.NP2))
	case IsTappedCond:
		state := "tapped"
		if c.Not {
			state = "untapped"
		}
		return words(printSubject(c.NP), agreeing(c.NP, "be"), state)
	case WasCond:
		was := "was"
		if agreeing(c.NP, "be") == "are" {
			was = "were"
		}
		return words(printSubject(c.NP), was, printNP(c.NP2))
	case EnteredLastTurn:
		return words(printSubject(c.NP), "entered during your previous turn")
	case WholeDeck:
		return "the whole deck was revealed"
	case BattlesCond:
		return words(printSubject(c.NP), agreeing(c.NP, "battle"))
	case YourTurnCond:
		return "it is your turn"
	case AllCivsCond:
		return "there are cards of all civilizations in " + printPlaces(c.In)
	case AllAre:
		return words("all of them are", printNP(c.NP))
	case IsInPlace:
		return words(printSubject(c.NP), agreeing(c.NP, "be"), when(c.Not, "not"), "in", printPlaces(c.In))
	case AllOf:
		var parts []string
		for _, d := range c.And {
			parts = append(parts, printCond(d))
		}
		return strings.Join(parts, " and ")
	case AttackingCond:
		return words(printSubject(c.NP), agreeing(c.NP, "be"), when(c.Not, "not"), "attacking")
	case SealedCond:
		return words(printSubject(c.NP), agreeing(c.NP, "be"), when(c.Not, "not"), "sealed")
	case SomePlayerHasNo:
		return words("a player has no", printNP(c.NP))
	case LinkedWith:
		return words(printSubject(c.NP), agreeing(c.NP, "be"), when(c.Not, "not"), "linked with", printCompany(c.Company))
	}
	return ""
}

// printCount writes "there are 3 or more of your creatures", "there are no creatures", "there is a creature".
func printCount(c *Cond) string {
	is := "is"
	if c.NP.Plural {
		is = "are"
	}
	if c.N == nil {
		return words("there", is, printNP(c.NP))
	}
	np := printNP(c.NP)
	if c.NP.Whose == Anyones {
		return words("there are", printCountNumber(c), np)
	}
	n := printCountNumber(c)
	if n == "no" {
		n = "none"
	}
	return words("there are", n, "of", np)
}

// printCountNumber writes how many: a count is "2 or fewer".
func printCountNumber(c *Cond) string {
	if c.N.Kind == Literal && c.N.Value == 0 && c.Cmp == Eq {
		return "no"
	}
	return strings.Replace(printCompared(c.Cmp, c.N), "or less", "or fewer", 1)
}
