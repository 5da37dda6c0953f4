// A local stand-in for the payment provider: its API, its clock, its events, and what buyers and the dashboard do there.
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
  /** `sk_test_…`; whoever brings another one gets Stripe's 401. */
  secretKey: string;
  /** `whsec_…`, by which events are signed. */
  webhookSecret: string;
  /** Where its own pages are, for checkout and portal addresses: `http://localhost:8788`. */
  origin: string;
  /** Milliseconds; its own clock is this plus what `advance` added. */
  now: () => number;
  /** Where signed events go, answering with the status; without it they only collect. Anything but 2xx, or a throw, is tried again. */
  send?: (event: SignedEvent) => Promise<number>;
  /** What it goes on from; without it it begins anew. */
  known?: Known | undefined;
}

/** What a checkout's page shows. */
export interface Offer {
  session: Session;
  name: string;
  /** Of a plan. */
  interval: string | undefined;
  /** Who pays, where that is known: it cannot be typed over. */
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
  /** Moves the clock; renewals, failed ones, ends of cancelled plans and expiries of sessions happen on the way, in order. */
  advance(ms: number): Promise<void>;
  /** Pays an open session; every card but 4242 4242 4242 4242 is declined. */
  pay(sessionId: string, payment: Payment): Promise<PaymentOutcome>;
  session(id: string): Session | undefined;
  sessionBySecret(clientSecret: string): Session | undefined;
  offer(session: Session): Offer;
  portal(id: string): Portal | undefined;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  resume(subscriptionId: string): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /** A card that declines makes the next renewal fail. */
  changeCard(customerId: string, card: string): Promise<void>;
  /** All that is left of a payment, or `amount` cents of it. */
  refund(paymentIntentId: string, amount?: number): Promise<Refund>;
  subscriptions(): Subscription[];
  sessions(): Session[];
  customers(): Customer[];
  events(): Event[];
  /** Keeps events back until `release`. */
  hold(): void;
  isHolding(): boolean;
  /** Delivers those kept back, in the order of `ids` or else their own; those not named stay held. */
  release(ids?: readonly string[]): Promise<void>;
  /** Sends once more what was sent. */
  redeliver(id: string): Promise<void>;
  /** Events that were not delivered yet. */
  pending(): Event[];
  /** `at` in milliseconds; both default to the stand-in's own. */
  sign(event: Event, at?: number, secret?: string): Promise<SignedEvent>;
  behave(how: Behaviour): void;
  /** All that it knows, for `restore`. */
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

  /** Something happens in the books, at the time that it is now; its events are on their way when this resolves. */
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
      // Nobody who asks the API waits for its events.
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

/** The plans that we sell are there from the start, at today's prices; an older price loses its lookup key. */
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
