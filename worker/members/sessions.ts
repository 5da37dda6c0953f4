// Sessions: a random token in a cookie, its hash as the KV key. D1 records sessions that ended.
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { endedSessions, members, pushSubscriptions, sessions } from '../../schema/tables/index.ts';
import type { SessionClaim } from '../session-claim.ts';
import type { Ctx } from '../context.ts';
import { Unavailable, throwIfDeleted } from '../errors.ts';
import { dropCookie, readCookie, writeCookie } from '../http/cookies.ts';
import type { AppEnv } from '../http/router.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { newToken, sha256 } from '../platform/ids.ts';

/** Lifetimes after ASVS 5.0, 7.3: 30 days at most, 14 days unused. */
export const sessionLimits = { absoluteMs: 30 * day, idleMs: 14 * day, refreshMs: 10 * minute } as const;

interface StoredSession {
  memberId: string;
  epoch: number;
  createdAt: number;
  seenAt: number;
}

const kvKey = (sessionHash: string) => `session:${sessionHash}`;

const sessionCookie = 'sid';

/** Whether the request has a session cookie, valid or not; reads no store. */
export function bringsSession(c: Context): boolean {
  return Boolean(readCookie(c, sessionCookie));
}

/**
 * Opens a new session and sets its cookie. Never reuses a token from the request (session fixation).
 * @throws Unauthorized when the account is gone, Unavailable when KV rejects the write
 */
export async function openSession(
  c: Context<AppEnv>,
  member: { id: string; authEpoch: number },
): Promise<void> {
  const ctx = c.var.ctx;
  const token = newToken();
  const now = ctx.now();
  const session: StoredSession = {
    memberId: member.id,
    epoch: member.authEpoch,
    createdAt: now,
    seenAt: now,
  };
  const sessionHash = await sha256(token);
  // D1 lists the session before KV stores it, so that deleting the account finds every KV entry.
  await ctx.db
    .batch([
      ctx.db
        .insert(sessions)
        .values({ sessionHash, memberId: member.id, expiresAt: now + sessionLimits.absoluteMs }),
    ])
    .catch(throwIfDeleted);
  await store(ctx, sessionHash, session);
  writeCookie(c, sessionCookie, token, sessionLimits.absoluteMs);
  c.set('hasWritten', true);
}

/** The claim of the caller's session cookie; null without a live session. */
export async function readSessionClaim(c: Context<AppEnv>): Promise<SessionClaim | null> {
  const token = readCookie(c, sessionCookie);
  if (!token) return null;
  const ctx = c.var.ctx;
  const sessionHash = await sha256(token);
  const session = await fetchSession(ctx, sessionHash);
  const now = ctx.now();
  if (!session) return null;
  if (now - session.createdAt > sessionLimits.absoluteMs || now - session.seenAt > sessionLimits.idleMs)
    return null;
  await refresh(ctx, sessionHash, session);
  return { sessionHash, memberId: session.memberId, epoch: session.epoch };
}

/** When this isolate last refreshed each session: a page sends many requests at once; KV allows one write a second. */
const refreshed = new Map<string, number>();
const mostRemembered = 10_000;

/** Updates `seenAt` of the session. If the KV write fails, the session stays valid. */
async function refresh(ctx: Ctx, sessionHash: string, session: StoredSession): Promise<void> {
  const now = ctx.now();
  if (now - Math.max(session.seenAt, refreshed.get(sessionHash) ?? 0) <= sessionLimits.refreshMs) return;
  if (refreshed.size >= mostRemembered) refreshed.clear();
  refreshed.set(sessionHash, now);
  try {
    await store(ctx, sessionHash, { ...session, seenAt: now });
  } catch {
    refreshed.delete(sessionHash);
  }
}

/**
 * Signs this browser out. D1 refuses the session from then on, even where KV still returns a stale copy. The session
 * stays listed in D1, without its member, until it is deleted from KV.
 */
export async function endSession(c: Context<AppEnv>): Promise<void> {
  const token = readCookie(c, sessionCookie);
  if (!token) return;
  const ctx = c.var.ctx;
  const { db } = ctx;
  const sessionHash = await sha256(token);
  const session = await fetchSession(ctx, sessionHash).catch(() => undefined);
  // A session missing in KV is over, or too new to have propagated here: KV needs less than an hour for that.
  const expiresAt =
    session === null ? ctx.now() + hour : (session?.createdAt ?? ctx.now()) + sessionLimits.absoluteMs;
  const ended = db
    .insert(endedSessions)
    .values({ sessionHash, expiresAt })
    .onConflictDoUpdate({
      target: endedSessions.sessionHash,
      set: { expiresAt: sql`max(${endedSessions.expiresAt}, excluded.expires_at)` },
    });
  const listed = eq(sessions.sessionHash, sessionHash);
  await ctx.write([ended, db.update(sessions).set({ memberId: null }).where(listed)], null);
  dropCookie(c, sessionCookie);
  c.set('hasWritten', true);
  try {
    await ctx.sessions.delete(kvKey(sessionHash));
    await db.delete(sessions).where(listed);
  } catch (cause) {
    ctx.log.failure('could not delete an ended session; the next hourly job retries', cause);
  }
}

/** Maximum of sessions deleted per call. */
const maxPerCall = 50;

/**
 * Deletes orphaned sessions (signed out, or of deleted accounts) from KV. Only the hourly job (`isLast`) also removes
 * them from D1: a refresh during the first deletion may have put a session back in KV, so it is deleted twice.
 */
export async function dropSessions(ctx: Ctx, isLast = false): Promise<void> {
  const { db } = ctx;
  try {
    const left = await db.select().from(sessions).where(isNull(sessions.memberId)).limit(maxPerCall);
    for (const { sessionHash } of left) {
      await ctx.sessions.delete(kvKey(sessionHash));
      if (isLast) await db.delete(sessions).where(eq(sessions.sessionHash, sessionHash));
    }
  } catch (cause) {
    ctx.log.failure('could not delete orphaned sessions; the next hourly job retries', cause);
  }
}

/** Statement: ends every session of a member, on every device, immediately. */
export function endAllSessions({ db }: Ctx, memberId: string) {
  return db
    .update(members)
    .set({ authEpoch: sql`${members.authEpoch} + 1` })
    .where(eq(members.id, memberId));
}

/**
 * Statement: browsers whose session has ended show no more messages of the member. They subscribe again within a day of
 * the member's next sign-in there.
 * @param onlyIf deletes only if this holds when the batch is written
 */
export function endPushMessages({ db }: Pick<Ctx, 'db'>, memberId: string, onlyIf?: SQL) {
  return db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.memberId, memberId), onlyIf));
}

async function fetchSession(ctx: Ctx, sessionHash: string): Promise<StoredSession | null> {
  try {
    return await ctx.sessions.get<StoredSession>(kvKey(sessionHash), 'json');
  } catch (cause) {
    ctx.log.failure('a session could not be read', cause);
    throw new Unavailable();
  }
}

async function store(ctx: Ctx, sessionHash: string, session: StoredSession): Promise<void> {
  const expiresAt = session.createdAt + sessionLimits.absoluteMs;
  try {
    await ctx.sessions.put(kvKey(sessionHash), JSON.stringify(session), {
      // The minimum lifetime in KV is a minute.
      expirationTtl: Math.max(60, Math.ceil((expiresAt - ctx.now()) / 1000)),
    });
  } catch (cause) {
    ctx.log.failure('a session could not be stored', cause);
    throw new Unavailable();
  }
}
