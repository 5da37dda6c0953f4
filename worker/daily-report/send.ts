// Sends the daily report: one email for each closed day, and again on request.
import { eq } from 'drizzle-orm';
import { dailyReports } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { Conflict } from '../errors.ts';
import { sendNow, type Template } from '../outbox/deliver.ts';
import { day, dayOf } from '../platform/clock.ts';
import type { Email } from '../platform/mail.ts';
import { speechTo } from '../words.ts';
import { closeDays } from './close-days.ts';
import { administratorsLanguage } from '../members/administrators-speech.ts';
import { reportEmail } from './report-email.ts';
import { pendingTasks } from './pending-tasks.ts';
import { say } from '../../schema/words/say.ts';

/** Number of days for which a delayed report is still sent. */
const lateDays = 7;

export const report: Template = {
  compose: async (ctx, name) => (name < dayOf(ctx.now() - lateDays * day) ? null : emailOf(ctx, name)),
};

/**
 * Sends the report of the last closed day, even if it was sent before. If the automatic report is still pending, this
 * one replaces it. Throws if and only if no email was sent.
 */
export async function sendReportByHand(ctx: Ctx): Promise<void> {
  const name = dayOf(ctx.now() - day);
  await closeDays(ctx, 1);
  const outcome = await sendNow(ctx, report, `report:${name}`);
  if (outcome === 'sent') return;
  const email = outcome === 'nothing to send' ? await emailOf(ctx, name) : null;
  if (!email) throw new Conflict(say('admin', 'reportUnderway'));
  await ctx.mail(email);
}

/** Composes the day's figures with the tasks that are pending now, since the administrator reads it today. */
async function emailOf(ctx: Ctx, name: string): Promise<Email | null> {
  const [[row], [administrator]] = await ctx.read([
    ctx.db.select().from(dailyReports).where(eq(dailyReports.day, name)),
    administratorsLanguage(ctx),
  ]);
  if (!row || ctx.config.adminEmail === '') return null;
  const speech = await speechTo(ctx.config, administrator?.language, administrator?.distanceUnit);
  return reportEmail(speech, ctx.config, name, row.figures, await pendingTasks(ctx));
}
