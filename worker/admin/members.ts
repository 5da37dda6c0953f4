// What the administrator does about a member's plan and sessions.
import { and, eq, exists } from 'drizzle-orm';
import { type Because, type PlanGift } from '../../schema/admin.ts';
import { members } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict } from '../errors.ts';
import { endAllSessions, endPushMessages } from '../members/sessions.ts';
import { mustBeThere, oneMember } from './one-member.ts';
import { say } from '../../schema/words/say.ts';

/** Gives a plan without payment, or ends one that was given. Throws Conflict when nothing would change. */
export function givePlan(
  ctx: MemberCtx,
  id: string,
  { isGiven, reason }: PlanGift,
): Promise<{ hasManualPlan: boolean }> {
  const { db, memberId } = ctx;
  const isOther = and(eq(members.id, id), eq(members.hasManualPlan, !isGiven));
  const act = isGiven ? 'plan_given' : 'plan_ended';
  const onlyIf = exists(db.select({ id: members.id }).from(members).where(isOther));
  return ctx.begin([oneMember(ctx, id)], async (_, [found]) => {
    mustBeThere(found);
    try {
      return await ctx.write(
        [
          ...logAction(ctx, { act, subject: '', subjectId: id, memberId: id, reason, onlyIf }, memberId),
          db.update(members).set({ hasManualPlan: isGiven }).where(isOther),
        ],
        { hasManualPlan: isGiven },
      );
    } catch (error) {
      if (!isTooLate(error)) throw error;
      const [left] = await ctx.read([oneMember(ctx, id)]);
      mustBeThere(left);
      throw new Conflict(isGiven ? say('admin', 'hasPlan') : say('admin', 'hasNoPlan'));
    }
  });
}

/** Ends every session of a member, on every device. They can sign in again. */
export function signOutEverywhere(
  ctx: MemberCtx,
  id: string,
  { reason }: Because,
): Promise<{ isSignedOut: true }> {
  const { memberId } = ctx;
  return ctx.begin([oneMember(ctx, id)], async (_, [found]) => {
    mustBeThere(found);
    return ctx.write(
      [
        ...logAction(
          ctx,
          { act: 'sessions_ended', subject: '', subjectId: id, memberId: id, reason },
          memberId,
        ),
        endAllSessions(ctx, id),
        endPushMessages(ctx, id),
      ],
      { isSignedOut: true },
    );
  });
}
