// One request at a time opens a member's checkout: it holds a claim before anything is created at the provider.
import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import { subscriptionWords } from '../../schema/subscriptions.ts';
import { checkoutClaims } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, orGone } from '../errors.ts';
import { minute } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';

/**
 * More than the calls of one holder take together, unless several are slow: each is given up after ten seconds, and
 * there may be more than six. Whoever outlasts it has to ask `mustHold` before they close anything.
 */
const leaseMs = minute;

/** Milliseconds between tries of a request that finds the claim taken: about three seconds in all. */
const waits = [100, 150, 250, 400, 600, 800, 800] as const;

/**
 * Runs `work` while no other request opens a checkout of this member. A second request waits for the first one's
 * end, and finds what that opened. Throws Conflict when the wait was too short, Unauthorized when the account is gone.
 * @param attempt the same for repeats of one request: after the wait a repeat takes over the claim that an earlier try
 * could not release, as when the database was down
 * @param work is given the holder's id, for `claimOf` and for idempotency keys
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
      // As long as others wait, an earlier try may still be at work.
      const isFree = wait === null ? sql`${isOver} OR ${isOfAttempt(attempt)}` : isOver;
      if (await take(ctx, holder, isFree)) break;
      if (wait === null) throw new Conflict(subscriptionWords.checkoutOpen);
      await scheduler.wait(wait);
    }
    return await work(holder);
  } finally {
    // Also when the answer to taking it was lost; unless the lease was over and somebody else has it.
    await ctx.db
      .delete(checkoutClaims)
      .where(heldBy(ctx, holder))
      .catch((cause: unknown) => ctx.log.failure('a checkout claim is left to its lease', cause));
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
    .catch(orGone);
  return taken.length > 0;
}

/** Query: one row while this holder has the claim. */
export function claimOf(ctx: MemberCtx, holder: string) {
  return ctx.db.select({ holder: checkoutClaims.holder }).from(checkoutClaims).where(heldBy(ctx, holder));
}

/** Throws Conflict once somebody else has taken the claim over. */
export async function mustHold(ctx: MemberCtx, holder: string): Promise<void> {
  const [held] = await claimOf(ctx, holder);
  if (!held) throw new Conflict(subscriptionWords.checkoutOpen);
}

const heldBy = ({ memberId }: MemberCtx, holder: string) =>
  and(eq(checkoutClaims.memberId, memberId), eq(checkoutClaims.holder, holder));
