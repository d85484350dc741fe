package wire

import (
	"encoding/base64"
	"strconv"
	"unicode/utf8"

	"dmconform/harness"
	"dmconform/rulings"
)

// writer builds a message. Commas are its own business: a field or item writes one unless it is the first.
type writer struct {
	b     []byte
	first bool
	board boardWriter
}

func (w *writer) begin() { w.b, w.first = w.b[:0], true }

func (w *writer) open(c byte)  { w.b, w.first = append(w.b, c), true }
func (w *writer) close(c byte) { w.b, w.first = append(w.b, c), false }

func (w *writer) comma() {
	if !w.first {
		w.b = append(w.b, ',')
	}
	w.first = false
}

// key writes a key; keys need no escapes.
func (w *writer) key(k string) {
	w.comma()
	w.b = append(w.b, '"')
	w.b = append(w.b, k...)
	w.b = append(w.b, '"', ':')
}

func (w *writer) num(k string, n int) {
	w.key(k)
	w.b = strconv.AppendInt(w.b, int64(n), 10)
}

func (w *writer) item(n int) {
	w.comma()
	w.b = strconv.AppendInt(w.b, int64(n), 10)
}

// set writes a number unless it is none.
func (w *writer) set(k string, n, none int) {
	if n != none {
		w.num(k, n)
	}
}

func (w *writer) card(k string, c harness.CardID) { w.set(k, int(c), int(harness.NoCard)) }

func (w *writer) str(k, v string) {
	w.key(k)
	w.quote(v)
}

// opt writes a string unless it is empty.
func (w *writer) opt(k, v string) {
	if v != "" {
		w.str(k, v)
	}
}

func (w *writer) flag(k string, v bool) {
	if v {
		w.key(k)
		w.b = append(w.b, "true"...)
	}
}

func (w *writer) strs(k string, list []string) {
	w.key(k)
	w.open('[')
	for _, v := range list {
		w.comma()
		w.quote(v)
	}
	w.close(']')
}

func (w *writer) date(k string, d harness.Date) {
	if d != 0 {
		w.str(k, d.String())
	}
}

const hexDigits = "0123456789abcdef"

