// Sends the daily report on request. Its audit-log entry also counts toward the daily limit.
import { and, count, eq, gte, sql } from 'drizzle-orm';
import { adminLimits } from '../../schema/admin.ts';
import { auditLog } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { MemberCtx } from '../context.ts';
import { sendReportByHand } from '../daily-report/send.ts';
import { TooMany } from '../errors.ts';
import { day, dayOf, startOf } from '../platform/clock.ts';
import { writeAll } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { say } from '../../schema/words/say.ts';

/**
 * Throws TooMany after the third report of a day, Conflict while the report is being sent, Unavailable when mail fails.
 * Concurrent copies of a request send one email and get the same answer.
 */
export function sendReport(ctx: MemberCtx): Promise<{ isSent: true }> {
  return ctx.begin([], async () => {
    const id = newId();
    // Logs first: a report that cannot be logged is not sent.
    const answer = await takeTurn(ctx, id);
    if (ctx.reply.isRepeat) return answer;
    try {
      await sendReportByHand(ctx);
    } catch (error) {
      await giveBack(ctx, id);
      throw error;
    }
    return answer;
  });
}

/** Writes the log entry. One batch, so that concurrent clicks cannot exceed the limit. @param id of the entry */
async function takeTurn(ctx: MemberCtx, id: string): Promise<{ isSent: true }> {
  const now = ctx.now();
  const tomorrow = startOf(dayOf(now + day));
  const taken = ctx.db
    .select({ n: count() })
    .from(auditLog)
    .where(and(eq(auditLog.act, 'report_sent'), gte(auditLog.createdAt, tomorrow - day)));
  const action = {
    id,
    act: 'report_sent',
    subject: dayOf(now - day),
    reason: '',
    onlyIf: sql`(${taken}) < ${adminLimits.reportsByHand}`,
  } as const;
  try {
    return await ctx.write(logAction(ctx, action, ctx.memberId), { isSent: true });
  } catch (error) {
    throw isTooLate(error) ? new TooMany((tomorrow - now) / 1000, say('admin', 'enoughReports')) : error;
  }
}

/** Removes the log entry of a report that was not sent, so that it does not count. */
async function giveBack(ctx: MemberCtx, id: string): Promise<void> {
  try {
    await writeAll(ctx.db, [ctx.db.delete(auditLog).where(eq(auditLog.id, id)), ...ctx.forget()]);
  } catch (cause) {
    ctx.log.failure('could not remove the log entry of an unsent report', cause);
  }
}
