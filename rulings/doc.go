// Package rulings is the corpus as data: official rulings of the card game, each with small boards that show it,
// and the cards they need. It decodes the files strictly, checks them, and embeds them. It knows TOML; it does not
// know how the game is played.
//
// # The model
//
// A [Corpus] is a list of rulings and a set of cards.
//
// A [Ruling] is one official answer: the question restated, the verdict, its date and source, and one or more cases.
// Its id is its file name and never changes.
//
// A [Case] is a claim: on this board ([State]), whatever is chosen where the lines are silent, these lines can be
// played and these expectations hold. A control is a case that differs in the one condition the ruling turns on and
// whose outcome flips; a baseline is one without the interfering card whose outcome is the same.
//
// A [Line] is an act or an answer of a player, such as "you summon bella" or "opponent mode 1", or an outcome of
// chance. Behind "!" it is something that must not be offered. An [Expectation] is something that must hold, such
// as "you hand 2". The words of both are closed lists: [Verbs], [Expectations], [EventKinds].
//
// A [Card] is facts and text, the text in a small language that this package does not read.
//
// # Files
//
//	YYYY/<id>.toml       a ruling, in the year of its date
//	undated/<id>.toml    a ruling without a date
//	cards/<slug>.toml    a card
//	changes.toml         the dated changes of the rules, and which cases show them
//	sets/<day>.txt       the cases of the corpus on the day on which the set was frozen
//
// [Load] reads such a directory and either returns all of it or an [Errors] with everything that is wrong, each
// with file, line and what to do. Nothing is guessed: an unknown key, word or label is an error, never ignored.
// What it returns is shared and must not be modified: cases that agree in a zone hold the same slice.
//
// # State
//
// The state of a case is the file's [state], overridden key by key by [case.state], then filled with the defaults
// of the specification: a deck of ten fillers (on which deck-top lays cards), five shields, and nothing else. A
// zone that is given is exact. The filler is the card whose file says filler = true.
//
// # Dates
//
// A case holds for since <= date < until. If it gives neither, it holds since the ruling's date, or always if the
// ruling has none; if it gives only until, it holds at any time before. Where changes.toml does not know the day of a
// change, neither side is known to hold on the days in doubt: [Case].Unknown has them.
package rulings
