package engine

import "strings"

// Way is how a card came into the battle zone or was used.
type Way uint8

// The ways, in the order of wayNames.
const (
	NoWay Way = iota
	BySummon
	ByCast
	ByGZero
	ByAbyssRush
	ByManaBurst
	ByAlternative
	ByRevolutionChange
	ByInvasion
	ByNinjaStrike
	BySBack
	BySTrigger
	ByGalaxShield
	ByMugenCrime
	ByRevolution0
	ByVividDraw
	ByPut
)

var wayNames = [...]string{
	"", "summoning", "casting", "g-zero", "abyss rush", "mana burst", "alternative", "revolution change", "invasion",
	"ninja strike", "s-back", "s-trigger", "galax-shield", "mugen crime", "revolution 0 trigger", "vivid draw", "putting",
}

func (w Way) String() string { return wayNames[w] }

// Word is the way as a line writes it after "by": one word.
func (w Way) Word() string { return strings.ReplaceAll(wayNames[w], " ", "-") }

// summons tells whether a creature that came this way was summoned (112.3g: free use still is summoning).
func (w Way) summons() bool {
	switch w {
	case BySummon, ByGZero, ByVividDraw, ByMugenCrime, ByAbyssRush, ByManaBurst, ByAlternative, ByNinjaStrike, BySBack, BySTrigger:
		return true
	}
	return false
}

// Step is a step of the turn (500.1).
type Step uint8

// The steps.
const (
	StartStep Step = iota
	DrawStep
	ChargeStep
	MainStep
	AttackStep
	EndStep
)

var stepNames = [...]string{"start", "draw", "charge", "main", "attack", "end"}

func (p Step) String() string { return stepNames[p] }

// ParseStep reads a step by name.
func ParseStep(s string) (Step, bool) {
	for i, n := range stepNames {
		if n == s {
			return Step(i), true
		}
	}
	return 0, false
}
