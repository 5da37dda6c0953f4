// The paths of the web app's pages: its router shows them, and the worker answers them with the app.

/** The paths in `web/router.tsx`, which a test compares with these. */
export const pagePaths = [
  '/',
  '/register-rock',
  '/my-rocks',
  '/pro',
  '/notifications',
  '/nfc-scan',
  '/worn-off',
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

/** The page of a rock, as the router names it. */
export const rockPagePath = '/rocks/$id';

/** The address of a rock's page, by its public id. */
export const rockPath = (id: string): `/rocks/${string}` => `/rocks/${id}`;

/** Where a finder's question to a painter is read and answered. */
export const questionPath = (id: string): `/worn-off?${string}` => `/worn-off?question=${id}`;

/** Where the owner of a rock gives it away, and answers whoever would like it. */
export const givePath = (rockId: string): `/my-rocks?${string}` => `/my-rocks?action=give&rockId=${rockId}`;

/** The page of an offer's link, as the router names it. */
export const adoptPagePath = '/adopt/$token';

/** The address of an offer's link. */
export const adoptPath = (token: string): `/adopt/${string}` => `/adopt/${token}`;

/** The page of one member for the administrator, as the router names it. */
export const memberPagePath = '/admin/members/$id';

/** A page that the worker answers whole, without the app. */
export const privacyPath = '/privacy';

/** A rock's public id, as the worker draws them. */
export const rockIdPattern = /^[a-z2-7]{16}$/;

/** Pages that the worker answers with the app alone. */
export type AppPagePath = PagePath | typeof adoptPagePath | typeof memberPagePath;
export type AnyPagePath = AppPagePath | typeof rockPagePath;

/** The page at a path, in any spelling that the app's router accepts: any case, with or without slashes at the end. */
export function pageAt(path: string): AnyPagePath | undefined {
  const plain = path.toLowerCase().replace(/(?<!\/)\/+$/, '') || '/';
  if (/^\/rocks\/[^/]+$/.test(plain)) return rockPagePath;
  if (/^\/adopt\/[^/]+$/.test(plain)) return adoptPagePath;
  if (/^\/admin\/members\/[^/]+$/.test(plain)) return memberPagePath;
  return pagePaths.find((page) => page === plain);
}
