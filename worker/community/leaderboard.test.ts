import { expect, test } from 'vitest';
import { asStranger } from '../testing/as.ts';
import { makeMember } from '../testing/make.ts';

test('a member without scored finds and rocks is on no board', async () => {
  await makeMember({ findCount: 5, rockCount: 5 });
  expect(await (await asStranger().api.leaderboard.$get()).json()).toEqual([]);
  expect(await (await asStranger().api.leaderboard.registered.$get()).json()).toEqual([]);
});

// The boards fill up from here on, so each test uses higher figures than the tests before.
const top = 1_000_000;

test('each board has the top ten, best first, with both figures', async () => {
  const finders = [];
  for (let i = 0; i < 12; i++) {
    finders.push(await makeMember({ username: `Finder ${i}`, scoredFindCount: top + i, findCount: 2 * top }));
  }
  const painters = [];
  for (let i = 0; i < 12; i++) {
    painters.push(
      await makeMember({ username: `Painter ${i}`, scoredRockCount: top + i, scoredFindCount: i }),
    );
  }
  const { api } = asStranger();

  const byFinds = await (await api.leaderboard.$get()).json();
  expect(byFinds.map(({ id }) => id)).toEqual(
    finders
      .toReversed()
      .slice(0, 10)
      .map(({ id }) => id),
  );
  expect(byFinds[0]).toEqual({
    id: finders[11]?.id,
    username: 'Finder 11',
    firstName: '',
    lastName: '',
    profileImageUrl: null,
    findCount: top + 11,
    registeredCount: 0,
  });

  const byRocks = await (await api.leaderboard.registered.$get()).json();
  expect(byRocks.map(({ id }) => id)).toEqual(
    painters
      .toReversed()
      .slice(0, 10)
      .map(({ id }) => id),
  );
  expect(byRocks[0]).toMatchObject({ username: 'Painter 11', findCount: 11, registeredCount: top + 11 });
});
