package main

import (
	"context"
	"fmt"
	"os"

	"dmconform/harness/wire"

	"github.com/spf13/cobra"
)

func newServe() *cobra.Command {
	var dir, listen string
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Be an engine: play the reference engine through the protocol",
		Long: `Serve speaks the engine's side of the protocol on stdin and stdout, so that another runner, or this one with
--engine "conform serve", plays the reference engine. With --listen it waits for runners at an address instead,
as conform attach expects it, until it is interrupted.`,
		Args: cobra.NoArgs,
	}
	dirFlag(cmd, &dir)
	cmd.Flags().StringVar(&listen, "listen", "", "wait at this `address`: tcp:127.0.0.1:PORT or unix:PATH")
	cmd.RunE = func(*cobra.Command, []string) error {
		corpus, err := loadCorpus(dir)
		if err != nil {
			return err
		}
		eng, err := startEngine(corpus)
		if err != nil {
			return err
		}
		if listen != "" {
			ctx, stop := untilInterrupted(context.Background())
			defer stop()
			if err := wire.ServeAddr(ctx, eng, listen, nativeInfo()); err != nil {
				return fmt.Errorf("--listen: %w", err)
			}
			return nil
		}
		// Nothing waits here that a signal would have to end gently.
		if err := wire.Serve(context.Background(), eng, os.Stdin, os.Stdout, nativeInfo()); err != nil {
			return &exitError{exitOurFault, err}
		}
		return nil
	}
	return cmd
}
