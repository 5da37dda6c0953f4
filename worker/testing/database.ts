// D1 with some methods replaced, to count, record or fail calls. This includes every session that it opens.
import type { Queries } from '../platform/d1-session.ts';
import { bindingWith } from './binding.ts';

/** Replacements for methods of D1 or of a session. All other methods stay as they are. */
export type Differing = (real: Queries) => Partial<Queries>;

export function databaseWith(real: D1Database, differing: Differing): D1Database {
  const around = <T extends D1Database | D1DatabaseSession>(target: T): T => {
    const bound: Queries = {
      prepare: (text) => target.prepare(text),
      batch: (statements) => target.batch(statements),
    };
    const withSession = (start?: string) => around(real.withSession(start));
    return bindingWith<object>(target, { ...bound, ...differing(bound), withSession }) as T;
  };
  return around(real);
}

/** The bindings with such a D1. */
export const envWith = (env: Env, differing: Differing): Env => ({
  ...env,
  DB: databaseWith(env.DB, differing),
});

/** A call to D1, such as 'batch' or 'first', and its statements. */
export interface DatabaseCall {
  verb: string;
  statements: readonly { sql: string; parameters: readonly unknown[] }[];
}

/** D1 that passes every call, a single statement or a batch, through `run`. */
export function watchedDatabase(
  real: D1Database,
  run: <T>(call: DatabaseCall, make: () => Promise<T>) => Promise<T>,
): D1Database {
  type Known = DatabaseCall['statements'][number] & { target: D1PreparedStatement };
  const all = new WeakMap<D1PreparedStatement, Known>();
  const watched = (known: Known): D1PreparedStatement => {
    const { target, sql } = known;
    const statement = new Proxy(target, {
      get: (_, name) => {
        const own: unknown = Reflect.get(target, name);
        if (typeof own !== 'function') return own;
        if (name === 'bind')
          return (...parameters: unknown[]) =>
            watched({ target: target.bind(...parameters), sql, parameters });
        const call = { verb: String(name), statements: [known] };
        return (...given: unknown[]) => run(call, () => Reflect.apply(own, target, given));
      },
    });
    all.set(statement, known);
    return statement;
  };
  return databaseWith(real, ({ prepare, batch }) => ({
    prepare: (sql) => watched({ target: prepare(sql), sql, parameters: [] }),
    batch: <T>(given: D1PreparedStatement[]) => {
      const statements = given.map((one) => all.get(one) ?? { target: one, sql: '', parameters: [] });
      return run({ verb: 'batch', statements }, () => batch<T>(statements.map(({ target }) => target)));
    },
  }));
}
