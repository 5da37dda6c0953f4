// The route of a member's distance analytics.
import { router } from '../http/router.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { distanceAnalytics } from './distance.ts';

export const analyticsRoutes = router().get('/user/analytics', requireMember, async (c) =>
  c.json(await distanceAnalytics(memberOf(c))),
);
