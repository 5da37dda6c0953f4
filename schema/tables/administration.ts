// Tables of the administration: visits, daily reports, and the audit log.
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ActionDetails, AdminAction } from '../admin-actions.ts';
import type { DayFigures } from '../figures.ts';
import { members } from './members.ts';
import { orders } from './payments.ts';
import { rocks } from './rocks.ts';

/** Salts for the hashes of a day's visitors. Once a salt is deleted, its visits can be linked to nobody. */
export const visitSalts = sqliteTable('visit_salts', {
  /** Such as 2026-05-31, UTC. */
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
});

/** Hashed visitors of a day, so that nobody is counted twice. */
export const visits = sqliteTable(
  'visits',
  {
    day: text('day').notNull(),
    /** Hash of the day's salt, the caller and the user agent. */
    visitor: text('visitor').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.visitor] })],
);

/** Number of visitors of a day. */
export const visitDays = sqliteTable('visit_days', {
  day: text('day').primaryKey(),
  visitors: integer('visitors').notNull(),
});

/** A closed day. */
export const dailyReports = sqliteTable('daily_reports', {
  day: text('day').primaryKey(),
  figures: text('figures', { mode: 'json' }).$type<DayFigures>().notNull(),
  /** For releases before decision 46, which send a report where it is not null. */
  leasedUntil: integer('leased_until'),
  sentAt: integer('sent_at'),
});

/** Finds of a UTC month in a country. WITHOUT ROWID, which drizzle cannot express. */
export const countryFinds = sqliteTable(
  'country_finds',
  {
    /** Such as 2026-05. */
    month: text('month').notNull(),
    /** ISO 3166-1 numeric code of the country in which the rock was hidden; '' at sea, or where unknown. */
    country: text('country').notNull(),
    finds: integer('finds').notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.country] })],
);

/** The audit log: actions of administrators, and automatic ones. */
export const auditLog = sqliteTable(
  'acts',
  {
    id: text('id').primaryKey(),
    /** Null for an automatic action, and once the administrator's account is deleted. */
    actorId: text('actor_id').references(() => members.id, { onDelete: 'set null' }),
    act: text('act').$type<AdminAction>().notNull(),
    isAutomatic: integer('is_by_itself', { mode: 'boolean' }).notNull(),
    /** Id of the subject at that time. */
    subjectId: text('subject_id').notNull().default(''),
    /** The rock in question; null once it is deleted. */
    rockId: text('rock_id').references(() => rocks.id, { onDelete: 'set null' }),
    /** The member whose content, plan or sessions were concerned. */
    memberId: text('member_id').references(() => members.id, { onDelete: 'set null' }),
    orderId: text('order_id').references(() => orders.id),
    /** What it was about, such as the name of a rock or the number of an order. */
    subject: text('subject').notNull(),
    reason: text('reason').notNull(),
    /** Null without any, and once the account of the member concerned is deleted. */
    details: text('details', { mode: 'json' }).$type<ActionDetails>(),
    createdAt: integer('created_at').notNull(),
    /** For releases before decision 46, which write to the person concerned where it is not null. */
    leasedUntil: integer('leased_until'),
    toldAt: integer('told_at'),
  },
  (t) => [
    index('acts_created').on(t.createdAt, t.id),
    index('acts_rock')
      .on(t.rockId)
      .where(sql`rock_id IS NOT NULL`),
    index('acts_member')
      .on(t.memberId)
      .where(sql`member_id IS NOT NULL`),
    index('acts_actor')
      .on(t.actorId)
      .where(sql`actor_id IS NOT NULL`),
    index('acts_order')
      .on(t.orderId)
      .where(sql`order_id IS NOT NULL`),
  ],
);
