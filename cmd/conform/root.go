package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"dmconform/internal/near"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

const rootLong = `Conform replays official rulings of the card game Duel Masters on a rules engine: each ruling is a small
board, the choices that matter, and what must then hold, whatever is chosen where the ruling is silent.

Without a command it runs the rulings that are selected, all of them by default: "conform [ID…]" is
"conform run [ID…]". An ID may be cut short where what is left names one ruling only.`

const exitCodes = `
Exit codes:
  0  as expected
  1  a ruling failed unexpectedly: see --baseline
  2  usage, a faulty fixture or card, or nothing selected
  3  the engine could not be started, or broke the protocol
  4  a fault of conform itself
`

// Main runs the command line of the process and gives its exit code.
func Main() int {
	t := newTerminal(os.Stdout, os.Stderr)
	err := guarded(func() error {
		root := newRoot(t)
		root.SetArgs(os.Args[1:])
		return root.Execute()
	})
	if werr := t.close(); err == nil {
		err = werr
	}
	t.fail(err)
	return codeOf(err)
}

func newRoot(t *terminal) *cobra.Command {
	root := newRun(t)
	root.Use = "conform [ID…]"
	root.Short = "Replay official rulings on a rules engine"
	root.Long = rootLong
	root.SilenceErrors, root.SilenceUsage = true, true
	root.SetOut(t.out)
	root.SetErr(t.err)
	root.SetFlagErrorFunc(flagError)
	root.SetUsageTemplate(root.UsageTemplate() + exitCodes)
	root.AddCommand(newRun(t), newList(t), newShow(t), newExplain(t), newScript(t), newProve(t), newChanges(t), newSets(t), newVersion(t),
		newReport(t), newBadge(t), newMerge(t), newVerify(t),
		newServe(), newAttach(t), newCheckEngine(t), newSchema(t), newProtocol(t))
	root.InitDefaultHelpCmd()
	return root
}

// flagError says which flag was meant, or what is wrong with the value of one.
func flagError(cmd *cobra.Command, err error) error {
	var (
		unknown *pflag.NotExistError
		invalid *pflag.InvalidValueError
	)
	switch {
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() == "":
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
		name := unknown.GetSpecifiedName()
		hint := fmt.Sprintf("see: %s --help", cmd.CommandPath())
		if words := near.Words(name, names); len(words) > 0 {
			hint = "did you mean --" + strings.Join(words, " or --") + "?"
		}
		return fmt.Errorf("unknown flag --%s (%s)", name, hint)
	case errors.As(err, &invalid):
		return fmt.Errorf("--%s: %w", invalid.GetFlag().Name, invalid.Unwrap())
	}
	return err
}
