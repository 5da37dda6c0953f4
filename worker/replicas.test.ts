// Read-your-writes over a replica that lags; requests that may write use the primary.
import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { defaultChoices } from '../schema/notifications.ts';
import { newApplication } from './ambassadors/testing-application.ts';
import { createApi } from './api.ts';
import { pictures } from './photos/testing-corpus.ts';
import { newId, sha256 } from './platform/ids.ts';
import { asAdministrator, asMember, makeWorld, type World } from './testing/as.ts';
import { asBrowser, newEmail, signIn, type Browser } from './testing/browser.ts';
import { formOf } from './testing/form.ts';
import { laggingDatabase } from './testing/lagging.ts';
import { newCode, newPlace } from './testing/make.ts';
import { makePaidWorld, planReturns, shopReturns } from './testing/payments.ts';
import { hiddenRock } from './testing/play.ts';
import { aSubscription } from './testing/push.ts';

const bookmarkCookie = '__Host-bookmark';

/** The app over D1 with a lagging replica, and where its D1 sessions started. */
function farAway() {
  const world = makeWorld();
  const lagging = laggingDatabase(env.DB);
  return { ...lagging, world, bindings: { ...env, DB: lagging.database } };
}

async function namesOf(browser: Browser): Promise<string[]> {
  const answer = await browser.open('/api/rocks/my');
  expect(answer.status).toBe(200);
  return (await answer.json<{ name: string }[]>()).map(({ name }) => name);
}

const register = (browser: Browser, name: string) =>
  browser.post('/api/rocks', { name, laserEngraverId: newCode() });

test('a member’s next read sees their write, although the replica lags', async () => {
  const { world, bindings } = farAway();
  const browser = asBrowser(world, bindings);
  await signIn(world, browser);
  browser.cookies.delete(bookmarkCookie);
  expect(await namesOf(browser)).toEqual([]);
  expect((await register(browser, 'Pebble')).status).toBe(200);
  expect(await namesOf(browser)).toEqual(['Pebble']);
  // The replica does lag: without the bookmark it answers as before.
  browser.cookies.delete(bookmarkCookie);
  expect(await namesOf(browser)).toEqual([]);
});

test('the first read after signing in or out starts at the bookmark of that write', async () => {
  const { world, bindings, starts } = farAway();
  const browser = asBrowser(world, bindings);
  const next = async (path: string) => {
    starts.length = 0;
    const { status } = await browser.open(path);
    return { status, starts: [...starts] };
  };
  await signIn(world, browser, newEmail());
  const first = browser.cookies.get(bookmarkCookie);
  expect(first).toMatch(/^[0-9a-f-]+$/);
  expect(await next('/api/auth/user')).toEqual({ status: 200, starts: [first] });
  await browser.open('/api/logout');
  const second = browser.cookies.get(bookmarkCookie) ?? '';
  expect(second > (first ?? '')).toBe(true);
  expect(await next('/api/rocks')).toEqual({ status: 200, starts: [second] });
});

test('a session that was ended elsewhere cannot write, even while the replica lags', async () => {
  const { world, bindings, starts } = farAway();
  const member = await asMember({ ...world, env: bindings });
  const { id } = member.member;
  expect((await member.request('/api/auth/user')).status).toBe(200);
  await env.DB.prepare('UPDATE members SET auth_epoch = auth_epoch + 1 WHERE id = ?').bind(id).run();
  // It can still read from the replica for the seconds by which the replica lags.
  expect((await member.request('/api/auth/user')).status).toBe(200);
  starts.length = 0;
  for (const path of ['/api/rocks', '/api/auth/user/complete-first-login']) {
    const answer = await member.send('POST', path, { name: 'Sunny', laserEngraverId: newCode() });
    expect([path, answer.status]).toEqual([path, 401]);
  }
  expect(new Set(starts)).toEqual(new Set(['first-primary']));
});

test.each(['', 'first-primary', 'a'.repeat(200), '1; DROP TABLE rocks'])(
  'an invalid bookmark is not passed to D1: %s',
  async (bookmark) => {
    const { world, bindings, starts } = farAway();
    const browser = asBrowser(world, bindings);
    browser.cookies.set(bookmarkCookie, encodeURIComponent(bookmark));
    expect((await browser.open('/api/rocks')).status).toBe(200);
    expect(starts).toEqual(['first-unconstrained']);
  },
);

