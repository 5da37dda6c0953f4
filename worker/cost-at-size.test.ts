import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { placeLists } from '../schema/tables/index.ts';
import { listKey, type ListedPlace } from './places/listed.ts';
import { day } from './platform/clock.ts';
import { asMember, asStranger, makeWorld, type Person, type World } from './testing/as.ts';
import { countingEnv, noCost, type Cost } from './testing/cost.ts';
import { cities } from './testing/crowd/cities.ts';
import { crowdSizes, entriesEach, rockCode, rockId } from './testing/crowd/size.ts';
import { crowdStatements } from './testing/crowd/statements.ts';
import { db } from './testing/db.ts';
import { hiddenRock } from './testing/play.ts';
import { proof } from './testing/proof.ts';
import { drift, expectAgreement } from './testing/recount.ts';
import { planOf, rememberingEnv } from './testing/statements.ts';

/** Ten thousand rocks with their journeys, written straight into the tables. */
const crowd = crowdSizes.small;

const counting = countingEnv(env);
const { env: bindings, sent } = rememberingEnv(counting.env);
let world: World;
let people: Record<'visitor' | 'member', Person>;
let untouched: Record<string, number>;

beforeAll(async () => {
  untouched = await drift();
  await env.DB.batch(crowdStatements(crowd, Date.now()).map((statement) => env.DB.prepare(statement)));
  world = { ...makeWorld(), env: bindings };
  people = { visitor: asStranger(world), member: await asMember(world) };
});

/** The cost of one request, and the size of its answer. */
async function costOf(person: Person, path: string): Promise<Cost & { bytes: number }> {
  Object.assign(counting.spent, noCost());
  const answer = await person.request(path);
  expect(answer.status, path).toBe(200);
  return { ...counting.spent, bytes: (await answer.arrayBuffer()).byteLength };
}

const size = `${crowd.rocks} rocks, ${crowd.rocks * entriesEach} entries`;

const lists = {
  '/api/rocks': 300_000,
  '/api/rocks/featured': 300_000,
  '/api/rocks/locations': 300_000,
  '/api/rocks/locations?bbox=-180,-85,180,85': 300_000,
  '/api/rocks/locations?bbox=-0.5,51.2,0.5,51.8': 300_000,
  '/api/map?bbox=-180,-85,180,85&zoom=2': 300_000,
  '/api/map?bbox=-0.01,51.49,0.01,51.51&zoom=16': 300_000,
  '/api/map/month': 10_000,
  [`/api/rocks/${rockId(1)}/journey`]: 300_000,
  [`/api/rocks/${rockId(1)}/interactions`]: 300_000,
  '/api/activities': 300_000,
  '/api/leaderboard': 300_000,
  '/api/leaderboard/registered': 300_000,
  '/api/founding-ambassadors': 300_000,
  '/api/stats': 2000,
  '/api/rocks/counts': 2000,
  [`/api/rocks/check/${rockCode(1)}`]: 2000,
};

test('counters and states of the seeded crowd agree with a recount', async () => {
  await expectAgreement(untouched);
});

test('no public list reads or returns more than one page', async ({ task }) => {
  const worst = { rowsRead: 0, roundTrips: 0, bytes: 0, of: '' };
  const long: string[] = [];
  for (const person of Object.values(people)) {
    for (const [path, longest] of Object.entries(lists)) {
      const { rowsRead, roundTrips, bytes } = await costOf(person, path);
      if (bytes > longest) long.push(`${path}: ${bytes}`);
      if (rowsRead > worst.rowsRead) Object.assign(worst, { rowsRead, of: path });
      worst.roundTrips = Math.max(worst.roundTrips, roundTrips);
      worst.bytes = Math.max(worst.bytes, bytes);
    }
  }
  proof(task, {
    goal: 'G-L2',
    what: `${size}: the costliest public list`,
    figure: `${worst.rowsRead} rows read (${worst.of})`,
    passLine: '2000 at most',
  });
  proof(task, {
    goal: 'G-L2',
    what: `${size}: the longest answer`,
    figure: `${worst.bytes} bytes; ${worst.roundTrips} round trip`,
    passLine: '300000; 1',
  });
  expect(long).toEqual([]);
  expect(worst.roundTrips).toBe(1);
  expect(worst.rowsRead).toBeLessThanOrEqual(2000);
});

