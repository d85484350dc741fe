package cardtext

import (
	"strconv"
	"strings"
)

// printNP writes a noun phrase.
func printNP(n *NP) string {
	if len(n.Or) == 0 {
		return printOne(n, nil, true)
	}
	sep := " or "
	if n.Quant == OneEach || n.Quant == UpToOneEach {
		sep = ", "
	}
	// Filters that all of them share stand behind the last one.
	shared := hasFilters(n)
	for _, m := range n.Or {
		shared = shared && sameFilters(n, m) && (sep == ", " || !startsWithNoun(m))
	}
	parts := []string{printOne(n, nil, !shared)}
	for i, m := range n.Or {
		last := i == len(n.Or)-1
		c := *m
		if last && carriesTotal(n) {
			c.TotalCost, c.TotalPower = n.TotalCost, n.TotalPower
		}
		parts = append(parts, printOne(&c, n, !shared || last))
	}
	return strings.Join(parts, sep)
}

// printSubject writes it before a verb.
func printSubject(n *NP) string {
	if n.Ref == Them {
		return "they"
	}
	return printNP(n)
}

// agreeing is the verb in the form that the noun phrase takes.
func agreeing(n *NP, verb string) string {
	if n.Ref == Them || n.Ref == TheRest || n.Plural && !(n.Quant == Exactly && n.N.Value == 1 || n.Quant == UpTo && n.N.Value == 1) {
		if verb == "be" {
			return "are"
		}
		return verb
	}
	return third(verb)
}

// printOne writes one noun phrase without those behind "or". First is the one that stands in front of the "or":
// what is shared with it is not said again.
func printOne(n, first *NP, filters bool) string {
	if n.Ref != NoRef {
		return printRef(n)
	}
	total := n.TotalCost
	totalPower := n.TotalPower
	if len(n.Or) > 0 && carriesTotal(n) {
		total, totalPower = nil, nil // behind the last one
	}
	quant := printQuant(n)
	switch {
	case n.Quant == Top || n.Quant == UpToTop || n.Quant == Bottom:
		if n.N.Kind != Literal {
			return words("cards from the top of", printPlace(n.In[0]), "equal to", printNum(n.N))
		}
		return words(quant, "of", printPlace(n.In[0]))
	case len(n.Heads) == 0 && n.Among:
		return words(quant, "of them")
	case len(n.Heads) == 0:
		return printPlace(n.In[0])
	}
	front := words(quant, printPossessor(n), when(n.Other && !n.Article, "other"))
	if first != nil && n.Quant == Indefinite && !n.Article && n.Other == first.Other && n.Whose == sharedWhose(first) &&
		(!startsWithNoun(n) || first.Quant == OneEach || first.Quant == UpToOneEach) {
		front = ""
	}
	behind := ""
	if n.Article && n.Whose == Yours {
		behind = "of yours"
	} else if n.Article && n.Whose != Anyones {
		behind = "of " + whoseWords[n.Whose]
	}
	desc := printDescription(n)
	if n.Article {
		front = article(n, desc)
	}
	var with []string
	last := ""
	place, among := "", ""
	if filters {
		for _, f := range n.With {
			if s := printFilter(f, n); greedy(f.N) || f.As != nil && greedyNP(f.As) {
				last = s
			} else {
				with = append(with, s)
			}
		}
		if len(n.In) > 0 {
			place = words("in", printPlaces(n.In))
			if n.From {
				place = words("from", printPlaces(n.In))
			}
		}
		among = when(n.Among, "among them")
	}
	if total != nil {
		s := "with total cost " + printCompared(Le, total)
		if greedy(total) {
			last = words(last, s)
		} else {
			with = append(with, s)
		}
	}
	if totalPower != nil {
		s := "with total power " + printCompared(Le, totalPower)
		if greedy(totalPower) {
			last = words(last, s)
		} else {
			with = append(with, s)
		}
	}
	under := ""
	if n.Under != nil {
		under = "under " + printNP(n.Under)
	}
	if n.LinkedWith != nil {
		under = words(under, "linked with", printNP(n.LinkedWith))
	}
	return words(front, desc, behind, strings.Join(with, " "), under, place, among, when(n.Random, "at random"), last)
}

// carriesTotal tells whether the total of all stands behind the last of them.
func carriesTotal(n *NP) bool {
	last := n.Or[len(n.Or)-1]
	return sharing(last) && (!startsWithNoun(last) || n.Quant == OneEach || n.Quant == UpToOneEach)
}

// startsWithNoun tells whether a noun phrase behind "or" begins with its noun: right behind another noun it would
// be taken for a second one of the same phrase.
func startsWithNoun(n *NP) bool {
	return n.Ref == NoRef && n.Quant == Indefinite && !n.Article && len(n.Adjs)+len(n.Civs)+len(n.Races) == 0
}