func (w *writer) quote(v string) {
	b := append(w.b, '"')
	from := 0
	for i := 0; i < len(v); {
		c := v[i]
		if c >= ' ' && c != '"' && c != '\\' && c < utf8.RuneSelf {
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(v[i:])
		if r != utf8.RuneError && c >= utf8.RuneSelf {
			i += n
			continue
		}
		b = append(b, v[from:i]...)
		switch {
		case r == utf8.RuneError:
			b = append(b, "\uFFFD"...)
		case c == '"' || c == '\\':
			b = append(b, '\\', c)
		case c == '\n':
			b = append(b, '\\', 'n')
		default:
			b = append(b, '\\', 'u', '0', '0', hexDigits[c>>4], hexDigits[c&15])
		}
		i += n
		from = i
	}
	b = append(b, v[from:]...)
	w.b = append(b, '"')
}

// request begins a request; the caller adds its fields and ends it.
func (w *writer) request(id int, do string) {
	w.begin()
	w.open('{')
	w.num("id", id)
	w.str("do", do)
}

// end ends a message.
func (w *writer) end() []byte {
	w.close('}')
	w.b = append(w.b, '\n')
	return w.b
}

// reply begins a reply; the id is as the request had it.
func (w *writer) reply(id []byte) {
	w.begin()
	w.open('{')
	w.key("id")
	w.b = append(w.b, id...)
}

func (w *writer) option(d harness.DecisionKind, o *harness.Option) {
	w.open('{')
	w.optionFields(d, o)
	w.close('}')
}

// optionFields writes an option; the verb only where the kind of decision does not say it.
func (w *writer) optionFields(d harness.DecisionKind, o *harness.Option) {
	if implied[d] == "" || o.Verb == rulings.Order && d == harness.KindChance {
		w.str("verb", string(o.Verb))
	}
	w.card("card", o.Card)
	w.card("target", o.Target)
	if o.From != rulings.NoZone {
		w.str("from", zoneNames[o.From])
	}
	w.opt("way", o.Way)
	w.opt("as", o.As)
	w.set("mode", o.Mode, 0)
	w.opt("name", o.Name)
	w.flag("none", o.None)
}

func (w *writer) position(p *said) {
	w.key("position")
	w.open('{')
	if d := p.decision; d != nil {
		w.key("decision")
		w.open('{')
		w.str("player", d.Player.String())
		w.str("kind", kindNames[d.Kind])
		w.card("by", d.By)
		if d.Options != nil {
			w.key("options")
			w.open('[')
			for i := range d.Options {
				w.comma()
				w.option(d.Kind, &d.Options[i])
			}
			w.close(']')
		}
		w.pick(&p.pick)
		w.close('}')
	} else {
		winner := nobody
		if p.board.Winner != rulings.Chance {
			winner = p.board.Winner.String()
		}
		w.str("winner", winner)
	}
	w.key("board")
	w.board.write(w, &p.board, nil)
	if len(p.events) > 0 {
		w.key("events")
		w.open('[')
		for i := range p.events {
			w.event(&p.events[i])
		}
		w.close(']')
	}
	if p.key != nil {
		w.key("key")
		w.b = append(w.b, '"')
		w.b = base64.RawStdEncoding.AppendEncode(w.b, p.key)
		w.b = append(w.b, '"')
	}
	if len(p.alike) > 0 {
		w.key("alike")
		w.open('[')
		for _, group := range p.alike {
			w.comma()
			w.open('[')
			for _, c := range group {
				w.item(int(c))
			}
			w.close(']')
		}
		w.close(']')
	}
	w.close('}')
}

func (w *writer) pick(p *pick) {
	w.flag("all", p.all)
	if !p.set {
		return
	}
	w.key("pick")
	w.open('{')
	w.num("min", p.min)
	w.num("max", p.max)
	if p.may {
		w.key("may")
		w.open('{')
		w.card("card", p.use.Card)
		w.card("target", p.use.Target)
		w.opt("as", p.use.As)
		w.close('}')
	}
	w.close('}')
}

func (w *writer) event(e *harness.Event) {
	w.comma()
	w.open('{')
	w.str("kind", e.Kind)
	w.opt("rule", e.Rule)
	w.str("player", e.Player.String())
	w.card("card", e.Card)
	w.card("by", e.By)
	w.card("other", e.Other)
	if e.From != rulings.NoZone {
		w.str("from", zoneNames[e.From])
	}
	if e.To != rulings.NoZone {
		w.str("to", zoneNames[e.To])
	}
	w.opt("text", e.Text)
	w.flag("could", e.Facts.Could)
	w.flag("begun", e.Facts.Begun)
	w.set("changed", e.Facts.Changed, 0)
	w.close('}')
}

// start writes what a game begins from. The names of cards are those that the engine knows.
func (w *writer) start(s *harness.Start, name func(*rulings.Card) string, facts bool) {
	w.date("date", s.Date)
	w.opt("variant", s.Variant)
	w.flag("events", s.Log)
	w.flag("keywords", s.Keywords)
	w.flag("chance", s.Chance)
	w.key("cards")
	w.open('[')
	for i := range s.Cards {
		w.comma()
		w.open('{')
		w.str("name", name(s.Cards[i].Card))
		w.opt("label", s.Cards[i].Label)
		w.close('}')
	}
	w.close(']')
	board := harness.Board{Turn: s.Turn, Step: s.Step, Attacker: harness.NoCard, Attacked: harness.NoCard}
	for i := range s.Cards {
		board.Places = append(board.Places, s.Cards[i].Place)
	}
	w.key("board")
	w.board.write(w, &board, s.Cards)
	if !facts {
		return
	}
	w.key("facts")
	w.open('[')
next:
	for i := range s.Cards {
		for j := range i {
			if s.Cards[j].Card == s.Cards[i].Card {
				continue next
			}
		}
		w.facts(s.Cards[i].Card, name(s.Cards[i].Card))
	}
	w.close(']')
}

func (w *writer) facts(c *rulings.Card, name string) {
	w.comma()
	w.open('{')
	w.str("name", name)
	w.opt("ja", c.Name)
	w.opt("en", c.En)
	w.opt("layout", c.Layout)
	w.key("sides")
	w.open('[')
	for i := range c.Sides {
		s := &c.Sides[i]
		w.comma()
		w.open('{')
		w.str("name", s.Name)
		w.strs("civ", s.Civ)
		w.str("type", s.Type)
		w.strs("races", s.Races)
		w.infinite("cost", s.Cost)
		if rulings.HasPower(s.Type) {
			w.infinite("power", s.Power)
		}
		w.opt("text", s.Text)
		w.close('}')
	}
	w.close(']')
	w.close('}')
}

func (w *writer) infinite(k string, n int) {
	if n == rulings.Infinity {
		w.str(k, "∞")
	} else {
		w.num(k, n)
	}
}

func (w *writer) info(i *Info) {
	w.key("engine")
	w.open('{')
	w.num("protocol", i.Protocol)
	w.str("name", i.Name)
	w.opt("version", i.Version)
	w.opt("language", i.Language)
	w.opt("homepage", i.Homepage)
	w.opt("issues", i.Issues)
	w.date("from", i.From)
	w.date("to", i.To)
	if i.Variants != nil {
		w.strs("variants", i.Variants)
	}
	if i.Cards != nil {
		w.strs("cards", i.Cards)
	}
	w.opt("names", i.Names)
	w.flag("facts", i.Facts)
	w.flag("fork", i.Fork)
	w.flag("keys", i.Keys)
	w.flag("tries", i.Tries)
	w.flag("chance", i.Chance)
	w.close('}')
}
