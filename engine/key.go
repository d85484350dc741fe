package engine

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"slices"
)

// AppendKey appends an exact canonical form of a position: two positions with equal keys differ at most in
// which of several interchangeable cards is which. A card that something refers to is numbered by the
// order in which the references are met; all others are known only by class, zone and state.
func (s *State) AppendKey(buf []byte) []byte {
	var room, gens [ordinaryCards]uint16
	out := buf
	k := keyer{s: s, out: &out, cards: numbers(len(s.g.cards), room[:]), gens: numbers(len(s.g.cards), gens[:])}
	k.header()
	k.references()
	for p := range Player(2) {
		for z := hand; z <= abyss; z++ {
			k.zone(p, z)
		}
		k.battle(p)
	}
	return out
}

// Pointed is what a position's effects and frames refer to, for Interchangeable.
type Pointed struct {
	cards    []uint16
	elements met
}

// Pointed finds what something refers to, in the memory of what was found earlier.
func (s *State) Pointed(p *Pointed) {
	p.cards = sized(p.cards, len(s.g.cards))
	clear(p.cards)
	var gens [ordinaryCards]uint16
	k := keyer{s: s, cards: p.cards, gens: numbers(len(s.g.cards), gens[:])}
	k.references()
	p.elements = k.elements
}

// Interchangeable tells whether swapping two cards would give an equal position: same class, same zone and
// state, and nothing refers to either.
func (s *State) Interchangeable(a, b CardID, p *Pointed) bool {
	if s.g.cards[a].class != s.g.cards[b].class || p.cards[a] != 0 || p.cards[b] != 0 {
		return false
	}
	la, lb := s.find(a), s.find(b)
	if la.zone != lb.zone || la.player != lb.player || s.at(la).Flags != s.at(lb).Flags {
		return false
	}
	switch la.zone {
	case battle:
	case deck, gr:
		return false // which of them leaves is seen in the order of the rest
	case shields:
		return s.isAlone(la) && s.isAlone(lb)
	default:
		return true
	}
	ea, eb := &s.field[la.i], &s.field[lb.i]
	if la.part != 0 || lb.part != 0 || p.elements.number(ea.ID) != 0 || p.elements.number(eb.ID) != 0 {
		return false
	}
	var room [ordinaryCards]uint16
	var out []byte
	k := keyer{s: s, out: &out, cards: numbers(len(s.g.cards), room[:])}
	k.appendElement(ea)
	middle := len(out)
	k.appendElement(eb)
	return bytes.Equal(out[:middle], out[middle:])
}

// isAlone tells whether a card is a shield by itself, with no other card of the same shield.
func (s *State) isAlone(l loc) bool {
	cards := s.zones[l.player][shields]
	return cards[l.i].Flags&Joined == 0 && (l.i+1 == len(cards) || cards[l.i+1].Flags&Joined == 0)
}

// keyer writes a key. What it appends to lies with who asks, so that it all stays on the stack.
type keyer struct {
	s     *State
	out   *[]byte  // nil if only what is referred to is wanted
	cards []uint16 // number of a card that something refers to, by CardID; 0: nothing does
	next  uint16
	gens  []uint16 // by CardID, if known
	// gensKnown: gens has been filled.
	gensKnown bool
	elements  met // the elements that something refers to
}

// met numbers the ids of elements in the order in which they are met. The first are kept in place.
type met struct {
	n    int
	few  [24]uint16
	more map[uint16]int
}

func (m *met) number(id uint16) int {
	for i, e := range m.few[:min(m.n, len(m.few))] {
		if e == id {
			return i + 1
		}
	}
	return m.more[id]
}

func (m *met) add(id uint16) int {
	if m.n < len(m.few) {
		m.few[m.n] = id
	} else {
		if m.more == nil {
			m.more = make(map[uint16]int)
		}
		m.more[id] = m.n + 1
	}
	m.n++
	return m.n
}

// ordinaryCards is how many cards a board has at most whose key needs no memory of its own.
const ordinaryCards = 128

// numbers returns room for a number per card.
func numbers(n int, room []uint16) []uint16 {
	if n <= len(room) {
		return room[:n]
	}
	return make([]uint16, n)
}

func (k *keyer) byte(b ...byte) {
	if k.out != nil {
		*k.out = append(*k.out, b...)
	}
}

func (k *keyer) num(n int) {
	if k.out != nil {
		*k.out = binary.AppendVarint(*k.out, int64(n))
	}
}

