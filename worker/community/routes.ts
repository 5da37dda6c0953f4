// Calls about the community as a whole.
import { router } from '../http/router.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { communityStats, memberStats, rockCounts } from './totals.ts';

export const communityRoutes = router()
  .get('/stats', async (c) => c.json(await communityStats(c.var.ctx)))
  .get('/stats/user', requireMember, async (c) => c.json(await memberStats(memberOf(c))))
  .get('/rocks/counts', async (c) => c.json(await rockCounts(c.var.ctx)));
