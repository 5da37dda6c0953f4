// Which statements a request sends to D1: their text and parameters, what they read, and how SQLite goes about them.
import { envWith } from './database.ts';

export interface Sent {
  sql: string;
  parameters: unknown[];
  /** Undefined for what is not part of a batch: D1's answer to it does not say. */
  rowsRead?: number;
}

/** The bindings with a D1 that remembers what was bound, and what it remembers. */
export function rememberingEnv(env: Env): { env: Env; sent: Sent[] } {
  const sent: Sent[] = [];
  const known = new WeakMap<D1PreparedStatement, Sent>();
  const remembering = envWith(env, (real) => ({
    prepare: (sql) => {
      const statement = real.prepare(sql);
      const bind = statement.bind.bind(statement);
      return Object.assign(statement, {
        bind: (...parameters: unknown[]) => {
          const bound = bind(...parameters);
          const one: Sent = { sql, parameters };
          sent.push(one);
          known.set(bound, one);
          return bound;
        },
      });
    },
    batch: async <T>(statements: D1PreparedStatement[]) => {
      const results = await real.batch<T>(statements);
      for (const [i, { meta }] of results.entries()) {
        const one = statements[i] && known.get(statements[i]);
        if (one) one.rowsRead = meta.rows_read;
      }
      return results;
    },
  }));
  return { env: remembering, sent };
}

/** Steps of SQLite's plan for a statement, such as 'SEARCH rocks USING INDEX rocks_code_key (code_key=?)'. */
export async function planOf({ DB }: Env, { sql, parameters }: Sent): Promise<string[]> {
  const plan = DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...parameters);
  const { results } = await plan.all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}
