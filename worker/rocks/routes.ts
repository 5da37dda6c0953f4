// Calls about rocks: register, check, lists.
import { RockCode } from '../../schema/rock-code.ts';
import { RockInput } from '../../schema/rock-input.ts';
import { RockListInput } from '../../schema/rock-list-input.ts';
import { PageChoice } from '../../schema/rock-page-input.ts';
import { amountOf, LightQuery, RocksQuery } from '../../schema/rock-lists.ts';
import { listed } from '../http/page.ts';
import { router } from '../http/router.ts';
import { formBody, jsonBody, query, readText } from '../http/validate.ts';
import { asViewer, memberOf, requireMember } from '../members/guards.ts';
import { readSessionClaim } from '../members/sessions.ts';
import { choosePage } from './choose-page.ts';
import { checkRock } from './check.ts';
import { allRocks, featuredRocks, ownRocks } from './lists.ts';
import { rockPage } from './page.ts';
import { registerList } from './register-list.ts';
import { registerRock } from './register.ts';

const page = query(RocksQuery);

export const rockRoutes = router()
  .post('/rocks', requireMember, formBody(RockInput), async (c) => {
    const { image, ...input } = c.req.valid('form');
    return c.json(await registerRock(memberOf(c), input, image));
  })
  .post('/rocks/list', requireMember, jsonBody(RockListInput), async (c) =>
    c.json(await registerList(memberOf(c), c.req.valid('json'))),
  )
  .get('/rocks', page, async (c) => {
    const asked = amountOf(c.req.valid('query'));
    return c.json(listed(c, await asViewer(c, (ctx) => allRocks(ctx, asked))));
  })
  .get('/rocks/my', requireMember, page, async (c) =>
    c.json(listed(c, await ownRocks(memberOf(c), amountOf(c.req.valid('query'))))),
  )
  .get('/rocks/featured', query(LightQuery), async (c) => {
    const asked = amountOf(c.req.valid('query'));
    return c.json(await asViewer(c, (ctx) => featuredRocks(ctx, asked)));
  })
  .get('/rocks/:id/page', async (c) => c.json(await asViewer(c, (ctx) => rockPage(ctx, c.req.param('id')))))
  .put('/rocks/:id/page', requireMember, jsonBody(PageChoice), async (c) =>
    c.json(await choosePage(memberOf(c), c.req.param('id'), c.req.valid('json').page)),
  )
  .get('/rocks/check/:id', async (c) => {
    const code = readText(RockCode, c.req.param('id'));
    const claim = await readSessionClaim(c);
    return c.json(await checkRock(c.var.ctx, code, claim?.memberId ?? null));
  });
