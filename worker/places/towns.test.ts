import { env } from 'cloudflare:test';
import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entries, rocks } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import { makeMember, newPlace } from '../testing/make.ts';
import { findRock, hiddenRock, hideRock, logFind, registerRock, rehideRock } from '../testing/play.ts';
import { planOf, rememberingEnv } from '../testing/statements.ts';
import { nameEntries } from './name-entries.ts';
import { townNear } from './town-at.ts';

const omaha = { town: 'Omaha', state: 'Nebraska', country: 'US', zone: 'America/Chicago' };
const inOmaha = newPlace({ latitude: '41.26', longitude: '-95.94' });
const inSuva = newPlace({ latitude: '-18.1', longitude: '178.4' });
const atSea = newPlace({ latitude: '30', longitude: '-45' });

const journeyOf = async (person: Person, id: string) =>
  (await person.api.rocks[':id'].journey.$get({ param: { id }, query: {} })).json();
const countryOfNewest = async (rockId: string) =>
  (await db.select({ country: entries.country }).from(entries).where(eq(entries.rockId, rockId))).at(-1);

test('every answer with a place has the town near it, for visitors too', async () => {
  const [owner, finder] = [await asMember(), await asMember()];
  const pro = await asMember(undefined, await makeMember({ hasManualPlan: true }));
  const rock = await registerRock(owner);
  expect(rock.near).toBeNull();
  const entry = await hideRock(owner, rock.id, inOmaha);
  expect(entry.near).toEqual(omaha);
  const place = (await (await pro.api.rocks.locations.$get({ query: {} })).json()).find(
    ({ id }) => id === rock.id,
  );
  expect(place?.near).toEqual(omaha);

  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  const rehidden = await rehideRock(finder, foundRockId, inSuva);
  expect(rehidden.near).toMatchObject({ town: 'Suva', zone: 'Pacific/Fiji' });
  const towns = (list: { near?: { town: string } | null }[]) => list.map(({ near }) => near?.town ?? null);
  expect(towns(await journeyOf(asStranger(), rock.id))).toEqual(['Suva', 'Omaha', 'Omaha']);
  const [card] = await (await owner.api.rocks.my.$get({ query: {} })).json();
  expect(card?.near).toMatchObject({ town: 'Suva', country: 'FJ' });
  const [own] = await (await finder.api.rocks.rehidden.$get({ query: {} })).json();
  expect(own?.near).toMatchObject({ town: 'Suva' });
  const activities = await (await owner.api.activities.my.$get({ query: {} })).json();
  // Those of one moment have no order.
  const counts = Map.groupBy(towns(activities), (town) => town);
  expect(['Omaha', 'Suva', null].map((town) => counts.get(town)?.length)).toEqual([2, 1, 1]);
});

test('the town depends only on the place as visitors see it', () => {
  const towns = JSON.stringify([
    [['US', 'Nebraska', 'America/Chicago']],
    [
      [1, 'Westside', 41, -96.0002, 0],
      [2, 'Eastside', 41, -95.9999, 0],
    ],
  ]);
  // Nearer to Westside, and rounded to the side of Eastside.
  const exact = { latitude: 41, longitude: -96.0002 };
  const told = { latitude: 41, longitude: -96 };
  expect(townNear(towns, exact)).toEqual(townNear(towns, told));
  expect(townNear(towns, exact).nearest).toMatchObject({ town: 'Eastside' });
});

test('a place without a town near it has none, and that is stored', async () => {
  const owner = await asMember();
  const rock = await registerRock(owner);
  expect((await hideRock(owner, rock.id, atSea)).near).toBeNull();
  const [stored] = await db.select({ town: entries.town }).from(entries).where(eq(entries.rockId, rock.id));
  expect(stored).toEqual({ town: '[]' });
});

test('the finder’s own place has its own town, for the finder and the owner only', async () => {
  const [owner, finder] = [await asMember(), await asMember()];
  const rock = await registerRock(owner);
  await hideRock(owner, rock.id, inOmaha);
  await findRock(finder, rock.laserEngraverId);
  await logFind(finder, rock.id, inSuva);
  for (const person of [owner, finder])
    expect((await journeyOf(person, rock.id))[0]?.near).toMatchObject({ town: 'Suva' });
  expect((await journeyOf(asStranger(), rock.id))[0]?.near).toMatchObject({ town: 'Omaha' });
});

