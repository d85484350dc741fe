package engine

// Kind says what sort of question a decision is.
type Kind uint8

// The kinds of decision.
const (
	KindAct Kind = iota
	KindUse
	KindMode
	KindChoose
	KindOrder
	KindRedirect
	KindDeclare
	KindPay
	KindName
	KindChance
)

// Verb is what an option does.
type Verb uint8

// The verbs: acts of the turn player first, then answers.
const (
	Summon Verb = iota
	Cast
	Charge
	AttackWith
	Cross
	UseAbility
	End
	Use
	Decline
	Choose
	Mode
	Order
	Redirect
	Declare
	Pay
	NameCard
	Randomly
)

// As tells a "may" from an optional replacement.
type As uint8

// What a use or decline speaks of.
const (
	AsNothing As = iota
	AsTrigger
	AsReplacement
)

// Option is one legal answer.
type Option struct {
	Verb   Verb
	Card   CardID
	Target CardID // attack: the attacked creature, NoCard for the player; use: what it would apply to
	From   Zone
	Way    Way
	As     As
	Side   uint8 // which side of the card is used
	Mode   uint8
	None   bool
}

// Decision is a question with all its legal answers; Options is nil when nothing is asked.
type Decision struct {
	Player  Player
	Kind    Kind
	By      CardID // whose ability or effect asks; NoCard for the rules
	Options []Option
}

// answerTo takes the answer to the question asked last, if there is one.
func (s *State) answerTo() (Option, bool) {
	if !s.answered {
		return Option{}, false
	}
	s.answered = false
	return s.answer, true
}

// newOptions gives an empty list of options. The memory of the last question's is used again.
func (s *State) newOptions() []Option {
	if s.options == nil {
		return make([]Option, 0, 8)
	}
	opts := s.options[:0]
	s.options = nil
	return opts
}

// ask puts a question. One with a single answer is put only on demand: else the answer comes at once, with true.
// An act is always asked, and so is a "may" (which always has two answers).
func (s *State) ask(k Kind, p Player, by CardID, opts []Option) (Option, bool) {
	if len(opts) == 1 && k != KindAct && !s.g.asks {
		s.options = opts
		return opts[0], true
	}
	s.decision = Decision{Player: p, Kind: k, By: by, Options: opts}
	return Option{}, false
}

// askUse puts the question whether something is used.
func (s *State) askUse(p Player, by, target CardID, as As) {
	s.ask(KindUse, p, by, append(s.newOptions(),
		Option{Verb: Use, Card: by, Target: target, As: as},
		Option{Verb: Decline, Card: by, Target: target, As: as},
	))
}

// eachOption offers one thing of several.
func (s *State) eachOption(verb Verb, refs []Ref) []Option {
	opts := s.newOptions()
	for _, r := range refs {
		opts = append(opts, Option{Verb: verb, Card: s.topCard(r), Target: NoCard})
	}
	return opts
}

// noneOption is the way out where fewer will do.
func noneOption(verb Verb) Option {
	return Option{Verb: verb, Card: NoCard, Target: NoCard, None: true}
}

// Decision returns the open question; its Options are nil when the game is over. They are good until Advance.
func (s *State) Decision() Decision { return s.decision }

// Choose returns the position after the i-th option. s does not change.
func (s *State) Choose(i int) *State { return s.ChooseIn(new(State), i) }

// ChooseIn is Choose into the memory of a position that nobody will look at again.
func (s *State) ChooseIn(room *State, i int) *State {
	n := s.clone(room)
	n.goOn(s.decision.Options[i])
	return n
}

// Advance makes s the position after the i-th option. If Choose was called on it, forked must be true: what it
// shares with its forks then stays as it is.
func (s *State) Advance(i int, forked bool) {
	if forked {
		s.disown()
	}
	s.events = nil
	s.options = s.decision.Options
	s.goOn(s.options[i])
}

// goOn plays on with an answer.
func (s *State) goOn(o Option) {
	s.answer, s.answered = o, true
	s.decision = Decision{}
	s.spent = 0
	s.run()
}

// Failed says why the game could not go on, "" if it could.
func (s *State) Failed() string { return s.failed }

// Endless tells that the game was stopped because it goes on without anybody deciding anything.
func (s *State) Endless() bool { return s.spent > s.g.budget }

// Over tells whether the game has ended, and who won: Chance if both players have lost.
func (s *State) Over() (winner Player, over bool) { return s.winner, s.over }
