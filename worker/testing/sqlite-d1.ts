// D1's interface to an SQLite database in the same process, for tests that need it hundreds of thousands of times.
import type { Queries } from '../platform/d1-session.ts';

/** What is used of `DatabaseSync` of node:sqlite. */
export interface Sqlite {
  exec(sql: string): void;
  prepare(sql: string): { all(...values: (string | number | null)[]): unknown[] };
}

interface Bound {
  sql: string;
  values: readonly unknown[];
}

/** Batches only, as the operations use D1: each is all or nothing, also within a transaction of the test. */
export function d1Of(sqlite: Sqlite): Queries {
  const known = new Map<string, ReturnType<Sqlite['prepare']>>();
  const run = ({ sql, values }: Bound) => {
    let statement = known.get(sql);
    if (!statement) known.set(sql, (statement = sqlite.prepare(sql)));
    // As D1 binds them.
    return statement.all(
      ...values.map((value) => (typeof value === 'boolean' ? Number(value) : value) as string),
    );
  };
  const batch = (statements: readonly Bound[]) => {
    sqlite.exec('SAVEPOINT batch');
    try {
      const answers = statements.map((statement) => ({ success: true, meta: {}, results: run(statement) }));
      sqlite.exec('RELEASE batch');
      return Promise.resolve(answers);
    } catch (error) {
      sqlite.exec('ROLLBACK TO batch');
      sqlite.exec('RELEASE batch');
      return Promise.reject(new Error(`D1_ERROR: ${String(error)}`, { cause: error }));
    }
  };
  const prepare = (sql: string) => ({
    sql,
    values: [],
    bind: (...values: unknown[]): Bound => ({ sql, values }),
  });
  // Operations and drizzle's batches use nothing else of D1.
  return { prepare, batch } as unknown as Queries;
}
