// Payments for the administrator: second plans that are still to be paid back, and the daily repair with the next hour.
import { asc, eq, isNull } from 'drizzle-orm';
import { adminLimits } from '../../schema/admin.ts';
import type { PendingRefund } from '../../schema/upkeep.ts';
import {
  customers,
  duplicateSubscriptions,
  jobRuns,
  members,
  subscriptions,
} from '../../schema/tables/index.ts';
import { logAction } from '../audit-log/log-action.ts';
import type { MemberCtx } from '../context.ts';
import { repairJob } from '../payments/repair.ts';
import { instant } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';

/** At most a page of them: there are hardly ever any. */
export async function pendingRefunds(ctx: MemberCtx): Promise<PendingRefund[]> {
  const { subscriptionId: id, foundAt, confirmedAt, refundedAt } = duplicateSubscriptions;
  const [rows] = await ctx.read([
    ctx.db
      .select({ id, foundAt, confirmedAt, member: joined('member', { email: members.email }) })
      .from(duplicateSubscriptions)
      .leftJoin(subscriptions, eq(subscriptions.id, id))
      .leftJoin(customers, eq(customers.id, subscriptions.customerId))
      .leftJoin(members, eq(members.id, customers.memberId))
      .where(isNull(refundedAt))
      .orderBy(asc(foundAt))
      .limit(adminLimits.page),
  ]);
  return rows.map((row) => ({
    id: row.id,
    email: row.member.email ?? '',
    foundAt: instant(row.foundAt),
    isConfirmed: row.confirmedAt !== null,
  }));
}

/** Lets the next hourly run repair payments, although it did within a day. Once more changes nothing. */
export function requestRepair(ctx: MemberCtx): Promise<{ isRequested: true }> {
  const { db, memberId } = ctx;
  return ctx.begin([], () =>
    ctx.write(
      [
        ...logAction(ctx, { act: 'repair_requested', subject: '', reason: '' }, memberId),
        db.delete(jobRuns).where(eq(jobRuns.name, repairJob)),
      ],
      { isRequested: true },
    ),
  );
}
