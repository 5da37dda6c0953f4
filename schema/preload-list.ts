// The file of `web/pages/` that a visitor's page preloads; the build lists its parts for the worker.
import {
  adoptPagePath,
  memberPagePath,
  pagePaths,
  rockPagePath,
  type AnyPagePath,
  type PagePath,
} from './pages.ts';

/** Pages of members; a visitor sees the landing page instead. */
const ofMembers: ReadonlySet<PagePath> = new Set<PagePath>([
  '/',
  '/register-rock',
  '/my-rocks',
  '/pro',
  '/notifications',
]);

/** The file's name, without folder and extension; null for the Found Rock page, which lists its own preloads. */
export function preloadNameOf(page: AnyPagePath): string | null {
  if (page === '/nfc-scan') return null;
  if (page === rockPagePath) return 'rock';
  if (page === adoptPagePath) return 'adopt';
  if (page === memberPagePath) return 'admin';
  return ofMembers.has(page) ? 'landing' : page.slice(1);
}

export function isPreloadName(name: string): boolean {
  const all: readonly AnyPagePath[] = [...pagePaths, rockPagePath, adoptPagePath];
  return all.some((page) => preloadNameOf(page) === name);
}
