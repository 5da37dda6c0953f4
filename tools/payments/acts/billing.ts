// A period is billed: an invoice, and the card on file that pays it or not.
import type Stripe from 'stripe';
import { emit, from, idOf, keep, liveCustomer, secondsOf, type Books } from '../books.ts';
import { newId } from '../ids.ts';
import { finalized, makeInvoice, paidInvoice } from '../objects/invoice.ts';
import { charge, isPaid, openIntent, type Bill } from './payment.ts';
import { itemOf } from '../objects/subscription.ts';

type Reason = 'subscription_create' | 'subscription_cycle';

/** What the period costs that the subscription stands in. */
export function amountOf(subscription: Stripe.Subscription): number {
  const { price, quantity = 1 } = itemOf(subscription);
  return (price.unit_amount ?? 0) * quantity;
}

function payerOf(books: Books, { customer }: Stripe.Subscription): Stripe.Customer {
  const payer = liveCustomer(books, idOf(customer));
  if (!payer) throw new Error(`The customer ${idOf(customer)} is gone`);
  return payer;
}

/** An open invoice for the period that the subscription stands in, to be paid by `intent`. */
export function openInvoice(
  books: Books,
  subscription: Stripe.Subscription,
  { reason, intent }: { reason: Reason; intent: string },
): Stripe.Invoice {
  const customer = payerOf(books, subscription);
  const sequence = customer.next_invoice_sequence ?? 1;
  const { price, quantity = 1, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const { name } = from(books.products, idOf(price.product));
  const each = `$${((price.unit_amount ?? 0) / 100).toFixed(2)} / ${price.recurring?.interval}`;
  const draft = makeInvoice({
    id: newId('in'),
    lineId: newId('il'),
    paymentId: newId('inpay'),
    paymentIntent: intent,
    created: secondsOf(books),
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    reason,
    subscription,
    customer,
    description: `${quantity} × ${name} (at ${each})`,
    period: { start, end },
    origin: books.origin,
  });
  keep(books.customers, { ...customer, next_invoice_sequence: sequence + 1 });
  emit(books, { type: 'invoice.created', data: { object: shownInvoice(draft) } });
  const open = keep(books.invoices, finalized(draft, secondsOf(books)));
  emit(books, { type: 'invoice.finalized', data: { object: shownInvoice(open) } });
  return open;
}

export function settleInvoice(books: Books, invoice: Stripe.Invoice): Stripe.Invoice {
  const paid = keep(books.invoices, paidInvoice(invoice, secondsOf(books)));
  emit(books, { type: 'invoice.paid', data: { object: shownInvoice(paid) } });
  emit(books, { type: 'invoice.payment_succeeded', data: { object: shownInvoice(paid) } });
  return paid;
}

/** The card on file is tried for an open invoice; it says whether that paid it. */
export function collect(
  books: Books,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  /** Milliseconds, should this one fail. */
  nextTry: number | null,
): boolean {
  const named = invoice.payments?.data[0]?.payment.payment_intent;
  const intent = from(books.intents, idOf(named ?? ''));
  if (isPaid(charge(books, billFor(books, subscription), intent))) {
    settleInvoice(books, invoice);
    return true;
  }
  const failed = keep(books.invoices, {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: nextTry !== null,
    next_payment_attempt: nextTry === null ? null : Math.floor(nextTry / 1000),
  });
  emit(books, { type: 'invoice.payment_failed', data: { object: shownInvoice(failed) } });
  return false;
}

/** An invoice for the next period, which nobody has tried to pay yet. */
export function renewalInvoice(books: Books, subscription: Stripe.Subscription): Stripe.Invoice {
  const { id: intent } = openIntent(books, billFor(books, subscription));
  return openInvoice(books, subscription, { reason: 'subscription_cycle', intent });
}

function billFor(books: Books, subscription: Stripe.Subscription): Bill {
  const { id, email, name = null, address = null } = payerOf(books, subscription);
  return {
    cents: amountOf(subscription),
    currency: subscription.currency,
    customer: id,
    card: from(books.cards, id),
    buyer: { email, name, address },
    shipping: null,
    description: 'Subscription update',
    metadata: {},
    receiptEmail: null,
    offSession: true,
  };
}

/** Without what only those see who ask for it. */
function shownInvoice({ payments: _payments, ...invoice }: Stripe.Invoice): Stripe.Invoice {
  return invoice;
}
