// A payment intent: one amount to be paid, however many cards it takes.
import type Stripe from 'stripe';
import { declinedWords } from './charge.ts';

export interface NewIntent {
  id: string;
  clientSecret: string;
  created: number;
  cents: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Stripe.Metadata;
  receiptEmail: string | null;
  shipping: Stripe.PaymentIntent.Shipping | null;
  /** Whether the card is kept for the next period. */
  offSession: boolean;
}

export function makeIntent(given: NewIntent): Stripe.PaymentIntent {
  return {
    id: given.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: given.cents,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: given.clientSecret,
    confirmation_method: 'automatic',
    created: given.created,
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: given.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: given.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: given.receiptEmail,
    review: null,
    setup_future_usage: given.offSession ? 'off_session' : null,
    shipping: given.shipping,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

/** After a card was tried. */
export function triedIntent(intent: Stripe.PaymentIntent, charge: Stripe.Charge): Stripe.PaymentIntent {
  if (!charge.paid) {
    return {
      ...intent,
      last_payment_error: {
        charge: charge.id,
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: declinedWords,
        type: 'card_error',
      },
      latest_charge: charge.id,
      status: 'requires_payment_method',
    };
  }
  return {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    status: 'succeeded',
  };
}
