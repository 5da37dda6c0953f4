// What a request costs its stores: round trips to D1, rows read and written, and sessions read from KV. Counts, so they
// do not depend on the machine.
import { bindingWith } from './binding.ts';
import { watchedDatabase } from './database.ts';

export interface Cost {
  roundTrips: number;
  rowsRead: number;
  rowsWritten: number;
  kvReads: number;
  /** Round trips of which D1 does not say how many rows they read: none, while everything goes in batches. */
  unmeasured: number;
}

export const noCost = (): Cost => ({ roundTrips: 0, rowsRead: 0, rowsWritten: 0, kvReads: 0, unmeasured: 0 });

/** The bindings with stores that add up, and the sum so far. drizzle drops `meta`, so it is counted below drizzle. */
export function countingEnv(env: Env): { env: Env; spent: Cost } {
  const spent = noCost();
  const DB = watchedDatabase(env.DB, async ({ verb }, make) => {
    const result = await make();
    spent.roundTrips += 1;
    // What D1 answers to a batch, to a statement that is sent alone, and where it leaves the rest out.
    const measured: unknown = verb === 'batch' ? result : ['all', 'run'].includes(verb) ? [result] : null;
    if (measured === null) spent.unmeasured += 1;
    for (const { meta } of (measured ?? []) as D1Result[]) {
      spent.rowsRead += meta.rows_read;
      spent.rowsWritten += meta.rows_written;
    }
    return result;
  });
  const get = (...args: Parameters<KVNamespace['get']>) => {
    spent.kvReads += 1;
    return env.SESSIONS.get(...args);
  };
  return { env: { ...env, DB, SESSIONS: bindingWith(env.SESSIONS, { get }) }, spent };
}
