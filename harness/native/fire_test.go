package native

import (
	"bytes"
	"flag"
	"fmt"
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"pgregory.net/rapid"

	"dmconform/engine"
	"dmconform/engine/cardtext"
	"dmconform/engine/rule"
)

// The engine under fire: random boards of every card of the corpus and random legal answers, on every rules
// date. TestFire plays a few hundred games, more with -rapid.checks. -fire.games=N plays N more in TestFireLong,
// without making smaller what fails: one game of each sort of failure is shown.
var (
	fireGames = flag.Int("fire.games", 0, "how many further random games TestFireLong plays")
	fireFrom  = flag.Int("fire.from", 0, "and the number before its first")
)

// fireDates are days on both sides of every change of the rules table.
func fireDates() []int {
	days := []int{0}
	for _, r := range rule.Table() {
		for _, d := range []int{r.Since, r.Until} {
			if d != 0 && !slices.Contains(days, d-1) {
				days = append(days, d-1)
			}
		}
	}
	slices.Sort(days)
	return days
}

func TestFire(t *testing.T) {
	cards := loadFire(t)
	days := fireDates()
	count := map[string]int{}
	rapid.Check(t, func(rt *rapid.T) {
		for range 3 {
			day := rapid.SampledFrom(days).Draw(rt, "day")
			g := newFight(cards, day, newAnswers(rapid.SliceOfN(rapid.Byte(), 300, 300).Draw(rt, "answers")))
			if err := g.fight(); err != nil {
				rt.Fatalf("%v\n%s", err, g.explain())
			}
			g.count(count)
		}
	})
	t.Log(count)
}

