// The route of the payment provider's webhook.
import { router } from '../http/router.ts';
import { takeEvent } from './webhook.ts';

export const paymentRoutes = router().post('/stripe/webhook', async (c) => {
  await takeEvent(c.var.ctx, await c.req.arrayBuffer(), c.req.header('Stripe-Signature') ?? '');
  return c.json({ received: true });
});
