package wire

import _ "embed"

//go:embed schema/protocol-1.json
var schema []byte

// Schema is the JSON Schema (2020-12) of all messages: #/$defs/request and #/$defs/reply.
func Schema() []byte { return append([]byte(nil), schema...) }

//go:embed PROTOCOL.md
var protocol []byte

// Protocol is the text that specifies the protocol.
func Protocol() []byte { return append([]byte(nil), protocol...) }
