// Read-your-writes across replicas, by a D1 bookmark in a cookie.
import type { Context } from 'hono';
import { readCookie, writeCookie } from '../http/cookies.ts';
import type { AppEnv } from '../http/router.ts';
import { minute } from '../platform/clock.ts';
import { isBookmark, nearestSession, primarySession, type SessionDatabase } from '../platform/d1-session.ts';
import { pendingFindCookie } from './pending-find-cookie.ts';

/** Replicas lag by seconds. */
const bookmarkCookie = { name: 'bookmark', maxAgeMs: 10 * minute } as const;

/**
 * GET routes that need the primary: they begin or end sessions, count tries, or inform the administrator's decisions.
 */
const exact = /^\/api\/(?:login|logout|auth\/email|admin|geocode|user\/export\.zip)(?:\/|$)/;

const onlyReads = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** The D1 session for this request: the primary, or the nearest replica that is not older than the bookmark. */
export function databaseFor(c: Context<AppEnv>): SessionDatabase {
  const isExact =
    !onlyReads(c.req.raw) || exact.test(c.req.path) || readCookie(c, pendingFindCookie.name) !== undefined;
  if (isExact) return primarySession(c.env.DB);
  const bookmark = readCookie(c, bookmarkCookie.name);
  return nearestSession(c.env.DB, isBookmark(bookmark) ? bookmark : undefined);
}

/**
 * Sets the bookmark cookie if a member's request may have written, if it signed in or out, or if a GET has written.
 * Visitors get none: they never read their own writes from a replica, and without a cookie their requests can be
 * served from the shared cache.
 */
export function keepBookmark(c: Context<AppEnv>, database: SessionDatabase): void {
  const mayHaveWritten = c.var.claim !== undefined && !onlyReads(c.req.raw);
  const bookmark = mayHaveWritten || c.var.hasWritten ? database.bookmark() : null;
  if (bookmark !== null) writeCookie(c, bookmarkCookie.name, bookmark, bookmarkCookie.maxAgeMs);
}
