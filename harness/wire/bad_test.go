package wire

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"dmconform/harness"
	"dmconform/harness/native"
	"dmconform/rulings"

	"github.com/google/go-cmp/cmp"
)

// serveBadly is the reference engine, until it is asked for the first choice of a game with a bag in it:
// then, or when it is greeted or sent away, it does the bad thing of that name.
func serveBadly(bad string) int {
	c, err := rulings.Load(rulings.Embedded())
	if err != nil {
		return 1
	}
	info := nativeInfo
	info.Protocol, info.Fork, info.Chance = Version, true, true
	s := &server{eng: native.New(c), info: info, games: map[int]harness.Position{}}
	in := bufio.NewReader(os.Stdin)
	marked := false
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return 0
		}
		is := func(do string) bool { return bytes.Contains(line, []byte(`"do":"`+do+`"`)) }
		reply, last := s.answer(line)
		out := string(reply)
		switch {
		case is("new"):
			marked = bytes.Contains(line, []byte(`"label":"bag"`))
		case is("hello"):
			if bad == "wrong-version" {
				out = strings.Replace(out, `"protocol":1`, `"protocol":9`, 1)
			}
		case is("bye"):
			if bad == "after-bye" {
				out += "and another thing\n"
			}
		case is("choose") && marked:
			marked = false
			if out = misbehave(bad, out); out == "" {
				time.Sleep(time.Hour)
			}
		}
		fmt.Print(out)
		if last {
			if bad == "stays" {
				time.Sleep(time.Hour)
			}
			return 0
		}
	}
}

var idField = regexp.MustCompile(`"id":(\d+)`)

// misbehave gives what is written in place of the reply; nothing means that nothing more happens.
func misbehave(bad, out string) string {
	options := regexp.MustCompile(`"options":\[.*?\]`)
	switch bad {
	case "silent":
		return ""
	case "half":
		fmt.Print(out[:len(out)/2])
		return ""
	case "half-exit":
		fmt.Print(out[:len(out)/2])
		os.Exit(0)
	case "gigabyte":
		chunk := bytes.Repeat([]byte("x"), 1<<20)
		for range 1 << 10 {
			if _, err := os.Stdout.Write(chunk); err != nil {
				os.Exit(1)
			}
		}
		return "\n"
	case "not-utf-8":
		return strings.Replace(out, "main", "ma\xffn", 1)
	case "wrong-id":
		return idField.ReplaceAllString(out, `"id":7777`)
	case "no-id":
		return idField.ReplaceAllString(out, `"no":1`)
	case "unknown-card":
		return options.ReplaceAllString(out, `"options":[{"card":999},{"none":true}]`)
	case "wrong-verb":
		return options.ReplaceAllString(out, `"options":[{"verb":"pay","card":1}]`)
	case "no-options":
		return options.ReplaceAllString(out, `"options":[]`)
	case "no-list":
		return options.ReplaceAllString(out, `"x":0`)
	case "lost-card":
		return regexp.MustCompile(`"deck":\[\d+,`).ReplaceAllString(out, `"deck":[`)
	case "doubled-card":
		return regexp.MustCompile(`"deck":\[(\d+),`).ReplaceAllString(out, `"deck":[$1,$1,`)
	case "mode-0":
		return options.ReplaceAllString(out, `"options":[{"card":1,"mode":0}]`)
	case "no-card":
		return options.ReplaceAllString(out, `"options":[{"verb":"charge"}]`)
	case "no-step":
		return strings.Replace(out, `"step":"main",`, ``, 1)
	case "step-3":
		return strings.Replace(out, `"step":"main"`, `"step":3`, 1)
	case "misspelt-zone":
		return strings.Replace(out, `"deck":`, `"decks":`, 1)
	case "no-board":
		return strings.Replace(out, `"board"`, `"bored"`, 1)
	case "deep":
		return strings.Replace(out, `"key"`, `"deep":`+strings.Repeat("[", 1000)+strings.Repeat("]", 1000)+`,"key"`, 1)
	case "late":
		time.Sleep(1500 * time.Millisecond)
	case "exit":
		fmt.Fprintln(os.Stderr, "Traceback: something went wrong \x1b[31m")
		os.Exit(3)
	case "killed":
		kill(os.Getpid())
	case "closed":
		os.Stdout.Close()
		return ""
	case "children", "children-that-left":
		cmd := exec.Command("sleep", "30")
		cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
		if bad == "children-that-left" {
			leaveGroup(cmd)
		}
		if err := cmd.Start(); err != nil {
			return err.Error()
		}
		fmt.Fprintln(os.Stderr, "child", cmd.Process.Pid)
		os.Exit(4)
	case "chatty":
		return "now choosing…\n" + out
	case "twice":
		return out + out
	case "error":
		return idField.FindString(out)[:0] + `{` + idField.FindString(out) + `,"error":"division by zero"}` + "\n"
	case "wrong-answer":
		return `{` + idField.FindString(out) + `}` + "\n"
	case "two-answers":
		return strings.Replace(out, `"position"`, `"unsupported":"x","position"`, 1)
	case "unsupported":
		return `{` + idField.FindString(out) + `,"unsupported":"destroying","issue":"https://bugs.example/7"}` + "\n"
	case "endless":
		return `{` + idField.FindString(out) + `,"endless":"two triggers feed each other"}` + "\n"
	// These are allowed.
	case "unknown-fields":
		return strings.NewReplacer(`{"id"`, `{"x":[1.5e3,{"y":null}],"id"`, `"decision":{`, `"decision":{"hint":"\ud83d\ude00",`, `"board":{`, `"board":{"weather":false,`).Replace(out)
	case "nulls":
		return strings.Replace(out, `"decision":{`, `"winner":null,"decision":{"by":null,`, 1)
	case "spaces":
		return " " + strings.NewReplacer(`,"`, " ,\t\"", `":`, `" : `).Replace(strings.TrimSpace(out)) + " \r\n"
	case "noisy":
		fmt.Fprint(os.Stderr, strings.Repeat("noise ", 1<<20))
	}
	return out
}