test('in a town the country is that of the town, elsewhere that of the borders', async () => {
  const owner = await asMember();
  const hideAt = async (latitude: string, longitude: string) => {
    const rock = await registerRock(owner);
    await hideRock(owner, rock.id, newPlace({ latitude, longitude }));
    return (await countryOfNewest(rock.id))?.country;
  };
  expect(await hideAt('43.738', '7.4215')).toBe('492');
  // Menton is in France, and nearer to Monaco than to any other town of this test.
  expect(await hideAt('43.78', '7.5')).toBe('250');
});

test('the hourly job names old entries in bounded steps, each once, and reads no other entries', async () => {
  const world = makeWorld();
  const owner = await asMember(world);
  const old = [];
  for (const place of [inOmaha, inSuva, atSea, inOmaha, inOmaha]) {
    const rock = await registerRock(owner);
    await hideRock(owner, rock.id, place);
    old.push(rock.id);
  }
  const others = await hiddenRock(owner);
  for (const id of old) {
    await db.update(entries).set({ town: null }).where(eq(entries.rockId, id));
    await db.update(rocks).set({ hiddenTown: null }).where(eq(rocks.id, id));
  }
  const counting = countingEnv(env);
  const { env: bindings, sent } = rememberingEnv(counting.env);
  const ctx = openContext(bindings, 'cron', world.deps);
  expect(await nameEntries(ctx, { perRound: 2, rounds: 1 })).toBe(2);
  expect(await nameEntries(ctx, { perRound: 2, rounds: 5 })).toBe(3);
  expect(await nameEntries(ctx, { perRound: 2, rounds: 5 })).toBe(0);
  for (const statement of sent) {
    const steps = await planOf(env, statement);
    expect(
      steps.filter((step) => /^SCAN (entries|rocks)(?! USING INDEX entries_without_town)/.test(step)),
    ).toEqual([]);
  }
  expect(await db.$count(entries, isNull(entries.town))).toBe(0);
  const cards = await (await owner.api.rocks.my.$get({ query: {} })).json();
  const townOf = (id: string) => cards.find((card) => card.id === id)?.near?.town;
  expect(old.map(townOf)).toEqual(['Omaha', 'Suva', undefined, 'Omaha', 'Omaha']);
  expect(townOf(others.id)).toBeDefined();
});

test('the hourly job adds its position to a town that an older release stored', async () => {
  const owner = await asMember();
  const rock = await hiddenRock(owner);
  const townOf = async () =>
    (await db.select({ town: entries.town }).from(entries).where(eq(entries.rockId, rock.id)))[0]?.town;
  const whole = await townOf();
  const [id, town, state, country, zone] = JSON.parse(whole ?? '') as unknown[];
  await db
    .update(entries)
    .set({ town: JSON.stringify([id, town, state, country, zone]) })
    .where(eq(entries.rockId, rock.id));
  const ctx = openContext(env, 'cron', makeWorld().deps);
  expect([await nameEntries(ctx), await townOf(), await nameEntries(ctx)]).toEqual([1, whole, 0]);
});

test('before the places are loaded a rock is hidden without a town, and named later', async () => {
  const world = makeWorld();
  const owner = await asMember(world);
  const { results: cells } = await env.DB.prepare('SELECT cell, towns FROM place_cells').all();
  await env.DB.prepare('DELETE FROM place_cells').run();
  const ctx = openContext(env, 'cron', world.deps);
  const rock = await registerRock(owner);
  try {
    expect((await hideRock(owner, rock.id, inOmaha)).near).toBeNull();
    expect(await nameEntries(ctx)).toBe(0);
  } finally {
    const insert = env.DB.prepare('INSERT INTO place_cells (cell, towns) VALUES (?, ?)');
    await env.DB.batch(cells.map(({ cell, towns }) => insert.bind(cell, towns)));
  }
  expect(await nameEntries(ctx)).toBe(1);
  expect((await journeyOf(owner, rock.id))[0]?.near).toEqual(omaha);
  expect(await db.$count(rocks, and(eq(rocks.id, rock.id), isNull(rocks.hiddenTown)))).toBe(0);
});
