// Package engine is the reference rules engine: a pure function from a board, the rules of a date and the
// answers to its decisions to a position. It reads no file and no clock, starts nothing and keeps nothing:
// the same inputs give the same positions and the same log.
//
// # Model
//
// A State is one position together with what is being done in it. New sets one up and runs on until
// somebody has to decide; Choose returns the State after an answer and leaves the one it was asked of as it
// is. A Decision lists every legal option; whether something is legal is never asked in any other way.
//
// What is being done is data: a stack of Frames. A frame is a place in a card's text (by the numbers that
// package cardtext gives to blocks, sentences and acts) or in a procedure of the rules (a move, an attack, a
// battle, a payment), with how far it is. Env binds what the text speaks of: "this", "it", "that creature".
// run takes one step after the other; a step that pushes a frame or asks a question returns at once.
//
// Every change of zone goes down one path (move.go): forbidden? → replaced? → done → logged → triggers. A
// move that was stopped, kept or replaced was begun all the same: an act yields three Facts, and "then"
// reads the second of them (101.3a).
//
// # Forks
//
// Choose copies the State, ChooseIn into the memory of one that is not wanted any more; Advance goes on with the one
// that it has. Zones, the battle zone and the lists are shared with the copy until one of the two writes them (own,
// elements, addPending, addEffect copy first); the slices inside frames, bindings and elements are replaced and never
// written in place. Many of those are cut from the room of the position, which the next game uses again when the position
// is dropped and nothing was forked from it.
//
// # Where things are
//
//	card.go words.go state.go     what a card is; names; zones, elements and references; copying
//	room.go                       memory that one game uses after the other
//	setup.go decision.go position.go
//	                              a board in; what is asked; a position out
//	machine.go sentence.go act.go the stack of frames; sentences with "then" and "otherwise"; acts
//	select.go match.go refer.go view.go find.go cond.go
//	                              picking; noun phrases, references and conditions
//	move.go replace.go entering.go carry.go swap.go zoneswap.go
//	                              changes of zone; replacement effects; what enters together; entering and leaving; swaps
//	evolve.go aura.go             what a card is put on: evolution, auras and GR summoning
//	row.go link.go unlink.go      linked Gods: their row, linking, falling apart
//	lastknown.go                  how what has left was just before
//	deed.go                       what was put into the battle zone, cast or attacked with this turn
//	turning.go flip.go reveal.go draw.go shuffle.go
//	                              tapping; turning to another face; looking at cards; drawing; shuffling
//	seal.go                       seals: putting them on, removing them
//	event.go trigger.go resolve.go  what happens, what triggers on it, what waits and in which order
//	rules.go effect.go power.go grant.go
//	                              static abilities; effects with a duration; power, civilizations, keywords;
//	                              the texts of an element, given ones too
//	turn.go offer.go ability.go   the turn; what the turn player may do unasked; abilities used at will
//	permit.go use.go cost.go pay.go
//	                              ways of using cards, their costs
//	attack.go declare.go battle.go shield.go strigger.go
//	                              attacks, what is declared in them, battles, breaking shields, shield triggers
//	sba.go                        state-based actions
//	key.go log.go                 when two positions are the same; what happened
//
// What no card of the corpus needs is not there: seals that a phrase finds as cards of the battle zone (116.3a),
// crossing cross gear (504.2), castles (304), cores (309) other than as further cards of something, putting an element
// under another, naming a card, and the variants of the game other than "plays". Two rules are simpler than they are in
// the game: of cards that enter together, none replaces the entering of a later one, and the order is not asked for the
// sake of what one changes in another (409.1f); and what asks how a creature entered is told of the last card that was put
// on it, if it has evolved since (801.2).
//
// Rules that differ by date, or that a test must be able to get wrong, are switches of package rule; each is
// asked where that rule acts. Numbers in comments are those of the comprehensive rules.
package engine
