// Package rule is the table of rule switches: every rule of the game that changed on a date, and every
// rule that a wrong engine may be given, so that a fixture can prove that it would notice.
//
// The rules of a date are a Set; a wrong engine is that Set with one switch flipped. The engine asks each
// switch in the one place where that rule acts.
package rule

import "fmt"

// Switch is one rule that can be one way or another.
type Switch uint8

// The switches. A switch that is on says what its row of the table says.
const (
	ThenReadsResult Switch = iota
	ThenIgnoresCount
	AllOrNothingEverywhere
	NotReachedIsOtherwise
	AfterThatIgnoresThen
	TappingTheTappedCounts
	DoesNotLeaveIsNoAttempt
	ReplacedIsNoAttempt
	MayIsMust
	OneEventReplacedTwice
	ForbiddenEntryIsNoAttempt
	ForbiddenUseMayBeChosen
	EmptyDrawIsNoAttempt
	OtherwiseOnPartial
	DynamoAlone
	TriggerNeedsItsSource
	HandTriggersAreEnterTriggers
	LockedMayBeSummoned
	AfterThatIgnoresCondition
	ShieldTriggersNewestFirst
	ResultReadsAttempt
	LookBackForAll
	ThenAlwaysFollows
	OtherwiseAlwaysFollows
	ThenMustBePossible
	TapAbilityNeedsTarget
	FullZoneIsNoAttempt
	NinjaManaAtDeclaration
	SwapCarriesReplacement
	IgnoredStillTrigger
	PutTriggersLookBack
	CountReadsAttempt
	RedirectsOneByOne
	AttackedBlockerMayBlock
	LockedMayNotBeDeclared
	DeclaredIsFinal
	ReplacedEntryBarsSummoning
	TwinpactEitherSide
	LinkedGodOneName
	LeavingSeesNothing
	PastStateUnseen
	SlayerInTheBattle
	EffectBattleLetsOthersIn
	GRReturnCanBeStopped
	SearchMustFind
	TakingIsChoosing
	ForbiddenShuffleIsDone
	ZoneSwapNeedsBoth
	GivenIsNotIgnored
	DeclaredMayBeDeclined
	NumSwitches
)

// Row is what the table says of one switch.
type Row struct {
	Switch Switch
	Name   string // permanent: proofs and reports use it
	Rule   string // comprehensive-rules number it is about
	Says   string // what holds while it is on
	// The switch is on from Since (0: never by date, only in a wrong engine) until Until (0: for good).
	Since, Until int  // yyyymmdd
	On           bool // on before any date: a rule that was so from the beginning and ended at Until
}

