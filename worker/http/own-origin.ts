// The site's own origin, for addresses in emails and at the payment provider.
import type { Context } from 'hono';
import { Malformed } from '../errors.ts';
import type { AppEnv } from './router.ts';
import { say } from '../../schema/words/say.ts';

/** Such as https://rockabout.example: the configured origin, else that of the request. */
export function ownOrigin(c: Context<AppEnv>): string {
  return c.var.ctx.config.publicOrigin || new URL(c.req.url).origin;
}

/** No address of our pages is longer. */
const longest = 1000;

/**
 * Checks that every address leads to this page of ours. They are not used otherwise: the worker builds the return
 * addresses of a payment. @throws Malformed
 */
export function mustReturnTo(c: Context<AppEnv>, page: `/${string}`, addresses: readonly string[]): void {
  const origins = [ownOrigin(c), new URL(c.req.url).origin];
  const isOurs = (address: string) =>
    address.length <= longest &&
    !/[\p{Cc}\p{Cf}\s\\@]/u.test(address) &&
    origins.some((origin) => {
      if (!address.startsWith(`${origin}/`) && !/^\/[a-z]/.test(address)) return false;
      const url = URL.parse(address, origin);
      return url?.origin === origin && url.pathname === page;
    });
  if (!addresses.every(isOurs)) throw new Malformed(say('subscriptions', 'returnAddress'));
}
