// Payments by cards and invoices, and refunds.
import type Stripe from 'stripe';
import { invalid } from './api/errors.ts';
import { emit, from, keep, newId, secondsOf, type Books } from './books.ts';
import type { Invoice, PaymentIntent, Refund, Subscription } from './objects.ts';

/** The only card that is not declined. */
export const goodCard = '4242 4242 4242 4242';

export const isGood = (card: string): boolean => digitsOf(card) === digitsOf(goodCard);

const digitsOf = (card: string) => card.replaceAll(/\D/g, '');

/** @param amount cents to be paid by card */
export function openIntent(books: Books, amount: number, customer: string | null): PaymentIntent {
  return keep(books.intents, {
    id: newId('pi'),
    object: 'payment_intent',
    amount,
    created: secondsOf(books),
    customer,
    latest_charge: null,
    status: 'requires_payment_method',
  });
}

/** Charges a card. A declined card leaves nothing behind. @returns whether it paid */
export function charge(books: Books, intent: PaymentIntent, card: string): boolean {
  if (!isGood(card)) return false;
  const { id } = keep(books.charges, {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created: secondsOf(books),
    customer: intent.customer,
    paid: true,
    payment_intent: intent.id,
    refunded: false,
  });
  keep(books.intents, { ...intent, latest_charge: id, status: 'succeeded' });
  return true;
}

/** An unpaid invoice for the subscription's current period. */
export function openInvoice(
  books: Books,
  { id: subscription, customer, items }: Omit<Subscription, 'latest_invoice'>,
  reason: 'subscription_create' | 'subscription_cycle',
): Invoice {
  const [{ price }] = items.data;
  const total = price.unit_amount ?? 0;
  const id = newId('in');
  books.invoiceIntents.set(id, openIntent(books, total, customer).id);
  return keep(books.invoices, {
    id,
    object: 'invoice',
    billing_reason: reason,
    created: secondsOf(books),
    customer,
    parent: { subscription_details: { subscription } },
    status: 'open',
    total,
  });
}

/** Charges the card on file. @returns whether it paid */
export function collect(books: Books, invoice: Invoice): boolean {
  const intent = from(books.intents, from(books.invoiceIntents, invoice.id));
  const isPaid = charge(books, intent, from(books.cards, invoice.customer));
  const object = isPaid ? keep(books.invoices, { ...invoice, status: 'paid' }) : invoice;
  emit(books, { type: isPaid ? 'invoice.paid' : 'invoice.payment_failed', data: { object } });
  return isPaid;
}

interface Wanted {
  /** Cents; by default everything that is left. */
  amount?: number;
  reason?: Stripe.Refund.Reason;
}

/** Throws if less than the amount is left. */
export function refund(books: Books, intentId: string, { amount, reason }: Wanted = {}): Refund {
  const { latest_charge: chargeId } = from(books.intents, intentId);
  if (chargeId === null)
    throw invalid(`This PaymentIntent (${intentId}) has no successful charge to refund.`);
  const paid = from(books.charges, chargeId);
  const left = paid.amount - paid.amount_refunded;
  if (left === 0) throw invalid(`Charge ${chargeId} has already been refunded.`, 'charge_already_refunded');
  const cents = amount ?? left;
  if (cents < 1 || cents > left)
    throw invalid(`Only ${left} cents are left, so ${cents} cannot be refunded.`);
  const amount_refunded = paid.amount_refunded + cents;
  const object = keep(books.charges, { ...paid, amount_refunded, refunded: amount_refunded === paid.amount });
  const made = keep(books.refunds, {
    id: newId('re'),
    object: 'refund',
    amount: cents,
    created: secondsOf(books),
    payment_intent: intentId,
    reason: reason ?? null,
    status: 'succeeded',
  });
  emit(books, { type: 'charge.refunded', data: { object } });
  emit(books, { type: 'refund.created', data: { object: made } });
  return made;
}
