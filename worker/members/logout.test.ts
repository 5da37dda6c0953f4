import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endedSessions, sessions } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { day, hour } from '../platform/clock.ts';
import { sha256 } from '../platform/ids.ts';
import { asMember, makeWorld } from '../testing/as.ts';
import { bindingWith, withoutDelete } from '../testing/binding.ts';
import { asBrowser, signedIn, statusOf, withBindings } from '../testing/browser.ts';
import { envWith } from '../testing/database.ts';
import { db } from '../testing/db.ts';
import { proof } from '../testing/proof.ts';
import * as en from '../../schema/words/en/index.ts';

/** What is stored of a session: its KV entry, its row in `sessions`, and until when D1 records it as ended. */
async function keptOf(token: string) {
  const sessionHash = await sha256(token);
  const [ended] = await db.select().from(endedSessions).where(eq(endedSessions.sessionHash, sessionHash));
  return {
    inKv: await env.SESSIONS.get(`session:${sessionHash}`),
    listed: await db.select().from(sessions).where(eq(sessions.sessionHash, sessionHash)),
    endedUntil: ended?.expiresAt,
  };
}

test('signing out ends the session, deletes the cookie and redirects home', async () => {
  const { browser, token } = await signedIn();
  const answer = await browser.open('/api/logout');
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
  expect(browser.cookies.has('__Host-sid')).toBe(false);
  expect(await keptOf(token)).toMatchObject({ inKv: null, listed: [] });
  browser.cookies.set('__Host-sid', token);
  expect(await statusOf(browser)).toBe(401);
});

test.each([
  ['a page of ours', { 'Sec-Fetch-Site': 'same-origin' }, 401],
  ['the address bar', { 'Sec-Fetch-Site': 'none' }, 401],
  ['a program without such headers', {}, 401],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 200],
  ['a neighbouring site', { 'Sec-Fetch-Site': 'same-site' }, 200],
  ['a browser that prefetches', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' }, 200],
  ['a browser that prerenders', { 'Sec-Fetch-Site': 'none', 'Sec-Purpose': 'prefetch;prerender' }, 200],
  ['an older browser that prefetches', { Purpose: 'prefetch' }, 200],
])(
  'a request from %s ends the session only if it is neither cross-site nor a prefetch',
  async (_, headers, after) => {
    const { request } = await asMember();
    const answer = await request('/api/logout', { headers });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
    expect(answer.headers.has('Set-Cookie')).toBe(after === 401);
    expect((await request('/api/auth/user')).status).toBe(after);
  },
);

test('a KV that still returns an ended session lets nobody in', async ({ task }) => {
  const kept = new Map<string, string>();
  /** A stale KV location that never sees the deletion. */
  const SESSIONS = bindingWith(env.SESSIONS, {
    put: async (key: string, value: string) => void kept.set(key, value),
    get: async (key: string) => JSON.parse(kept.get(key) ?? 'null'),
    delete: async () => {},
  });
  const { world, browser, token } = await signedIn(makeWorld(), { SESSIONS });
  expect(await statusOf(browser)).toBe(200);
  await browser.open('/api/logout');
  browser.cookies.set('__Host-sid', token);
  let accepted = 0;
  for (let i = 0; i < 20; i++) if ((await statusOf(browser)) !== 401) accepted++;
  proof(task, {
    goal: 'G-A2',
    what: 'requests with an ended session that KV still returns',
    figure: `${accepted} of 20 accepted`,
    passLine: '0',
  });
  expect(accepted).toBe(0);
  world.now += 13 * day;
  expect(await statusOf(browser)).toBe(401);
  expect((await browser.open('/api/login')).status).toBe(200);
});

test('an ended session is recorded until it would have expired', async () => {
  const { world, browser, token } = await signedIn();
  const end = world.now + 30 * day;
  world.now += 2 * day;
  // Signing out again with the old cookie, after KV has deleted the session, does not shorten the record.
  for (let i = 0; i < 2; i++) {
    browser.cookies.set('__Host-sid', token);
    await browser.open('/api/logout');
    expect((await keptOf(token)).endedUntil).toBe(end);
  }
});

test('an expired session can be signed out', async () => {
  const { world, browser } = await signedIn();
  world.now += 31 * day;
  const answer = await browser.open('/api/logout');
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
  expect(browser.cookies.has('__Host-sid')).toBe(false);
});

test('a made-up session is recorded for an hour only, and a missing one not at all', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const token = `made-up-${world.now}`;
  browser.cookies.set('__Host-sid', token);
  expect((await browser.open('/api/logout')).status).toBe(303);
  expect((await keptOf(token)).endedUntil).toBe(world.now + hour);
  expect((await browser.open('/api/logout')).headers.has('Set-Cookie')).toBe(false);
});

test('signing out works while KV cannot be reached', async () => {
  const { world, browser } = await signedIn();
  const fail = () => Promise.reject(new Error('unreachable'));
  const cut = withBindings(world, browser, { SESSIONS: new Proxy(env.SESSIONS, { get: () => fail }) });
  expect((await cut.open('/api/logout')).status).toBe(303);
  expect(cut.cookies.has('__Host-sid')).toBe(false);
  expect(await statusOf(browser)).toBe(401);
});

test('the hourly job deletes an ended session that KV failed to delete', async () => {
  const { world, browser, token } = await signedIn(makeWorld(), { SESSIONS: withoutDelete(env.SESSIONS) });
  expect((await browser.open('/api/logout')).status).toBe(303);
  expect(await keptOf(token)).toMatchObject({ inKv: expect.any(String), listed: [{ memberId: null }] });
  await runHourly(env, world.deps);
  expect(await keptOf(token)).toMatchObject({ inKv: null, listed: [] });
});

test('while D1 cannot be reached the page says that the session is still open, and the next try ends it', async () => {
  const { world, browser } = await signedIn();
  const fail = () => Promise.reject(new Error('D1_ERROR: database is locked: SQLITE_BUSY'));
  const cut = envWith(env, () => ({ batch: fail }));
  const answer = await withBindings(world, browser, cut).open('/api/logout');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  const page = await answer.text();
  const why = `We could not log you out just now. ${en.errors.unavailable}`;
  for (const words of ['>You are still signed in</h1>', why, 'href="/api/logout"'])
    expect(page).toContain(words);
  expect(await statusOf(browser)).toBe(200);
  expect((await browser.open('/api/logout')).status).toBe(303);
  expect(await statusOf(browser)).toBe(401);
});
