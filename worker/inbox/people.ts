// The members whom a run of messages is for: their address, browsers and settings, and what they were told lately.
import { and, gt, isNotNull, sql } from 'drizzle-orm';
import type { NotificationSettings } from '../../schema/notifications.ts';
import {
  members,
  notificationChoices,
  notifications,
  notificationSettings,
  outbox,
  pushSubscriptions,
} from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { day } from '../platform/clock.ts';
import { settingsView } from './settings.ts';
import { toldTo, type ToldRow } from './view.ts';

export interface Person {
  memberId: string;
  /** Null if they have none. */
  email: string | null;
  language: string | null;
  distanceUnit: string | null;
  unsubscribeKey: string;
  browsers: (typeof pushSubscriptions.$inferSelect)[];
  settings: NotificationSettings;
  /** Newest first. */
  told: ToldRow[];
  /** When messages about single rocks were sent to them in the last day, by thread of the outbox. */
  sent: { thread: string; sentAt: number }[];
}

/** Members by id; deleted ones are missing. One batch. @param since of the notifications to read */
export async function peopleOf(
  { db, now }: Ctx,
  memberIds: readonly string[],
  since: number,
): Promise<Map<string, Person>> {
  const ids = JSON.stringify([...new Set(memberIds)]);
  const those = sql`(SELECT value FROM json_each(${ids}))`;
  const [, people, settings, choices, browsers, told, sent] = await db.batch([
    // Everybody who gets an email has a key for its way out.
    db
      .insert(notificationSettings)
      .select(
        sql`SELECT ${members.id}, 'daily', 22, 8, '', 0, lower(hex(randomblob(16))) FROM ${members} WHERE ${members.id} IN ${those}`,
      )
      .onConflictDoNothing(),
    db
      .select({
        id: members.id,
        email: members.email,
        language: members.language,
        distanceUnit: members.distanceUnit,
      })
      .from(members)
      .where(sql`${members.id} IN ${those}`),
    db
      .select()
      .from(notificationSettings)
      .where(sql`${notificationSettings.memberId} IN ${those}`),
    db
      .select()
      .from(notificationChoices)
      .where(sql`${notificationChoices.memberId} IN ${those}`),
    db
      .select()
      .from(pushSubscriptions)
      .where(sql`${pushSubscriptions.memberId} IN ${those}`),
    toldTo(db, sql`${notifications.memberId} IN ${those} AND ${notifications.createdAt} > ${since}`).orderBy(
      sql`${notifications.createdAt} DESC`,
      sql`${notifications.id} DESC`,
    ),
    db
      .select({ memberId: sql<string>`who.value`, thread: outbox.thread, sentAt: outbox.sentAt })
      .from(sql`json_each(${ids}) AS who`)
      .innerJoin(
        outbox,
        and(
          sql`${outbox.event} BETWEEN 'notice:' || who.value || ':' AND 'notice:' || who.value || ';'`,
          isNotNull(outbox.sentAt),
          gt(outbox.sentAt, now() - day),
        ),
      ),
  ]);
  const [settingsBy, choicesBy, browsersBy, toldBy, sentBy] = [
    byMember(settings),
    byMember(choices),
    byMember(browsers),
    byMember(told),
    byMember(sent),
  ];
  return new Map(
    people.map(({ id, email, language, distanceUnit }) => {
      const [row] = settingsBy.get(id) ?? [];
      return [
        id,
        {
          memberId: id,
          email,
          language,
          distanceUnit,
          unsubscribeKey: row?.unsubscribeKey ?? '',
          browsers: browsersBy.get(id) ?? [],
          settings: settingsView(row, choicesBy.get(id) ?? []),
          told: toldBy.get(id) ?? [],
          sent: (sentBy.get(id) ?? []).map(({ thread, sentAt }) => ({ thread, sentAt: sentAt ?? 0 })),
        },
      ];
    }),
  );
}

const byMember = <R extends { memberId: string }>(rows: readonly R[]) =>
  Map.groupBy(rows, ({ memberId }) => memberId);
