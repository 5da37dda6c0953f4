import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { metresBetween } from '../../schema/journey.ts';
import { entries } from '../../schema/tables/index.ts';
import { hour, minute } from '../platform/clock.ts';
import { asMember, makeWorld } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { newPlace } from '../testing/make.ts';
import { findRock, hiddenRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';
import * as en from '../../schema/words/en/index.ts';

const entriesOf = (rockId: string) => db.select().from(entries).where(eq(entries.rockId, rockId));

test('a rehide writes the new place, adds the miles and moves the rock to the archive', async () => {
  const world = makeWorld();
  const [owner, finder] = [await asMember(world), await asMember(world)];
  const rock = await registerRock(owner);
  const from = newPlace({ latitude: '41.2565', longitude: '-95.9345', locationName: 'Omaha' });
  const to = newPlace({
    latitude: '39.7392',
    longitude: '-104.9903',
    locationName: 'Denver',
    notes: 'By the lake',
  });
  await hideRock(owner, rock.id, from);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  world.now += 8 * hour;
  const entry = await rehideRock(finder, foundRockId, to);
  expect(entry).toMatchObject({
    seq: 3,
    actionType: 'hidden',
    latitude: 39.7392,
    locationName: 'Denver',
    notes: 'By the lake',
  });

  const km =
    metresBetween({ latitude: 41.2565, longitude: -95.9345 }, { latitude: 39.7392, longitude: -104.9903 }) /
    1000;
  const [mine] = await (await owner.api.rocks.my.$get({ query: {} })).json();
  expect(mine).toMatchObject({ status: 'hidden', timesFound: 1, lastLocation: 'Denver' });
  expect(mine?.totalDistanceTraveled).toBeCloseTo(km, 2);
  expect(await (await owner.api.stats.user.$get()).json()).toEqual({
    totalRocks: 1,
    totalFinds: 0,
    totalDistanceTraveled: Math.round(km * 0.621371),
    totalMetres: expect.closeTo(km * 1000, 0),
  });

  expect(await (await finder.api.rocks.rehide.$get({ query: {} })).json()).toEqual([]);
  const [archived] = await (await finder.api.rocks.rehidden.$get({ query: {} })).json();
  expect(archived).toMatchObject({ id: foundRockId, originalRockId: rock.id, locationName: 'Denver' });
  expect(archived).not.toHaveProperty('laserEngraverId');
});

test('a clock that runs backwards does not change the order of a journey', async () => {
  const world = makeWorld();
  const [owner, finder] = [await asMember(world), await asMember(world)];
  const rock = await hiddenRock(owner);
  world.now -= minute;
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  world.now -= minute;
  await rehideRock(finder, foundRockId);
  world.now -= minute;
  await findRock(owner, rock.laserEngraverId);
  const [mine] = await (await owner.api.rocks.my.$get({ query: {} })).json();
  expect(mine?.locations.map(({ actionType }) => actionType)).toEqual(['found', 'hidden', 'found', 'hidden']);
  expect(mine?.status).toBe('found');
});

test('somebody else’s found rock is unknown, and a second rehide is refused', async () => {
  const [owner, finder, other] = [await asMember(), await asMember(), await asMember()];
  const rock = await hiddenRock(owner);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  const rehide = (person: typeof other) =>
    person.api.rocks[':id'].rehide.$post({ param: { id: foundRockId }, json: newPlace() });

  for (const person of [other, owner]) {
    const refused = await rehide(person);
    expect(refused.status).toBe(404);
    expect(await refused.json()).toEqual({ message: en.finds.notYours });
  }
  expect(await entriesOf(rock.id)).toHaveLength(2);
  expect((await rehide(finder)).status).toBe(200);
  const again = await rehide(finder);
  expect(again.status).toBe(409);
  expect(await again.json()).toEqual({ message: en.finds.alreadyRehidden });
  expect(await entriesOf(rock.id)).toHaveLength(3);
});

test('notes and place names must not give the Rock ID away', async () => {
  const [owner, finder] = [await asMember(), await asMember()];
  const rock = await hiddenRock(owner);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  const spelled = rock.laserEngraverId.toLowerCase().split('').join(' ');
  for (const leak of [{ notes: `it says ${spelled}` }, { locationName: rock.laserEngraverId }]) {
    const refused = await finder.api.rocks[':id'].rehide.$post({
      param: { id: foundRockId },
      json: newPlace(leak),
    });
    expect(refused.status).toBe(400);
  }
  expect(await entriesOf(rock.id)).toHaveLength(2);
});
