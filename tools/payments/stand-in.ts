// A local stand-in for the payment provider: its API, clock and events, and the actions of buyers and the dashboard.
import { planTerms } from '../../schema/subscriptions.ts';
import { openApi, type Behaviour, type Call } from './api/api.ts';
import { refund } from './billing.ts';
import { emptyShelves, from, keep, liveCustomer, newId, secondsOf, type Books } from './books.ts';
import { knownEmail, pay, type Payment, type PaymentOutcome } from './checkout.ts';
import { catchUp, openClock } from './clock.ts';
import { openDelivery } from './delivery.ts';
import type { Customer, Event, Invoice, Refund, Session, Subscription } from './objects.ts';
import { sign, type SignedEvent } from './signature.ts';
import { snapshot, type Known } from './snapshot.ts';
import { cancelAtPeriodEnd, cancelNow } from './subscriptions.ts';

export type { Behaviour } from './api/api.ts';
export type { Payment } from './checkout.ts';
export type { SignedEvent } from './signature.ts';

export interface StandInOptions {
  /** `sk_test_…`. Any other key gets Stripe's 401. */
  secretKey: string;
  /** `whsec_…`, by which events are signed. */
  webhookSecret: string;
  /** Origin of its own pages, for the URLs of checkouts and portals: `http://localhost:8788`. */
  origin: string;
  /** Milliseconds. Its own clock is this plus what `advance` has added. */
  now: () => number;
  /** Sends signed events. Any result but a 2xx status is retried. Without it, events are only collected. */
  send?: (event: SignedEvent) => Promise<number>;
  /** The state to continue from; empty by default. */
  known?: Known | undefined;
}

/** What a checkout's page shows. */
export interface Offer {
  session: Session;
  name: string;
  /** For a plan. */
  interval: string | undefined;
  /** The payer's email if it is known. Then it cannot be changed. */
  email: string | null;
}

export interface Portal {
  customer: Customer;
  subscriptions: Subscription[];
  /** The newest first. */
  invoices: Invoice[];
  returnUrl: string;
}

export interface StandIn {
  /** Answers the SDK's calls below /v1. */
  api(request: Request): Promise<Response>;
  now(): number;
  /** Moves the clock. Renewals, failed payments, ends of plans and expiries of sessions happen on the way, in order. */
  advance(ms: number): Promise<void>;
  /** Pays an open session. Every card except 4242 4242 4242 4242 is declined. */
  pay(sessionId: string, payment: Payment): Promise<PaymentOutcome>;
  session(id: string): Session | undefined;
  sessionBySecret(clientSecret: string): Session | undefined;
  offer(session: Session): Offer;
  portal(id: string): Portal | undefined;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  resume(subscriptionId: string): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /** A card that is declined makes the next renewal fail. */
  changeCard(customerId: string, card: string): Promise<void>;
  /** Refunds all that is left of a payment, or `amount` cents of it. */
  refund(paymentIntentId: string, amount?: number): Promise<Refund>;
  subscriptions(): Subscription[];
  sessions(): Session[];
  customers(): Customer[];
  events(): Event[];
  /** Holds events until `release`. */
  hold(): void;
  isHolding(): boolean;
  /** Delivers held events, in the order of `ids` or else their own. Events that `ids` does not contain stay held. */
  release(ids?: readonly string[]): Promise<void>;
  /** Counts an event as delivered, which somebody else has done. */
  accept(id: string): void;
  /** Sends an event once more. */
  redeliver(id: string): Promise<void>;
  /** Events that have not been delivered. */
  pending(): Event[];
  /** `at` is in milliseconds. Both default to the stand-in's own. */
  sign(event: Event, at?: number, secret?: string): Promise<SignedEvent>;
  behave(how: Behaviour): void;
  /** The whole state, for `restore`. */
  snapshot(): string;
  /** Calls that came in, oldest first. */
  calls(): readonly Call[];
}

