import { env } from 'cloudflare:test';
import { and, eq } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { metresBetween } from '../../schema/journey.ts';
import { entries, placeCells, rocks } from '../../schema/tables/index.ts';
import { rockPageLimits } from '../../schema/rock-page.ts';
import { townNear } from '../places/town-at.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { countingEnv, noCost } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import { makeMember, newPlace } from '../testing/make.ts';
import { commentOn, judged, reportable, report } from '../testing/moderation.ts';
import { findRock, hiddenRock, hideRock, logFind, registerRock, rehideRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { randomFrom } from '../testing/random.ts';

const pageOf = (person: Person, id: string) => person.request(`/api/rocks/${id}/page`);

async function page(person: Person, id: string): Promise<Record<string, unknown>> {
  const answer = await pageOf(person, id);
  expect(answer.status).toBe(200);
  return answer.json();
}

const inOmaha = newPlace({ latitude: '41.263411', longitude: '-95.937812', locationName: 'Under the slide' });
const inSuva = newPlace({
  latitude: '-18.14',
  longitude: '178.44',
  locationName: 'Behind the kiosk',
  notes: 'Dig',
});

/** Hidden in Omaha, found with a line, thanked, and hidden again in Suva. */
async function traveled() {
  const world = makeWorld(Date.parse('2026-05-31T22:30:00Z'));
  const owner = await asMember(world, await makeMember({ username: 'painter' }));
  const finder = await asMember(world, await makeMember({ firstName: 'Hazel', lastName: 'Winter' }));
  const rock = await hiddenRock(owner, { place: inOmaha });
  world.now += 3 * 3_600_000;
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  await logFind(finder, rock.id, newPlace({ locationName: 'My own garden' }));
  const found = and(eq(entries.rockId, rock.id), eq(entries.seq, 2));
  await db.update(entries).set({ line: 'By the old oak K7M-2QX-9RA', thanks: 'How lovely' }).where(found);
  world.now += 86_400_000;
  await rehideRock(finder, foundRockId, inSuva);
  return { world, owner, finder, rock };
}

test('a page tells the journey by town and day, with what people said publicly', async () => {
  const { owner, finder, rock } = await traveled();
  await commentOn(finder, rock.id, 'What a sun');
  const seen = await page(asStranger(), rock.id);
  const hazel = {
    id: finder.member.id,
    username: '',
    firstName: 'Hazel',
    lastName: 'W.',
    profileImageUrl: null,
  };
  const omaha = { town: 'Omaha', state: 'Nebraska', country: 'US', zone: 'America/Chicago' };
  const painter = { id: owner.member.id, username: 'painter' };
  expect(seen).toMatchObject({
    id: rock.id,
    name: 'Sunny',
    description: 'A small sun for a grey day',
    imageUrl: null,
    status: 'hidden',
    painter,
    miles: 6818,
    timesFound: 1,
    hands: 2,
    countries: 2,
    sightings: [],
    olderStops: 0,
    comments: [{ content: 'What a sun', user: hazel }],
    commentCount: 1,
    audience: 'public',
    isOwn: false,
  });
  expect(seen['stops']).toEqual([
    {
      seq: 3,
      actionType: 'hidden',
      near: { town: 'Suva', state: 'Central', country: 'FJ', zone: 'Pacific/Fiji' },
      at: { latitude: -18.14161, longitude: 178.44149 },
      day: '2026-06-02',
      user: hazel,
    },
    {
      seq: 2,
      actionType: 'found',
      near: omaha,
      at: { latitude: 41.25626, longitude: -95.94043 },
      // Already June in Greenwich.
      day: '2026-05-31',
      user: hazel,
      line: 'By the old oak •••',
      thanks: 'How lovely',
    },
    {
      seq: 1,
      actionType: 'hidden',
      near: omaha,
      at: { latitude: 41.25626, longitude: -95.94043 },
      day: '2026-05-31',
      user: expect.objectContaining(painter),
    },
  ]);
});

test('nobody gets more of a place than its town: not members, nor the finder, nor the painter', async () => {
  const { owner, finder, rock } = await traveled();
  const visitor = await page(asStranger(), rock.id);
  for (const person of [await asMember(), finder, owner]) {
    const seen = await page(person, rock.id);
    expect(seen).toEqual({ ...visitor, isOwn: person === owner });
  }
  const text = JSON.stringify(visitor);
  for (const secret of ['slide', 'kiosk', 'Dig', 'garden', '41.263', '-95.937', rock.laserEngraverId])
    expect(text).not.toContain(secret);
});

test('places that a town is nearest to look the same on a page, wherever they are', async ({ task }) => {
  const [cell] = await db.select().from(placeCells);
  const random = randomFrom(inject('seed'));
  const omaha = { latitude: 41.25626, longitude: -95.94043 };
  const tries = 10_000;
  const stored = new Set<string | null>();
  let farthest = 0;
  for (let i = 0; i < tries; i++) {
    const at = { latitude: 41 + random() / 2, longitude: -96.2 + random() / 2 };
    const near = townNear(cell?.towns, at);
    if (near.nearest?.town !== 'Omaha') continue;
    stored.add(near.stored);
    farthest = Math.max(farthest, metresBetween(at, omaha));
  }
  expect(stored.size).toBe(1);
  expect(farthest).toBeGreaterThan(20_000);

  const world = makeWorld();
  const owner = await asMember(world);
  const pages = new Set<string>();
  const { id } = await registerRock(owner);
  await hideRock(owner, id, inOmaha);
  for (let i = 0; i < 20; i++) {
    const latitude = 41.2 + random() / 10;
    const longitude = -96 + random() / 10;
    await db
      .update(rocks)
      .set({ hiddenLatitude: latitude, hiddenLongitude: longitude })
      .where(eq(rocks.id, id));
    const { stored: town } = townNear(cell?.towns, { latitude, longitude });
    await db.update(entries).set({ latitude, longitude, town }).where(eq(entries.rockId, id));
    pages.add(await (await pageOf(asStranger(world), id)).text());
  }
  expect(pages.size).toBe(1);
  proof(task, {
    goal: 'G-C1',
    what: 'pages of a rock at places that one town is nearest to',
    figure: `${stored.size} of ${tries} places`,
    passLine: `1 of ${tries} places`,
  });
});

test('a place far from any town, or not looked up yet, has no position', async () => {
  const owner = await asMember();
  const rock = await hiddenRock(owner, { place: newPlace({ latitude: '30', longitude: '-45' }) });
  const stop = { near: null, at: null };
  expect(await page(owner, rock.id)).toMatchObject({ stops: [stop], countries: 0 });
  await db.update(entries).set({ town: null }).where(eq(entries.rockId, rock.id));
  expect(await page(owner, rock.id)).toMatchObject({ stops: [stop] });
});

describe('the painter chooses who opens it', () => {
  const choices = [
    ['public', { visitor: 'all', member: 'all', owner: 'all' }],
    ['members', { visitor: 'sign in', member: 'all', owner: 'all' }],
    ['hidden', { visitor: 404, member: 404, owner: 'all' }],
  ] as const;
  test.each(choices)('%s', async (choice, expected) => {
    const owner = await asMember();
    const rock = await hiddenRock(owner);
    await owner.send('PUT', `/api/rocks/${rock.id}/page`, { page: choice });
    const people = { visitor: asStranger(), member: await asMember(), owner };
    for (const role of ['visitor', 'member', 'owner'] as const) {
      const answer = await pageOf(people[role], rock.id);
      if (expected[role] === 404) expect(answer.status).toBe(404);
      else if (expected[role] === 'sign in') expect(await answer.json()).toEqual({ isForMembers: true });
      else expect(await answer.json()).toMatchObject({ name: 'Sunny', audience: choice });
    }
  });
});

test('a withheld rock has no page, not even for its painter', async () => {
  const { owner, administrator, rock } = await reportable();
  await judged(administrator, 'withhold', 'rock', rock.id);
  for (const person of [asStranger(), owner, await asMember()])
    expect((await pageOf(person, rock.id)).status).toBe(404);
  await judged(administrator, 'restore', 'rock', rock.id);
  expect((await pageOf(asStranger(), rock.id)).status).toBe(200);
});

test('withheld photos and comments are not on it, and reporters do not see what they reported', async () => {
  const { administrator, reporter, rock, commentId, key } = await reportable();
  expect(await page(asStranger(), rock.id)).toMatchObject({
    imageUrl: `/img/${key}`,
    comments: [{ id: commentId }],
  });
  await report([reporter], 'photo', rock.id);
  await report([reporter], 'comment', commentId);
  expect(await page(reporter, rock.id)).toMatchObject({ imageUrl: null, comments: [] });
  await judged(administrator, 'withhold', 'photo', rock.id);
  await judged(administrator, 'withhold', 'comment', commentId);
  expect(await page(asStranger(), rock.id)).toMatchObject({ imageUrl: null, comments: [], commentCount: 0 });
});

test('a long journey costs one round trip and a bounded number of rows', async () => {
  const counting = countingEnv(env);
  const world = { ...makeWorld(), env: counting.env };
  const owner = await asMember(world);
  const rock = await hiddenRock(owner);
  const [first] = await db.select().from(entries).where(eq(entries.rockId, rock.id));
  if (!first) throw new Error('the rock has no entry');
  for (let seq = 2; seq <= 700; seq++)
    await db.insert(entries).values({ ...first, id: `${first.id}${seq}`, seq });
  await db.update(rocks).set({ lastSeq: 700 }).where(eq(rocks.id, rock.id));
  Object.assign(counting.spent, noCost());
  const seen = await page(asStranger(world), rock.id);
  expect(counting.spent).toMatchObject({ roundTrips: 1, unmeasured: 0 });
  expect(counting.spent.rowsRead).toBeLessThan(1120);
  expect(seen).toMatchObject({ olderStops: 680, hands: 1 });
  expect(seen['stops']).toHaveLength(20);
});

test('of very many words the page tells the newest, and at least one', async () => {
  const owner = await asMember();
  const rock = await hiddenRock(owner);
  const [first] = await db.select().from(entries).where(eq(entries.rockId, rock.id));
  if (!first) throw new Error('the rock has no entry');
  const line = 'x'.repeat(140);
  for (let seq = 2; seq <= 24; seq++)
    await db.insert(entries).values({ ...first, id: `${first.id}${seq}`, seq, line, thanks: line });
  await db.update(rocks).set({ lastSeq: 24 }).where(eq(rocks.id, rock.id));
  const fan = await asMember();
  for (const letter of 'abc') await commentOn(fan, rock.id, letter.repeat(500));
  const seen = await page(asStranger(), rock.id);
  const fits = Math.floor(rockPageLimits.stopWords / 280);
  expect(seen).toMatchObject({ olderStops: 24 - fits, commentCount: 3 });
  expect(seen['stops']).toHaveLength(fits);
  expect(seen['comments']).toHaveLength(1);
});

test.each([
  'unknown',
  'aaaaaaaaaaaaaaaa',
  '%00',
  '..%2F..',
  "'; DROP TABLE rocks",
  'AAAAAAAAAAAAAAAA',
  'x'.repeat(400),
])('no rock has the id %s', async (id) => {
  expect((await asStranger().request(`/api/rocks/${encodeURI(id)}/page`)).status).toBe(404);
});
