// Calls about finds: find, rehide, and the finder's two lists.
import { FindInput } from '../../schema/finds.ts';
import { LineInput } from '../../schema/notification-input.ts';
import { RehideInput } from '../../schema/journey-input.ts';
import { amountOf, RocksQuery } from '../../schema/rock-lists.ts';
import { withMoment } from '../http/happened-ago.ts';
import { listed } from '../http/page.ts';
import { router } from '../http/router.ts';
import { jsonBody, query } from '../http/validate.ts';
import { entryAt } from '../journey/entry-at.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { dropPendingFind } from '../members/pending-find-cookie.ts';
import { findRock } from './find.ts';
import { heldRocks, rehiddenRocks } from './lists.ts';
import { rehideRock } from './rehide.ts';
import { saveLine, thankFinder } from './words-at-find.ts';

const page = query(RocksQuery);

export const findRoutes = router()
  .post('/rocks/find', requireMember, jsonBody(FindInput), async (c) => {
    const find = withMoment(c, c.req.valid('json'));
    const found = await findRock(memberOf(c), find);
    // A pending find of this rock is now settled.
    await dropPendingFind(c, find.laserEngraverId);
    return c.json(found);
  })
  .post('/rocks/:id/rehide', requireMember, jsonBody(RehideInput), async (c) =>
    c.json(await rehideRock(memberOf(c), c.req.param('id'), withMoment(c, c.req.valid('json')))),
  )
  .put('/rocks/:id/journey/:seq/thanks', requireMember, jsonBody(LineInput), async (c) =>
    c.json(await thankFinder(memberOf(c), entryAt(c.req.param()), c.req.valid('json').line)),
  )
  .put('/rocks/:id/journey/:seq/line', requireMember, jsonBody(LineInput), async (c) =>
    c.json(await saveLine(memberOf(c), entryAt(c.req.param()), c.req.valid('json').line)),
  )
  .get('/rocks/rehide', requireMember, page, async (c) =>
    c.json(listed(c, await heldRocks(memberOf(c), amountOf(c.req.valid('query'))))),
  )
  .get('/rocks/rehidden', requireMember, page, async (c) =>
    c.json(listed(c, await rehiddenRocks(memberOf(c), amountOf(c.req.valid('query'))))),
  );
