import { expect, test } from 'vitest';
import { asMember, asStranger, type Person } from '../testing/as.ts';
import { makeMember, newPlace } from '../testing/make.ts';
import { findRock, hideRock, registerRock } from '../testing/play.ts';

const placesFor = async (person: Person, bbox?: string) =>
  (await person.api.rocks.locations.$get({ query: bbox ? { bbox } : {} })).json();

test('visitors see places to about 100 m, members exactly, names are for members with access', async () => {
  const owner = await asMember();
  const rock = await registerRock(owner, { name: 'Compass' });
  await hideRock(
    owner,
    rock.id,
    newPlace({ latitude: '41.256537', longitude: '-95.934503', locationName: 'Old Market' }),
  );
  const pro = await asMember(undefined, await makeMember({ hasManualPlan: true }));
  const mine = async (person: Person) => (await placesFor(person)).find(({ id }) => id === rock.id);

  const dot = { actionType: 'hidden', locationName: '', rock: null, timesFound: 0 };
  expect(await mine(asStranger())).toMatchObject({ ...dot, latitude: 41.257, longitude: -95.935 });
  expect(await mine(owner)).toMatchObject({ ...dot, latitude: 41.256537, longitude: -95.934503 });
  expect(await mine(pro)).toMatchObject({
    locationName: 'Old Market',
    rock: { id: rock.id, name: 'Compass', imageUrl: null },
  });
});

test('a found rock leaves the map', async () => {
  const [owner, finder] = [await asMember(), await asMember()];
  const rock = await registerRock(owner);
  await hideRock(owner, rock.id);
  expect((await placesFor(owner)).map(({ id }) => id)).toContain(rock.id);
  await findRock(finder, rock.laserEngraverId);
  expect((await placesFor(owner)).map(({ id }) => id)).not.toContain(rock.id);
});

test('small boxes reveal no more to a visitor than the rounded places', async () => {
  const owner = await asMember();
  const rock = await registerRock(owner);
  await hideRock(owner, rock.id, newPlace({ latitude: '12.345678', longitude: '98.765432' }));
  const isIn = async (person: Person, bbox: string) =>
    (await placesFor(person, bbox)).some(({ id }) => id === rock.id);
  expect(await isIn(owner, '98.7654,12.3456,98.7655,12.3457')).toBe(true);
  expect(await isIn(asStranger(), '98.7654,12.3456,98.7655,12.3457')).toBe(false);
  expect(await isIn(asStranger(), '98.765,12.346,98.765,12.346')).toBe(true);
});

test('a box holds a rock for a visitor only if it holds the place that the visitor is told', async () => {
  const owner = await asMember();
  const visitor = asStranger();
  // Halfway between two cells, where ways of rounding differ.
  for (const [latitude, longitude] of [
    ['41.2565', '-95.9345'],
    ['-33.8565', '-0.0005'],
  ] as const) {
    const rock = await registerRock(owner);
    await hideRock(owner, rock.id, newPlace({ latitude, longitude }));
    const isIn = async (east: number, north: number) =>
      (await placesFor(visitor, [east, north, east, north].join())).some(({ id }) => id === rock.id);
    const told = (await placesFor(visitor)).find(({ id }) => id === rock.id);
    const [east, north] = [told?.longitude ?? 0, told?.latitude ?? 0];
    expect(await isIn(east, north)).toBe(true);
    const thousandth = (degrees: number, more: number) => Math.round(degrees * 1000 + more) / 1000;
    for (const more of [-1, 1]) {
      expect(await isIn(thousandth(east, more), north)).toBe(false);
      expect(await isIn(east, thousandth(north, more))).toBe(false);
    }
  }
});
