// Daily repair: compares the payment provider's records with ours, and repairs the differences.
import { eq, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type Stripe from 'stripe';
import { isLive } from '../../schema/subscription-rules.ts';
import { jobRuns, orders, subscriptions } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { departureNames, queueCustomerDeletion } from '../members/customer-deletions.ts';
import { day, hour } from '../platform/clock.ts';
import { writeAll, type Statement } from '../platform/database.ts';
import { callStripe, idOf, orMissing } from '../platform/payments.ts';
import { repairOrderKeys } from '../shop/order-keys.ts';
import { orderOf, recountOrders, syncOrder } from '../shop/record-order.ts';
import { noteDuplicates } from '../subscriptions/duplicate-rule.ts';
import { notePurchase } from '../subscriptions/purchases.ts';
import { syncSubscription, stateOf, type SubscriptionState } from '../subscriptions/sync.ts';
import { applyEvent } from './webhook.ts';

/** In `jobRuns`. */
export const repairJob = 'repair-payments';

/** Less than a day, since the hourly job may run early or late. The next hourly job retries a failed pass. */
const passEveryMs = 23 * hour;

/** How far back checkouts and refunds are checked: longer than the provider retries webhooks (3 days). */
const lookBackMs = 14 * day;

/** Page size, the provider's maximum. */
const limit = 100;

/** After this many failed objects the provider counts as down. */
const mostFailures = 3;

/** Errors of one pass. */
type Failures = unknown[];

/**
 * Runs a pass, unless there was one within the last day. A failure does not stop the rest; the pass then throws at its
 * end, and the next hourly job retries it.
 */
export async function repairPayments(ctx: Ctx): Promise<void> {
  if (!ctx.payments) return;
  const { db } = ctx;
  const now = ctx.now();
  const [last] = await db.select().from(jobRuns).where(eq(jobRuns.name, repairJob));
  if (last && now - last.doneAt < passEveryMs) return;
  const failures: Failures = [];
  for (const step of [repairCustomers, repairSubscriptions, findDuplicates, repairOrders, repairRefunds]) {
    await step(ctx, failures).catch((error: unknown) => failures.push(error));
    if (failures.length >= mostFailures) break;
  }
  // These need only our database, so they always run; after the orders, so that they count the repaired ones too.
  for (const repair of [() => writeAll(db, recountOrders(db)), () => repairOrderKeys(db)])
    await repair().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'the payment repair is incomplete');
  await db
    .insert(jobRuns)
    .values({ name: repairJob, doneAt: now })
    .onConflictDoUpdate({ target: jobRuns.name, set: { doneAt: now } });
}

/** Runs `repair` sequentially; skips objects that no longer exist at the provider. */
async function each<T>(
  things: readonly T[],
  failures: Failures,
  repair: (thing: T) => Promise<unknown>,
): Promise<void> {
  for (const thing of things) {
    try {
      await repair(thing).catch(orMissing);
    } catch (error) {
      failures.push(error);
      if (failures.length >= mostFailures) throw error;
    }
  }
}

/** Repairs customers that were deleted at the provider, and those whose account was deleted here. */
async function repairCustomers(ctx: Ctx, failures: Failures): Promise<void> {
  const deleted = (after: Cursor) =>
    callStripe(ctx, (stripe) =>
      stripe.events.list({ type: 'customer.deleted', created: since(ctx), limit, ...after }),
    );
  for await (const listed of pages(deleted)) await each(listed, failures, (event) => applyEvent(ctx, event));

  const made = (after: Cursor) =>
    callStripe(ctx, (stripe) => stripe.customers.list({ created: since(ctx), limit, ...after }));
  for await (const listed of pages(made)) {
    const deletions: Statement[] = [];
    for (const { id, metadata } of listed) {
      const memberId = metadata['memberId'];
      if (memberId === undefined) continue;
      deletions.push(queueCustomerDeletion(ctx.db, id, await departureNames(memberId), ctx.now()));
    }
    await writeAll(ctx.db, deletions);
  }
}

/** Records members with two plans; the hourly job then ends the later ones. */
async function findDuplicates({ db, now }: Ctx): Promise<void> {
  await db.batch([noteDuplicates(db, now())]);
}

