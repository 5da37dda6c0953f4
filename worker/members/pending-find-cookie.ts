// The cookie of pending finds: clicks on "found" that wait for a sign-in, or for the page that shows their result.
// With this cookie a GET may write, so such requests read from the primary.
import type { Context } from 'hono';
import { normalizeCode } from '../../schema/codes.ts';
import { dropCookie, readCookie, writeCookie } from '../http/cookies.ts';
import type { AppEnv } from '../http/router.ts';
import { minute } from '../platform/clock.ts';
import { sha256 } from '../platform/ids.ts';
import { leadsToPaidPlan } from './return-to.ts';

type C = Context<AppEnv>;

/** A GET executes or reports pending finds (worker/pages/pending-find.ts). They last as long as signing up may take. */
export const pendingFindCookie = { name: 'wish', maxAgeMs: 30 * minute } as const;

/** Tolerated clock skew of the server that wrote the cookie. */
const skewMs = minute;

/** Maximum of pending finds per browser; one more drops the oldest. */
const most = 3;

/** Format of a form's idempotency key. */
export const pendingFindKey = /^[\w-]{8,64}$/;

/** One click. Holds only hashes of the Rock ID and of the member. */
interface PendingFind {
  key: string;
  /** When it was clicked; milliseconds. */
  at: number;
  rock: string;
  /** Hash of the member whom the page was rendered for: only they can find the rock with it. '' for a visitor. */
  member: string;
  /** Whether the find is done and its answer stored under the key: the page then shows the answer, without writing. */
  isDone: boolean;
}

const hashOf = ({ key, at }: Pick<PendingFind, 'key' | 'at'>, code: string, memberId = '') =>
  sha256([key, normalizeCode(code), at, memberId].join('\n'));

/** Newest first, without expired or invalid entries. */
function readPendingFinds(c: C): PendingFind[] {
  const kept = (readCookie(c, pendingFindCookie.name) ?? '').split('~').map((text) => {
    const [key = '', at, rock = '', member = '', done] = text.split('.');
    return { key, at: Number(at), rock, member, isDone: done === 'done' };
  });
  const isOpen = ({ key, at }: PendingFind) => {
    const age = c.var.ctx.now() - at;
    return pendingFindKey.test(key) && age >= -skewMs && age <= pendingFindCookie.maxAgeMs;
  };
  return kept.filter(isOpen).slice(0, most);
}

function writePendingFinds(c: C, pending: PendingFind[]): void {
  const [newest] = pending;
  if (!newest) {
    dropPendingFinds(c);
    return;
  }
  const texts = pending.map(({ key, at, rock, member, isDone }) =>
    [key, at, rock, member, isDone ? 'done' : ''].join('.').replace(/\.+$/, ''),
  );
  writeCookie(
    c,
    pendingFindCookie.name,
    texts.join('~'),
    newest.at + pendingFindCookie.maxAgeMs - c.var.ctx.now(),
  );
}

/** Splits the pending finds into the one for this rock, whichever member it is for, and the others. */
async function sortedBy(
  c: C,
  code: string,
): Promise<{ own: PendingFind | undefined; others: PendingFind[] }> {
  const pending = readPendingFinds(c);
  const hashes = await Promise.all(pending.map((find) => hashOf(find, code)));
  const own = pending.find(({ rock }, i) => rock === hashes[i]);
  return { own, others: pending.filter(({ rock }, i) => rock !== hashes[i]) };
}

interface Click extends Pick<PendingFind, 'key' | 'isDone'> {
  code: string;
  /** The member whom the page was rendered for; undefined for a visitor. */
  meantFor: string | undefined;
}

/** Adds a click; replaces an earlier one for the same rock. */
export async function keepPendingFind(c: C, { key, code, meantFor, isDone }: Click): Promise<void> {
  const clicked = { key, at: c.var.ctx.now() };
  const { others } = await sortedBy(c, code);
  const rock = await hashOf(clicked, code);
  const member = meantFor ? await hashOf(clicked, code, meantFor) : '';
  writePendingFinds(c, [{ ...clicked, rock, member, isDone }, ...others].slice(0, most));
}

/** This browser's pending find for this rock, unless it is another member's; null without one. */
export async function pendingFindFor(c: C, code: string, memberId: string): Promise<PendingFind | null> {
  const { own } = await sortedBy(c, code);
  if (!own) return null;
  return own.member === '' || own.member === (await hashOf(own, code, memberId)) ? own : null;
}

/** Drops the pending find of a rock that was found or refused: it would find the rock again once rehidden. */
export async function dropPendingFind(c: C, code: string): Promise<void> {
  if (!readCookie(c, pendingFindCookie.name)) return;
  const { others } = await sortedBy(c, code);
  writePendingFinds(c, others);
}

export function dropPendingFinds(c: Context): void {
  if (readCookie(c, pendingFindCookie.name)) dropCookie(c, pendingFindCookie.name);
}

/**
 * Call after a sign-in. Of a visitor's clicks it keeps only the one for the rock that the member returns to: the others
 * may be someone else's. Members' clicks stay, since only that member can use them.
 * @param returnTo a result of `safeReturn`
 */
export async function keepPendingFindsOnReturn(c: C, returnTo: string): Promise<void> {
  if (!readCookie(c, pendingFindCookie.name)) return;
  const { own } = await sortedBy(c, rockIn(returnTo));
  writePendingFinds(
    c,
    readPendingFinds(c).filter(({ rock, member }) => rock === own?.rock || member !== ''),
  );
}

/** The Rock ID of the page at this address, including the page after paying for a plan; '' for any other page. */
function rockIn(returnTo: string): string {
  const { pathname, searchParams } = new URL(returnTo, 'https://own.invalid');
  if (pathname === '/nfc-scan' || leadsToPaidPlan(returnTo)) return searchParams.get('rockId') ?? '';
  const [, code = ''] = /^\/r\/([^/]+)\/?$/i.exec(pathname) ?? [];
  return decodeURIComponent(code);
}
