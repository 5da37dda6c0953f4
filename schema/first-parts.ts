// Which file of `web/pages/` a visitor's page begins with: the build tells the worker what it consists of.
import { pagePaths, type PagePath } from './pages.ts';

/** Pages of members, in whose place a visitor sees the landing page. */
const ofMembers: ReadonlySet<PagePath> = new Set<PagePath>(['/', '/register-rock', '/my-rocks', '/pro']);

/** Its name, without folder and ending. */
export function firstPartOf(page: PagePath): string {
  if (ofMembers.has(page)) return 'landing';
  return page === '/nfc-scan' ? 'found-rock' : page.slice(1);
}

export function isFirstPart(name: string): boolean {
  return pagePaths.some((page) => firstPartOf(page) === name);
}
