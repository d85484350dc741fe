package rulings

import (
	"os"
	"testing"
)

func TestLoadGood(t *testing.T) {
	if _, err := Load(os.DirFS("testdata/good")); err != nil {
		t.Fatal(err)
	}
}

func TestEmbedded(t *testing.T) {
	if _, err := LoadAt(Embedded(), "rulings"); err != nil {
		t.Fatal(err)
	}
}
