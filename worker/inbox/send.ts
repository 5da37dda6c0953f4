// Sends notifications by email and push: bundled by rock, ten emails a day, the rest as a digest.
import { and, eq, sql } from 'drizzle-orm';
import { notificationLimits, topicOf, type Choice } from '../../schema/notifications.ts';
import { notifications, outbox } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Delivered, Outcome } from '../outbox/deliver-notices.ts';
import { failureOf } from '../outbox/failure.ts';
import type { Leased } from '../outbox/lease.ts';
import { day } from '../platform/clock.ts';
import type { Statement } from '../platform/database.ts';
import { countEach, uncountOne, type Limit } from '../platform/limits.ts';
import { sendPush } from '../push/send.ts';
import { digestEmail, noticeEmail } from './emails.ts';
import { peopleOf, type Person } from './people.ts';
import { pushMessageOf } from './push-message.ts';
import { digestAfter, endOfBundle, endOfQuiet } from './schedule.ts';
import type { ToldRow } from './view.ts';
import { speechTo } from '../words.ts';

/** What a message sent at once may tell of; older news waits for the digest. */
const freshMs = 2 * day;
/** What a digest may tell of: more than a week, since it may be late. */
const digestMs = 9 * day;
/** Messages that are sent at the same time. */
const atOnce = 5;

interface Job {
  row: Leased;
  memberId: string;
  /** Id of the notification; '' for a digest. */
  noticeId: string;
}

/** A message, and the notifications that it tells of. */
interface Message {
  row: Leased;
  rows: readonly ToldRow[];
  send: () => Promise<Outcome>;
}

/** See `SendNotices`. */
export async function sendNotices(ctx: Ctx, rows: readonly Leased[]): Promise<Delivered> {
  const jobs = rows.map(jobOf);
  const now = ctx.now();
  const since = now - (jobs.some(isDigest) ? digestMs : freshMs);
  const people = await peopleOf(
    ctx,
    jobs.map(({ memberId }) => memberId),
    since,
  );
  const outcomes = new Map<number, Outcome>();
  const also: Statement[] = [];
  const messages: Message[] = [];
  for (const job of jobs) {
    const person = people.get(job.memberId);
    // Without a person, their account was deleted.
    const decision = person ? decide(ctx, person, job, now) : 'nothing to send';
    if (typeof decision === 'object' && 'send' in decision) messages.push(decision);
    else if (decision === 'wait for the digest') {
      also.push(openDigest(ctx, job.memberId));
      outcomes.set(job.row.id, 'nothing to send');
    } else outcomes.set(job.row.id, decision);
  }
  const allowed = await withTurns(ctx, messages, now);
  for (const { row } of messages.filter((message) => !allowed.includes(message))) {
    also.push(openDigest(ctx, jobOf(row).memberId));
    outcomes.set(row.id, 'nothing to send');
  }
  for (let i = 0; i < allowed.length; i += atOnce) {
    await Promise.all(
      allowed.slice(i, i + atOnce).map(async ({ row, rows: about, send }) => {
        try {
          const outcome = await send();
          outcomes.set(row.id, outcome);
          if (outcome === 'sent') also.push(markTold(ctx, row.channel, about, now));
        } catch (cause) {
          ctx.log.failure('a notification could not be sent', cause);
          outcomes.set(row.id, { failed: failureOf(cause) });
          if (isCounted(row)) also.push(uncountOne(ctx.db, emailsOf(jobOf(row).memberId), now));
        }
      }),
    );
  }
  return { outcomes, also };
}

/** The event is `notice:<member>:<notification>` or `digest:<member>`. */
function jobOf(row: Leased): Job {
  const [, memberId = '', ...rest] = row.event.split(':');
  return { row, memberId, noticeId: rest.join(':') };
}

const emailsOf = (memberId: string): Limit => ({
  bucket: `email:${memberId}`,
  most: notificationLimits.emailsPerDay,
  windowMs: day,
});

const isCounted = (row: Leased) => row.channel === 'email' && !isDigest(jobOf(row));

/**
 * The messages without the emails above a member's limit. `emailFor` has counted what was sent in the last 24 hours; this
 * counts also what other workers are sending now.
 */
async function withTurns({ db }: Ctx, messages: readonly Message[], now: number): Promise<Message[]> {
  const limits = messages.filter(({ row }) => isCounted(row)).map(({ row }) => emailsOf(jobOf(row).memberId));
  if (limits.length === 0) return [...messages];
  const [counted] = await db.batch([countEach(db, limits, now)]);
  const left = new Map<string, number>();
  for (const { bucket, count } of counted)
    if (count <= notificationLimits.emailsPerDay) left.set(bucket, (left.get(bucket) ?? 0) + 1);
  return messages.filter(({ row }) => {
    if (!isCounted(row)) return true;
    const { bucket } = emailsOf(jobOf(row).memberId);
    const turns = left.get(bucket) ?? 0;
    left.set(bucket, turns - 1);
    return turns > 0;
  });
}

const isDigest = ({ noticeId }: Job) => noticeId === '';

type Decision = Message | Outcome | 'wait for the digest';

function decide(ctx: Ctx, person: Person, job: Job, now: number): Decision {
  if (isDigest(job)) return digestFor(ctx, person, job, now);
  return job.row.channel === 'push' ? pushFor(ctx, person, job, now) : emailFor(ctx, person, job, now);
}

