import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { day, minute } from '../platform/clock.ts';
import { makeWorld, newAddress, type World } from '../testing/as.ts';
import { asBrowser, codeFor, newEmail, signIn, waiting } from '../testing/browser.ts';
import { proof } from '../testing/proof.ts';
import { planOf, rememberingEnv } from '../testing/statements.ts';

const ask = (world: World, email: string, address = newAddress(), headers = {}) =>
  asBrowser(world, {}, address).submit('/api/login', { email }, headers);

/** Number of emails sent when each of these IP addresses requests codes until it is refused. */
async function emailsTo(world: World, email: string, networks: readonly string[]): Promise<number> {
  for (const network of networks) while ((await ask(world, email, network)).status === 303);
  return world.emails.filter(({ to }) => to === email).length;
}

test('one IP address gets four emails to an address in fifteen minutes, and ten a day', async () => {
  const world = makeWorld();
  const [email, network] = [newEmail(), newAddress()];
  for (let i = 0; i < 4; i++) {
    expect((await ask(world, email, network)).status).toBe(303);
    world.now += minute;
  }
  const refused = await ask(world, email.toUpperCase(), network);
  expect(refused.status).toBe(429);
  // The reserve of two has room when the third of the four emails leaves the window; it was sent two minutes ago.
  expect(refused.headers.get('Retry-After')).toBe(String(11 * 60));
  expect(await refused.text()).toContain('try again in 11 minutes');
  world.now += 11 * minute - 1000;
  expect((await ask(world, email, network)).headers.get('Retry-After')).toBe('1');
  world.now += 1000;
  expect((await ask(world, email, network)).status).toBe(303);
  for (let i = 0; i < 5; i++) {
    world.now += 20 * minute;
    expect((await ask(world, email, network)).status).toBe(303);
  }
  world.now += 20 * minute;
  const tenth = await ask(world, email, network);
  const first = 4 * minute + 11 * minute + 6 * 20 * minute;
  expect([tenth.status, tenth.headers.get('Retry-After')]).toEqual([429, String((day - first) / 1000)]);
});

test('strangers’ IP addresses, however many, leave every other one its reserve', async () => {
  const world = makeWorld();
  const [email, phone] = [newEmail(), newAddress()];
  // Strangers use up the limits of a whole day; their last round is a moment old.
  const strangers = Array.from({ length: 8 }, newAddress);
  for (let round = 0; round < 2; round++) {
    await emailsTo(world, email, strangers);
    world.now += 10 * 60 * minute;
  }
  await emailsTo(world, email, Array.from({ length: 8 }, newAddress));
  const statuses = async (count: number) => {
    const answers = [];
    for (let i = 0; i < count; i++) answers.push(await ask(world, email, phone));
    return answers.map(({ status, headers }) => [status, headers.get('Retry-After')]);
  };
  expect(await statuses(3)).toEqual([
    [303, null],
    [303, null],
    // The wait is 15 minutes, not until the strangers’ emails are a day old.
    [429, String(15 * 60)],
  ]);
  world.now += 15 * minute;
  expect(await statuses(3)).toEqual([
    [303, null],
    [303, null],
    [429, String(24 * 60 * 60 - 15 * 60)],
  ]);
});

test.each([
  ['an address', [newAddress()]],
  ['a whole /48 of addresses', Array.from({ length: 12 }, (_, i) => `2001:db8:7:${i}::1`)],
])('%s never uses up all limits of an email address', async (_, networks) => {
  const world = makeWorld();
  const email = newEmail();
  expect(await emailsTo(world, email, networks)).toBe(4);
  expect(await emailsTo(world, email, [newAddress()])).toBe(6);
});

test('the emails that an address gets in a day are bounded by the number of requesting IP addresses', async ({
  task,
}) => {
  const world = makeWorld();
  const sent: number[] = [];
  for (const many of [1, 3, 10]) {
    const email = newEmail();
    const networks = Array.from({ length: many }, newAddress);
    for (let hours = 0; hours < 24; hours += 6) {
      await emailsTo(world, email, networks);
      world.now += 6 * 60 * minute - 1;
    }
    sent.push(world.emails.filter(({ to }) => to === email).length);
  }
  proof(task, {
    goal: 'G-A2',
    what: 'Emails to one address in a day, from 1, 3 and 10 IP addresses that request all day',
    figure: sent.join(', '),
    passLine: '10, then at most 4 per IP address and 7 more',
  });
  expect(sent[0]).toBe(10);
  expect(sent[1]).toBeLessThanOrEqual(4 * 3 + 7);
  expect(sent[2]).toBeLessThanOrEqual(4 * 10 + 7);
});

test('strangers who use up the emails to an address do not lock its member out of a known browser', async () => {
  const world = makeWorld();
  const [email, network] = [newEmail(), newAddress()];
  const home = asBrowser(world, {}, network);
  await signIn(world, home, email);
  await home.open('/api/logout');
  // Strangers at the same IP address; the member’s own first email counts like theirs.
  for (let i = 0; i < 9; i++) {
    expect((await ask(world, email, network)).status).toBe(303);
    world.now += 20 * minute;
  }
  expect((await ask(world, email, network)).status).toBe(429);

  await signIn(world, home, email);
  expect((await home.open('/api/auth/user')).status).toBe(200);
  await home.open('/api/logout');
  // The known browser has its own limit, and is not known for another member's address.
  for (let i = 0; i < 5; i++) expect((await home.submit('/api/login', { email })).status).toBe(303);
  expect((await home.submit('/api/login', { email })).status).toBe(429);
  const other = newEmail();
  await signIn(world, asBrowser(world, {}, network), other);
  expect(await emailsTo(world, other, [network])).toBe(4);
  expect((await home.submit('/api/login', { email: other })).status).toBe(429);
});