var badThings = []struct {
	name    string
	verdict harness.Verdict
	reason  string // part of it
	log     string // part of it
}{
	{"silent", harness.TimedOut, "no answer to choose within 1s", "> {"},
	{"half", harness.TimedOut, "no answer to choose within 1s, in the middle of a line", "< {"},
	{"half-exit", harness.Crash, "the engine exited instead of answering choose, in the middle of a line", "< {"},
	{"gigabyte", harness.Protocol, "the answer to choose is longer than 1048576 bytes", "< xxxx"},
	{"not-utf-8", harness.Protocol, "not UTF-8", "ma\uFFFDn"},
	{"wrong-id", harness.Protocol, "the reply to choose has the id 7777 instead of", "7777"},
	{"no-id", harness.Protocol, "the reply to choose has no id", "< {"},
	{"unknown-card", harness.Protocol, "there is no card 999", "999"},
	{"wrong-verb", harness.Protocol, `an option with the verb "pay" in a decision of kind`, "pay"},
	{"no-options", harness.Protocol, "an empty list of options", "< {"},
	{"no-list", harness.Protocol, "no list of options, though the engine did not say that lines must be tried", "< {"},
	{"lost-card", harness.Protocol, "the board has lost card", "< {"},
	{"doubled-card", harness.Protocol, "is on the board twice", "< {"},
	{"mode-0", harness.Protocol, "mode 0: mode counts from 1", "< {"},
	{"no-card", harness.Protocol, `an option with the verb "charge"`, "< {"},
	{"no-step", harness.Protocol, "the board does not say which step it is", "< {"},
	{"step-3", harness.Protocol, `"step": '3' at byte `, "< {"},
	{"misspelt-zone", harness.Protocol, `there is no zone "decks"; did you mean deck?`, "< {"},
	{"no-board", harness.Protocol, "the position has no board", "< {"},
	{"deep", harness.Protocol, "nested more than 40 deep", "< {"},
	{"late", harness.TimedOut, "no answer to choose within 1s", "> {"},
	{"exit", harness.Crash, "ended with exit status 3 instead of answering choose", "stderr: Traceback: something went wrong \uFFFD[31m"},
	{"killed", harness.Crash, "ended with signal: killed", "> {"},
	{"closed", harness.Crash, "closed its output instead of answering choose", "> {"},
	{"children", harness.Crash, "ended with exit status 4", "stderr: child"},
	{"children-that-left", harness.Crash, "ended with exit status 4", "stderr: child"},
	{"chatty", harness.Protocol, "the reply is no JSON object; write logs to stderr", "< now choosing…"},
	{"twice", harness.Protocol, "", "< {"},
	{"error", harness.Crash, "division by zero", "< {"},
	{"wrong-answer", harness.Protocol, "the answer to choose says nothing", "< {"},
	{"two-answers", harness.Protocol, "the reply says more than one thing", "< {"},
	{"unsupported", harness.NotSupported, "destroying (https://bugs.example/7)", ""},
	{"endless", harness.Inconclusive, "two triggers feed each other", ""},
	{"unknown-fields", harness.Pass, "", ""},
	{"nulls", harness.Pass, "", ""},
	{"spaces", harness.Pass, "", ""},
	{"noisy", harness.Pass, "", ""},
}

