// Calls that find a place by its name: suggestions while typing, and addresses on submit.
import { AroundQuery, PlaceQuery, PlacesQuery } from '../../schema/place-input.ts';
import { router } from '../http/router.ts';
import { query } from '../http/validate.ts';
import { asViewer, memberOf, requireMember } from '../members/guards.ts';
import { townsAroundAll } from './around.ts';
import { placesBeginning } from './find-places.ts';
import { placesNamed } from './search.ts';

export const placeRoutes = router()
  .get('/places', requireMember, query(PlacesQuery), async (c) => {
    const { q, near } = c.req.valid('query');
    return c.json(await placesBeginning(memberOf(c), q, near));
  })
  .get('/places/around', query(AroundQuery), async (c) =>
    c.json(await asViewer(c, (ctx) => townsAroundAll(ctx, c.req.valid('query')))),
  )
  .get('/geocode', requireMember, query(PlaceQuery), async (c) =>
    c.json(await placesNamed(memberOf(c), c.req.valid('query').q)),
  );
