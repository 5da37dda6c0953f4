// Every cookie of ours is written, read and dropped here: its name in the browser and its attributes.
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/**
 * Whether the request came over https. The scheme of the request alone decides it, as the platform gives it: a header
 * could be anybody's, and what a host is called says nothing about the connection to it.
 */
const isSecure = (c: Context): boolean => c.req.url.startsWith('https:');

/** Of every cookie of ours: no script reads it, no other site sends it, no other host has it. */
const guards = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'Lax', secure }) as const;

/**
 * Over https the cookie has the `__Host-` prefix and Secure, over plain http neither: WebKit keeps no such cookie from
 * http, localhost included. Plain http is for development; where the site is deployed the platform leads to https.
 */
export function writeCookie(c: Context, name: string, value: string, maxAgeMs: number): void {
  const secure = isSecure(c);
  setCookie(c, name, value, {
    ...guards(secure),
    maxAge: Math.floor(maxAgeMs / 1000),
    ...(secure ? { prefix: 'host' } : {}),
  });
}

/** Over https only the prefixed cookie counts: a plain one could come from another subdomain, or from plain http. */
export function readCookie(c: Context, name: string): string | undefined {
  return isSecure(c) ? getCookie(c, name, 'host') : getCookie(c, name);
}

export function dropCookie(c: Context, name: string): void {
  const secure = isSecure(c);
  deleteCookie(c, secure ? `__Host-${name}` : name, guards(secure));
}
