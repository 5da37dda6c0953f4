// What is asked for again by itself once the network is back, and what is not.
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

test('a list that did not load comes once the network is back, and one that did is not asked for again', async () => {
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

test('a network that was gone before the page was drawn is heard of when it is back', async () => {
  network('offline');
  api.stub('GET /leaderboard', noConnection);
  api.stub('GET /leaderboard/registered', noConnection);
  await openApp('/community?tab=leaderboard', aMember({ hasAccess: true }));
  await expect.element(failed).toBeVisible();
  stubLeaderboards();
  network('online');
  await expect.element(page.getByText('Global Leaderboard on Rock Finds')).toBeVisible();
});

test('a further page waits for its button, and the pages before it are not asked for again', async () => {
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
