// Products, their prices, and a price in the older shape of a plan that subscription items still carry.
import { Stripe } from 'stripe';

export interface NewProduct {
  id: string;
  created: number;
  name: string;
  description?: string | null;
  images?: string[];
  metadata?: Stripe.Metadata;
  /** Those that a checkout brings along cannot be bought again. */
  active: boolean;
}

export function makeProduct({ id, created, name, active, ...given }: NewProduct): Stripe.Product {
  return {
    id,
    object: 'product',
    active,
    created,
    default_price: null,
    description: given.description ?? null,
    images: given.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: given.metadata ?? {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  };
}

export interface NewPrice {
  id: string;
  created: number;
  product: string;
  currency: string;
  cents: number;
  active: boolean;
  lookupKey?: string;
  /** Without it, it is paid once. */
  recurring?: { interval: Stripe.Price.Recurring.Interval; intervalCount: number };
}

export function makePrice({
  id,
  created,
  product,
  currency,
  cents,
  active,
  ...given
}: NewPrice): Stripe.Price {
  const { lookupKey, recurring } = given;
  return {
    id,
    object: 'price',
    active,
    billing_scheme: 'per_unit',
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey ?? null,
    metadata: {},
    nickname: null,
    product,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.intervalCount,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: cents,
    unit_amount_decimal: Stripe.Decimal.from(cents),
  };
}

export function makePlan(
  price: Stripe.Price,
  { interval, interval_count }: Stripe.Price.Recurring,
): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