func (k *keyer) flag(bs ...bool) {
	var n byte
	for i, b := range bs {
		if b {
			n |= 1 << i
		}
	}
	k.byte(n)
}

func (k *keyer) header() {
	s := k.s
	k.byte(byte(s.active), byte(s.step), s.phase, s.extra[0], s.extra[1], s.skip[0], s.skip[1], byte(s.winner))
	k.num(int(s.turn))
	k.num(int(s.before[0]))
	k.num(int(s.before[1]))
	k.flag(s.charged, s.over, s.judge, s.dirty)
	c := &s.counts
	k.byte(c.attacks, c.cast[0], c.cast[1], c.entered[0], c.entered[1])
	k.flag(c.finalRev[0], c.finalRev[1], c.ninja[0], c.ninja[1], c.doubleNext[0], c.doubleNext[1])
	k.byte(byte(s.decision.Kind), byte(s.decision.Player))
}

// references encodes everything that points at cards and elements, and numbers what it points at.
func (k *keyer) references() {
	s := k.s
	k.num(len(s.frames))
	for i := range s.frames {
		k.frame(&s.frames[i])
	}
	k.num(len(s.envs))
	for i := range s.envs {
		k.env(&s.envs[i])
	}
	k.num(len(s.pending))
	for i := range s.pending {
		k.waiting(&s.pending[i])
	}
	k.num(len(s.effects))
	for i := range s.effects {
		k.effect(&s.effects[i])
	}
	k.refs(s.sel)
	k.thisTurn()
	k.facts(s.ret)
	a := &s.attack
	k.flag(a.On, a.Changed, a.Blocked, a.Ended)
	k.ref(a.Attacker)
	k.ref(a.Target)
	for i := range s.field {
		if e := &s.field[i]; e.ExLife != 0 || e.Force != 0 {
			k.ref(elementRef(e.ID))
			k.ref(e.ExLife)
			k.ref(e.Force)
		}
	}
	k.num(len(s.last))
	for i := range s.last {
		k.lastKnown(&s.last[i])
	}
}

func (k *keyer) frame(f *Frame) {
	k.byte(byte(f.Kind), f.PC, f.Flag, byte(f.Who))
	k.num(int(f.Env))
	if f.Kind == frameBreak && f.Flag&fromAct == 0 || f.Kind == frameSwap || f.Kind == frameTapFor {
		k.card(CardID(f.Node))
	} else {
		k.num(int(f.Node))
	}
	k.num(int(f.A))
	k.num(int(f.B))
	k.num(int(f.C))
	k.facts(f.Facts)
	if f.Kind == frameSentence {
		k.modes(f.Refs)
	} else {
		k.refs(f.Refs)
	}
	k.num(len(f.Moves))
	for i := range f.Moves {
		k.move(&f.Moves[i])
	}
}

func (k *keyer) waiting(p *Pending) {
	k.env(&p.Env)
	k.byte(byte(p.Class))
	k.num(k.batch(p))
	k.card(p.Card)
	k.flag(p.Declared)
	if p.Class == classContested {
		k.card(p.Stop)
		k.card(p.Take)
	}
}

func (k *keyer) effect(e *Effect) {
	k.env(&e.Env)
	k.byte(byte(e.Kind), byte(e.Player), byte(e.Until))
	k.num(int(e.Act))
	k.num(int(e.Turn))
	k.refs(e.Targets)
	k.num(int(e.Power))
	k.num(int(e.Keywords))
	k.num(int(e.Extra))
	k.flag(e.HasExtra)
	k.byte(e.ExtraOf, e.Depth)
}

// thisTurn encodes what was drawn, put, cast, attacked with and used this turn.
func (k *keyer) thisTurn() {
	k.refs(k.s.drawn)
	k.num(len(k.s.deeds))
	for _, d := range k.s.deeds {
		k.ref(d.ref)
		k.byte(byte(d.kind), d.side, byte(d.who))
	}
	k.num(len(k.s.firsts))
	for _, f := range k.s.firsts {
		k.num(int(f.def))
		k.byte(f.side, f.ability, byte(f.who))
	}
	k.num(len(k.s.used))
	for _, u := range k.s.used {
		k.ref(u.src)
		k.card(u.card)
		k.num(int(u.def))
		k.byte(u.side, u.ability)
	}
}

