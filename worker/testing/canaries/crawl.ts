// Requests every GET route as every viewer, with every known id and query option, page by page.
import { inject } from 'vitest';
import { hour } from '../../platform/clock.ts';
import { answersOf } from '../pages.ts';
import { calls } from '../roles.ts';
import { first, type PlantedRock, type Rocks } from './rocks.ts';
import { crawlers, knownPlace, site, towns, type Planted } from './world.ts';

const patterns = calls
  .flatMap((call) => (call.startsWith('GET ') ? call.slice('GET '.length) : []))
  .toSorted();

/** All rocks in `npm run prove`; in `npm test` three in each state, and all that were withheld, reported or left behind. */
function rocksToAsk({ inState, withheld, reported, left }: Rocks): PlantedRock[] {
  const some = Object.values(inState).flatMap((rocks) => (inject('isThorough') ? rocks : rocks.slice(0, 3)));
  return [...some, ...withheld, ...reported, ...left];
}

/** Values of path parameters, by route. A route with a parameter needs an entry. */
function valuesOf({
  members,
  rocks,
  questions,
  ordersAndPlans,
  canaries,
}: Planted): Record<string, readonly (string | string[])[]> {
  const asked = rocksToAsk(rocks);
  const codes = asked.map(({ code }) => code.word);
  const ids = ['unknown', ...asked.map(({ id }) => id)];
  const withheldPhotos = canaries.all.filter(({ kind }) => kind === 'withheld photo');
  const photos = [
    'unknown',
    ...asked.flatMap(({ photoKey }) => photoKey ?? []),
    ...withheldPhotos.map(({ word }) => word),
    ...questions.photoKeys,
  ];
  return {
    '/api/rocks/check/:id': [...codes, first(ordersAndPlans.labels), 'UNKNOWN-TO-ALL'],
    // Starts with a rock that has a long journey.
    '/api/rocks/:id/journey': [first(rocks.inState.rehidden).id, ...ids],
    '/api/rocks/:id/interactions': [first(rocks.inState.hidden).id, ...ids],
    '/:page{sitemap-[0-9]+[.]xml}': ['sitemap-1.xml', 'sitemap-2.xml'],
    '/img/rocks/:id': ids.map((id) => `${id}.jpg`),
    '/rocks/:id': [first(rocks.inState.rehidden).id, ...ids],
    '/api/rocks/:id/page': [first(rocks.inState.rehidden).id, ...ids],
    '/api/questions/:id': ['unknown', ...questions.all.map(({ id }) => id)],
    '/api/adopt/:token': ['unknown'],
    '/api/designs/:id': ['sun', 'unknown'],
    '/api/admin/members/:id': ['unknown', ...Object.values(members).map(({ id }) => id)],
    '/api/admin/takebacks/:id': ['unknown'],
    '/api/admin/orders/:id': ['unknown', ...ordersAndPlans.orderIds],
    '/:r{[rR]}/:code': [...rocks.withheld.map(({ code }) => code.word), ...codes.slice(0, 3)].flatMap(
      (code) => [
        ['R', code],
        ['r', code],
      ],
    ),
    '/tiles/:z/:x/:y': [['1', '0', '0.mvt']],
    '/img/:key': photos,
    '/img/:key/320': photos,
  };
}

/** Queries, by route. */
const queriesOf = ({
  links,
  members,
  ordersAndPlans,
  rocks,
  world: { now },
}: Planted): Record<string, readonly string[]> => ({
  '/api/rocks/locations': ['bbox=-98,40,-96,42'],
  '/api/map': ['bbox=-180,-90,180,90&zoom=2', 'bbox=-98,40,-96,42&zoom=10', 'bbox=-180,-90,180,90&zoom=18'],
  '/api/login': ['returnTo=/my-rocks', 'returnTo=https://evil.example'],
  '/api/login/code': ['again=1'],
  '/api/login/oidc/callback': ['code=a&state=b'],
  '/api/auth/email/confirm': [`token=${links.confirm}`],
  '/api/auth/email/undo': [`token=${links.undo}`],
  '/api/seen': [`rockId=${first(rocks.inState.hidden).code.word}`],
  '/api/places': ['q=Omaha&near=41.25,-95.93'],
  '/api/places/around': ['at=41.25,-95.93&zoom=6'],
  '/api/worn-off': towns.flatMap((town) => [`town=${town}`, `town=${town}&what=canary&month=2099-12`]),
  '/api/geocode': [`q=${knownPlace}`],
  '/api/admin/orders': [
    'filter=to-ship',
    'filter=shipped',
    'filter=refunded',
    'q=canary',
    'sort=oldest&from=2000-01-01&to=2999-12-31',
  ],
  '/api/admin/found-orders': ['q=canary'],
  '/api/admin/takebacks': [members.owner, members.pro].map(
    ({ id }) => `memberId=${id}&from=${new Date(now - hour).toISOString()}`,
  ),
  '/api/oembed': rocksToAsk(rocks).map(({ id }) => `url=${site}/rocks/${id}`),
  '/api/admin/labels': ['orders=unknown', `orders=${ordersAndPlans.orderIds.join(',')}`],
  '/api/admin/departed': ['q=canary'],
  '/api/admin/members': [`q=${encodeURIComponent(members.pro.email)}`],
});

/** Fills the parameters of a pattern, from left to right. */
export function filled(pattern: string, values: readonly string[]): string {
  const left = values.values();
  return pattern.replaceAll(/:\w+(\{.+?\})?/g, () => encodeURIComponent(left.next().value ?? 'unknown'));
}

/** The paths to request, by route. Signing out comes last. */
export function pathsOf(planted: Planted): Map<string, readonly string[]> {
  const [values, queries] = [valuesOf(planted), queriesOf(planted)];
  const paths = (pattern: string) => {
    const [one, ...others] = (values[pattern] ?? []).map((value) => filled(pattern, [value].flat()));
    if (one !== undefined) return [`${one}?limit=1`, one, ...others];
    if (pattern.includes(':')) return [];
    // Without a limit, and with one so small that most lists have several pages. Other routes ignore it.
    const limit = `limit=${pattern.includes('/admin/') ? 2 : 7}`;
    return [pattern, ...[limit, ...(queries[pattern] ?? [])].map((query) => `${pattern}?${query}`)];
  };
  const signOut = '/api/logout';
  const asked = patterns.filter((pattern) => pattern !== signOut);
  return new Map([...asked.map((pattern) => [pattern, paths(pattern)] as const), [signOut, [signOut]]]);
}

/** Table entries whose route no longer exists. */
export const idlePaths = (planted: Planted): string[] =>
  Object.keys({ ...valuesOf(planted), ...queriesOf(planted) }).filter(
    (pattern) => !patterns.includes(pattern),
  );

/** Requests as each of `crawlers`. The visitor is last, so that a cached response would show. All end signed out. */
export async function crawl(planted: Planted): Promise<void> {
  const { owner, visitor } = planted.viewers;
  for (const paths of pathsOf(planted).values()) {
    const askInTurn = async (path: string) => {
      for (const viewer of crawlers(planted)) for await (const _ of answersOf(viewer, path));
    };
    await Promise.all(paths.map(askInTurn));
    const last = paths.at(-1) ?? '/';
    for (const viewer of crawlers(planted)) await viewer.send('HEAD', last);
    for (const viewer of [owner, visitor]) await viewer.send('OPTIONS', last);
  }
}
