// The call of the shop.
import { ProductInput } from '../../schema/shop-input.ts';
import { attemptKey } from '../http/attempt-key.ts';
import { mustReturnTo, ownOrigin } from '../http/own-origin.ts';
import { router } from '../http/router.ts';
import { jsonBody } from '../http/validate.ts';
import { asViewer } from '../members/guards.ts';
import { openProductCheckout } from './checkout.ts';

export const shopRoutes = router().post('/products/create-checkout', jsonBody(ProductInput), async (c) => {
  const { productId, successUrl, cancelUrl } = c.req.valid('json');
  mustReturnTo(c, '/shop', [successUrl, cancelUrl]);
  const purchase = { productId, origin: ownOrigin(c), idempotencyKey: await attemptKey(c) };
  return c.json({ checkoutUrl: await asViewer(c, (ctx) => openProductCheckout(ctx, purchase)) });
});
