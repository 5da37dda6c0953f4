// The pages that `npm run verify` looks at, and what each is served with.
import { adoptPagePath, memberPagePath, pagePaths, privacyPath } from '../../schema/pages.ts';
import { policyOfCards } from '../../worker/http/security-headers.ts';

/**
 * How the worker makes a page. `app`: index.html with the preview of its link, boot flags and a preload list. `scan`: it
 * renders the content, and the app follows. `card`: it renders all of it, without a script.
 */
export type PageKind = 'app' | 'scan' | 'card';

export interface ServedPage {
  path: string;
  kind: PageKind;
  status: number;
}

const kindOf = (path: string): PageKind => (path === '/nfc-scan' ? 'scan' : 'app');

/** Every page that needs nobody's data: no rock's, and none for a link in an email. */
export const servedPages: readonly ServedPage[] = [
  ...[
    ...pagePaths,
    adoptPagePath.replace('$token', 'no-such-offer'),
    memberPagePath.replace('$id', 'no-such-member'),
  ].map((path): ServedPage => ({ path, kind: kindOf(path), status: 200 })),
  { path: privacyPath, kind: 'card', status: 200 },
  { path: '/api/login', kind: 'card', status: 200 },
  // Says that no code was asked for in this browser.
  { path: '/api/login/code', kind: 'card', status: 400 },
  { path: '/no-such-page', kind: 'app', status: 404 },
];

/**
 * The content security policy of a page.
 * @param built of the build's files
 * @param nonce of the style in the page, if it has one
 */
export function policyOf({ kind }: ServedPage, built: string, nonce: string | undefined): string {
  if (kind === 'card') return policyOfCards(nonce === undefined ? "'unsafe-inline'" : `'nonce-${nonce}'`);
  return kind === 'scan' ? built.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'") : built;
}
