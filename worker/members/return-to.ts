// Where to redirect after signing in, or after a choice of a language: only to a page of this site, whatever the link says.
import { languageParam } from '../../schema/asked-language.ts';

/** No page of this site has a longer address. */
const longest = 1000;

/** The one page below /api that may require signing in: it confirms a new email address. */
export const confirmPath = '/api/auth/email/confirm';

/**
 * Path, query and fragment of one of our own pages; '/' for anything else.
 * @param text the requested target @param origin ours, such as https://rockabout.example
 */
export function safeReturn(text: string | null | undefined, origin: string): string {
  // Browsers drop tabs and line ends from URLs and read \ as /, so these characters are refused.
  if (!text || text.length > longest || /[\p{Cc}\\]/u.test(text) || !/^(\/|https?:\/\/)/.test(text))
    return '/';
  const url = URL.parse(text, origin);
  if (url?.origin !== origin) return '/';
  // Paths are matched decoded. A path that starts with two slashes, as in `/.//other.example`, names another site.
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

/** Whether the target is the page after paying for a plan. @param returnTo a result of `safeReturn` */
export function leadsToPaidPlan(returnTo: string): boolean {
  const { pathname, searchParams } = new URL(returnTo, 'https://own.invalid');
  return pathname === '/subscribe' && searchParams.get('success') === 'true';
}

/**
 * The page after signing in. At a first sign-in the dashboard opens the profile. A member who came from another page,
 * such as a rock's, returns there and sees the profile on their next visit to the dashboard.
 * @param returnTo a result of `safeReturn`
 */
export function landing(returnTo: string, isFirstLogin: boolean): string {
  const url = new URL(returnTo, 'https://own.invalid');
  if (!isFirstLogin || url.pathname !== '/') return returnTo;
  url.searchParams.set('first-login', 'true');
  return url.pathname + url.search + url.hash;
}

/** The same page, which no longer asks for a language: the chosen one counts. @param returnTo a result of `safeReturn` */
export function withoutLanguage(returnTo: string): string {
  const url = new URL(returnTo, 'https://own.invalid');
  if (!url.searchParams.has(languageParam)) return returnTo;
  url.searchParams.delete(languageParam);
  return url.pathname + url.search + url.hash;
}
