// Ends a server in order after Ctrl-C or a supervisor's signal, which does not count as a failure.

/** From now on, SIGINT and SIGTERM call `stop` and then exit with 0. */
export function onShutdown(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // The runtime's own listener would exit before `stop` has finished.
    process.removeAllListeners(signal);
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}
