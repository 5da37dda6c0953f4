// Which file of `web/pages/` a visitor's page begins with: the build tells the worker what it consists of.
import { pagePaths, type PagePath } from './pages.ts';

/** Pages of members, in whose place a visitor sees the landing page. */
const ofMembers: ReadonlySet<PagePath> = new Set<PagePath>(['/', '/register-rock', '/my-rocks', '/pro']);

/** Its name, without folder and ending; null for the page of a scan, which is in the first HTML and names its own. */
export function preloadNameOf(page: PagePath): string | null {
  if (page === '/nfc-scan') return null;
  return ofMembers.has(page) ? 'landing' : page.slice(1);
}

export function isPreloadName(name: string): boolean {
  return pagePaths.some((page) => preloadNameOf(page) === name);
}
