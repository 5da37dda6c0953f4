// The input of the shop's checkout. Price and name are part of the spec's payload and are ignored.
import * as z from 'zod/mini';
import { subscriptionWords } from './subscriptions.ts';
import { shopWords } from './catalogue.ts';
import { ignored } from './text.ts';

const address = z.string({ error: subscriptionWords.returnAddress });

export const ProductInput = z.object({
  productId: z.string({ error: shopWords.unknown }).check(z.maxLength(64, { error: shopWords.unknown })),
  productName: ignored,
  price: ignored,
  currency: ignored,
  successUrl: address,
  cancelUrl: address,
});
export type ProductInput = z.infer<typeof ProductInput>;
