// Sends notifications by email: bundled by rock, ten a day, the rest as a digest.
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { notificationLimits, topicOf, type NotificationSettings } from '../../schema/notifications.ts';
import {
  members,
  notificationChoices,
  notifications,
  notificationSettings,
  outbox,
} from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Delivered, Outcome } from '../outbox/deliver-notices.ts';
import type { Leased } from '../outbox/lease.ts';
import { day } from '../platform/clock.ts';
import type { Email } from '../platform/mail.ts';
import type { Statement } from '../platform/database.ts';
import { digestEmail, noticeEmail, type Reader } from './emails.ts';
import { digestAfter, endOfBundle } from './schedule.ts';
import { settingsView } from './settings.ts';
import { toldTo, type ToldRow } from './view.ts';

/** What a message sent at once may tell of; older news waits for the digest. */
const freshMs = 2 * day;
/** What a digest may tell of: more than a week, since it may be late. */
const digestMs = 9 * day;
/** Emails that are sent at once. */
const atOnce = 5;

/** Rows of one member. */
interface Job {
  row: Leased;
  memberId: string;
  /** Id of the notification; '' for a digest. */
  noticeId: string;
}

interface Person {
  reader: Reader;
  settings: NotificationSettings;
  /** Newest first. */
  told: ToldRow[];
  /** When emails about single rocks were sent to them in the last day, by thread. */
  sent: { thread: string; sentAt: number }[];
}

/** An email, and the notifications that it tells of. */
interface Message {
  row: Leased;
  rows: readonly ToldRow[];
  compose: () => Promise<Email>;
}

