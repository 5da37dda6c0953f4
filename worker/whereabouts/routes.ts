// Calls about what else happens to a rock.
import { KeepAnswer, MoveInput, RestInput } from '../../schema/whereabouts-input.ts';
import { toldMoment, withMoment } from '../http/happened-ago.ts';
import { router } from '../http/router.ts';
import { jsonBody, noBody } from '../http/validate.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { missRock, unmissRock } from './absences.ts';
import { moveRock } from './move.ts';
import { letRest } from './rest.ts';
import { answerKeeper, askToKeep, handOn, stopHandingOn } from './with-holder.ts';

export const whereaboutsRoutes = router()
  .post('/rocks/move', requireMember, jsonBody(MoveInput), async (c) =>
    c.json(await moveRock(memberOf(c), withMoment(c, c.req.valid('json')))),
  )
  .put('/rocks/:id/absence', requireMember, noBody, async (c) =>
    c.json(await missRock(memberOf(c), c.req.param('id'), toldMoment(c))),
  )
  .delete('/rocks/:id/absence', requireMember, async (c) =>
    c.json(await unmissRock(memberOf(c), c.req.param('id'))),
  )
  .put('/rocks/:id/hand-on', requireMember, noBody, async (c) =>
    c.json(await handOn(memberOf(c), c.req.param('id'), toldMoment(c))),
  )
  .delete('/rocks/:id/hand-on', requireMember, async (c) =>
    c.json(await stopHandingOn(memberOf(c), c.req.param('id'))),
  )
  .post('/rocks/:id/keep', requireMember, noBody, async (c) =>
    c.json(await askToKeep(memberOf(c), c.req.param('id'))),
  )
  .post('/rocks/:id/keep/answer', requireMember, jsonBody(KeepAnswer), async (c) =>
    c.json(await answerKeeper(memberOf(c), c.req.param('id'), c.req.valid('json').isYes)),
  )
  .put('/rocks/:id/rest', requireMember, jsonBody(RestInput), async (c) =>
    c.json(await letRest(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  );
