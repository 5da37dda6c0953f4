import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members, sessions } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { tickHourly } from '../hourly.ts';
import { day, minute } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { sha256 } from '../platform/ids.ts';
import { asMember, makeWorld } from '../testing/as.ts';
import { asBrowser, codeFor, newEmail, signIn, type Browser } from '../testing/browser.ts';
import { makeFaultyWorld } from '../testing/faults.ts';
import { makeMember } from '../testing/make.ts';
import { endAllSessions } from './sessions.ts';

const statusOf = async (browser: Browser) => (await browser.open('/api/auth/user')).status;

/** The test's KV with some of its methods replaced. */
function storeWith(changes: Partial<Record<keyof KVNamespace, unknown>>): KVNamespace {
  return new Proxy(env.SESSIONS, {
    get(target, name) {
      const value: unknown = Reflect.get(changes, name) ?? Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function cookiesOf(answer: Response): Map<string, { value: string; attributes: string[] }> {
  return new Map(
    answer.headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const [name = '', value = ''] = pair.split('=');
      return [name, { value, attributes: attributes.sort() }];
    }),
  );
}

test('the session is a host-only cookie that no script reads', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const asked = await browser.submit('/api/login', { email: newEmail() });
  expect(cookiesOf(asked).get('__Host-code')?.attributes).toEqual([
    'HttpOnly',
    'Max-Age=3600',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ]);

  const cookies = cookiesOf(await signIn(world, browser));
  const session = cookies.get('__Host-sid');
  expect(session?.attributes).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure']);
  expect(session?.value).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(cookies.get('__Host-code')?.attributes).toContain('Max-Age=0');
});

test('a cookie that was there before signing in is never adopted', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const planted = 'A'.repeat(43);
  browser.cookies.set('__Host-sid', planted);
  browser.cookies.set('__Host-code', planted);
  expect(await statusOf(browser)).toBe(401);
  await signIn(world, browser);
  expect(browser.cookies.get('__Host-sid')).not.toBe(planted);
  expect(await statusOf(browser)).toBe(200);
  const attacker = asBrowser(world);
  attacker.cookies.set('__Host-sid', planted);
  expect(await statusOf(attacker)).toBe(401);
});

test('each sign-in has a session of its own', async () => {
  const world = makeWorld();
  const email = newEmail();
  const [first, second] = [asBrowser(world), asBrowser(world)];
  await signIn(world, first, email);
  await signIn(world, second, email);
  expect(first.cookies.get('__Host-sid')).not.toBe(second.cookies.get('__Host-sid'));
  await first.open('/api/logout');
  expect(await statusOf(second)).toBe(200);
});

test('KV knows the hash of a token, never the token', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  await signIn(world, browser);
  const token = browser.cookies.get('__Host-sid') ?? '';
  expect(await env.SESSIONS.get(`session:${token}`)).toBeNull();
  expect(await env.SESSIONS.get(`session:${await sha256(token)}`)).not.toContain(token);
});

test('a session that is used lives for thirty days', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  await signIn(world, browser);
  for (let passed = 0; passed < 30; passed += 10) {
    expect(await statusOf(browser)).toBe(200);
    world.now += 10 * day;
  }
  expect(await statusOf(browser)).toBe(200);
  world.now += 1000;
  expect(await statusOf(browser)).toBe(401);
});

test('a session that is not used ends after fourteen days', async () => {
  const world = makeWorld();
  const [used, forgotten] = [asBrowser(world), asBrowser(world)];
  await signIn(world, used);
  await signIn(world, forgotten);
  world.now += 14 * day;
  expect(await statusOf(used)).toBe(200);
  world.now += 1000;
  expect(await statusOf(forgotten)).toBe(401);
  expect(await statusOf(used)).toBe(200);
});

test('a hundred requests, one after another or at once, write to KV at most once', async () => {
  let writes = 0;
  const counting = storeWith({
    put: async (...put: Parameters<KVNamespace['put']>) => {
      writes++;
      return env.SESSIONS.put(...put);
    },
  });
  const world = makeWorld();
  const browser = asBrowser(world, { SESSIONS: counting });
  await signIn(world, browser);
  expect(writes).toBe(1);
  for (let i = 0; i < 50; i++) expect(await statusOf(browser)).toBe(200);
  expect(writes).toBe(1);
  world.now += 11 * minute;
  await Promise.all(Array.from({ length: 50 }, () => statusOf(browser)));
  for (let i = 0; i < 50; i++) expect(await statusOf(browser)).toBe(200);
  expect(writes).toBe(2);
});

