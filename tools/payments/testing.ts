// For tests: a stand-in, and a seller who uses it through the real SDK.
import { Stripe } from 'stripe';
import { planTerms, type Plan } from '../../schema/subscriptions.ts';
import { goodCard } from './billing.ts';
import { openStandIn, type StandIn, type StandInOptions } from './stand-in.ts';

export { goodCard };
export const badCard = '4000 0000 0000 0002';
export const day = 24 * 60 * 60 * 1000;
/** The last of a month with 31 days. */
export const start = Date.UTC(2026, 0, 31, 12);
export const webhookSecret = 'whsec_local';
export const email = 'hazel@rockabout.example';
const secretKey = 'sk_test_local';

export const home: Stripe.Address = {
  line1: '1 Pebble Lane',
  line2: null,
  city: 'Omaha',
  state: 'NE',
  postal_code: '68102',
  country: 'US',
};

export interface Shop {
  standIn: StandIn;
  stripe: Stripe;
}

export function openShop(more: Partial<StandInOptions> = {}): Shop {
  const origin = 'http://localhost:8788';
  const standIn = openStandIn({ secretKey, webhookSecret, origin, now: () => start, ...more });
  return { standIn, stripe: sdk(standIn, secretKey) };
}

export function sdk(standIn: StandIn, key: string): Stripe {
  const answer: typeof fetch = (input, init) => standIn.api(new Request(input, init));
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(answer),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** A checkout of a plan, for a customer or for a visitor. */
export async function planCheckout(
  { stripe }: Shop,
  { plan = 'monthly', customer }: { plan?: Plan; customer?: string } = {},
): Promise<Stripe.Checkout.Session> {
  const { data } = await stripe.prices.list({ lookup_keys: [planTerms[plan].lookupKey] });
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
    success_url: 'https://rockabout.example/subscribe?success=true',
    cancel_url: 'https://rockabout.example/subscribe?canceled=true',
    subscription_data: { metadata: { memberId: 'hazel' } },
    ...(customer === undefined ? {} : { customer }),
  });
}

/** A checkout of labels at $4.99, with $3 for shipping. */
export function labelCheckout(stripe: Stripe): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create({
    mode: 'payment',
    customer_email: email,
    line_items: [
      {
        price_data: { currency: 'usd', unit_amount: 499, product_data: { name: 'Ten <b>labels</b>' } },
        quantity: 1,
      },
    ],
    shipping_address_collection: { allowed_countries: ['CA', 'US'] },
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: 'Letter',
          fixed_amount: { amount: 300, currency: 'usd' },
        },
      },
    ],
    metadata: { productId: 'labels-10' },
    success_url: 'https://rockabout.example/shop?success=true',
    cancel_url: 'https://rockabout.example/shop?canceled=true',
  });
}

/** The id of a new subscription that has been paid for. */
export async function subscribed(shop: Shop, plan: Plan = 'monthly'): Promise<string> {
  const { id: customer } = await shop.stripe.customers.create({ email });
  const { id } = await planCheckout(shop, { plan, customer });
  await shop.standIn.pay(id, { card: goodCard });
  return shop.standIn.session(id)?.subscription ?? '';
}

/** Types of the events after the first `from`. */
export const happened = ({ standIn }: Shop, from = 0): string[] =>
  standIn
    .events()
    .slice(from)
    .map(({ type }) => type);
