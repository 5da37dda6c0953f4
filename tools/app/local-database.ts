// The database of a local runtime. The runtime's own proxy sends a request for each statement that is prepared and for
// each bind, and blocks until it is answered; this sends one for a whole batch.
/* oxlint-disable typescript/no-unnecessary-type-parameters -- as with D1, the caller says what its query returns */
import type { Miniflare } from 'miniflare';

/** The part of D1 that tools use. */
export interface Database {
  prepare(sql: string): Statement;
  /** All or nothing. */
  batch<T>(statements: Statement[]): Promise<{ results: T[] }[]>;
}

export interface Statement {
  bind(...values: unknown[]): Statement;
  all<T>(): Promise<{ results: T[] }>;
  first<T>(): Promise<T | null>;
  run(): Promise<unknown>;
}

/** The worker that runs the statements of one request. */
export const databaseWorker = `export default {
  async fetch(request, { DB }) {
    try {
      const statements = await request.json();
      const answers = await DB.batch(statements.map(({ sql, values }) => DB.prepare(sql).bind(...values)));
      return Response.json(answers.map(({ results }) => ({ results })));
    } catch (error) {
      return new Response(error.message, { status: 500 });
    }
  },
};`;

/** @param runtime its first worker is `databaseWorker`, with the binding DB */
export function localDatabase(runtime: Miniflare): Database {
  const texts = new WeakMap<Statement, { sql: string; values: unknown[] }>();

  async function batch<T>(statements: Statement[]): Promise<{ results: T[] }[]> {
    const body = JSON.stringify(statements.map((statement) => texts.get(statement)));
    const answer = await runtime.dispatchFetch('http://database/', { method: 'POST', body });
    if (!answer.ok) throw new Error(await answer.text());
    // What D1 answers is as its caller says.
    return (await answer.json()) as { results: T[] }[];
  }

  async function rowsOf<T>(statement: Statement): Promise<{ results: T[] }> {
    const [answer] = await batch<T>([statement]);
    return answer ?? { results: [] };
  }

  function statementOf(sql: string, values: unknown[]): Statement {
    const statement: Statement = {
      bind: (...others) => statementOf(sql, others),
      all: () => rowsOf(statement),
      first: async <T>() => (await rowsOf<T>(statement)).results[0] ?? null,
      run: () => rowsOf(statement),
    };
    texts.set(statement, { sql, values });
    return statement;
  }

  return { prepare: (sql) => statementOf(sql, []), batch };
}
