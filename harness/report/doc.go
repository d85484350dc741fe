// Package report writes results for people and for programs.
//
// The same results give the same bytes: whatever depends on the machine, such as whether there is a
// terminal, is an option. Words of fixtures (lines, zones, verbs) and reasons stay as they are in every
// language, so that they can be looked up and copied; what is said around them is in the language asked for.
package report
