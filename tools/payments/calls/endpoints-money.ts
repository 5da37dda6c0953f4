// Calls about money that came and went back, and about what happened.
import type Stripe from 'stripe';
import { idOf, type Books } from '../books.ts';
import type { Endpoint } from './endpoint.ts';
import { missing, noSuch, notFound } from './errors.ts';
import { listParams, page } from './lists.ts';
import { integer, metadataOf, oneOf, text, texts, type Params } from './params.ts';
import { chargeOf, refund } from '../acts/refunding.ts';

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

export const moneyEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    knows: ['charge', 'payment_intent', 'amount', 'reason', 'metadata[*]'],
    answer: (books, { params }) =>
      refund(books, {
        charge: chargeToRefund(books, params),
        amount: integer(params, 'amount'),
        reason: oneOf(params, 'reason', reasons),
        metadata: metadataOf(params),
      }),
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    knows: [...listParams, 'charge', 'payment_intent'],
    answer({ refunds }, { params, url }) {
      const [charge, intent] = ['charge', 'payment_intent'].map((name) => text(params, name));
      const fits = (made: Stripe.Refund) =>
        (charge === undefined || idOf(made.charge ?? '') === charge) &&
        (intent === undefined || idOf(made.payment_intent ?? '') === intent);
      return page(refunds, { url, what: 'refund', params, fits });
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    knows: [],
    answer: ({ refunds }, { id }) => at(refunds, id, 'refund'),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    knows: [],
    answer: ({ intents }, { id }) => at(intents, id, 'payment_intent', 'intent'),
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    knows: [],
    answer: ({ charges }, { id }) => at(charges, id, 'charge'),
  },
  {
    method: 'GET',
    path: '/v1/charges',
    knows: [...listParams, 'customer', 'payment_intent'],
    answer({ charges }, { params, url }) {
      const [customer, intent] = ['customer', 'payment_intent'].map((name) => text(params, name));
      const fits = (charge: Stripe.Charge) =>
        (customer === undefined || idOf(charge.customer ?? '') === customer) &&
        (intent === undefined || idOf(charge.payment_intent ?? '') === intent);
      return page(charges, { url, what: 'charge', params, fits });
    },
  },
  {
    method: 'GET',
    path: '/v1/events',
    knows: [...listParams, 'type', 'types[]'],
    answer({ events }, { params, url }) {
      const type = text(params, 'type');
      const types = type === undefined ? texts(params, 'types') : [type];
      const fits = (event: Stripe.Event) => types.length === 0 || types.some((each) => isOfType(event, each));
      return page(events, { url, what: 'event', params, fits });
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    knows: [],
    answer: ({ events }, { id }) => at(events, id, 'event'),
  },
];

/** `charge.*` is every one of them. */
const isOfType = ({ type }: Stripe.Event, wanted: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

function at<T>(shelf: ReadonlyMap<string, T>, id: string, what: string, param = what): T {
  const thing = shelf.get(id);
  if (thing === undefined) throw notFound(what, id, param);
  return thing;
}

function chargeToRefund(books: Books, params: Params): Stripe.Charge {
  const named = text(params, 'charge');
  const intended = text(params, 'payment_intent');
  if (named !== undefined) {
    const charge = books.charges.get(named);
    if (!charge) throw noSuch('charge', named, 'charge');
    return charge;
  }
  if (intended === undefined) throw missing('payment_intent');
  const intent = books.intents.get(intended);
  if (!intent) throw noSuch('payment_intent', intended, 'payment_intent');
  return chargeOf(books, intent);
}
