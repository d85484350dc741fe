// A toy engine that plays two spells through the protocol: conform run --engine ./toy
//
// It uses nothing of this module: what it needs to know is in harness/wire/PROTOCOL.md. A game is a value, so it can be
// forked by copying it. Cards are known by their English names.
//
// It gets one ruling wrong, on purpose. Can you tell which before the runner does?
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"slices"
)

// request is what the runner says; only what this engine reads of it. Other keys are ignored.
type request struct {
	ID      int    `json:"id"`
	Do      string `json:"do"`
	Game    int    `json:"game"`
	As      int    `json:"as"`
	Option  int    `json:"option"`
	Options []int  `json:"options"`
	Events  bool   `json:"events"`
	Cards   []struct {
		Name string `json:"name"`
	} `json:"cards"`
	Board board `json:"board"`
}

// reply is what the engine says: the id, and one thing more at most.
type reply struct {
	ID          int       `json:"id"`
	Engine      *info     `json:"engine,omitempty"`
	Position    *position `json:"position,omitempty"`
	Unsupported string    `json:"unsupported,omitempty"`
	Error       string    `json:"error,omitempty"`
}

type info struct {
	Protocol int    `json:"protocol"`
	Name     string `json:"name"`
	Version  string `json:"version"`
	Language string `json:"language"`
	Names    string `json:"names"`
	Fork     bool   `json:"fork"`
}

type position struct {
	Decision *decision `json:"decision"`
	Board    board     `json:"board"`
}

type decision struct {
	Player  string   `json:"player"`
	Kind    string   `json:"kind"`
	By      *int     `json:"by,omitempty"`
	Pick    *pick    `json:"pick,omitempty"`
	Options []option `json:"options"`
}

// pick asks for so many of the options at once. With may, to choose none is to decline the ability: one of the
// coarser questions of the protocol, instead of asking for use or decline first.
type pick struct {
	Min int       `json:"min"`
	Max int       `json:"max"`
	May *struct{} `json:"may,omitempty"`
}

type option struct {
	Verb string `json:"verb,omitempty"`
	Card *int   `json:"card,omitempty"`
	From string `json:"from,omitempty"`
}

// unsupported is what this engine cannot play. It says so, and does not guess.
type unsupported string

func (u unsupported) Error() string { return string(u) }

// engine holds the games of one runner.
type engine struct{ games map[int]*game }

func (e *engine) answer(req *request) (reply, error) {
	out := reply{ID: req.ID}
	g := e.games[req.Game]
	switch req.Do {
	case "hello":
		out.Engine = &info{Protocol: 1, Name: "toy in Go", Version: "1", Language: "Go", Names: "en", Fork: true}
		return out, nil
	case "new":
		var err error
		if g, err = newGame(req); err != nil {
			return out, err
		}
		e.games = map[int]*game{req.Game: g} // all games before are forgotten
	case "choose":
		if g == nil {
			return out, fmt.Errorf("there is no game %d", req.Game)
		}
		chosen := req.Options
		if g.open.Pick == nil {
			chosen = []int{req.Option}
		}
		if slices.ContainsFunc(chosen, func(i int) bool { return i < 0 || i >= len(g.open.Options) }) {
			return out, fmt.Errorf("there is no such option")
		}
		if err := g.choose(chosen); err != nil {
			return out, err
		}
	case "fork":
		e.games[req.As] = g.copy()
		return out, nil
	case "drop":
		delete(e.games, req.Game)
		return out, nil
	case "bye":
		return out, nil
	default:
		return out, unsupported("the request " + req.Do)
	}
	out.Position = &position{g.open, g.board()}
	return out, nil
}

func main() {
	e := &engine{}
	in, out := bufio.NewReader(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return // the runner is gone
		}
		var req request
		if err := json.Unmarshal(line, &req); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		answer, err := e.answer(&req)
		if what, ok := err.(unsupported); ok {
			answer = reply{ID: req.ID, Unsupported: string(what)}
		} else if err != nil {
			answer = reply{ID: req.ID, Error: err.Error()}
		}
		if err := out.Encode(answer); err != nil || req.Do == "bye" {
			return
		}
	}
}
