import { expect, test } from 'vitest';
import * as en from '../../schema/words/en/index.ts';
import { pagesOf } from '../testing/pages.ts';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { newPlace } from '../testing/make.ts';
import { findRock, hiddenRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';

test('one’s own rocks come newest first with their IDs, entries and last place', async () => {
  const world = makeWorld();
  const owner = await asMember(world);
  const older = await registerRock(owner, { name: 'Older' });
  world.now += 1000;
  const newer = await registerRock(owner, { name: 'Newer' });
  await hideRock(owner, older.id, newPlace({ locationName: 'The pier' }));

  const rocks = await (await owner.api.rocks.my.$get({ query: {} })).json();
  expect(rocks.map(({ name }) => name)).toEqual(['Newer', 'Older']);
  expect(rocks[0]).toMatchObject({
    id: newer.id,
    laserEngraverId: newer.laserEngraverId,
    status: 'active',
    lastLocation: null,
  });
  expect(rocks[1]).toMatchObject({
    status: 'hidden',
    lastLocation: 'The pier',
    locations: [{ actionType: 'hidden' }],
  });
});

test('light lists have the same rocks without entries and comments', async () => {
  const world = makeWorld();
  const [owner, finder] = [await asMember(world), await asMember(world)];
  const rock = await hiddenRock(owner);
  world.now += 48 * 3_600_000;
  const far = newPlace({ latitude: '50', longitude: '-96' });
  await rehideRock(finder, (await findRock(finder, rock.laserEngraverId)).foundRockId, far);
  const json = { interactionType: 'comment', content: 'A bee' } as const;
  await finder.api.rocks[':id'].interactions.$post({ param: { id: rock.id }, json });
  const light = { query: { light: '1' } } as const;
  const full = { query: {} };
  const { my, featured, rehidden } = owner.api.rocks;
  const lists = [
    [await my.$get(full), await my.$get(light)],
    [await featured.$get(full), await featured.$get(light)],
    [await owner.api.rocks.$get(full), await owner.api.rocks.$get(light)],
  ] as const;
  for (const [all, some] of lists) {
    const whole = (await all.json()).find(({ id }) => id === rock.id);
    expect(whole).toMatchObject({ locations: [{}, {}, {}], interactions: [{ content: 'A bee' }] });
    const found = (await some.json()).find(({ id }) => id === rock.id);
    expect(found).toEqual({ ...whole, locations: [], interactions: [] });
  }
  expect(await (await finder.api.rocks.rehidden.$get(light)).json()).toMatchObject([
    { originalRockId: rock.id, originalRock: { locations: [], interactions: [] } },
  ]);
  expect(await (await rehidden.$get(light)).json()).toEqual([]);
  const wrong = await owner.send('GET', '/api/rocks/my?light=yes');
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { message: en.rockLists.light }]);
});

test('the holder’s list says where a rock was found, also the light one', async () => {
  const [owner, finder] = [await asMember(), await asMember()];
  const rock = await hiddenRock(owner, { place: newPlace({ latitude: '50', longitude: '-96' }) });
  await findRock(finder, rock.laserEngraverId);
  const lastPlace = { latitude: 50, longitude: -96 };
  for (const query of [{}, { light: '1' }] as const)
    expect(await (await finder.api.rocks.rehide.$get({ query })).json()).toMatchObject([{ lastPlace }]);
});

test('a list is walked page by page, each rock once', async () => {
  const world = makeWorld();
  const owner = await asMember(world);
  const names = ['1', '2', '3', '4', '5'].map((n) => `Rock ${n}`);
  for (const [i, name] of names.entries()) {
    // Two rocks in one millisecond: the cursor must not lose one.
    world.now += i % 2;
    await registerRock(owner, { name });
  }
  const pages = await pagesOf<{ name: string }>(owner, '/api/rocks/my', 2);
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(
    pages
      .flat()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(names);
});

test('the farthest traveled rocks come first among the featured', async () => {
  const world = makeWorld();
  const [owner, finder] = [await asMember(world), await asMember(world)];
  const travel = async (name: string, latitude: string) => {
    const rock = await registerRock(owner, { name });
    await hideRock(owner, rock.id, newPlace({ latitude: '41', longitude: '-96' }));
    world.now += 48 * 3_600_000;
    await rehideRock(
      finder,
      (await findRock(finder, rock.laserEngraverId)).foundRockId,
      newPlace({ latitude, longitude: '-96' }),
    );
  };
  await travel('Near', '42');
  await travel('Far', '60');
  const featured = await (await asStranger(world).api.rocks.featured.$get({ query: {} })).json();
  const names = featured.map(({ name }) => name);
  expect(names.indexOf('Far')).toBeLessThan(names.indexOf('Near'));
  expect(featured.find(({ name }) => name === 'Far')?.locations).toHaveLength(3);
});
