// Counts the D1 round trips, rows read, rows written and KV session reads of a request.
import { bindingWith } from './binding.ts';
import { watchedDatabase } from './database.ts';

export interface Cost {
  roundTrips: number;
  rowsRead: number;
  rowsWritten: number;
  kvReads: number;
  /** Round trips for which D1 reports no rows read. There are none while all statements go in batches. */
  unmeasured: number;
}

export const noCost = (): Cost => ({ roundTrips: 0, rowsRead: 0, rowsWritten: 0, kvReads: 0, unmeasured: 0 });

/** Bindings that count, and the sum so far. They count below drizzle, which drops `meta`. */
export function countingEnv(env: Env): { env: Env; spent: Cost } {
  const spent = noCost();
  const DB = watchedDatabase(env.DB, async ({ verb }, make) => {
    const result = await make();
    spent.roundTrips += 1;
    // D1 returns `meta` from `batch`, `all` and `run` only.
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
