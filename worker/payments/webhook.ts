// What the payment provider tells us: each event once, its effect fetched anew and written in the same batch.
import { eq, lt } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { subscriptionWords } from '../../schema/subscriptions.ts';
import { customers, orders, paymentEvents, subscriptions } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { isTaken, Malformed, NotFound, Unavailable } from '../errors.ts';
import { day } from '../platform/clock.ts';
import { sendAll, type Database, type Statement } from '../platform/database.ts';
import { ask, idOf, signatureTolerance } from '../platform/payments.ts';
import { syncOrder } from '../shop/record-order.ts';
import { notePurchase } from '../subscriptions/purchases.ts';
import { syncSubscription } from '../subscriptions/sync.ts';
import { endDuplicates } from '../subscriptions/duplicates.ts';

const crypto = Stripe.createSubtleCryptoProvider();

/**
 * Takes one event. Throws Malformed for what the provider did not sign, signed long ago or for somebody else, and
 * Unavailable, so that it comes again, when its effect cannot be written now.
 * @param body as it came: the signature is over its bytes
 */
export async function takeEvent(ctx: Ctx, body: ArrayBuffer, signature: string): Promise<void> {
  const event = await verified(ctx, body, signature);
  // Of the other kind of money: a test that was pointed at the wrong place.
  if (event.livemode !== ctx.payments?.isLive) return;
  await applyEvent(ctx, event);
  const customerId = customerOf(event);
  if (customerId !== null) await endDuplicates(ctx, { customerId });
}

/** Whose checkout, subscription, bill or payment an event is about; null for anything else. */
function customerOf({ data: { object } }: Stripe.Event): string | null {
  return 'customer' in object && typeof object.customer === 'string' ? object.customer : null;
}

/** Strictly: what is no UTF-8, or begins with a mark that reading drops, was not signed like that. */
const reader = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

async function verified({ payments, now }: Ctx, body: ArrayBuffer, signature: string): Promise<Stripe.Event> {
  if (!payments) throw new Unavailable(subscriptionWords.comingSoon);
  const { stripe, webhookSecret } = payments;
  const event = await Promise.resolve()
    .then(() =>
      stripe.webhooks.constructEventAsync(
        reader.decode(body),
        signature,
        webhookSecret,
        signatureTolerance,
        crypto,
        now(),
      ),
    )
    .catch(() => null);
  if (!isEvent(event)) throw new Malformed(subscriptionWords.badSignature);
  return event;
}

/** The SDK looks at the signature alone. */
function isEvent(event: Stripe.Event | null): event is Stripe.Event {
  const about: unknown = event?.data?.object;
  return (
    /^evt_\w+$/.test(String(event?.id)) &&
    typeof event?.type === 'string' &&
    typeof about === 'object' &&
    about !== null
  );
}

/** Applies an event unless it was applied before; once only, however many copies come at once. */
export async function applyEvent(ctx: Ctx, event: Stripe.Event): Promise<void> {
  const { db } = ctx;
  const [seen] = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, event.id));
  if (seen) return;
  const { id, type } = event;
  const note = db.insert(paymentEvents).values({ id, type, receivedAt: ctx.now() });
  try {
    await effectOf(ctx, event, [note]);
  } catch (error) {
    if (isTaken(error, 'payment_events.id')) return;
    if (!(error instanceof NotFound)) throw error;
    // The provider no longer knows what it spoke of: there is nothing left to follow.
    await db.batch([note.onConflictDoNothing()]);
  }
}

/** What an event is about is looked up again; what it says about it may be older than what is there. */
async function effectOf(ctx: Ctx, event: Stripe.Event, note: readonly Statement[]): Promise<void> {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- of some 250 kinds these few are about us
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { id, mode } = event.data.object;
      return mode === 'subscription' ? syncPlan(ctx, id, note) : syncOrder(ctx, id, note);
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return syncSubscription(ctx, event.data.object.id, note);
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const subscription = event.data.object.parent?.subscription_details?.subscription;
      return subscription ? syncSubscription(ctx, idOf(subscription), note) : sendAll(ctx.db, note);
    }
    case 'charge.refunded': {
      const { payment_intent: intent, customer } = event.data.object;
      const ofCustomer = customer ? await subscriptionsOf(ctx, idOf(customer)) : [];
      for (const id of ofCustomer) await syncSubscription(ctx, id);
      return intent ? syncPayment(ctx, idOf(intent), note) : sendAll(ctx.db, note);
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { payment_intent: intent } = event.data.object;
      return intent ? syncPayment(ctx, idOf(intent), note) : sendAll(ctx.db, note);
    }
    case 'customer.deleted':
      // Somebody deleted it at the provider: the next checkout makes another one, and what was paid stays theirs.
      return sendAll(ctx.db, [
        ...note,
        ctx.db.update(customers).set({ deletedAt: ctx.now() }).where(eq(customers.id, event.data.object.id)),
      ]);
    default:
      return sendAll(ctx.db, note);
  }
}

/** A plan was paid for, by a member or by somebody who has not signed in yet. */
async function syncPlan(ctx: Ctx, sessionId: string, note: readonly Statement[]): Promise<void> {
  const session = await ask(ctx, (stripe) => stripe.checkout.sessions.retrieve(sessionId));
  const statements = [...note, ...notePurchase(ctx, session)];
  if (!session.subscription) return sendAll(ctx.db, statements);
  await syncSubscription(ctx, idOf(session.subscription), statements);
}

async function subscriptionsOf({ db }: Ctx, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId));
  return rows.map(({ id }) => id);
}

/** The order that a payment was for: ours, or the provider tells which checkout it came from. */
async function syncPayment(ctx: Ctx, intent: string, note: readonly Statement[]): Promise<void> {
  const [order] = await ctx.db
    .select({ sessionId: orders.sessionId })
    .from(orders)
    .where(eq(orders.paymentIntentId, intent));
  if (order) return syncOrder(ctx, order.sessionId, note);
  const { data } = await ask(ctx, (stripe) =>
    stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }),
  );
  const session = data[0];
  return session?.mode === 'payment' ? syncOrder(ctx, session.id, note) : sendAll(ctx.db, note);
}

/** Statement for the hourly sweep. Stripe keeps events for 30 days, and sends them again by hand for as long. */
export const forgetEvents = (db: Database, now: number) =>
  db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, now - 40 * day));
