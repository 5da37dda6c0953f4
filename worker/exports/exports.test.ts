import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { rocks } from '../../schema/tables/index.ts';
import { openDatabase } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { asMember, makeWorld, type Person, type World } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { csvRows } from '../testing/csv.ts';
import { envWith } from '../testing/database.ts';
import { makeMember, newPlace } from '../testing/make.ts';
import { findRock, hiddenRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';
import { pageRows } from './csv-export.ts';

const files = ['rocks', 'journeys', 'finds', 'follows', 'notifications'] as const;
type File = (typeof files)[number];

const asPro = async (world?: World, changes: Parameters<typeof makeMember>[0] = {}) =>
  asMember(world, await makeMember({ hasManualPlan: true, ...changes }));

const download = (person: Person, file: File) => person.request(`/api/user/export/${file}.csv`);

const rowsOf = async (person: Person, file: File) => csvRows(await download(person, file));

test('a file is a download named after the day, and is not cached', async () => {
  const person = await asPro(makeWorld(Date.UTC(2026, 4, 1, 23, 59)));
  const answer = await download(person, 'rocks');
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toBe(
    'attachment; filename="rockabout-rocks-2026-05-01.csv"',
  );
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
});

test('an empty file has its column headings, after a byte order mark', async () => {
  const person = await asPro();
  for (const file of files) {
    const bytes = new Uint8Array(await (await download(person, file)).arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    expect(new TextDecoder().decode(bytes)).toMatch(/^"Rock","[^\r\n]*"\r\n$/);
  }
});

test('rocks.csv has the member’s own rocks, with their Rock IDs', async () => {
  const world = makeWorld(Date.UTC(2026, 4, 1, 9));
  const [owner, other] = [await asPro(world), await asPro(world)];
  await hiddenRock(other, { name: 'Not mine' });
  const plain = await registerRock(owner, { name: '=Plain' });
  world.now += 60_000;
  const rock = await hiddenRock(owner, { name: 'Ünïcode, "quoted"' });
  expect(await rowsOf(owner, 'rocks')).toEqual([
    {
      Rock: 'Ünïcode, "quoted"',
      'Rock ID': rock.laserEngraverId,
      Description: 'A small sun for a grey day',
      Status: 'hidden',
      Registered: '2026-05-01T09:01:00.000Z',
      'Kilometers traveled': '0',
      'Miles traveled': '0',
      'Times found': '0',
      Likes: '0',
      Comments: '0',
      'Last location': 'Under the old oak',
      'Last town': expect.stringMatching(/^(Omaha|Lincoln|Columbus), Nebraska$/),
      Latitude: expect.stringMatching(/^41\.\d+$/),
      Longitude: expect.stringMatching(/^-9\d\.\d+$/),
      'Last hidden': '2026-05-01T09:01:00.000Z',
      'Painted by': '',
      Adopted: '',
    },
    expect.objectContaining({
      Rock: "'=Plain",
      'Rock ID': plain.laserEngraverId,
      Status: 'active',
      Latitude: '',
      'Last hidden': '',
      'Painted by': '',
      Adopted: '',
    }),
  ]);
});

test('for a withheld rock a finder gets their own notes, and nothing of its owner’s', async () => {
  const world = makeWorld();
  const [owner, finder, noting] = [await asPro(world), await asPro(world), await asPro(world)];
  const rock = await hiddenRock(owner);
  for (const person of [finder, noting]) {
    const { foundRockId } = await findRock(person, rock.laserEngraverId);
    const form = { ...newPlace({ locationName: 'By the gate' }), actionType: 'found' };
    if (person === noting) await person.api.rocks[':id'].locations.$post({ param: { id: rock.id }, form });
    await rehideRock(person, foundRockId);
  }
  await openDatabase(env.DB).update(rocks).set({ withheldAt: world.now }).where(eq(rocks.id, rock.id));
  const nowhere = { Rock: '', Location: '', Latitude: '', Longitude: '' };
  expect(await rowsOf(finder, 'finds')).toMatchObject([nowhere]);
  expect(await rowsOf(noting, 'finds')).toMatchObject([{ Rock: '', Location: 'By the gate' }]);
});

test('journeys.csv and finds.csv show one journey as its owner and its finder may see it', async () => {
  const world = makeWorld(Date.UTC(2026, 4, 1, 3));
  const owner = await asPro(world, { firstName: 'Olive', lastName: 'Secretson' });
  const finder = await asPro(world, { firstName: 'Fern', lastName: 'Hiddenham' });
  const rock = await registerRock(owner, { name: 'Traveler' });
  await hideRock(owner, rock.id, newPlace({ latitude: '41.25', longitude: '-95.93' }));
  world.now += 86_400_000;
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  await finder.api.rocks[':id'].locations.$post({
    param: { id: rock.id },
    form: {
      latitude: '41.251',
      longitude: '-95.931',
      locationName: 'By the gate',
      notes: 'In ivy',
      actionType: 'found',
    },
  });
  const at = `/api/rocks/${rock.id}/journey/2`;
  await finder.send('PUT', `${at}/line`, { line: 'Wow' });
  await owner.send('PUT', `${at}/thanks`, { line: 'It made my day' });
  world.now += 86_400_000;
  await rehideRock(finder, foundRockId, newPlace({ latitude: '52.52', longitude: '13.4' }));

  const journey = await rowsOf(owner, 'journeys');
  expect(
    journey.map((row) => [row['Step'], row['What happened'], row['When'], row['Who'], row['Country']]),
  ).toEqual([
    ['1', 'hidden', '2026-05-01T03:00:00.000Z', 'Olive S.', 'United States'],
    ['2', 'found', '2026-05-02T03:00:00.000Z', 'Fern H.', 'United States'],
    ['3', 'hidden', '2026-05-03T03:00:00.000Z', 'Fern H.', 'Germany'],
  ]);
  expect(journey.map((row) => [row['Town'], row['Day there']])).toEqual([
    ['Omaha, Nebraska', '2026-04-30'],
    ['Omaha, Nebraska', '2026-05-01'],
    ['', ''],
  ]);
  expect(journey[1]).toMatchObject({
    Rock: 'Traveler',
    'Rock ID': rock.laserEngraverId,
    Location: 'By the gate',
    Latitude: '41.251',
    Longitude: '-95.931',
    Notes: 'In ivy',
    'Line of the finder': 'Wow',
    Thanks: 'It made my day',
    Kilometers: '',
  });
  expect(Number(journey[2]?.['Kilometers'])).toBeCloseTo(7_581, -1);

  expect(await rowsOf(finder, 'finds')).toEqual([
    {
      Rock: 'Traveler',
      Owner: 'Olive S.',
      Found: '2026-05-02T03:00:00.000Z',
      'Day there': '2026-05-01',
      Location: 'By the gate',
      Town: 'Omaha, Nebraska',
      Latitude: '41.251',
      Longitude: '-95.931',
      Notes: 'In ivy',
      'My line': 'Wow',
      Thanks: 'It made my day',
      'Counts on the leaderboard': 'yes',
      'Hidden again': '2026-05-03T03:00:00.000Z',
      'New location': 'Under the old oak',
      'New town': '',
    },
  ]);
  expect(await rowsOf(owner, 'finds')).toEqual([]);
  expect(await rowsOf(finder, 'journeys')).toEqual([]);
  expect(await rowsOf(finder, 'rocks')).toEqual([]);

  const everything = await Promise.all(
    [owner, finder].flatMap((person) => files.map(async (file) => (await download(person, file)).text())),
  );
  for (const secret of ['Secretson', 'Hiddenham', owner.member.email, finder.member.email]) {
    expect(everything.join('')).not.toContain(secret);
  }
  // The finder no longer holds the rock, so the Rock ID is not in their files.
  expect(everything.slice(files.length).join('')).not.toContain(rock.laserEngraverId);
});

test('follows.csv and notifications.csv tell what a member follows and was told', async () => {
  const world = makeWorld(Date.UTC(2026, 4, 1, 3));
  const [owner, finder, fan] = [await asPro(world), await asPro(world), await asPro(world)];
  const rock = await hiddenRock(owner, { name: 'Traveler' });
  for (const method of ['PUT', 'DELETE'])
    await (method === 'PUT' ? finder : fan).send(method, `/api/rocks/${rock.id}/follow`, {});
  await findRock(finder, rock.laserEngraverId);
  const follow = { Rock: 'Traveler', Since: '2026-05-01T03:00:00.000Z' };
  expect(await rowsOf(finder, 'follows')).toMatchObject([{ ...follow, Following: 'yes' }]);
  expect(await rowsOf(fan, 'follows')).toMatchObject([{ ...follow, Following: 'no' }]);
  const told = { Rock: 'Traveler', 'What happened': 'Traveler was found', Pushed: '' };
  const at = '2026-05-01T03:00:00.000Z';
  expect(await rowsOf(owner, 'notifications')).toMatchObject([{ ...told, When: at, Emailed: at }]);
  expect(await rowsOf(finder, 'notifications')).toEqual([]);
});

/** Inserts rocks that the member has hidden and found, many in the same millisecond. */
async function manyRocks(ownerId: string, count: number): Promise<void> {
  const word = newId();
  const series = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const [rock, at] = [`'${word}' || i`, '1750000000000 + i / 7'];
  const entry = (seq: number, action: string) =>
    `INSERT INTO entries (id, rock_id, member_id, seq, action, latitude, longitude, location_name, created_at, recorded_at)
     ${series} SELECT '${word}' || i || '-${seq}', ${rock}, '${ownerId}', ${seq}, '${action}', 41, -96, 'Field', ${at}, ${at} FROM n`;
  const rows = [
    `INSERT INTO rocks (id, owner_id, name, description, code, code_key, created_at)
     ${series} SELECT ${rock}, '${ownerId}', 'Rock ' || i, '', ${rock}, ${rock}, ${at} FROM n`,
    entry(1, 'hidden'),
    entry(2, 'found'),
    `INSERT INTO finds (id, rock_id, member_id, seq, found_at, is_scored)
     ${series} SELECT ${rock}, ${rock}, '${ownerId}', 2, ${at}, FALSE FROM n`,
  ];
  await env.DB.batch(rows.map((text) => env.DB.prepare(text)));
}

/** A world whose D1 fails from the given batch on. */
function brittle(failsAt: number): World {
  let batches = 0;
  const failing = envWith(env, ({ batch }) => ({
    batch: <T>(statements: D1PreparedStatement[]) => {
      batches += 1;
      return batches < failsAt ? batch<T>(statements) : Promise.reject(new Error('Network connection lost'));
    },
  }));
  return { ...makeWorld(), env: failing };
}

test.each([
  ['rocks', 1_200, 1_200],
  ['rocks', pageRows, pageRows],
  ['journeys', 1_200, 2_400],
  ['finds', 1_200, 1_200],
] as const)('%s.csv of %i rocks is read page by page, each row once', async (file, many, count) => {
  const { env: counting, spent } = countingEnv(env);
  const owner = await asPro({ ...makeWorld(), env: counting });
  await manyRocks(owner.member.id, many);
  const answer = await download(owner, file);
  expect(spent.roundTrips, 'read before anybody takes a byte').toBe(1);
  const { data } = Papa.parse<string[]>(await answer.text(), { skipEmptyLines: true });
  expect(spent.roundTrips).toBe(Math.floor(count / pageRows) + 1);
  // Each page starts at the cursor and does not read earlier rows again.
  expect(spent.rowsRead).toBeLessThanOrEqual(count * 10);
  const rows = data.slice(1);
  expect(rows).toHaveLength(count);
  const key = (row: string[]) => (file === 'journeys' ? `${row[0]} ${row[2]}` : row[0]);
  expect(new Set(rows.map(key)).size).toBe(count);
});

test('a download fails with an error when a page cannot be read', async () => {
  const owner = await asPro(brittle(3));
  await manyRocks(owner.member.id, 1_200);
  const answer = await download(owner, 'rocks');
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('Network connection lost');
});

test('when the first page cannot be read there is no file at all', async () => {
  const owner = await asPro(brittle(1));
  const answer = await download(owner, 'rocks');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Content-Disposition')).toBeNull();
});
