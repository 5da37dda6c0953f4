// Which queries reload automatically when the network is back.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, noConnection, pageOf } from './testing/api.ts';
import { aMember, aNeighbour, anOwnRock } from './testing/make.ts';
import { stubMyRocks } from './testing/pages.ts';
import { openApp } from './testing/render.tsx';

const network = (is: 'offline' | 'online') => dispatchEvent(new Event(is));
const failed = page.getByText('The leaderboards could not be loaded.');

function stubLeaderboards() {
  const entries = [{ ...aNeighbour(), findCount: 3, registeredCount: 2 }];
  const finds = api.stub('GET /leaderboard', entries);
  return { finds, registered: api.stub('GET /leaderboard/registered', entries) };
}

test('when the network is back, a failed list reloads and a loaded one does not', async () => {
  const { registered } = stubLeaderboards();
  api.stub('GET /leaderboard', noConnection);
  await openApp('/community?tab=leaderboard', aMember({ hasAccess: true }));
  await expect.element(failed).toBeVisible();
  const { finds } = stubLeaderboards();
  network('offline');
  network('online');
  await expect.element(page.getByText('Global Leaderboard on Rock Finds')).toBeVisible();
  expect([finds, registered]).toMatchObject([[{}], [{}]]);
});

test('a network that dropped before the first render is noticed when it returns', async () => {
  network('offline');
  api.stub('GET /leaderboard', noConnection);
  api.stub('GET /leaderboard/registered', noConnection);
  await openApp('/community?tab=leaderboard', aMember({ hasAccess: true }));
  await expect.element(failed).toBeVisible();
  stubLeaderboards();
  network('online');
  await expect.element(page.getByText('Global Leaderboard on Rock Finds')).toBeVisible();
});

test('a failed further page waits for its button, and the loaded pages are not requested again', async () => {
  stubMyRocks();
  api.stub('GET /rocks/rehide', noConnection);
  const own = api.stub('GET /rocks/my', ({ query }) =>
    query.get('cursor') ? noConnection : pageOf([anOwnRock()], 'more'),
  );
  await openApp('/my-rocks', aMember());
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  const held = api.stub('GET /rocks/rehide', []);
  network('offline');
  network('online');
  await expect.poll(() => held.length).toBe(1);
  expect(own).toHaveLength(2);
});