func (k *keyer) lastKnown(l *Last) {
	k.ref(elementRef(l.ID))
	k.num(int(l.Power))
	k.byte(byte(l.Civs))
	k.ref(l.After)
	k.flag(l.Ignored)
	k.num(len(l.Given))
	for _, g := range l.Given {
		k.num(int(g.def))
		k.card(g.card)
		k.byte(g.side)
	}
	k.appendElement(&l.Element)
}

// batch numbers the breaks that waiting shield triggers came from, by their order only.
func (k *keyer) batch(p *Pending) int {
	if p.Class != classShield {
		return int(p.Batch)
	}
	n := 0
	for i := range k.s.pending {
		if o := &k.s.pending[i]; o.Class == classShield && o.Batch < p.Batch {
			n++
		}
	}
	return n
}

func (k *keyer) facts(f Facts) {
	k.flag(f.Could, f.Begun, f.Failed)
	k.num(int(f.Changed))
}

func (k *keyer) modes(refs []Ref) {
	k.num(len(refs))
	for _, r := range refs {
		k.num(int(r))
	}
}

func (k *keyer) move(m *Move) {
	k.ref(m.Ref)
	k.ref(m.Onto)
	k.ref(m.Attach)
	k.ref(m.Breaker)
	k.ref(m.Link)
	k.ref(m.Beside)
	k.refs(m.Bases)
	k.ref(m.Result)
	k.byte(byte(m.From), byte(m.To), byte(m.Pos), byte(m.Cause), byte(m.Way), byte(m.Who), m.Side, byte(m.State))
	k.num(int(m.At))
	k.num(int(m.Flags))
	k.flag(m.NoMana, m.Under, m.Silent, m.Right, m.Seal)
	k.byte(m.Times)
	if m.State == replaced {
		k.env(&m.By)
	}
}

func (k *keyer) env(e *Env) {
	k.num(int(e.Def))
	k.byte(e.Side, e.Ability, byte(e.Ctrl), byte(e.Player))
	k.byte(e.Instead)
	k.card(e.Card)
	k.ref(e.Src)
	k.ref(e.Subj)
	k.ref(e.Other)
	k.ref(e.Was)
	k.refs(e.It)
	k.refs(e.Looked)
	k.refs(e.Promised)
	k.num(len(e.Picks))
	for i := range e.Picks {
		k.byte(byte(e.Picks[i].Kind))
		k.refs(e.Picks[i].Tried)
		k.refs(e.Picks[i].Real)
	}
}

func (k *keyer) refs(refs []Ref) {
	k.num(len(refs))
	for _, r := range refs {
		k.ref(r)
	}
}

// ref encodes a reference by the number of what it points at; for a card, also how many times that has
// changed zones since.
func (k *keyer) ref(r Ref) {
	switch {
	case r == 0:
		k.byte(0)
	case r.isElement():
		k.byte(1)
		k.num(k.numberElement(uint16(r)))
	case r.isPlayer():
		k.byte(2, byte(r.player()))
	default:
		k.byte(3)
		k.card(r.card())
		k.num(int(k.gen(r.card()) - r.gen()))
	}
}

// gen is how often a card has changed zones by now. All are looked up at once: a position refers to many.
func (k *keyer) gen(id CardID) uint16 {
	if !k.gensKnown {
		k.gensKnown = true
		for p := range k.s.zones {
			for _, cards := range k.s.zones[p] {
				k.noteGens(cards)
			}
		}
		for i := range k.s.field {
			e := &k.s.field[i]
			k.noteGens(e.Cards)
			k.noteGens(e.Auras)
			k.noteGens(e.Links)
			k.noteGens(e.SealCards)
		}
	}
	return k.gens[id]
}

func (k *keyer) noteGens(cards []Card) {
	for _, c := range cards {
		k.gens[c.ID] = c.Gen
	}
}

func (k *keyer) card(id CardID) {
	if int(id) >= len(k.cards) {
		k.num(0)
		return
	}
	if k.cards[id] == 0 {
		k.next++
		k.cards[id] = k.next
	}
	k.num(int(k.cards[id]))
}

func (k *keyer) numberElement(id uint16) int {
	if n := k.element(id); n > 0 {
		return n
	}
	return k.elements.add(id)
}

// element is the number of an element that something refers to, 0 if nothing does.
func (k *keyer) element(id uint16) int { return k.elements.number(id) }

