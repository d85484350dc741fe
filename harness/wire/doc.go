// Package wire lets engines in any language play: a child process that reads and writes a JSON object a
// line. PROTOCOL.md specifies it. Open starts an engine and makes it a harness.Engine; Serve lets any
// harness.Engine be played so.
//
//	scan.go      JSON, value by value
//	message.go   what the two sides say to each other
//	encode.go    writing it
//	request.go   reading what the runner says
//	reply.go     reading what the engine says, and holding it to the protocol
//	board.go     boards, both ways
//	conn.go      one engine, a request and its reply at a time, within limits
//	child.go     an engine as a process, gone with its children at the end
//	log.go       what is kept and recorded of what was said
//	engine.go    several of them as a harness.Engine
//	position.go  positions that never change, on an engine that does
//	grain.go     engines that ask several questions at once
//	serve.go     the other side
//	check.go     a first contact, for those who write an engine
//	schema.go    JSON Schemas of all messages
package wire
