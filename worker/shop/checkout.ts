// Opens a checkout for a product, at the catalogue's price; the client's price is never used.
import type Stripe from 'stripe';
import { availability, productOf, shopWords, type Product } from '../../schema/catalogue.ts';
import { countryCodes } from '../../schema/region-names.ts';
import type { Ctx } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { callStripe } from '../platform/payments.ts';
import { limitPayments } from '../subscriptions/limit.ts';

interface Purchase {
  productId: string;
  /** Our origin, for the return URLs. */
  origin: string;
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
    const asked = {
      mode: 'payment',
      ...(member?.email ? { customer_email: member.email } : {}),
      line_items: [lineOf(product)],
      shipping_address_collection: {
        allowed_countries: countryCodes.filter((code) => !withoutPost.has(code)),
      },
      shipping_options: [freeShipping],
      metadata: { productId: product.id, ...(member ? { memberId: member.id } : {}) },
      success_url: `${origin}/shop?success=true&product=${product.id}`,
      cancel_url: `${origin}/shop?canceled=true`,
    } satisfies Stripe.Checkout.SessionCreateParams;
    return callStripe(ctx, (stripe) => stripe.checkout.sessions.create(asked, { idempotencyKey }));
  });
}

function buyable(productId: string): Product {
  const product = productOf(productId);
  if (!product) throw new NotFound(shopWords.unknown, 'productId');
  switch (availability(product)) {
    case 'buyable':
      return product;
    case 'coming_soon':
      throw new Conflict(shopWords.comingSoon, 'productId');
    case 'out_of_stock':
      throw new Conflict(shopWords.outOfStock, 'productId');
    case 'free':
      throw new Conflict(shopWords.free, 'productId');
  }
}

const lineOf = ({ name, description, cents, currency }: Product) => ({
  quantity: 1,
  price_data: { currency, unit_amount: cents, product_data: { name, description } },
});

const freeShipping = {
  shipping_rate_data: {
    type: 'fixed_amount',
    display_name: 'Free shipping',
    fixed_amount: { amount: 0, currency: 'usd' },
  },
} as const;
