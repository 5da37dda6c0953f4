// Opens a checkout for a product, at the catalogue's price; the client's price is never used.
import type Stripe from 'stripe';
import { availability, productOf, type Product } from '../../schema/catalogue.ts';
import { countryCodes } from '../../schema/region-names.ts';
import type { Ctx } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { stripeLocale } from '../../schema/stripe-locale.ts';
import { callStripe } from '../platform/payments.ts';
import { limitPayments } from '../subscriptions/limit.ts';
import type { Language } from '../../schema/languages.ts';
import { say } from '../../schema/words/say.ts';
import type { Words } from '../../schema/words/words.ts';
import { speechTo } from '../words.ts';

interface Purchase {
  productId: string;
  /** Our origin, for the return URLs. */
  origin: string;
  /** Of the request; a member's own comes first. */
  language: Language;
  /** The same for retries of one request. */
  idempotencyKey: string;
}

/** Countries that the provider does not accept as shipping addresses (Stripe, Checkout, allowed_countries). */
const withoutPost = new Set('AS CC CU CX FM HM IR KP MH MP NF PW SD SY UM VI'.split(' '));

/**
 * Opens the provider's checkout page. Throws NotFound for an unknown product, Conflict for one that is not for sale,
 * Unavailable when the provider is down.
 */
export async function openProductCheckout(ctx: Ctx, purchase: Purchase): Promise<Stripe.Checkout.Session> {
  const product = buyable(purchase.productId);
  return ctx.begin([], async (member) => {
    await limitPayments(ctx);
    const { origin, idempotencyKey } = purchase;
    const { language, words } = await speechTo(ctx.config, member?.language ?? purchase.language);
    const asked = {
      mode: 'payment',
      locale: stripeLocale(language),
      ...(member?.email ? { customer_email: member.email } : {}),
      line_items: [lineOf(product, words)],
      shipping_address_collection: {
        allowed_countries: countryCodes.filter((code) => !withoutPost.has(code)),
      },
      shipping_options: [freeShipping(words)],
      metadata: { productId: product.id, language, ...(member ? { memberId: member.id } : {}) },
      success_url: `${origin}/shop?success=true&product=${product.id}`,
      cancel_url: `${origin}/shop?canceled=true`,
    } satisfies Stripe.Checkout.SessionCreateParams;
    return callStripe(ctx, (stripe) =>
      stripe.checkout.sessions.create(asked, { idempotencyKey: `${idempotencyKey}-${language}` }),
    );
  });
}

function buyable(productId: string): Product {
  const product = productOf(productId);
  if (!product) throw new NotFound(say('shop', 'unknown'), 'productId');
  switch (availability(product)) {
    case 'buyable':
      return product;
    case 'coming_soon':
      throw new Conflict(say('shop', 'comingSoon'), 'productId');
    case 'out_of_stock':
      throw new Conflict(say('shop', 'outOfStock'), 'productId');
    case 'free':
      throw new Conflict(say('shop', 'free'), 'productId');
  }
}

function lineOf({ id, cents, currency }: Product, words: Words) {
  const { name, description } = words.products.all[id];
  return { quantity: 1, price_data: { currency, unit_amount: cents, product_data: { name, description } } };
}

const freeShipping = (words: Words) => ({
  shipping_rate_data: {
    type: 'fixed_amount' as const,
    display_name: words.shop.freeShipping,
    fixed_amount: { amount: 0, currency: 'usd' },
  },
});
