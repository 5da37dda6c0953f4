// A lease per member, so that only one request at a time opens a checkout at the provider.
import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import { checkoutClaims } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, throwIfDeleted } from '../errors.ts';
import { minute } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { say } from '../../schema/words/say.ts';

/**
 * Longer than the calls of one holder usually take. Each call times out after ten seconds and there may be more than
 * six, so a holder can outlast the lease: it must call `mustHold` before it closes anything.
 */
const leaseMs = minute;

/** Milliseconds between the tries of a request that finds the claim taken: about three seconds in total. */
const waits = [100, 150, 250, 400, 600, 800, 800] as const;

/**
 * Runs `work` while no other request opens a checkout for this member. A second request waits until the first one ends,
 * and then finds its checkout. Throws Conflict when the wait was too short, Unauthorized when the account is gone.
 * @param attempt the same for retries of one request: after the wait a retry takes over a claim that an earlier try
 * could not release, for example because the database was down
 * @param work gets the holder's id, for `claimOf` and for idempotency keys
 */
export async function withCheckoutClaim<T>(
  ctx: MemberCtx,
  attempt: string,
  work: (holder: string) => Promise<T>,
): Promise<T> {
  const holder = `${attempt}.${newId()}`;
  try {
    for (const wait of [...waits, null]) {
      const isOver = lte(checkoutClaims.leasedUntil, ctx.now());
      // Only after the last wait: an earlier try of the same request may still be running.
      const isFree = wait === null ? sql`${isOver} OR ${isOfAttempt(attempt)}` : isOver;
      if (await take(ctx, holder, isFree)) break;
      if (wait === null) throw new Conflict(say('subscriptions', 'checkoutOpen'));
      await scheduler.wait(wait);
    }
    return await work(holder);
  } finally {
    // Releases the claim even if the response to `take` was lost, but not if another holder has taken it over.
    await ctx.db
      .delete(checkoutClaims)
      .where(heldBy(ctx, holder))
      .catch((cause: unknown) =>
        ctx.log.failure('could not release a checkout claim; its lease will expire', cause),
      );
  }
}

const isOfAttempt = (attempt: string) =>
  sql`substr(${checkoutClaims.holder}, 1, ${attempt.length + 1}) = ${`${attempt}.`}`;

async function take({ db, memberId, now }: MemberCtx, holder: string, isFree: SQL): Promise<boolean> {
  const claim = { holder, leasedUntil: now() + leaseMs };
  const taken = await db
    .insert(checkoutClaims)
    .values({ memberId, ...claim })
    .onConflictDoUpdate({
      target: checkoutClaims.memberId,
      set: claim,
      setWhere: isFree,
    })
    .returning({ holder: checkoutClaims.holder })
    .catch(throwIfDeleted);
  return taken.length > 0;
}

/** Query: one row if this holder has the claim. */
export function claimOf(ctx: MemberCtx, holder: string) {
  return ctx.db.select({ holder: checkoutClaims.holder }).from(checkoutClaims).where(heldBy(ctx, holder));
}

/** Throws Conflict if another request has taken over the claim. */
export async function mustHold(ctx: MemberCtx, holder: string): Promise<void> {
  const [held] = await claimOf(ctx, holder);
  if (!held) throw new Conflict(say('subscriptions', 'checkoutOpen'));
}

const heldBy = ({ memberId }: MemberCtx, holder: string) =>
  and(eq(checkoutClaims.memberId, memberId), eq(checkoutClaims.holder, holder));