func TestFireLong(t *testing.T) {
	if *fireGames == 0 {
		t.Skip("-fire.games=N plays N games")
	}
	cards := loadFire(t)
	days := fireDates()
	var next atomic.Int64
	var mu sync.Mutex
	var wg sync.WaitGroup
	count := map[string]int{}
	worst := map[string]*fight{} // by sort of failure, the shortest game
	var endless []int64
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for {
				i := next.Add(1)
				if i > int64(*fireGames) {
					return
				}
				i += int64(*fireFrom)
				g := newFight(cards, days[int(i)%len(days)], &answers{rest: rand.New(rand.NewPCG(uint64(i), 1))})
				g.number = i
				err := g.fight()
				mu.Lock()
				g.count(count)
				if g.outcome == "endless" {
					endless = append(endless, g.number)
				}
				if err != nil {
					if was := worst[g.sort()]; was == nil || len(g.path) < len(was.path) {
						worst[g.sort()] = g
					}
				}
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	t.Log(count, "without end:", endless)
	for _, k := range slices.Sorted(maps.Keys(worst)) {
		t.Errorf("%d games: %v\n%s", count[k], worst[k].err, worst[k].explain())
	}
}

// FuzzPlay lets the fuzzer choose the board and all answers.
func FuzzPlay(f *testing.F) {
	cards := loadFire(f)
	days := fireDates()
	for i := range 8 {
		f.Add(uint8(i), []byte(strings.Repeat(string(rune('a'+i)), 40*i)))
	}
	f.Fuzz(func(t *testing.T, day uint8, b []byte) {
		g := newFight(cards, days[int(day)%len(days)], newAnswers(b))
		if err := g.fight(); err != nil {
			t.Fatalf("%v\n%s", err, g.explain())
		}
	})
}

var cardName = regexp.MustCompile(`\S+( \S+)*?#\d+|\d+`)

// sort is what a failure is of, without the cards and numbers.
func (g *fight) sort() string {
	line, _, _ := strings.Cut(g.err.Error(), "\n")
	return cardName.ReplaceAllString(line, "·")
}

// count adds a game to the counts of outcomes.
func (g *fight) count(count map[string]int) {
	count["games"]++
	count["decisions"] += len(g.path)
	count["turns"] += g.turns
	if g.err != nil {
		count[g.sort()]++
	} else {
		count[g.outcome]++
	}
}

// answers picks at random: from the bytes it has, and from what they are the seed of when they are used up.
type answers struct {
	bytes []byte
	rest  *rand.Rand
}

func newAnswers(b []byte) *answers {
	h := fnv.New64a()
	h.Write(b)
	return &answers{bytes: b, rest: rand.New(rand.NewPCG(h.Sum64(), 0))}
}

func (a *answers) pick(n int) int {
	if len(a.bytes) == 0 {
		return a.rest.IntN(n)
	}
	b := int(a.bytes[0])
	a.bytes = a.bytes[1:]
	return b % n
}

// fireCards are the cards of the corpus ready for play.
type fireCards struct {
	lib                           *engine.Library
	deck, hyper, gr, alone, auras []*engine.Def
	// fields tell places for seals apart, cores are linked with them, and commands free them.
	fields, cores, commands []*engine.Def
	gods                    []*engine.Def // what links
}

func loadFire(t testing.TB) *fireCards {
	t.Helper()
	e := New(load(t))
	if err := e.Check(); err != nil {
		t.Fatal(err)
	}
	c := &fireCards{lib: e.lib.engine}
	for _, n := range slices.Sorted(maps.Keys(e.lib.cards)) {
		d := &e.lib.cards[n].def
		types := d.Sides[0].Types
		switch {
		case types&(engine.PsychicType|engine.DragheartType) != 0:
			c.hyper = append(c.hyper, d)
		case types&engine.GRType != 0:
			c.gr = append(c.gr, d)
		case losesElsewhere(d): // in the battle zone only: else the game is over as it begins
		default:
			c.deck = append(c.deck, d)
		}
		if types&alone != 0 {
			c.alone = append(c.alone, d)
		}
		if types&(engine.AuraType|engine.WeaponType) != 0 {
			c.auras = append(c.auras, d)
		}
		switch {
		case hasSealPlaces(d):
			c.fields = append(c.fields, d)
		case types == engine.CoreType:
			c.cores = append(c.cores, d)
		case isCommand(d):
			c.commands = append(c.commands, d)
		}
		if hasWord(&d.Sides[0], "g-link") {
			c.gods = append(c.gods, d)
		}
	}
	return c
}

func losesElsewhere(d *engine.Def) bool {
	return hasAbility(d, func(a *cardtext.Ability) bool {
		return len(a.In) > 0 && slices.ContainsFunc(a.Rules, func(r *cardtext.Rule) bool { return r.Kind == cardtext.LosesIf })
	})
}

func hasSealPlaces(d *engine.Def) bool {
	return hasAbility(d, func(a *cardtext.Ability) bool {
		return slices.ContainsFunc(a.Events, func(e *cardtext.Event) bool { return e.Seal > 0 })
	})
}

func hasAbility(d *engine.Def, is func(*cardtext.Ability) bool) bool {
	return slices.ContainsFunc(d.Sides, func(s engine.Side) bool { return slices.ContainsFunc(s.Text.Abilities, is) })
}

func isCommand(d *engine.Def) bool {
	s := &d.Sides[0]
	const elsewhere = engine.PsychicType | engine.DragheartType | engine.GRType
	return s.Types&(engine.CreatureType|elsewhere) == engine.CreatureType && slices.ContainsFunc(s.Races, func(r string) bool { return strings.Contains(r, "コマンド") })
}

const alone = engine.CreatureType | engine.TamaseedType | engine.FieldType | engine.D2FieldType

// fight is one game being played at random.
type fight struct {
	set     engine.Setup
	pick    func(n int) int
	err     error
	start   *engine.State
	state   *engine.State
	twin    *engine.State   // the same game with other card numbers
	names   []engine.CardID // which number each card has there
	path    []int           // the options chosen
	turns   int
	outcome string
	number  int64
	at      string                   // what is being looked at, for a panic
	forks   map[string]*engine.State // by their keys: what was played from the position that the game is in
	rooms   []*engine.State          // whose memory can be used again
}

// maxTurns is where a game is stopped.
const maxTurns = 60

func newFight(cards *fireCards, day int, a *answers) *fight {
	pick := a.pick
	return &fight{set: dealBoard(cards, day, pick), pick: pick, at: "setting up"}
}

// fight plays the game; a panic of the engine is an error like any other.
func (g *fight) fight() (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
		g.err = err
	}()
	return g.play()
}

