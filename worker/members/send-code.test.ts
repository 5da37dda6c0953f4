import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { day, minute } from '../platform/clock.ts';
import { makeWorld, newAddress, type World } from '../testing/as.ts';
import { asBrowser, codeFor, newEmail, signIn } from '../testing/browser.ts';
import { envWith } from '../testing/database.ts';

const ask = (world: World, email: string, address = newAddress(), headers = {}) =>
  asBrowser(world, {}, address).submit('/api/login', { email }, headers);

test('one address gets five letters in fifteen minutes, whoever asks', async () => {
  const world = makeWorld();
  const email = newEmail();
  for (let i = 0; i < 5; i++) {
    expect((await ask(world, email)).status).toBe(303);
    world.now += minute;
  }
  const refused = await ask(world, email.toUpperCase());
  expect(refused.status).toBe(429);
  // The first of the five was sent five minutes ago.
  expect(refused.headers.get('Retry-After')).toBe(String(10 * 60));
  expect(await refused.text()).toContain('try again in 10 minutes');

  world.now += 10 * minute - 1000;
  expect((await ask(world, email)).headers.get('Retry-After')).toBe('1');
  world.now += 1000;
  expect((await ask(world, email)).status).toBe(303);
  expect((await ask(world, email)).status).toBe(429);
});

test('one address gets fifteen letters a day', async () => {
  const world = makeWorld();
  const email = newEmail();
  for (let i = 0; i < 15; i++) {
    expect((await ask(world, email)).status).toBe(303);
    world.now += 20 * minute;
  }
  const refused = await ask(world, email);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe(String((24 * 60 - 15 * 20) * 60));
  expect(await refused.text()).toContain('try again in 19 hours');
  world.now += (24 * 60 - 15 * 20) * minute;
  expect((await ask(world, email)).status).toBe(303);
});

test('strangers who use up the letters to an address do not keep its member out where they were before', async () => {
  const world = makeWorld();
  const email = newEmail();
  const home = asBrowser(world);
  await signIn(world, home, email);
  await home.open('/api/logout');
  // The member’s own first letter counts like a stranger's.
  for (let i = 0; i < 14; i++) {
    expect((await ask(world, email)).status).toBe(303);
    world.now += 20 * minute;
  }
  expect((await ask(world, email)).status).toBe(429);

  await signIn(world, home, email);
  expect((await home.open('/api/auth/user')).status).toBe(200);
  await home.open('/api/logout');
  // Its own letters are counted too, and another member's address is none of this browser's.
  for (let i = 0; i < 5; i++) expect((await home.submit('/api/login', { email })).status).toBe(303);
  expect((await home.submit('/api/login', { email })).status).toBe(429);
  const other = newEmail();
  await signIn(world, asBrowser(world), other);
  for (let i = 0; i < 4; i++) expect((await ask(world, other)).status).toBe(303);
  expect((await home.submit('/api/login', { email: other })).status).toBe(429);
});

test('a browser that says that it is known is not', async () => {
  const world = makeWorld();
  const email = newEmail();
  const [home, stranger] = [asBrowser(world), asBrowser(world)];
  await signIn(world, home, email);
  stranger.cookies.set('__Host-known', 'made-up');
  await signIn(world, stranger);
  for (let i = 0; i < 4; i++) expect((await ask(world, email)).status).toBe(303);
  expect((await stranger.submit('/api/login', { email })).status).toBe(429);
  expect((await home.submit('/api/login', { email })).status).toBe(303);
  // After half a year nobody knows it any more.
  world.now += 181 * day;
  for (let i = 0; i < 5; i++) expect((await ask(world, email)).status).toBe(303);
  expect((await home.submit('/api/login', { email })).status).toBe(429);
});

