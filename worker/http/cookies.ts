// Writes, reads and deletes all our cookies, with their prefix and attributes.
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/**
 * Whether the request came over https, by the scheme that the platform gives. Headers can be forged, and a host name
 * says nothing about the connection.
 */
const isSecure = (c: Context): boolean => c.req.url.startsWith('https:');

/** Attributes of all our cookies: hidden from scripts, other sites and other hosts. */
const guards = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'Lax', secure }) as const;

/**
 * Over https the cookie has the `__Host-` prefix and Secure. Over plain http it has neither, because WebKit rejects
 * such cookies there, on localhost too. Plain http is for development; in production the platform redirects to https.
 */
export function writeCookie(c: Context, name: string, value: string, maxAgeMs: number): void {
  const secure = isSecure(c);
  setCookie(c, name, value, {
    ...guards(secure),
    maxAge: Math.floor(maxAgeMs / 1000),
    ...(secure ? { prefix: 'host' } : {}),
  });
}

/** Over https only the prefixed cookie is read: another one could come from a subdomain, or from plain http. */
export function readCookie(c: Context, name: string): string | undefined {
  return isSecure(c) ? getCookie(c, name, 'host') : getCookie(c, name);
}

/** All values of a cookie that the browser has for several paths: the one of the longest path comes first. */
export function readCookies(c: Context, name: string): string[] {
  const begin = `${isSecure(c) ? '__Host-' : ''}${name}=`;
  const pairs = (c.req.header('Cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(begin)).map((pair) => pair.slice(begin.length));
}

export function dropCookie(c: Context, name: string): void {
  const secure = isSecure(c);
  deleteCookie(c, secure ? `__Host-${name}` : name, guards(secure));
}