/** Repairs every subscription, live or over. */
async function repairSubscriptions(ctx: Ctx, failures: Failures): Promise<void> {
  const page = (after: Cursor) =>
    callStripe(ctx, (stripe) =>
      stripe.subscriptions.list({ status: 'all', limit, expand: ['data.latest_invoice'], ...after }),
    );
  for await (const listed of pages(page)) {
    const ids = listed.map(({ id }) => id);
    const rows = await ctx.db.select().from(subscriptions).where(isOneOf(subscriptions.id, ids));
    const known = new Map(rows.map((row) => [row.id, row]));
    await each(listed, failures, async (subscription) => {
      const row = known.get(subscription.id);
      const current = stateOf(subscription, row?.plan);
      if (!current) return;
      // The list does not show whether a plan that ended early was refunded.
      const mayBePaidBack = current.status === 'canceled' && (current.accessUntil ?? 0) > ctx.now();
      if (!row || mayBePaidBack || !isSame(row, current)) await syncSubscription(ctx, current.id);
    });
  }
}

/** Whether a row equals the provider's state. */
function isSame(row: SubscriptionState, current: SubscriptionState): boolean {
  const names = Object.keys(current) as (keyof SubscriptionState)[]; // keys of a SubscriptionState
  return names.every((name) => row[name] === current[name]);
}

/** Records paid checkouts that are not yet orders or purchases here. */
async function repairOrders(ctx: Ctx, failures: Failures): Promise<void> {
  const expand = ['data.payment_intent.latest_charge'];
  const page = (after: Cursor) =>
    callStripe(ctx, (stripe) =>
      stripe.checkout.sessions.list({ created: since(ctx), status: 'complete', limit, expand, ...after }),
    );
  for await (const listed of pages(page)) {
    await notePurchases(ctx, listed);
    const paid = listed.map(orderOf).filter((order) => order !== null);
    const ids = paid.map(({ sessionId }) => sessionId);
    const rows = await ctx.db
      .select({ sessionId: orders.sessionId })
      .from(orders)
      .where(isOneOf(orders.sessionId, ids));
    const known = new Set(rows.map(({ sessionId }) => sessionId));
    const missed = ids.filter((id) => !known.has(id));
    await each(missed, failures, (id) => syncOrder(ctx, id));
  }
}

/** Records visitors' purchases of plans that are still live; nobody needs an email about an ended plan. */
async function notePurchases(ctx: Ctx, sessions: readonly Stripe.Checkout.Session[]): Promise<void> {
  const ids = sessions.flatMap(({ subscription }) => (subscription ? [idOf(subscription)] : []));
  const rows = await ctx.db
    .select({ id: subscriptions.id, status: subscriptions.status })
    .from(subscriptions)
    .where(isOneOf(subscriptions.id, ids));
  const live = new Set(rows.filter(isLive).map(({ id }) => id));
  const ofLive = sessions.filter(({ subscription }) => subscription && live.has(idOf(subscription)));
  await writeAll(
    ctx.db,
    ofLive.flatMap((session) => notePurchase(ctx, session)),
  );
}

/** Repairs orders that were refunded, in full or in part. */
async function repairRefunds(ctx: Ctx, failures: Failures): Promise<void> {
  const page = (after: Cursor) =>
    callStripe(ctx, (stripe) => stripe.refunds.list({ created: since(ctx), limit, ...after }));
  for await (const listed of pages(page)) {
    const intents = listed.flatMap(({ payment_intent: intent }) => (intent ? [idOf(intent)] : []));
    const rows = await ctx.db
      .select({ sessionId: orders.sessionId })
      .from(orders)
      .where(isOneOf(orders.paymentIntentId, intents));
    await each(rows, failures, ({ sessionId }) => syncOrder(ctx, sessionId));
  }
}

const since = ({ now }: Ctx): Stripe.RangeQueryParam => ({ gte: Math.floor((now() - lookBackMs) / 1000) });

/** Passes all values as one bound parameter. */
const isOneOf = (column: SQLiteColumn, values: readonly string[]) =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

type Cursor = { starting_after?: string };

/** Reads a list of the provider page by page, so that our rows are read once per page. */
async function* pages<T extends { id: string }>(
  fetchPage: (after: Cursor) => Promise<Stripe.ApiList<T>>,
): AsyncGenerator<T[]> {
  for (let after: Cursor | null = {}; after;) {
    const { data, has_more: hasMore }: Stripe.ApiList<T> = await fetchPage(after);
    yield data;
    const last = data.at(-1);
    after = hasMore && last ? { starting_after: last.id } : null;
  }
}
