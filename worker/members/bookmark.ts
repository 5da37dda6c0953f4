// Whoever has written sees it in whatever they ask for next, from whichever replica: their browser keeps D1's bookmark.
import type { Context } from 'hono';
import { readCookie, writeCookie } from '../http/cookies.ts';
import type { AppEnv } from '../http/router.ts';
import { minute } from '../platform/clock.ts';
import { isBookmark, nearestSession, primarySession, type SessionDatabase } from '../platform/d1-session.ts';
import { pendingFindCookie } from './pending-find-cookie.ts';

/** Replicas lag by seconds. */
const bookmarkCookie = { name: 'bookmark', maxAgeMs: 10 * minute } as const;

/**
 * GET, and yet exact: sessions begin and end here, tries are counted, and the administrator decides by what they see.
 */
const exact = /^\/api\/(?:login|logout|auth\/email|admin|geocode)(?:\/|$)/;

const onlyReads = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** Where the reads of this request come from. */
export function databaseFor(c: Context<AppEnv>): SessionDatabase {
  const isExact =
    !onlyReads(c.req.raw) || exact.test(c.req.path) || readCookie(c, pendingFindCookie.name) !== undefined;
  if (isExact) return primarySession(c.env.DB);
  const bookmark = readCookie(c, bookmarkCookie.name);
  return nearestSession(c.env.DB, isBookmark(bookmark) ? bookmark : undefined);
}

/**
 * Puts the bookmark on what is answered to a member whose request may have written, who has just signed in or out, or
 * whose GET has written. Nobody else gets one: nothing that a visitor writes is shown to them from a replica, and
 * whoever has no cookie can be answered from what is kept for everybody.
 */
export function keepBookmark(c: Context<AppEnv>, database: SessionDatabase): void {
  const mayHaveWritten = c.var.claim !== undefined && !onlyReads(c.req.raw);
  const bookmark = mayHaveWritten || c.var.hasWritten ? database.bookmark() : null;
  if (bookmark !== null) writeCookie(c, bookmarkCookie.name, bookmark, bookmarkCookie.maxAgeMs);
}