test('who shares a browser with a member has nothing of theirs', async () => {
  const world = makeWorld();
  const [first, second] = [newEmail(), newEmail()];
  const [shared, elsewhere] = [asBrowser(world), asBrowser(world)];
  await signIn(world, shared, first);
  const noted = shared.cookies.get('__Host-known') ?? '';
  await shared.open('/api/logout');
  await signIn(world, shared, second);
  await shared.open('/api/logout');
  // Both are known there by now, and what the first one noted is no help against the second.
  for (const email of [first, second]) {
    for (let i = 0; i < 4; i++) expect((await ask(world, email)).status).toBe(303);
    expect((await ask(world, email)).status).toBe(429);
    expect((await shared.submit('/api/login', { email })).status).toBe(303);
  }
  elsewhere.cookies.set('__Host-known', noted);
  expect((await elsewhere.submit('/api/login', { email: second })).status).toBe(429);
});

test('a class in the same network does not keep a known browser waiting', async () => {
  const world = makeWorld();
  const network = newAddress();
  const email = newEmail();
  const home = asBrowser(world, {}, network);
  await signIn(world, home, email);
  await home.open('/api/logout');
  for (let i = 0; i < 19; i++) expect((await ask(world, newEmail(), network)).status).toBe(303);
  expect((await ask(world, newEmail(), network)).status).toBe(429);
  expect((await home.submit('/api/login', { email })).status).toBe(303);
});

test('one network asks for twenty letters in fifteen minutes', async () => {
  const world = makeWorld();
  const network = newAddress();
  for (let i = 0; i < 20; i++) expect((await ask(world, newEmail(), network)).status).toBe(303);
  expect((await ask(world, newEmail(), network)).status).toBe(429);
  expect((await ask(world, newEmail())).status).toBe(303);
  world.now += 15 * minute;
  expect((await ask(world, newEmail(), network)).status).toBe(303);
});

test('a household of IPv6 addresses is one network', async () => {
  const world = makeWorld();
  const street = `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}`;
  for (let i = 1; i <= 20; i++) expect((await ask(world, newEmail(), `${street}:1::${i}`)).status).toBe(303);
  expect((await ask(world, newEmail(), `${street}:1:ffff:0:0:1`)).status).toBe(429);
  expect((await ask(world, newEmail(), `${street}:2::1`)).status).toBe(303);
});

test.each(['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'True-Client-IP'])(
  '%s hides nobody',
  async (name) => {
    const world = makeWorld();
    const network = newAddress();
    for (let i = 0; i < 20; i++) await ask(world, newEmail(), network, { [name]: newAddress() });
    expect((await ask(world, newEmail(), network, { [name]: newAddress() })).status).toBe(429);
  },
);

test('a refusal keeps the address, and the code that was sent before still works', async () => {
  const world = makeWorld();
  const email = newEmail();
  const browser = asBrowser(world);
  for (let i = 0; i < 5; i++) await browser.submit('/api/login', { email });
  const refused = await (await browser.submit('/api/login', { email })).text();
  expect(refused).toContain(`value="${email}"`);
  expect(refused).toContain('href="/api/login/code"');
  expect((await browser.submit('/api/login/code', { code: codeFor(world, email) })).status).toBe(303);
});

test('no statement of signing in reads a whole table', async () => {
  const sent = new Set<string>();
  const watched = envWith(env, ({ prepare }) => ({
    prepare: (text) => {
      sent.add(text);
      return prepare(text);
    },
  }));
  const world = makeWorld();
  const email = newEmail();
  const browser = asBrowser(world, watched);
  for (let i = 0; i < 6; i++) await browser.submit('/api/login', { email });
  await browser.open('/api/login/code');
  await browser.submit('/api/login/code', { code: codeFor(world, email) });
  await browser.open('/api/auth/user');
  await browser.open('/api/logout');

  expect(sent.size).toBeGreaterThan(8);
  for (const text of sent) {
    const slots = text.match(/\?/g)?.map(() => null) ?? [];
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...slots)
      .all<{ detail: string }>();
    for (const { detail } of results) expect(`${detail} of ${text}`).not.toMatch(/^SCAN (?!CONSTANT ROW)/);
  }
});
