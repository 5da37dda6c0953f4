// Every address that is a page of the web app: its router shows it, and the worker answers it with the app.

/** The paths in `web/router.tsx`, which a test compares with these. */
export const pagePaths = [
  '/',
  '/register-rock',
  '/my-rocks',
  '/pro',
  '/nfc-scan',
  '/explore-map',
  '/community',
  '/contact',
  '/getting-started',
  '/subscribe',
  '/shop',
  '/qr-code-signup',
  '/qr-code-generator',
  '/admin',
] as const;

export type PagePath = (typeof pagePaths)[number];

/** The page at a path, in every spelling that the app's router takes: in either case, with slashes behind it or without. */
export function pageAt(path: string): PagePath | undefined {
  const plain = path.toLowerCase().replace(/(?<!\/)\/+$/, '') || '/';
  return pagePaths.find((page) => page === plain);
}
