// The parameters that the product sends to the provider. Any others are refused.
import * as z from 'zod/mini';

const whole = z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number));
const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);
const email = z.string().check(z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/));
const webAddress = z.string().check(z.regex(/^https?:\/\//));
const metadata = z.record(z.string(), z.string());
const usd = z.literal('usd');
const id = z.string().check(z.minLength(1));
const maybe = z.optional;

export const nothing = z.strictObject({});

/** Parameters of every list. The newest objects come first. */
const paging = {
  limit: maybe(whole.check(z.refine((most) => most >= 1 && most <= 100))),
  starting_after: maybe(id),
};
const recent = { ...paging, created: maybe(z.strictObject({ gte: maybe(whole), lte: maybe(whole) })) };

export const CustomerInput = z.strictObject({ email: maybe(email), metadata: maybe(metadata) });
export const CustomersQuery = z.strictObject(recent);
export const PricesQuery = z.strictObject({
  ...paging,
  active: maybe(flag),
  lookup_keys: z.array(z.string()),
});

const quantity = z.literal('1');
const PlanLine = z.strictObject({ price: id, quantity });
const ProductLine = z.strictObject({
  quantity,
  price_data: z.strictObject({
    currency: usd,
    unit_amount: whole,
    product_data: z.strictObject({ name: id, description: maybe(z.string()) }),
  }),
});

const Shipping = z.strictObject({
  shipping_rate_data: z.strictObject({
    type: z.literal('fixed_amount'),
    display_name: id,
    fixed_amount: z.strictObject({ amount: whole, currency: usd }),
  }),
});

/** Some of https://docs.stripe.com/js/appendix/supported_locales for Checkout. */
const locale = z.enum(['auto', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'pt-BR']);

export const CheckoutInput = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  ui_mode: maybe(z.enum(['hosted_page', 'elements'])),
  customer: maybe(id),
  customer_email: maybe(email),
  locale: maybe(locale),
  line_items: z.tuple([z.union([PlanLine, ProductLine])]),
  metadata: maybe(metadata),
  shipping_address_collection: maybe(z.strictObject({ allowed_countries: z.array(id) })),
  shipping_options: maybe(z.tuple([Shipping])),
  subscription_data: maybe(z.strictObject({ metadata })),
  success_url: maybe(webAddress),
  cancel_url: maybe(webAddress),
  return_url: maybe(webAddress),
});
export type CheckoutInput = z.infer<typeof CheckoutInput>;

export const CheckoutsQuery = z.strictObject({
  ...recent,
  customer: maybe(id),
  payment_intent: maybe(id),
  status: maybe(z.enum(['open', 'complete'])),
});

export const SubscriptionInput = z.strictObject({ cancel_at_period_end: flag });
export const SubscriptionsQuery = z.strictObject({
  ...paging,
  customer: maybe(id),
  status: maybe(z.literal('all')),
});

export const PortalInput = z.strictObject({
  customer: id,
  return_url: webAddress,
  configuration: maybe(id),
  locale: maybe(locale),
});

export const RefundInput = z.strictObject({ payment_intent: id, reason: z.literal('duplicate') });
export const RefundsQuery = z.strictObject(recent);
export const ChargesQuery = z.strictObject({ ...paging, customer: maybe(id) });
export const EventsQuery = z.strictObject({
  ...recent,
  type: maybe(id),
  types: maybe(z.array(id).check(z.maxLength(20))),
  delivery_success: maybe(flag),
});
