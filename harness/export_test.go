package harness

import "context"

// Worker plays cases one after the other with the same buffers, as those of a run do.
type Worker struct{ session }

// Play plays a case under the rules of a day.
func (w *Worker) Play(ctx context.Context, eng Engine, p *Plan, date Date) Result {
	defer w.close()
	return w.run(ctx, eng, p, date)
}
