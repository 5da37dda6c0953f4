// Calls about sightings. Whoever has no account sees by a form: worker/pages/seen-routes.ts.
import { SeenThenInput } from '../../schema/sighting-input.ts';
import { withMoment } from '../http/happened-ago.ts';
import { router } from '../http/router.ts';
import { jsonBody } from '../http/validate.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { removeSighting } from './remove.ts';
import { seeRockThen } from './see.ts';

export const sightingRoutes = router()
  .post('/rocks/seen', requireMember, jsonBody(SeenThenInput), async (c) =>
    c.json(await seeRockThen(memberOf(c), withMoment(c, c.req.valid('json')))),
  )
  .delete('/rocks/:id/sightings/:sightingId', requireMember, async (c) =>
    c.json(await removeSighting(memberOf(c), c.req.param('id'), c.req.param('sightingId'))),
  );
