// Brings a subscription here to what the payment provider has now. Everything that changes access goes through here.
import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { accessEnd, isLive, planOf } from '../../schema/subscription-rules.ts';
import { customers, members, subscriptions } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { letGoOfCustomer } from '../members/customer-drops.ts';
import { ask, idOf } from '../platform/payments.ts';
import { sendAll, type Database, type Statement } from '../platform/database.ts';
import { settle } from '../platform/versions.ts';

type Row = typeof subscriptions.$inferSelect;
/** A subscription without our own count of its writes. */
export type Told = Omit<Row, 'version'>;

/**
 * Fetches a subscription and writes what it is, after `also` in the same batch. Events may come in any order, twice
 * and at once: each of them asks anew, and a write that is based on an older row than is there starts again.
 * Throws Unavailable when the provider does not answer.
 */
export function syncSubscription(ctx: Ctx, id: string, also: readonly Statement[] = []): Promise<void> {
  const { db } = ctx;
  return settle('subscriptions.version', {
    version: async () => {
      const [row] = await db
        .select({ version: subscriptions.version })
        .from(subscriptions)
        .where(eq(subscriptions.id, id));
      return row?.version ?? 0;
    },
    put: async (version) => {
      const fetched = await ask(ctx, (stripe) => stripe.subscriptions.retrieve(id));
      await sendAll(db, [...also, ...statementsFor(ctx, fetched, version)]);
    },
    rest: () => sendAll(db, also),
  });
}

/** The statements for a subscription that was fetched after its row had this version; none for what is not ours. */
export function statementsFor(ctx: Ctx, fetched: Stripe.Subscription, version: number): Statement[] {
  const told = toldBy(fetched);
  if (!told) return [];
  const { db } = ctx;
  return [
    db
      .insert(subscriptions)
      .values({ ...told, version: 1 })
      .onConflictDoUpdate({
        target: subscriptions.id,
        // Null, which the column refuses, for a row that somebody else has written since.
        set: {
          ...told,
          version: sql`CASE WHEN ${subscriptions.version} = ${version} THEN ${version + 1} END`,
        },
      }),
    accessFollows(db, told.customerId),
    ...(isLive(told) && fetched.metadata['memberId'] !== undefined
      ? [letGoOfCustomer(db, told.customerId, fetched.metadata['memberId'], ctx.now())]
      : []),
  ];
}

/** Statement: the access of the member behind a customer is what all of their subscriptions give. */
export function accessFollows(db: Database, customerId: string): Statement {
  const longest = db
    .select({ until: sql`max(${subscriptions.accessUntil})` })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(eq(customers.memberId, members.id));
  const owner = db
    .select({ memberId: customers.memberId })
    .from(customers)
    .where(eq(customers.id, customerId));
  return db
    .update(members)
    .set({ accessUntil: sql`(${longest})` })
    .where(eq(members.id, sql`(${owner})`));
}

/** What the provider says, in our words; null for a subscription to something that is none of our plans. */
export function toldBy(subscription: Stripe.Subscription): Told | null {
  const item = subscription.items.data[0];
  const plan = planOf(item?.price.lookup_key ?? null);
  if (!item || !plan) return null;
  const cancelAt =
    subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null);
  const state = {
    status: subscription.status,
    periodStart: inMs(item.current_period_start),
    periodEnd: inMs(item.current_period_end),
    cancelAt: cancelAt === null ? null : inMs(cancelAt),
    endedAt: subscription.ended_at === null ? null : inMs(subscription.ended_at),
  };
  const reason = subscription.cancellation_details?.reason ?? null;
  const isUnpaid = reason === 'payment_failed' || reason === 'payment_disputed';
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    plan,
    ...state,
    accessUntil: accessEnd({ ...state, isUnpaid }),
    createdAt: inMs(subscription.created),
  };
}

const inMs = (seconds: number) => seconds * 1000;
