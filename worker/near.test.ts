// Reads may come from a replica that lags, and members see what they wrote all the same; what writes asks the primary.
import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { createApi } from './api.ts';
import { asAdministrator } from './testing/administrator.ts';
import { asMember, makeWorld } from './testing/as.ts';
import { asBrowser, newEmail, signIn, type Browser } from './testing/browser.ts';
import { laggingDatabase } from './testing/lagging.ts';
import { newCode } from './testing/make.ts';
import { hiddenRock } from './testing/play.ts';

const bookmarkCookie = '__Host-bookmark';

/** The app over D1 with a replica that lags, and what of D1 was asked. */
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

test('who wrote sees it in the next answer, from a replica that has not heard of it without them', async () => {
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

test('who has just signed in or out begins where that was written', async () => {
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

test('a session that was ended elsewhere writes nothing, though a replica does not know of it yet', async () => {
  const { world, bindings, starts } = farAway();
  const member = await asMember({ ...world, env: bindings });
  const { id } = member.member;
  expect((await member.request('/api/auth/user')).status).toBe(200);
  await env.DB.prepare('UPDATE members SET auth_epoch = auth_epoch + 1 WHERE id = ?').bind(id).run();
  // What it may still read is what the replica has, for the seconds by which it lags.
  expect((await member.request('/api/auth/user')).status).toBe(200);
  starts.length = 0;
  for (const path of ['/api/rocks', '/api/auth/user/complete-first-login']) {
    const answer = await member.request(path, {
      method: 'POST',
      body: JSON.stringify({ name: 'Sunny', laserEngraverId: newCode() }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect([path, answer.status]).toEqual([path, 401]);
  }
  expect(new Set(starts)).toEqual(new Set(['first-primary']));
});

test('a session that was ended elsewhere writes nothing, though a replica does not know of it yet', async () => {
  const { world, bindings, starts } = farAway();
  const member = await asMember({ ...world, env: bindings });
  expect((await member.request('/api/auth/user')).status).toBe(200);
  await env.DB.prepare('UPDATE members SET auth_epoch = auth_epoch + 1 WHERE id = ?')
    .bind(member.member.id)
    .run();
  // What it may still read is what the replica has, for the seconds by which it lags.
  expect((await member.request('/api/auth/user')).status).toBe(200);
  starts.length = 0;
  const answer = await member.request('/api/rocks', {
    method: 'POST',
    body: JSON.stringify({ name: 'Sunny', laserEngraverId: newCode() }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect([answer.status, new Set(starts)]).toEqual([401, new Set(['first-primary'])]);
});

test.each([
  '',
  'first-primary',
  'x'.repeat(20),
  'a'.repeat(200),
  `0-${'0'.repeat(200)}`,
  '1; DROP TABLE rocks',
])('a bookmark that is none is not handed to D1: %s', async (bookmark) => {
  const { world, bindings, starts } = farAway();
  const browser = asBrowser(world, bindings);
  browser.cookies.set(bookmarkCookie, encodeURIComponent(bookmark));
  expect((await browser.open('/api/rocks')).status).toBe(200);
  expect(starts).toEqual(['first-unconstrained']);
});

test('a wish that a GET fulfils is decided by the primary, and seen by whoever had it', async () => {
  const { world, bindings, starts } = farAway();
  const rock = await hiddenRock(await asMember(world));
  const browser = asBrowser(world, bindings);
  const path = `/nfc-scan?rockId=${rock.laserEngraverId}`;
  await browser.submit('/nfc-scan', { rockId: rock.laserEngraverId, key: 'wished-for-once' });
  await signIn(world, browser);
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

test('members get none with what they only read', async () => {
  const { world, bindings } = farAway();
  const member = await asMember({ ...world, env: bindings });
  const answer = await member.request('/api/auth/user');
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
});

const calls = [...new Set(createApi().routes.map(({ method, path }) => `${method} ${path}`))]
  .filter((call) => /^[A-Z]+ \/(?:api|img|:r)/.test(call) && !call.startsWith('ALL '))
  .map(
    (call) =>
      call
        .replace(/:r\{[^}]+\}/, 'R')
        .replace(/:\w+/g, 'x')
        .split(' ') as [string, string],
  );

/** GET, and yet as exact as what writes. */
const exact = /^\/api\/(?:login|logout|auth\/email|admin|geocode)\b/;

test('whatever may write, and the administrator, asks the primary alone, and everybody else what is near', async () => {
  const { world, bindings, starts } = farAway();
  const near: string[] = [];
  const administrator = await asAdministrator({ ...world, env: bindings });
  for (const [method, path] of calls) {
    starts.length = 0;
    const body = method === 'GET' ? {} : { body: '{}', headers: { 'Content-Type': 'application/json' } };
    await administrator.request(path, { method, ...body });
    const begun = [...new Set(starts)];
    const isNear = method === 'GET' && !exact.test(path);
    if (isNear) near.push(path);
    expect([[], [isNear ? 'first-unconstrained' : 'first-primary']], `${method} ${path}`).toContainEqual(
      begun,
    );
  }
  expect(near.length).toBeGreaterThan(20);
  expect(calls.length).toBeGreaterThan(60);
});

test('a request that only reads opens one session, and each call of one that may write a session of its own', async () => {
  const { world, bindings, starts } = farAway();
  const member = await asMember({ ...world, env: bindings });
  await member.request('/api/rocks/my');
  expect(starts).toEqual(['first-unconstrained']);
  starts.length = 0;
  await member.request('/api/rocks', {
    method: 'POST',
    body: JSON.stringify({ name: 'Sunny', laserEngraverId: newCode() }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(new Set(starts)).toEqual(new Set(['first-primary']));
  expect(starts.length).toBeGreaterThan(1);
});
