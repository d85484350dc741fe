package wire

import (
	"bufio"
	"bytes"
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"dmconform/harness"
)

// canned answers the requests of a recording with its replies, one after the other and over again, with the
// id of the request: the least that an engine can do.
func canned(file string) int {
	rec, err := os.ReadFile(file)
	if err != nil {
		return 1
	}
	_, replies := said2(rec)
	in := bufio.NewReaderSize(os.Stdin, 1<<20)
	var out []byte
	for i := 0; ; i++ {
		if i == len(replies) {
			i = 1 // hello is said once
		}
		line, err := in.ReadSlice('\n')
		if err != nil {
			return 0
		}
		id := line[:bytes.IndexAny(line, ",}")]
		if bytes.Contains(line, []byte(`"do":"bye"`)) {
			os.Stdout.WriteString(string(id) + "}\n")
			return 0
		}
		out = append(append(out[:0], id...), replies[i][bytes.IndexAny(replies[i], ",}"):]...)
		if _, err := os.Stdout.Write(out); err != nil {
			return 1
		}
	}
}

// said2 takes a recording of one process apart.
func said2(rec []byte) (requests, replies [][]byte) {
	for l := range bytes.Lines(rec) {
		if text, ok := bytes.CutPrefix(l, []byte("1> ")); ok {
			requests = append(requests, text)
		} else if text, ok := bytes.CutPrefix(l, []byte("1< ")); ok {
			replies = append(replies, text)
		}
	}
	return requests, replies
}

// BenchmarkRunner compares a run of the corpus with a bare exchange of the same messages with the same
// process, and reports how many times as long it takes.
func BenchmarkRunner(b *testing.B) {
	c := corpus(b)
	var rec bytes.Buffer
	o := as("native")
	o.Record = &rec
	e, err := Open(context.Background(), o)
	if err != nil {
		b.Fatal(err)
	}
	harness.RunCorpus(context.Background(), e, c, harness.Options{Jobs: 1})
	requests, replies := said2(rec.Bytes())
	file := filepath.Join(b.TempDir(), "recording")
	if err := os.WriteFile(file, rec.Bytes(), 0o666); err != nil {
		b.Fatal(err)
	}
	if err := e.Close(); err != nil {
		b.Fatal(err)
	}
	size := 0
	for _, r := range replies {
		size += len(r)
	}

	bare, err := startChild(&Options{Command: []string{os.Args[0]}, Env: []string{actAs + "=canned " + file}})
	if err != nil {
		b.Fatal(err)
	}
	defer bare.Close()
	defer bare.kill()
	in := bufio.NewReaderSize(bare, 64<<10)
	say := func(request []byte) {
		if _, err := bare.Write(request); err != nil {
			b.Fatal(err)
		}
		if _, err := in.ReadSlice('\n'); err != nil {
			b.Fatal(err)
		}
	}
	say(requests[0])
	run := open(b, as("canned "+file))
	var exchange, whole time.Duration
	for b.Loop() {
		start := time.Now()
		for _, r := range requests[1:] {
			say(r)
		}
		exchange += time.Since(start)
		start = time.Now()
		for _, r := range harness.RunCorpus(context.Background(), run, c, harness.Options{Jobs: 1}) {
			if r.Verdict != harness.Pass {
				b.Fatalf("%+v", r)
			}
		}
		whole += time.Since(start)
	}
	n := float64(b.N * (len(requests) - 1))
	b.ReportMetric(float64(whole)/float64(exchange), "times-bare")
	b.ReportMetric(float64(exchange.Microseconds())/n, "bare-µs/message")
	b.ReportMetric(float64(whole.Microseconds())/n, "run-µs/message")
	b.ReportMetric(float64(size)/float64(len(replies)), "bytes/reply")
}