// dealBoard makes up a board: some cards more than once, elements with what they evolved from beneath them.
func dealBoard(cards *fireCards, day int, pick func(n int) int) engine.Setup {
	set := engine.Setup{Library: cards.lib, Rules: rule.AsOf(day), Log: true, Step: engine.MainStep}
	set.Turn = engine.Player(pick(2))
	set.Plays = pick(10) == 0
	if pick(3) == 0 {
		set.Step = engine.ChargeStep
	}
	classes := map[*engine.Def]uint16{}
	add := func(p engine.Placed) engine.CardID {
		c, ok := classes[p.Def]
		if !ok {
			c = uint16(len(classes))
			classes[p.Def] = c
		}
		p.Class = c*2 + uint16(p.Owner)
		set.Cards = append(set.Cards, p)
		return engine.CardID(len(set.Cards) - 1)
	}
	any := func(from []*engine.Def) *engine.Def { return from[pick(len(from))] }
	for p := range engine.Player(2) {
		var pool []*engine.Def // few cards, so that some come more than once
		for range 6 + pick(8) {
			pool = append(pool, any(cards.deck))
		}
		gods := len(cards.gods) > 0 && pick(6) == 0
		if gods {
			pool = append(pool, cards.gods...)
		}
		for _, z := range [...]struct {
			zone     engine.Zone
			min, max int
		}{
			{cardtext.HandZone, 1, 5},
			{cardtext.ManaZone, 4, 10},
			{cardtext.ShieldZone, 0, 5},
			{cardtext.Graveyard, 0, 5},
			{cardtext.DeckZone, 3, 25},
			{cardtext.AbyssZone, 0, 0},
		} {
			for range z.min + pick(z.max-z.min+1) {
				place := engine.Placed{Def: pool[pick(len(pool))], Owner: p, Zone: z.zone, On: engine.NoCard}
				place.Tapped = z.zone == cardtext.ManaZone && pick(6) == 0
				place.FaceUp = z.zone == cardtext.ShieldZone && pick(8) == 0
				place.Joined = z.zone == cardtext.ShieldZone && pick(8) == 0 && isShield(set.Cards, p)
				add(place)
			}
		}
		for range pick(3) {
			add(engine.Placed{Def: any(cards.hyper), Owner: p, Zone: cardtext.HyperZone, On: engine.NoCard})
		}
		for range pick(3) {
			add(engine.Placed{Def: any(cards.gr), Owner: p, Zone: cardtext.GRZone, On: engine.NoCard})
		}
		if len(cards.fields) > 0 && pick(5) == 0 { // a sealed field, and what frees it
			top := add(engine.Placed{
				Def: any(cards.fields), Owner: p, Zone: cardtext.BattleZone, On: engine.NoCard, Seals: uint8(1 + pick(4)),
			})
			for range pick(5) {
				add(engine.Placed{Def: any(cards.cores), Owner: p, Zone: cardtext.BattleZone, On: top, Linked: true})
			}
			for range 2 {
				d := any(cards.commands)
				add(engine.Placed{Def: d, Owner: p, Zone: cardtext.HandZone, On: engine.NoCard})
				for range 3 {
					add(engine.Placed{Def: d, Owner: p, Zone: cardtext.ManaZone, On: engine.NoCard})
				}
			}
		}
		for range pick(5) {
			d := any(cards.alone)
			if gods && pick(2) == 0 {
				d = any(cards.gods)
			} else if pick(2) == 0 {
				d = pool[pick(len(pool))]
				if d.Sides[0].Types&alone == 0 {
					continue
				}
			}
			side := 0
			if d.Layout == engine.Flip {
				side = pick(len(d.Sides))
			}
			top := add(engine.Placed{
				Def: d, Owner: p, Zone: cardtext.BattleZone, On: engine.NoCard, Side: uint8(side), Tapped: pick(3) == 0, Fresh: pick(4) == 0,
			})
			if pick(12) == 0 {
				set.Cards[top].Seals = uint8(1 + pick(3))
			}
			for left := d; pick(3) > 0; {
				right := linkable(cards.gods, left)
				if len(right) == 0 {
					break
				}
				left = any(right)
				add(engine.Placed{Def: left, Owner: p, Zone: cardtext.BattleZone, On: top, Linked: true})
			}
			under := pick(2)
			if d.Sides[side].Types&(engine.EvolutionType|engine.NEOType) != 0 {
				under += pick(3)
			}
			for k := range under {
				if pick(2) == 0 {
					add(engine.Placed{Def: pool[pick(len(pool))], Owner: p, Zone: cardtext.BattleZone, On: top, Layer: int16(k + 1)})
				}
			}
			if len(cards.auras) > 0 && pick(6) == 0 && d.Sides[side].Types&engine.CreatureType != 0 {
				add(engine.Placed{Def: any(cards.auras), Owner: p, Zone: cardtext.BattleZone, On: top, Layer: -1, Fresh: pick(4) == 0})
			}
		}
	}
	fixLayers(set.Cards)
	return set
}

