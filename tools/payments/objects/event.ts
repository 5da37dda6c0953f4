// An event: what happened, and to what, as it was at that moment.
import type Stripe from 'stripe';

/** The provider's version of the API whose shapes these are. */
export const apiVersion = '2026-10-28.endive';

type Kind =
  | Stripe.ChargeFailedEvent
  | Stripe.ChargeRefundedEvent
  | Stripe.ChargeSucceededEvent
  | Stripe.CheckoutSessionCompletedEvent
  | Stripe.CheckoutSessionExpiredEvent
  | Stripe.CustomerCreatedEvent
  | Stripe.CustomerDeletedEvent
  | Stripe.CustomerUpdatedEvent
  | Stripe.CustomerSubscriptionCreatedEvent
  | Stripe.CustomerSubscriptionDeletedEvent
  | Stripe.CustomerSubscriptionUpdatedEvent
  | Stripe.InvoiceCreatedEvent
  | Stripe.InvoiceFinalizedEvent
  | Stripe.InvoicePaidEvent
  | Stripe.InvoicePaymentFailedEvent
  | Stripe.InvoicePaymentSucceededEvent
  | Stripe.PaymentIntentCreatedEvent
  | Stripe.PaymentIntentPaymentFailedEvent
  | Stripe.PaymentIntentSucceededEvent
  | Stripe.RefundCreatedEvent;

type Told<Each extends Kind> = Each extends Kind ? Pick<Each, 'type' | 'data'> : never;
export type Happening = Told<Kind>;

interface NewEvent {
  id: string;
  created: number;
  /** The call that made it happen; null when nobody asked. */
  request: Stripe.Event.Request | null;
}

export function makeEvent({ id, created, request }: NewEvent, happening: Happening): Stripe.Event {
  return {
    id,
    object: 'event',
    api_version: apiVersion,
    created,
    livemode: false,
    pending_webhooks: 1,
    request: request ?? { id: null, idempotency_key: null },
    ...happening,
  };
}

/** What a thing was before, where it is another now. */
export function previously<T extends object>(before: T, after: T): Partial<T> {
  const was: Partial<T> = {};
  for (const name in before) {
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) was[name] = before[name];
  }
  return was;
}