test('a GET that completes a pending find uses the primary, and the finder sees the result', async () => {
  const { world, bindings, starts } = farAway();
  const rock = await hiddenRock(await asMember(world));
  const browser = asBrowser(world, bindings);
  const path = `/nfc-scan?rockId=${rock.laserEngraverId}`;
  await browser.submit('/nfc-scan', { rockId: rock.laserEngraverId, key: 'wished-for-once' });
  await signIn(world, browser, newEmail(), path);
  browser.cookies.delete(bookmarkCookie);
  starts.length = 0;
  expect(await (await browser.open(path)).text()).toContain('Great Job! Rock Found!');
  expect(new Set(starts)).toEqual(new Set(['first-primary']));
  const held = await browser.open('/api/rocks/rehide');
  expect(await held.json()).toMatchObject([{ originalRockId: rock.id }]);
});

test('visitors get no bookmark, whatever they send', async () => {
  const { world, bindings } = farAway();
  const browser = asBrowser(world, bindings);
  expect((await browser.post('/api/visits')).status).toBe(204);
  await browser.submit('/api/login', { email: newEmail() });
  await browser.open('/api/rocks');
  expect([...browser.cookies.keys()]).toEqual(['__Host-code']);
});

test('members get no bookmark from a request that only reads', async () => {
  const { world, bindings } = farAway();
  const member = await asMember({ ...world, env: bindings });
  const answer = await member.request('/api/auth/user');
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
});

const calls = [...new Set(createApi().routes.map(({ method, path }) => `${method} ${path}`))]
  .filter((call) => /^[A-Z]+ \/(?:api|img|tiles|:r)/.test(call) && !call.startsWith('ALL '))
  .map((call) =>
    call
      .replace(/:r\{[^}]+\}/, 'R')
      .replace(':seq', '2')
      .replace(/:\w+/g, 'x'),
  );

/** GET requests that use the primary, as writes do. */
const exact = /^GET \/api\/(?:login|logout|auth\/email|admin|geocode|user\/export\.zip)\b/;

/** Calls that do not query D1, and why. */
const asksNothing = [
  // Photos are in R2.
  'GET /img/x',
  'GET /img/rocks/x',
  'GET /img/x/320',
  // So is the map.
  'GET /tiles/index.json',
  'GET /tiles/x/x/x',
  // These only return the configuration.
  'GET /api/payments',
  'GET /api/push',
  // This browser has no order.
  'GET /api/orders/latest',
  // No issuer is configured.
  'GET /api/login/oidc/callback',
  // This body is no file.
  'POST /api/user/import',
  // The event has no signature.
  'POST /api/stripe/webhook',
];

const knownPlace = 'Beside the pond';

const forgedToken = `nobody.found.${'a'.repeat(43)}`;

