// Calls about customers, what they can buy, and the page where they look after their card.
import type Stripe from 'stripe';
import { changeCustomer, emit, idOf, keep, liveCustomer, secondsOf, type Books } from '../books.ts';
import { addressIn, expire, openSessionsOf } from '../acts/checkout.ts';
import { deletedCustomer, makeCustomer } from '../objects/customer.ts';
import type { Endpoint } from './endpoint.ts';
import { noSuch, notFound } from './errors.ts';
import { newId } from '../ids.ts';
import { cancelNow, isLive } from '../acts/life.ts';
import { listParams, page } from './lists.ts';
import {
  addressFields,
  addressOf,
  flag,
  group,
  mergedMetadata,
  metadataOf,
  required,
  text,
  texts,
  type Params,
} from './params.ts';
import { makePortalSession } from '../objects/portal-session.ts';

const about = [
  'email',
  'name',
  'phone',
  'description',
  'metadata',
  'metadata[*]',
  'shipping[name]',
  'shipping[phone]',
  ...addressFields.flatMap((field) => [`address[${field}]`, `shipping[address][${field}]`]),
];

export const customerEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    knows: about,
    answer(books, { params }) {
      const object = makeCustomer({
        id: newId('cus'),
        created: secondsOf(books),
        ...told(params),
        metadata: metadataOf(params),
      });
      keep(books.customers, object);
      emit(books, { type: 'customer.created', data: { object } });
      return object;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers',
    knows: [...listParams, 'email'],
    answer(books, { params, url }) {
      const email = text(params, 'email');
      const live = [...books.customers.keys()].flatMap((id) => liveCustomer(books, id) ?? []);
      const shelf = new Map(live.map((customer) => [customer.id, customer]));
      const fits = (customer: Stripe.Customer) => email === undefined || customer.email === email;
      return page(shelf, { url, what: 'customer', params, fits });
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    knows: [],
    answer({ customers }, { id }) {
      const customer = customers.get(id);
      if (!customer) throw notFound('customer', id);
      return customer;
    },
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    knows: about,
    answer(books, { id, params }) {
      const before = customerAt(books, id);
      return changeCustomer(books, before, {
        ...told(params),
        metadata: mergedMetadata(before.metadata, params),
      });
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    knows: [],
    answer(books, { id }) {
      const object = customerAt(books, id);
      for (const session of openSessionsOf(books, id)) expire(books, session);
      for (const subscription of books.subscriptions.values()) {
        if (idOf(subscription.customer) === id && isLive(subscription)) cancelNow(books, subscription);
      }
      emit(books, { type: 'customer.deleted', data: { object } });
      return keep(books.customers, deletedCustomer(id));
    },
  },
  {
    method: 'GET',
    path: '/v1/prices',
    knows: [...listParams, 'active', 'currency', 'lookup_keys[]', 'product', 'type'],
    answer({ prices }, { params, url }) {
      const keys = texts(params, 'lookup_keys');
      const active = flag(params, 'active');
      const [currency, product, type] = ['currency', 'product', 'type'].map((name) => text(params, name));
      const fits = (price: Stripe.Price) =>
        (keys.length === 0 || keys.includes(price.lookup_key ?? '')) &&
        (active ?? price.active) === price.active &&
        (currency ?? price.currency) === price.currency &&
        (product ?? price.product) === price.product &&
        (type ?? price.type) === price.type;
      return page(prices, { url, what: 'price', params, fits });
    },
  },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    knows: [],
    answer({ prices }, { id }) {
      const price = prices.get(id);
      if (!price) throw notFound('price', id, 'price');
      return price;
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    knows: ['customer', 'return_url', 'locale'],
    answer(books, { params }) {
      const customer = required(params, 'customer');
      if (!liveCustomer(books, customer)) throw noSuch('customer', customer, 'customer');
      const returnUrl = addressIn(params, 'return_url');
      const id = newId('bps');
      const { origin } = books;
      return keep(
        books.portals,
        makePortalSession({ id, created: secondsOf(books), customer, returnUrl, origin }),
      );
    },
  },
];

function customerAt(books: Books, id: string): Stripe.Customer {
  const customer = liveCustomer(books, id);
  if (!customer) throw notFound('customer', id);
  return customer;
}

/** What a call says about a customer; an empty field takes away what was there. */
function told(params: Params): Partial<Stripe.Customer> {
  const change: Partial<Stripe.Customer> = {};
  for (const name of ['email', 'name', 'phone', 'description'] as const) {
    if (params[name] !== undefined) change[name] = text(params, name) ?? null;
  }
  const address = group(params, 'address');
  if (address) change.address = addressOf(address);
  const shipping = group(params, 'shipping');
  if (shipping) {
    change.shipping = {
      address: addressOf(group(shipping, 'address') ?? {}),
      name: text(shipping, 'name') ?? '',
      phone: text(shipping, 'phone') ?? null,
    };
  }
  return change;
}
