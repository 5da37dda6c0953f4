// Calls that find a place by its name: suggestions while typing, and addresses on submit.
import { PlaceQuery, PlacesQuery } from '../../schema/place-input.ts';
import { router } from '../http/router.ts';
import { query } from '../http/validate.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { placesBeginning } from './find-places.ts';
import { placesNamed } from './search.ts';

export const placeRoutes = router()
  .get('/places', requireMember, query(PlacesQuery), async (c) => {
    const { q, near } = c.req.valid('query');
    return c.json(await placesBeginning(memberOf(c), q, near));
  })
  .get('/geocode', requireMember, query(PlaceQuery), async (c) =>
    c.json(await placesNamed(memberOf(c), c.req.valid('query').q)),
  );
