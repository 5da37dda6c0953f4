// Where somebody goes on after signing in: a page of ours, whatever the link said.

/** Longer addresses belong to no page of ours. */
const longest = 1000;

/** The one page below /api that somebody may have to sign in for: it confirms a new address. */
export const confirmPath = '/api/auth/email/confirm';

/**
 * Path, query and fragment of one of our own pages; '/' for anything else.
 * @param text what the link asked for @param origin ours, such as https://rockabout.example
 */
export function safeReturn(text: string | null | undefined, origin: string): string {
  // Browsers drop tabs and line ends from addresses and read \ as /: what they would bend is refused.
  if (!text || text.length > longest || /[\p{Cc}\\]/u.test(text) || !/^(\/|https?:\/\/)/.test(text))
    return '/';
  const url = URL.parse(text, origin);
  if (url?.origin !== origin) return '/';
  // Paths are matched decoded. One that starts with two slashes, as `/.//other.example` does, names another site.
  const path = decoded(url.pathname);
  if (path === null || !/^\/(?![/\\])/.test(path)) return '/';
  if (/^\/api(\/|$)/i.test(path)) return url.pathname === confirmPath ? confirmPath : '/';
  return url.pathname + url.search + url.hash;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Somebody who has paid for a plan goes on to it. @param returnTo an answer of `safeReturn` */
export function leadsToPaidPlan(returnTo: string): boolean {
  const { pathname, searchParams } = new URL(returnTo, 'https://own.invalid');
  return pathname === '/subscribe' && searchParams.get('success') === 'true';
}

/**
 * Where a member lands. The dashboard greets first-timers with their profile; somebody who came with a rock in
 * hand goes on to it, and meets the profile on their next visit to the dashboard.
 * @param returnTo an answer of `safeReturn`
 */
export function landing(returnTo: string, isFirstLogin: boolean): string {
  const url = new URL(returnTo, 'https://own.invalid');
  if (!isFirstLogin || url.pathname !== '/') return returnTo;
  url.searchParams.set('first-login', 'true');
  return url.pathname + url.search + url.hash;
}
