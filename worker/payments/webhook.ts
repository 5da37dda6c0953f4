// The payment provider's webhook: each event takes effect once, with the current state fetched from the provider.
import { eq, lt } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { customers, orders, paymentEvents, subscriptions } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { isTaken, Malformed, NotFound, NotSetUp } from '../errors.ts';
import { day } from '../platform/clock.ts';
import { writeAll, type Database, type Statement } from '../platform/database.ts';
import { callStripe, idOf, signatureTolerance } from '../platform/payments.ts';
import { syncOrder } from '../shop/record-order.ts';
import { notePurchase } from '../subscriptions/purchases.ts';
import { syncSubscription } from '../subscriptions/sync.ts';
import { endDuplicates } from '../subscriptions/duplicates.ts';
import { say } from '../../schema/words/say.ts';

const crypto = Stripe.createSubtleCryptoProvider();

/**
 * Handles one event. Throws Malformed if the signature is missing, wrong, expired or for another endpoint. Throws
 * Unavailable if the effect cannot be written now, so that the provider retries.
 * @param body the raw body: the signature covers its bytes
 */
export async function takeEvent(ctx: Ctx, body: ArrayBuffer, signature: string): Promise<void> {
  const event = await verified(ctx, body, signature);
  // A test event at a live endpoint, or the reverse.
  if (event.livemode !== ctx.payments?.isLive) return;
  try {
    await applyEvent(ctx, event);
    const customerId = customerOf(event);
    if (customerId !== null) await endDuplicates(ctx, { customerId });
  } catch (error) {
    ctx.counts.note('webhooks', true);
    throw error;
  }
  ctx.counts.note('webhooks', false);
}

/** The customer of the event's checkout, subscription, invoice or payment; null for anything else. */
function customerOf({ data: { object } }: Stripe.Event): string | null {
  return 'customer' in object && typeof object.customer === 'string' ? object.customer : null;
}

/** Strict: decoding must not change bytes, so invalid UTF-8 throws and a byte order mark stays. */
const reader = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

async function verified({ payments, now }: Ctx, body: ArrayBuffer, signature: string): Promise<Stripe.Event> {
  if (!payments) throw new NotSetUp(say('subscriptions', 'comingSoon'));
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
  if (!isEvent(event)) throw new Malformed(say('subscriptions', 'badSignature'));
  return event;
}

/** Checks the event's shape; the SDK checks only the signature. */
function isEvent(event: Stripe.Event | null): event is Stripe.Event {
  const about: unknown = event?.data?.object;
  return (
    /^evt_\w+$/.test(String(event?.id)) &&
    typeof event?.type === 'string' &&
    typeof about === 'object' &&
    about !== null
  );
}

/** Applies an event exactly once, even if several copies arrive concurrently. */
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
    // The event's object no longer exists at the provider, so there is nothing to sync.
    await db.batch([note.onConflictDoNothing()]);
  }
}

/** Fetches the event's object again, because the event's copy of it may be outdated. */
async function effectOf(ctx: Ctx, event: Stripe.Event, note: readonly Statement[]): Promise<void> {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- of some 250 event types only these concern us
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
      return subscription ? syncSubscription(ctx, idOf(subscription), note) : writeAll(ctx.db, note);
    }
    case 'charge.refunded': {
      const { payment_intent: intent, customer } = event.data.object;
      const ofCustomer = customer ? await subscriptionsOf(ctx, idOf(customer)) : [];
      for (const id of ofCustomer) await syncSubscription(ctx, id);
      return intent ? syncPayment(ctx, idOf(intent), note) : writeAll(ctx.db, note);
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { payment_intent: intent } = event.data.object;
      return intent ? syncPayment(ctx, idOf(intent), note) : writeAll(ctx.db, note);
    }
    case 'customer.deleted':
      // Deleted at the provider: the next checkout creates a new customer, and the member keeps what was paid.
      return writeAll(ctx.db, [
        ...note,
        ctx.db.update(customers).set({ deletedAt: ctx.now() }).where(eq(customers.id, event.data.object.id)),
      ]);
    default:
      return writeAll(ctx.db, note);
  }
}

/** Syncs a plan that was paid for by a member or a visitor. */
async function syncPlan(ctx: Ctx, sessionId: string, note: readonly Statement[]): Promise<void> {
  const session = await callStripe(ctx, (stripe) => stripe.checkout.sessions.retrieve(sessionId));
  const statements = [...note, ...notePurchase(ctx, session)];
  if (!session.subscription) return writeAll(ctx.db, statements);
  await syncSubscription(ctx, idOf(session.subscription), statements);
}

async function subscriptionsOf({ db }: Ctx, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId));
  return rows.map(({ id }) => id);
}

/** Syncs the order of a payment, found in our rows or else by its checkout at the provider. */
async function syncPayment(ctx: Ctx, intent: string, note: readonly Statement[]): Promise<void> {
  const [order] = await ctx.db
    .select({ sessionId: orders.sessionId })
    .from(orders)
    .where(eq(orders.paymentIntentId, intent));
  if (order) return syncOrder(ctx, order.sessionId, note);
  const { data } = await callStripe(ctx, (stripe) =>
    stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }),
  );
  const session = data[0];
  return session?.mode === 'payment' ? syncOrder(ctx, session.id, note) : writeAll(ctx.db, note);
}

/** Statement for the hourly sweep. Stripe keeps events for 30 days and can resend them manually for that long. */
export const forgetEvents = (db: Database, now: number) =>
  db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, now - 40 * day));
