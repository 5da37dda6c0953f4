// Routes of push subscriptions.
import { EndpointInput, PushSubscriptionInput } from '../../schema/push-input.ts';
import type { PushService } from '../../schema/push.ts';
import { router } from '../http/router.ts';
import { jsonBody } from '../http/validate.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { deleteSubscription, saveSubscription } from './subscriptions.ts';

export const pushRoutes = router()
  .get('/push', (c) => c.json({ publicKey: c.var.ctx.push?.publicKey ?? null } satisfies PushService))
  .post('/push/subscriptions', requireMember, jsonBody(PushSubscriptionInput), async (c) =>
    c.json(await saveSubscription(memberOf(c), c.req.valid('json'))),
  )
  .delete('/push/subscriptions', requireMember, jsonBody(EndpointInput), async (c) =>
    c.json(await deleteSubscription(memberOf(c), c.req.valid('json').endpoint)),
  );
