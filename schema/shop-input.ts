// What is asked of the shop. Price and name travel along in the spec's payload, and nobody looks at them.
import * as z from 'zod/mini';
import { subscriptionWords } from './subscriptions.ts';
import { shopWords } from './catalogue.ts';

const address = z.string({ error: subscriptionWords.returnAddress });

export const ProductInput = z.object({
  productId: z.string({ error: shopWords.unknown }).check(z.maxLength(64, { error: shopWords.unknown })),
  productName: z.optional(z.unknown()),
  price: z.optional(z.unknown()),
  currency: z.optional(z.unknown()),
  successUrl: address,
  cancelUrl: address,
});
export type ProductInput = z.infer<typeof ProductInput>;
