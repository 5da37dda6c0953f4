// Calls about journeys: log a place, follow one rock, see them all on the map.
import { journeyLimits } from '../../schema/journey.ts';
import { LocationInput } from '../../schema/journey-input.ts';
import { MapQuery, MapViewQuery } from '../../schema/map.ts';
import { PageQuery } from '../../schema/paging.ts';
import { listed } from '../http/page.ts';
import { router } from '../http/router.ts';
import { formBody, query } from '../http/validate.ts';
import { asViewer, memberOf, requireMember } from '../members/guards.ts';
import { journeyOf } from './entries.ts';
import { logLocation } from './log-location.ts';
import { hiddenPlaces } from './map.ts';
import { mapView } from './map-view.ts';

export const journeyRoutes = router()
  .get('/rocks/locations', query(MapQuery), async (c) =>
    c.json(listed(c, await asViewer(c, (ctx) => hiddenPlaces(ctx, c.req.valid('query'))))),
  )
  .get('/map', query(MapViewQuery), async (c) =>
    c.json(await asViewer(c, (ctx) => mapView(ctx, c.req.valid('query')))),
  )
  .post('/rocks/:id/locations', requireMember, formBody(LocationInput), async (c) => {
    const { image: _, ...input } = c.req.valid('form');
    return c.json(await logLocation(memberOf(c), c.req.param('id'), input));
  })
  .get('/rocks/:id/journey', query(PageQuery(journeyLimits.page)), async (c) =>
    c.json(listed(c, await asViewer(c, (ctx) => journeyOf(ctx, c.req.param('id'), c.req.valid('query'))))),
  );
