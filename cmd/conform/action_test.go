package main

import (
	"errors"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// shellStep is a step of a workflow or action that runs a script.
type shellStep struct {
	name, id, script string
	env              map[string]string
}

// shellSteps reads the steps of a file that run a script. It knows no more YAML than these files use; actionlint,
// which .ci/run runs, checks that they are what they look like.
func shellSteps(t *testing.T, file string) []shellStep {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var steps []shellStep
	for _, text := range regexp.MustCompile(`(?m)^( *)- (?:name|uses|run): `).Split(string(src), -1)[1:] {
		lines := strings.Split(text, "\n")
		s := shellStep{name: lines[0], env: map[string]string{}}
		in, indent := "", 0
		for _, l := range lines[1:] {
			bare := strings.TrimLeft(l, " ")
			at := len(l) - len(bare)
			key, value, _ := strings.Cut(bare, ":")
			value = strings.Trim(strings.TrimSpace(value), `"`)
			switch {
			case in == "run" && (bare == "" || at > indent):
				s.script += strings.TrimPrefix(l, strings.Repeat(" ", indent+2)) + "\n"
			case strings.HasPrefix(bare, "#"):
			case in == "env" && at > indent:
				s.env[key] = value
			case key == "id":
				s.id = value
			case key == "run" || key == "env" || key == "with":
				in, indent = key, at
			}
		}
		if s.script != "" {
			steps = append(steps, s)
		}
	}
	return steps
}

var expression = regexp.MustCompile(`\$\{\{ ([a-z.-]+) \}\}`)

// play runs the scripts as a runner of GitHub would, with those values for expressions. It gives all outputs, as
// steps.ID.outputs.NAME, and the exit code of the first script that fails.
func play(t *testing.T, steps []shellStep, dir, temp string, values map[string]string) (outputs map[string]string, code int) {
	t.Helper()
	values = maps.Clone(values)
	for _, s := range steps {
		output := filepath.Join(temp, "output")
		cmd := exec.Command("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", s.script)
		cmd.Dir = dir
		action, err := filepath.Abs("../../.github/actions/conform")
		if err != nil {
			t.Fatal(err)
		}
		cmd.Env = append(os.Environ(), "RUNNER_TEMP="+temp, "GITHUB_OUTPUT="+output, "GITHUB_ACTION_PATH="+action,
			"GITHUB_STEP_SUMMARY="+filepath.Join(temp, "step-summary"))
		for k, v := range s.env {
			cmd.Env = append(cmd.Env, k+"="+expression.ReplaceAllStringFunc(v, func(e string) string {
				return values[expression.FindStringSubmatch(e)[1]]
			}))
		}
		out, err := cmd.CombinedOutput()
		if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
			t.Logf("%s:\n%s", s.name, out)
			return values, exit.ExitCode()
		} else if err != nil {
			t.Fatalf("%s: %v\n%s", s.name, err, out)
		}
		written, _ := os.ReadFile(output) // not there if the step has no outputs
		for l := range strings.Lines(string(written)) {
			key, value, _ := strings.Cut(strings.TrimSuffix(l, "\n"), "=")
			values["steps."+s.id+".outputs."+key] = value
		}
		_ = os.Remove(output)
	}
	return values, 0
}

