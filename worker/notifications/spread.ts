// Tells members of noted events: writes their notifications, and queues the messages of the channels that they chose.
import { and, asc, eq, exists, lte, sql, type SQL } from 'drizzle-orm';
import {
  defaultChoices,
  notificationKinds,
  topicOf,
  type NotificationTopic,
  type ToldEvent,
} from '../../schema/notifications.ts';
import {
  members,
  notificationChoices,
  notifications,
  outbox,
  pushSubscriptions,
  untoldEvents,
  watchers,
} from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Database, Statements } from '../platform/database.ts';
import { directly, followersAfter } from './recipients.ts';
import type { Untold } from './note-event.ts';

/** Events that one tick tells of. */
const eventsInTick = 200;
/** Batches for one event: the followers who are left are told by the next tick. */
const mostBatches = 10;
/** Messages that are sent right after the answer; the others by the next tick. */
const soonest = 50;

/**
 * Tells of the events that this request noted, or of those that are left. Never throws. Two workers may do it at once:
 * each batch goes on from what is stored, so that nobody is told twice.
 */
export async function spreadEvents(ctx: Ctx, events?: Iterable<Untold>): Promise<void> {
  try {
    for (const event of events ?? (await leftEvents(ctx))) await spread(ctx, event);
  } catch (cause) {
    ctx.log.failure('members are told by the next hourly job', cause);
  }
}

const leftEvents = ({ db, now }: Ctx) =>
  db
    .select()
    .from(untoldEvents)
    .where(lte(untoldEvents.at, now()))
    .orderBy(asc(untoldEvents.at))
    .limit(eventsInTick);

async function spread(ctx: Ctx, event: Untold): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch++) {
    const [, , queued, forWatchers, , , left] = await ctx.db.batch(batchOf(ctx, event));
    for (const { event: name } of [...queued, ...forWatchers]) {
      if (ctx.queuedEvents.size < soonest && !name.startsWith('digest:')) ctx.queuedEvents.add(name);
    }
    if (left.length === 0) return;
  }
}

/** The last one returns a row if followers are left to be told. */
function batchOf({ db, now }: Ctx, event: Untold) {
  const at = now();
  const isIt = and(
    eq(untoldEvents.at, event.at),
    eq(untoldEvents.event, event.event),
    eq(untoldEvents.rockId, event.rockId),
    eq(untoldEvents.subject, event.subject),
  );
  const isFirst = exists(
    db
      .select({ one: sql`1` })
      .from(untoldEvents)
      .where(and(isIt, eq(untoldEvents.cursor, ''))),
  );
  const cursor = sql`(SELECT ${untoldEvents.cursor} FROM ${untoldEvents} WHERE ${isIt})`;
  // After the last batch there is no cursor, and a comparison with NULL gives no rows.
  const followers = followersAfter(event, cursor);
  const first = sql`SELECT * FROM (${directly(event)}) WHERE ${isFirst}`;
  const id = idOf(event);
  const tell = (recipients: SQL) =>
    db.insert(notifications).select(
      // Every column of the table, in its order.
      sql`SELECT member_id, ${at}, ${id}, kind, ${event.rockId}, ${event.subject}, NULL, NULL FROM (${recipients})`,
    );
  const everybody = sql`SELECT * FROM (${first}) UNION ALL SELECT * FROM (${followers})`;
  return [
    tell(first),
    tell(followers),
    queueMessages(db, everybody, { id, rockId: event.rockId, at }),
    queueForWatchers(db, event, at, isFirst),
    db
      .update(untoldEvents)
      .set({ cursor: sql`(SELECT max(member_id) FROM (${followers}))` })
      .where(and(isIt, sql`EXISTS (${followers})`)),
    // From here on, those after the cursor are the followers of the next batch.
    db.delete(untoldEvents).where(and(isIt, sql`NOT EXISTS (${followers})`)),
    db.select({ cursor: untoldEvents.cursor }).from(untoldEvents).where(isIt),
  ] as const satisfies Statements;
}

/** SQL of a notification's id, from its `kind`. */
function idOf({ event, rockId, subject }: Untold): SQL {
  const of = aboutEntries.has(event) ? `${rockId}-${subject}` : subject;
  return sql`kind || ${`-${of}`}`;
}

