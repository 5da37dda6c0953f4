import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { limits, visitDays, visits, visitSalts } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { runHourly } from '../hourly.ts';
import { callerOf } from '../platform/caller.ts';
import { day, dayOf } from '../platform/clock.ts';
import { newToken, sha256 } from '../platform/ids.ts';
import { asMember, asStranger, makeWorld, newAddress, origin, type World } from '../testing/as.ts';
import { dumpOf } from '../testing/canaries/dump.ts';
import { envWith } from '../testing/database.ts';
import { browsersPerSubnet, recordVisit } from './record.ts';
import { db } from '../testing/db.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.5 Mobile/15E148 Safari/604.1';

let nextDay = Date.UTC(2031, 0, 1, 12);
/** A world on a day without visits. */
function makeQuietWorld(): World {
  nextDay += 7 * day;
  return makeWorld(nextDay);
}

const requestFrom = (address: string) => new Request(origin, { headers: { 'CF-Connecting-IP': address } });

async function visit(world: World, address: string, agent = firefox): Promise<void> {
  const caller = await callerOf(requestFrom(address));
  await recordVisit(openContext(world.env, caller, world.deps), agent);
}

async function visitorsOn(at: number): Promise<number> {
  const [row] = await db
    .select()
    .from(visitDays)
    .where(eq(visitDays.day, dayOf(at)));
  return row?.visitors ?? 0;
}

/** Counts of the batches sent to D1 and the rows written. */
interface Asked {
  batches: number;
  rowsWritten: number;
}

/** Another isolate: the same database behind a new binding, with an empty cache. */
function inNewIsolate(world: World): World & { asked: Asked } {
  const asked = { batches: 0, rowsWritten: 0 };
  const watched = envWith(env, (real) => ({
    batch: async <T>(statements: D1PreparedStatement[]) => {
      asked.batches++;
      const results = await real.batch<T>(statements);
      for (const { meta } of results) asked.rowsWritten += meta.rows_written;
      return results;
    },
  }));
  const isolate = { ...world, env: watched, asked };
  isolate.deps = { ...world.deps, now: () => isolate.now };
  return isolate;
}

test('a thousand visits by one client count once, and cost no query after the first', async () => {
  const world = inNewIsolate(makeQuietWorld());
  const address = newAddress();
  await visit(world, address);
  // One batch each to read the salt, to create it, and to write the visit.
  expect(world.asked.batches).toBe(3);
  const { rowsWritten } = world.asked;
  for (let i = 1; i < 1000; i++) {
    world.now += 30_000;
    await visit(world, address);
  }
  expect(world.asked).toEqual({ batches: 3, rowsWritten });
  expect(await visitorsOn(world.now)).toBe(1);
  await visit(world, newAddress());
  expect(world.asked.batches).toBe(4);
});

test('other isolates count nobody twice, and their attempts write nothing', async () => {
  const world = makeQuietWorld();
  const address = newAddress();
  await visit(inNewIsolate(world), address);
  const left = () =>
    db.batch([db.select().from(visits), db.select().from(visitSalts), db.select().from(limits)]);
  const before = await left();
  for (let i = 0; i < 3; i++) {
    const other = inNewIsolate(world);
    await visit(other, address);
    await visit(other, address);
    expect(other.asked).toEqual({ batches: 2, rowsWritten: 0 });
  }
  const together = [inNewIsolate(world), inNewIsolate(world), inNewIsolate(world)];
  await Promise.all(together.map((isolate) => visit(isolate, address)));
  expect(await visitorsOn(world.now)).toBe(1);
  expect(await left()).toEqual(before);
});

test('isolates that start a day concurrently agree on its salt', async () => {
  const world = makeQuietWorld();
  const [address, other] = [newAddress(), newAddress()];
  await Promise.all(
    Array.from({ length: 10 }, (_, i) => visit(inNewIsolate(world), i % 2 ? address : other)),
  );
  expect(await visitorsOn(world.now)).toBe(2);
  expect(await db.$count(visitSalts, eq(visitSalts.day, dayOf(world.now)))).toBe(1);
});