// zone encodes the cards of a zone: in order where the order is part of the position, else sorted. The cards of
// one shield stay together.
func (k *keyer) zone(p Player, z Zone) {
	cards := k.s.zones[p][z]
	k.num(len(cards))
	if len(cards) == 0 {
		return
	}
	var room [64]uint64
	codes := room[:0]
	for _, c := range cards {
		codes = append(codes, k.code(c))
	}
	switch z {
	case deck, gr:
	case shields:
		k.sortShields(codes)
	default:
		slices.Sort(codes)
	}
	for _, c := range codes {
		k.pack(c)
	}
}

// pack writes a card's code: one or two bytes for a card that is just there.
func (k *keyer) pack(code uint64) {
	if k.out == nil {
		return
	}
	class, rest := code>>32<<1, code&0xFFFFFFFF
	if rest == 0 {
		*k.out = binary.AppendUvarint(*k.out, class)
		return
	}
	*k.out = binary.AppendUvarint(*k.out, class|1)
	*k.out = binary.AppendUvarint(*k.out, rest)
}

// sortShields sorts shields, each with the cards that belong to it.
func (k *keyer) sortShields(codes []uint64) {
	const joined = uint64(Joined)
	if !slices.ContainsFunc(codes, func(c uint64) bool { return c&joined != 0 }) {
		slices.Sort(codes)
		return
	}
	var stacks [][]uint64
	for i := 0; i < len(codes); {
		n := i + 1
		for n < len(codes) && codes[n]&joined != 0 {
			n++
		}
		stacks = append(stacks, slices.Clone(codes[i:n]))
		i = n
	}
	slices.SortFunc(stacks, slices.Compare)
	copy(codes, slices.Concat(stacks...))
}

func (k *keyer) code(c Card) uint64 {
	return uint64(k.s.g.cards[c.ID].class)<<32 | uint64(k.cards[c.ID])<<16 | uint64(c.Flags)
}

// battle encodes a player's elements, in an order that does not depend on which came first.
func (k *keyer) battle(p Player) {
	var room [24]int
	ends := room[:0] // where each element's part of the buffer ends
	start := len(*k.out)
	sorted := true
	for i := range k.s.field {
		e := &k.s.field[i]
		if e.Owner != p {
			continue
		}
		at := len(*k.out)
		k.num(k.element(e.ID))
		k.appendElement(e)
		if n := len(ends); n > 0 && sorted {
			before := start
			if n > 1 {
				before = ends[n-2]
			}
			sorted = bytes.Compare((*k.out)[before:at], (*k.out)[at:]) <= 0
		}
		ends = append(ends, len(*k.out))
	}
	if !sorted {
		k.sortParts(start, ends)
	}
	k.num(len(ends))
}

func (k *keyer) sortParts(start int, ends []int) {
	whole := slices.Clone((*k.out)[start:])
	parts := make([][]byte, len(ends))
	at := 0
	for i, end := range ends {
		parts[i] = whole[at : end-start]
		at = end - start
	}
	slices.SortFunc(parts, bytes.Compare)
	*k.out = (*k.out)[:start]
	for _, part := range parts {
		*k.out = append(*k.out, part...)
	}
}

func (k *keyer) appendElement(e *Element) {
	k.byte(byte(e.Owner), e.Side, byte(e.Way), byte(e.From), e.Seals)
	k.flag(e.Tapped, e.NoMana, e.Doomed, e.Attacked, e.Awake, e.Command)
	k.num(int(e.Entered))
	k.num(len(e.Cards))
	for _, c := range e.Cards {
		k.pack(k.code(c))
	}
	k.num(len(e.Links))
	for _, c := range e.Links {
		k.pack(k.code(c))
	}
	k.num(len(e.Auras))
	for _, c := range e.Auras {
		k.pack(k.code(c))
	}
	k.num(len(e.SealCards))
	for _, c := range e.SealCards {
		k.pack(k.code(c))
	}
}

// compareElements orders elements as a key does, by what they are; only of equal ones the first that came comes first.
func (s *State) compareElements(a, b Ref) int {
	return cmp.Or(bytes.Compare(s.encodeElement(a), s.encodeElement(b)), cmp.Compare(a, b))
}

func (s *State) encodeElement(r Ref) []byte {
	i := s.elementAt(r)
	if i < 0 {
		return nil
	}
	var out []byte
	k := keyer{s: s, out: &out, cards: make([]uint16, len(s.g.cards))}
	k.appendElement(&s.field[i])
	return out
}