const aboutEntries: ReadonlySet<ToldEvent> = new Set([
  'found',
  'hidden',
  'kept',
  'line',
  'thanks',
  'reminder',
  'corrected',
  'contested',
  'shifted',
  'missing',
  'keep',
  'mayKeep',
  'mayNotKeep',
]);

/**
 * Statement: queues a message for each recipient and channel. A digest has one row for each member, which is opened
 * again; all else has its own. @param recipients SQL of `member_id` and `kind`
 */
function queueMessages(
  db: Database,
  recipients: SQL,
  { id, rockId, at }: { id: SQL; rockId: string; at: number },
) {
  const notice = sql`'notice:' || who.member_id || ':' || ${id}`;
  const isDigest = sql`channel = 'email' AND ${emailChoice} = 'digest'`;
  const event = sql`iif(${isDigest}, 'digest:' || who.member_id, ${notice})`;
  const thread = sql`iif(${isDigest}, 'digest:' || who.member_id, channel || ':' || who.member_id || ':' || ${rockId})`;
  const hasPush = sql`EXISTS (SELECT 1 FROM ${pushSubscriptions} WHERE ${pushSubscriptions.memberId} = who.member_id)`;
  return db
    .insert(outbox)
    .select(
      // Every column of the table, in its order.
      sql`SELECT NULL, ${event}, 'member', channel, ${thread}, ${at}, 0, 0, NULL, NULL, NULL
        FROM (${recipients}) AS who
        JOIN (SELECT 'email' AS channel UNION ALL SELECT 'push')
        JOIN ${members} ON ${members.id} = who.member_id
        LEFT JOIN ${notificationChoices} ON ${notificationChoices.memberId} = who.member_id AND ${notificationChoices.topic} = ${topic}
        WHERE iif(channel = 'email', ${emailChoice} <> 'off' AND ${members.email} IS NOT NULL, ${pushChoice} AND ${hasPush})`,
    )
    .onConflictDoUpdate({
      target: [outbox.event, outbox.recipient, outbox.channel],
      // A second reminder has the name of the first. All else is told once.
      set: {
        leasedUntil: sql`CASE WHEN ${outbox.event} LIKE 'digest:%' OR ${outbox.event} LIKE 'notice:%:reminder-%' THEN coalesce(${outbox.leasedUntil}, 0) ELSE ${outbox.leasedUntil} END`,
        createdAt: at,
        tries: 0,
      },
    })
    .returning({ event: outbox.event });
}

/** Statement: queues the one email of each address without an account that wants to hear where the rock goes next. */
function queueForWatchers(db: Database, { event, rockId, subject }: Untold, at: number, isFirst: SQL) {
  const name = sql`'watch:' || ${watchers.id} || ':' || ${subject}`;
  return db
    .insert(outbox)
    .select(
      // Every column of the table, in its order.
      sql`SELECT NULL, ${name}, 'visitor', 'email', ${name}, ${at}, 0, 0, NULL, NULL, NULL FROM ${watchers}
        WHERE ${watchers.rockId} = ${rockId} AND ${watchers.confirmedAt} IS NOT NULL AND ${event} = 'hidden' AND ${isFirst}`,
    )
    .onConflictDoNothing()
    .returning({ event: outbox.event });
}

/** SQL of a `CASE` over `kind`. */
const byKind = (valueOf: (topic: NotificationTopic) => string) => {
  const cases = notificationKinds.map((kind) => {
    const topic = topicOf(kind);
    return topic ? `WHEN '${kind}' THEN ${valueOf(topic)}` : '';
  });
  return sql.raw(`CASE kind ${cases.join(' ')} END`);
};

/** NULL for an order. */
const topic = byKind((one) => `'${one}'`);

/** NULL for an order, which has emails of its own. */
const emailChoice = sql`coalesce(${notificationChoices.email}, ${byKind((one) => `'${defaultChoices[one].email}'`)})`;
const pushChoice = sql`coalesce(${notificationChoices.isPushed}, ${byKind((one) => (defaultChoices[one].push ? 'TRUE' : 'FALSE'))})`;