test('a search for a worn-off ID reads the rocks around its town, whatever else is asked', async ({
  task,
}) => {
  const [{ latitude, longitude } = { latitude: 0, longitude: 0 }] = cities();
  const town: ListedPlace = ['town', 1, 'Bigtown', [], null, 'US', latitude, longitude, 1_000_000];
  await db.insert(placeLists).values({ key: listKey.block('bigtown'), places: JSON.stringify([town]) });
  const worst = { rowsRead: 0, roundTrips: 0, bytes: 0 };
  const aYearAgo = new Date(world.now - 365 * day).toISOString().slice(0, 'yyyy-mm'.length);
  for (const person of Object.values(people))
    for (const asked of ['', '&what=a+red+ladybird', `&month=${aYearAgo}`]) {
      const cost = await costOf(person, `/api/worn-off?town=bigtown${asked}`);
      for (const what of ['rowsRead', 'roundTrips', 'bytes'] as const)
        worst[what] = Math.max(worst[what], cost[what]);
    }
  proof(task, {
    goal: 'G-L2',
    what: `${size}: a search for a worn-off ID in the largest city`,
    figure: `${worst.rowsRead} rows read, ${worst.bytes} bytes, ${worst.roundTrips} round trips`,
    passLine: '2000, 20000, 3 at most',
  });
  // Otherwise the city would be empty.
  expect(worst.rowsRead).toBeGreaterThan(200);
  expect(worst.rowsRead).toBeLessThanOrEqual(2000);
  expect(worst.bytes).toBeLessThanOrEqual(20_000);
  expect(worst.roundTrips).toBe(3);
});

test('no statement scans or counts all rocks, entries or members, skips a thousand rows, or exceeds D1’s limit of parameters', async ({
  task,
}) => {
  const rock = await hiddenRock(people.member);
  const finder = await asMember(world);
  await finder.api.rocks.find.$post({ json: { laserEngraverId: rock.laserEngraverId } });
  for (const path of ['/api/rocks/my', '/api/rocks/rehide', '/api/rocks/rehidden', '/api/activities/my'])
    await costOf(people.member, path);
  const scans = new Set<string>();
  let mostRowsRead = 0;
  for (const statement of sent) {
    // Scans along an index are allowed: they end with the page, and the rows read are checked below.
    const { sql, rowsRead = Infinity } = statement;
    mostRowsRead = Math.max(mostRowsRead, rowsRead);
    if (/\bcount\s*\(|\boffset\b(?! \d{1,3}\b)/i.test(sql)) scans.add(`counts or skips: ${sql}`);
    const steps = await planOf(env, statement);
    // A subquery under the table's name; its rows are among the rows read.
    const isPart = (table: string) => steps.some((step) => step === `CO-ROUTINE ${table}`);
    for (const step of steps) {
      const [, table] = /^SCAN (rocks|entries|members)(?! USING)/.exec(step) ?? [];
      if (table && !isPart(table)) scans.add(`${step}: ${sql}`);
    }
  }
  const most = Math.max(...sent.map(({ parameters }) => parameters.length));
  proof(task, {
    goal: 'G-L2',
    what: `plans of ${sent.length} statements`,
    figure: `${scans.size} scans of rocks, entries or members; at most ${mostRowsRead} rows read, ${most} parameters`,
    passLine: '0; 2000, 100',
  });
  expect([...scans]).toEqual([]);
  expect(mostRowsRead).toBeLessThanOrEqual(2000);
  expect(most).toBeLessThanOrEqual(100);
});
