// D1 of which something is different: counted, remembered or failing, and the same in every session that it opens.
import type { Queries } from '../platform/near.ts';

/** What is different of D1 or of a session; whatever is not named is as it is. */
export type Differing = (real: Queries) => Partial<Queries>;

export function databaseWith(real: D1Database, differing: Differing): D1Database {
  const around = <T extends D1Database | D1DatabaseSession>(target: T): T => {
    const bound: Queries = {
      prepare: (text) => target.prepare(text),
      batch: (statements) => target.batch(statements),
    };
    const own = differing(bound);
    return new Proxy(target, {
      get: (_, name) => {
        if (name === 'prepare' || name === 'batch') return own[name] ?? bound[name];
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'withSession') return value.bind(target);
        return (start?: string) => around(real.withSession(start));
      },
    });
  };
  return around(real);
}

/** The bindings with such a D1. */
export const envWith = (env: Env, differing: Differing): Env => ({
  ...env,
  DB: databaseWith(env.DB, differing),
});
