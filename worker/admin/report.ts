// The daily report, sent because the administrator asked for it. Its line in the log is also its turn.
import { and, count, eq, gte, sql } from 'drizzle-orm';
import { adminLimits, adminWords } from '../../schema/admin.ts';
import { auditLog } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/note.ts';
import type { MemberCtx } from '../context.ts';
import { sendReportByHand } from '../daily-report/send.ts';
import { TooMany } from '../errors.ts';
import { day, dayOf, startOf } from '../platform/clock.ts';
import { sendAll } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

/**
 * Throws TooMany after the third of a day, Conflict while it is on its way, Unavailable when mail fails. The same request
 * at once is one, and the others get its answer.
 */
export function sendReport(ctx: MemberCtx): Promise<{ isSent: true }> {
  return ctx.begin([], async () => {
    const id = newId();
    // Before the email: what cannot be written down is not sent.
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

/** One batch, so that many clicks at once are no more than are allowed. @param id of the act */
async function takeTurn(ctx: MemberCtx, id: string): Promise<{ isSent: true }> {
  const now = ctx.now();
  const tomorrow = startOf(dayOf(now + day));
  const taken = ctx.db
    .select({ n: count() })
    .from(auditLog)
    .where(and(eq(auditLog.act, 'report_sent'), gte(auditLog.createdAt, tomorrow - day)));
  const deed = {
    id,
    act: 'report_sent',
    subject: dayOf(now - day),
    reason: '',
    onlyIf: sql`(${taken}) < ${adminLimits.reportsByHand}`,
  } as const;
  try {
    return await ctx.write(logAction(ctx, deed, ctx.memberId), { isSent: true });
  } catch (error) {
    throw isTooLate(error) ? new TooMany((tomorrow - now) / 1000, adminWords.enoughReports) : error;
  }
}

/** No email went out: it counts for nothing, and nothing was done. */
async function giveBack(ctx: MemberCtx, id: string): Promise<void> {
  try {
    await sendAll(ctx.db, [ctx.db.delete(auditLog).where(eq(auditLog.id, id)), ...ctx.forget()]);
  } catch (cause) {
    ctx.log.failure('a turn that came to nothing could not be given back', cause);
  }
}
