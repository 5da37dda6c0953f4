// Records the statements that a request sends to D1: text, parameters, rows read and query plan.
import { watchedDatabase } from './database.ts';

export interface Sent {
  sql: string;
  parameters: readonly unknown[];
  /** Undefined for a statement outside of a batch. */
  rowsRead?: number;
}

/** The bindings with a D1 that records statements, and the record. */
export function rememberingEnv(env: Env): { env: Env; sent: Sent[] } {
  const sent: Sent[] = [];
  const DB = watchedDatabase(env.DB, async ({ verb, statements }, make) => {
    const own = statements.map(({ sql, parameters }): Sent => ({ sql, parameters }));
    sent.push(...own);
    const result = await make();
    // A batch returns one result for each statement.
    const results = verb === 'batch' ? (result as D1Result[]) : [];
    for (const [i, one] of own.entries()) one.rowsRead = results[i]?.meta.rows_read;
    return result;
  });
  return { env: { ...env, DB }, sent };
}

/** Steps of SQLite's plan for a statement, such as 'SEARCH rocks USING INDEX rocks_code_key (code_key=?)'. */
export async function planOf({ DB }: Env, { sql, parameters }: Sent): Promise<string[]> {
  const plan = DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...parameters);
  const { results } = await plan.all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}
