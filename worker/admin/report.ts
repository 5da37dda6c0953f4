// The daily report, sent because the administrator asked for it.
import type { MemberCtx } from '../context.ts';
import { noteAct } from '../acts/note.ts';
import { sendReportByHand } from '../daily-report/send.ts';
import { day, dayOf } from '../platform/clock.ts';

/** Throws TooMany after the third of a day, Conflict while it is on its way, Unavailable when mail fails. */
export async function sendReport(ctx: MemberCtx): Promise<{ isSent: true }> {
  await ctx.meet();
  const act = noteAct(ctx, { act: 'report_sent', subject: dayOf(ctx.now() - day), reason: '' }, ctx.memberId);
  await sendReportByHand(ctx);
  return ctx.write([act], { isSent: true });
}
