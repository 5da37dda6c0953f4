// POST /api/visits: a browser reports a visit once a day.
import { router } from '../http/router.ts';
import { recordVisit } from './record.ts';

export const visitRoutes = router().post('/visits', async (c) => {
  await recordVisit(c.var.ctx, c.req.header('User-Agent') ?? '');
  return c.body(null, 204);
});
