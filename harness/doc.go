// Package harness plays the cases of a corpus on an engine and judges them.
//
// An engine is a function from a board, a rules date and answers to a position (Engine). A case scripts
// the answers that matter; a session plays every way in which the others can be given, keeps all
// positions that this leads to, merges the equal ones, and judges the claims of the case on all of them.
//
//	engine.go   what an engine is: boards, decisions, positions
//	plan.go     a case made ready to play: cards numbered, labels resolved
//	session.go  lines one after the other, verdicts of engines that do not go on
//	explore.go  playing on from every position until a line answers
//	merge.go    finding equal positions
//	match.go    which options a line names
//	try.go      engines that do not list their options
//	foreign.go  what engines may add
//	expect.go   expectations
//	account.go  nothing else has changed
//	judge.go    a whole case
//	result.go   what became of a case
//	text.go     boards, options and questions as text
//	trace.go    one path move by move, for counter-examples and explain
//	corpus.go   which cases run under which rules; many at a time
//	script.go   the same case as a script, command by command
//	prove.go    the corpus under wrong rules
//	changes.go  what an engine makes of the changes of the rules
package harness
