import { expect, test } from 'vitest';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { findRock, hiddenRock, rehideRock } from '../testing/play.ts';

test('a member’s activities are their own and those with their rocks, each once, newest first', async () => {
  const world = makeWorld();
  const [owner, finder, other] = [await asMember(world), await asMember(world), await asMember(world)];
  const rock = await hiddenRock(owner, { name: 'Biscuit' });
  world.now += 1000;
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  world.now += 1000;
  await rehideRock(finder, foundRockId);

  const sentences = async (person: typeof owner, query = {}) =>
    (await (await person.api.activities.my.$get({ query })).json()).map(({ description }) => description);
  expect(await sentences(owner)).toHaveLength(4);
  expect((await sentences(owner)).slice(0, 2)).toEqual(['Biscuit was hidden again', 'Biscuit was found']);
  expect((await sentences(owner)).slice(2).toSorted()).toEqual([
    'Biscuit was hidden',
    'Biscuit was registered',
  ]);
  expect(await sentences(finder)).toEqual(['Biscuit was hidden again', 'Biscuit was found']);
  expect(await sentences(other)).toEqual([]);
});

test('the public activities do not show places', async () => {
  await hiddenRock(await asMember(), { name: 'Postcard' });
  const answer = await (await asStranger().api.activities.$get({ query: {} })).json();
  expect(answer.map(({ description }) => description)).toContain('Postcard was hidden');
  expect(JSON.stringify(answer)).not.toContain('old oak');
});
