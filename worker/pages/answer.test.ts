import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { pagePaths } from '../../schema/pages.ts';
import { scanHeaders, securityHeaders } from '../http/security-headers.ts';
import { asMember, asStranger, makeWorld, origin, type Person } from '../testing/as.ts';
import { listen } from '../testing/lines.ts';
import { newCode } from '../testing/make.ts';
import { makePaidWorld } from '../testing/payments.ts';
import * as en from '../../schema/words/en/index.ts';

/** Leaves out what `preview-tags.test.ts` is about. */
const withoutPreview = (html: string) =>
  html.replaceAll(
    /<title>.*?<\/title>|<link rel="(?:canonical|alternate)"[^>]*>|<meta (?:property|name="(?:description|twitter:card)")[^>]*>/g,
    '',
  );

/** index.html as the platform serves it, in English for the United States. */
const file = withoutPreview(await (await env.ASSETS.fetch(origin)).text()).replace(
  '<html lang="en">',
  '<html lang="en" data-unit="mi">',
);

/** A page as it was answered. */
const pageOf = async (answer: Response) => withoutPreview(await answer.text());

/** Without the meta tags that the build writes for the worker. */
const plain = file.replaceAll(/<meta name="(?:scan|page)-parts"[^>]*>/g, '');

/** For a browser with a session while payments are closed, which is the default in tests. */
const app = plain.replace('<div id="root"', '$& data-closed=""');

/** For a browser without a session, with the preloads of the page that the tests' index.html lists. */
function visitorsApp(path: string): string {
  const first = ['/', '/register-rock', '/my-rocks', '/pro', '/notifications'].includes(path)
    ? 'landing'
    : path.slice(1);
  return file
    .replace('<div id="root"', '$& data-visitor="" data-closed=""')
    .replace('src="/assets/index.js"', '$& fetchpriority="low"')
    .replace(/<meta name="scan-parts"[^>]*>/, '')
    .replaceAll(/<meta name="page-parts" content="([\w-]+) ([^"]*)" \/>/g, (_, name: string, parts: string) =>
      name === first ? parts.split(' ').map(askedFor).join('') : '',
    );
}

const askedFor = (part: string) =>
  part.endsWith('.svg')
    ? `<link rel="preload" as="image" href="${part}">`
    : `<link rel="modulepreload" crossorigin fetchpriority="low" href="${part}">`;

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const guards = lowerCased(securityHeaders(env.TILE_URL));
const scanGuards = lowerCased(scanHeaders(env.TILE_URL));

/** Bindings that throw when they are used. */
function sealed(): Env {
  const locked = (name: string) =>
    new Proxy(
      {},
      {
        get: (_, call) => {
          throw new Error(`${name}.${String(call)} was asked for`);
        },
      },
    );
  const stores = ['DB', 'SESSIONS', 'PHOTOS', 'FLOOD', 'EMAIL'].map((name) => [name, locked(name)]);
  return { ...env, ...(Object.fromEntries(stores) as Partial<Env>) }; // locked, whatever they are
}

test.each(pagePaths)(
  '%s is answered with the app and all security headers, and is revalidated each time',
  async (path) => {
    const answer = await asStranger().request(path);
    // This page already has the field for the Rock ID.
    const page = path === '/nfc-scan' ? expect.stringContaining('<h1>Found Rock</h1>') : visitorsApp(path);
    expect([answer.status, await pageOf(answer)]).toEqual([200, page]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...guards,
      // This page may use the camera.
      ...(path === '/nfc-scan' && scanGuards),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Cookie, Accept-Language',
      etag: expect.stringMatching(path === '/nfc-scan' ? /^W\/"[\w-]{22}"$/ : /^"\w+-visitor-closed-en-mi"$/),
    });
  },
);

test('a shared photo without a service worker leads to the form', async () => {
  const body = new FormData();
  body.append('photo', new File(['photo'], 'rock.jpg', { type: 'image/jpeg' }));
  const answer = await asStranger().request('/shared-photo', { method: 'POST', body, redirect: 'manual' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/register-rock']);
});

test('a visitor’s page preloads its parts along with the app, at low priority', async () => {
  const partsOf = async (path: string) =>
    [
      ...(await (await asStranger().request(path)).text()).matchAll(
        /<link rel="(?:modulepreload|preload" as="image)"[^>]* href="([^"]*)">/g,
      ),
    ].map(([, part]) => part);
  expect(await partsOf('/')).toEqual(['/assets/landing.js', '/assets/field.js']);
  expect(await partsOf('/my-rocks')).toEqual(['/assets/landing.js', '/assets/field.js']);
  expect(await partsOf('/explore-map')).toEqual(['/assets/land.svg', '/assets/explore-map.js']);
  expect(await partsOf('/NFC-Scan/')).toEqual(['/assets/found-rock.js', '/assets/rocks.js']);
  for (const path of ['/shop', '/no-such-page']) expect(await partsOf(path)).toEqual([]);
});

test.each(['/no-such-page', '/nowhere/%3Cb%3E', '/%E0%A4%A', '/nfc-scan/x', '/API/stats'])(
  '%s is answered with the app and a 404',
  async (path) => {
    const answer = await asStranger().request(path);
    expect([answer.status, await pageOf(answer)]).toEqual([404, visitorsApp(path)]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...guards,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    expect(answer.headers.get('ETag')).toBeNull();
  },
);

const noPages = `/assets/nope.js /assets /favicon.ico /foo.php /foo.php/bar /.env /.well-known/nothing
  /api /api/ /api/nothing /img/nothing /R/A/B`.split(/\s+/);

test.each(noPages)('%s is an uncached 404 without the app', async (path) => {
  const answer = await asStranger().request(path);
  expect([answer.status, await answer.json()]).toEqual([404, { message: en.errors.notFound }]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...guards,
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
  });
});

