package harness

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"dmconform/rulings"
)

// Options say how a corpus is run. The zero value runs all of it, each case under the newest rules it holds for.
type Options struct {
	AsOf     Date                                      // run the cases that hold on that day, under its rules
	Jobs     int                                       // cases at a time; 0 is one for each core
	FailFast bool                                      // no results after the first that is not a pass
	Timeout  time.Duration                             // for one case; 0 is none
	Select   func(*rulings.Ruling, *rulings.Case) bool // nil: all
}

// Holds reports whether a case holds on a day: since its first (the ruling's date if it gives neither
// end) and before its last. Where that is not known it may: such a case is selected, and undetermined.
func Holds(r *rulings.Ruling, c *rulings.Case, d Date) bool {
	since := since(r, c)
	return since <= d && (c.Until == 0 || d < c.Until) || unknown(c, d) != nil
}

// unknown is the days around one on which it is not known whether a case holds, nil if that is known.
func unknown(c *rulings.Case, d Date) *rulings.Span {
	for i := range c.Unknown {
		if c.Unknown[i].Has(d) {
			return &c.Unknown[i]
		}
	}
	return nil
}

func since(r *rulings.Ruling, c *rulings.Case) Date {
	if c.Since == 0 && c.Until == 0 {
		return r.Date
	}
	return c.Since
}

// Newest is the day whose rules a case runs under by default: the last it is known to hold for, 0 (the
// newest) if it still holds.
func Newest(c *rulings.Case) Date {
	d := c.Until.Add(-1)
	if s := unknown(c, d); s != nil {
		return s.After
	}
	return d
}

// job is a case to run.
type job struct {
	ruling *rulings.Ruling
	cs     *rulings.Case
	date   Date
	plan   *Plan
	err    error
}

// jobs lists what the options select, in the order of the corpus.
func jobs(corpus *rulings.Corpus, o *Options) []job {
	var out []job
	for _, r := range corpus.Rulings {
		for i := range r.Cases {
			c := &r.Cases[i]
			date := o.AsOf
			switch {
			case o.Select != nil && !o.Select(r, c), o.AsOf != 0 && !Holds(r, c, o.AsOf):
				continue
			case date == 0:
				date = Newest(c)
			}
			out = append(out, job{ruling: r, cs: c, date: date})
		}
	}
	return out
}

// RunCorpus runs the cases of a corpus. The results stand in the order of the corpus, whatever the
// number of jobs. When the context ends, those that were not begun are left out.
func RunCorpus(ctx context.Context, eng Engine, corpus *rulings.Corpus, o Options) []Result {
	return runJobs(ctx, eng, jobs(corpus, &o), &o)
}

func runJobs(ctx context.Context, eng Engine, js []job, o *Options) []Result {
	results := make([]Result, len(js))
	done := make([]bool, len(js))
	var next, stop atomic.Int64
	stop.Store(int64(len(js)))
	workers := o.Jobs
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	var wg sync.WaitGroup
	for range min(workers, len(js)) {
		wg.Go(func() {
			var s session
			for {
				i := next.Add(1) - 1
				if i >= stop.Load() || ctx.Err() != nil {
					return
				}
				results[i] = s.job(ctx, eng, &js[i], o)
				done[i] = results[i].Verdict != TimedOut || ctx.Err() == nil
				if o.FailFast && results[i].Verdict != Pass {
					lower(&stop, i+1)
				}
			}
		})
	}
	wg.Wait()
	// Cases are begun in order, so all before the first that stopped the run are done.
	out := results[:0]
	for i := range stop.Load() {
		if done[i] {
			out = append(out, results[i])
		}
	}
	return out
}

func lower(v *atomic.Int64, to int64) {
	for {
		old := v.Load()
		if old <= to || v.CompareAndSwap(old, to) {
			return
		}
	}
}

func (s *session) job(ctx context.Context, eng Engine, j *job, o *Options) Result {
	if unknown(j.cs, j.date) != nil {
		return Result{
			ID: j.ruling.ID, CaseID: j.cs.ID, Date: j.ruling.Date, Rules: j.date, Kind: j.ruling.Kind,
			Verdict: Undetermined, Reason: "it is not known which answer held on that day",
		}
	}
	if j.plan == nil && j.err == nil {
		j.plan, j.err = NewPlan(j.ruling, j.cs)
	}
	if j.err != nil {
		return unplayable(j.ruling, j.cs, j.date, j.err)
	}
	if o.Timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, o.Timeout)
		defer cancel()
	}
	defer s.close()
	return s.run(ctx, eng, j.plan, j.date)
}
