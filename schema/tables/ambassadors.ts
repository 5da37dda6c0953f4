// Applications for the Founding Rock Ambassador pack, and who was selected.
import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { orders } from './payments.ts';

export const ambassadorApplications = sqliteTable(
  'ambassador_applications',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Normalized as for sign-in: one application for each address. */
    emailKey: text('email_key').notNull(),
    /** Postal address of the pack; only for the administrator. Copied to the order of the pack. */
    address: text('address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zipcode: text('zipcode').notNull(),
    country: text('country').notNull(),
    /** ISO 3166: a state of the US such as 'US-NE', elsewhere the country such as 'DE'. */
    region: text('region').notNull(),
    /** 1 or 2 for the first two of a region, null for everybody later. */
    slot: integer('slot'),
    createdAt: integer('created_at').notNull(),
    /** When the address was last seen suspended before the result went out: it gets no slot. */
    suspendedAt: integer('suspended_at'),
    /** When the administrator withdrew the selection; the slot stays taken. */
    withdrawnAt: integer('withdrawn_at'),
    /** When the email about the selection went out. */
    announcedAt: integer('announced_at'),
    /** For releases before decision 46, which write to the applicant once it is over. */
    confirmedAt: integer('confirmed_at'),
    leasedUntil: integer('leased_until').notNull().default(0),
    /** The order of the free pack; null until it is made, and for everybody who was not selected. */
    orderId: text('order_id').references(() => orders.id),
  },
  (t) => [
    uniqueIndex('ambassador_applications_email').on(t.emailKey),
    uniqueIndex('ambassador_applications_slot').on(t.region, t.slot),
    uniqueIndex('ambassador_applications_order').on(t.orderId),
    index('ambassador_applications_created').on(t.createdAt, t.id),
    index('ambassador_applications_unpacked')
      .on(t.createdAt)
      .where(sql`slot IS NOT NULL AND order_id IS NULL AND address <> ''`),
    index('ambassador_applications_selected')
      .on(t.announcedAt, t.id)
      .where(sql`slot IS NOT NULL AND announced_at IS NOT NULL`),
    check('ambassador_applications_slots', sql`${t.slot} IS NULL OR ${t.slot} IN (1, 2)`),
  ],
);
