// The pattern of the call that answers a request.
import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** Such as /api/rocks/:id; undefined if no call does. `ALL` is middleware. */
export const routeOf = (c: Context): string | undefined =>
  matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path;