// linkable lists the Gods that can be linked with one on its right.
func linkable(defs []*engine.Def, left *engine.Def) []*engine.Def {
	if !hasWord(&left.Sides[0], "g-link") {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(defs), func(right *engine.Def) bool {
		return !linksBeside(left, right, cardtext.LeftOf) && !linksBeside(right, left, cardtext.RightOf)
	})
}

// linksBeside tells whether the text of a card says by name that it links on a side of another.
func linksBeside(d, other *engine.Def, side cardtext.LinkSide) bool {
	for _, a := range d.Sides[0].Text.Abilities {
		for _, k := range a.Keywords {
			for _, l := range k.Link {
				for _, np := range append([]*cardtext.NP{l.NP}, l.NP.Or...) {
					if l.Side == side && len(np.With) == 1 && np.With[0].Str == other.Name {
						return true
					}
				}
			}
		}
	}
	return false
}

// fixLayers numbers what lies under each element without gaps.
func fixLayers(cards []engine.Placed) {
	n := map[engine.CardID]int16{}
	for i := range cards {
		if c := &cards[i]; c.Layer > 0 {
			n[c.On]++
			c.Layer = n[c.On]
		}
	}
}

func isShield(cards []engine.Placed, p engine.Player) bool {
	last := cards[len(cards)-1]
	return last.Zone == cardtext.ShieldZone && last.Owner == p
}

// play plays the game to its end and looks at every position.
func (g *fight) play() error {
	var err error
	if g.start, err = engine.New(g.set); err != nil {
		return err
	}
	for range 2 {
		s, err := g.usedMemory()
		if err != nil {
			return err
		}
		g.rooms = append(g.rooms, s)
	}
	if g.state, err = engine.NewIn(g.room(), g.set); err != nil {
		return err
	}
	if g.twin, g.names, err = g.renamed(); err != nil {
		return err
	}
	for {
		done, err := g.look()
		if done || err != nil {
			if err == nil {
				err = g.again()
			}
			return err
		}
		d := g.state.Decision()
		i := g.pick(len(d.Options))
		for range 3 { // ends of turns and attacks on players are rarer, so that games do not end too soon
			if o := &d.Options[i]; d.Kind == engine.KindAct && (o.Verb == engine.End || o.Verb == engine.AttackWith && o.Target == engine.NoCard) {
				i = g.pick(len(d.Options))
			}
		}
		if err := g.sameAsTwin(); err != nil {
			return err
		}
		if err := g.chooseInTwin(d.Options[i]); err != nil {
			return err
		}
		g.at = "choosing " + g.option(&d.Options[i])
		g.path = append(g.path, i)
		if err := g.goOn(i); err != nil {
			return err
		}
		for _, e := range g.state.Events() {
			if e.Kind == engine.EventTurn {
				g.turns++
			}
		}
	}
}

// goOn plays in place, unless the position is wanted again: what was played from it stays as it is.
func (g *fight) goOn(i int) error {
	g.state.Advance(i, len(g.forks) > 0)
	for key, fork := range g.forks {
		if !bytes.Equal(fork.AppendKey(nil), []byte(key)) {
			return fmt.Errorf("a position changed while the one before it was played on in place")
		}
		g.rooms = append(g.rooms, fork)
	}
	g.forks = nil
	return nil
}

// usedMemory is that of a game which was played on in place for a while.
func (g *fight) usedMemory() (*engine.State, error) {
	s, err := engine.New(g.set)
	if err != nil {
		return nil, err
	}
	for i := range 12 {
		n := len(s.Decision().Options)
		if _, over := s.Over(); over || s.Failed() != "" || n == 0 {
			break
		}
		s.Advance((i*7)%n, false)
	}
	return s, nil
}

// room is the memory for one more position.
func (g *fight) room() *engine.State {
	n := len(g.rooms)
	if n == 0 {
		return new(engine.State)
	}
	r := g.rooms[n-1]
	g.rooms = g.rooms[:n-1]
	return r
}

