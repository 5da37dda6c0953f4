// Routes of the Founding Rock Ambassadors: apply, unless as a suspended member, and list.
import { AmbassadorInput, ambassadorLimits, type ApplicationTaken } from '../../schema/ambassadors.ts';
import { router } from '../http/router.ts';
import { jsonBody } from '../http/validate.ts';
import { asViewer } from '../members/guards.ts';
import { apply } from './apply.ts';
import { foundingAmbassadors } from './list.ts';

export const ambassadorRoutes = router()
  .post('/qr-code-signups', jsonBody(AmbassadorInput), async (c) => {
    await asViewer(c, (ctx) => apply(ctx, c.req.valid('json')));
    const message = c.var.words.ambassadors.submitted(ambassadorLimits.replyHours);
    return c.json({ message } satisfies ApplicationTaken);
  })
  .get('/founding-ambassadors', async (c) => c.json(await foundingAmbassadors(c.var.ctx)));
