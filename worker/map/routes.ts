// Calls about the map: all hidden rocks as a list, what one view of the map shows, and the last thirty days.
import { MapQuery, MapViewQuery } from '../../schema/map.ts';
import { listed } from '../http/page.ts';
import { router } from '../http/router.ts';
import { query } from '../http/validate.ts';
import { asViewer } from '../members/guards.ts';
import { hiddenPlaces } from './hidden-places.ts';
import { mapView } from './map-view.ts';
import { monthOfHides } from './month.ts';

export const mapRoutes = router()
  .get('/rocks/locations', query(MapQuery), async (c) =>
    c.json(listed(c, await asViewer(c, (ctx) => hiddenPlaces(ctx, c.req.valid('query'))))),
  )
  .get('/map', query(MapViewQuery), async (c) =>
    c.json(await asViewer(c, (ctx) => mapView(ctx, c.req.valid('query')))),
  )
  .get('/map/month', async (c) => c.json(await monthOfHides(c.var.ctx)));