/** Input with which a call gets as far as D1; the other calls do with `{}`. */
const sent: Record<string, () => { query?: string; body?: object; headers?: Record<string, string> }> = {
  'GET /api/oembed': () => ({ query: 'url=https://localhost/rocks/aaaaaaaaaaaaaaaa' }),
  'PUT /api/rocks/x/page': () => ({ body: { page: 'public' } }),
  'POST /api/login': () => ({ body: new URLSearchParams({ email: newEmail() }) }),
  'POST /api/login/code': () => ({
    body: new URLSearchParams({ code: '123456' }),
    headers: { Cookie: '__Host-code=of-a-browser' },
  }),
  'PATCH /api/auth/user/email': () => ({ body: { email: newEmail() } }),
  'PUT /api/user/profile': () => ({
    body: {
      username: newId().slice(0, 12),
      firstName: 'Ann',
      lastName: 'Miller',
      city: '',
      state: '',
      country: '',
    },
  }),
  'PUT /api/user/avatar': () => ({ body: formOf({}, pictures.gif) }),
  'POST /api/push/subscriptions': () => ({ body: aSubscription() }),
  'DELETE /api/push/subscriptions': () => ({ body: { endpoint: aSubscription().endpoint } }),
  'POST /api/reports': () => ({ body: { subject: 'rock', subjectId: 'x', reason: 'other' } }),
  'POST /api/rocks': () => ({ body: { name: 'Sunny', laserEngraverId: newCode() } }),
  'GET /api/admin/takebacks': () => ({ query: 'memberId=x&from=2026-05-31T08:00:00.000Z' }),
  'POST /api/admin/takebacks': () => ({
    body: { memberIds: ['x'], from: '2026-05-31T08:00:00.000Z', reason: 'A flood' },
  }),
  'GET /api/admin/suspended-address': () => ({ query: 'email=ann@example.test' }),
  'GET /api/map': () => ({ query: 'bbox=-180,-90,180,90&zoom=2' }),
  'POST /api/rocks/x/locations': () => ({ body: { ...newPlace(), actionType: 'hidden' } }),
  'POST /api/rocks/find': () => ({ body: { laserEngraverId: newCode() } }),
  'POST /api/rocks/x/rehide': () => ({ body: newPlace() }),
  'POST /api/rocks/x/interactions': () => ({ body: { interactionType: 'like' } }),
  'POST /api/subscription/create': () => ({ body: { plan: 'monthly' } }),
  'POST /api/subscription/create-checkout': () => ({ body: { plan: 'monthly', ...planReturns } }),
  'POST /api/products/create-checkout': () => ({ body: { productId: 'qr-labels-10', ...shopReturns } }),
  'POST /api/qr-code-signups': () => ({ body: newApplication() }),
  'GET /api/places': () => ({ query: 'q=Omaha' }),
  'GET /api/places/around': () => ({ query: 'at=41.25,-95.93&zoom=6' }),
  'GET /api/geocode': () => ({ query: new URLSearchParams({ q: knownPlace }).toString() }),
  'POST /api/rocks/list': () => ({
    body: { rocks: [{ line: 1, name: 'Sunny', laserEngraverId: newCode() }] },
  }),
  'POST /api/rocks/seen': () => ({ body: { laserEngraverId: newCode() } }),
  'POST /api/rocks/move': () => ({ body: { ...newPlace(), laserEngraverId: newCode() } }),
  'POST /api/rocks/x/keep/answer': () => ({ body: { isYes: true } }),
  'PUT /api/rocks/x/rest': () => ({ body: { rest: null } }),
  'PATCH /api/rocks/x/journey/2': () => ({ body: { notes: 'By the gate' } }),
  'PUT /api/rocks/x/journey/2/thanks': () => ({ body: { line: '' } }),
  'PUT /api/rocks/x/journey/2/line': () => ({ body: { line: '' } }),
  'POST /api/notifications/read': () => ({ body: { until: '2026-05-31T12:00:00.000Z' } }),
  'PUT /api/user/notifications': () => ({
    body: { choices: defaultChoices, digest: 'daily', quiet: { from: 22, to: 8 } },
  }),
  'GET /api/worn-off': () => ({ query: 'town=Omaha' }),
  'POST /api/rocks/x/questions': () => ({ body: formOf({}, pictures.gif) }),
  'POST /api/questions/x/answer': () => ({ body: { isMine: true } }),
  'POST /api/rocks/x/offers': () => ({ body: { by: 'link', tokenHash: 'a'.repeat(43) } }),
  'POST /api/seen': () => ({ body: new URLSearchParams({ rockId: newCode() }) }),
  'GET /api/seen': () => ({ query: `rockId=${newCode()}` }),
  'POST /api/seen/watch': () => ({ body: new URLSearchParams({ rockId: newCode(), email: newEmail() }) }),
  'GET /api/unsubscribe': () => ({ query: `token=${forgedToken}` }),
  'POST /api/unsubscribe': () => ({ body: new URLSearchParams({ token: forgedToken }) }),
  'POST /api/visits': () => ({
    headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0' },
  }),
};

/** Sends the call as a new administrator, since some calls sign the caller out or delete them. */
async function ask(world: World, call: string): Promise<Response> {
  const [method = '', path = ''] = call.split(' ');
  const { query, body = {}, headers } = sent[call]?.() ?? {};
  const administrator = await asAdministrator(world);
  if (method === 'GET') return administrator.request(query === undefined ? path : `${path}?${query}`);
  return administrator.send(method, path, body, headers);
}

test('calls that may write, and the administrator’s, use only the primary; all others use the nearest replica', async () => {
  const { database, starts } = laggingDatabase(env.DB);
  const world = makePaidWorld();
  world.env = { ...world.env, DB: database };
  await env.SESSIONS.put(`place:${await sha256(knownPlace.toLowerCase())}`, '[]');
  const begun: Record<string, string[]> = {};
  for (const call of calls) {
    starts.length = 0;
    await ask(world, call);
    begun[call] = [...starts];
  }
  const asking = calls.filter((call) => !asksNothing.includes(call));
  expect(calls.filter((call) => begun[call]?.length === 0).toSorted()).toEqual(asksNothing.toSorted());
  const isNear = (call: string) => call.startsWith('GET ') && !exact.test(call);
  for (const call of asking) {
    if (isNear(call)) expect(begun[call], call).toEqual(['first-unconstrained']);
    else expect(new Set(begun[call]), call).toEqual(new Set(['first-primary']));
  }
  expect(asking.filter(isNear).length).toBeGreaterThan(20);
  expect(asking.length).toBeGreaterThan(60);
});
