// What an invoice is for, and the payment that it waits for.
import { Stripe } from 'stripe';
import { itemOf } from './subscription.ts';

export interface NewInvoice {
  id: string;
  lineId: string;
  paymentId: string;
  paymentIntent: string;
  created: number;
  number: string;
  reason: 'subscription_create' | 'subscription_cycle';
  subscription: Stripe.Subscription;
  customer: Stripe.Customer;
  /** For people: `1 × Rock Hunter Pro (at $1.99 / month)`. */
  description: string;
  /** What it pays for, in seconds. */
  period: { start: number; end: number };
  origin: string;
}

export function makeInvoiceLine({
  id,
  lineId,
  subscription,
  description,
  period,
}: NewInvoice): Stripe.InvoiceLineItem {
  const { id: itemId, price, quantity = 1 } = itemOf(subscription);
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: lineId,
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: id,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: itemId,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: {
        price: price.id,
        product: typeof price.product === 'string' ? price.product : price.product.id,
      },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: Stripe.Decimal.from(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

export function makeInvoicePayment(
  { id, paymentId, paymentIntent, created, subscription }: NewInvoice,
  amount: number,
): Stripe.InvoicePayment {
  return {
    id: paymentId,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    created,
    currency: subscription.currency,
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: paymentIntent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
