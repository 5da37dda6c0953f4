// A local stand-in for the payment provider: its API, its clock, its events, and what buyers and the dashboard do there.
import type Stripe from 'stripe';
import { openApi, type Behaviour, type Call } from './calls/api.ts';
import { changeCustomer, emptyShelves, from, idOf, liveCustomer, type Books } from './books.ts';
import { catchUp, openClock } from './acts/clock.ts';
import { openDelivery } from './delivery.ts';
import { newId } from './ids.ts';
import { cancelNow, update } from './acts/life.ts';
import { pay, type Payment, type PaymentOutcome } from './acts/pay.ts';
import { cardNumber } from './acts/payment.ts';
import { chargeOf, refund } from './acts/refunding.ts';
import { sign, type SignedEvent } from './signature.ts';
import { restore, snapshot, type Known } from './snapshot.ts';
import { stock } from './stock.ts';

export type { Behaviour, Call } from './calls/api.ts';
export type { Payment, PaymentOutcome } from './acts/pay.ts';
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
  /** A `snapshot` to go on from. */
  restored?: string;
}

export interface Portal {
  customer: Stripe.Customer;
  subscriptions: Stripe.Subscription[];
  invoices: Stripe.Invoice[];
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
  session(id: string): Stripe.Checkout.Session | undefined;
  sessionBySecret(clientSecret: string): Stripe.Checkout.Session | undefined;
  portal(id: string): Portal | undefined;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  resume(subscriptionId: string): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /** A card that declines makes the next renewal fail. */
  changeCard(customerId: string, card: string): Promise<void>;
  /** All that is left of a payment, or `amount` cents of it. */
  refund(paymentIntentId: string, amount?: number): Promise<Stripe.Refund>;
  subscriptions(): Stripe.Subscription[];
  sessions(): Stripe.Checkout.Session[];
  customers(): Stripe.Customer[];
  events(): Stripe.Event[];
  /** Keeps events back until `release`. */
  hold(): void;
  /** Delivers those kept back, in the order of `ids` or else their own; those not named stay held. */
  release(ids?: readonly string[]): Promise<void>;
  /** Sends once more what was sent. */
  redeliver(id: string): Promise<void>;
  /** Events that were not delivered yet. */
  pending(): Stripe.Event[];
  /** `at` in milliseconds; both default to the stand-in's own. */
  sign(event: Stripe.Event, at?: number, secret?: string): Promise<SignedEvent>;
  behave(how: Behaviour): void;
  /** All that it knows, for `restored`. */
  snapshot(): string;
  /** Calls that came in, oldest first. */
  calls(): readonly Call[];
}

export function openStandIn(options: StandInOptions): StandIn {
  const { secretKey, webhookSecret, origin, now, send, restored } = options;
  const { shelves, skipped, keyed, waiting } = restored === undefined ? nothing() : restore(restored);
  const clock = openClock(now, skipped);
  const calls: Call[] = [];
  let behaviour: Behaviour = 'well';
  const delivery = openDelivery({ sign: (event) => sign(event, clock.now(), webhookSecret), send, waiting });
  const books: Books = { ...shelves, origin, now: clock.now, request: null, onEvent: delivery.add };
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
      keyed,
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
    portal: (id) => portalOf(books, id),
    cancelAtPeriodEnd: (id) => act(() => void update(books, subscription(id), { atPeriodEnd: true })),
    resume: (id) => act(() => void update(books, subscription(id), { atPeriodEnd: false })),
    cancelNow: (id) => act(() => void cancelNow(books, subscription(id))),
    changeCard: (id, card) => act(() => changeCard(books, id, card)),
    refund: (id, amount) =>
      act(() => refund(books, { charge: chargeOf(books, from(books.intents, id)), amount })),
    subscriptions: () => [...books.subscriptions.values()],
    sessions: () => [...books.sessions.values()],
    customers: () => [...books.customers.keys()].flatMap((id) => liveCustomer(books, id) ?? []),
    events: () => [...books.events.values()],
    hold: delivery.hold,
    release: delivery.release,
    redeliver: (id) => delivery.again(from(books.events, id)),
    pending: delivery.pending,
    sign: (event, at = clock.now(), secret = webhookSecret) => sign(event, at, secret),
    behave(how) {
      behaviour = how;
    },
    calls: () => calls,
    snapshot: () => snapshot({ shelves, skipped: clock.skipped(), keyed, waiting }),
  };
}

const nothing = (): Known => ({ shelves: emptyShelves(), skipped: 0, keyed: new Map(), waiting: new Map() });

function portalOf(books: Books, id: string): Portal | undefined {
  const visit = books.portals.get(id);
  const customer = visit && liveCustomer(books, visit.customer);
  if (!customer) return undefined;
  const isTheirs = ({ customer: owner }: Stripe.Subscription | Stripe.Invoice) =>
    owner !== null && idOf(owner) === customer.id;
  return {
    customer,
    subscriptions: [...books.subscriptions.values()].filter(isTheirs),
    invoices: [...books.invoices.values()].filter(isTheirs).reverse(),
    returnUrl: visit.return_url ?? '',
  };
}

function changeCard(books: Books, id: string, card: string): void {
  const customer = liveCustomer(books, id);
  if (!customer) throw new Error(`There is no ${id}`);
  books.cards.set(id, cardNumber(card));
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: newId('pm') };
  changeCustomer(books, customer, { invoice_settings });
}
