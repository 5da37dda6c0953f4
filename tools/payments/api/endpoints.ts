// The calls of the provider's API that the product makes.
import type Stripe from 'stripe';
import type * as z from 'zod/mini';
import { refund } from '../billing.ts';
import { emit, keep, liveCustomer, newCustomer, newId, secondsOf, type Books } from '../books.ts';
import { expire, openCheckout } from '../checkout.ts';
import { cancelAtPeriodEnd, cancelNow, isLive } from '../subscriptions.ts';
import { invalid, noSuch, notFound } from './errors.ts';
import * as inputs from './inputs.ts';
import { check, type Params } from './params.ts';

export interface Endpoint {
  method: string;
  /** `/v1/customers/:id`. */
  path: string;
  /** @param id in the path; '' if it has none. Throws ApiError. */
  answer: (books: Books, params: Params, id: string) => object;
}

function endpoint<Input>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  input: z.ZodMiniType<Input>,
  answer: (books: Books, input: Input, id: string) => object,
): Endpoint {
  return { method, path, answer: (books, params, id) => answer(books, check(input, params), id) };
}

export const endpoints: readonly Endpoint[] = [
  endpoint('POST', '/v1/customers', inputs.CustomerInput, (books, { email = null, metadata = {} }) =>
    newCustomer(books, { email, metadata }),
  ),
  endpoint('GET', '/v1/customers', inputs.CustomersQuery, (books, query) =>
    page(
      [...books.customers.keys()].flatMap((id) => liveCustomer(books, id) ?? []),
      query,
    ),
  ),
  endpoint('GET', '/v1/customers/:id', inputs.nothing, ({ customers }, _, id) =>
    at(customers, 'customer', id),
  ),
  endpoint('DELETE', '/v1/customers/:id', inputs.nothing, (books, _, id) => deleteCustomer(books, id)),

  endpoint('GET', '/v1/prices', inputs.PricesQuery, ({ prices }, query) =>
    page(
      prices.values(),
      query,
      ({ active, lookup_key }) =>
        active === (query.active ?? active) && query.lookup_keys.includes(lookup_key ?? ''),
    ),
  ),

  endpoint('POST', '/v1/checkout/sessions', inputs.CheckoutInput, openCheckout),
  endpoint('GET', '/v1/checkout/sessions', inputs.CheckoutsQuery, ({ sessions }, query) =>
    page(
      sessions.values(),
      query,
      ({ customer, payment_intent, status }) =>
        customer === (query.customer ?? customer) &&
        payment_intent === (query.payment_intent ?? payment_intent) &&
        status === (query.status ?? status),
    ),
  ),
  endpoint('GET', '/v1/checkout/sessions/:id', inputs.nothing, ({ sessions }, _, id) =>
    at(sessions, 'checkout.session', id),
  ),
  endpoint('POST', '/v1/checkout/sessions/:id/expire', inputs.nothing, (books, _, id) => {
    const session = at(books.sessions, 'checkout.session', id);
    if (session.status === 'open') return expire(books, session);
    throw invalid(`A Checkout Session with a status of ${session.status} cannot be expired.`);
  }),

  endpoint('GET', '/v1/subscriptions', inputs.SubscriptionsQuery, ({ subscriptions }, query) =>
    page(
      subscriptions.values(),
      query,
      ({ customer, status }) =>
        customer === (query.customer ?? customer) && (query.status === 'all' || status !== 'canceled'),
    ),
  ),
  endpoint('GET', '/v1/subscriptions/:id', inputs.nothing, ({ subscriptions }, _, id) =>
    at(subscriptions, 'subscription', id),
  ),
  endpoint('POST', '/v1/subscriptions/:id', inputs.SubscriptionInput, (books, asked, id) => {
    const subscription = at(books.subscriptions, 'subscription', id);
    if (!isLive(subscription)) throw invalid('A canceled subscription cannot be updated.');
    return cancelAtPeriodEnd(books, subscription, asked.cancel_at_period_end);
  }),
  endpoint('DELETE', '/v1/subscriptions/:id', inputs.nothing, (books, _, id) => {
    const subscription = at(books.subscriptions, 'subscription', id);
    if (!isLive(subscription)) throw notFound('subscription', id);
    return cancelNow(books, subscription);
  }),

  endpoint('POST', '/v1/billing_portal/sessions', inputs.PortalInput, (books, { customer, return_url }) => {
    if (!liveCustomer(books, customer)) throw noSuch('customer', customer);
    const id = newId('bps');
    const url = `${books.origin}/portal/${id}`;
    const created = secondsOf(books);
    return keep(books.portals, { id, object: 'billing_portal.session', created, customer, return_url, url });
  }),

  endpoint('GET', '/v1/payment_intents/:id', inputs.nothing, ({ intents }, _, id) =>
    at(intents, 'payment_intent', id),
  ),
  endpoint('GET', '/v1/charges', inputs.ChargesQuery, ({ charges }, query) =>
    page(charges.values(), query, ({ customer }) => customer === (query.customer ?? customer)),
  ),
  endpoint('POST', '/v1/refunds', inputs.RefundInput, (books, { payment_intent, reason }) => {
    if (!books.intents.has(payment_intent)) throw noSuch('payment_intent', payment_intent);
    return refund(books, payment_intent, { reason });
  }),
  endpoint('GET', '/v1/refunds', inputs.RefundsQuery, ({ refunds }, query) => page(refunds.values(), query)),
  endpoint('GET', '/v1/events', inputs.EventsQuery, ({ events, waiting }, query) => {
    const { type: only, types, delivery_success: isDelivered } = query;
    return page(
      events.values(),
      query,
      ({ id, type }) =>
        type === (only ?? type) &&
        (types?.includes(type) ?? true) &&
        (isDelivered === undefined || isDelivered !== waiting.has(id)),
    );
  }),
];

function at<T>(shelf: ReadonlyMap<string, T>, what: string, id: string): T {
  const thing = shelf.get(id);
  if (thing === undefined) throw notFound(what, id);
  return thing;
}

/** Also expires the customer's checkouts and cancels their subscriptions. */
function deleteCustomer(books: Books, id: string): Stripe.DeletedCustomer {
  const object = liveCustomer(books, id);
  if (!object) throw notFound('customer', id);
  for (const session of books.sessions.values()) {
    if (session.customer === id && session.status === 'open') expire(books, session);
  }
  for (const subscription of books.subscriptions.values()) {
    if (subscription.customer === id && isLive(subscription)) cancelNow(books, subscription);
  }
  emit(books, { type: 'customer.deleted', data: { object } });
  const gone: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
  return keep(books.customers, gone);
}

interface PageQuery {
  limit?: number | undefined;
  starting_after?: string | undefined;
  created?: { gte?: number | undefined; lte?: number | undefined } | undefined;
}

/** A page of a list, the newest first. @param things oldest first */
function page<T extends { id: string; created: number }>(
  things: Iterable<T>,
  { limit = 10, starting_after, created }: PageQuery,
  fits: (thing: T) => boolean = () => true,
) {
  const { gte = 0, lte = Infinity } = created ?? {};
  const all = [...things]
    .filter((thing) => thing.created >= gte && thing.created <= lte && fits(thing))
    .reverse();
  const start = starting_after === undefined ? 0 : all.findIndex(({ id }) => id === starting_after) + 1;
  return { object: 'list', data: all.slice(start, start + limit), has_more: all.length > start + limit };
}
