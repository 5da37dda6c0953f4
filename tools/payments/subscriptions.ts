// The life of a subscription: start, renewal, failed payment, cancellation, resumption, end.
import type Stripe from 'stripe';
import { collect, openInvoice } from './billing.ts';
import { emit, from, keep, newId, secondsOf, type Books } from './books.ts';
import type { Price, Subscription } from './objects.ts';
import { periodEnd } from './periods.ts';

const dayLength = 24 * 60 * 60 * 1000;
/** Days between the tries after a failed payment. If the last one fails too, the subscription ends. */
const waits = [3, 5, 7];

interface Beginning {
  customer: string;
  price: Price;
  /** Number of a card that is not declined. */
  card: string;
  metadata: Stripe.Metadata;
}

export function subscribe(books: Books, { customer, price, card, metadata }: Beginning): Subscription {
  const created = secondsOf(books);
  const begun = {
    id: newId('sub'),
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { reason: null },
    created,
    customer,
    ended_at: null,
    items: itemsOf(price, created, created),
    metadata,
    status: 'active',
  } as const;
  books.cards.set(customer, card);
  const invoice = openInvoice(books, begun, 'subscription_create');
  const object = keep(books.subscriptions, { ...begun, latest_invoice: invoice.id });
  emit(books, { type: 'customer.subscription.created', data: { object } });
  collect(books, invoice);
  return object;
}

/** The period from `start`, of a subscription that began at `anchor`, in seconds. */
function itemsOf(price: Price, anchor: number, start: number): Subscription['items'] {
  const end = periodEnd(anchor, start, price.recurring);
  return { data: [{ current_period_start: start, current_period_end: end, price }] };
}

export const isLive = ({ status }: Subscription): boolean => status === 'active' || status === 'past_due';

/** Milliseconds at which something happens to a live subscription automatically. */
export function nextMoment({ retries }: Books, { id, items }: Subscription): number {
  return Math.min(items.data[0].current_period_end * 1000, retries.get(id)?.at ?? Infinity);
}

/** Does what is due at this moment. */
export function comeToMoment(books: Books, subscription: Subscription): void {
  const retry = books.retries.get(subscription.id);
  if (retry && retry.at <= books.now()) tryAgain(books, subscription);
  else if (subscription.cancel_at_period_end) end(books, subscription);
  else renew(books, subscription);
}

function renew(books: Books, before: Subscription): void {
  const { price, current_period_end: start } = before.items.data[0];
  const next = { ...before, items: itemsOf(price, before.created, start) };
  const invoice = openInvoice(books, next, 'subscription_cycle');
  const isPaid = collect(books, invoice);
  if (!isPaid) wait(books, before, { invoice: invoice.id, round: 0 });
  change(books, { ...next, latest_invoice: invoice.id, status: isPaid ? before.status : 'past_due' });
}

function tryAgain(books: Books, subscription: Subscription): void {
  const { invoice, round } = from(books.retries, subscription.id);
  if (collect(books, from(books.invoices, invoice))) {
    books.retries.delete(subscription.id);
    change(books, { ...subscription, status: 'active' });
  } else if (round + 1 < waits.length) {
    wait(books, subscription, { invoice, round: round + 1 });
  } else {
    const cancellation_details = { reason: 'payment_failed' } as const;
    end(books, { ...subscription, canceled_at: secondsOf(books), cancellation_details });
  }
}

function wait(
  books: Books,
  { id }: Subscription,
  { invoice, round }: { invoice: string; round: number },
): void {
  books.retries.set(id, { invoice, round, at: books.now() + (waits[round] ?? 0) * dayLength });
}

function change(books: Books, after: Subscription): Subscription {
  keep(books.subscriptions, after);
  emit(books, { type: 'customer.subscription.updated', data: { object: after } });
  return after;
}

function end(books: Books, subscription: Subscription): Subscription {
  books.retries.delete(subscription.id);
  const ended = { ...subscription, ended_at: secondsOf(books), status: 'canceled' } as const;
  keep(books.subscriptions, ended);
  emit(books, { type: 'customer.subscription.deleted', data: { object: ended } });
  return ended;
}

export function cancelNow(books: Books, subscription: Subscription): Subscription {
  const cancellation_details = { reason: 'cancellation_requested' } as const;
  return end(books, { ...subscription, canceled_at: secondsOf(books), cancellation_details });
}

/** Sets whether it ends with its period. */
export function cancelAtPeriodEnd(books: Books, before: Subscription, atPeriodEnd: boolean): Subscription {
  if (atPeriodEnd === before.cancel_at_period_end) return before;
  return change(books, {
    ...before,
    cancel_at: atPeriodEnd ? before.items.data[0].current_period_end : null,
    cancel_at_period_end: atPeriodEnd,
    canceled_at: atPeriodEnd ? secondsOf(books) : null,
    cancellation_details: { reason: atPeriodEnd ? 'cancellation_requested' : null },
  });
}
