// Calls about checkouts.
import type Stripe from 'stripe';
import { idOf, type Books } from '../books.ts';
import { expire, openCheckout } from '../acts/checkout.ts';
import type { Endpoint } from './endpoint.ts';
import { invalid, notFound } from './errors.ts';
import { listParams, page } from './lists.ts';
import { group, text } from './params.ts';

const line = 'line_items[]';
const rate = 'shipping_options[][shipping_rate_data]';

const orders = [
  'mode',
  'ui_mode',
  'success_url',
  'cancel_url',
  'return_url',
  'customer',
  'customer_email',
  'customer_creation',
  'client_reference_id',
  'expires_at',
  'locale',
  'submit_type',
  'billing_address_collection',
  'phone_number_collection[enabled]',
  'payment_method_types[]',
  'metadata[*]',
  `${line}[price]`,
  `${line}[quantity]`,
  `${line}[metadata][*]`,
  `${line}[price_data][currency]`,
  `${line}[price_data][unit_amount]`,
  `${line}[price_data][recurring][interval]`,
  `${line}[price_data][recurring][interval_count]`,
  `${line}[price_data][product_data][name]`,
  `${line}[price_data][product_data][description]`,
  `${line}[price_data][product_data][images][]`,
  `${line}[price_data][product_data][metadata][*]`,
  'shipping_address_collection[allowed_countries][]',
  'shipping_options[][shipping_rate]',
  `${rate}[type]`,
  `${rate}[display_name]`,
  `${rate}[fixed_amount][amount]`,
  `${rate}[fixed_amount][currency]`,
  `${rate}[delivery_estimate][minimum][unit]`,
  `${rate}[delivery_estimate][minimum][value]`,
  `${rate}[delivery_estimate][maximum][unit]`,
  `${rate}[delivery_estimate][maximum][value]`,
  `${rate}[metadata][*]`,
  'payment_intent_data[description]',
  'payment_intent_data[receipt_email]',
  'payment_intent_data[metadata][*]',
  'subscription_data[description]',
  'subscription_data[metadata][*]',
];

export const checkoutEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    knows: orders,
    answer: (books, { params }) => openCheckout(books, params),
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    knows: [...listParams, 'status', 'customer', 'payment_intent', 'subscription', 'customer_details[email]'],
    answer({ sessions }, { params, url }) {
      const [status, customer, intent, subscription] = [
        'status',
        'customer',
        'payment_intent',
        'subscription',
      ].map((name) => text(params, name));
      const email = text(group(params, 'customer_details') ?? {}, 'email');
      const isIt = (wanted: string | undefined, has: string | { id: string } | null) =>
        wanted === undefined || (has !== null && idOf(has) === wanted);
      const fits = (session: Stripe.Checkout.Session) =>
        isIt(status, session.status) &&
        isIt(customer, session.customer) &&
        isIt(intent, session.payment_intent) &&
        isIt(subscription, session.subscription) &&
        isIt(email, session.customer_details?.email ?? null);
      return page(sessions, { url, what: 'checkout session', params, fits });
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    knows: [],
    answer: (books, { id }) => sessionAt(books, id),
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    knows: ['limit', 'starting_after', 'ending_before'],
    answer(books, { id, params, url }) {
      const { line_items } = sessionAt(books, id);
      const lines = new Map<string, Stripe.LineItem>();
      // The first line comes first.
      for (const item of line_items?.data.toReversed() ?? []) lines.set(item.id, item);
      return page(lines, { url, what: 'line item', params });
    },
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    knows: [],
    answer(books, { id }) {
      const session = sessionAt(books, id);
      if (session.status === 'open') return expire(books, session);
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    },
  },
];

function sessionAt({ sessions }: Books, id: string): Stripe.Checkout.Session {
  const session = sessions.get(id);
  if (!session) throw notFound('checkout.session', id, 'session');
  return session;
}
