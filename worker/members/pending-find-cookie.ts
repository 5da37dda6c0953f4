// The cookie of clicks that wait for a sign-in, or for the page that tells what came of them. Whoever has one may write
// by a GET, and so reads from the primary.
import type { Context } from 'hono';
import { normalizeCode } from '../../schema/codes.ts';
import { dropCookie, readCookie, writeCookie } from '../http/cookies.ts';
import type { AppEnv } from '../http/router.ts';
import { minute } from '../platform/clock.ts';
import { sha256 } from '../platform/ids.ts';
import { leadsToPaidPlan } from './return-to.ts';

type C = Context<AppEnv>;

/** Wishes to mark rocks as found, which a GET fulfils or tells of: worker/pages/pending-find.ts. Each waits as long as joining may take. */
export const pendingFindCookie = { name: 'wish', maxAgeMs: 30 * minute } as const;

/** How far the clock of another server of ours, which kept a click, may be ahead. */
const skewMs = minute;

/** Rocks for which one browser can have clicked; with another one the oldest click is lost. */
const most = 3;

/** The key of a form, under which its find is made once. */
export const pendingFindKey = /^[\w-]{8,64}$/;

/** What was clicked. The Rock ID itself is not kept, nor who the member is: only what both are known by again. */
interface PendingFind {
  key: string;
  /** When it was clicked; milliseconds. */
  at: number;
  rock: string;
  /** The member whom the page was made for: nobody else finds the rock by it. '' for a visitor, who will sign in. */
  member: string;
  /** Whether the click was answered for good, and the answer kept under its key: the page tells it, and finds nothing. */
  isDone: boolean;
}

const markOf = ({ key, at }: Pick<PendingFind, 'key' | 'at'>, code: string, memberId = '') =>
  sha256([key, normalizeCode(code), at, memberId].join('\n'));

/** Newest first, without those that are over and whatever is no wish. */
function readWishes(c: C): PendingFind[] {
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

function writeWishes(c: C, wishes: PendingFind[]): void {
  const [newest] = wishes;
  if (!newest) {
    dropPendingFinds(c);
    return;
  }
  const texts = wishes.map(({ key, at, rock, member, isDone }) =>
    [key, at, rock, member, isDone ? 'done' : ''].join('.').replace(/\.+$/, ''),
  );
  writeCookie(
    c,
    pendingFindCookie.name,
    texts.join('~'),
    newest.at + pendingFindCookie.maxAgeMs - c.var.ctx.now(),
  );
}

/** The wish for this very rock, whosever it is, and those for others. */
async function sortedBy(
  c: C,
  code: string,
): Promise<{ own: PendingFind | undefined; others: PendingFind[] }> {
  const wishes = readWishes(c);
  const marks = await Promise.all(wishes.map((wish) => markOf(wish, code)));
  const own = wishes.find(({ rock }, i) => rock === marks[i]);
  return { own, others: wishes.filter(({ rock }, i) => rock !== marks[i]) };
}

interface Click extends Pick<PendingFind, 'key' | 'isDone'> {
  code: string;
  /** The member whom the page was made for; none for a visitor. */
  meantFor: string | undefined;
}

/** Keeps a click beside those for other rocks. */
export async function keepPendingFind(c: C, { key, code, meantFor, isDone }: Click): Promise<void> {
  const clicked = { key, at: c.var.ctx.now() };
  const { others } = await sortedBy(c, code);
  const rock = await markOf(clicked, code);
  const member = meantFor ? await markOf(clicked, code, meantFor) : '';
  writeWishes(c, [{ ...clicked, rock, member, isDone }, ...others].slice(0, most));
}

/** This browser's wish for this very rock, which is not somebody else's; null without one. */
export async function pendingFindFor(c: C, code: string, memberId: string): Promise<PendingFind | null> {
  const { own } = await sortedBy(c, code);
  if (!own) return null;
  return own.member === '' || own.member === (await markOf(own, code, memberId)) ? own : null;
}

/** The rock was found, or refused: its wish would find it once more when it is hidden again. Others wait on. */
export async function dropPendingFind(c: C, code: string): Promise<void> {
  if (!readCookie(c, pendingFindCookie.name)) return;
  const { others } = await sortedBy(c, code);
  writeWishes(c, others);
}

export function dropPendingFinds(c: Context): void {
  if (readCookie(c, pendingFindCookie.name)) dropCookie(c, pendingFindCookie.name);
}

/**
 * Somebody has signed in: of the clicks of a visitor only the one for the rock that they come back to is theirs. The
 * others may be anybody's, and go. Those that a member made stay: nobody else finds a rock by them.
 * @param returnTo an answer of `safeReturn`
 */
export async function keepPendingFindsOnReturn(c: C, returnTo: string): Promise<void> {
  if (!readCookie(c, pendingFindCookie.name)) return;
  const { own } = await sortedBy(c, rockIn(returnTo));
  writeWishes(
    c,
    readWishes(c).filter(({ rock, member }) => rock === own?.rock || member !== ''),
  );
}

/** The Rock ID to whose page an address leads, be it after a plan that was paid for; '' for any other page. */
function rockIn(returnTo: string): string {
  const { pathname, searchParams } = new URL(returnTo, 'https://own.invalid');
  if (pathname === '/nfc-scan' || leadsToPaidPlan(returnTo)) return searchParams.get('rockId') ?? '';
  const [, code = ''] = /^\/r\/([^/]+)\/?$/i.exec(pathname) ?? [];
  return decodeURIComponent(code);
}