// table holds a row for each switch, in order.
var table = [NumSwitches]Row{
	{ThenReadsResult, "then-reads-result", "101.3a", `"then" follows only if something really changed`, 0, 0, false},
	{ThenIgnoresCount, "then-ignores-count", "101.3a", `a sentence before "then" or "otherwise" may be done in part, and counts as begun`, 0, 0, false},
	{AllOrNothingEverywhere, "all-or-nothing-everywhere", "101.3", "every sentence is done in full or not at all", 0, 0, false},
	{NotReachedIsOtherwise, "not-reached-is-otherwise", "605.2b", `a sentence about something that was never chosen runs its "otherwise"`, 0, 0, false},
	{AfterThatIgnoresThen, "after-that-ignores-then", "101.3a", `"after that" goes on although the "then" it stands behind did not follow`, 0, 0, false},
	{TappingTheTappedCounts, "tapping-the-tapped-counts", "105.6", "tapping a tapped card, or untapping an untapped one, counts as begun", 0, 0, false},
	{DoesNotLeaveIsNoAttempt, "does-not-leave-is-no-attempt", "101.3a", "moving what does not leave counts as not begun", 0, 0, false},
	{ReplacedIsNoAttempt, "replaced-is-no-attempt", "101.3a", "an act that was replaced counts as not begun", 0, 0, false},
	{MayIsMust, "may-is-must", "101.3", `a "may" is always done`, 0, 0, false},
	{OneEventReplacedTwice, "one-event-replaced-twice", "101.5", "what a replacement effect does can be replaced again", 0, 0, false},
	{ForbiddenEntryIsNoAttempt, "forbidden-entry-is-no-attempt", "101.3a", "a move that a prohibition stops counts as not begun", 0, 0, false},
	{ForbiddenUseMayBeChosen, "forbidden-use-may-be-chosen", "601.1b", "a card that may not be used can be chosen to be used", 0, 0, false},
	{EmptyDrawIsNoAttempt, "empty-draw-is-no-attempt", "114.6", "drawing from an empty deck counts as not begun", 0, 0, false},
	{OtherwiseOnPartial, "otherwise-on-partial", "101.3a", `"otherwise" does not follow when a part could have been done`, 0, 0, false},
	{DynamoAlone, "dynamo-alone", "110.2", "dynamo may be used without another dynamo creature", 0, 0, false},
	{TriggerNeedsItsSource, "trigger-needs-its-source", "110.5a", "a trigger whose source has left does nothing", 0, 0, false},
	{HandTriggersAreEnterTriggers, "hand-triggers-are-enter-triggers", "110.4b", "an ability that triggers in the hand counts as triggered by entering", 0, 0, false},
	{LockedMayBeSummoned, "locked-may-be-summoned", "601.1b", "a creature that cannot be put into the battle zone may still be summoned, and stays where it was", 0, 20210414, true},
	{AfterThatIgnoresCondition, "after-that-ignores-condition", "605.2c", `"after that" follows although the condition of the sentence before it was not met`, 0, 20210316, true},
	{ShieldTriggersNewestFirst, "shield-triggers-newest-first", "101.4g", "shield triggers of a later break are used before those of an earlier one", 20260723, 0, false},
	{ResultReadsAttempt, "result-reads-attempt", "605.2e", `"the returned card" is what was attempted to return`, 0, 20220914, true},
	{LookBackForAll, "look-back-for-all", "603.5d", "a creature that leaves together with others sees all of them leave", 0, 0, false},
	{ThenAlwaysFollows, "then-always-follows", "101.3a", `"then" follows although the sentence it hangs on was not begun`, 0, 0, false},
	{OtherwiseAlwaysFollows, "otherwise-always-follows", "101.3a", `"otherwise" follows although the sentence it hangs on was begun`, 0, 0, false},
	{ThenMustBePossible, "then-must-be-possible", "101.3a", `a sentence is not begun if what "then" brings is forbidden`, 0, 0, false},
	{TapAbilityNeedsTarget, "tap-ability-needs-a-target", "602.2", "a tap ability is used only if it has something to act on", 0, 0, false},
	{FullZoneIsNoAttempt, "full-zone-is-no-attempt", "101.3a", `in the variant "plays", moving to a full zone counts as not begun`, 0, 0, false},
	{NinjaManaAtDeclaration, "ninja-mana-at-declaration", "112.3c", "the mana for Ninja Strike must be there at the declaration", 20180809, 20220810, false},
	{SwapCarriesReplacement, "swap-carries-out-replacement", "701.26b", "a swap stopped by a replacement effect carries that replacement out", 0, 20201119, true},
	{IgnoredStillTrigger, "ignored-abilities-come-back", "603.5c", "a creature whose abilities are ignored still triggers on its own leaving", 0, 20200918, true},
	{PutTriggersLookBack, "placing-sees-itself", "603.5d", `"when a card is put into a zone", without saying from where, also triggers on the card's own leaving the battle zone`, 0, 20260709, true},
	{CountReadsAttempt, "count-reads-attempt", "605.2e", `"if six or more were returned this way" counts what was attempted`, 20220408, 20220914, false},
	{RedirectsOneByOne, "redirects-one-by-one", "507.1a", "creatures that redirect an attack are chosen one after the other, each seeing the target that the one before made", 0, 0, false},
	{AttackedBlockerMayBlock, "attacked-blocker-may-block", "507.1a", "an untapped blocker that is itself attacked may be chosen to block", 0, 0, false},
	{LockedMayNotBeDeclared, "locked-may-not-be-declared", "112.3a", "an ability that uses a card cannot be declared while the card could not be used", 0, 0, false},
	{DeclaredIsFinal, "declared-is-final", "112.3a", "what was declared comes out although it may not be used any more when it resolves", 0, 0, false},
	{ReplacedEntryBarsSummoning, "replaced-entry-bars-summoning", "601.1b", "a creature that would not really come out, replaced or kept, cannot be summoned", 0, 0, false},
	{TwinpactEitherSide, "twinpact-either-side", "810", "a condition on a twinpact card is met if its sides meet it together, whichever is used", 0, 0, false},
	{LinkedGodOneName, "linked-god-one-name", "202.5", "a linked God has the name of its top card alone", 0, 0, false},
	{LeavingSeesNothing, "leaving-sees-nothing", "603.5c", "a card that leaves the battle zone does not see itself leave", 0, 0, false},
	{PastStateUnseen, "past-state-unseen", "605.2e", "what has left is looked at as it is now, not as it was just before", 0, 0, false},
	{SlayerInTheBattle, "slayer-in-the-battle", "701.13", `"after the battle" resolves together with what the result of the battle set off`, 0, 0, false},
	{EffectBattleLetsOthersIn, "effect-battle-lets-others-in", "701.13", "what was waiting before a battle by an effect may resolve before that battle is over", 0, 0, false},
	{GRReturnCanBeStopped, "gr-return-can-be-stopped", "118.1", "effects can stop a GR creature from going back under the super GR", 0, 0, false},
	{SearchMustFind, "search-must-find", "701.10b", "a search of a hidden zone has to take a card wherever one fits", 0, 0, false},
	{TakingIsChoosing, "taking-is-choosing", "701.34b", "whatever an effect takes, it chooses", 0, 0, false},
	{ForbiddenShuffleIsDone, "forbidden-shuffle-is-done", "101.2", "a deck is shuffled although that is forbidden", 0, 0, false},
	{ZoneSwapNeedsBoth, "zone-swap-needs-both", "701.26c", "two whole zones are not swapped if one is empty or some of the cards cannot move", 0, 0, false},
	{GivenIsNotIgnored, "given-is-not-ignored", "110.1", "a creature whose abilities are ignored keeps those that effects gave it", 0, 0, false},
	{DeclaredMayBeDeclined, "declared-may-be-declined", "112.3", `the "may" of an ability that was declared is asked again as it resolves`, 0, 0, false},
}

// Table returns every row, in the order of the switches.
func Table() []Row { return table[:] }

// Set is the rules of one engine: which switches are on.
type Set uint64

// Has tells whether a switch is on.
func (s Set) Has(w Switch) bool { return s>>w&1 == 1 }

// Flip returns the set with one switch turned over: a wrong engine.
func (s Set) Flip(w Switch) Set { return s ^ 1<<w }

// AsOf returns the rules of a day (yyyymmdd); 0 means the newest.
func AsOf(date int) Set {
	var s Set
	for _, r := range table {
		if r.holds(date) {
			s |= 1 << r.Switch
		}
	}
	return s
}

func (r Row) holds(date int) bool {
	if date == 0 {
		return r.Until == 0 && (r.On || r.Since > 0)
	}
	started := r.On || r.Since > 0 && date >= r.Since
	return started && (r.Until == 0 || date < r.Until)
}

// ByName finds a switch by the name that proofs use.
func ByName(name string) (Switch, error) {
	for _, r := range table {
		if r.Name == name {
			return r.Switch, nil
		}
	}
	return 0, fmt.Errorf("no rule switch is called %q", name)
}

func (w Switch) String() string { return table[w].Name }
