package wire

import (
	"bufio"
	"context"
	"os"
	"slices"
	"strings"
	"testing"

	"dmconform/harness"
	"dmconform/harness/native"
	"dmconform/rulings"
)

// Engines that are right, and ask or answer otherwise than the reference engine does.

// different serves the reference engine in another manner.
func different(manner string) int {
	c, err := rulings.Load(rulings.Embedded())
	if err != nil {
		return 1
	}
	info := nativeInfo
	info.Protocol, info.Fork, info.Chance = Version, true, true
	for w := range strings.FieldsSeq(manner) {
		switch w {
		case "no-fork":
			info.Fork = false
		case "no-keys":
			info.Keys = false
		case "tries":
			info.Tries = true
		case "facts":
			info.Facts = true
		case "english":
			info.Names = "en"
		case "lists":
			info.Cards = c.CardNames()
		case "old":
			info.To = 20230401
		case "dice":
			info.Chance = false
		}
	}
	s := &coarse{server: server{eng: native.New(c), info: info, games: map[int]harness.Position{}}, on: strings.Contains(manner, "coarse")}
	if info.Tries {
		s.eng = shy{s.eng}
	}
	if info.Names == "en" {
		s.eng = english{s.eng, c}
	}
	in := bufio.NewReader(os.Stdin)
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return 0
		}
		if !info.Fork && (strings.Contains(string(line), `"do":"fork"`) || strings.Contains(string(line), `"do":"drop"`)) {
			return 3
		}
		reply, last := s.answer(line)
		if _, err := os.Stdout.Write(reply); err != nil || last {
			return 0
		}
	}
}

// english knows cards by their English names.
type english struct {
	harness.Engine
	corpus *rulings.Corpus
}

func (e english) New(s harness.Start) (harness.Position, error) {
	for i := range s.Cards {
		name := s.Cards[i].Card.Name
		card := e.corpus.FindCard(name)
		if card == nil {
			return nil, &harness.Unsupported{What: "the card " + name}
		}
		s.Cards[i].Card = card
	}
	return e.Engine.New(s)
}

// shy lists no options of acts.
type shy struct{ harness.Engine }

type shyPosition struct{ harness.Position }

func (e shy) New(s harness.Start) (harness.Position, error) { return hide(e.Engine.New(s)) }

func hide(pos harness.Position, err error) (harness.Position, error) {
	if err != nil {
		return nil, err
	}
	return shyPosition{pos}, nil
}

func (p shyPosition) Choose(i int) (harness.Position, error) { return hide(p.Position.Choose(i)) }

func (p shyPosition) Key(b []byte) []byte { return p.Position.(harness.Comparable).Key(b) }

func (p shyPosition) Decision() *harness.Decision {
	d := p.Position.Decision()
	if d == nil || d.Kind != harness.KindAct {
		return d
	}
	shut := *d
	shut.Options = nil
	return &shut
}

// Try takes the line as people say it: the normal way, or the only one.
func (p shyPosition) Try(o harness.Option) (harness.Position, error) {
	found := -1
	for i, x := range p.Position.Decision().Options {
		way := x.Way
		x.Way = o.Way
		if o.Verb != rulings.Attack {
			x.Target, x.As, x.Mode, x.Name = o.Target, o.As, o.Mode, o.Name
		}
		if x.From == rulings.NoZone {
			x.From = o.From
		}
		if x == o && (way == o.Way || o.Way == "" && found < 0) {
			found = i
		}
	}
	if found < 0 {
		return nil, &harness.Illegal{What: "no"}
	}
	return hide(p.Position.Choose(found))
}

// coarse asks several questions at once, wherever it can.
type coarse struct {
	server
	on    bool
	asked map[int]whole // by game
}

// whole is a coarser question, and where its parts begin.
type whole struct {
	pick  pick
	from  harness.Position // the position after "use", if that is asked too
	first harness.Position
}

