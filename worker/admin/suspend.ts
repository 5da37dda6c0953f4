// Suspends a member until a time or until it is lifted, and lifts it. The member hears of both by email.
import { eq } from 'drizzle-orm';
import type { ActionDetails } from '../../schema/admin-actions.ts';
import type { SuspensionInput } from '../../schema/admin-member-input.ts';
import type { Because } from '../../schema/admin.ts';
import type { Suspension } from '../../schema/suspension.ts';
import { members } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, Malformed } from '../errors.ts';
import { releaseAddresses, renewKept } from '../members/kept-suspensions.ts';
import { instant } from '../platform/clock.ts';
import type { Statement } from '../platform/database.ts';
import { isSuspended } from '../suspension.ts';
import { isStill, mustBeAnother, oneMember } from './one-member.ts';
import { say } from '../../schema/words/say.ts';

/**
 * Replaces an earlier suspension. It counts from the next request of the member on: a write that has read the member
 * before is finished. Former addresses of the member count like theirs.
 * @throws Conflict for the administrator
 */
export function suspend(ctx: MemberCtx, id: string, { until, reason }: SuspensionInput): Promise<Suspension> {
  const at = ctx.now();
  const suspendedUntil = until === null ? null : Date.parse(until);
  if (suspendedUntil !== null && suspendedUntil <= at)
    throw new Malformed(say('adminMembers', 'endsBefore'), 'until');
  const change = { suspendedAt: at, suspendedUntil, suspendedBecause: reason };
  return set(
    ctx,
    id,
    {
      act: 'member_suspended',
      reason,
      change,
      details: { until: instant(suspendedUntil) },
      kept: renewKept(ctx.db, id, { reason, until: suspendedUntil }),
    },
    { reason, until: instant(suspendedUntil) },
  );
}

/**
 * A new account with the same address, or a former one, is not suspended again, unless another account of the mailbox is
 * suspended, or was when it left.
 * @throws Conflict if the member is not suspended, such as for the second of two at once
 */
export async function liftSuspension(
  ctx: MemberCtx,
  id: string,
  { reason }: Because,
): Promise<{ isLifted: true }> {
  const { db, config } = ctx;
  return set(
    ctx,
    id,
    {
      act: 'suspension_lifted',
      reason,
      change: { suspendedAt: null, suspendedUntil: null, suspendedBecause: '' },
      onlyIf: isSuspended(config, ctx.now()),
      kept: releaseAddresses(db, id),
    },
    { isLifted: true },
  );
}

interface Change {
  act: 'member_suspended' | 'suspension_lifted';
  reason: string;
  details?: ActionDetails;
  change: Pick<typeof members.$inferInsert, 'suspendedAt' | 'suspendedUntil' | 'suspendedBecause'>;
  onlyIf?: Parameters<typeof isStill>[2];
  /** Does the same with what is kept with former addresses. */
  kept: Statement;
}

function set<A>(
  ctx: MemberCtx,
  id: string,
  { change, onlyIf, kept, ...action }: Change,
  answer: A,
): Promise<A> {
  const entry = { ...action, subject: '', subjectId: id, memberId: id, isTold: true };
  return ctx.begin([oneMember(ctx, id)], async (_, [found]) => {
    mustBeAnother(ctx, found);
    try {
      return await ctx.write(
        [
          ...logAction(ctx, { ...entry, onlyIf: isStill(ctx, id, onlyIf) }, ctx.memberId),
          ctx.db.update(members).set(change).where(eq(members.id, id)),
          kept,
        ],
        answer,
      );
    } catch (error) {
      if (!isTooLate(error)) throw error;
      const [left] = await ctx.read([oneMember(ctx, id)]);
      mustBeAnother(ctx, left);
      throw new Conflict(say('adminMembers', 'notSuspended'));
    }
  });
}
