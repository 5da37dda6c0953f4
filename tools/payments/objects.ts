// The provider's objects, with the fields in use. References are ids, which `api/expand.ts` replaces by objects on
// request. Objects are immutable: a change replaces the object, so that an event keeps the state that it reports.
import type Stripe from 'stripe';

export type Price = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'created' | 'currency' | 'lookup_key' | 'unit_amount'
> & {
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;
};

export type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'email' | 'metadata'>;

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_secret'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'locale'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'return_url'
  | 'shipping_address_collection'
  | 'status'
  | 'success_url'
  | 'ui_mode'
  | 'url'
> & {
  collected_information: { shipping_details: { name: string; address: Stripe.Address } | null };
  customer: string | null;
  customer_details: Pick<Stripe.Checkout.Session.CustomerDetails, 'email'> | null;
  /** For a one-time payment. */
  payment_intent: string | null;
  subscription: string | null;
};

type SubscriptionItem = Pick<Stripe.SubscriptionItem, 'current_period_end' | 'current_period_start'> & {
  price: Price;
};

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'ended_at'
  | 'metadata'
  | 'status'
> & {
  cancellation_details: Pick<Stripe.Subscription.CancellationDetails, 'reason'>;
  customer: string;
  items: { data: [SubscriptionItem] };
  latest_invoice: string;
};

/** A response contains its `payments` only on request: see `api/expand.ts`. */
export type Invoice = Pick<
  Stripe.Invoice,
  'id' | 'object' | 'billing_reason' | 'created' | 'status' | 'total'
> & {
  customer: string;
  parent: { subscription_details: Record<keyof Pick<SubscriptionDetails, 'subscription'>, string> };
};

type SubscriptionDetails = Stripe.Invoice.Parent.SubscriptionDetails;

export type PaymentIntent = Pick<Stripe.PaymentIntent, 'id' | 'object' | 'amount' | 'created' | 'status'> & {
  customer: string | null;
  latest_charge: string | null;
};

export type Charge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'created' | 'paid' | 'refunded'
> & {
  customer: string | null;
  payment_intent: string;
};

export type Refund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'created' | 'reason' | 'status'> & {
  payment_intent: string;
};

export type PortalSession = Pick<Stripe.BillingPortal.Session, 'id' | 'object' | 'created' | 'url'> & {
  customer: string;
  return_url: string;
};

type EventOf<Kind extends Stripe.Event['type'], Thing> = { type: Kind; data: { object: Thing } };

/** The events to which the product subscribes: docs/operations.md. */
export type Happening =
  | EventOf<'checkout.session.completed', Session>
  | EventOf<'customer.deleted', Customer>
  | EventOf<'customer.subscription.created', Subscription>
  | EventOf<'customer.subscription.updated', Subscription>
  | EventOf<'customer.subscription.deleted', Subscription>
  | EventOf<'invoice.paid' | 'invoice.payment_failed', Invoice>
  | EventOf<'charge.refunded', Charge>
  | EventOf<'refund.created', Refund>;

export type Event = Pick<Stripe.Event, 'id' | 'object' | 'created' | 'livemode'> & Happening;