function emailFor(ctx: Ctx, person: Person, job: Job, now: number): Decision {
  const { email, sent } = person;
  const about = freshAbout(
    person,
    job,
    now,
    (row, choice) => row.emailedAt === null && choice.email === 'now',
  );
  if (!about || email === null) return 'nothing to send';
  const later = endOfBundle(now, lastIn(person, job));
  if (later !== null) return { later };
  const emails = sent.filter(({ thread }) => thread.startsWith('email:'));
  if (emails.length >= notificationLimits.emailsPerDay) return 'wait for the digest';
  return messageOf(person, job, about, now, async () => {
    const speech = await speechTo(ctx.config, person.language, person.distanceUnit);
    await ctx.mail(await noticeEmail(ctx.config, speech, { ...person, email }, about));
    return 'sent';
  });
}

function pushFor(ctx: Ctx, person: Person, job: Job, now: number): Decision {
  const { browsers, settings } = person;
  const about = freshAbout(person, job, now, (row, choice) => row.pushedAt === null && choice.push);
  if (!about || browsers.length === 0 || !ctx.push) return 'nothing to send';
  const later =
    endOfQuiet(now, { ...settings.quiet, timeZone: settings.timeZone }) ??
    endOfBundle(now, lastIn(person, job));
  if (later !== null) return { later };
  return messageOf(person, job, about, now, async () => {
    const message = pushMessageOf((await speechTo(ctx.config, person.language)).words, about);
    const results = await Promise.allSettled(browsers.map((browser) => sendPush(ctx, browser, message)));
    const arrived = results.some((result) => result.status === 'fulfilled' && result.value === 'sent');
    // A browser that missed it is not worth telling the others again.
    if (arrived) return 'sent';
    const failure = results.find((result) => result.status === 'rejected');
    return failure ? { failed: failureOf(failure.reason) } : 'nothing to send';
  });
}

function digestFor(ctx: Ctx, person: Person, { row }: Job, now: number): Decision {
  const { told, settings, email } = person;
  const left = told.filter(
    (one) => one.emailedAt === null && ['now', 'digest'].includes(choiceFor(person, one)?.email ?? 'off'),
  );
  const oldest = left.at(-1);
  if (!oldest || email === null) return 'nothing to send';
  const dueAt = digestAfter(oldest.createdAt, settings.digest, settings.timeZone);
  if (now < dueAt) return { later: dueAt };
  const send = async () => {
    const speech = await speechTo(ctx.config, person.language, person.distanceUnit);
    await ctx.mail(await digestEmail(ctx.config, speech, { ...person, email }, left));
    return 'sent' as const;
  };
  return { row, rows: left, send };
}

/** The notifications about the same rock that one message tells of, newest first; null without the job's own. */
function freshAbout(
  person: Person,
  { noticeId }: Job,
  now: number,
  isWanted: (row: ToldRow, choice: Choice) => boolean,
): [ToldRow, ...ToldRow[]] | null {
  const fresh = person.told.filter((row) => {
    const choice = choiceFor(person, row);
    return row.createdAt > now - freshMs && choice !== null && isWanted(row, choice);
  });
  const own = fresh.find(({ id }) => id === noticeId);
  const [first, ...others] = fresh.filter(({ rockId }) => rockId === own?.rockId);
  return first ? [first, ...others] : null;
}

/** Null for an order, which has emails of its own, and for what the reader has answered by now. */
function choiceFor({ settings }: Person, { kind, question, offer }: ToldRow): Choice | null {
  if (kind === 'asked' && question.isMine !== null) return null;
  if (kind === 'wanted' && offer.outcome !== null) return null;
  const topic = topicOf(kind);
  return topic && settings.choices[topic];
}

/** When the last message of the same member, rock and channel left; -Infinity if none did. */
const lastIn = ({ sent }: Person, { row }: Job) =>
  Math.max(...sent.filter(({ thread }) => thread === row.thread).map(({ sentAt }) => sentAt));

function messageOf(
  { sent }: Person,
  { row }: Job,
  rows: readonly ToldRow[],
  now: number,
  send: Message['send'],
): Message {
  // Counts for the other rows of the same member.
  sent.push({ thread: row.thread, sentAt: now });
  return { row, rows, send };
}

function markTold({ db }: Ctx, channel: Leased['channel'], rows: readonly ToldRow[], at: number): Statement {
  const keys = rows.map(({ createdAt, id }) => [createdAt, id]);
  return db
    .update(notifications)
    .set(channel === 'push' ? { pushedAt: at } : { emailedAt: at })
    .where(
      and(
        eq(notifications.memberId, rows[0]?.memberId ?? ''),
        sql`(${notifications.createdAt}, ${notifications.id}) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(keys)}))`,
      ),
    );
}

/** Statement: opens the member's digest, as `spreadEvents` does. */
function openDigest({ db, now }: Ctx, memberId: string): Statement {
  const event = `digest:${memberId}`;
  const opened = { leasedUntil: sql`coalesce(${outbox.leasedUntil}, 0)`, createdAt: now(), tries: 0 };
  return db
    .insert(outbox)
    .values({ event, recipient: 'member', channel: 'email', thread: event, createdAt: now() })
    .onConflictDoUpdate({ target: [outbox.event, outbox.recipient, outbox.channel], set: opened });
}
