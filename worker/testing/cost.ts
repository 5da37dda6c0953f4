// What a request costs its stores: round trips to D1, rows read and written, and sessions read from KV. Counts, so they
// do not depend on the machine.
import { envWith } from './database.ts';

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
  const counting = envWith(env, (real) => ({
    prepare: (sql) => countingStatement(real.prepare(sql), spent),
    batch: async <T>(statements: D1PreparedStatement[]) => {
      const results = await real.batch<T>(statements);
      spent.roundTrips += 1;
      for (const { meta } of results) add(spent, meta);
      return results;
    },
  }));
  return { env: { ...counting, SESSIONS: countingKV(env.SESSIONS, spent) }, spent };
}

function add(spent: Cost, meta: D1Meta): void {
  spent.rowsRead += meta.rows_read;
  spent.rowsWritten += meta.rows_written;
}

/** The statement itself, for a batch takes no other; those that are sent alone count. */
function countingStatement(statement: D1PreparedStatement, spent: Cost): D1PreparedStatement {
  const bind = statement.bind.bind(statement);
  const all: D1PreparedStatement['all'] = statement.all.bind(statement);
  const run: D1PreparedStatement['run'] = statement.run.bind(statement);
  const measured =
    (send: D1PreparedStatement['all']) =>
    async <T>() => {
      const result = await send<T>();
      spent.roundTrips += 1;
      add(spent, result.meta);
      return result;
    };
  const unmeasured =
    (send: (...args: never[]) => Promise<unknown>) =>
    (...args: never[]) => {
      spent.roundTrips += 1;
      spent.unmeasured += 1;
      return send(...args);
    };
  return Object.assign(statement, {
    bind: (...values: unknown[]) => countingStatement(bind(...values), spent),
    all: measured(all),
    run: measured(run),
    first: unmeasured(statement.first.bind(statement)),
    raw: unmeasured(statement.raw.bind(statement)),
  });
}

function countingKV(kv: KVNamespace, spent: Cost): KVNamespace {
  const get = (...args: Parameters<KVNamespace['get']>) => {
    spent.kvReads += 1;
    return kv.get(...args);
  };
  return new Proxy(kv, {
    get: (target, name) => {
      if (name === 'get') return get;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
