// Logs one line for each request, and gives the caller its id in X-Request-Id.
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { newId } from '../platform/ids.ts';
import { logRequest, openLog, stopwatch } from '../platform/log.ts';
import type { AppEnv } from './router.ts';

/** The first middleware. It ignores an id from the caller, which could contain anything. */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const passed = stopwatch();
  const id = newId();
  c.set('log', openLog({ id }));
  await next();
  // The middleware after this one has made the headers mutable.
  c.res.headers.set('X-Request-Id', id);
  logRequest({ id, method: c.req.method, route: routeOf(c), status: c.res.status, ms: passed() });
});

/** The page, or the pattern of the call that answers; `ALL` is middleware. */
function routeOf(c: Context<AppEnv>): string {
  return c.var.page ?? matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? 'unknown';
}
