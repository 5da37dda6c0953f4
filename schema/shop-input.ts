// The input of the shop's checkout. Price and name are part of the spec's payload and are ignored.
import * as z from 'zod/mini';
import { ignored } from './text.ts';
import { say } from './words/say.ts';

const address = z.string({ error: say('subscriptions', 'returnAddress') });

export const ProductInput = z.object({
  productId: z
    .string({ error: say('shop', 'unknown') })
    .check(z.maxLength(64, { error: say('shop', 'unknown') })),
  productName: ignored,
  price: ignored,
  currency: ignored,
  successUrl: address,
  cancelUrl: address,
});
export type ProductInput = z.infer<typeof ProductInput>;