describe('boot flags in the page', () => {
  test.each(['/', '/my-rocks', '/no-such-page'])(
    '%s is flagged for a browser without a session',
    async (path) => {
      const world = makeWorld();
      const pageFor = async (person: Person, headers = {}) => pageOf(await person.request(path, { headers }));
      expect(await pageFor(asStranger(world))).toBe(visitorsApp(path));
      expect(await pageFor(asStranger(world), { Cookie: '__Host-known=1; sid=of-no-use-here' })).toBe(
        visitorsApp(path),
      );
      expect(await pageFor(await asMember(world))).toBe(app);
      // The session may be over, so the app requests the member.
      expect(await pageFor(asStranger(world), { Cookie: '__Host-sid=long-gone' })).toBe(app);
    },
  );

  test('with open payments the page has no flag for closed ones, and another ETag', async () => {
    const shut = makeWorld();
    const open = makePaidWorld();
    const tag = (await asStranger(shut).request('/shop')).headers.get('ETag') ?? '';
    for (const [person, said] of [
      [asStranger(open), visitorsApp('/shop')],
      [await asMember(open), plain],
    ] as const) {
      const answer = await person.request('/shop', { headers: { 'If-None-Match': tag } });
      expect([answer.status, await pageOf(answer)]).toEqual([200, said.replace(' data-closed=""', '')]);
    }
  });

  test('each variant has its own ETag, so signing in or out gives the other variant', async () => {
    const world = makeWorld();
    const people = { visitor: asStranger(world), member: await asMember(world) };
    const tagOf = async (who: keyof typeof people) =>
      (await people[who].request('/')).headers.get('ETag') ?? '';
    const tags = { visitor: await tagOf('visitor'), member: await tagOf('member') };
    const ask = async (who: keyof typeof people, tag: string) => {
      const answer = await people[who].request('/', { headers: { 'If-None-Match': tag } });
      return [answer.status, answer.headers.get('ETag'), answer.headers.get('Vary'), await pageOf(answer)];
    };
    for (const weak of ['', 'W/']) {
      expect(await ask('visitor', weak + tags.visitor)).toEqual([
        304,
        tags.visitor,
        'Cookie, Accept-Language',
        '',
      ]);
      expect(await ask('member', weak + tags.member)).toEqual([
        304,
        tags.member,
        'Cookie, Accept-Language',
        '',
      ]);
      expect(await ask('visitor', weak + tags.member)).toEqual([
        200,
        tags.visitor,
        'Cookie, Accept-Language',
        visitorsApp('/'),
      ]);
      expect(await ask('member', weak + tags.visitor)).toEqual([
        200,
        tags.member,
        'Cookie, Accept-Language',
        app,
      ]);
    }
  });
});

test.each([
  ['/my-rocks', 200, 'text/html; charset=utf-8'],
  ['/no-such-page', 404, 'text/html; charset=utf-8'],
  ['/foo.php', 404, 'application/json'],
])('a HEAD of %s is answered like its GET, without the body', async (path, status, type) => {
  const answer = await asStranger().request(path, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('Content-Type'), await answer.text()]).toEqual([
    status,
    type,
    '',
  ]);
  expect(Object.fromEntries(answer.headers)).toMatchObject(guards);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a page refuses a %s', async (method) => {
  const answer = await asStranger().request('/my-rocks', { method });
  expect([answer.status, await answer.json()]).toEqual([404, { message: en.errors.notFound }]);
});

test('pages read no store, count for no rate limit and set no cookie', async () => {
  const world = makeWorld();
  const member = await asMember(world);
  world.env = sealed();
  for (const person of [asStranger(world), member])
    for (const [path, status] of [
      ['/', 200],
      ['/my-rocks', 200],
      ['/nfc-scan', 200],
      ['/no-such-page', 404],
      ['/foo.php', 404],
    ] as const) {
      const answer = await person.request(path);
      expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, status, []]);
    }
});

test('the log names the page, without its query or a longer path', async () => {
  const stranger = asStranger();
  const code = newCode();
  const log = listen();
  for (const path of [
    `/nfc-scan?rockId=${code}`,
    `/NFC-Scan/?rockId=${code}`,
    `/nfc-scan/${code}`,
    `/${code}.php`,
  ])
    await stranger.request(path);
  expect(log.lines().map(({ kind, route, status }) => [kind, route, status])).toEqual([
    ['request', '/nfc-scan', 200],
    ['request', '/nfc-scan', 200],
    ['request', 'unknown', 404],
    ['request', 'unknown', 404],
  ]);
  expect(log.text()).not.toContain(code);
  log.stop();
});

test('a deployment without index.html answers 500 and logs it', async () => {
  const world = makeWorld();
  const ASSETS = { fetch: async () => new Response(null, { status: 404 }) } as unknown as Fetcher; // all that is used of it
  world.env = { ...world.env, ASSETS };
  const log = listen();
  const answer = await asStranger(world).request('/shop');
  expect([answer.status, await answer.json()]).toEqual([500, { message: en.errors.unexpected }]);
  expect(log.lines('failure')).toMatchObject([{ what: 'unexpected error' }]);
  log.stop();
});
