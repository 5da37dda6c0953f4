// Opens a checkout as the seller requests it, and takes its payment or lets it expire.
import type Stripe from 'stripe';
import { charge, isGood, openIntent } from './billing.ts';
import { emit, from, keep, liveCustomer, newCustomer, newId, secondsOf, type Books } from './books.ts';
import { invalid, noSuch } from './api/errors.ts';
import type { CheckoutInput } from './api/inputs.ts';
import type { Price, Session } from './objects.ts';
import { subscribe } from './subscriptions.ts';

const dayLength = 24 * 60 * 60;

/** Throws for objects that do not exist, and for parameters that do not go together. */
export function openCheckout(books: Books, asked: CheckoutInput): Session {
  const { mode, ui_mode = 'hosted_page', customer, customer_email } = asked;
  const isInPage = ui_mode === 'elements';
  const isLeadingBack = isInPage
    ? !asked.success_url && asked.return_url
    : asked.success_url && !asked.return_url;
  if (!isLeadingBack) throw invalid(`A checkout with \`ui_mode\` ${ui_mode} comes back to another address.`);
  if (customer !== undefined && customer_email !== undefined) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.');
  }
  if (customer !== undefined && !liveCustomer(books, customer)) throw noSuch('customer', customer);

  const { name, cents, price } = offeredBy(books, asked);
  if ((mode === 'subscription') !== (price !== undefined)) {
    throw invalid(`This cannot be sold in \`${mode}\` mode.`);
  }

  const id = newId('cs_test');
  const created = secondsOf(books);
  books.baskets.set(id, { name, price, metadata: asked.subscription_data?.metadata ?? {} });
  return keep(books.sessions, {
    id,
    object: 'checkout.session',
    amount_total: cents,
    cancel_url: asked.cancel_url ?? null,
    client_secret: isInPage ? newId(`${id}_secret`) : null,
    collected_information: { shipping_details: null },
    created,
    currency: 'usd',
    customer: customer ?? null,
    customer_details: customer_email === undefined ? null : { email: customer_email },
    customer_email: customer_email ?? null,
    expires_at: created + dayLength,
    locale: asked.locale ?? null,
    metadata: asked.metadata ?? {},
    mode,
    payment_intent: null,
    payment_status: 'unpaid',
    return_url: asked.return_url,
    shipping_address_collection: asked.shipping_address_collection ?? null,
    status: 'open',
    subscription: null,
    success_url: asked.success_url ?? null,
    ui_mode,
    url: isInPage ? null : `${books.origin}/checkout/${id}`,
  });
}

/** What is sold, and its price with shipping. */
function offeredBy(
  books: Books,
  { line_items: [line], shipping_options }: CheckoutInput,
): { name: string; cents: number; price?: Price } {
  if ('price' in line) {
    const price = books.prices.get(line.price);
    if (!price) throw noSuch('price', line.price);
    return { name: 'Rock Hunter Pro', cents: price.unit_amount ?? 0, price };
  }
  const { unit_amount, product_data } = line.price_data;
  const sending = shipping_options?.[0].shipping_rate_data.fixed_amount.amount ?? 0;
  return { name: product_data.name, cents: unit_amount + sending };
}

export interface Payment {
  card: string;
  email?: string;
  name?: string;
  address?: Stripe.Address;
}

export type PaymentOutcome = { paid: true; returnTo: string } | { declined: string };

/** The email that is known before anything is typed: the customer's, or the one that the seller gave. */
export const knownEmail = (books: Books, { customer, customer_email }: Session): string | null =>
  liveCustomer(books, customer)?.email ?? customer_email;

/** Throws if the session does not exist. */
export function pay(books: Books, sessionId: string, payment: Payment): PaymentOutcome {
  const session = from(books.sessions, sessionId);
  const { card, name = '', address } = payment;
  const email = knownEmail(books, session) ?? payment.email ?? null;
  const declined = obstacle(session, email, payment);
  if (declined !== undefined) return { declined };

  const { price, metadata } = from(books.baskets, sessionId);
  const paid = {
    ...session,
    customer_details: { email },
    payment_status: 'paid',
    status: 'complete',
  } as const;
  if (price) {
    const customer = session.customer ?? newCustomer(books, { email, metadata: {} }).id;
    const { id: subscription } = subscribe(books, { customer, price, card, metadata });
    complete(books, { ...paid, customer, subscription });
  } else {
    const intent = openIntent(books, session.amount_total ?? 0, session.customer);
    charge(books, intent, card);
    const shipping_details = address ? { name, address } : null;
    complete(books, { ...paid, payment_intent: intent.id, collected_information: { shipping_details } });
  }
  return { paid: true, returnTo: session.success_url ?? session.return_url ?? '' };
}

/** Why a checkout cannot be paid; undefined if it can. */
function obstacle(session: Session, email: string | null, { card, address }: Payment): string | undefined {
  if (session.status === 'complete') return 'This was paid already.';
  if (session.status !== 'open') return 'This checkout has expired.';
  if (session.customer === null && !email) return 'Your email is incomplete.';
  const countries: string[] | undefined = session.shipping_address_collection?.allowed_countries;
  if (countries && !(address?.line1 && address.country)) return 'Your shipping address is incomplete.';
  if (countries && !countries.includes(address?.country ?? '')) return 'We do not send to this country.';
  return isGood(card) ? undefined : 'Your card was declined.';
}

function complete(books: Books, session: Session): void {
  const object = keep(books.sessions, { ...session, url: null });
  emit(books, { type: 'checkout.session.completed', data: { object } });
}

export function expire(books: Books, session: Session): Session {
  return keep(books.sessions, { ...session, status: 'expired', url: null });
}
