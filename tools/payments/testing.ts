// A stand-in with a seller who talks to it through the real SDK, for tests.
import { Stripe } from 'stripe';
import { planTerms, type Plan } from '../../schema/subscriptions.ts';
import { openStandIn, type StandIn, type StandInOptions } from './stand-in.ts';

export const secretKey = 'sk_test_local';
export const webhookSecret = 'whsec_local';
export const goodCard = '4242 4242 4242 4242';
export const badCard = '4000 0000 0000 0002';
export const day = 24 * 60 * 60 * 1000;
/** The last of a month with 31 days. */
export const start = Date.UTC(2026, 0, 31, 12);

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

export async function priceOf({ stripe }: Shop, plan: Plan): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [planTerms[plan].lookupKey] });
  const [price] = data;
  if (!price) throw new Error(`There is no price for ${plan}`);
  return price.id;
}

/** A checkout of a plan, for a customer or for whoever comes. */
export async function planCheckout(
  shop: Shop,
  { plan = 'monthly', ...more }: { plan?: Plan; customer?: string; customer_email?: string } = {},
): Promise<Stripe.Checkout.Session> {
  return shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: await priceOf(shop, plan), quantity: 1 }],
    success_url: 'https://rockabout.example/subscribe?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://rockabout.example/subscribe?canceled=true',
    subscription_data: { metadata: { memberId: 'hazel' } },
    ...more,
  });
}

/** A checkout of ten labels at $4.99, sent for $3. */
export function labelCheckout({ stripe }: Shop): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create({
    mode: 'payment',
    customer_email: 'hazel@rockabout.example',
    client_reference_id: 'order-1',
    line_items: [
      {
        price_data: { currency: 'usd', unit_amount: 499, product_data: { name: 'Ten labels' } },
        quantity: 2,
      },
    ],
    shipping_address_collection: { allowed_countries: ['US', 'CA'] },
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
    payment_intent_data: { metadata: { orderId: 'order-1' }, receipt_email: 'hazel@rockabout.example' },
    success_url: 'https://rockabout.example/shop?success=true',
    cancel_url: 'https://rockabout.example/shop',
  });
}

/** A subscription that was just paid for. */
export async function subscribed(shop: Shop, plan: Plan = 'monthly'): Promise<Stripe.Subscription> {
  const { id: customer } = await shop.stripe.customers.create({ email: 'hazel@rockabout.example' });
  const { id } = await planCheckout(shop, { plan, customer });
  await shop.standIn.pay(id, { card: goodCard });
  const { subscription } = await shop.stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
  if (!subscription || typeof subscription === 'string') throw new Error('Nothing was subscribed to');
  return subscription;
}

/** Names of the events after the first `from`. */
export const happened = ({ standIn }: Shop, from = 0): string[] =>
  standIn
    .events()
    .slice(from)
    .map(({ type }) => type);
