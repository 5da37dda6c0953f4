// D1 with a stale replica: it repeats its first results unless a session requires newer data.
import type { Queries } from '../platform/d1-session.ts';
import { bindingWith } from './binding.ts';

/** The replica contains everything up to this version. */
const oldest = 1;

export interface Lagging {
  database: D1Database;
  /** The first bookmark or constraint of each session, in order. */
  starts: string[];
}

/**
 * The replica receives no writes, and repeats its first result of each batch. A session that starts with a newer
 * bookmark is served by the primary, as if the replica had caught up.
 */
export function laggingDatabase(real: D1Database): Lagging {
  const starts: string[] = [];
  const texts = new WeakMap<D1PreparedStatement, string>();
  const answered = new Map<string, unknown>();
  let version = oldest;

  const remembered = (text: string, statement: D1PreparedStatement): D1PreparedStatement => {
    const bind = statement.bind.bind(statement);
    texts.set(statement, text);
    return Object.assign(statement, {
      bind: (...values: unknown[]) => remembered(`${text} ${JSON.stringify(values)}`, bind(...values)),
    });
  };
  const prepare: Queries['prepare'] = (text) => remembered(text, real.prepare(text));
  const ofPrimary = async <T>(statements: D1PreparedStatement[]) => {
    const results = await real.batch<T>(statements);
    if (results.some(({ meta }) => meta.changed_db)) version += 1;
    return results;
  };
  const ofReplica = async <T>(statements: D1PreparedStatement[]) => {
    const key = statements.map((one) => texts.get(one)).join(';');
    if (!answered.has(key)) answered.set(key, await real.batch<T>(statements));
    // The key identifies the batch, so the result has the same type.
    return answered.get(key) as D1Result<T>[];
  };

  const withSession = (start = 'first-unconstrained'): D1DatabaseSession => {
    starts.push(start);
    const isBehind = start === 'first-unconstrained' || start <= bookmarkOf(oldest);
    return { prepare, batch: isBehind ? ofReplica : ofPrimary, getBookmark: () => bookmarkOf(version) };
  };
  return { database: bindingWith(real, { withSession }), starts };
}

/** Bookmarks sort by age, as D1's do. Constraints such as 'first-primary' sort after all of them. */
const bookmarkOf = (version: number) => `${version.toString(16).padStart(8, '0')}-00000000`;
