// All that the stand-in knows. Things in it never change: they are replaced, so that an event keeps what it saw.
import type Stripe from 'stripe';
import { makeEvent, previously, type Happening } from './objects/event.ts';
import { newId } from './ids.ts';

/** A payment of a period that failed, and when it is tried again. */
export interface Dunning {
  invoice: string;
  /** Milliseconds. */
  at: number;
  /** Which of the waits is over then. */
  round: number;
}

/** What a checkout brings along for when it is paid. */
export interface Intention {
  metadata: Stripe.Metadata;
  description: string | null;
  receiptEmail: string | null;
  /** The payment intent that a declined card left. */
  intent?: string;
}

/** All things, by their ids. */
export interface Shelves {
  readonly products: Map<string, Stripe.Product>;
  readonly prices: Map<string, Stripe.Price>;
  readonly shippingRates: Map<string, Stripe.ShippingRate>;
  readonly customers: Map<string, Stripe.Customer | Stripe.DeletedCustomer>;
  readonly sessions: Map<string, Stripe.Checkout.Session>;
  readonly subscriptions: Map<string, Stripe.Subscription>;
  readonly invoices: Map<string, Stripe.Invoice>;
  readonly intents: Map<string, Stripe.PaymentIntent>;
  readonly charges: Map<string, Stripe.Charge>;
  readonly refunds: Map<string, Stripe.Refund>;
  readonly portals: Map<string, Stripe.BillingPortal.Session>;
  readonly events: Map<string, Stripe.Event>;
  /** By session. */
  readonly intentions: Map<string, Intention>;
  /** By customer: the card of the next renewal. */
  readonly cards: Map<string, string>;
  /** By subscription. */
  readonly dunnings: Map<string, Dunning>;
}

export interface Books extends Shelves {
  /** Where the stand-in's own pages are. */
  readonly origin: string;
  /** Milliseconds; the moment that is looked at while the clock moves on. */
  readonly now: () => number;
  /** The call that is being answered. */
  request: Stripe.Event.Request | null;
  /** Told about every event as it happens. */
  readonly onEvent: (event: Stripe.Event) => void;
}

export function emptyShelves(): Shelves {
  return {
    products: new Map(),
    prices: new Map(),
    shippingRates: new Map(),
    customers: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    portals: new Map(),
    events: new Map(),
    intentions: new Map(),
    cards: new Map(),
    dunnings: new Map(),
  };
}

export const inSeconds = (ms: number): number => Math.floor(ms / 1000);
export const secondsOf = ({ now }: Books): number => inSeconds(now());

export function keep<T, Thing extends T & { id: string }>(shelf: Map<string, T>, thing: Thing): Thing {
  shelf.set(thing.id, thing);
  return thing;
}

/** Throws for what cannot be missing: one of our own references, or an id from a test. */
export function from<T>(shelf: ReadonlyMap<string, T>, id: string): T {
  const thing = shelf.get(id);
  if (thing === undefined) throw new Error(`There is no ${id}`);
  return thing;
}

export function emit(books: Books, happening: Happening): void {
  const event = makeEvent({ id: newId('evt'), created: secondsOf(books), request: books.request }, happening);
  keep(books.events, event);
  books.onEvent(event);
}

/** The id of what is named, or was put in its place. */
export const idOf = (named: string | { id: string }): string =>
  typeof named === 'string' ? named : named.id;

/** A customer who was not deleted. */
export function liveCustomer({ customers }: Books, id: string): Stripe.Customer | undefined {
  const customer = customers.get(id);
  return customer && !isDeleted(customer) ? customer : undefined;
}

function isDeleted(customer: Stripe.Customer | Stripe.DeletedCustomer): customer is Stripe.DeletedCustomer {
  return customer.deleted === true;
}

export function changeCustomer(
  books: Books,
  before: Stripe.Customer,
  change: Partial<Stripe.Customer>,
): Stripe.Customer {
  const after = { ...before, ...change };
  const previous_attributes = previously(before, after);
  if (Object.keys(previous_attributes).length === 0) return before;
  keep(books.customers, after);
  emit(books, { type: 'customer.updated', data: { object: after, previous_attributes } });
  return after;
}

export function changeSubscription(
  books: Books,
  before: Stripe.Subscription,
  change: Partial<Stripe.Subscription>,
): Stripe.Subscription {
  const after = { ...before, ...change };
  const previous_attributes = previously(before, after);
  if (Object.keys(previous_attributes).length === 0) return before;
  keep(books.subscriptions, after);
  emit(books, { type: 'customer.subscription.updated', data: { object: after, previous_attributes } });
  return after;
}