/** See `SendNotices`. */
export async function sendNotices(ctx: Ctx, rows: readonly Leased[]): Promise<Delivered> {
  const jobs = rows.filter(({ channel }) => channel === 'email').map(jobOf);
  const people = await peopleOf(ctx, jobs);
  const now = ctx.now();
  const outcomes = new Map<number, Outcome>();
  const also: Statement[] = [];
  const messages: Message[] = [];
  for (const job of jobs) {
    const person = people.get(job.memberId);
    // Their account was deleted, or has no address.
    const decision = person ? decide(ctx, person, job, now) : 'nothing to send';
    if (typeof decision === 'object' && 'compose' in decision) messages.push(decision);
    else if (decision === 'digest') {
      also.push(openDigest(ctx, job.memberId));
      outcomes.set(job.row.id, 'nothing to send');
    } else outcomes.set(job.row.id, decision);
  }
  for (let i = 0; i < messages.length; i += atOnce) {
    await Promise.all(
      messages.slice(i, i + atOnce).map(async ({ row, rows: about, compose }) => {
        try {
          await ctx.mail(await compose());
          outcomes.set(row.id, 'sent');
          also.push(markEmailed(ctx, about, now));
        } catch (cause) {
          ctx.log.failure('a notification could not be sent', cause);
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

/** A message, or why there is none; 'digest' when there were enough emails today. */
function decide(ctx: Ctx, person: Person, job: Job, now: number): Message | Outcome | 'digest' {
  return job.noticeId === '' ? digestFor(ctx, person, job, now) : noticeFor(ctx, person, job, now);
}

function noticeFor({ config }: Ctx, person: Person, { row, noticeId }: Job, now: number) {
  const { reader, told, sent } = person;
  const fresh = told.filter(
    (one) => one.createdAt > now - freshMs && one.emailedAt === null && choiceOf(person, one) === 'now',
  );
  const own = fresh.find(({ id }) => id === noticeId);
  if (!own) return 'nothing to send';
  const about = fresh.filter(({ rockId }) => rockId === own.rockId);
  const [first, ...others] = about;
  if (!first) return 'nothing to send';
  const lastAt = Math.max(...sent.filter(({ thread }) => thread === row.thread).map(({ sentAt }) => sentAt));
  const later = endOfBundle(now, lastAt);
  if (later !== null) return { later };
  if (sent.length >= notificationLimits.emailsPerDay) return 'digest';
  // For the next rows of the same member.
  sent.push({ thread: row.thread, sentAt: now });
  return { row, rows: about, compose: () => noticeEmail(config, reader, [first, ...others]) };
}

function digestFor({ config }: Ctx, person: Person, { row }: Job, now: number) {
  const { reader, told, settings } = person;
  const left = told.filter((one) => one.emailedAt === null && choiceOf(person, one) !== 'off');
  const oldest = left.at(-1);
  if (!oldest) return 'nothing to send';
  const dueAt = digestAfter(oldest.createdAt, settings.digest, settings.timeZone);
  if (now < dueAt) return { later: dueAt };
  return { row, rows: left, compose: () => digestEmail(config, reader, left) };
}

function choiceOf({ settings }: Person, { kind }: ToldRow) {
  const topic = topicOf(kind);
  return topic === null ? 'off' : settings.choices[topic].email;
}

/** Members by id, with what they were told lately. One batch. */
async function peopleOf({ db, now }: Ctx, jobs: readonly Job[]): Promise<Map<string, Person>> {
  const ids = [...new Set(jobs.map(({ memberId }) => memberId))];
  const those = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const since = now() - (jobs.some(({ noticeId }) => noticeId === '') ? digestMs : freshMs);
  const [, people, settings, choices, told, sent] = await db.batch([
    // Everybody who gets an email has a key for its way out.
    db
      .insert(notificationSettings)
      .select(
        sql`SELECT ${members.id}, 'daily', 22, 8, '', 0, lower(hex(randomblob(16))) FROM ${members} WHERE ${members.id} IN ${those}`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: members.id, email: members.email })
      .from(members)
      .where(and(sql`${members.id} IN ${those}`, isNotNull(members.email))),
    db
      .select()
      .from(notificationSettings)
      .where(sql`${notificationSettings.memberId} IN ${those}`),
    db
      .select()
      .from(notificationChoices)
      .where(sql`${notificationChoices.memberId} IN ${those}`),
    toldTo(db, sql`${notifications.memberId} IN ${those} AND ${notifications.createdAt} > ${since}`).orderBy(
      sql`${notifications.createdAt} DESC`,
      sql`${notifications.id} DESC`,
    ),
    db
      .select({ event: outbox.event, thread: outbox.thread, sentAt: outbox.sentAt })
      .from(sql`json_each(${JSON.stringify(ids)}) AS who`)
      .innerJoin(
        outbox,
        and(
          sql`${outbox.event} BETWEEN 'notice:' || who.value || ':' AND 'notice:' || who.value || ';'`,
          eq(outbox.channel, 'email'),
          gt(outbox.sentAt, now() - day),
        ),
      ),
  ]);
  return new Map(
    people.map(({ id, email }) => {
      const own = <R extends { memberId: string }>(rows: readonly R[]) =>
        rows.filter(({ memberId }) => memberId === id);
      const [row] = own(settings);
      const reader = { memberId: id, email: email ?? '', unsubscribeKey: row?.unsubscribeKey ?? '' };
      const lately = sent.flatMap(({ event, thread, sentAt }) =>
        event.startsWith(`notice:${id}:`) && sentAt !== null ? [{ thread, sentAt }] : [],
      );
      return [id, { reader, settings: settingsView(row, own(choices)), told: own(told), sent: lately }];
    }),
  );
}

const markEmailed = ({ db }: Ctx, rows: readonly ToldRow[], at: number): Statement =>
  db
    .update(notifications)
    .set({ emailedAt: at })
    .where(
      and(
        eq(notifications.memberId, rows[0]?.memberId ?? ''),
        sql`(${notifications.createdAt}, ${notifications.id}) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(rows.map(({ createdAt, id }) => [createdAt, id]))}))`,
      ),
    );

/** Statement: opens the member's digest, as `spreadEvents` does. */
const openDigest = ({ db, now }: Ctx, memberId: string): Statement => {
  const event = `digest:${memberId}`;
  return db
    .insert(outbox)
    .values({ event, recipient: 'member', channel: 'email', thread: event, createdAt: now() })
    .onConflictDoUpdate({
      target: [outbox.event, outbox.recipient, outbox.channel],
      set: { leasedUntil: sql`coalesce(${outbox.leasedUntil}, 0)`, createdAt: now(), tries: 0 },
    });
};