func (s *coarse) answer(line []byte) ([]byte, bool) {
	req, err := readRequest(line, func(int) int { return s.cards })
	w, ok := s.asked[req.game]
	switch {
	case !s.on || err != nil || req.do != doNew && req.do != doChoose && req.do != doFork:
		return s.server.answer(line)
	case req.do == doFork:
		if ok {
			s.asked[req.as] = w
		}
		return s.server.answer(line)
	}
	var pos harness.Position
	var events []harness.Event
	switch {
	case req.do == doNew:
		pos, err = s.eng.New(req.start)
		s.cards, s.asked = len(req.start.Cards), map[int]whole{}
		clear(s.games)
		if err == nil {
			events = pos.Events()
		}
	case ok:
		pos, events = w.play(req.options)
		delete(s.asked, req.game)
	case req.options[0] >= len(s.games[req.game].Decision().Options):
		return s.server.answer(line)
	default:
		pos, err = s.games[req.game].Choose(req.options[0])
		if err == nil {
			events = pos.Events()
		}
	}
	s.w.reply(req.id)
	if err != nil {
		s.fail(err)
		return s.w.end(), false
	}
	s.games[req.game] = pos
	p := said{decision: pos.Decision(), board: pos.Board(), events: events}
	if s.info.Keys {
		p.key = pos.(harness.Comparable).Key(nil)
	}
	if w, ok := gather(pos); ok {
		s.asked[req.game] = w
		d := *w.from.Decision()
		d.Options = slices.DeleteFunc(slices.Clone(d.Options), func(o harness.Option) bool { return o.None })
		p.decision, p.pick = &d, w.pick
	}
	if p.decision != nil {
		p.alike = alike(pos.(harness.Renamer), p.decision.Options)
	}
	s.w.position(&p)
	return s.w.end(), false
}

// gather finds the coarser question that begins at a position.
func gather(pos harness.Position) (whole, bool) {
	d := pos.Decision()
	w := whole{from: pos, first: pos}
	switch {
	case d == nil:
		return w, false
	case d.Kind == harness.KindOrder:
		w.pick.all = true
		return w, len(d.Options) > 1
	case d.Kind == harness.KindUse && len(d.Options) == 2 && d.Options[1].Verb == rulings.Decline:
		used, err := pos.Choose(0)
		if err != nil || used.Decision() == nil || used.Decision().Kind != harness.KindChoose || used.Decision().By != d.By || used.Decision().Player != d.Player {
			return w, false
		}
		w.from, w.pick.may, w.pick.use = used, true, d.Options[0]
	case d.Kind != harness.KindChoose:
		return w, false
	}
	w.pick.set = true
	w.pick.min = -1
	for now := w.from; part(now, w.from); w.pick.max++ {
		options := now.Decision().Options
		if w.pick.min < 0 && options[len(options)-1].None {
			w.pick.min = w.pick.max
		}
		if options[0].None {
			break
		}
		next, err := now.Choose(0)
		if err != nil {
			return w, false
		}
		now = next
	}
	if w.pick.min < 0 {
		w.pick.min = w.pick.max
	}
	return w, w.pick.max > 0 && (!w.pick.may || w.pick.min > 0)
}

// part reports whether a position asks a part of the question that began with another.
func part(now, first harness.Position) bool {
	d, f := now.Decision(), first.Decision()
	if d == nil || d.Kind != f.Kind || d.By != f.By || d.Player != f.Player || len(d.Options) == 0 {
		return false
	}
	for _, o := range d.Options {
		if !o.None && !slices.Contains(f.Options, o) {
			return false
		}
	}
	return now == first || len(d.Options) <= len(f.Options)
}

func (w *whole) play(options []int) (harness.Position, []harness.Event) {
	pos, events := w.first, []harness.Event(nil)
	choose := func(i int) {
		pos, _ = pos.Choose(i)
		events = append(events, pos.Events()...)
	}
	if w.pick.may {
		if len(options) == 0 {
			choose(1)
			return pos, events
		}
		choose(0)
	}
	all := w.from.Decision().Options
	for _, o := range options {
		if d := pos.Decision(); d != nil && part(pos, w.from) {
			if i := slices.Index(d.Options, all[o]); i >= 0 {
				choose(i)
			}
		}
	}
	if w.pick.set && len(options) < w.pick.max {
		d := pos.Decision()
		choose(len(d.Options) - 1)
	}
	return pos, events
}

