// Routes of the Founding Rock Ambassadors: apply and list.
import { AmbassadorInput } from '../../schema/ambassadors.ts';
import { router } from '../http/router.ts';
import { jsonBody } from '../http/validate.ts';
import { apply } from './apply.ts';
import { foundingAmbassadors } from './list.ts';

export const ambassadorRoutes = router()
  .post('/qr-code-signups', jsonBody(AmbassadorInput), async (c) =>
    c.json(await apply(c.var.ctx, c.req.valid('json'))),
  )
  .get('/founding-ambassadors', async (c) => c.json(await foundingAmbassadors(c.var.ctx)));
