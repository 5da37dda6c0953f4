// The paths of the web app's pages: its router shows them, and the worker answers them with the app.

/** The paths in `web/router.tsx`, which a test compares with these. */
export const pagePaths = [
  '/',
  '/register-rock',
  '/my-rocks',
  '/pro',
  '/notifications',
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

/** The page at a path, in any spelling that the app's router accepts: any case, with or without slashes at the end. */
export function pageAt(path: string): PagePath | undefined {
  const plain = path.toLowerCase().replace(/(?<!\/)\/+$/, '') || '/';
  return pagePaths.find((page) => page === plain);
}
