// Calls about sightings. Seeing itself is a form: worker/pages/seen-routes.ts.
import { router } from '../http/router.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { removeSighting } from './remove.ts';

export const sightingRoutes = router().delete('/rocks/:id/sightings/:sightingId', requireMember, async (c) =>
  c.json(await removeSighting(memberOf(c), c.req.param('id'), c.req.param('sightingId'))),
);
