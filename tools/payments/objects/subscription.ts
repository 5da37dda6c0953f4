// A subscription and its one item.
import type Stripe from 'stripe';
import { makePlan } from './price.ts';

export interface NewSubscription {
  id: string;
  itemId: string;
  created: number;
  periodEnd: number;
  customer: string;
  price: Stripe.Price;
  recurring: Stripe.Price.Recurring;
  quantity: number;
  paymentMethod: string;
  metadata: Stripe.Metadata;
  description: string | null;
}

export function makeSubscription(given: NewSubscription): Stripe.Subscription {
  const { id, created, customer, price } = given;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: cancellation(null),
    collection_method: 'charge_automatically',
    created,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: given.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: given.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: itemsOf(makeItem(given)),
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: given.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  };
}

function makeItem({
  id,
  itemId,
  created,
  periodEnd,
  price,
  recurring,
  quantity,
}: NewSubscription): Stripe.SubscriptionItem {
  return {
    id: itemId,
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: periodEnd,
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: makePlan(price, recurring),
    price,
    quantity,
    subscription: id,
    tax_rates: [],
  };
}

export function itemsOf(item: Stripe.SubscriptionItem): Stripe.ApiList<Stripe.SubscriptionItem> {
  const url = `/v1/subscription_items?subscription=${item.subscription}`;
  return { object: 'list', data: [item], has_more: false, url };
}

/** The item; every subscription here has one. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item`);
  return item;
}

export function cancellation(
  reason: 'cancellation_requested' | 'payment_failed' | null,
): Stripe.Subscription.CancellationDetails {
  return { comment: null, feedback: null, feedback_option: null, reason };
}
