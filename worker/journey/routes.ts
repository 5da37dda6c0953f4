// Calls about journeys: log a place, follow one rock.
import { journeyLimits } from '../../schema/journey.ts';
import { CorrectionInput } from '../../schema/correction-input.ts';
import { LocationInput } from '../../schema/journey-input.ts';
import { PageQuery } from '../../schema/paging.ts';
import { withMoment } from '../http/happened-ago.ts';
import { listed } from '../http/page.ts';
import { router } from '../http/router.ts';
import { formBody, jsonBody, query } from '../http/validate.ts';
import { asViewer, memberOf, requireMember } from '../members/guards.ts';
import { correctEntry, retractEntry } from './correct.ts';
import { journeyOf } from './entries.ts';
import { entryAt } from './entry-at.ts';
import { logLocation } from './log-location.ts';

export const journeyRoutes = router()
  .post('/rocks/:id/locations', requireMember, formBody(LocationInput), async (c) => {
    const { image: _, ...input } = c.req.valid('form');
    return c.json(await logLocation(memberOf(c), c.req.param('id'), withMoment(c, input)));
  })
  .get('/rocks/:id/journey', query(PageQuery(journeyLimits.page)), async (c) =>
    c.json(listed(c, await asViewer(c, (ctx) => journeyOf(ctx, c.req.param('id'), c.req.valid('query'))))),
  )
  .patch('/rocks/:id/journey/:seq', requireMember, jsonBody(CorrectionInput), async (c) =>
    c.json(await correctEntry(memberOf(c), entryAt(c.req.param()), c.req.valid('json'))),
  )
  .delete('/rocks/:id/journey/:seq', requireMember, async (c) =>
    c.json(await retractEntry(memberOf(c), entryAt(c.req.param()))),
  );
