// Where the site is, for addresses that leave it: in emails, and at the payment provider.
import type { Context } from 'hono';
import { subscriptionWords } from '../../schema/subscriptions.ts';
import { Malformed } from '../errors.ts';
import type { AppEnv } from './router.ts';

/** Such as https://rockabout.example: as configured, else as asked for. */
export function ownOrigin(c: Context<AppEnv>): string {
  return c.var.ctx.config.publicOrigin || new URL(c.req.url).origin;
}

/** Longer addresses belong to no page of ours. */
const longest = 1000;

/**
 * Throws Malformed unless every address leads to this page of ours. Nothing else of them is used: the worker writes
 * the addresses to which a payment returns itself.
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
  if (!addresses.every(isOurs)) throw new Malformed(subscriptionWords.returnAddress);
}