// look holds a position to all that must be true of any; true when the game is over or is stopped.
func (g *fight) look() (done bool, err error) {
	g.at = "looking"
	s := g.state
	if s.Endless() {
		g.outcome = "endless"
		return true, nil
	}
	if why := s.Failed(); why != "" {
		if strings.HasPrefix(why, "the engine does not play") {
			g.outcome = "unplayed"
			return true, nil
		}
		return true, fmt.Errorf("failed: %s", why)
	}
	if err := g.everyCardOnce(s); err != nil {
		return true, err
	}
	if _, over := s.Over(); over {
		g.outcome = "won"
		if len(s.Decision().Options) > 0 {
			return true, fmt.Errorf("the game is over and something is asked")
		}
		return true, nil
	}
	if g.turns >= maxTurns {
		g.outcome = "stopped"
		return true, nil
	}
	for _, check := range [...]func(*engine.State) error{g.decides, g.settled} {
		if err := check(s); err != nil {
			return true, err
		}
	}
	if g.pick(8) == 0 {
		return false, g.branches(s)
	}
	return false, nil
}

// everyCardOnce: no card is lost or doubled, and each is in its owner's zones.
func (g *fight) everyCardOnce(s *engine.State) error {
	seen := make([]int, s.Cards())
	var err error
	s.Spots(func(id engine.CardID, spot engine.Spot) {
		seen[id]++
		if want := g.set.Cards[id].Owner; spot.Owner != want {
			err = fmt.Errorf("%s of player %d is in a zone of player %d", g.name(id), want, spot.Owner)
		}
		t := g.set.Cards[id].Def.Sides[0].Types
		switch {
		case spot.Zone == cardtext.BattleZone:
		case (t&engine.GRType != 0) != (spot.Zone == cardtext.GRZone):
			err = fmt.Errorf("%s is in the zone %d", g.name(id), spot.Zone)
		case t&(engine.PsychicType|engine.DragheartType) != 0 && spot.Zone != cardtext.HyperZone:
			err = fmt.Errorf("%s is in the zone %d", g.name(id), spot.Zone)
		}
	})
	for id, n := range seen {
		if n != 1 {
			return fmt.Errorf("%s is in %d places", g.name(engine.CardID(id)), n)
		}
	}
	return err
}

// decides: a question has answers, all different, and more than one unless it is an act or a "may".
func (g *fight) decides(s *engine.State) error {
	d := s.Decision()
	if len(d.Options) == 0 {
		return fmt.Errorf("the game is not over and nothing is asked")
	}
	if len(d.Options) == 1 && d.Kind != engine.KindAct {
		return fmt.Errorf("a question of kind %d with one answer: %s", d.Kind, g.option(&d.Options[0]))
	}
	seen := map[engine.Option]bool{}
	for i := range d.Options {
		if seen[d.Options[i]] {
			return fmt.Errorf("the option %s is offered twice", g.option(&d.Options[i]))
		}
		seen[d.Options[i]] = true
	}
	return nil
}

// settled: state-based actions have left nothing to do. The battle zone is looked at between acts only, since a
// creature of power 0 stands there while a replacement of its destruction is asked for.
func (g *fight) settled(s *engine.State) error {
	deck := [2]int{}
	d2 := 0
	var err error
	act := s.Decision().Kind == engine.KindAct
	s.Spots(func(id engine.CardID, spot engine.Spot) {
		if spot.Zone == cardtext.DeckZone {
			deck[spot.Owner]++
		}
		if spot.Zone != cardtext.BattleZone || spot.Layer != 0 || spot.On != engine.NoCard {
			return
		}
		t := g.set.Cards[id].Def.Sides[spot.Side].Types
		switch {
		case act && t&alone == 0 && t&(engine.GearType|engine.FortressType|engine.OtherType|engine.CastleType) == 0:
			err = fmt.Errorf("%s stands alone in the battle zone", g.name(id))
		case t&engine.CreatureType != 0 && spot.Power <= 0 && spot.Seals == 0 && act && !g.says(keeps) && !g.staysInstead(id):
			err = fmt.Errorf("%s has power %d and stands there", g.name(id), spot.Power)
		}
		if t&engine.D2FieldType != 0 {
			d2++
		}
	})
	if d2 > 1 && act {
		err = fmt.Errorf("%d D2 fields", d2)
	}
	for p, n := range deck {
		if n == 0 && !g.says(func(r *cardtext.Rule) bool { return r.Kind == cardtext.NoEmptyDeckLoss }) {
			err = fmt.Errorf("player %d has no deck and goes on", p)
		}
	}
	return err
}

