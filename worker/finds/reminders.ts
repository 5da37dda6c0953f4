// Reminds holders of the rocks in their pockets, and tells painters whose rocks somebody has for long.
import { sql } from 'drizzle-orm';
import { notificationLimits, type ToldEvent } from '../../schema/notifications.ts';
import { activities, entries, finds, jobRuns, rocks, untoldEvents } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { day } from '../platform/clock.ts';

const job = 'reminders';

const [early, late] = notificationLimits.reminderDays;
const stages: readonly { event: ToldEvent; days: number }[] = [
  { event: 'reminder', days: early },
  { event: 'reminder', days: late },
  { event: 'kept', days: notificationLimits.keptDays },
];

/**
 * Notes each stage once: those that were reached since the last run, whenever that was. The first run notes none, so
 * that a release does not remind everybody at once. Finds are read by their time from the activities.
 */
export async function noteReminders({ db, now }: Ctx): Promise<void> {
  const at = now();
  const lastRun = sql`(SELECT ${jobRuns.doneAt} FROM ${jobRuns} WHERE ${jobRuns.name} = ${job})`;
  const [first, ...others] = stages.map(({ event, days }) =>
    db
      .insert(untoldEvents)
      .select(
        // Every column of the table, in its order.
        sql`SELECT ${at}, ${event}, ${rocks.id}, CAST(${finds.seq} AS TEXT), ''
        FROM ${activities} JOIN ${rocks} ON ${rocks.id} = ${activities.rockId}
          JOIN ${finds} ON ${finds.rockId} = ${rocks.id} AND ${finds.closedAt} IS NULL
          JOIN ${entries} ON ${entries.rockId} = ${rocks.id} AND ${entries.seq} = ${finds.seq}
        WHERE ${activities.createdAt} > ${lastRun} - ${days * day} AND ${activities.createdAt} <= ${at - days * day}
          AND ${activities.type} = 'rock_found' AND ${rocks.holderId} = ${activities.memberId}
          AND ${entries.recordedAt} = ${activities.createdAt}
          AND ${rocks.rest} IS NULL`,
      )
      // After weeks without a run, several stages of a rock are reached at once: one reminder will do.
      .onConflictDoNothing(),
  );
  const done = db
    .insert(jobRuns)
    .values({ name: job, doneAt: at })
    .onConflictDoUpdate({ target: jobRuns.name, set: { doneAt: at } });
  await db.batch(first ? [first, ...others, done] : [done]);
}
