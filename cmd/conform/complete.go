package main

import (
	"slices"
	"strings"

	"dmconform/rulings"

	"github.com/spf13/cobra"
)

// Completions come from cobra; these functions only say which words there are. A corpus that cannot be
// read completes to nothing.

// corpusOf reads the corpus that a half-typed command names.
func corpusOf(cmd *cobra.Command) *rulings.Corpus {
	dir := ""
	if f := cmd.Flags().Lookup("rulings"); f != nil {
		dir = f.Value.String()
	}
	corpus, err := loadCorpus(dir)
	if err != nil {
		return nil
	}
	return corpus
}

// complete completes the value of a flag.
func complete(cmd *cobra.Command, flag string, words func(*rulings.Corpus) []string) {
	_ = cmd.RegisterFlagCompletionFunc(flag, func(cmd *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
		corpus := corpusOf(cmd)
		if corpus == nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return beginning(words(corpus), typed), cobra.ShellCompDirectiveNoFileComp
	})
}

// completeIDs completes up to so many ruling ids; 0 is any number.
func completeIDs(most int) cobra.CompletionFunc {
	return func(cmd *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
		corpus := corpusOf(cmd)
		if corpus == nil || most > 0 && len(args) >= most {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		ids := slices.DeleteFunc(corpus.IDs(), func(id string) bool { return slices.Contains(args, id) })
		return beginning(ids, typed), cobra.ShellCompDirectiveNoFileComp
	}
}

// completeCase completes --case to the cases of the ruling that is named.
func completeCase(cmd *cobra.Command) {
	_ = cmd.RegisterFlagCompletionFunc("case", func(cmd *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
		var ids []string
		if corpus := corpusOf(cmd); corpus != nil && len(args) == 1 {
			if r, err := findRuling(corpus, args[0]); err == nil {
				for i := range r.Cases {
					ids = append(ids, r.Cases[i].ID)
				}
			}
		}
		return beginning(ids, typed), cobra.ShellCompDirectiveNoFileComp
	})
}

func beginning(words []string, typed string) []string {
	var out []string
	for _, w := range words {
		if strings.HasPrefix(w, typed) {
			out = append(out, w)
		}
	}
	return out
}