// keeps is a rule by which what would be destroyed stays.
func keeps(r *cardtext.Rule) bool {
	return r.Kind == cardtext.DoesNot || r.Kind == cardtext.Cant && r.Event != nil && r.Event.Kind == cardtext.IsDestroyed
}

// staysInstead: a creature whose leaving is replaced by its staying.
func (g *fight) staysInstead(id engine.CardID) bool {
	return slices.ContainsFunc(g.set.Cards[id].Def.Sides[0].Text.Acts, func(a *cardtext.Act) bool { return a.Kind == cardtext.Stays })
}

// says tells whether any card of the game lays down a rule of a kind.
func (g *fight) says(fits func(*cardtext.Rule) bool) bool {
	for i := range g.set.Cards {
		for _, side := range g.set.Cards[i].Def.Sides {
			for _, a := range side.Text.Abilities {
				for _, r := range a.Rules {
					if fits(r) {
						return true
					}
				}
			}
			for _, a := range side.Text.Acts {
				if a.Rule != nil && fits(a.Rule) {
					return true
				}
			}
		}
	}
	return false
}

// branches chooses every option of a position: each is accepted, none changes the position or another branch,
// interchangeable cards give positions that look the same, and so do equal keys.
func (g *fight) branches(s *engine.State) error {
	d := s.Decision()
	before := s.AppendKey(nil)
	keys := make([][]byte, len(d.Options))
	states := make([]*engine.State, len(d.Options))
	events := make([][]engine.Event, len(d.Options))
	looks, next := map[string]string{}, map[string]*engine.State{}
	for i := range d.Options {
		g.at = "trying " + g.option(&d.Options[i])
		n := s.ChooseIn(g.room(), i)
		if why := n.Failed(); why != "" && !n.Endless() && !strings.HasPrefix(why, "the engine does not play") {
			return fmt.Errorf("%s is offered and fails: %s", g.option(&d.Options[i]), why)
		}
		if err := g.everyCardOnce(n); err != nil {
			return fmt.Errorf("after %s: %w", g.option(&d.Options[i]), err)
		}
		states[i], keys[i], events[i] = n, n.AppendKey(nil), n.Events()
		look := g.looks(n)
		was, ok := looks[string(keys[i])]
		if ok && was != look && n.Failed() == "" {
			return fmt.Errorf("two positions with one key, after %s, look different:\n%s\n%s", g.option(&d.Options[i]), was, look)
		}
		if ok && n.Failed() == "" {
			if err := g.sameFuture(n, next[string(keys[i])]); err != nil {
				return fmt.Errorf("after %s: %w", g.option(&d.Options[i]), err)
			}
		}
		looks[string(keys[i])], next[string(keys[i])] = look, n
	}
	for i := range d.Options {
		g.at = "trying again " + g.option(&d.Options[i])
		n := s.Choose(i)
		if !bytes.Equal(n.AppendKey(nil), keys[i]) {
			return fmt.Errorf("choosing %s again gives another position", g.option(&d.Options[i]))
		}
		if !slices.Equal(n.Events(), events[i]) {
			return fmt.Errorf("choosing %s again gives another log", g.option(&d.Options[i]))
		}
	}
	for i, n := range states {
		if !bytes.Equal(n.AppendKey(nil), keys[i]) {
			return fmt.Errorf("the position after %s changed while another option was played", g.option(&d.Options[i]))
		}
	}
	g.forks = next
	if !bytes.Equal(s.AppendKey(nil), before) {
		return fmt.Errorf("a position changed while it was played on")
	}
	var pointed engine.Pointed
	s.Pointed(&pointed)
	for i := range d.Options {
		for j := range i {
			a, b := d.Options[i], d.Options[j]
			if a.Card == engine.NoCard || b.Card == engine.NoCard || a.Card == b.Card {
				continue
			}
			same := a
			same.Card = b.Card
			if same != b || !s.Interchangeable(a.Card, b.Card, &pointed) || bytes.Equal(keys[i], keys[j]) {
				continue
			}
			if g.looks(s.Choose(i)) != g.looks(s.Choose(j)) {
				return fmt.Errorf("%s and %s are interchangeable and lead to different positions", g.option(&a), g.option(&b))
			}
		}
	}
	return nil
}

