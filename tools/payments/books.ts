// The state of the stand-in.
import type Stripe from 'stripe';
import type {
  Charge,
  Customer,
  Event,
  Happening,
  Invoice,
  PaymentIntent,
  PortalSession,
  Price,
  Refund,
  Session,
  Subscription,
} from './objects.ts';

/** What a checkout sells. */
interface Basket {
  name: string;
  /** For a plan. */
  price?: Price;
  /** Of the subscription that the payment creates. */
  metadata: Stripe.Metadata;
}

/** A failed payment for a period, and the time of its next try. */
interface Retry {
  invoice: string;
  /** Milliseconds. */
  at: number;
  /** Index of the waiting time that ends then. */
  round: number;
}

export interface Answer {
  status: number;
  body: string;
}

/** A call with an idempotency key. */
interface KeyedCall {
  /** Path and parameters. */
  call: string;
  /** Milliseconds. */
  at: number;
  /** Undefined while the first call is in progress. */
  answer?: Answer;
}

/** All objects by id, oldest first. */
export interface Shelves {
  readonly prices: Map<string, Price>;
  readonly customers: Map<string, Customer | Stripe.DeletedCustomer>;
  readonly sessions: Map<string, Session>;
  /** By session. */
  readonly baskets: Map<string, Basket>;
  readonly subscriptions: Map<string, Subscription>;
  /** By subscription. */
  readonly retries: Map<string, Retry>;
  /** By customer: the number of the card that pays the next renewal. */
  readonly cards: Map<string, string>;
  readonly invoices: Map<string, Invoice>;
  /** By invoice: the payment intent that pays it. */
  readonly invoiceIntents: Map<string, string>;
  readonly intents: Map<string, PaymentIntent>;
  readonly charges: Map<string, Charge>;
  readonly refunds: Map<string, Refund>;
  readonly portals: Map<string, PortalSession>;
  readonly events: Map<string, Event>;
  /** Events that have not been delivered. */
  readonly waiting: Map<string, Event>;
  /** By idempotency key. */
  readonly keys: Map<string, KeyedCall>;
}

export interface Books extends Shelves {
  /** Origin of the stand-in's own pages. */
  readonly origin: string;
  /** Milliseconds. While the clock moves on, it is the moment being processed. */
  readonly now: () => number;
}

export const emptyShelves = (): Shelves => ({
  prices: new Map(),
  customers: new Map(),
  sessions: new Map(),
  baskets: new Map(),
  subscriptions: new Map(),
  retries: new Map(),
  cards: new Map(),
  invoices: new Map(),
  invoiceIntents: new Map(),
  intents: new Map(),
  charges: new Map(),
  refunds: new Map(),
  portals: new Map(),
  events: new Map(),
  waiting: new Map(),
  keys: new Map(),
});

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Like the provider's: `sub_` and letters that nobody can guess. */
export function newId(prefix: string): string {
  const random = crypto.getRandomValues(new Uint8Array(24));
  return `${prefix}_${Array.from(random, (byte) => letters[byte % letters.length]).join('')}`;
}

export const secondsOf = ({ now }: Books): number => Math.floor(now() / 1000);

export function keep<T, Thing extends T & { id: string }>(shelf: Map<string, T>, thing: Thing): Thing {
  shelf.set(thing.id, thing);
  return thing;
}

/** Throws if the object does not exist, which is a wrong reference of our own or a wrong id in a test. */
export function from<T>(shelf: ReadonlyMap<string, T>, id: string): T {
  const thing = shelf.get(id);
  if (thing === undefined) throw new Error(`There is no ${id}`);
  return thing;
}

export function emit(books: Books, happening: Happening): void {
  const event: Event = {
    id: newId('evt'),
    object: 'event',
    created: secondsOf(books),
    livemode: false,
    ...happening,
  };
  keep(books.events, event);
  keep(books.waiting, event);
}

/** Undefined for a deleted customer. */
export function liveCustomer({ customers }: Shelves, id: string | null): Customer | undefined {
  const customer = customers.get(id ?? '');
  return customer && 'email' in customer ? customer : undefined;
}

export function newCustomer(
  books: Books,
  { email, metadata }: Pick<Customer, 'email' | 'metadata'>,
): Customer {
  const id = newId('cus');
  const customer: Customer = { id, object: 'customer', created: secondsOf(books), email, metadata };
  return keep(books.customers, customer);
}
