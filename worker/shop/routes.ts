// Routes of the shop: checkout and orders.
import { orderPage } from '../../schema/orders.ts';
import { PageQuery } from '../../schema/paging.ts';
import { ProductInput } from '../../schema/shop-input.ts';
import { attemptKey } from '../http/attempt-key.ts';
import { mustReturnTo, ownOrigin } from '../http/own-origin.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';
import { listed } from '../http/page.ts';
import { router } from '../http/router.ts';
import { jsonBody, query } from '../http/validate.ts';
import { asViewer, memberOf, requireMember } from '../members/guards.ts';
import { hour } from '../platform/clock.ts';
import { required } from '../platform/payments.ts';
import { openProductCheckout } from './checkout.ts';
import { latestOrder, ownOrders } from './own-orders.ts';

/** The browser's latest checkout; the page after payment shows its order number. */
const orderCookie = { name: 'order', maxAgeMs: hour } as const;

export const shopRoutes = router()
  .post('/products/create-checkout', jsonBody(ProductInput), async (c) => {
    const { productId, successUrl, cancelUrl } = c.req.valid('json');
    mustReturnTo(c, '/shop', [successUrl, cancelUrl]);
    const { language } = c.var;
    const purchase = { productId, language, origin: ownOrigin(c), idempotencyKey: await attemptKey(c) };
    const session = await asViewer(c, (ctx) => openProductCheckout(ctx, purchase));
    const checkoutUrl = required(session.url);
    writeCookie(c, orderCookie.name, session.id, orderCookie.maxAgeMs);
    return c.json({ checkoutUrl });
  })
  .get('/orders/my', requireMember, query(PageQuery(orderPage)), async (c) =>
    c.json(listed(c, await ownOrders(memberOf(c), c.req.valid('query')))),
  )
  .get('/orders/latest', async (c) => c.json(await latestOrder(c.var.ctx, readCookie(c, orderCookie.name))));
