package harness

import (
	"bytes"
	"hash/maphash"
)

// table holds the positions met in one level, to find equal ones. The hash finds candidates only; what
// makes two positions one is that their whole keys, their pasts and their starts agree.
type table struct {
	on      bool
	seed    maphash.Seed
	seeded  bool
	slots   []int32 // index into entries + 1; 0 is free
	entries []entry
	keys    []byte
}

// ordinaryKey is room enough for most keys.
const ordinaryKey = 1 << 9

type entry struct {
	hash     uint64
	from, to int32 // of keys
	past     int32
	start    int32
	done     bool
}

func (t *table) reset() {
	t.on = false
	if len(t.entries) > 0 {
		clear(t.slots)
		t.entries, t.keys = t.entries[:0], t.keys[:0]
	}
}

// seen reports whether an equal node is there, and adds this one if not.
func (t *table) seen(s *session, n *node, done bool) bool {
	c, ok := n.pos.(Comparable)
	if !ok {
		return false
	}
	if !t.seeded {
		t.seed, t.seeded = maphash.MakeSeed(), true
	}
	from := len(t.keys)
	if cap(t.keys)-from < ordinaryKey { // append alone would grow it by little, and copy it many times
		t.keys = append(make([]byte, 0, max(2*cap(t.keys), 2*ordinaryKey)), t.keys...)
	}
	t.keys = c.Key(t.keys)
	e := entry{hash: maphash.Bytes(t.seed, t.keys[from:]), from: int32(from), to: int32(len(t.keys)), past: n.past, start: n.start, done: done}
	if 2*len(t.entries) >= len(t.slots) {
		t.grow()
	}
	i := e.hash & uint64(len(t.slots)-1)
	for ; t.slots[i] != 0; i = (i + 1) & uint64(len(t.slots)-1) {
		o := &t.entries[t.slots[i]-1]
		if o.hash == e.hash && o.done == e.done && o.start == e.start && s.samePast(o.past, e.past) &&
			bytes.Equal(t.keys[o.from:o.to], t.keys[e.from:e.to]) {
			t.keys = t.keys[:from]
			return true
		}
	}
	t.entries = append(t.entries, e)
	t.slots[i] = int32(len(t.entries))
	return false
}

func (t *table) grow() {
	t.slots = make([]int32, max(64, 2*len(t.slots)))
	for k := range t.entries {
		i := t.entries[k].hash & uint64(len(t.slots)-1)
		for t.slots[i] != 0 {
			i = (i + 1) & uint64(len(t.slots)-1)
		}
		t.slots[i] = int32(k + 1)
	}
}

func (s *session) samePast(a, b int32) bool {
	if a == b {
		return true
	}
	for i := range s.plan.marks {
		if s.past[int(a)+i] != s.past[int(b)+i] {
			return false
		}
	}
	return true
}
