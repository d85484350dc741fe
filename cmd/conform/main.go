// Conform replays official rulings on the reference engine.
package main

import "os"

func main() { os.Exit(Main()) }
