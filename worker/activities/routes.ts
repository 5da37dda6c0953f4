// Routes of activities.
import type { Context } from 'hono';
import { activityDescription, activityLimits, type Activity } from '../../schema/activities.ts';
import { PageQuery } from '../../schema/paging.ts';
import { listed, type Listed } from '../http/page.ts';
import { router, type AppEnv } from '../http/router.ts';
import { query } from '../http/validate.ts';
import { asViewer, memberOf, requireMember } from '../members/guards.ts';
import { allActivities, ownActivities, type UnwordedActivity } from './lists.ts';

const page = query(PageQuery(activityLimits.page));

const worded = (c: Context<AppEnv>, list: Listed<UnwordedActivity>): Activity[] =>
  listed(c, list).map((one) => ({
    ...one,
    description: activityDescription(c.var.words, one.activityType, one.rock?.name ?? null),
  }));

export const activityRoutes = router()
  .get('/activities', page, async (c) =>
    c.json(worded(c, await asViewer(c, (ctx) => allActivities(ctx, c.req.valid('query'))))),
  )
  .get('/activities/my', requireMember, page, async (c) =>
    c.json(worded(c, await ownActivities(memberOf(c), c.req.valid('query')))),
  );
