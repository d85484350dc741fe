// Conform replays official rulings on the reference engine, or on any other that speaks its protocol.
package main

import "os"

func main() { os.Exit(Main()) }
