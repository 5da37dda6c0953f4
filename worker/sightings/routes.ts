// Calls about sightings. Seeing itself is a page: worker/pages/seen-routes.ts.
import { router } from '../http/router.ts';
import { asViewer, memberOf, requireMember } from '../members/guards.ts';
import { removeSighting, sightingsOf } from './lists.ts';

export const sightingRoutes = router()
  .get('/rocks/:id/sightings', async (c) =>
    c.json(await asViewer(c, (ctx) => sightingsOf(ctx, c.req.param('id')))),
  )
  .delete('/rocks/:id/sightings/:sightingId', requireMember, async (c) =>
    c.json(await removeSighting(memberOf(c), c.req.param('id'), c.req.param('sightingId'))),
  );
