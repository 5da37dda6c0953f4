// D1 near whoever asks: reads from a replica where a bookmark allows it, or from the primary where they must be exact.

/** What requests do with D1: all of it, and what a session of D1 can do. */
export type Queries = Pick<D1Database, 'prepare' | 'batch'>;

export interface SessionDatabase extends Queries {
  /** The newest state that this request has written or seen; null before the first answer. */
  bookmark(): string | null;
}

/** Bookmarks are hexadecimal groups. D1 fails over anything else, and what a browser brings may be anything. */
const pattern = /^[0-9a-f]+(?:-[0-9a-f]+)+$/;
const mostCharacters = 100;

export const isBookmark = (text: string | undefined): text is string =>
  text !== undefined && text.length <= mostCharacters && pattern.test(text);

/**
 * For what only reads: any replica that is at least as new as the bookmark; any at all without one. All answers of the
 * request come from one state or a newer one.
 */
export function nearestSession(d1: D1Database, bookmark: string | undefined): SessionDatabase {
  let session: D1DatabaseSession | undefined;
  const open = () => (session ??= d1.withSession(bookmark ?? 'first-unconstrained'));
  return {
    prepare: (text) => open().prepare(text),
    batch: (statements) => open().batch(statements),
    bookmark: () => session?.getBookmark() ?? null,
  };
}

/**
 * For what may write: the primary answers everything. Each call to D1 begins a session, since only the first one of a
 * session is sure to go there: a write that was refused is read about again, and a replica may not know why yet.
 */
export function primarySession(d1: D1Database): SessionDatabase {
  const sessions = new Set<D1DatabaseSession>();
  const open = () => {
    const session = d1.withSession('first-primary');
    sessions.add(session);
    return session;
  };
  return {
    prepare: (text) => open().prepare(text),
    batch: (statements) => open().batch(statements),
    // They sort by their age: https://developers.cloudflare.com/d1/reference/time-travel/#bookmarks
    bookmark: () => [...sessions].map((one) => one.getBookmark()).reduce(newer, null),
  };
}

function newer(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
