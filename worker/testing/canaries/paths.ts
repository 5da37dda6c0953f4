// What to ask of every GET route: each id that is known, and each option of a query.
import { first } from './rocks.ts';
import { routesOf } from './viewers.ts';
import { knownPlace, type Planted } from './world.ts';

type Paths = (planted: Planted) => readonly string[];

/** What stands in an address for a code. */
const inPath = encodeURIComponent;

const photos =
  (size: string): Paths =>
  ({ canaries, rocks }) =>
    [
      'unknown',
      ...rocks.all.flatMap(({ photoKey }) => photoKey ?? []),
      ...canaries.all.flatMap(({ kind, word }) => (kind === 'withheld photo' ? word : [])),
    ].map((key) => `/img/${key}${size}`);

/** Of every rock; of one of which there is much to say, entry by entry. */
const ofRocks =
  (what: 'journey' | 'interactions', state: 'hidden' | 'rehidden'): Paths =>
  ({ rocks }) => [
    `/api/rocks/${first(rocks.inState[state]).id}/${what}?limit=1`,
    ...['unknown', ...rocks.all.map(({ id }) => id)].map((id) => `/api/rocks/${id}/${what}`),
  ];

/** By its pattern, what else is asked for than the pattern itself. A route with an id in it needs an entry. */
const more: Readonly<Record<string, Paths>> = {
  '/api/rocks/locations': () => ['/api/rocks/locations?bbox=-98,40,-96,42'],
  '/api/map': () => [
    '/api/map?bbox=-180,-90,180,90&zoom=2',
    '/api/map?bbox=-98,40,-96,42&zoom=10',
    '/api/map?bbox=-180,-90,180,90&zoom=18',
  ],
  '/api/rocks/check/:id': ({ rocks, papers }) =>
    [...rocks.all.map(({ code }) => code.word), first(papers.labels), 'UNKNOWN-TO-ALL'].map(
      (code) => `/api/rocks/check/${inPath(code)}`,
    ),
  '/api/rocks/:id/journey': ofRocks('journey', 'rehidden'),
  '/api/rocks/:id/interactions': ofRocks('interactions', 'hidden'),
  '/api/designs/:id': () => ['/api/designs/sun', '/api/designs/unknown'],
  '/api/login': () => ['/api/login?returnTo=/my-rocks', '/api/login?returnTo=https://evil.example'],
  '/api/login/code': () => ['/api/login/code?again=1'],
  '/api/login/oidc/callback': () => ['/api/login/oidc/callback?code=a&state=b'],
  '/api/auth/email/confirm': ({ links }) => [`/api/auth/email/confirm?token=${links.confirm}`],
  '/api/auth/email/undo': ({ links }) => [`/api/auth/email/undo?token=${links.undo}`],
  '/api/geocode': () => [`/api/geocode?q=${knownPlace}`],
  '/api/admin/orders': () =>
    ['filter=to-ship', 'filter=shipped', 'filter=refunded', 'q=canary'].map(
      (query) => `/api/admin/orders?${query}`,
    ),
  '/api/admin/orders/:id/labels': ({ papers }) =>
    ['unknown', ...papers.orderIds].map((id) => `/api/admin/orders/${id}/labels`),
  '/api/admin/members': ({ members }) => [`/api/admin/members?q=${inPath(members.pro.email)}`],
  '/:r{[rR]}/:code': ({ rocks }) =>
    [...rocks.withheld, ...rocks.all.slice(0, 3)].flatMap(({ code }) =>
      ['R', 'r'].map((r) => `/${r}/${inPath(code.word)}`),
    ),
  '/img/:key': photos(''),
  '/img/:key/320': photos('/320'),
};

/** As it comes, and in pages, so short that most lists have several; what is no list does not care. */
const inPages = (pattern: string) => [pattern, `${pattern}?limit=${pattern.includes('/admin/') ? 2 : 7}`];

/** The paths of every pattern. Signing out comes last. */
export function pathsOf(planted: Planted): Map<string, readonly string[]> {
  const signOut = '/api/logout';
  const patterns = routesOf('GET').filter((pattern) => pattern !== signOut);
  const paths = (pattern: string) => [
    ...(pattern.includes(':') ? [] : inPages(pattern)),
    ...(more[pattern]?.(planted) ?? []),
  ];
  return new Map([...patterns.map((pattern) => [pattern, paths(pattern)] as const), [signOut, [signOut]]]);
}

/** Entries of this table that no route needs any more. */
export const idlePaths = (): string[] =>
  Object.keys(more).filter((pattern) => !routesOf('GET').includes(pattern));
