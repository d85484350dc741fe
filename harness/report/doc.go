// Package report writes results for people and for programs. Results is what a results file holds (JSON, ReadJSON); all
// other reports of a run are made from it alone: Text, Summary, JUnit, Markdown, TAP and the badge. Merge puts those of
// shards together, and Compare finds what a claim differs in.
//
// The same results give the same bytes: whatever depends on the machine, such as whether there is a
// terminal, is an option. Words of fixtures (lines, zones, verbs) and reasons stay as they are in every
// language, so that they can be looked up and copied; what is said around them is in the language asked for.
package report
