// Once a day: what the payment provider has is held against what we have, and what we missed is mended.
import { eq, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type Stripe from 'stripe';
import { isLive } from '../../schema/subscription-rules.ts';
import { jobRuns, orders, subscriptions } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { departureNames, letGoOfCustomer } from '../members/customer-deletions.ts';
import { day, hour } from '../platform/clock.ts';
import { sendAll, type Statement } from '../platform/database.ts';
import { ask, idOf, orMissing } from '../platform/payments.ts';
import { mendOrderKeys } from '../shop/order-keys.ts';
import { orderOf, recountOrders, syncOrder } from '../shop/record-order.ts';
import { noteDuplicates } from '../subscriptions/duplicate-rule.ts';
import { notePurchase } from '../subscriptions/purchases.ts';
import { syncSubscription, toldBy, type SubscriptionState } from '../subscriptions/sync.ts';
import { applyEvent } from './webhook.ts';

const chore = 'repair-payments';

/** Less than a day, since the hourly tick may come early or late. A pass that failed is tried again by the next one. */
const passEveryMs = 23 * hour;

/** How far back checkouts and refunds are looked through: longer than the provider tries to tell us (3 days). */
const lookBackMs = 14 * day;

/** Objects in one answer; the provider's most. */
const limit = 100;

/** After so many objects that cannot be had the provider counts as down. */
const mostFailures = 3;

/** What went wrong in a pass. */
type Failures = unknown[];

/**
 * A pass, unless there was one within the last day. One thing that fails is in the way of nothing else; the pass then
 * throws at its end, and is made again with the next tick.
 */
export async function repairPayments(ctx: Ctx): Promise<void> {
  if (!ctx.payments) return;
  const { db } = ctx;
  const now = ctx.now();
  const [last] = await db.select().from(jobRuns).where(eq(jobRuns.name, chore));
  if (last && now - last.doneAt < passEveryMs) return;
  const failures: Failures = [];
  for (const step of [mendCustomers, mendSubscriptions, findDuplicates, mendOrders, mendRefunds]) {
    await step(ctx, failures).catch((error: unknown) => failures.push(error));
    if (failures.length >= mostFailures) break;
  }
  // Ours alone, whatever the provider answered; after the orders, so that it also counts what was missed.
  for (const mend of [() => sendAll(db, recountOrders(db)), () => mendOrderKeys(db)])
    await mend().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'the pass over the payments is not done');
  await db
    .insert(jobRuns)
    .values({ name: chore, doneAt: now })
    .onConflictDoUpdate({ target: jobRuns.name, set: { doneAt: now } });
}

/** One after another; what the provider does not know any more is nothing to mend. */
async function each<T>(
  things: readonly T[],
  failures: Failures,
  mend: (thing: T) => Promise<unknown>,
): Promise<void> {
  for (const thing of things) {
    try {
      await mend(thing).catch(orMissing);
    } catch (error) {
      failures.push(error);
      if (failures.length >= mostFailures) throw error;
    }
  }
}

/** Customers who were deleted at the provider, and those whose account is gone here. */
async function mendCustomers(ctx: Ctx, failures: Failures): Promise<void> {
  const deleted = (after: Cursor) =>
    ask(ctx, (stripe) =>
      stripe.events.list({ type: 'customer.deleted', created: since(ctx), limit, ...after }),
    );
  for await (const listed of pages(deleted)) await each(listed, failures, (event) => applyEvent(ctx, event));

  const made = (after: Cursor) =>
    ask(ctx, (stripe) => stripe.customers.list({ created: since(ctx), limit, ...after }));
  for await (const listed of pages(made)) {
    const drops: Statement[] = [];
    for (const { id, metadata } of listed) {
      const memberId = metadata['memberId'];
      if (memberId === undefined) continue;
      drops.push(letGoOfCustomer(ctx.db, id, await departureNames(memberId), ctx.now()));
    }
    await sendAll(ctx.db, drops);
  }
}

/** Members who have two plans, however that came; the tick then ends the later ones. */
async function findDuplicates({ db, now }: Ctx): Promise<void> {
  await db.batch([noteDuplicates(db, now())]);
}

/** Every subscription, live or over. */
async function mendSubscriptions(ctx: Ctx, failures: Failures): Promise<void> {
  const page = (after: Cursor) =>
    ask(ctx, (stripe) =>
      stripe.subscriptions.list({ status: 'all', limit, expand: ['data.latest_invoice'], ...after }),
    );
  for await (const listed of pages(page)) {
    const ids = listed.map(({ id }) => id);
    const rows = await ctx.db.select().from(subscriptions).where(isOneOf(subscriptions.id, ids));
    const known = new Map(rows.map((row) => [row.id, row]));
    await each(listed, failures, async (subscription) => {
      const row = known.get(subscription.id);
      const told = toldBy(subscription, row?.plan);
      if (!told) return;
      // The list does not say whether the money of what ended early went back.
      const mayBePaidBack = told.status === 'canceled' && (told.accessUntil ?? 0) > ctx.now();
      if (!row || mayBePaidBack || !isSame(row, told)) await syncSubscription(ctx, told.id);
    });
  }
}

/** The same in everything that the provider says. */
function isSame(row: SubscriptionState, told: SubscriptionState): boolean {
  const names = Object.keys(told) as (keyof SubscriptionState)[]; // keys of a Told
  return names.every((name) => row[name] === told[name]);
}

/** Checkouts that were paid, and are no orders or purchases of ours yet. */
async function mendOrders(ctx: Ctx, failures: Failures): Promise<void> {
  const expand = ['data.payment_intent.latest_charge'];
  const page = (after: Cursor) =>
    ask(ctx, (stripe) =>
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

/** Plans that visitors paid for and that still run: what is over has nobody left to be told. */
async function notePurchases(ctx: Ctx, sessions: readonly Stripe.Checkout.Session[]): Promise<void> {
  const ids = sessions.flatMap(({ subscription }) => (subscription ? [idOf(subscription)] : []));
  const rows = await ctx.db
    .select({ id: subscriptions.id, status: subscriptions.status })
    .from(subscriptions)
    .where(isOneOf(subscriptions.id, ids));
  const live = new Set(rows.filter(isLive).map(({ id }) => id));
  const ofLive = sessions.filter(({ subscription }) => subscription && live.has(idOf(subscription)));
  await sendAll(
    ctx.db,
    ofLive.flatMap((session) => notePurchase(ctx, session)),
  );
}

/** Orders whose money went back, in full or in part. */
async function mendRefunds(ctx: Ctx, failures: Failures): Promise<void> {
  const page = (after: Cursor) =>
    ask(ctx, (stripe) => stripe.refunds.list({ created: since(ctx), limit, ...after }));
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

/** One parameter, however many values there are. */
const isOneOf = (column: SQLiteColumn, values: readonly string[]) =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

type Cursor = { starting_after?: string };

/** A list of the provider page by page: our rows are read once for each. */
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
