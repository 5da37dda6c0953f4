// Links in emails that end emails of their kind: for one member and some topics, signed with a key of that member.
import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  defaultChoices,
  notificationTopics,
  type EmailChoice,
  type NotificationTopic,
} from '../../schema/notifications.ts';
import { notificationChoices, notificationSettings } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { hmac } from '../platform/ids.ts';
import { settingsView } from './settings.ts';
import { say } from '../../schema/words/say.ts';

/** `digest` stands for all topics that are in the digest at the time. */
export type Endable = NotificationTopic | 'digest';

interface Link {
  memberId: string;
  endables: readonly Endable[];
}

const isEndable = (text: string): text is Endable =>
  text === 'digest' || notificationTopics.some((topic) => topic === text);

/** Such as `k3x…9a.found-thanks.5vX…`, which is the same in a URL: nobody can make one without the member's key. */
export async function unsubscribeToken(key: string, { memberId, endables }: Link): Promise<string> {
  const subject = `${memberId}.${endables.join('-')}`;
  return `${subject}.${await hmac(key, subject)}`;
}

/** @throws NotFound for a forged or damaged link, and once the member is gone */
async function linkOf(ctx: Ctx, token: string): Promise<Link> {
  const [, memberId = '', list = ''] = /^([a-z0-9]{1,40})\.([a-z-]{1,200})\.[\w-]{43}$/.exec(token) ?? [];
  const endables = list.split('-');
  if (memberId === '') throw new NotFound(say('notifications', 'deadLink'));
  const [[row]] = await ctx.read([
    ctx.db
      .select({ key: notificationSettings.unsubscribeKey })
      .from(notificationSettings)
      .where(eq(notificationSettings.memberId, memberId)),
  ]);
  if (!row || !endables.every(isEndable) || !(await isEqual(row.key, { memberId, endables }, token)))
    throw new NotFound(say('notifications', 'deadLink'));
  return { memberId, endables };
}

async function isEqual(key: string, link: Link, token: string): Promise<boolean> {
  const encoder = new TextEncoder();
  const [known, given] = [encoder.encode(await unsubscribeToken(key, link)), encoder.encode(token)];
  return known.byteLength === given.byteLength && crypto.subtle.timingSafeEqual(known, given);
}

/** What a link ends. Throws like `unsubscribe`. */
export async function previewUnsubscribe(ctx: Ctx, token: string): Promise<readonly Endable[]> {
  return (await linkOf(ctx, token)).endables;
}

/** Ends these emails, or sends them again as by default. Twice is as once. @throws NotFound for a forged link */
export async function unsubscribe(ctx: Ctx, token: string, isAgain = false): Promise<readonly Endable[]> {
  const { db } = ctx;
  const { memberId, endables } = await linkOf(ctx, token);
  const [settings, rows] = await ctx.read([
    db.select().from(notificationSettings).where(eq(notificationSettings.memberId, memberId)),
    db.select().from(notificationChoices).where(eq(notificationChoices.memberId, memberId)),
  ]);
  const { choices } = settingsView(settings[0], rows);
  const inDigest = (topic: NotificationTopic) =>
    (isAgain ? defaultChoices[topic].email : choices[topic].email) === 'digest';
  const topics = notificationTopics.filter(
    (topic) => endables.includes(topic) || (endables.includes('digest') && inDigest(topic)),
  );
  if (topics.length === 0) return endables;
  if (isAgain) {
    await ctx.write(
      [
        db
          .update(notificationChoices)
          .set({ email: sql`CASE ${notificationChoices.topic} ${defaultsAsSql} END` })
          .where(and(eq(notificationChoices.memberId, memberId), inArray(notificationChoices.topic, topics))),
      ],
      null,
    );
    return endables;
  }
  const off: EmailChoice = 'off';
  await ctx.write(
    [
      db
        .insert(notificationChoices)
        .values(topics.map((topic) => ({ memberId, topic, email: off, isPushed: choices[topic].push })))
        .onConflictDoUpdate({
          target: [notificationChoices.memberId, notificationChoices.topic],
          set: { email: off },
        }),
    ],
    null,
  );
  return endables;
}

const defaultsAsSql = sql.raw(
  notificationTopics.map((topic) => `WHEN '${topic}' THEN '${defaultChoices[topic].email}'`).join(' '),
);
