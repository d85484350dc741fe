package examples_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestReadme runs the commands of the README in a folder that has nothing but the examples, and holds what they print
// against it. A line "…" stands for any lines, and at the end of a line for its rest.
func TestReadme(t *testing.T) {
	if _, err := exec.LookPath("python3"); err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal("python3 is needed: ", err)
		}
		t.Skip("python3 is needed to play the engine in Python: ", err)
	}
	dir, bin := t.TempDir(), t.TempDir()
	if out, err := exec.Command("go", "build", "-o", filepath.Join(bin, "conform"), "../cmd/conform").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, name := range []string{"python/engine.py", "go/main.go", "go/game.go"} {
		src, err := os.ReadFile(name)
		if err == nil {
			err = os.MkdirAll(filepath.Join(dir, filepath.Dir(name)), 0o777)
		}
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, name), src, 0o666)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module toy\n\ngo 1.26\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := regexp.MustCompile("(?ms)^```console\n(.*?)^```$").FindAllSubmatch(readme, -1)
	if len(blocks) < 5 {
		t.Fatalf("%d blocks of commands were found", len(blocks))
	}
	for _, b := range blocks {
		for _, shown := range strings.Split("\n"+string(b[1]), "\n$ ")[1:] {
			command, want, _ := strings.Cut(shown, "\n")
			got := run(t, dir, bin, command)
			if !regexp.MustCompile(pattern(want)).MatchString(got) {
				t.Errorf("$ %s\nprints\n%s\nand not\n%s", command, got, want)
			}
		}
	}
}

// TestLinks holds that what the README links to is there.
func TestLinks(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	links := regexp.MustCompile(`\]\(([^)#]+)(#[^)]*)?\)`).FindAllSubmatch(readme, -1)
	if len(links) == 0 {
		t.Fatal("no links were found")
	}
	for _, l := range links {
		if _, err := os.Stat(filepath.FromSlash(string(l[1]))); err != nil {
			t.Error(err)
		}
	}
}

// run runs a command of the README. That cases fail is no error.
func run(t *testing.T, dir, bin, command string) string {
	t.Helper()
	cmd := exec.Command("sh", "-c", command)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "PATH="+bin+string(os.PathListSeparator)+os.Getenv("PATH"), "PYTHONDONTWRITEBYTECODE=1")
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	if exit := (*exec.ExitError)(nil); errors.As(cmd.Run(), &exit) && exit.ExitCode() > 1 {
		t.Errorf("$ %s\nends with exit code %d", command, exit.ExitCode())
	}
	return out.String()
}

// pattern is a regular expression for what is shown.
func pattern(shown string) string {
	p := "^"
	if shown != "" {
		shown = strings.TrimSuffix(shown, "\n") + "\n"
	}
	for l := range strings.Lines(shown) {
		if l == "…\n" {
			p += `(?s:.*?)`
			continue
		}
		if begin, cut := strings.CutSuffix(l, "…\n"); cut {
			p += regexp.QuoteMeta(begin) + ".*\n"
			continue
		}
		p += regexp.QuoteMeta(l)
	}
	return p + "$"
}
