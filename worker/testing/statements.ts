// Which statements a request sends to D1: their text and parameters, what they read, and how SQLite goes about them.
import { watchedDatabase } from './database.ts';

export interface Sent {
  sql: string;
  parameters: readonly unknown[];
  /** Undefined for what is not part of a batch: D1's answer to it does not say. */
  rowsRead?: number;
}

/** The bindings with a D1 that remembers what was sent, and what it remembers. */
export function rememberingEnv(env: Env): { env: Env; sent: Sent[] } {
  const sent: Sent[] = [];
  const DB = watchedDatabase(env.DB, async ({ verb, statements }, make) => {
    const own = statements.map(({ sql, parameters }): Sent => ({ sql, parameters }));
    sent.push(...own);
    const result = await make();
    // What D1 answers to a batch.
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
