// Browsers in which a member has signed in before. Strangers may request codes for a member's address until its limit
// is reached; requests from the member's known browsers have a limit of their own.
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import { knownBrowsers, members } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';
import type { AppEnv } from '../http/router.ts';
import { day } from '../platform/clock.ts';
import { newToken, sha256 } from '../platform/ids.ts';

/** Lasts half a year from the last sign-in. */
export const knownCookie = { name: 'known', maxAgeMs: 180 * day } as const;

/** Maximum of members who share a browser, each with their own token; the latest comes first. */
const mostMembers = 5;

const tokensIn = (cookie: string | undefined): string[] => (cookie ?? '').split('.').slice(0, mostMembers);

/**
 * Remembers the browser for the member who has just signed in there. Each sign-in replaces the token, so that a token
 * planted or copied by somebody else becomes useless.
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
    // A failure here must not fail the sign-in.
    log.failure('could not remember a browser', cause);
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
