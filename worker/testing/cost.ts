// What a request costs D1: round trips, rows read and written. Counts, so they do not depend on the machine.
import { envWith } from './database.ts';

export interface Cost {
  roundTrips: number;
  rowsRead: number;
  rowsWritten: number;
}

/** The bindings with a D1 that adds up, and the sum so far. drizzle drops `meta`, so it is counted below drizzle. */
export function countingEnv(env: Env): { env: Env; spent: Cost } {
  const spent: Cost = { roundTrips: 0, rowsRead: 0, rowsWritten: 0 };
  const counting = envWith(env, (real) => ({
    batch: async <T>(statements: D1PreparedStatement[]) => {
      const results = await real.batch<T>(statements);
      spent.roundTrips += 1;
      for (const { meta } of results) {
        spent.rowsRead += meta.rows_read;
        spent.rowsWritten += meta.rows_written;
      }
      return results;
    },
  }));
  return { env: counting, spent };
}
