// Which answers may be cached: one table lists the public ones, and all others are private.
import { describe, expect, test } from 'vitest';
import { createApi } from './api.ts';
import { sharedCalls, sharedFiles, sharedPages } from './http/shared.ts';
import { asMember, asStranger, makeWorld } from './testing/as.ts';
import { rockWithPhoto } from './testing/moderation.ts';
import { hiddenRock } from './testing/play.ts';
import { type About, aboutLink, heldRock, newPeople, type People, requestOf } from './testing/roles.ts';
import { countingEnv } from './testing/cost.ts';

interface Kept {
  /** Cache-Control, for browsers and all caches. */
  kept: string;
  /** Cloudflare-CDN-Cache-Control, for Cloudflare's cache. */
  cdn: string;
}

const forEverybody: Kept = {
  kept: 'public, max-age=0, s-maxage=30, stale-while-revalidate=60',
  cdn: 'public, max-age=30, stale-while-revalidate=60, stale-if-error=0',
};
/** A minute, and nothing stale after it. */
const rockPage: Kept = {
  kept: 'public, max-age=0, s-maxage=60',
  cdn: 'public, max-age=60, stale-if-error=0',
};
const file: Kept = {
  kept: 'public, max-age=0, s-maxage=3600',
  cdn: 'public, max-age=3600, stale-if-error=0',
};
const forOne: Kept = { kept: 'private, no-store', cdn: 'no-store' };
const photo: Kept = { kept: 'public, max-age=3600', cdn: 'public, max-age=60, stale-if-error=0' };
const briefly: Kept = { kept: 'public, max-age=60', cdn: 'public, max-age=60' };

/** Cache headers of answers to visitors. Of answers to members only photos and tiles may be cached. */
const table: Record<string, Kept> = {
  '/api/stats': forEverybody,
  '/api/rocks': forEverybody,
  '/api/rocks/featured': forEverybody,
  '/api/rocks/locations': forEverybody,
  '/api/map': forEverybody,
  '/api/map/month': forEverybody,
  '/api/places/around': forEverybody,
  '/api/rocks/counts': forEverybody,
  '/api/rocks/:id/journey': forEverybody,
  '/api/rocks/:id/interactions': forEverybody,
  '/rocks/:id': rockPage,
  '/api/oembed': rockPage,
  '/sitemap.xml': file,
  '/:page{sitemap-[0-9]+[.]xml}': file,
  '/robots.txt': file,
  '/export.schema.json': file,
  '/api/rocks/:id/page': rockPage,
  '/api/activities': forEverybody,
  '/api/leaderboard': forEverybody,
  '/api/leaderboard/registered': forEverybody,
  '/api/founding-ambassadors': forEverybody,
  '/tiles/index.json': briefly,
  // Without the version of the archive in its address.
  '/tiles/:z/:x/:y': briefly,
  '/img/:key': photo,
  '/img/:key/320': photo,
  '/img/rocks/:id': photo,
};

/** Query strings of paths that are refused without one. */
const queries: Record<string, string> = {
  '/api/map': 'bbox=-180,-90,180,90&zoom=2',
  '/api/places/around': 'at=41.25,-95.93&zoom=6',
  '/api/worn-off': 'town=Omaha',
  '/nfc-scan': 'rockId=K7M-2QX-9RA',
};

const queryOf = (pattern: string, rockId = '') =>
  pattern === '/api/oembed' ? `url=https://localhost/rocks/${rockId}` : queries[pattern];

const patterns = [
  ...new Set(
    createApi()
      .routes.filter(({ method, path }) => method === 'GET' && path !== '/*')
      .map(({ path }) => path),
  ),
  // The scan page: middleware answers it, and it depends on the rock and the viewer.
  '/nfc-scan',
];

/** Existing ids for each path, so that it is not refused. */
async function aboutAll(people: People): Promise<{ about: About; picture: string }> {
  const [{ rock }, { rock: pictured, key }, { token }] = await Promise.all([
    heldRock(people),
    rockWithPhoto(people.owner),
    aboutLink('undo')(people),
  ]);
  const about = { id: rock.id, code: rock.laserEngraverId, key, token, z: '1', x: '0', y: '0.mvt' };
  return { about, picture: `${pictured.id}.jpg` };
}

