import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refreshAdministration } from './refresh.ts';

test('an admin action invalidates the administrator’s queries and no others', async () => {
  const client = new QueryClient();
  const paths = [
    '/api/admin/orders',
    '/api/admin/acts',
    '/api/admin/reports',
    '/api/rocks',
    '/api/auth/user',
  ];
  for (const path of paths) client.setQueryData([path, 'q'], []);
  await refreshAdministration(client);
  const dropped = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated);
  expect(dropped.map(({ queryKey }) => queryKey[0])).toEqual(paths.slice(0, 3));
});
