// Syncs a subscription from the payment provider. Every change of access goes through this file.
import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { accessEnd, isLive, planOf } from '../../schema/subscription-rules.ts';
import type { Plan } from '../../schema/subscriptions.ts';
import { customers, members, subscriptions } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { departureNames, queueCustomerDeletion } from '../members/customer-deletions.ts';
import { callStripe, idOf } from '../platform/payments.ts';
import { writeAll, type Database, type Statement } from '../platform/database.ts';
import { retryOnConflict } from '../platform/versions.ts';
import { noteDuplicates } from './duplicate-rule.ts';

type Row = typeof subscriptions.$inferSelect;
/** A subscription without our version counter. */
export type SubscriptionState = Omit<Row, 'version'>;

/**
 * Fetches a subscription and writes its state, after `also` in the same batch. Events may come in any order, duplicated
 * and concurrently: each one fetches the current state, and a write based on an outdated row version is retried.
 * Throws Unavailable when the provider does not answer.
 */
export function syncSubscription(ctx: Ctx, id: string, also: readonly Statement[] = []): Promise<void> {
  const { db } = ctx;
  let plan: Plan | null = null;
  let customerId: string | undefined;
  return retryOnConflict('subscriptions.version', {
    version: async () => {
      const [row] = await db
        .select({ version: subscriptions.version, plan: subscriptions.plan })
        .from(subscriptions)
        .where(eq(subscriptions.id, id));
      plan = row?.plan ?? null;
      return row?.version ?? 0;
    },
    put: async (version) => {
      const fetched = await callStripe(ctx, (stripe) =>
        stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] }),
      );
      const current = await currentState(ctx, fetched, plan);
      customerId = current?.customerId;
      await writeAll(
        db,
        current ? [...also, ...(await statementsFor(ctx, current, fetched.metadata, version))] : also,
      );
    },
    // The competing write did not include `also`, such as which member the customer belongs to.
    rest: () => writeAll(db, customerId === undefined ? also : [...also, ...followersOf(ctx, customerId)]),
  });
}

/** The provider's state. If a plan was cancelled before its period ended and was refunded, it gives no access. */
async function currentState(
  ctx: Ctx,
  fetched: Stripe.Subscription,
  before: Plan | null,
): Promise<SubscriptionState | null> {
  const current = stateOf(fetched, before);
  const mayBePaidBack = current?.status === 'canceled' && (current.accessUntil ?? 0) > ctx.now();
  return mayBePaidBack && (await isPaidBack(ctx, fetched)) ? { ...current, accessUntil: null } : current;
}

/** Whether the newest payment of a subscription was refunded in full. */
async function isPaidBack(ctx: Ctx, { latest_invoice: invoice }: Stripe.Subscription): Promise<boolean> {
  const payments = invoice && typeof invoice !== 'string' ? (invoice.payments?.data ?? []) : [];
  const intent = payments.find(({ status }) => status === 'paid')?.payment.payment_intent;
  if (!intent) return false;
  const { latest_charge: charge } = await callStripe(ctx, (stripe) =>
    stripe.paymentIntents.retrieve(idOf(intent), { expand: ['latest_charge'] }),
  );
  return charge !== null && typeof charge !== 'string' && charge.refunded;
}

/** Statements that write a fetched state; `version` is the row's version before the fetch. */
async function statementsFor(
  ctx: Ctx,
  current: SubscriptionState,
  metadata: Stripe.Metadata,
  version: number,
): Promise<Statement[]> {
  const { db } = ctx;
  const memberId = metadata['memberId'];
  const departure = memberId === undefined ? null : await departureNames(memberId);
  return [
    db
      .insert(subscriptions)
      .values({ ...current, version: 1 })
      .onConflictDoUpdate({
        target: subscriptions.id,
        // Null if the row was written since; the NOT NULL column then refuses the batch.
        set: {
          ...current,
          version: sql`CASE WHEN ${subscriptions.version} = ${version} THEN ${version + 1} END`,
        },
      }),
    ...followersOf(ctx, current.customerId),
    ...(isLive(current) && departure
      ? [queueCustomerDeletion(db, current.customerId, departure, ctx.now())]
      : []),
  ];
}

/** Statements that must follow each change of a customer's subscription or member. */
const followersOf = ({ db, now }: Ctx, customerId: string): Statement[] => [
  accessFollows(db, customerId),
  noteDuplicates(db, now(), customerId),
];

/** Statement: sets the access of a customer's member to the latest end among all of their subscriptions. */
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

/**
 * Converts the provider's subscription to our state; null if it is for none of our plans.
 * @param subscription with its newest invoice expanded
 * @param before the recorded plan: a price loses its lookup key when another price takes over the key
 */
export function stateOf(
  subscription: Stripe.Subscription,
  before: Plan | null = null,
): SubscriptionState | null {
  const item = subscription.items.data[0];
  const plan = planOf(item?.price.lookup_key ?? null) ?? before;
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
  const { latest_invoice: invoice } = subscription;
  const isPaid = invoice === null || typeof invoice === 'string' || invoice.status === 'paid';
  const isNeverPaid = !isPaid && invoice.billing_reason === 'subscription_create';
  const isUnpaid = !isPaid || reason === 'payment_failed' || reason === 'payment_disputed';
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    plan,
    ...state,
    accessUntil: accessEnd({ ...state, isUnpaid, isNeverPaid }),
    createdAt: inMs(subscription.created),
  };
}

const inMs = (seconds: number) => seconds * 1000;
