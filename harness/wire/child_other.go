//go:build !unix

package wire

import "os/exec"

// There are no process groups here: what an engine started and left behind stays.
func ownGroup(*exec.Cmd) {}

func killGroup(cmd *exec.Cmd) { _ = cmd.Process.Kill() }
