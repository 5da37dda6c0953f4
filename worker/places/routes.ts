// The call that finds a place by its name.
import { PlaceQuery } from '../../schema/place-input.ts';
import { router } from '../http/router.ts';
import { query } from '../http/validate.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { placesNamed } from './search.ts';

export const placeRoutes = router().get('/geocode', requireMember, query(PlaceQuery), async (c) =>
  c.json(await placesNamed(memberOf(c), c.req.valid('query').q)),
);
