// The daily report, sent because the administrator asked for it. Its line in the log is also its turn.
import { and, count, eq, gte, sql } from 'drizzle-orm';
import { adminLimits, adminWords } from '../../schema/admin.ts';
import { acts } from '../../schema/tables/index.ts';
import { isTooLate, noteAct } from '../acts/note.ts';
import type { MemberCtx } from '../context.ts';
import { sendReportByHand } from '../daily-report/send.ts';
import { orGone, TooMany } from '../errors.ts';
import { day, dayOf, startOf } from '../platform/clock.ts';

/** Throws TooMany after the third of a day, Conflict while it is on its way, Unavailable when mail fails. */
export async function sendReport(ctx: MemberCtx): Promise<{ isSent: true }> {
  await ctx.meet();
  // Before the letter: what cannot be written down is not sent.
  const id = await takeTurn(ctx);
  try {
    await sendReportByHand(ctx);
  } catch (error) {
    await giveBack(ctx, id);
    throw error;
  }
  return ctx.write([], { isSent: true });
}

/** One statement, so that many presses at once are no more than are allowed. @returns id of the act */
async function takeTurn(ctx: MemberCtx): Promise<string> {
  const { db } = ctx;
  const now = ctx.now();
  const tomorrow = startOf(dayOf(now + day));
  const taken = db
    .select({ n: count() })
    .from(acts)
    .where(and(eq(acts.act, 'report_sent'), gte(acts.createdAt, tomorrow - day)));
  const deed = {
    act: 'report_sent',
    subject: dayOf(now - day),
    reason: '',
    onlyIf: sql`(${taken}) < ${adminLimits.reportsByHand}`,
  } as const;
  try {
    const [[noted]] = await db.batch([noteAct(ctx, deed, ctx.memberId).returning({ id: acts.id })]);
    if (!noted) throw new Error('the act has no row');
    return noted.id;
  } catch (error) {
    if (isTooLate(error)) throw new TooMany((tomorrow - now) / 1000, adminWords.enoughReports);
    return orGone(error);
  }
}

/** No letter went out: it counts for nothing, and nothing was done. */
async function giveBack({ db, log }: MemberCtx, id: string): Promise<void> {
  try {
    await db.delete(acts).where(eq(acts.id, id));
  } catch (cause) {
    log.failure('a turn that came to nothing could not be given back', cause);
  }
}
