// A charge of a card, paid or declined.
import type Stripe from 'stripe';

export interface NewCharge {
  id: string;
  created: number;
  cents: number;
  currency: string;
  customer: string | null;
  paymentIntent: string;
  paymentMethod: string;
  card: string;
  paid: boolean;
  buyer: { email: string | null; name: string | null; address: Stripe.Address | null };
  receiptEmail: string | null;
  shipping: Stripe.Charge.Shipping | null;
  description: string | null;
  metadata: Stripe.Metadata;
  origin: string;
}

export const declinedWords = 'Your card was declined.';

export function makeCharge(given: NewCharge): Stripe.Charge {
  const { id, cents, paid, buyer } = given;
  return {
    id,
    object: 'charge',
    amount: cents,
    amount_captured: paid ? cents : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { ...buyer, phone: null, tax_id: null },
    calculated_statement_descriptor: 'ROCKABOUT',
    captured: paid,
    created: given.created,
    currency: given.currency,
    customer: given.customer,
    description: given.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: paid ? null : 'card_declined',
    failure_message: paid ? null : declinedWords,
    fraud_details: {},
    livemode: false,
    metadata: given.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(paid),
    paid,
    payment_intent: given.paymentIntent,
    payment_method: given.paymentMethod,
    payment_method_details: { card: cardDetails(given), type: 'card' },
    receipt_email: given.receiptEmail,
    receipt_number: null,
    receipt_url: paid ? `${given.origin}/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: given.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

function outcomeOf(paid: boolean): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: paid ? 'approved_by_network' : 'declined_by_network',
    reason: paid ? null : 'generic_decline',
    risk_level: 'normal',
    risk_score: 20,
    seller_message: paid
      ? 'Payment complete.'
      : 'The bank did not return any further details with this decline.',
    type: paid ? 'authorized' : 'issuer_declined',
  };
}

function cardDetails({ cents, card, created, paid }: NewCharge): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: paid ? cents : null,
    authorization_code: null,
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: new Date(created * 1000).getUTCFullYear() + 3,
    funding: 'credit',
    installments: null,
    last4: card.slice(-4),
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
