import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorWords } from '../../schema/errors.ts';
import { endedSessions, sessions } from '../../schema/tables/index.ts';
import { tickHourly } from '../hourly.ts';
import { day, hour } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { sha256 } from '../platform/ids.ts';
import { makeWorld } from '../testing/as.ts';
import { asBrowser, signIn, type Browser } from '../testing/browser.ts';
import { envWith } from '../testing/database.ts';
import { withoutDelete } from '../testing/kv.ts';
import { proof } from '../testing/proof.ts';

const db = openDatabase(env.DB);
const statusOf = async (browser: Browser) => (await browser.open('/api/auth/user')).status;

async function endOf(token: string): Promise<number | undefined> {
  const rows = await db
    .select()
    .from(endedSessions)
    .where(eq(endedSessions.sessionHash, await sha256(token)));
  return rows[0]?.expiresAt;
}

test('signing out ends the session, drops the cookie and leads home', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  await signIn(world, browser);
  const token = browser.cookies.get('__Host-sid') ?? '';
  const answer = await browser.open('/api/logout');
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
  expect(answer.headers.get('Set-Cookie')).toMatch(
    /^__Host-sid=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax/,
  );
  const sessionHash = await sha256(token);
  expect(await env.SESSIONS.get(`session:${sessionHash}`)).toBeNull();
  expect(await db.select().from(sessions).where(eq(sessions.sessionHash, sessionHash))).toEqual([]);
  browser.cookies.set('__Host-sid', token);
  expect(await statusOf(browser)).toBe(401);
});

test.each([
  ['a page of ours', { 'Sec-Fetch-Site': 'same-origin' }, 401],
  ['the address bar', { 'Sec-Fetch-Site': 'none' }, 401],
  ['a program without such headers', {}, 401],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 200],
  ['a neighbouring site', { 'Sec-Fetch-Site': 'same-site' }, 200],
  ['a browser that looks ahead', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' }, 200],
  ['a browser that renders ahead', { 'Sec-Fetch-Site': 'none', 'Sec-Purpose': 'prefetch;prerender' }, 200],
  ['an older browser that looks ahead', { Purpose: 'prefetch' }, 200],
])('of a request from %s only our own visitor is signed out', async (_, headers, after) => {
  const world = makeWorld();
  const browser = asBrowser(world);
  await signIn(world, browser);
  const token = browser.cookies.get('__Host-sid') ?? '';
  const { createApi } = await import('../api.ts');
  const answer = await createApi(world.parts).request(
    'https://localhost/api/logout',
    { headers: { ...headers, Cookie: `__Host-sid=${token}` } },
    env,
  );
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
  expect(answer.headers.has('Set-Cookie')).toBe(after === 401);
  expect(await statusOf(browser)).toBe(after);
});

test('a KV that goes on answering with an ended session lets nobody in', async ({ task }) => {
  const world = makeWorld();
  const kept = new Map<string, string>();
  /** Keeps what it once had: a faraway copy that has not heard of the deletion. */
  const stale = new Proxy(env.SESSIONS, {
    get(target, name) {
      if (name === 'put') {
        return async (key: string, value: string) => {
          kept.set(key, value);
        };
      }
      if (name === 'get') return async (key: string) => JSON.parse(kept.get(key) ?? 'null');
      if (name === 'delete') return async () => {};
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const browser = asBrowser(world, { SESSIONS: stale });
  await signIn(world, browser);
  const token = browser.cookies.get('__Host-sid') ?? '';
  expect(await statusOf(browser)).toBe(200);
  await browser.open('/api/logout');
  browser.cookies.set('__Host-sid', token);
  let accepted = 0;
  for (let i = 0; i < 100; i++) if ((await statusOf(browser)) !== 401) accepted++;
  proof(task, {
    goal: 'G-A2',
    what: 'requests of an ended session that KV still knows',
    figure: `${accepted} of 100 accepted`,
    passLine: '0',
  });
  expect(accepted).toBe(0);
  world.now += 13 * day;
  expect(await statusOf(browser)).toBe(401);
  expect((await browser.open('/api/login')).status).toBe(200);
});

test('an ended session is remembered for as long as it could have lived', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const opened = world.now;
  await signIn(world, browser);
  const token = browser.cookies.get('__Host-sid') ?? '';
  world.now += 2 * day;
  await browser.open('/api/logout');
  expect(await endOf(token)).toBe(opened + 30 * day);
  // Once more with the old cookie, now that KV has forgotten it: the longer memory stays.
  browser.cookies.set('__Host-sid', token);
  await browser.open('/api/logout');
  expect(await endOf(token)).toBe(opened + 30 * day);
});

test('a session that has ended by itself can be signed out of', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  await signIn(world, browser);
  world.now += 31 * day;
  expect(await statusOf(browser)).toBe(401);
  const answer = await browser.open('/api/logout');
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
  expect(browser.cookies.has('__Host-sid')).toBe(false);
});

test('a made-up session is remembered for an hour only', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const token = `made-up-${world.now}`;
  browser.cookies.set('__Host-sid', token);
  expect((await browser.open('/api/logout')).status).toBe(303);
  expect(await endOf(token)).toBe(world.now + hour);
});

test('nobody in particular can sign out too', async () => {
  const answer = await asBrowser(makeWorld()).open('/api/logout');
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
  expect(answer.headers.has('Set-Cookie')).toBe(false);
});

test('signing out works while KV cannot be reached', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  await signIn(world, browser);
  const token = browser.cookies.get('__Host-sid') ?? '';
  const fail = () => Promise.reject(new Error('unreachable'));
  const broken = new Proxy(env.SESSIONS, { get: () => fail });
  const cut = asBrowser(world, { SESSIONS: broken });
  cut.cookies.set('__Host-sid', token);
  expect((await cut.open('/api/logout')).status).toBe(303);
  expect(cut.cookies.has('__Host-sid')).toBe(false);
  expect(await statusOf(browser)).toBe(401);
});

test('an ended session that KV does not let go of is taken out of it by the hourly tick', async () => {
  const world = makeWorld();
  const browser = asBrowser(world, { SESSIONS: withoutDelete(env.SESSIONS) });
  await signIn(world, browser);
  const sessionHash = await sha256(browser.cookies.get('__Host-sid') ?? '');
  const listed = () => db.select().from(sessions).where(eq(sessions.sessionHash, sessionHash));
  const kept = () => env.SESSIONS.get(`session:${sessionHash}`);
  expect((await browser.open('/api/logout')).status).toBe(303);
  expect(await kept()).not.toBeNull();
  expect(await listed()).toMatchObject([{ memberId: null }]);
  await tickHourly(env, world.parts);
  expect([await kept(), await listed()]).toEqual([null, []]);
});

test('while D1 cannot be reached the page says that the session goes on, and the next try ends it', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  await signIn(world, browser);
  const fail = () => Promise.reject(new Error('D1_ERROR: database is locked: SQLITE_BUSY'));
  const cut = asBrowser(
    world,
    envWith(env, () => ({ batch: fail })),
  );
  for (const [name, value] of browser.cookies) cut.cookies.set(name, value);
  const answer = await cut.open('/api/logout');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  const page = await answer.text();
  const why = `We could not log you out just now. ${errorWords.unavailable}`;
  for (const words of ['<h1>You are still signed in</h1>', why, 'href="/api/logout"'])
    expect(page).toContain(words);
  expect(await statusOf(browser)).toBe(200);
  expect((await browser.open('/api/logout')).status).toBe(303);
  expect(await statusOf(browser)).toBe(401);
});