// sameFuture: what can be done in one of two positions with one key looks like what can be done in the other.
func (g *fight) sameFuture(a, b *engine.State) error {
	n := len(a.Decision().Options)
	if n > 12 {
		return nil
	}
	var left, right []string
	for i := range n {
		left = append(left, g.looks(a.Choose(i)))
		right = append(right, g.looks(b.Choose(i)))
	}
	slices.Sort(left)
	slices.Sort(right)
	for i := range left {
		if left[i] != right[i] {
			return fmt.Errorf("two positions with one key go on differently:\n%s\n%s", left[i], right[i])
		}
	}
	return nil
}

// looks is what a position shows, cards by class: equal positions show the same.
func (g *fight) looks(s *engine.State) string {
	class := func(id engine.CardID) string {
		if id == engine.NoCard {
			return "-"
		}
		return fmt.Sprint(g.set.Cards[id].Class)
	}
	var lines []string
	s.Spots(func(id engine.CardID, spot engine.Spot) {
		spot.Index = 0
		on := class(spot.On)
		spot.On = 0
		lines = append(lines, fmt.Sprint(class(id), on, spot))
	})
	d := s.Decision()
	for _, o := range d.Options {
		card, target := class(o.Card), class(o.Target)
		o.Card, o.Target = 0, 0
		lines = append(lines, fmt.Sprint("option ", card, target, o))
	}
	slices.Sort(lines)
	p, step := s.Turn()
	winner, over := s.Over()
	return fmt.Sprint(p, step, d.Kind, d.Player, class(d.By), winner, over, s.Failed(), lines)
}

// again plays the same answers once more: the same position and the same log come out, also without a log.
func (g *fight) again() error {
	g.at = "playing again"
	s, err := engine.New(g.set)
	if err != nil {
		return err
	}
	for _, i := range g.path {
		s = s.Choose(i)
	}
	if !bytes.Equal(s.AppendKey(nil), g.state.AppendKey(nil)) {
		return fmt.Errorf("the same answers give another position")
	}
	if !slices.Equal(s.Events(), g.state.Events()) {
		return fmt.Errorf("the same answers give another log")
	}
	set := g.set
	set.Log = false
	if s, err = engine.New(set); err != nil {
		return err
	}
	for _, i := range g.path {
		s = s.Choose(i)
	}
	if !bytes.Equal(s.AppendKey(nil), g.state.AppendKey(nil)) || len(s.Events()) > 0 {
		return fmt.Errorf("without a log the game goes another way")
	}
	return g.forksOutlive()
}

// forksOutlive: what was forked from a game stays as it is when the memory of the game is used again.
func (g *fight) forksOutlive() error {
	s, err := engine.New(g.set)
	if err != nil {
		return err
	}
	var forks []*engine.State
	var keys [][]byte
	for _, i := range g.path[:min(len(g.path), 12)] {
		fork := s.Choose(i)
		forks, keys = append(forks, fork), append(keys, fork.AppendKey(nil))
		s.Advance(i, true)
	}
	if s, err = engine.NewIn(s, g.set); err != nil {
		return err
	}
	for _, i := range g.path {
		s.Advance(i, false)
	}
	if !bytes.Equal(s.AppendKey(nil), g.state.AppendKey(nil)) {
		return fmt.Errorf("in memory that was used the game goes another way")
	}
	for i, fork := range forks {
		if !bytes.Equal(fork.AppendKey(nil), keys[i]) {
			return fmt.Errorf("the position after answer %d changed while the memory of its game was used again", i+1)
		}
	}
	return nil
}

