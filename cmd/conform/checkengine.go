package main

import (
	"context"
	"fmt"

	"dmconform/harness/wire"

	"github.com/spf13/cobra"
)

func newCheckEngine(t *terminal) *cobra.Command {
	var (
		dir    string
		engine engineFlags
	)
	cmd := &cobra.Command{
		Use:   `check-engine "COMMAND"`,
		Short: "Make a first contact with an engine: every kind of message, on one tiny game",
		Long: `Check-engine starts an engine, shakes hands and plays one tiny game, with each kind of message of the protocol. It
says in plain words what works, what does not, and which section of what conform protocol prints to read. It is for
those who write an engine: what it finds, a run of the corpus would find later.`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return fmt.Errorf(`give the command that starts the engine, as one word: conform check-engine "python3 engine.py"`)
			}
			return nil
		},
		ValidArgsFunction: cobra.NoFileCompletions,
	}
	dirFlag(cmd, &dir)
	engine.limitFlags(cmd, "10s", "10s", "1m")
	engine.recordFlag(cmd)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		corpus, err := loadCorpus(dir)
		if err != nil {
			return err
		}
		ctx, stop := untilInterrupted(context.Background())
		defer stop()
		engine.command = args[0]
		o, done, err := engine.options(corpus)
		if err != nil {
			return err
		}
		wrong, err := wire.Check(ctx, o, corpus, t.out)
		if derr := done(); derr != nil && err == nil {
			return fmt.Errorf("--record: %w", derr)
		}
		switch {
		case err != nil:
			return &exitError{code: exitEngine} // it is told already
		case wrong > 0:
			fmt.Fprintf(t.out, "%s wrong\n", count(wrong, "thing is", "things are"))
			return &exitError{code: exitEngine}
		}
		fmt.Fprintln(t.out, "all is well; next: conform run --engine \"…\"")
		return nil
	}
	return cmd
}

func newSchema(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use:   "schema",
		Short: "Print the JSON Schema of the messages between runner and engine",
		Args:  cobra.NoArgs,
		RunE:  func(*cobra.Command, []string) error { return raw(t, wire.Schema()) },
	}
}

func newProtocol(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use:   "protocol",
		Short: "Print the text that specifies the protocol between runner and engine",
		Args:  cobra.NoArgs,
		RunE:  func(*cobra.Command, []string) error { return raw(t, wire.Protocol()) },
	}
}

func raw(t *terminal, b []byte) error {
	if _, err := t.out.Write(b); err != nil {
		return &exitError{exitOurFault, err}
	}
	return nil
}
