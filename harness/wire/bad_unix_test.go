//go:build unix

package wire

import (
	"os/exec"
	"syscall"
)

func kill(pid int) { _ = syscall.Kill(pid, syscall.SIGKILL) }

func leaveGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} }
