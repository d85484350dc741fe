package cardtext

import (
	"strconv"
	"strings"
)

// PrintAct writes one act by itself.
func PrintAct(a *Act) string { return printAct(a, false) }

// printAct writes one act. Under a "may" every verb stands in its plain form.
func printAct(a *Act, may bool) string {
	verb := func(v string) string {
		if may || a.Who == WhoYou {
			return v
		}
		return third(v)
	}
	// subject is an act whose subject are cards: "it battles this", under a "may" "have it battle this".
	subject := func(np *NP, v string) string {
		if may {
			return words("have", printNP(np), v)
		}
		return words(printSubject(np), agreeing(np, v))
	}
	switch a.Kind {
	case Destroy:
		return words(verb("destroy"), printNP(a.NP))
	case Untap:
		return words(verb("untap"), printNP(a.NP))
	case Flip:
		return words(verb("flip"), printNP(a.NP), printFaces(a.Faces))
	case Put:
		to := "into"
		switch a.Pos {
		case PosTop:
			to = "on top of"
		case PosBottom:
			to = "on the bottom of"
		}
		return words(verb("put"), printNP(a.NP), to, printPlace(*a.To), printManner(a))
	case PutOnto:
		return words(verb("put"), printNP(a.NP), "on", printNP(a.NP2))
	case PutUnder:
		return words(verb("put"), printNP(a.NP), "under", printNP(a.NP2), printManner(a))
	case Shieldize:
		into := "a shield"
		switch {
		case a.NP2 != nil:
			into = printNP(a.NP2)
		case a.Single:
			into = "a single shield"
		case a.FaceUp:
			into = "a face-up shield"
		}
		return words(verb("turn"), printNP(a.NP), "into", into)
	case Return:
		return words(verb("return"), printNP(a.NP), "to", zoneWords[a.To.Zone], when(a.NoSTrig, "without s-trigger"))
	case Draw:
		return words(verb("draw"), when(a.UpTo, "up to"), printNum(a.N))
	case Discard:
		if a.NP != nil {
			return words(verb("discard"), printNP(a.NP))
		}
		return words(verb("discard"), printNum(a.N), when(a.Random, "at random"))
	case TapAct:
		return words(verb("tap"), printNP(a.NP))
	case TapOrUntap:
		return words(verb("tap"), "or", verb("untap"), printNP(a.NP))
	case SummonAct:
		return words(verb("summon"), printNP(a.NP), when(a.Free, "for free"))
	case CastAct:
		return words(verb("cast"), printNP(a.NP), when(a.Free, "for free"))
	case UseAct:
		return words(verb("use"), printNP(a.NP), when(a.Free, "for free"))
	case UseInstead:
		return words(verb("use"), "it")
	case Choose:
		if a.NP2 != nil {
			return words(verb("choose"), printNP(a.NP), "as", printNP(a.NP2))
		}
		return words(verb("choose"), printNP(a.NP))
	case ChoosePlayer:
		return words(verb("choose"), "a player")
	case LookAt:
		return words(verb("look"), "at", printNP(a.NP))
	case Reveal:
		return words(verb("reveal"), printNP(a.NP))
	case RevealUntil:
		return words(verb("reveal"), "cards from the top of", printPlace(*a.To), "until", printNP(a.NP))
	case ChangePower:
		return words(subject(a.NP, "get"), printGain(a.N))
	case SetPower:
		become := "becomes"
		if may {
			become = "become"
		}
		return words("the power of", printNP(a.NP), become, printNum(a.N))
	case GiveKeyword:
		return words(subject(a.NP, "have"), printKeywords(a.Keywords, " and "))
	case MakeRule:
		return printRule(a.Rule)
	case Battle:
		if a.NP2 == nil {
			return words(subject(a.NP, "battle"), "each other")
		}
		return words(subject(a.NP, "battle"), printNP(a.NP2))
	case Break:
		if a.NP2 != nil {
			return words(subject(a.NP, "break"), printNP(a.NP2))
		}
		return words(verb("break"), printNP(a.NP))
	case Swap:
		return words(verb("swap"), printNP(a.NP), "and", printNP(a.NP2))
	case Stays:
		return subject(a.NP, "stay")
	case ChangeTarget:
		return words(verb("change"), "the attack's target to", printNP(a.NP))
	case EndAttack:
		return "the attack ends"
	case ExtraTurn:
		return words(verb("take"), "an extra turn")
	case SkipTurn:
		whose := "your"
		if a.Who != WhoYou {
			whose = "their"
		}
		return words(verb("skip"), whose, "next turn")
	case EndTurn:
		return "the turn ends"
	case Lose:
		return words(verb("lose"), "the game")
	case Win:
		return words(verb("win"), "the game")
	case Shuffle:
		return words(verb("shuffle"), printPlace(*a.To))
	case PayCost:
		return words(verb("pay"), printCost(a.Cost))
	case Judge:
		return verb("judge")
	case AddSelfTo:
		return words(verb("add"), "its power and abilities to", printNP(a.NP))
	case DoubleTriggers:
		return "the next creature of yours that enters triggers twice"
	case NoTrigger:
		return words(subject(a.NP, "do"), "not trigger")
	case SkipUntap:
		return words(subject(a.NP, "do"), "not untap at the start of its owner's next turn")
	case RemoveSeal:
		return words(verb("remove"), "a seal from", printNP(a.NP))
	case PutSeal:
		return words(verb("put"), "a seal on", printNP(a.NP))
	case Mekraid:
		return words(verb("mekraid"), printNum(a.N), `"`+a.Race+`"`)
	case NameACard:
		return words(verb("name"), "a card")
	case Attach:
		return words(verb("attach"), printNP(a.NP), "to", printNP(a.NP2))
	case LinkTo:
		return words(verb("link"), printNP(a.NP), "to", printNP(a.NP2))
	}
	return ""
}

