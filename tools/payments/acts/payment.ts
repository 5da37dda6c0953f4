// One amount is charged to a card.
import type Stripe from 'stripe';
import { emit, keep, secondsOf, type Books } from '../books.ts';
import { makeCharge } from '../objects/charge.ts';
import { newId } from '../ids.ts';
import { makeIntent, triedIntent } from '../objects/payment-intent.ts';

const goodCard = '4242424242424242';

/** A card's number without its spaces. */
export const cardNumber = (card: string): string => card.replaceAll(/\s/g, '');

export interface Bill {
  cents: number;
  currency: string;
  customer: string | null;
  card: string;
  buyer: { email: string | null; name: string | null; address: Stripe.Address | null };
  shipping: { name: string; address: Stripe.Address } | null;
  description: string | null;
  metadata: Stripe.Metadata;
  receiptEmail: string | null;
  offSession: boolean;
}

/** Tries the card once. */
export function charge(books: Books, bill: Bill, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { cents, currency, customer, buyer, description, metadata, receiptEmail, shipping } = bill;
  const card = cardNumber(bill.card);
  const tried = makeCharge({
    id: newId('ch'),
    created: secondsOf(books),
    cents,
    currency,
    customer,
    paymentIntent: intent.id,
    paymentMethod: newId('pm'),
    card,
    paid: card === goodCard,
    buyer,
    receiptEmail,
    shipping,
    description,
    metadata,
    origin: books.origin,
  });
  keep(books.charges, tried);
  const object = keep(books.intents, triedIntent({ ...intent, shipping }, tried));
  if (tried.paid) {
    emit(books, { type: 'charge.succeeded', data: { object: tried } });
    emit(books, { type: 'payment_intent.succeeded', data: { object } });
  } else {
    emit(books, { type: 'charge.failed', data: { object: tried } });
    emit(books, { type: 'payment_intent.payment_failed', data: { object } });
  }
  return object;
}

/** An amount that waits for a card. */
export function openIntent(books: Books, bill: Bill): Stripe.PaymentIntent {
  const id = newId('pi');
  const object = makeIntent({
    ...bill,
    id,
    clientSecret: `${id}_${newId('secret')}`,
    created: secondsOf(books),
  });
  keep(books.intents, object);
  emit(books, { type: 'payment_intent.created', data: { object } });
  return object;
}

export const isPaid = ({ status }: Stripe.PaymentIntent): boolean => status === 'succeeded';
