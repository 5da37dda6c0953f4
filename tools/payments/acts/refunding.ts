// Money goes back to a buyer.
import type Stripe from 'stripe';
import { emit, from, idOf, keep, secondsOf, type Books } from '../books.ts';
import { previously } from '../objects/event.ts';
import { invalid } from '../calls/errors.ts';
import { newId } from '../ids.ts';
import { makeRefund } from '../objects/refund.ts';

interface Wanted {
  charge: Stripe.Charge;
  /** Cents; all that is left without it. */
  amount?: number;
  reason?: Stripe.Refund.Reason;
  metadata?: Stripe.Metadata;
}

/** Throws for more than is left. */
export function refund(books: Books, { charge, amount, reason, metadata = {} }: Wanted): Stripe.Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const cents = amount ?? left;
  if (cents < 1) throw invalid('This value must be greater than or equal to 1.', { param: 'amount' });
  if (cents > left) {
    const dollars = (each: number) => `$${(each / 100).toFixed(2)}`;
    throw invalid(
      `Refund amount (${dollars(cents)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      {
        param: 'amount',
      },
    );
  }
  const made = makeRefund({
    id: newId('re'),
    created: secondsOf(books),
    cents,
    charge,
    reason: reason ?? null,
    metadata,
  });
  keep(books.refunds, made);
  const amount_refunded = charge.amount_refunded + cents;
  const object = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount_captured };
  keep(books.charges, object);
  const previous_attributes = previously(charge, object);
  emit(books, { type: 'charge.refunded', data: { object, previous_attributes } });
  emit(books, { type: 'refund.created', data: { object: made } });
  return made;
}

/** The charge that paid an intent. */
export function chargeOf(books: Books, { id, latest_charge, status }: Stripe.PaymentIntent): Stripe.Charge {
  if (status === 'succeeded' && latest_charge !== null) return from(books.charges, idOf(latest_charge));
  throw invalid(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  });
}
