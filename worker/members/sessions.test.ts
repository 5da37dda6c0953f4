import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members, sessions } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { runHourly } from '../hourly.ts';
import { day, minute } from '../platform/clock.ts';
import { sha256 } from '../platform/ids.ts';
import { makeWorld } from '../testing/as.ts';
import {
  asBrowser,
  codeFor,
  newEmail,
  signedIn,
  signIn,
  statusOf,
  withBindings,
} from '../testing/browser.ts';
import { bindingWith } from '../testing/binding.ts';
import { db } from '../testing/db.ts';
import { makeFaultyWorld } from '../testing/faults.ts';
import { endAllSessions } from './sessions.ts';

/** The test's KV with some of its methods replaced. */
const storeWith = (changes: Partial<Record<keyof KVNamespace, unknown>>): Pick<Env, 'SESSIONS'> => ({
  SESSIONS: bindingWith(env.SESSIONS, changes),
});

test('a session cookie from before signing in is never reused', async () => {
  const world = makeWorld();
  const [browser, attacker] = [asBrowser(world), asBrowser(world)];
  const planted = 'A'.repeat(43);
  for (const name of ['__Host-sid', '__Host-code']) browser.cookies.set(name, planted);
  expect(await statusOf(browser)).toBe(401);
  await signIn(world, browser);
  expect(browser.cookies.get('__Host-sid')).not.toBe(planted);
  expect(await statusOf(browser)).toBe(200);
  attacker.cookies.set('__Host-sid', planted);
  expect(await statusOf(attacker)).toBe(401);
});

test('each sign-in opens its own session', async () => {
  const first = await signedIn();
  const second = await signedIn(first.world, {}, first.email);
  expect(first.token).not.toBe(second.token);
  await first.browser.open('/api/logout');
  expect(await statusOf(second.browser)).toBe(200);
});

test('KV stores the hash of a token, never the token', async () => {
  const { token } = await signedIn();
  expect(await env.SESSIONS.get(`session:${token}`)).toBeNull();
  expect(await env.SESSIONS.get(`session:${await sha256(token)}`)).not.toContain(token);
});

test('a session in use lasts for thirty days', async () => {
  const { world, browser } = await signedIn();
  for (let passed = 0; passed <= 30; passed += 10) {
    expect(await statusOf(browser)).toBe(200);
    world.now += passed < 30 ? 10 * day : 1000;
  }
  expect(await statusOf(browser)).toBe(401);
});

test('an unused session ends after fourteen days', async () => {
  const { world, browser: used } = await signedIn();
  const { browser: forgotten } = await signedIn(world);
  world.now += 14 * day;
  expect(await statusOf(used)).toBe(200);
  world.now += 1000;
  expect([await statusOf(forgotten), await statusOf(used)]).toEqual([401, 200]);
});

test('many requests, sequential or concurrent, write to KV at most once', async () => {
  let writes = 0;
  const counting = storeWith({
    put: async (...put: Parameters<KVNamespace['put']>) => {
      writes++;
      return env.SESSIONS.put(...put);
    },
  });
  const { world, browser } = await signedIn(makeWorld(), counting);
  for (let i = 0; i < 10; i++) expect(await statusOf(browser)).toBe(200);
  expect(writes).toBe(1);
  world.now += 11 * minute;
  await Promise.all(Array.from({ length: 20 }, () => statusOf(browser)));
  for (let i = 0; i < 10; i++) expect(await statusOf(browser)).toBe(200);
  expect(writes).toBe(2);
});

test('a session stays valid when its refresh in KV fails', async () => {
  const { world, browser } = await signedIn();
  const full = storeWith({ put: () => Promise.reject(new Error('429 Too Many Requests')) });
  world.now += day;
  expect(await statusOf(withBindings(world, browser, full))).toBe(200);
});

test('while KV cannot be reached nobody counts as signed in, and nobody as signed out', async () => {
  const { world, browser } = await signedIn();
  const cut = withBindings(
    world,
    browser,
    storeWith({ get: () => Promise.reject(new Error('unreachable')) }),
  );
  expect([await statusOf(cut), (await cut.open('/api/login')).status]).toEqual([503, 503]);
});

test('raising the epoch ends every session of the member at once, and no other', async () => {
  const { world, browser: phone, email } = await signedIn();
  const [{ browser: desk }, { browser: other }] = [await signedIn(world, {}, email), await signedIn(world)];
  const ctx = openContext(env, 'test', world.deps);
  const [member] = await db.select().from(members).where(eq(members.emailKey, email));
  await ctx.write([endAllSessions(ctx, member?.id ?? '')], null);
  expect([await statusOf(phone), await statusOf(desk), await statusOf(other)]).toEqual([401, 401, 200]);
  // The member can sign in again: the sign-in page does not treat the ended session as live.
  expect((await phone.open('/api/login')).status).toBe(200);
  await signIn(world, phone, email);
  expect(await statusOf(phone)).toBe(200);
});

test.each(['', '%00', 'a;b', '"', 'A'.repeat(5000), '../session'])(
  'the cookie %j is not a session',
  async (value) => {
    const browser = asBrowser(makeWorld());
    browser.cookies.set('__Host-sid', value);
    expect(await statusOf(browser)).toBe(401);
  },
);

test('a new session works elsewhere while one KV location does not have it yet', async () => {
  const { world, browser } = await signedIn();
  const late = storeWith({ get: () => Promise.resolve(null) });
  expect(await statusOf(withBindings(world, browser, late))).toBe(401);
  for (let i = 0; i < 3; i++) expect(await statusOf(browser)).toBe(200);
});

test('an account that is deleted during sign-in gets no session, and the hourly job deletes its KV entry', async () => {
  let key = '';
  const deleting = storeWith({
    put: async (name: string, value: string, options: KVNamespacePutOptions) => {
      key = name;
      await db.delete(members).where(eq(members.id, JSON.parse(value).memberId));
      await env.SESSIONS.put(name, value, options);
    },
  });
  const { world, browser } = await signedIn(makeWorld(), deleting);
  expect(await statusOf(browser)).toBe(401);
  await runHourly(env, world.deps);
  expect(await env.SESSIONS.get(key)).toBeNull();
});

test.each(['before', 'after'] as const)(
  'a sign-in during which D1 fails %s its write leaves no unlisted session in KV, even if KV deletes nothing',
  async (moment) => {
    const world = makeFaultyWorld();
    const kept = async () => (await env.SESSIONS.list({ prefix: 'session:' })).keys.map(({ name }) => name);
    const before = new Set(await kept());
    for (let works = 0; works < 10; works++) {
      const [browser, email] = [asBrowser(world, world.env), newEmail()];
      await browser.submit('/api/login', { email });
      let calls = 0;
      world.fault = ({ store, verb }) =>
        (store === 'D1' && calls++ >= works) || verb === 'delete' ? moment : null;
      await browser.submit('/api/login/code', { code: codeFor(world, email) });
      world.fault = () => null;
    }
    const listed = new Set((await db.select().from(sessions)).map((row) => row.sessionHash));
    const added = (await kept()).filter((name) => !before.has(name));
    expect(added.length).toBeGreaterThan(0);
    expect(added.filter((name) => !listed.has(name.slice('session:'.length)))).toEqual([]);
  },
);
