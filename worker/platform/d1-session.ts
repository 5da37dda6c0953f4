// D1 sessions: from the nearest replica that the bookmark allows, or from the primary where reads must be exact.

/** The methods of D1 that requests use; a D1 session has them too. */
export type Queries = Pick<D1Database, 'prepare' | 'batch'>;

export interface SessionDatabase extends Queries {
  /** Bookmark of the newest state that the request has written or read; null before the first answer. */
  bookmark(): string | null;
}

/** Bookmarks are groups of hex digits. D1 fails on anything else, and a browser may send anything. */
const pattern = /^[0-9a-f]+(?:-[0-9a-f]+)+$/;
const mostCharacters = 100;

export const isBookmark = (text: string | undefined): text is string =>
  text !== undefined && text.length <= mostCharacters && pattern.test(text);

/**
 * For requests that only read: any replica that is at least as new as the bookmark, or any at all without one. Within a
 * request no read sees an older state than the one before.
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
 * For requests that may write: every call goes to the primary. Each call opens a session, since only the first call of
 * a session is sure to go there. After a refused write we read the reason, which a replica may not have yet.
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
    // Bookmarks sort by age: https://developers.cloudflare.com/d1/reference/time-travel/#bookmarks
    bookmark: () => [...sessions].map((one) => one.getBookmark()).reduce(newer, null),
  };
}

function newer(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
