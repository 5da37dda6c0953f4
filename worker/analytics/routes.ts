// The call about how far a member's rocks have traveled.
import { router } from '../http/router.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { distanceAnalytics } from './distance.ts';

export const analyticsRoutes = router().get('/user/analytics', requireMember, async (c) =>
  c.json(await distanceAnalytics(memberOf(c))),
);
