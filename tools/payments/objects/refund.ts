// A refund of a charge, whole or in part.
import type Stripe from 'stripe';

export interface NewRefund {
  id: string;
  created: number;
  cents: number;
  charge: Stripe.Charge;
  reason: Stripe.Refund.Reason | null;
  metadata: Stripe.Metadata;
}

export function makeRefund({ id, created, cents, charge, reason, metadata }: NewRefund): Stripe.Refund {
  return {
    id,
    object: 'refund',
    amount: cents,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
