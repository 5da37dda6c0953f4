// Browsers in which a member has signed in before. Strangers may ask for emails in a member's name until nobody gets
// one any more; where the member was before, what they ask for counts by itself.
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import { knownBrowsers, members } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';
import type { AppEnv } from '../http/router.ts';
import { day } from '../platform/clock.ts';
import { newToken, sha256 } from '../platform/ids.ts';

/** Lasts half a year from the last time that somebody signed in. */
export const knownCookie = { name: 'known', maxAgeMs: 180 * day } as const;

/** Members who share a browser, each with a token of their own; who was there last stands first. */
const mostMembers = 5;

const tokensIn = (cookie: string | undefined): string[] => (cookie ?? '').split('.').slice(0, mostMembers);

/**
 * Remembers the browser for the member who has just signed in there, by a new token that stands in for the one before:
 * what somebody planted, or noted when they sat there themselves, is worth nothing to them.
 */
export async function rememberBrowser(c: Context<AppEnv>, memberId: string): Promise<void> {
  const { db, now, log } = c.var.ctx;
  try {
    const tokens = tokensIn(readCookie(c, knownCookie.name));
    const hashes = await Promise.all(tokens.map(sha256));
    const token = newToken();
    const isReplaced = and(eq(knownBrowsers.memberId, memberId), inArray(knownBrowsers.browserHash, hashes));
    const [replaced] = await db.batch([
      db.delete(knownBrowsers).where(isReplaced).returning({ hash: knownBrowsers.browserHash }),
      db.insert(knownBrowsers).values({ browserHash: await sha256(token), memberId, seenAt: now() }),
    ]);
    const others = tokens.filter(
      (other, i) => other !== '' && !replaced.some(({ hash }) => hash === hashes[i]),
    );
    const kept = [token, ...others].slice(0, mostMembers).join('.');
    writeCookie(c, knownCookie.name, kept, knownCookie.maxAgeMs);
  } catch (cause) {
    // The member is signed in, and that is what counts.
    log.failure('a browser is not remembered', cause);
  }
}

/** Hash of the browser's token when the member with this address has signed in there; null otherwise. */
export async function knownHashOf(
  { db, now }: Ctx,
  cookie: string | undefined,
  emailKey: string,
): Promise<string | null> {
  if (!cookie) return null;
  const hashes = await Promise.all(tokensIn(cookie).map(sha256));
  const [known] = await db
    .select({ hash: knownBrowsers.browserHash })
    .from(knownBrowsers)
    .innerJoin(members, eq(members.id, knownBrowsers.memberId))
    .where(
      and(
        inArray(knownBrowsers.browserHash, hashes),
        eq(members.emailKey, emailKey),
        gt(knownBrowsers.seenAt, now() - knownCookie.maxAgeMs),
      ),
    )
    .limit(1);
  return known?.hash ?? null;
}
