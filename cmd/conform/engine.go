package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	"dmconform/harness"
	"dmconform/harness/report"
	"dmconform/harness/wire"
	"dmconform/rulings"

	"github.com/spf13/cobra"
)

// engineFlags say which engine plays: the reference engine if nothing is given.
type engineFlags struct {
	command, addr, record string
	limits                wire.Limits
}

func (f *engineFlags) flags(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.command, "engine", "", "the `command` that starts an engine, instead of the reference engine")
	f.limitFlags(cmd, "10s", "10s", "1m")
	f.recordFlag(cmd)
}

func (f *engineFlags) recordFlag(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.record, "record", "", "`file` to which all is written that is said with the engine")
}

// limitFlags adds the limits, and says what they are if they are not given. They are generous, for machines of others
// are slow.
func (f *engineFlags) limitFlags(cmd *cobra.Command, start, answer, wholeCase string) {
	for _, l := range [...]struct {
		to    *time.Duration
		name  string
		usage string
	}{
		{&f.limits.Start, "start-timeout", "how `long` the engine may take to start (default " + start + ")"},
		{&f.limits.Answer, "answer-timeout", "how `long` the engine may take for an answer (default " + answer + ")"},
		{&f.limits.Case, "case-timeout", "how `long` the engine may take for a case (default " + wholeCase + ")"},
	} {
		cmd.Flags().Var(limitFlag{l.to}, l.name, l.usage)
	}
}

// limitFlag is a flag that takes a time above none.
type limitFlag struct{ to *time.Duration }

func (f limitFlag) Type() string { return "time" }

func (f limitFlag) String() string {
	if f.to == nil || *f.to == 0 {
		return ""
	}
	return f.to.String()
}

func (f limitFlag) Set(s string) error {
	d, err := time.ParseDuration(s)
	if err != nil || d <= 0 {
		return fmt.Errorf("%q is no time: write 30s or 2m", s)
	}
	*f.to = d
	return nil
}

// unlimited lifts the limits that are not given: somebody may be looking at a breakpoint.
func (f *engineFlags) unlimited() {
	for _, d := range [...]*time.Duration{&f.limits.Start, &f.limits.Answer, &f.limits.Case} {
		if *d == 0 {
			*d = -1
		}
	}
}

// theEngine is an engine that is ready, and what it says of itself.
type theEngine struct {
	harness.Engine
	info  report.EngineInfo
	close func() error // what it did wrong in going is an error
}

// open makes the engine ready.
func (f *engineFlags) open(ctx context.Context, corpus *rulings.Corpus) (*theEngine, error) {
	if f.command == "" && f.addr == "" {
		if f.record != "" || f.limits != (wire.Limits{}) {
			return nil, errors.New("--record and limits are for an --engine; the reference engine is part of conform")
		}
		eng, err := startEngine(corpus)
		if err != nil {
			return nil, err
		}
		return &theEngine{eng, told(nativeInfo()), func() error { return nil }}, nil
	}
	o, done, err := f.options(corpus)
	if err != nil {
		return nil, err
	}
	eng, err := wire.Open(ctx, o)
	if err != nil {
		done()
		if f.addr != "" { // nothing was to be started
			return nil, &exitError{exitEngine, fmt.Errorf("%w%s", err, logText(err))}
		}
		return nil, &exitError{exitEngine, fmt.Errorf("the engine cannot be started: %w%s", err, logText(err))}
	}
	return &theEngine{eng, told(eng.Info()), func() error { return errors.Join(eng.Close(), done()) }}, nil
}

// options say how the engine is reached. done closes the recording.
func (f *engineFlags) options(corpus *rulings.Corpus) (o wire.Options, done func() error, err error) {
	o = wire.Options{Addr: f.addr, Limits: f.limits, Runner: "conform " + version(), Find: officialName(corpus)}
	done = func() error { return nil }
	if f.addr == "" {
		if o.Command, err = wire.SplitCommand(f.command); err != nil {
			return o, done, fmt.Errorf("--engine: %w", err)
		}
	}
	if f.record != "" {
		file, err := os.Create(f.record)
		if err != nil {
			return o, done, fmt.Errorf("--record: %w", err)
		}
		o.Record, done = file, file.Close
	}
	return o, done, nil
}

// officialName finds cards for engines that call them otherwise.
func officialName(corpus *rulings.Corpus) func(string) string {
	return func(name string) string {
		if c := corpus.FindCard(name); c != nil {
			return c.Name
		}
		return ""
	}
}

// told is what results say of an engine.
func told(i wire.Info) report.EngineInfo {
	return report.EngineInfo{Name: i.Name, Version: i.Version, Language: i.Language, Homepage: i.Homepage, Issues: i.Issues}
}

// nativeInfo is what the reference engine says of itself, in this process and through serve.
func nativeInfo() wire.Info {
	return wire.Info{Name: "reference", Version: version(), Language: "Go", Variants: []string{"plays"}, Keys: true}
}

// logText is what went on before an engine broke down.
func logText(err error) string {
	l, ok := errors.AsType[harness.Logged](err)
	if !ok {
		return ""
	}
	text := ""
	for _, line := range l.Log() {
		text += "\n  " + line
	}
	return text
}
