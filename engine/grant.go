package engine

import (
	"iter"

	"dmconform/engine/cardtext"
)

// macroKeywords are keywords of which the library holds a definition with a text: those that another card can give, and
// what Ninja Strike does with the creature once it was summoned.
var macroKeywords = [...]struct{ name, text string }{
	{"slayer", "slayer"},
	{"abyss rush", "abyss rush"},
	{"ninja strike", "at the end of this turn, put it on the bottom of its owner's deck"},
}

// given is a face whose abilities an element has besides its own.
type given struct {
	def  uint16
	card CardID // on which card it is
	side uint8
	god  bool // it is that of another God of the row
}

// givenSides lists the abilities an element was given: by Dynamo, and, for triggers, by a keyword that something gives now.
func (s *State) givenSides(e *Element, triggers bool) []given {
	var buf []given
	top := e.Cards[0].ID
	for _, c := range s.gods(e) {
		buf = append(buf, given{def: s.def(c.ID).index, card: c.ID, god: true})
	}
	for i := range s.effects {
		if f := &s.effects[i]; f.HasExtra && containsRef(f.Targets, elementRef(e.ID)) {
			buf = append(buf, given{def: f.Extra, side: f.ExtraOf, card: top})
		}
	}
	if triggers && (s.g.laid.has(cardtext.HasKeywords) || len(s.effects) > 0) && s.side(e).keywords&kwSlayer == 0 && s.has(e, kwSlayer) {
		buf = append(buf, given{def: s.g.lib.macros[kwSlayer], card: top})
	}
	return buf
}

// texts are the faces whose abilities an element has, each with the bindings of an ability of it: its own, those of the
// other Gods of a row, those it was given.
func (s *State) texts(e *Element, triggers bool) iter.Seq2[*Side, Env] {
	return func(yield func(*Side, Env) bool) {
		env := s.elementEnv(e)
		if !yield(s.side(e), env) || !triggers && len(s.effects) == 0 && len(e.Links) == 0 {
			return
		}
		for _, g := range s.givenSides(e, triggers) {
			env.Def, env.Side, env.Card = g.def, g.side, g.card
			if !yield(&s.g.lib.defs[g.def].Sides[g.side], env) {
				return
			}
		}
	}
}

// lying are the texts of what lies on an element: they are those of the cards there, whatever becomes of the abilities
// of the element. An aura is a part of it, and ignored with it if it is sealed; a weapon is none (109.2c).
func (s *State) lying(e *Element) iter.Seq2[*Side, Env] {
	return func(yield func(*Side, Env) bool) {
		for k := range e.Auras {
			env, side := s.auraEnv(e, k)
			if side.Types&WeaponType == 0 && s.sealed(e) {
				continue
			}
			if !yield(side, env) {
				return
			}
		}
	}
}

// addSelf is Dynamo: the power and abilities of this are added to those of another creature.
func (s *State) addSelf(f *Frame, act *cardtext.Act, env *Env) {
	i := s.elementAt(env.Src)
	if i < 0 || len(f.Refs) == 0 {
		s.ret = Facts{Could: true}
		return
	}
	e := &s.field[i]
	s.addEffect(Effect{
		Kind: effectPower, Env: *env, Act: uint16(act.ID), Player: env.Ctrl, Until: cardtext.ThisTurn, Turn: s.turn,
		Targets: f.Refs, Power: int32(s.power(e)), Extra: env.Def, ExtraOf: env.Side, HasExtra: true,
	})
	s.dirty = true
	s.ret = done(len(f.Refs))
}
