package rulings

import (
	"fmt"
	"time"
)

// Player is a side of the fixture's board, or chance (a shuffle, a random discard).
// "you" is 自分 of the question, "opponent" is 相手.
type Player int8

const (
	You Player = iota
	Opponent
	Chance
)

var playerNames = [...]string{"you", "opponent", "chance"}

func (p Player) String() string { return playerNames[p] }

// ParsePlayer reads one of "you", "opponent", "chance".
func ParsePlayer(s string) (Player, bool) {
	for i, n := range playerNames {
		if n == s {
			return Player(i), true
		}
	}
	return 0, false
}

// Zone is one of the nine zones (comprehensive rules 400.1). NoZone stands where a line names none.
type Zone int8

const (
	NoZone Zone = iota
	Battle
	Hand
	Mana
	Shields
	Graveyard
	Deck
	Hyperspatial
	SuperGR
	Abyss
)

// NumZones counts the zones and NoZone, for tables indexed by Zone.
const NumZones = int(Abyss) + 1

var zoneNames = [...]string{"", "battle", "hand", "mana", "shields", "grave", "deck", "hyper", "gr", "abyss"}

func (z Zone) String() string { return zoneNames[z] }

// ParseZone reads a zone as fixtures write it: battle, hand, mana, shields, grave, deck, hyper, gr, abyss.
func ParseZone(s string) (Zone, bool) {
	for i, n := range zoneNames {
		if i > 0 && n == s {
			return Zone(i), true
		}
	}
	return 0, false
}

// Date is a calendar day written as the number yyyymmdd; 0 is "no date".
// As a number it compares with < and needs no clock or time zone.
type Date int

// ParseDate reads yyyy-mm-dd and rejects days that do not exist.
func ParseDate(s string) (Date, error) {
	t, err := time.Parse("2006-01-02", s)
	if err != nil {
		return 0, fmt.Errorf("%q is not a date: write yyyy-mm-dd, e.g. 2023-04-10", s)
	}
	return DateOf(t), nil
}

// DateOf drops the time of day.
func DateOf(t time.Time) Date { return Date(t.Year()*10000 + int(t.Month())*100 + t.Day()) }

// Add gives the day so many days later; "no date" stays that.
func (d Date) Add(days int) Date {
	if d == 0 {
		return 0
	}
	n := int(d)
	return DateOf(time.Date(n/10000, time.Month(n/100%100), n%100+days, 0, 0, 0, 0, time.UTC))
}

func (d Date) String() string {
	if d == 0 {
		return "undated"
	}
	return fmt.Sprintf("%04d-%02d-%02d", d/10000, d/100%100, d%100)
}