// TestDifferentEngines: what an engine can do and how coarsely it asks changes no verdict, and if its
// positions have keys, no branches either.
func TestDifferentEngines(t *testing.T) {
	c := corpus(t)
	few := sample(c, 60)
	want := harness.RunCorpus(context.Background(), native.New(c), c, harness.Options{Select: few})
	for _, manner := range []string{
		"no-fork", "no-keys", "english", "no-fork no-keys", "facts", "lists", "coarse", "coarse no-fork", "coarse no-keys", "tries", "tries no-fork",
	} {
		t.Run(strings.ReplaceAll(manner, " ", "-"), func(t *testing.T) {
			t.Parallel()
			var rec lockedBuffer
			o := as("different " + manner)
			o.Record = &rec
			e := open(t, o)
			got := harness.RunCorpus(context.Background(), e, c, harness.Options{Jobs: 2, Select: few})
			for i, r := range got {
				if r.Verdict != want[i].Verdict {
					t.Errorf("%s/%s: %s %s\n%s", r.ID, r.CaseID, r.Verdict, r.Reason, strings.Join(r.Log, "\n"))
				}
				// A coarser question has fewer positions, and of copies that are not known to be alike each is tried.
				keys := !strings.Contains(manner, "no-keys") && !strings.Contains(manner, "tries")
				if keys && (r.Branches != want[i].Branches || r.Positions != want[i].Positions && !strings.Contains(manner, "coarse")) {
					t.Errorf("%s/%s: %d branches and %d positions, want %d and %d", r.ID, r.CaseID, r.Branches, r.Positions, want[i].Branches, want[i].Positions)
				}
			}
			said := rec.String()
			validateRecording(t, said)
			t.Logf("%d requests, %d forks, %d drops, %d sets, %d that may be declined, %d orders, %d tries", strings.Count(said, "> {"),
				strings.Count(said, `"do":"fork"`), strings.Count(said, `"do":"drop"`), strings.Count(said, `"pick":{`),
				strings.Count(said, `"may":{`), strings.Count(said, `"all":true`), strings.Count(said, `"do":"try"`))
		})
	}
}

// TestNotSupported: what an engine says that it cannot do is not asked of it.
func TestNotSupported(t *testing.T) {
	c := corpus(t)
	for _, x := range []struct {
		manner string
		date   harness.Date
		want   string
	}{
		{"old", 0, "the newest rules; the engine knows those up to 2023-04-01"},
		{"old", 20230402, "the rules of 2023-04-02"},
	} {
		e := open(t, as("different "+x.manner))
		day := func(r *rulings.Ruling, cs *rulings.Case) bool { return x.date != 0 || cs.Until == 0 }
		for _, r := range harness.RunCorpus(context.Background(), e, c, harness.Options{AsOf: x.date, Select: day}) {
			if r.Verdict != harness.NotSupported || !strings.Contains(r.Reason, x.want) {
				t.Errorf("%s: %s/%s: %s %q", x.manner, r.ID, r.CaseID, r.Verdict, r.Reason)
			}
		}
	}
	e := open(t, as("different english"))
	if _, err := e.New(harness.Start{Cards: []harness.StartCard{{Card: &rulings.Card{Name: "名"}}}}); err == nil || err.Error() != "unsupported: the card 名: its English name is not known" {
		t.Error(err)
	}
	e = open(t, as("different lists"))
	if _, err := e.New(harness.Start{Cards: []harness.StartCard{{Card: &rulings.Card{Name: "名"}}}}); err == nil || err.Error() != "unsupported: the card 名" {
		t.Error(err)
	}
	e = open(t, as("different dice"))
	if _, err := e.New(harness.Start{Chance: true}); err == nil || err.Error() != "unsupported: chance that is set" {
		t.Error(err)
	}
	if _, err := e.New(harness.Start{Variant: "odd"}); err == nil || err.Error() != "unsupported: the variant odd" {
		t.Error(err)
	}
}
