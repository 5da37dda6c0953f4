// A buyer pays what a checkout asks for.
import type Stripe from 'stripe';
import { openInvoice, settleInvoice } from './billing.ts';
import {
  changeCustomer,
  emit,
  from,
  idOf,
  keep,
  liveCustomer,
  secondsOf,
  type Books,
  type Intention,
} from '../books.ts';
import { declinedWords } from '../objects/charge.ts';
import { buyer } from '../objects/checkout-session.ts';
import { makeCustomer } from '../objects/customer.ts';
import { newId } from '../ids.ts';
import { charge, isPaid, openIntent, type Bill } from './payment.ts';
import { monthsOf, periodEnd } from '../periods.ts';
import { makeSubscription } from '../objects/subscription.ts';

export interface Payment {
  card: string;
  email?: string;
  name?: string;
  address?: Stripe.Address;
}

export type PaymentOutcome = { paid: true; returnTo: string } | { declined: string };

type Session = Stripe.Checkout.Session;

/** What keeps a checkout from being paid, before any card is looked at. */
function obstacle(session: Session, { address }: Payment, email: string | null): string | undefined {
  if (session.status === 'complete') return 'This was paid already.';
  if (session.status !== 'open') return 'This checkout has expired.';
  if (session.customer === null && email === null) return 'Your email is incomplete.';
  const countries = session.shipping_address_collection?.allowed_countries;
  if (!countries) return undefined;
  if (!address?.line1 || !address.country) return 'Your shipping address is incomplete.';
  if (!countries.includes(address.country)) return 'We do not send to this country.';
  return undefined;
}

/** Throws for a session that is not there. */
export function pay(books: Books, sessionId: string, payment: Payment): PaymentOutcome {
  const session = from(books.sessions, sessionId);
  const known = session.customer === null ? undefined : liveCustomer(books, idOf(session.customer));
  const email = known?.email ?? session.customer_email ?? payment.email ?? null;
  const declined = obstacle(session, payment, email);
  if (declined !== undefined) return { declined };

  const who = { email, name: payment.name ?? known?.name ?? null, address: payment.address ?? null };
  const intention = from(books.intentions, sessionId);
  const bill = billFor(session, intention, payment, who);
  const intent = books.intents.get(intention.intent ?? '') ?? openIntent(books, bill);
  books.intentions.set(sessionId, { ...intention, intent: intent.id });
  const tried = charge(books, bill, intent);
  if (!isPaid(tried)) return { declined: declinedWords };

  const customer = payerOf(books, session, known, who);
  const bought =
    session.mode === 'subscription' && customer
      ? subscribe(books, { session, intention, customer, payment, intent: tried })
      : { payment_intent: tried.id };
  complete(books, { ...session, ...bought, customer: customer?.id ?? null }, who, bill.shipping);
  return { paid: true, returnTo: returnOf(session) };
}

function returnOf({ id, success_url, return_url }: Session): string {
  return (success_url ?? return_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function billFor(
  session: Session,
  { metadata, description, receiptEmail }: Intention,
  { card, name, address }: Payment,
  who: Bill['buyer'],
): Bill {
  const isPlan = session.mode === 'subscription';
  return {
    cents: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer: session.customer === null ? null : idOf(session.customer),
    card,
    buyer: who,
    shipping: session.shipping_address_collection && address ? { name: name ?? '', address } : null,
    description: isPlan ? 'Subscription creation' : description,
    metadata: isPlan ? {} : metadata,
    receiptEmail,
    offSession: isPlan,
  };
}

/** The customer who is named, or a new one where one is needed; the intent and its charge are theirs then. */
function payerOf(
  books: Books,
  session: Session,
  known: Stripe.Customer | undefined,
  { email, name }: Bill['buyer'],
): Stripe.Customer | undefined {
  if (known) return changeCustomer(books, known, { email: known.email ?? email, name: known.name ?? name });
  if (session.mode !== 'subscription' && session.customer_creation !== 'always') return undefined;
  const object = keep(
    books.customers,
    makeCustomer({ id: newId('cus'), created: secondsOf(books), email, name }),
  );
  emit(books, { type: 'customer.created', data: { object } });
  const intent = from(books.intents, from(books.intentions, session.id).intent ?? '');
  keep(books.intents, { ...intent, customer: object.id });
  if (intent.latest_charge !== null) {
    const paid = from(books.charges, idOf(intent.latest_charge));
    keep(books.charges, { ...paid, customer: object.id });
  }
  return object;
}

interface Subscribing {
  session: Session;
  intention: Intention;
  customer: Stripe.Customer;
  payment: Payment;
  intent: Stripe.PaymentIntent;
}

function subscribe(
  books: Books,
  { session, intention, customer, payment, intent }: Subscribing,
): { subscription: string; invoice: string } {
  const [line] = session.line_items?.data ?? [];
  if (!line?.price?.recurring) throw new Error(`${session.id} is for no plan`);
  const { price, quantity } = line;
  const { recurring } = line.price;
  const created = secondsOf(books);
  const id = newId('sub');
  const begun = makeSubscription({
    id,
    itemId: newId('si'),
    created,
    periodEnd: periodEnd(created, created, monthsOf(recurring.interval, recurring.interval_count)),
    customer: customer.id,
    price,
    recurring,
    quantity: quantity ?? 1,
    paymentMethod: idOf(intent.payment_method ?? ''),
    metadata: intention.metadata,
    description: intention.description,
  });
  books.cards.set(customer.id, payment.card);
  const open = openInvoice(books, begun, { reason: 'subscription_create', intent: intent.id });
  const object = keep(books.subscriptions, { ...begun, latest_invoice: open.id });
  emit(books, { type: 'customer.subscription.created', data: { object } });
  settleInvoice(books, open);
  return { subscription: id, invoice: open.id };
}

function complete(books: Books, session: Session, who: Bill['buyer'], shipping: Bill['shipping']): void {
  const { line_items: _lines, ...object } = keep(books.sessions, {
    ...session,
    collected_information: { business_name: null, individual_name: null, shipping_details: shipping },
    customer_details: buyer(who),
    payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
    status: 'complete',
    url: null,
  });
  emit(books, { type: 'checkout.session.completed', data: { object } });
}
