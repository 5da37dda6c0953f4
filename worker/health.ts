// GET /api/health: whether D1, KV and R2 answer.
import { sql } from 'drizzle-orm';
import { Unavailable } from './errors.ts';
import { router } from './http/router.ts';

export const healthRoutes = router().get('/health', async (c) => {
  const { db, sessions, photos } = c.var.ctx;
  const checks = await Promise.allSettled([
    db.run(sql`SELECT 1`),
    sessions.get('health'),
    photos.head('health'),
  ]);
  const [database, sessionStore, photoStore] = checks.map((check) => check.status === 'fulfilled');
  if (!database || !sessionStore || !photoStore) {
    console.error('health', checks);
    throw new Unavailable();
  }
  return c.json({ status: 'ok' as const });
});
