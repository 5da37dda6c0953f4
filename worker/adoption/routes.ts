// Calls about adoption: offer a rock, look at an offer's link, say yes to it, answer.
import * as z from 'zod/mini';
import { OfferInput } from '../../schema/adoption-input.ts';
import { router } from '../http/router.ts';
import { jsonBody } from '../http/validate.ts';
import { asViewer, memberOf, requireMember } from '../members/guards.ts';
import { endOffer, giveRock } from './answer.ts';
import { offerRock } from './offer.ts';
import { adoption, dropWish, wishForRock } from './wish.ts';

export const adoptionRoutes = router()
  .post('/rocks/:id/offers', requireMember, jsonBody(OfferInput), async (c) =>
    c.json(await offerRock(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/offers/:id', requireMember, async (c) => c.json(await endOffer(memberOf(c), c.req.param('id'))))
  .post('/offers/:id/give', requireMember, jsonBody(z.object({})), async (c) =>
    c.json(await giveRock(memberOf(c), c.req.param('id'))),
  )
  .get('/adopt/:token', async (c) => c.json(await asViewer(c, (ctx) => adoption(ctx, c.req.param('token')))))
  .post('/adopt/:token', requireMember, jsonBody(z.object({})), async (c) =>
    c.json(await wishForRock(memberOf(c), c.req.param('token'))),
  )
  .delete('/adopt/:token', requireMember, async (c) =>
    c.json(await dropWish(memberOf(c), c.req.param('token'))),
  );