// renamed begins the same game with all cards numbered another way, and tells which number each has there. The
// order in each zone stays, since a board is set up in the order of its cards.
func (g *fight) renamed() (*engine.State, []engine.CardID, error) {
	type place struct {
		owner engine.Player
		zone  engine.Zone
	}
	rest := map[place][]engine.CardID{}
	var places []place
	for i := range g.set.Cards {
		at := place{g.set.Cards[i].Owner, g.set.Cards[i].Zone}
		if at.zone == cardtext.BattleZone {
			at.owner = 0 // one zone of both
		}
		if rest[at] == nil {
			places = append(places, at)
		}
		rest[at] = append(rest[at], engine.CardID(i))
	}
	names := make([]engine.CardID, len(g.set.Cards))
	for n := 0; len(places) > 0; n++ {
		k := g.pick(len(places))
		ids := rest[places[k]]
		names[ids[0]] = engine.CardID(n)
		if rest[places[k]] = ids[1:]; len(ids) == 1 {
			places = slices.Delete(places, k, k+1)
		}
	}
	set := g.set
	set.Cards = make([]engine.Placed, len(g.set.Cards))
	for i, p := range g.set.Cards {
		if p.On != engine.NoCard {
			p.On = names[p.On]
		}
		set.Cards[names[i]] = p
	}
	s, err := engine.New(set)
	return s, names, err
}

// sameAsTwin: the game with other numbers stands where this one does, and its key does not tell them apart.
func (g *fight) sameAsTwin() error {
	g.at = "looking at the renamed game"
	if !bytes.Equal(g.state.AppendKey(nil), g.twin.AppendKey(nil)) {
		return fmt.Errorf("the same game with other card numbers has another key")
	}
	return nil
}

// chooseInTwin makes the same choice in the renamed game.
func (g *fight) chooseInTwin(o engine.Option) error {
	g.at = "choosing in the renamed game " + g.option(&o)
	rename := func(id engine.CardID) engine.CardID {
		if id == engine.NoCard {
			return id
		}
		return g.names[id]
	}
	o.Card, o.Target = rename(o.Card), rename(o.Target)
	i := slices.Index(g.twin.Decision().Options, o)
	if i < 0 {
		return fmt.Errorf("the same game with other card numbers does not offer it but %v", g.twin.Decision())
	}
	g.twin = g.twin.Choose(i)
	return nil
}

func (g *fight) name(id engine.CardID) string {
	if id == engine.NoCard {
		return "-"
	}
	return fmt.Sprintf("%s#%d", g.set.Cards[id].Def.Name, id)
}

var verbNames = [...]string{
	"summon", "cast", "charge", "attack", "cross", "use-ability", "end", "use", "decline", "choose", "mode", "order", "redirect", "declare",
	"pay", "name", "chance",
}

func (g *fight) option(o *engine.Option) string {
	s := verbNames[o.Verb] + " " + g.name(o.Card)
	if o.None {
		s = verbNames[o.Verb] + " none"
	}
	if o.Target != engine.NoCard {
		s += " for " + g.name(o.Target)
	}
	return fmt.Sprintf("%s [mode %d way %q as %d side %d from %d]", s, o.Mode, o.Way.Word(), o.As, o.Side, o.From)
}

// explain writes the board and all that was chosen, when something is wrong.
func (g *fight) explain() string {
	var b strings.Builder
	fmt.Fprintf(&b, "game %d while %s, %d turns, rules %b, player %d\n", g.number, g.at, g.turns, g.set.Rules, g.set.Turn)
	for p := range engine.Player(2) {
		for z := cardtext.BattleZone; z <= cardtext.AbyssZone; z++ {
			fmt.Fprintf(&b, "  %d in %d:", p, z)
			for i, c := range g.set.Cards {
				if c.Owner != p || c.Zone != z {
					continue
				}
				fmt.Fprintf(&b, " %s", g.name(engine.CardID(i)))
				for _, f := range []struct {
					is   bool
					word string
				}{
					{c.Tapped, "tapped"},
					{c.Fresh, "fresh"},
					{c.FaceUp, "up"},
					{c.Joined, "joined"},
					{c.Side > 0, "other side"},
					{c.Linked, fmt.Sprintf("linked to %d", c.On)},
					{c.Seals > 0, fmt.Sprintf("%d seals", c.Seals)},
					{c.Layer != 0, fmt.Sprintf("layer %d of %d", c.Layer, c.On)},
				} {
					if f.is {
						fmt.Fprintf(&b, " (%s)", f.word)
					}
				}
				b.WriteString(",")
			}
			b.WriteString("\n")
		}
	}
	s := g.start
	for k, i := range g.path {
		d := s.Decision()
		fmt.Fprintf(&b, "  %d. player %d, by %s: %s\n", k+1, d.Player, g.name(d.By), g.option(&d.Options[i]))
		if k < len(g.path)-1 {
			s = s.Choose(i)
		}
	}
	return b.String()
}