test('a made-up or expired cookie does not make a browser known', async () => {
  const world = makeWorld();
  const [email, network] = [newEmail(), newAddress()];
  const [home, stranger] = [asBrowser(world, {}, network), asBrowser(world, {}, network)];
  await signIn(world, home, email);
  stranger.cookies.set('__Host-known', 'made-up');
  await signIn(world, stranger);
  expect(await emailsTo(world, email, [network])).toBe(4);
  expect((await stranger.submit('/api/login', { email })).status).toBe(429);
  expect((await home.submit('/api/login', { email })).status).toBe(303);
  // After half a year the browser is no longer known.
  world.now += 181 * day;
  await emailsTo(world, email, [network]);
  expect((await home.submit('/api/login', { email })).status).toBe(429);
});

test('sharing a browser with a member gives no use of their known-browser token', async () => {
  const world = makeWorld();
  const [first, second, network] = [newEmail(), newEmail(), newAddress()];
  const [shared, elsewhere] = [asBrowser(world, {}, network), asBrowser(world, {}, network)];
  await signIn(world, shared, first);
  const noted = shared.cookies.get('__Host-known') ?? '';
  await shared.open('/api/logout');
  await signIn(world, shared, second);
  await shared.open('/api/logout');
  // Both members are known there by now; a token copied by the first is no help against the second.
  for (const email of [first, second]) {
    expect(await emailsTo(world, email, [network])).toBe(4);
    expect((await shared.submit('/api/login', { email })).status).toBe(303);
  }
  elsewhere.cookies.set('__Host-known', noted);
  expect((await elsewhere.submit('/api/login', { email: second })).status).toBe(429);
});

test('a class of twenty signs in behind one IP address, and the next one waits for fifteen minutes', async () => {
  const world = makeWorld();
  const [email, network] = [newEmail(), newAddress()];
  const home = asBrowser(world, {}, network);
  await signIn(world, home, email);
  await home.open('/api/logout');
  for (let i = 0; i < 19; i++) {
    const pupil = asBrowser(world, {}, network);
    await signIn(world, pupil);
    expect((await pupil.open('/api/auth/user')).status).toBe(200);
  }
  expect((await ask(world, newEmail(), network)).status).toBe(429);
  // Known browsers and other IP addresses do not wait.
  expect((await home.submit('/api/login', { email })).status).toBe(303);
  expect((await ask(world, newEmail())).status).toBe(303);
  world.now += 15 * minute;
  expect((await ask(world, newEmail(), network)).status).toBe(303);
});

test('the subnets of one /48 share one limit of emails, and no other subnet does', async () => {
  const world = makeWorld();
  const street = `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}`;
  /** Number of emails sent when each IP address of these subnets requests one. */
  const sent = async (networks: readonly number[], addresses: number) => {
    let count = 0;
    for (let host = 1; host <= addresses; host++)
      for (const network of networks) {
        const answer = await ask(world, newEmail(), `${street}:${network}::${host}`);
        if (answer.status === 303) count++;
        else expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      }
    return count;
  };
  // The IPv6 addresses of a household count as one.
  expect(await sent([1], 21)).toBe(20);
  expect(await sent([2, 3, 4], 14)).toBe(40);
  expect(await sent([99], 1)).toBe(0);
  expect((await ask(world, newEmail())).status).toBe(303);
  expect((await ask(world, newEmail(), `${street}0:1::1`)).status).toBe(303);
  world.now += 15 * minute;
  expect(await sent([99], 1)).toBe(1);
});

test('no proxy header hides the caller’s IP address', async () => {
  const world = makeWorld();
  const network = newAddress();
  const names = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'True-Client-IP'];
  const misled = () =>
    ask(world, newEmail(), network, Object.fromEntries(names.map((name) => [name, newAddress()])));
  for (let i = 0; i < 20; i++) expect((await misled()).status).toBe(303);
  expect((await misled()).status).toBe(429);
});

test('a refusal keeps the address in the form, and the code that was sent before still works', async () => {
  const { world, browser, email, enter } = await waiting();
  for (let i = 0; i < 3; i++) await browser.submit('/api/login', { email });
  const refused = await (await browser.submit('/api/login', { email })).text();
  expect(refused).toContain(`value="${email}"`);
  // The way that works comes before the one that was refused, and only once.
  expect(refused).toMatch(/href="\/api\/login\/code"[^>]*>Enter the code we sent you<.*>Send me a code</s);
  expect(refused.match(/href="\/api\/login\/code"/g)).toHaveLength(1);
  expect((await enter(codeFor(world, email))).status).toBe(303);
});

test('no statement of signing in scans a table', async () => {
  const { env: remembering, sent } = rememberingEnv(env);
  const { world, browser, email, enter } = await waiting(makeWorld(), remembering);
  for (let i = 0; i < 5; i++) await browser.submit('/api/login', { email });
  await browser.open('/api/login/code');
  await enter(codeFor(world, email));
  await browser.open('/api/auth/user');
  await browser.open('/api/logout');

  const statements = new Map(sent.map((one) => [one.sql, one]));
  expect(statements.size).toBeGreaterThan(8);
  // The suspensions of one mailbox are few rows, which are found by an index each.
  for (const [sql, one] of statements)
    for (const step of await planOf(env, one))
      expect(`${step} of ${sql}`).not.toMatch(/^SCAN (?!CONSTANT ROW|kept|all_kept)/);
});