// TestAction runs what the action runs, step by step, as it stands in its file.
func TestAction(t *testing.T) {
	steps := shellSteps(t, "../../.github/actions/conform/action.yml")
	if len(steps) != 4 {
		t.Fatalf("%d steps have a script, want 4", len(steps))
	}
	for _, s := range steps {
		if strings.Contains(s.script, "${{") {
			t.Errorf("%s: an expression in a script is a way in for commands", s.name)
		}
	}
	temp, work := t.TempDir(), t.TempDir()
	if _, code := play(t, steps[:1], work, temp, nil); code != 0 {
		t.Fatal("conform cannot be built")
	}
	inputs := func(pairs ...string) map[string]string {
		m := map[string]string{}
		for i := 0; i < len(pairs); i += 2 {
			m["inputs."+pairs[i]] = pairs[i+1]
		}
		return m
	}
	// The corpus of the tests, through the protocol.
	corpus, err := filepath.Abs("testdata/corpus")
	if err != nil {
		t.Fatal(err)
	}
	engine := filepath.Join(temp, "conform-bin", "conform") + " serve --rulings " + corpus
	all := "--rulings " + corpus
	known := filepath.Join(work, "known.toml")
	if err := os.WriteFile(known, []byte("[[failure]]\nid = \"no-day\"\ncase = \"played\"\nverdict = \"crash\"\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		name   string
		inputs map[string]string
		code   int
		has    string // outputs of the report
		says   string // the summary
	}{
		{"all", inputs("engine", engine, "select", all), 0, "summary junit badge endpoint", "5/5 cases passed"},
		{"reference", inputs("select", all), 0, "summary junit badge endpoint", "5/5 cases passed"},
		{"selected", inputs("engine", engine, "select", all+" --topic draw", "since", "2020-01-01", "as-of", "2021-04-14"), 0, "summary junit badge endpoint", "--topic draw"},
		{"one", inputs("engine", engine, "select", all+" no-day"), 0, "summary junit", "1/1 cases passed"},
		{"first shard", inputs("engine", engine, "select", all, "shard", "1/2"), 0, "summary junit", "3/3 cases passed"},
		{"second shard", inputs("engine", engine, "select", all, "shard", "2/2"), 0, "summary junit", "2/2 cases passed"},
		{"merged", inputs("merge", filepath.Join(temp, "conform-*-of-2", "results.json")), 0, "summary junit badge endpoint", "5/5 cases passed"},
		{"baseline", inputs("engine", engine, "select", all, "baseline", known), 1, "summary junit badge endpoint", "take it off the list"},
		{"let be", inputs("engine", engine, "select", all, "baseline", known, "fail", "false"), 0, "summary junit badge endpoint", "take it off the list"},
		{"broken", inputs("engine", "sh -c exit", "select", all), 3, "", ""},
		{"typo", inputs("select", all, "since", "tomorrow"), 2, "", ""},
		{"no set", inputs("select", all, "set", "2001-01-01"), 2, "", ""},
		{"smuggled", inputs("select", all, "since", `$(touch smuggled); "; touch smuggled #`), 2, "", ""},
	} {
		summary := filepath.Join(temp, "step-summary")
		_ = os.Remove(summary) // not there yet
		outputs, code := play(t, steps[1:], work, temp, x.inputs)
		if code != x.code {
			t.Errorf("%s: exit code %d, want %d", x.name, code, x.code)
		}
		if got := outputs["steps.run.outputs.exit-code"]; x.name == "let be" && got != "1" {
			t.Errorf("%s: the output exit-code is %q", x.name, got)
		}
		for _, name := range []string{"summary", "junit", "badge", "endpoint"} {
			file := outputs["steps.report.outputs."+name]
			if info, err := os.Stat(file); strings.Contains(x.has, name) != (err == nil && info.Size() > 0) {
				t.Errorf("%s: the output %s is %q: %v", x.name, name, file, err)
			}
		}
		text, _ := os.ReadFile(summary) // not there if nothing was run
		if !strings.Contains(string(text), x.says) {
			t.Errorf("%s: the summary is\n%s\nwithout %q", x.name, text, x.says)
		}
	}
	if _, err := os.Stat(filepath.Join(work, "smuggled")); err == nil {
		t.Error("a command was smuggled in")
	}
}

// TestWorkflow runs the script of the example that engine authors copy.
func TestWorkflow(t *testing.T) {
	steps := shellSteps(t, "../../.github/workflows/example-engine.yml")
	if len(steps) != 1 {
		t.Fatalf("%d steps have a script, want 1", len(steps))
	}
	temp := t.TempDir()
	results := filepath.Join(temp, "results.json")
	if err := os.WriteFile(results, []byte("{}"), 0o666); err != nil {
		t.Fatal(err)
	}
	outputs, code := play(t, steps, temp, temp, map[string]string{"matrix.shard": "2/3", "steps.conform.outputs.results": results})
	if _, err := os.Stat(filepath.Join(temp, "results-2.json")); code != 0 || err != nil || outputs["steps.name.outputs.name"] != "results-2" {
		t.Errorf("exit code %d, %v, outputs %v", code, err, outputs)
	}
}
