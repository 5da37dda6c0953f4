import { expect, test } from 'vitest';
import { nextCursorHeader } from '../../schema/paging.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { makeMember, newPlace } from '../testing/make.ts';
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

test('a list is walked page by page, each rock once', async () => {
  const world = makeWorld();
  const owner = await asMember(world);
  const names = ['1', '2', '3', '4', '5'].map((n) => `Rock ${n}`);
  for (const [i, name] of names.entries()) {
    // Two rocks in one millisecond: the cursor must not lose one.
    world.now += i % 2;
    await registerRock(owner, { name });
  }
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer: Response = await owner.request(`/api/rocks/my?limit=2${cursor && `&cursor=${cursor}`}`);
    const page: { name: string }[] = await answer.json();
    expect(page.length).toBeLessThanOrEqual(2);
    seen.push(...page.map(({ name }) => name));
    cursor = answer.headers.get(nextCursorHeader);
  }
  expect(seen.toSorted()).toEqual(names);
});

test('a limit or cursor that is none is refused', async () => {
  for (const query of ['limit=0', 'limit=51', 'limit=ten', 'cursor=abc', 'cursor=1.%27;--']) {
    expect([query, (await asStranger().request(`/api/rocks?${query}`)).status]).toEqual([query, 400]);
  }
});

test('others’ lists, maps and activities never carry a Rock ID, an address or a full last name', async () => {
  const world = makeWorld();
  const ownerRow = await makeMember({ firstName: 'Hazel', lastName: 'Canaryname', city: 'Canarycity' });
  const owner = await asMember(world, ownerRow);
  const [finder, other, pro] = [
    await asMember(world),
    await asMember(world),
    await asMember(world, await makeMember({ hasManualPlan: true })),
  ];
  const code = `CANARY ${crypto.randomUUID()}`;
  const rock = await hiddenRock(owner, { code });
  await rehideRock(finder, (await findRock(finder, code)).foundRockId);

  const paths = [
    '/api/rocks',
    '/api/rocks/featured',
    '/api/rocks/locations',
    '/api/rocks/counts',
    `/api/rocks/${rock.id}/journey`,
    '/api/activities',
    '/api/stats',
  ];
  const own = [
    '/api/rocks/my',
    '/api/rocks/rehide',
    '/api/rocks/rehidden',
    '/api/activities/my',
    '/api/stats/user',
  ];
  const read = async (person: Person, path: string) => {
    const answer = await person.request(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return `${JSON.stringify([...answer.headers])}${await answer.text()}`.toLowerCase();
  };
  const secrets = [
    code,
    code.replace(' ', ''),
    btoa(code),
    encodeURIComponent(code),
    ownerRow.email,
    'Canaryname',
    'Canarycity',
  ];
  const visits: [Person, string[]][] = [
    [asStranger(world), paths],
    [finder, [...paths, ...own]],
    [other, [...paths, ...own]],
    [pro, [...paths, ...own]],
  ];
  for (const [person, readable] of visits) {
    for (const path of readable) {
      const text = await read(person, path);
      for (const secret of secrets)
        expect(text.includes(secret.toLowerCase()), `${path} tells ${secret}`).toBe(false);
    }
  }
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
  const featured = await (await asStranger(world).api.rocks.featured.$get()).json();
  const names = featured.map(({ name }) => name);
  expect(names.indexOf('Far')).toBeLessThan(names.indexOf('Near'));
  expect(featured.find(({ name }) => name === 'Far')?.locations).toHaveLength(3);
});
