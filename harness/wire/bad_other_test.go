//go:build !unix

package wire

import (
	"os"
	"os/exec"
)

func kill(pid int) {
	if p, err := os.FindProcess(pid); err == nil {
		_ = p.Kill()
	}
}

func leaveGroup(*exec.Cmd) {}
