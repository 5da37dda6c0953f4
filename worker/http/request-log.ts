// One line in the log for every request, and the id by which whoever asked can name it: X-Request-Id on the answer.
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { newId } from '../platform/ids.ts';
import { logRequest, openLog, stopwatch } from '../platform/log.ts';
import type { AppEnv } from './router.ts';

/** Stands before everything else. An id that the caller sends is not taken: anything could stand in it. */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const passed = stopwatch();
  const id = newId();
  c.set('log', openLog({ id }));
  await next();
  // What stands behind this has opened them.
  c.res.headers.set('X-Request-Id', id);
  logRequest({ id, method: c.req.method, route: routeOf(c), status: c.res.status, ms: passed() });
});

/** The page, or the pattern of the call that answers; middleware stands under `ALL`. */
function routeOf(c: Context<AppEnv>): string {
  return c.var.page ?? matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? 'unknown';
}
