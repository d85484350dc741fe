package main

import (
	"fmt"
	"slices"
	"strings"

	"dmconform/internal/near"

	"github.com/spf13/cobra"
)

const runLong = `Run plays the cases of the rulings that are selected, all of them by default, each under the newest rules
that it holds for, and prints by date what became of them.

A ruling is selected if it meets every flag that is given. --since and --until go by the day the ruling was
published, and --until is the first day that is not selected any more.`

func newRun(t *terminal) *cobra.Command {
	var r running
	cmd := &cobra.Command{
		Use:               "run [ID…]",
		Short:             "Play rulings and judge them (what conform does without a command)",
		Long:              runLong,
		Args:              cobra.ArbitraryArgs,
		ValidArgsFunction: completeIDs(0),
	}
	r.flags(cmd)
	r.engine.flags(cmd)
	var out reporting
	out.flags(cmd, "text")
	cmd.RunE = func(cmd *cobra.Command, ids []string) error {
		r.ids = ids
		return r.run(cmd, t, &out)
	}
	return cmd
}

// run plays what is selected, and writes what became of it.
func (r *running) run(cmd *cobra.Command, t *terminal, out *reporting) error {
	if err := r.check(); err != nil {
		return err
	}
	corpus, err := loadCorpus(r.sel.dir)
	if err != nil {
		return err
	}
	chosen, err := r.sel.of(corpus, cmd, r.ids)
	if err != nil {
		return r.meantWord(meantCommand(cmd, r.ids, err))
	}
	res, err := r.play(cmd.Context(), corpus, chosen)
	if res == nil {
		return err
	}
	notes := partial(res)
	if n := chosen.leftOut(); n != "" {
		notes = append(notes, n)
	}
	if werr := out.write(t, res, notes, r.again); werr != nil {
		return werr
	}
	if err != nil {
		return err
	}
	return ofResults(res)
}

// meantWord adds to an error about an id that it may belong to the command of --engine.
func (r *running) meantWord(err error) error {
	noID := slices.IndexFunc(r.ids, func(id string) bool { return strings.ContainsAny(id, "./") })
	if r.engine.command == "" || noID < 0 {
		return err
	}
	command := r.engine.command + " " + strings.Join(r.ids[:noID+1], " ")
	return fmt.Errorf(`%w; the command of --engine is one word: --engine "%s"`, err, command)
}

// again gives the commands that play a case again, on the same engine.
func (r *running) again(id, caseID string) []string {
	commands := r.sel.again(id, caseID)
	if r.engine.command != "" {
		for i := range commands {
			commands[i] += " --engine " + shellWord(r.engine.command)
		}
	}
	return commands
}

// meantCommand adds to an error about an id that it may be a command misspelt.
func meantCommand(cmd *cobra.Command, ids []string, err error) error {
	if cmd.HasParent() || len(ids) == 0 {
		return err
	}
	var names []string
	for _, c := range cmd.Commands() {
		names = append(names, c.Name())
	}
	if hint := near.Hint(ids[0], names); hint != "" {
		return fmt.Errorf("no command or ruling %q%s", ids[0], hint)
	}
	return err
}

// again gives the commands that play a case again: its ruling, and the case move by move.
func (s *selection) again(id, caseID string) []string {
	var flags strings.Builder
	if s.asOf != 0 {
		flags.WriteString(" --as-of " + s.asOf.String())
	}
	if s.dir != "" {
		flags.WriteString(" --rulings " + shellWord(s.dir))
	}
	return []string{
		"conform run " + id + flags.String(),
		"conform explain " + id + " --case " + caseID + flags.String(),
	}
}

// shellWord quotes what a shell would take apart.
func shellWord(s string) string {
	if strings.Trim(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./") == "" {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
