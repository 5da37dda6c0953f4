// Withdraws the selection of a Founding Rock Ambassador, and undoes that. The applicant hears of both by email.
import { and, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Because } from '../../schema/admin.ts';
import { ambassadorApplications, members, orders } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { joined } from '../platform/database.ts';
import { say } from '../../schema/words/say.ts';

/**
 * The slot stays taken, since later applicants were told no. A pack that was not shipped no longer waits.
 * @throws NotFound; Conflict unless the applicant is selected, such as for the second of two at once
 */
export const withdrawSelection = (
  ctx: MemberCtx,
  id: string,
  because: Because,
): Promise<{ isWithdrawn: boolean }> => set(ctx, id, because, true);

/** Selects them again; their pack waits again, too. @throws as `withdrawSelection` */
export const returnSelection = (
  ctx: MemberCtx,
  id: string,
  because: Because,
): Promise<{ isWithdrawn: boolean }> => set(ctx, id, because, false);

function set(
  ctx: MemberCtx,
  id: string,
  { reason }: Because,
  isWithdrawn: boolean,
): Promise<{ isWithdrawn: boolean }> {
  const { db } = ctx;
  const { slot, withdrawnAt, announcedAt, orderId, emailKey } = ambassadorApplications;
  const isIt = eq(ambassadorApplications.id, id);
  const found = db
    .select({ application: ambassadorApplications, member: joined('member', { id: members.id }) })
    .from(ambassadorApplications)
    .leftJoin(members, eq(members.emailKey, emailKey))
    .where(isIt);
  const isOther = and(isIt, isNotNull(slot), isWithdrawn ? isNull(withdrawnAt) : isNotNull(withdrawnAt));
  const pack = db.select({ id: orderId }).from(ambassadorApplications).where(isIt);
  return ctx.begin([found], async (_, [[row]]) => {
    if (!row) throw new NotFound(say('admin', 'noApplication'));
    const entry = {
      act: isWithdrawn ? 'selection_withdrawn' : 'selection_returned',
      subject: say('admin', 'ambassadorOf', row.application.region),
      subjectId: id,
      memberId: row.member.id,
      reason,
      isTold: row.application.email !== '',
      onlyIf: exists(
        db.select({ id: ambassadorApplications.id }).from(ambassadorApplications).where(isOther),
      ),
    } as const;
    const at = ctx.now();
    try {
      return await ctx.write(
        [
          ...logAction(ctx, entry, ctx.memberId),
          db
            .update(ambassadorApplications)
            // Whoever is told of the withdrawal has the result.
            .set({ withdrawnAt: isWithdrawn ? at : null, announcedAt: sql`coalesce(${announcedAt}, ${at})` })
            .where(isIt),
          db
            .update(orders)
            .set({ status: isWithdrawn ? 'refunded' : 'completed', version: sql`${orders.version} + 1` })
            .where(and(inArray(orders.id, pack), eq(orders.amount, 0), isNull(orders.shippedAt))),
        ],
        { isWithdrawn },
      );
    } catch (error) {
      throw isTooLate(error)
        ? new Conflict(isWithdrawn ? say('admin', 'notSelected') : say('admin', 'notWithdrawn'))
        : error;
    }
  });
}
