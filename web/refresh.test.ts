import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refreshRocks } from './refresh.ts';

test.each([
  ['/api/rocks'],
  ['/api/rocks/my'],
  ['/api/rocks/rehide'],
  ['/api/rocks/rehidden'],
  ['/api/rocks/featured'],
  ['/api/rocks/locations', '1,2,3,4'],
  ['/api/rocks/counts'],
  ['/api/activities'],
  ['/api/activities/my'],
  ['/api/stats'],
  ['/api/stats/user'],
])('a change to a rock drops %s', async (...queryKey) => {
  const client = new QueryClient();
  client.setQueryData(queryKey, []);
  await refreshRocks(client);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('a change to a rock leaves the member alone', async () => {
  const client = new QueryClient();
  client.setQueryData(['/api/auth/user'], { id: 'm1' });
  await refreshRocks(client);
  expect(client.getQueryState(['/api/auth/user'])?.isInvalidated).toBe(false);
});
