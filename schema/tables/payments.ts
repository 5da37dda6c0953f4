// Payments: customers of the payment provider, subscriptions, orders, and processed events.
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Plan } from '../subscriptions.ts';
import type { OrderStatus, ShippingAddress } from '../orders.ts';
import { members } from './members.ts';

/** Customers of the payment provider, each of one member. A member who first bought as a visitor may have two. */
export const customers = sqliteTable(
  'customers',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The checkout that is open, if any: a member has one at a time. */
    openSession: text('open_session'),
    /** Only for the previous release, which may still run beside this one. */
    attempt: integer('attempt').notNull().default(0),
    /** Deleted at the provider: nothing more is bought under this id. */
    deletedAt: integer('deleted_at'),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('customers_member').on(t.memberId, t.createdAt)],
);

/** Leases for opening a member's checkout: only the holder may create anything at the provider. */
export const checkoutClaims = sqliteTable('checkout_claims', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** The request that holds it. */
  holder: text('holder').notNull(),
  /** From then on another request may take it, so that a crash locks nobody out. */
  leasedUntil: integer('leased_until').notNull(),
});

/** Customers of deleted accounts, until they and their subscriptions are deleted at the provider. */
export const pendingCustomerDeletions = sqliteTable('customer_drops', {
  customerId: text('customer_id').primaryKey(),
  askedAt: integer('asked_at').notNull(),
});

/** Subscriptions as the provider last reported them. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    plan: text('plan').$type<Plan>().notNull(),
    /** The provider's status. */
    status: text('status').notNull(),
    periodStart: integer('period_start').notNull(),
    periodEnd: integer('period_end').notNull(),
    /** When it ends because somebody cancelled it; null while it goes on. */
    cancelAt: integer('cancel_at'),
    endedAt: integer('ended_at'),
    /** End of its access; null if it gives none. */
    accessUntil: integer('access_until'),
    /** Raised with every write: a write that was based on an older row is refused. */
    version: integer('version').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('subscriptions_customer').on(t.customerId),
    index('subscriptions_created').on(t.createdAt),
    index('subscriptions_ended')
      .on(t.endedAt)
      .where(sql`ended_at IS NOT NULL`),
  ],
);

/** Subscriptions of members who had a plan already: each is ended at once and its payment refunded. */
export const duplicateSubscriptions = sqliteTable(
  'duplicate_subscriptions',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    foundAt: integer('found_at').notNull(),
    /** When the provider confirmed that an older plan is live; from then on it is ended whatever happens. */
    confirmedAt: integer('confirmed_at'),
    /** When it was ended and its payment refunded. */
    refundedAt: integer('refunded_at'),
    /** Refunded, in US cents. */
    refunded: integer('refunded').notNull().default(0),
    /** For releases before decision 46, which write to the member where it is null. */
    emailSentAt: integer('email_sent_at'),
    /** End of the lease of the worker that handles it. */
    leasedUntil: integer('leased_until').notNull().default(0),
  },
  (t) => [
    index('duplicate_subscriptions_open')
      .on(t.leasedUntil)
      .where(sql`refunded_at IS NULL`),
  ],
);

/** Plans that were paid before signing in; one is redeemed once its customer belongs to a member. */
export const purchases = sqliteTable(
  'purchases',
  {
    /** The provider's checkout. */
    sessionId: text('session_id').primaryKey(),
    customerId: text('customer_id').notNull(),
    plan: text('plan').$type<Plan>().notNull(),
    /** As typed there, and normalized. */
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** In which it was bought; null before decision 85. */
    language: text('language'),
    createdAt: integer('created_at').notNull(),
    /** For releases before decision 46, which write to the buyer where it is null. */
    letterSentAt: integer('letter_sent_at'),
    leasedUntil: integer('leased_until').notNull().default(0),
  },
  (t) => [index('purchases_email').on(t.emailKey), index('purchases_customer').on(t.customerId)],
);

/** Paid orders of the shop, and the free packs of founding ambassadors. */
export const orders = sqliteTable(
  'orders',
  {
    /** Order number, for people. */
    id: text('id').primaryKey(),
    /** The provider's checkout, one for each order; for a free pack 'founding:' and its application. */
    sessionId: text('session_id').notNull(),
    paymentIntentId: text('payment_intent_id').notNull(),
    memberId: text('member_id').references(() => members.id, { onDelete: 'set null' }),
    productId: text('product_id').notNull(),
    productName: text('product_name').notNull(),
    /** Paid, in the currency's smallest unit; 0 only for a free pack. */
    amount: integer('amount').notNull(),
    refunded: integer('refunded').notNull().default(0),
    currency: text('currency').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    customerEmail: text('customer_email').notNull(),
    /**
     * The address, normalized as for sign-in: a visitor's order belongs to the member who has verified it.
     * `noAddressKey` if no address may match; '' in rows of an older release.
     */
    emailKey: text('email_key').notNull().default(''),
    /** In which it was bought; null before decision 85, and for a free pack. */
    language: text('language'),
    shipping: text('shipping', { mode: 'json' }).$type<ShippingAddress | null>(),
    /** Raised with every write, as that of a subscription. */
    version: integer('version').notNull(),
    /** When it was paid. */
    createdAt: integer('created_at').notNull(),
    /** For releases before decision 46, which send a receipt where it is null. */
    receiptSentAt: integer('receipt_sent_at'),
    leasedUntil: integer('leased_until').notNull().default(0),
    /** When it was shipped, and its tracking note. */
    shippedAt: integer('shipped_at'),
    tracking: text('tracking').notNull().default(''),
  },
  (t) => [
    uniqueIndex('orders_session').on(t.sessionId),
    index('orders_payment').on(t.paymentIntentId),
    index('orders_created').on(t.createdAt, t.id),
    index('orders_member').on(t.memberId),
    // Orders of visitors.
    index('orders_email')
      .on(t.emailKey)
      .where(sql`member_id IS NULL`),
    index('orders_waiting')
      .on(t.createdAt, t.id)
      .where(sql`shipped_at IS NULL`),
    // Orders whose postal address is still to be deleted.
    index('orders_addressed')
      .on(t.createdAt)
      .where(sql`(shipping ->> 'name') || (shipping ->> 'line1') <> ''`),
  ],
);

/** Rock IDs that were reserved for an order and have no rock yet. */
export const labels = sqliteTable(
  'labels',
  {
    /** The normalized code. */
    codeKey: text('code_key').primaryKey(),
    code: text('code').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
  },
  (t) => [index('labels_order').on(t.orderId)],
);

/** Processed events of the provider, so that a second copy has no effect. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: integer('received_at').notNull(),
  },
  (t) => [index('payment_events_received').on(t.receivedAt)],
);

/** Periodic jobs, and when each last ran. */
export const jobRuns = sqliteTable('chores', {
  name: text('name').primaryKey(),
  doneAt: integer('done_at').notNull(),
});