// TestBadEngines: whatever an engine does has a named verdict that shows what was said, and the other
// cases go on.
func TestBadEngines(t *testing.T) {
	c := corpus(t)
	for _, x := range badThings {
		play := func(t *testing.T, noDeadlines bool) {
			t.Parallel()
			o := as("bad " + x.name)
			o.noDeadlines = noDeadlines
			o.Limits = Limits{Answer: time.Second, Line: 1 << 20}
			e := open(t, o)
			start := time.Now()
			got := harness.RunCorpus(context.Background(), e, c, harness.Options{Jobs: 2, Select: func(r *rulings.Ruling, cs *rulings.Case) bool {
				return strings.Contains(r.ID, "trinatzach") || strings.Contains(r.ID, "stratobag") && cs.ID == "discard"
			}})
			if took := time.Since(start); took > 8*time.Second {
				t.Errorf("it took %v", took)
			}
			bags := 0
			for _, r := range got {
				if !strings.Contains(r.ID, "stratobag") {
					if r.Verdict != harness.Pass {
						t.Errorf("%s/%s: %s %s %q", r.ID, r.CaseID, r.Verdict, r.Reason, r.Log)
					}
					continue
				}
				bags++
				log := strings.Join(r.Log, "\n")
				if r.Verdict != x.verdict || !strings.Contains(r.Reason, x.reason) || !strings.Contains(log, x.log) || (x.log == "") != (log == "") {
					t.Errorf("%s %q\n%s\nwant %s %q", r.Verdict, r.Reason, log, x.verdict, x.reason)
				}
				if strings.Contains(r.Reason, "\n") {
					t.Errorf("more than a line: %q", r.Reason)
				}
				for _, l := range r.Log {
					if pid, ok := strings.CutPrefix(l, "stderr: child "); ok {
						n, _ := strconv.Atoi(pid)
						if x.name == "children" {
							goes(t, n)
						} else {
							kill(n)
						}
					}
				}
			}
			if bags != 1 || len(got) < 3 {
				t.Errorf("%d results", len(got))
			}
		}
		t.Run(x.name, func(t *testing.T) { play(t, false) })
		if slices.Contains([]string{"silent", "half", "half-exit", "late", "exit", "closed", "children"}, x.name) {
			t.Run(x.name+"-no-deadlines", func(t *testing.T) { play(t, true) })
		}
	}
}

