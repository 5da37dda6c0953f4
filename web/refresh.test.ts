import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refreshInteractions, refreshRocks } from './refresh.ts';

test.each([
  ['/api/rocks'],
  ['/api/rocks/my'],
  ['/api/rocks/rehide'],
  ['/api/rocks/rehidden'],
  ['/api/rocks/featured'],
  ['/api/rocks/locations', '1,2,3,4'],
  ['/api/rocks/counts'],
  ['/api/map', '1,2,3,4'],
  ['/api/rocks/interactions', 'r1'],
  ['/api/activities'],
  ['/api/activities/my'],
  ['/api/stats'],
  ['/api/stats/user'],
  ['/api/leaderboard'],
  ['/api/leaderboard/registered'],
  ['/api/user/analytics'],
  ['/api/user/follows'],
])('a change to a rock invalidates %s', async (...queryKey) => {
  const client = new QueryClient();
  client.setQueryData(queryKey, []);
  await refreshRocks(client);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('a change to a rock does not invalidate the member', async () => {
  const client = new QueryClient();
  client.setQueryData(['/api/auth/user'], { id: 'm1' });
  await refreshRocks(client);
  expect(client.getQueryState(['/api/auth/user'])?.isInvalidated).toBe(false);
});

test('a like or a comment invalidates the lists that contain it, except the feed', async () => {
  const client = new QueryClient();
  for (const path of ['/api/rocks', '/api/rocks/my', '/api/rocks/featured', '/api/stats'])
    client.setQueryData([path], []);
  await refreshInteractions(client);
  const dropped = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated);
  expect(dropped.map(({ queryKey }) => queryKey[0])).toEqual(['/api/rocks/my', '/api/rocks/featured']);
});
