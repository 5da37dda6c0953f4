// Members for the administrator: search by name or email address, give a plan by hand, sign out everywhere.
import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import { adminWords, type AdminMember, type Because, type PlanGift } from '../../schema/admin.ts';
import { displayName } from '../../schema/members.ts';
import type { Page } from '../../schema/paging.ts';
import { members } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { endAllSessions, endPushMessages } from '../members/sessions.ts';
import { instant } from '../platform/clock.ts';
import { paidPlan, type MemberWithPlan } from './paid-plan.ts';
import { addressIn, holds } from './search.ts';

/**
 * Newest first, with full names and email addresses. A complete address of a member is looked up exactly; any other
 * text is searched in all names and addresses.
 */
export async function adminMembers(
  ctx: MemberCtx,
  { q, ...page }: Page & { q: string },
): Promise<Listed<AdminMember>> {
  const address = addressIn(q);
  const fullName = sql`${members.firstName} || ' ' || ${members.lastName}`;
  const found = async (which: SQL | undefined) => {
    const [rows] = await ctx.read([
      ctx.db
        .select({ member: members, paid: paidPlan(ctx.db, ctx.now()) })
        .from(members)
        .where(and(which, after(page, members.createdAt, members.id)))
        .orderBy(...newestFirst(members.createdAt, members.id))
        .limit(page.limit + 1),
    ]);
    return rows;
  };
  const byAddress = address === null ? [] : await found(eq(members.emailKey, address));
  const rows =
    byAddress.length > 0 ? byAddress : await found(holds([members.email, members.username, fullName], q));
  return cut(rows, page, memberView, ({ member }) => ({ at: member.createdAt, id: member.id }));
}

function memberView({ member, paid }: MemberWithPlan): AdminMember {
  const { id, username, firstName, lastName, email, rockCount, findCount, hasManualPlan } = member;
  return {
    id,
    name: `${firstName} ${lastName}`.trim() || displayName(member),
    username,
    email: email ?? '',
    createdAt: instant(member.createdAt),
    rockCount,
    findCount,
    hasManualPlan,
    paid: paid && { ...paid, until: instant(paid.until) },
  };
}

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
  return ctx.begin([idOf(ctx, id)], async (_, [found]) => {
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
      const [left] = await ctx.read([idOf(ctx, id)]);
      mustBeThere(left);
      throw new Conflict(isGiven ? adminWords.hasPlan : adminWords.hasNoPlan);
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
  return ctx.begin([idOf(ctx, id)], async (_, [found]) => {
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

const idOf = ({ db }: MemberCtx, id: string) =>
  db.select({ id: members.id }).from(members).where(eq(members.id, id));

function mustBeThere(found: readonly unknown[]): void {
  if (found.length === 0) throw new NotFound(adminWords.noMember);
}
