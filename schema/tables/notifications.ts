// What members are told: events to spread, notifications, what a member follows, chose and allowed. All but push
// subscriptions are WITHOUT ROWID tables, which drizzle cannot express.
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  digestRhythms,
  emailChoices,
  notificationKinds,
  notificationTopics,
  type ToldEvent,
} from '../notifications.ts';
import { members } from './members.ts';
import { rocks } from './rocks.ts';

/** Events of which nobody was told yet: the batch of an event writes one row, whoever will hear of it. */
export const untoldEvents = sqliteTable(
  'untold_events',
  {
    /** When it happened. */
    at: integer('at').notNull(),
    event: text('event').$type<ToldEvent>().notNull(),
    /** '' for an order. */
    rockId: text('rock_id').notNull(),
    /** Seq of the journey's entry, id of the comment, question or order, or a report's subject and its id. */
    subject: text('subject').notNull(),
    /** Followers are told in the order of their ids: the last one who was; '' before the first. */
    cursor: text('cursor').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.at, t.event, t.rockId, t.subject] })],
);

/** What a member was told, in the app and by whichever channel they chose. It holds no words and no other member. */
export const notifications = sqliteTable(
  'notifications',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** When it was written. */
    createdAt: integer('created_at').notNull(),
    /** Its kind, its rock and what it is about: an event is told once. */
    id: text('id').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    /** No foreign key, which would need an index: lists leave out rocks that are gone. */
    rockId: text('rock_id').notNull(),
    subject: text('subject').notNull(),
    /** When a message about it went out: several events have one message. */
    emailedAt: integer('emailed_at'),
    pushedAt: integer('pushed_at'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.createdAt, t.id] })],
);

/** Rocks that a member follows, or has stopped following. Whoever found a rock follows it without a row. */
export const follows = sqliteTable(
  'follows',
  {
    rockId: text('rock_id')
      .notNull()
      .references(() => rocks.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    isOn: integer('is_on', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.rockId, t.memberId] }), index('follows_member').on(t.memberId)],
);

/** A member's choices that differ from the defaults; no row while there are none. */
export const notificationChoices = sqliteTable(
  'notification_choices',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    topic: text('topic', { enum: notificationTopics }).notNull(),
    email: text('email', { enum: emailChoices }).notNull(),
    isPushed: integer('is_pushed', { mode: 'boolean' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.topic] })],
);

/** How a member is told, and what they have seen; no row until one of it is needed. */
export const notificationSettings = sqliteTable('notification_settings', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  digest: text('digest', { enum: digestRhythms }).notNull().default('daily'),
  /** Hours of the day; see `QuietHours`. */
  quietFrom: integer('quiet_from').notNull().default(22),
  quietTo: integer('quiet_to').notNull().default(8),
  timeZone: text('time_zone').notNull().default(''),
  /** Everything until then was seen. */
  readAt: integer('read_at').notNull().default(0),
  /** Key of the links that end a topic's emails: hex of 16 random bytes. */
  unsubscribeKey: text('unsubscribe_key')
    .notNull()
    .default(sql`(lower(hex(randomblob(16))))`),
});

/** Browsers that may show a member push messages. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Address at the browser's push service. */
    endpoint: text('endpoint').notNull(),
    /** Keys of the browser, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: integer('created_at').notNull(),
    /** When the browser last sent it to us. */
    seenAt: integer('seen_at').notNull(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.endpoint),
    index('push_subscriptions_member').on(t.memberId),
  ],
);
