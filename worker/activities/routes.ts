// Routes of activities.
import { activityLimits } from '../../schema/activities.ts';
import { PageQuery } from '../../schema/paging.ts';
import { listed } from '../http/page.ts';
import { router } from '../http/router.ts';
import { query } from '../http/validate.ts';
import { asViewer, memberOf, requireMember } from '../members/guards.ts';
import { allActivities, ownActivities } from './lists.ts';

const page = query(PageQuery(activityLimits.page));

export const activityRoutes = router()
  .get('/activities', page, async (c) =>
    c.json(listed(c, await asViewer(c, (ctx) => allActivities(ctx, c.req.valid('query'))))),
  )
  .get('/activities/my', requireMember, page, async (c) =>
    c.json(listed(c, await ownActivities(memberOf(c), c.req.valid('query')))),
  );
