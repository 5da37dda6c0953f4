// D1 with a replica that stands still: it answers what it once answered, unless it is asked for what is newer.
import type { Queries } from '../platform/d1-session.ts';
import { bindingWith } from './binding.ts';

/** Below it the replica has everything. */
const oldest = 1;

export interface Lagging {
  database: D1Database;
  /** How each session began, first to last. */
  starts: string[];
}

/**
 * The replica hears of nothing that the primary writes, and remembers the first answer to each batch. A session that
 * begins with a bookmark newer than the replica is answered by the primary, as if it had waited.
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
    // The same batch had the same answer.
    return answered.get(key) as D1Result<T>[];
  };

  const withSession = (start = 'first-unconstrained'): D1DatabaseSession => {
    starts.push(start);
    const isBehind = start === 'first-unconstrained' || start <= bookmarkOf(oldest);
    return { prepare, batch: isBehind ? ofReplica : ofPrimary, getBookmark: () => bookmarkOf(version) };
  };
  return { database: bindingWith(real, { withSession }), starts };
}

/** They sort by their age, as D1's do; the words for how a session begins come behind them. */
const bookmarkOf = (version: number) => `${version.toString(16).padStart(8, '0')}-00000000`;
