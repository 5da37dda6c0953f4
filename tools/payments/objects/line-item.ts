// A line of a checkout, and what sending it costs.
import type Stripe from 'stripe';

export interface NewLineItem {
  id: string;
  price: Stripe.Price;
  quantity: number;
  description: string;
  metadata: Stripe.Metadata;
}

export function makeLineItem({ id, price, quantity, description, metadata }: NewLineItem): Stripe.LineItem {
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    metadata,
    price,
    quantity,
  };
}

export interface NewShippingRate {
  id: string;
  created: number;
  name: string;
  cents: number;
  currency: string;
  metadata: Stripe.Metadata;
  estimate: Stripe.ShippingRate.DeliveryEstimate | null;
}

export function makeShippingRate({
  id,
  created,
  name,
  cents,
  currency,
  ...given
}: NewShippingRate): Stripe.ShippingRate {
  return {
    id,
    object: 'shipping_rate',
    active: true,
    created,
    delivery_estimate: given.estimate,
    display_name: name,
    fixed_amount: { amount: cents, currency },
    livemode: false,
    metadata: given.metadata,
    tax_behavior: 'unspecified',
    tax_code: null,
    type: 'fixed_amount',
  };
}
