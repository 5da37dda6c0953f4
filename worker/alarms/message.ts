// The messages of the alarms: an email and a push message when a part breaks, and when that is over.
import { eq } from 'drizzle-orm';
import type { AlarmPart } from '../../schema/alarms.ts';
import { worded } from '../../schema/words/say.ts';
import { alarms, members, pushSubscriptions } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Template } from '../outbox/deliver.ts';
import { day, minute } from '../platform/clock.ts';
import { buttonTo, composeEmail } from '../platform/email-layout.ts';
import type { Email } from '../platform/mail.ts';
import { sendPush, type Subscription } from '../push/send.ts';
import { administratorsSpeech } from '../members/administrators-speech.ts';
import type { Speech } from '../words.ts';

/** After this time nobody needs to hear that it is over. */
const lateMs = 7 * day;

/** What a message says; `over` is null while the part is broken. */
interface News {
  part: AlarmPart;
  since: number;
  over: number | null;
  detail: string;
}

export const alarm: Template = {
  compose: async (ctx, id) => {
    const news = await newsOf(ctx, id, 'email');
    return news && ctx.config.adminEmail !== '' ? emailOf(ctx, news) : null;
  },
  push: async (ctx, id) => {
    const news = await newsOf(ctx, id, 'push');
    if (!news || !ctx.push) return false;
    const browsers = await browsersOfAdministrator(ctx);
    const { subject: title, parts } = textOf(ctx, await administratorsSpeech(ctx), news);
    const message = { title, body: parts.join(' '), path: '/admin', tag: `alarm-${news.part}`, badge: null };
    const results = await Promise.allSettled(browsers.map((browser) => sendPush(ctx, browser, message)));
    if (results.some((result) => result.status === 'fulfilled' && result.value === 'sent')) return true;
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return false;
  },
};

interface Text {
  subject: string;
  heading: string;
  parts: readonly string[];
}

/**
 * Null if it is no longer worth telling: a part that is fine by now has a message of its own, which says from when to
 * when it was broken.
 * @param id `<part>:<broken since>`, or `<part>:<broken since>-<fine since>`
 */
async function newsOf({ db, now }: Ctx, id: string, channel: 'email' | 'push'): Promise<News | null> {
  const [part, times] = id.split(':') as [AlarmPart, string]; // as changes.ts has written it
  const [since = 0, over] = times.split('-').map(Number);
  if (over !== undefined) return over < now() - lateMs ? null : { part, since, over, detail: '' };
  const [row] = await db.select().from(alarms).where(eq(alarms.part, part));
  if (row?.brokenSince !== since) return null;
  // An email about emails that could not leave at once would arrive when it is no longer true.
  const isAboutItself = part === (channel === 'email' ? 'mail' : 'push');
  const isLate = isAboutItself && (row.toldAt ?? 0) < now() - 10 * minute;
  return isLate ? null : { part, since, over: null, detail: row.detail };
}

function textOf({ config, now }: Ctx, { words }: Speech, { part, since, over, detail }: News): Text {
  const { broken, brokenTitle, over: isOver, overTitle, todo } = words.alarms.parts[part];
  if (over === null)
    return {
      subject: words.alarms.brokenSince(config.productName, broken, since, now()),
      heading: brokenTitle,
      parts: [words.alarms.sinceThen(since, now(), worded(words, detail) ?? detail), ...todo],
    };
  return {
    subject: words.alarms.isOver(config.productName, isOver),
    heading: overTitle,
    parts: [words.alarms.wasBroken(since, over, now(), broken)],
  };
}

async function emailOf(ctx: Ctx, news: News): Promise<Email> {
  const speech = await administratorsSpeech(ctx);
  const { alarms: words } = speech.words;
  const { subject, heading, parts } = textOf(ctx, speech, news);
  return composeEmail(ctx.config, {
    to: ctx.config.adminEmail,
    language: speech.language,
    subject,
    heading,
    parts: parts.map((text) => ({ text })),
    button: buttonTo(ctx.config, '/admin', words.openDashboard),
    footnotes: news.over === null ? [words.oneMoreEmail] : [],
  });
}

async function browsersOfAdministrator({ db, config }: Ctx): Promise<Subscription[]> {
  const rows = await db
    .select({ browser: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(members, eq(members.id, pushSubscriptions.memberId))
    .where(eq(members.emailKey, config.adminEmail));
  return rows.map(({ browser }) => browser);
}