// TestForkLie: an engine that says that it can fork is held to it.
func TestForkLie(t *testing.T) {
	c := corpus(t)
	e := open(t, as("sloppy fork unsupported"))
	lies := 0
	for _, r := range harness.RunCorpus(context.Background(), e, c, harness.Options{Select: sample(c, 20)}) {
		switch {
		case r.Verdict == harness.Protocol && strings.Contains(r.Reason, "it says that it can fork, and does not"):
			lies++
		case r.Verdict != harness.Pass:
			t.Errorf("%s/%s: %s %s", r.ID, r.CaseID, r.Verdict, r.Reason)
		}
	}
	if lies == 0 {
		t.Error("no case branches")
	}
}

// goes holds a process to ending.
func goes(t *testing.T, pid int) {
	for range 100 {
		state, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
		if err != nil || bytes.Contains(state, []byte(") Z ")) {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Errorf("process %d is still there", pid)
}

// TestBadStart: what goes wrong before the first case ends the run with a reason.
func TestBadStart(t *testing.T) {
	for _, x := range []struct {
		o    Options
		want string
	}{
		{Options{}, "an engine is a command or an address"},
		{Options{Command: []string{"no-such-engine"}}, `exec: "no-such-engine": `},
		{Options{Command: []string{"true"}}, "the engine exited instead of answering hello"},
		{Options{Command: []string{"false"}}, "the engine ended with exit status 1 instead of answering hello"},
		{Options{Command: []string{"echo", "welcome"}}, "protocol error: hello: the reply is no JSON object; write logs to stderr"},
		{Options{Command: []string{"sleep", "60"}, Limits: Limits{Start: 200 * time.Millisecond}}, "timeout: no answer to hello within 200ms"},
		{as("bad wrong-version"), "protocol error: the engine speaks version 9 of the protocol, which is not one of 1 to 1"},
		{Options{Addr: "tcp:example.com:80"}, "tcp:example.com:80: only engines on this machine can be reached; write tcp:127.0.0.1:PORT"},
		{Options{Addr: "here"}, "here is no address: write tcp:127.0.0.1:PORT or unix:PATH"},
		{Options{Addr: "unix:/no/such/socket"}, "no engine waits at unix:/no/such/socket: "},
	} {
		_, err := Open(context.Background(), x.o)
		if err == nil || !strings.HasPrefix(err.Error(), x.want) {
			t.Errorf("%v: %v\nwant %s", x.o.Command, err, x.want)
		}
	}
}

// TestBadEnd: what an engine does wrong in going is told by Close.
func TestBadEnd(t *testing.T) {
	for bad, want := range map[string]string{
		"after-bye": "protocol error: output after bye",
		"stays":     "timeout: the engine is still there 300ms after bye",
	} {
		o := as("bad " + bad)
		o.Limits.Exit = 300 * time.Millisecond
		e, err := Open(context.Background(), o)
		if err != nil {
			t.Fatal(err)
		}
		if err := e.Close(); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", bad, err, want)
		}
	}
}

// TestStopped: when the context ends, so does the run, at once, and every process with it.
func TestStopped(t *testing.T) {
	c := corpus(t)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	e, err := Open(ctx, as("bad silent"))
	if err != nil {
		t.Fatal(err)
	}
	pid := e.idle[0].child.cmd.Process.Pid
	time.AfterFunc(300*time.Millisecond, cancel)
	start := time.Now()
	for _, r := range harness.RunCorpus(ctx, e, c, harness.Options{Jobs: 2}) {
		if r.Verdict == harness.Crash || r.Verdict == harness.TimedOut {
			t.Errorf("%s %s: %s: %s", r.ID, r.CaseID, r.Verdict, r.Reason)
		}
	}
	if took := time.Since(start); took > 3*time.Second {
		t.Errorf("it took %v", took)
	}
	goes(t, pid)
	_ = e.Close()
}

// TestStoppedIsNoCrash: an engine that the end of the run has ended did not crash, whichever of the two is seen first.
func TestStoppedIsNoCrash(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	e, err := Open(ctx, as("bad silent"))
	if err != nil {
		t.Fatal(err)
	}
	c := e.idle[0]
	c.child.kill()
	<-c.child.exited
	if got := c.ioError(ctx, io.EOF, doNew, time.Second); !strings.HasPrefix(got.Error(), "the engine ended with ") {
		t.Errorf("before the end of the run: %v", got)
	}
	cancel()
	want := &harness.Timeout{What: "stopped while waiting for the answer to new"}
	if diff := cmp.Diff(want, c.ioError(ctx, io.EOF, doNew, time.Second)); diff != "" {
		t.Error(diff)
	}
	_ = e.Close()
}

// TestCaseLimits: a case as a whole is held to a time and to an amount of output.
func TestCaseLimits(t *testing.T) {
	c := corpus(t)
	bag := func(r *rulings.Ruling, cs *rulings.Case) bool {
		return strings.Contains(r.ID, "stratobag") && cs.ID == "discard"
	}
	for _, x := range []struct {
		bad     string
		limits  Limits
		verdict harness.Verdict
		want    string
	}{
		{"silent", Limits{Case: 300 * time.Millisecond}, harness.TimedOut, "timeout: the case took too long; it was waiting for the answer to choose"},
		{"none", Limits{Output: 2000}, harness.Protocol, "more than 2000 bytes of output in one case"},
	} {
		o := as("bad " + x.bad)
		o.Limits = x.limits
		e := open(t, o)
		r := harness.RunCorpus(context.Background(), e, c, harness.Options{Select: bag})[0]
		if r.Verdict != x.verdict || r.Reason != x.want {
			t.Errorf("%s %s", r.Verdict, r.Reason)
		}
	}
}

// sloppy is the reference engine that gets the answer to one request wrong.
func sloppy(request, how string) int {
	c, err := rulings.Load(rulings.Embedded())
	if err != nil {
		return 1
	}
	info := nativeInfo
	info.Protocol, info.Fork, info.Chance = Version, true, true
	s := &server{eng: native.New(c), info: info, games: map[int]harness.Position{}}
	in := bufio.NewReader(os.Stdin)
	times := 0
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return 0
		}
		at := bytes.Contains(line, []byte(`"do":"`+request+`"`))
		if at && how == "no-events" {
			line = bytes.Replace(line, []byte(`"events":true`), []byte(`"events":false`), 1)
		}
		reply, last := s.answer(line)
		out := string(reply)
		if at {
			times++
			switch how {
			case "shuffled":
				if times == 7 {
					out = regexp.MustCompile(`"options":\[(\{.*?\}),(\{.*?\})`).ReplaceAllString(out, `"options":[$2,$1`)
				}
			case "outside":
				out = strings.Replace(strings.Replace(out, `"position":{`, ``, 1), "}\n", "\n", 1)
			case "log":
				out = "setting up\n" + out
			case "no-card":
				out = strings.Replace(out, `"verb":"summon","card":0`, `"verb":"summon"`, 1)
			case "no-step":
				out = strings.Replace(out, `"step":"main",`, ``, 1)
			case "zone":
				out = strings.Replace(out, `"hand":`, `"hands":`, 1)
			case "lost":
				out = regexp.MustCompile(`"shields":\[\d+,`).ReplaceAllString(out, `"shields":[`)
			case "silent":
				time.Sleep(time.Hour)
			case "error":
				out = `{` + idField.FindString(out) + `,"error":"what?"}` + "\n"
			case "unsupported":
				out = `{` + idField.FindString(out) + `,"unsupported":"everything"}` + "\n"
			case "exit":
				return 0
			}
		}
		fmt.Print(out)
		if last {
			return 0
		}
	}
}