export function openStandIn(options: StandInOptions): StandIn {
  const { secretKey, webhookSecret, origin, now, send } = options;
  const { shelves, skipped } = options.known ?? { shelves: emptyShelves(), skipped: 0 };
  const clock = openClock(now, skipped);
  const books: Books = { ...shelves, origin, now: clock.now };
  const calls: Call[] = [];
  let behaviour: Behaviour = 'well';
  const delivery = openDelivery({ shelves, sign: (event) => sign(event, clock.now(), webhookSecret), send });
  stock(books);

  /** Changes the state at the current time. Resolves after its events have been delivered, unless they are held. */
  async function act<T>(what: () => T): Promise<T> {
    catchUp(books, clock);
    try {
      return what();
    } finally {
      await delivery.flush();
    }
  }

  const subscription = (id: string) => from(books.subscriptions, id);

  return {
    api: openApi({
      secretKey,
      books,
      behaviour: () => behaviour,
      onCall: (call) => void calls.push(call),
      before: () => catchUp(books, clock),
      // Callers of the API do not wait for its events.
      after: () => void delivery.flush(),
    }),
    now: clock.now,
    advance: (ms) =>
      act(() => {
        clock.skip(ms);
        catchUp(books, clock);
      }),
    pay: (id, payment) => act(() => pay(books, id, payment)),
    session: (id) => books.sessions.get(id),
    sessionBySecret: (secret) =>
      [...books.sessions.values()].find(({ client_secret }) => client_secret === secret),
    offer(session) {
      const { name, price } = from(books.baskets, session.id);
      return { session, name, interval: price?.recurring.interval, email: knownEmail(books, session) };
    },
    portal: (id) => portalOf(books, id),
    cancelAtPeriodEnd: (id) => act(() => void cancelAtPeriodEnd(books, subscription(id), true)),
    resume: (id) => act(() => void cancelAtPeriodEnd(books, subscription(id), false)),
    cancelNow: (id) => act(() => void cancelNow(books, subscription(id))),
    changeCard: (id, card) => act(() => void books.cards.set(id, card)),
    refund: (id, amount) => act(() => refund(books, id, { amount })),
    subscriptions: () => [...books.subscriptions.values()],
    sessions: () => [...books.sessions.values()],
    customers: () => [...books.customers.keys()].flatMap((id) => liveCustomer(books, id) ?? []),
    events: () => [...books.events.values()],
    hold: delivery.hold,
    isHolding: delivery.isHolding,
    release: delivery.release,
    accept: (id) => void books.waiting.delete(id),
    redeliver: delivery.redeliver,
    pending: () => [...books.waiting.values()],
    sign: (event, at = clock.now(), secret = webhookSecret) => sign(event, at, secret),
    behave(how) {
      behaviour = how;
    },
    calls: () => calls,
    snapshot: () => snapshot({ shelves, skipped: clock.skipped() }),
  };
}

/** Creates the prices of our plans. A price with an older amount loses its lookup key. */
function stock(books: Books): void {
  for (const { cents, interval, lookupKey } of Object.values(planTerms)) {
    const known = [...books.prices.values()].find((price) => price.lookup_key === lookupKey);
    if (known?.unit_amount === cents) continue;
    if (known) keep(books.prices, { ...known, active: false, lookup_key: null });
    keep(books.prices, {
      id: newId('price'),
      object: 'price',
      active: true,
      created: secondsOf(books),
      currency: 'usd',
      lookup_key: lookupKey,
      recurring: { interval, interval_count: 1 },
      unit_amount: cents,
    });
  }
}

function portalOf(books: Books, id: string): Portal | undefined {
  const visit = books.portals.get(id);
  const customer = liveCustomer(books, visit?.customer ?? null);
  if (!visit || !customer) return undefined;
  const isTheirs = (one: Subscription | Invoice) => one.customer === customer.id;
  return {
    customer,
    subscriptions: [...books.subscriptions.values()].filter(isTheirs),
    invoices: [...books.invoices.values()].filter(isTheirs).reverse(),
    returnUrl: visit.return_url,
  };
}
