// GET /api/health: whether D1, KV and R2 answer.
import { sql } from 'drizzle-orm';
import { Unavailable } from './errors.ts';
import { router } from './http/router.ts';

export const healthRoutes = router().get('/health', async (c) => {
  const { db, sessions, photos, log } = c.var.ctx;
  const checks = await Promise.allSettled([
    db.run(sql`SELECT 1`),
    sessions.get('health'),
    photos.head('health'),
  ]);
  const causes = checks.flatMap((check) => (check.status === 'rejected' ? [check.reason as unknown] : []));
  for (const cause of causes) log.failure('a store is unavailable', cause);
  if (causes.length > 0) throw new Unavailable();
  return c.json({ status: 'ok' as const });
});
