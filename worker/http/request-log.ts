// Logs one line for each request, and gives the caller its id in X-Request-Id.
import { createMiddleware } from 'hono/factory';
import { newId } from '../platform/ids.ts';
import { logRequest, openLog, stopwatch } from '../platform/log.ts';
import { routeOf } from './route.ts';
import type { AppEnv } from './router.ts';

/** Requests with this header hear in it which version of the worker has answered. Deployments ask for it. */
export const versionHeader = 'X-Worker-Version';

/** The first middleware. It ignores an id from the caller, which could contain anything. */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const passed = stopwatch();
  const id = newId();
  c.set('log', openLog({ id }));
  await next();
  // The middleware after this one has made the headers mutable.
  c.res.headers.set('X-Request-Id', id);
  if (c.req.header(versionHeader) !== undefined)
    c.res.headers.set(versionHeader, c.env.VERSION?.id ?? 'unknown');
  const route = c.var.page ?? routeOf(c) ?? 'unknown';
  logRequest({ id, method: c.req.method, route, status: c.res.status, ms: passed() });
});
