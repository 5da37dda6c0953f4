// Ending a server: Ctrl-C or a supervisor's signal stops it in order, and that is no failure.

/** From here on, SIGINT and SIGTERM stop what runs and end with 0. */
export function endWith(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // The runtime's own listener would end the process in the middle of it.
    process.removeAllListeners(signal);
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}