test('a page reports its visit by one request, for visitors and members alike', async () => {
  const world = makeQuietWorld();
  const people = [asStranger(world), await asMember(world)];
  for (const person of people) {
    for (let i = 0; i < 3; i++) {
      const answer = await person.request('/api/visits', {
        method: 'POST',
        headers: { 'User-Agent': firefox, 'Sec-Fetch-Site': 'same-origin' },
      });
      expect([answer.status, await answer.text(), answer.headers.get('Set-Cookie')]).toEqual([204, '', null]);
    }
  }
  expect(await visitorsOn(world.now)).toBe(2);
  const foreign = await people[0]?.request('/api/visits', {
    method: 'POST',
    headers: { 'User-Agent': safari, 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(foreign?.status).toBe(403);
  expect(await visitorsOn(world.now)).toBe(2);
});

test.each([
  ['', 0],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 0],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36', 0],
  ['curl/8.5.0', 0],
  [firefox, 1],
  [safari, 1],
])('the user agent %j counts as %i visitors', async (agent, count) => {
  const world = makeQuietWorld();
  const answer = await asStranger(world).request('/api/visits', {
    method: 'POST',
    headers: agent === '' ? {} : { 'User-Agent': agent },
  });
  expect(answer.status).toBe(204);
  expect(await visitorsOn(world.now)).toBe(count);
  if (count === 0) await visit(world, newAddress(), agent);
  expect(await visitorsOn(world.now)).toBe(count);
});

test('browsers of one subnet count each, up to a daily limit, which does not affect other subnets', async () => {
  const world = inNewIsolate(makeQuietWorld());
  const [school, home] = [newAddress(), newAddress()];
  await visit(world, school, firefox);
  await visit(world, school, safari);
  expect(await visitorsOn(world.now)).toBe(2);
  for (let i = 0; i < browsersPerSubnet + 3; i++) await visit(world, school, `${firefox} ${i}`);
  expect(await visitorsOn(world.now)).toBe(browsersPerSubnet);
  const { batches } = world.asked;
  for (let i = 0; i < 3; i++) await visit(world, school, `${safari} ${i}`);
  expect(world.asked.batches).toBe(batches);
  await visit(inNewIsolate(world), school, `${safari} once more`);
  expect(await visitorsOn(world.now)).toBe(browsersPerSubnet);
  await visit(world, home);
  expect(await visitorsOn(world.now)).toBe(browsersPerSubnet + 1);
  world.now += day;
  await visit(world, school);
  expect(await visitorsOn(world.now)).toBe(1);
});

test('a UTC day ends at its last millisecond, and the next one starts a new count', async () => {
  const world = makeQuietWorld();
  const address = newAddress();
  const midnight = Math.ceil(world.now / day) * day;
  world.now = midnight - 1;
  for (let i = 0; i < 3; i++) await visit(world, address);
  world.now = midnight;
  for (let i = 0; i < 3; i++) await visit(world, address);
  expect([await visitorsOn(midnight - 1), await visitorsOn(midnight)]).toEqual([1, 1]);
  const hashes = await db.select().from(visits);
  const [before, after] = [dayOf(midnight - 1), dayOf(midnight)].map(
    (name) => hashes.find(({ day }) => day === name)?.visitor,
  );
  expect(before).not.toBe(after);
});

test('concurrent visits on both sides of midnight count on their own days', async () => {
  const world = makeQuietWorld();
  const midnight = Math.ceil(world.now / day) * day;
  const address = newAddress();
  await Promise.all(
    Array.from({ length: 40 }, (_, i) => {
      const now = midnight - 20 + i;
      return visit({ ...world, deps: { ...world.deps, now: () => now } }, address);
    }),
  );
  expect([await visitorsOn(midnight - 1), await visitorsOn(midnight)]).toEqual([1, 1]);
});

/** Every row of every table as text. */
const dump = async () => JSON.stringify(await dumpOf(env));

test('a dump of the database contains neither IP address nor user agent, nor an unsalted hash of them', async () => {
  const world = makeQuietWorld();
  const person = asStranger(world);
  const canary = `${firefox} Canary/${crypto.randomUUID()}`;
  const addresses = [newAddress(), '2001:db8:77:88:99:aa:bb:cc'];
  const before = await db.select().from(visits);
  for (const address of addresses)
    await person.request('/api/visits?from=canary', {
      method: 'POST',
      headers: {
        'CF-Connecting-IP': address,
        'User-Agent': canary,
        Referer: `${origin}/nfc-scan?rockId=canary`,
      },
    });
  const after = await db.select().from(visits);
  expect(after).toHaveLength(before.length + 2);
  const { day: today } = after.at(-1) ?? { day: '' };
  const [salted] = await db.select().from(visitSalts).where(eq(visitSalts.day, today));

  const kept = await dump();
  expect(kept).toContain(after.at(-1)?.visitor);
  const callers = await Promise.all(addresses.map((address) => callerOf(requestFrom(address))));
  const secrets = ['canary', canary, ...addresses, '2001:db8:77:88', ...callers];
  for (const secret of secrets) {
    expect(kept.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(kept).not.toContain(btoa(secret).replaceAll('=', ''));
    expect(kept).not.toContain(await sha256(secret));
  }
  // The salted hash is there; the salt is deleted after two days.
  const visitor = await sha256(`${salted?.salt} ${callers[0]} ${canary}`);
  expect(kept).toContain(visitor);
  world.now += 3 * day;
  await runHourly(env, world.deps);
  const later = await dump();
  for (const gone of [visitor, salted?.salt ?? visitor, await sha256(`${salted?.salt} ${callers[0]}`)])
    expect(later).not.toContain(gone);
});

test('without the secret, a copy of the database with the salt does not allow brute-forcing IP addresses', async () => {
  const world = makeQuietWorld();
  world.env = { ...world.env, NETWORK_SECRET: newToken() };
  const address = newAddress();
  const headers = { 'CF-Connecting-IP': address, 'User-Agent': firefox };
  await asStranger(world).request('/api/visits', { method: 'POST', headers });
  const [salted] = await db
    .select()
    .from(visitSalts)
    .where(eq(visitSalts.day, dayOf(world.now)));
  const [guess, right] = [
    await callerOf(requestFrom(address)),
    await callerOf(requestFrom(address), world.env.NETWORK_SECRET),
  ];
  const kept = await dump();
  expect(kept).toContain(await sha256(`${salted?.salt} ${right}`));
  expect(kept).not.toContain(await sha256(`${salted?.salt} ${guess}`));
  expect(kept).not.toContain(world.env.NETWORK_SECRET);
});

test('salt and visits are deleted 48 hours after their day began, and the count stays', async () => {
  const world = makeQuietWorld();
  const began = Math.floor(world.now / day) * day;
  for (let i = 0; i < 3; i++) await visit(world, newAddress());
  const name = dayOf(began);
  const kept = async () => [
    await db.$count(visitSalts, eq(visitSalts.day, name)),
    await db.$count(visits, eq(visits.day, name)),
    await visitorsOn(began),
  ];
  world.now = began + 2 * day - 1;
  await runHourly(env, world.deps);
  expect(await kept()).toEqual([1, 3, 3]);
  world.now = began + 2 * day;
  await runHourly(env, world.deps);
  expect(await kept()).toEqual([0, 0, 3]);
});