const wordsOf = ({ headers }: Response): Kept => ({
  kept: headers.get('Cache-Control') ?? '',
  cdn: headers.get('Cloudflare-CDN-Cache-Control') ?? '',
});

test('every call has the cache headers of the table', async () => {
  const people = await newPeople();
  const { about, picture } = await aboutAll(people);
  expect(patterns.length).toBeGreaterThan(35);
  for (const pattern of patterns) {
    const isEmailLink = pattern.startsWith('/api/auth/email');
    const { path } = requestOf(`GET ${pattern}`, {
      ...about,
      ...(pattern === '/img/rocks/:id' && { id: picture }),
      ...(pattern === '/api/oembed' && { query: `url=https://localhost/rocks/${about.id}` }),
      token: isEmailLink || pattern.includes(':token') ? about.token : undefined,
      query: queryOf(pattern, about.id) ?? (isEmailLink ? `token=${about.token}` : undefined),
    });
    const visitor = await people.visitor.request(path);
    expect(wordsOf(visitor), `${path} for a visitor`).toEqual(table[pattern] ?? forOne);
    if (table[pattern]) expect([path, visitor.status]).toEqual([path, 200]);
    for (const person of [people.owner, people.premium, people.administrator]) {
      const answer = await person.request(path);
      expect(wordsOf(answer), `${path} for a member`).toEqual(
        /^\/(img|tiles)\//.test(pattern) ? table[pattern] : forOne,
      );
    }
  }
  expect(Object.keys(table).filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});

describe.each([...sharedCalls, ...sharedPages, ...sharedFiles])('%s', (pattern) => {
  const asked = async () => {
    const world = makeWorld();
    const owner = await asMember(world);
    const { id } = await hiddenRock(owner);
    const { path } = requestOf(`GET ${pattern}`, { id, query: queryOf(pattern, id) });
    return { world, owner, path };
  };

  test('gets a 304 without a body as long as its ETag is the same', async () => {
    const { world, path } = await asked();
    const { env, spent } = countingEnv(world.env);
    const visitor = asStranger({ ...world, env });
    const first = await visitor.request(path);
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(first.headers.get('Vary')).toBe('Cookie, Accept-Language');
    for (const known of [tag, `"x", ${tag}`, '*']) {
      const again = await visitor.request(path, { headers: { 'If-None-Match': known } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const own = new Set(['x-request-id', 'content-type']);
      const lasting = (answer: Response) => [...answer.headers].filter(([name]) => !own.has(name));
      expect(lasting(again)).toEqual(lasting(first));
    }
    const readsNothing = pattern === '/robots.txt' || pattern === '/export.schema.json';
    expect(spent.roundTrips, 'one each, also for a 304').toBe(readsNothing ? 0 : 4);
    const other = await visitor.request(path, { headers: { 'If-None-Match': 'W/"x"' } });
    expect([other.status, await other.text()]).toEqual([200, await first.text()]);
    const head = await visitor.request(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('ETag')]).toEqual([200, tag]);
  });

  test('is private as soon as the request has any cookie', async () => {
    const { world, owner, path } = await asked();
    const visitor = asStranger(world);
    for (const answer of [
      await owner.request(path),
      await visitor.request(path, { headers: { Cookie: '__Host-sid=none' } }),
      await visitor.request(path, { headers: { Cookie: '__Host-bookmark=0-0' } }),
    ]) {
      expect([answer.status, wordsOf(answer), answer.headers.get('ETag')]).toEqual([200, forOne, null]);
      expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Language');
    }
  });
});

test('a changed answer has another ETag', async () => {
  const world = makeWorld();
  const visitor = asStranger(world);
  const tag = (await visitor.request('/api/stats')).headers.get('ETag') ?? '';
  const owner = await asMember(world);
  await hiddenRock(owner);
  const answer = await visitor.request('/api/stats', { headers: { 'If-None-Match': tag } });
  expect([answer.status, answer.headers.get('ETag') === tag]).toEqual([200, false]);
});
