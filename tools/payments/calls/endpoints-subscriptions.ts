// Calls about subscriptions and their invoices.
import type Stripe from 'stripe';
import { idOf, type Books } from '../books.ts';
import type { Endpoint } from './endpoint.ts';
import { invalid, notFound } from './errors.ts';
import { cancelNow, isLive, update } from '../acts/life.ts';
import { listParams, page } from './lists.ts';
import { flag, mergedMetadata, text } from './params.ts';
import { itemOf } from '../objects/subscription.ts';

export const subscriptionEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/subscriptions',
    knows: [...listParams, 'customer', 'price', 'status'],
    answer({ subscriptions }, { params, url }) {
      const [customer, price] = ['customer', 'price'].map((name) => text(params, name));
      const isWanted = wantedStatus(text(params, 'status'));
      const fits = (subscription: Stripe.Subscription) =>
        (customer === undefined || idOf(subscription.customer) === customer) &&
        (price === undefined || itemOf(subscription).price.id === price) &&
        isWanted(subscription.status);
      return page(subscriptions, { url, what: 'subscription', params, fits });
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    knows: [],
    answer: (books, { id }) => subscriptionAt(books, id),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    knows: ['cancel_at_period_end', 'metadata', 'metadata[*]'],
    answer(books, { id, params }) {
      const before = subscriptionAt(books, id);
      const atPeriodEnd = flag(params, 'cancel_at_period_end');
      if (!isLive(before) && atPeriodEnd !== undefined) {
        throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
          code: 'invalid_canceled_subscription_fields',
        });
      }
      return update(books, before, { atPeriodEnd, metadata: mergedMetadata(before.metadata, params) });
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    knows: ['invoice_now', 'prorate'],
    answer(books, { id }) {
      const subscription = subscriptionAt(books, id);
      if (!isLive(subscription)) throw notFound('subscription', id);
      return cancelNow(books, subscription);
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices',
    knows: [...listParams, 'customer', 'status', 'subscription'],
    answer({ invoices }, { params, url }) {
      const [customer, status, subscription] = ['customer', 'status', 'subscription'].map((name) =>
        text(params, name),
      );
      const fits = ({ parent, ...invoice }: Stripe.Invoice) =>
        (customer === undefined || idOf(invoice.customer ?? '') === customer) &&
        (status === undefined || invoice.status === status) &&
        (subscription === undefined ||
          idOf(parent?.subscription_details?.subscription ?? '') === subscription);
      return page(invoices, { url, what: 'invoice', params, fits });
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    knows: [],
    answer({ invoices }, { id }) {
      const invoice = invoices.get(id);
      if (!invoice) throw notFound('invoice', id, 'invoice');
      return invoice;
    },
  },
];

/** Without a word about it, those that were cancelled are left out. */
function wantedStatus(wanted: string | undefined): (status: string) => boolean {
  if (wanted === 'all') return () => true;
  return (status) =>
    wanted === undefined
      ? status !== 'canceled'
      : wanted === 'ended'
        ? status === 'canceled'
        : status === wanted;
}

function subscriptionAt({ subscriptions }: Books, id: string): Stripe.Subscription {
  const subscription = subscriptions.get(id);
  if (!subscription) throw notFound('subscription', id);
  return subscription;
}
