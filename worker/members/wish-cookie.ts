// The cookie of a press that waits for a sign-in: whoever has one writes by a GET, and so reads from the primary.
import type { Context } from 'hono';
import { minute } from '../platform/clock.ts';
import { dropCookie, readCookie } from '../http/cookies.ts';

/** A wish to mark a rock as found, which a GET fulfils: worker/pages/wish.ts. As long as joining may take. */
export const wishCookie = { name: 'wish', maxAgeMs: 30 * minute } as const;

/** Whether somebody signs in on the way of their press: for the rock itself, or with a plan paid for before. */
export function isOnWayOfWish(returnTo: string): boolean {
  return /^\/(?:nfc-scan|subscribe\?success=)/.test(returnTo);
}

export function dropWish(c: Context): void {
  if (readCookie(c, wishCookie.name)) dropCookie(c, wishCookie.name);
}
