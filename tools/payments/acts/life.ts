// The life of a subscription: it renews, fails to, is cancelled, taken back, and ends.
import type Stripe from 'stripe';
import { collect, renewalInvoice } from './billing.ts';
import { changeSubscription, emit, from, keep, secondsOf, type Books } from '../books.ts';
import { monthsOf, periodEnd } from '../periods.ts';
import { cancellation, itemOf, itemsOf } from '../objects/subscription.ts';

const dayLength = 24 * 60 * 60 * 1000;
/** Days from one try to the next after a payment failed; when the last of them fails too, the subscription ends. */
const waits = [3, 5, 7];

export const isLive = ({ status }: Stripe.Subscription): boolean =>
  status === 'active' || status === 'past_due';

/** Milliseconds at which something happens to a live subscription by itself. */
export function nextMoment({ dunnings }: Books, subscription: Stripe.Subscription): number {
  const periodEnds = itemOf(subscription).current_period_end * 1000;
  return Math.min(periodEnds, dunnings.get(subscription.id)?.at ?? Infinity);
}

/** Does what is due at this moment. */
export function comeToMoment(books: Books, subscription: Stripe.Subscription): void {
  const dunning = books.dunnings.get(subscription.id);
  if (dunning && dunning.at <= books.now()) retry(books, subscription);
  else if (subscription.cancel_at_period_end) end(books, subscription, subscription.cancellation_details);
  else renew(books, subscription);
}

function renew(books: Books, before: Stripe.Subscription): void {
  const item = itemOf(before);
  const { interval, interval_count } = item.price.recurring ?? { interval: 'month', interval_count: 1 };
  const start = item.current_period_end;
  const next = {
    ...item,
    current_period_start: start,
    current_period_end: periodEnd(before.billing_cycle_anchor, start, monthsOf(interval, interval_count)),
  };
  const renewed = { ...before, items: itemsOf(next) };
  const invoice = renewalInvoice(books, renewed);
  const at = books.now() + (waits[0] ?? 0) * dayLength;
  const isPaid = collect(books, renewed, invoice, at);
  if (!isPaid) books.dunnings.set(before.id, { invoice: invoice.id, at, round: 0 });
  changeSubscription(books, before, {
    items: itemsOf(next),
    latest_invoice: invoice.id,
    status: isPaid ? before.status : 'past_due',
  });
}

function retry(books: Books, subscription: Stripe.Subscription): void {
  const { invoice, round } = from(books.dunnings, subscription.id);
  const wait = waits[round + 1];
  const at = wait === undefined ? null : books.now() + wait * dayLength;
  if (collect(books, subscription, from(books.invoices, invoice), at)) {
    books.dunnings.delete(subscription.id);
    changeSubscription(books, subscription, { status: 'active' });
  } else if (at === null) {
    end(books, { ...subscription, canceled_at: secondsOf(books) }, cancellation('payment_failed'));
  } else {
    books.dunnings.set(subscription.id, { invoice, at, round: round + 1 });
  }
}

function end(
  books: Books,
  subscription: Stripe.Subscription,
  cancellation_details: Stripe.Subscription.CancellationDetails | null,
): void {
  books.dunnings.delete(subscription.id);
  const object = keep(books.subscriptions, {
    ...subscription,
    cancellation_details,
    ended_at: secondsOf(books),
    status: 'canceled',
  });
  emit(books, { type: 'customer.subscription.deleted', data: { object } });
}

/** At once. */
export function cancelNow(books: Books, subscription: Stripe.Subscription): Stripe.Subscription {
  const canceled_at = secondsOf(books);
  end(books, { ...subscription, canceled_at }, cancellation('cancellation_requested'));
  return from(books.subscriptions, subscription.id);
}

/** Other values of it, and whether it ends with its period. */
export function update(
  books: Books,
  before: Stripe.Subscription,
  { atPeriodEnd, ...change }: Partial<Stripe.Subscription> & { atPeriodEnd?: boolean },
): Stripe.Subscription {
  const isOther = atPeriodEnd !== undefined && atPeriodEnd !== before.cancel_at_period_end;
  return changeSubscription(books, before, {
    ...change,
    ...(isOther ? ending(books, before, atPeriodEnd) : {}),
  });
}

function ending(
  books: Books,
  subscription: Stripe.Subscription,
  atPeriodEnd: boolean,
): Partial<Stripe.Subscription> {
  return {
    cancel_at: atPeriodEnd ? itemOf(subscription).current_period_end : null,
    cancel_at_period_end: atPeriodEnd,
    canceled_at: atPeriodEnd ? secondsOf(books) : null,
    cancellation_details: cancellation(atPeriodEnd ? 'cancellation_requested' : null),
  };
}