// sharedWhose is the possessor that a bare noun phrase behind "or" takes from the first.
func sharedWhose(first *NP) Whose {
	if first.Article {
		return Anyones
	}
	return first.Whose
}

func printQuant(n *NP) string {
	num := ""
	if n.N != nil {
		num = printNum(n.N)
	}
	switch n.Quant {
	case Exactly:
		return num
	case UpTo:
		return "up to " + num
	case AnyNumber:
		return "any number of"
	case All:
		return "all"
	case Top:
		return "top " + num
	case UpToTop:
		return "up to top " + num
	case Bottom:
		return "bottom " + num
	case OneEach:
		return num + " each of"
	case UpToOneEach:
		return "up to " + num + " each of"
	}
	return ""
}

// printPossessor is the possessor in front of the noun, with the "of" that some quantities need.
func printPossessor(n *NP) string {
	if n.Whose == Anyones || n.Article {
		return ""
	}
	switch n.Quant {
	case Exactly, UpTo, All:
		return "of " + whoseWords[n.Whose]
	}
	return whoseWords[n.Whose]
}

func article(n *NP, desc string) string {
	switch {
	case n.Other:
		return "another"
	case strings.ContainsRune("aeiou", rune(desc[0])):
		return "an"
	}
	return "a"
}

func printDescription(n *NP) string {
	var parts []string
	for _, a := range n.Adjs {
		parts = append(parts, adjWords[a])
	}
	parts = append(parts, strings.Join(n.Civs, " or "))
	var races []string
	for _, r := range n.Races {
		races = append(races, `"`+r+`"`)
	}
	parts = append(parts, strings.Join(races, " or "))
	var heads []string
	for _, h := range n.Heads {
		if n.Plural {
			heads = append(heads, headPlurals[h])
		} else {
			heads = append(heads, headWords[h])
		}
	}
	return words(append(parts, strings.Join(heads, " or "))...)
}

func printRef(n *NP) string {
	switch n.Ref {
	case That:
		return "that " + n.Noun
	case TheAttached:
		return "the attached " + n.Noun
	case TheOther:
		return "the other " + n.Noun
	case ThePicked:
		return words("the", n.Participle, n.Noun)
	}
	return refWords[n.Ref]
}

func printFilter(f Filter, n *NP) string {
	with := "with"
	if f.Not {
		with = "without"
	}
	its, is := "its", "is"
	if n.Plural {
		its, is = "their", "are"
	}
	switch f.Prop {
	case NamePart:
		return words(with, `"`+f.Str+`"`, "in", its, "name")
	case HasKeyword:
		return words(with, f.Str)
	case RaceNot:
		return words("that", is, "not", `"`+f.Str+`"`)
	case EvolvesFrom:
		return words("that can evolve from", printNP(f.As))
	case NameProp:
		if f.Str != "" {
			return `named "` + f.Str + `"`
		}
	}
	prop := map[Prop]string{CostProp: "cost", PowerProp: "power", NameProp: "name", CivProp: "civilization"}[f.Prop]
	if f.N != nil {
		return words("with", prop, printCompared(f.Cmp, f.N))
	}
	as := ""
	if f.As != nil {
		as = "as " + printNP(f.As)
	}
	return words("with the same", prop, as)
}

// printCompared writes a number with its comparison: "5 or less", "at most the cost of it".
func printCompared(c Cmp, n *Num) string {
	s := printNum(n)
	switch {
	case c == Eq:
		return s
	case c == Lt:
		return "less than " + s
	case c == Gt:
		return "more than " + s
	case c == Le && n.NP == nil:
		return s + " or less"
	case c == Le:
		return "at most " + s
	case n.NP == nil:
		return s + " or more"
	}
	return "at least " + s
}

func printNum(n *Num) string {
	switch n.Kind {
	case Infinite:
		return "∞"
	case CountOf:
		return "the number of " + printNP(n.NP)
	case CostOf:
		return "the cost of " + printNP(n.NP)
	case PowerOf:
		return "the power of " + printNP(n.NP)
	}
	return strconv.Itoa(n.Value)
}

// printPlace writes one zone. Nobody's battle zone and graveyard take "the".
func printPlace(p Place) string {
	if p.Whose == Anyones && (p.Zone == BattleZone || p.Zone == Graveyard) {
		return "the " + zoneWords[p.Zone]
	}
	return words(whoseWords[p.Whose], zoneWords[p.Zone])
}

// printPlaces writes zones joined by "or"; a possessor is said once for those that share it.
func printPlaces(ps []Place) string {
	var parts []string
	for i, p := range ps {
		switch {
		case i > 0 && p.Whose == ps[i-1].Whose && p.Whose != Anyones:
			parts = append(parts, zoneWords[p.Zone])
		case i > 0 && p.Whose == Anyones && ps[i-1].Whose != Anyones:
			parts = append(parts, "the "+zoneWords[p.Zone])
		default:
			parts = append(parts, printPlace(p))
		}
	}
	return strings.Join(parts, " or ")
}