test('a session goes on when KV does not take its refreshment', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  await signIn(world, browser);
  const full = asBrowser(world, {
    SESSIONS: storeWith({ put: () => Promise.reject(new Error('429 Too Many Requests')) }),
  });
  for (const [name, value] of browser.cookies) full.cookies.set(name, value);
  world.now += day;
  expect(await statusOf(full)).toBe(200);
});

test('while KV cannot be reached nobody is taken for signed in, and nobody for signed out', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  await signIn(world, browser);
  const broken = asBrowser(world, {
    SESSIONS: storeWith({ get: () => Promise.reject(new Error('unreachable')) }),
  });
  for (const [name, value] of browser.cookies) broken.cookies.set(name, value);
  expect(await statusOf(broken)).toBe(503);
  expect((await broken.open('/api/login')).status).toBe(503);
});

test('raising the epoch ends every session of the member at once, and no other', async () => {
  const world = makeWorld();
  const email = newEmail();
  const [phone, desk, other] = [asBrowser(world), asBrowser(world), asBrowser(world)];
  await signIn(world, phone, email);
  await signIn(world, desk, email);
  await signIn(world, other);
  const ctx = openContext(env, 'test', world.parts);
  const [member] = await ctx.db.select().from(members).where(eq(members.emailKey, email));
  await ctx.write([endAllSessions(ctx, member?.id ?? '')], null);
  expect([await statusOf(phone), await statusOf(desk), await statusOf(other)]).toEqual([401, 401, 200]);
  // The way back in is open: the sign-in page does not take the ended session for a living one.
  expect((await phone.open('/api/login')).status).toBe(200);
  await signIn(world, phone, email);
  expect(await statusOf(phone)).toBe(200);
});

test('a member who is gone is signed out', async () => {
  const world = makeWorld();
  const member = await makeMember();
  const { request } = await asMember(world, member);
  expect((await request('/api/auth/user')).status).toBe(200);
  const ctx = openContext(env, 'test', world.parts);
  await ctx.db.delete(members).where(eq(members.id, member.id));
  expect((await request('/api/auth/user')).status).toBe(401);
});

test.each(['', 'x', '%', '%00', 'a;b', '"', 'A'.repeat(5000), '../session', '{}'])(
  'the cookie %j is no session',
  async (value) => {
    const browser = asBrowser(makeWorld());
    browser.cookies.set('__Host-sid', value);
    expect(await statusOf(browser)).toBe(401);
  },
);

test('after signing in, a KV that does not know it yet in one place does not spoil it elsewhere', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  await signIn(world, browser);
  const late = asBrowser(world, { SESSIONS: storeWith({ get: () => Promise.resolve(null) }) });
  for (const [name, value] of browser.cookies) late.cookies.set(name, value);
  expect(await statusOf(late)).toBe(401);
  for (let i = 0; i < 20; i++) expect(await statusOf(browser)).toBe(200);
});

test('whose account is deleted while they sign in is signed in nowhere, and the hourly tick takes the session out of KV', async () => {
  const world = makeWorld();
  let key = '';
  const deleting = storeWith({
    put: async (name: string, value: string, options: KVNamespacePutOptions) => {
      key = name;
      const { memberId } = JSON.parse(value);
      await env.DB.prepare('DELETE FROM members WHERE id = ?').bind(memberId).run();
      await env.SESSIONS.put(name, value, options);
    },
  });
  const browser = asBrowser(world, { SESSIONS: deleting });
  await signIn(world, browser);
  expect(await statusOf(browser)).toBe(401);
  await tickHourly(env, world.parts);
  expect(await env.SESSIONS.get(key)).toBeNull();
});

test.each(['before', 'after'] as const)(
  'a sign-in during which D1 fails %s its work leaves no session in KV that is not listed, though KV lets go of nothing',
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
    const listed = new Set(
      (await openDatabase(env.DB).select().from(sessions)).map((row) => row.sessionHash),
    );
    const added = (await kept()).filter((name) => !before.has(name));
    expect(added.length).toBeGreaterThan(0);
    expect(added.filter((name) => !listed.has(name.slice('session:'.length)))).toEqual([]);
  },
);
