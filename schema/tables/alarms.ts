// Tables of the alarms: what was counted lately, and which parts of the site are broken.
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AlarmPart, Counted } from '../alarms.ts';

/** Successes and failures of five minutes, of all isolates. Approximate: an isolate that ends takes its last minute along. */
export const healthCounts = sqliteTable(
  'health_counts',
  {
    /** The start of the five minutes. */
    period: integer('period').notNull(),
    what: text('what').$type<Counted>().notNull(),
    total: integer('total').notNull(),
    failed: integer('failed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.period, t.what] })],
);

/** The state of a part; no row before its first check. */
export const alarms = sqliteTable('alarms', {
  part: text('part').$type<AlarmPart>().primaryKey(),
  /** Null while it is fine. */
  brokenSince: integer('broken_since'),
  /** Of a broken part: since when every check finds it fine again; null while the last one did not. */
  fineSince: integer('fine_since'),
  /** What the last check found, in figures and names of steps; '' while it is fine. */
  detail: text('detail').notNull().default(''),
  /** When the administrator was last told of it; null if never. */
  toldAt: integer('told_at'),
});

/** What the hourly job found wrong, until it finds it right. */
export const troubles = sqliteTable('troubles', {
  /** `events`, or `step:` and the name of a step that failed. */
  name: text('name').primaryKey(),
  since: integer('since').notNull(),
});
