package engine

import (
	"slices"

	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// abilityOptions lists the abilities used instead of attacking, or when a creature could attack (602.3a).
// Mode is the ability.
func (s *State) abilityOptions(opts []Option) []Option {
	for i := range s.field {
		e := &s.field[i]
		if e.Owner != s.active || e.Tapped || s.ignored(e) || !s.couldAttack(e) {
			continue
		}
		for side, env := range s.texts(e, false) {
			if !side.tapAction && !side.triggers.has(cardtext.CouldAttack) {
				continue
			}
			for _, a := range side.Text.Abilities {
				o := Option{Verb: UseAbility, Card: env.Card, Target: NoCard, Mode: uint8(a.Index + 1)}
				if s.usableNow(a, &env) && !slices.Contains(opts, o) {
					opts = append(opts, o)
				}
			}
		}
	}
	return opts
}

// couldAttack tells whether nothing stops a creature from attacking as such: neither that it came this turn nor
// an effect (602.3a).
func (s *State) couldAttack(e *Element) bool {
	if s.isSick(e) && !s.has(e, kwSpeedAttacker) {
		return false
	}
	return !s.forbidden(&happening{kind: attacks, who: s.active, subj: elementRef(e.ID)})
}

// usableNow: a tap ability may be used though it has nothing to act on; one "when this could attack" is
// used by doing its first sentence, which must be possible.
func (s *State) usableNow(a *cardtext.Ability, env *Env) bool {
	if a.Kind == cardtext.TapAbility {
		return !s.is(rule.TapAbilityNeedsTarget) || s.sentenceCould(a.Body.Sentences[0], env, false)
	}
	if a.Kind != cardtext.Trigger {
		return false
	}
	for _, e := range a.Events {
		if e.Kind == cardtext.CouldAttack && (a.If == nil || s.is(rule.DynamoAlone) || s.holds(a.If, env)) {
			return s.sentenceCould(a.Body.Sentences[0], env, true)
		}
	}
	return false
}

// useAbility uses the ability of that number of a card.
func (s *State) useAbility(id CardID, number int) {
	r := s.elementOf(id)
	for side, env := range s.texts(&s.field[s.elementAt(r)], false) {
		if env.Card != id || number > len(side.Text.Abilities) || !s.usableNow(side.Text.Abilities[number-1], &env) {
			continue
		}
		env.Ability = uint8(number - 1)
		n := s.pushEnv(env)
		s.push(Frame{Kind: frameResolve, Env: n, Flag: atWill})
		if side.Text.Abilities[number-1].Kind == cardtext.TapAbility {
			s.turnOne(r, true)
		}
		return
	}
}

// atWill: the player used the ability on its own, so its first "may" is answered.
const atWill uint8 = mayGiven