func printManner(a *Act) string {
	order := ""
	switch a.Order {
	case AnyOrder:
		order = "in any order"
	case Shuffled:
		order = "shuffled"
	case AnyPositions:
		order = "in any positions"
	}
	equipped, nth := "", ""
	if a.Nth > 0 {
		nth = strconv.Itoa(a.Nth) + " from the top"
	}
	if a.Equipped != nil {
		equipped = "equipped to " + printNP(a.Equipped)
	}
	return words(when(a.Tapped, "tapped"), when(a.FaceUp, "face up"), when(a.FaceDown, "face down"), when(a.Sideways, "sideways"), nth, order,
		when(a.Silent, "ignoring what triggers"), equipped)
}

// printGain writes the number behind "gets".
func printGain(n *Num) string {
	if n.Kind == CountOf {
		return words(signed(n.Times), printEach(n.NP))
	}
	return signed(n.Value)
}

func printEach(np *NP) string {
	return words("for each", when(np.Whose != Anyones && !np.Article && np.Quant == Indefinite, "of"), printNP(np))
}

func printRule(r *Rule) string {
	switch r.Kind {
	case Cant:
		return printClause(r.Event, "can't")
	case DoesNot:
		return printClause(r.Event, agreeing(r.NP, "do")+" not")
	case HasKeywords:
		return words(printSubject(r.NP), agreeing(r.NP, "have"), printKeywords(r.Keywords, " and "))
	case GetsPower:
		return words(printSubject(r.NP), agreeing(r.NP, "get"), printGain(r.N))
	case CostsLess, CostsMore:
		return printCostRule(r)
	case MayUseFrom:
		return words(whoWords[r.Who], "may", printAdded(r), r.Verb, printPermission(r))
	case MayAlso:
		return words("instead of paying its cost, you may", printAct(r.Act, true), "to", r.Verb, printNP(r.NP))
	case WinsAllBattles:
		return words(printSubject(r.NP), agreeing(r.NP, "win"), "all battles")
	case NoEmptyDeckLoss:
		do := "does"
		if r.Who == WhoYou {
			do = "do"
		}
		return words(whoWords[r.Who], do, "not lose by an empty deck")
	case MustAttack:
		target := ""
		if r.Event != nil {
			target = printNP(r.Event.NP2)
		}
		return words(printSubject(r.NP), agreeing(r.NP, "attack"), target, "each turn if able")
	case AllCivs:
		return words(printSubject(r.NP), agreeing(r.NP, "be"), "every civilization")
	case IgnoreAbilities:
		return words("abilities of", printNP(r.NP), "are ignored")
	case CanAttackPlayers:
		return words(printSubject(r.NP), "can attack players")
	case OnlyPuts:
		return words(whoWords[r.Who], "can put only", printNum(r.N), printNP(r.NP), "into the battle zone")
	case EntersTapped:
		return words(printSubject(r.NP), agreeing(r.NP, "enter"), "tapped")
	case BrokenSpellTo:
		return words("after casting", printNP(r.NP)+",", "put it on the bottom of its owner's deck")
	case LosesIf:
		return "you lose the game"
	}
	return ""
}

// printAdded is the act of "you may ACT to summon …".
func printAdded(r *Rule) string {
	if r.Act == nil {
		return ""
	}
	return printAct(r.Act, true) + " to"
}

func printPermission(r *Rule) string {
	np, from := r.NP, ""
	switch {
	case len(r.Places) == 0:
	case np.Ref == NoRef: // the zones stand where they are read, inside the noun phrase
		c := *np
		c.In, c.From = r.Places, true
		np = &c
	default:
		from = "from " + printPlaces(r.Places)
	}
	pay := when(r.Free, "for free")
	if r.Cost != nil {
		pay = "paying " + printCost(r.Cost)
	}
	return words(printNP(np), from, when(r.Way != "", "by "+r.Way), pay)
}

func printCostRule(r *Rule) string {
	n, each := printNum(r.N), ""
	if r.N.Kind == CountOf {
		n, each = strconv.Itoa(r.N.Times), printEach(r.N.NP)
	}
	less := "less"
	if r.Kind == CostsMore {
		less = "more"
	}
	s := words(printSubject(r.NP), agreeing(r.NP, "cost"), n, less, "to", r.Verb, each)
	if r.Min > 0 {
		s += ", not less than " + strconv.Itoa(r.Min)
	}
	return s
}

// printFaces writes to which face something is turned.
func printFaces(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return `to "` + strings.Join(names, `" or "`) + `"`
}
