// Queries for the member's lists of finds.
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, pageOf } from '../api.ts';
import { pageByPage } from '../lib/pages.ts';

/** Rocks that the member found and has not hidden again, newest first. */
export const heldRocks = infiniteQueryOptions({
  queryKey: ['/api/rocks/rehide'],
  queryFn: ({ pageParam }) => pageOf(api.rocks.rehide.$get({ query: { ...pageParam, light: '1' } })),
  ...pageByPage,
});

/** Rocks that the member found and hid again, the latest rehide first. */
export const rehiddenRocks = infiniteQueryOptions({
  queryKey: ['/api/rocks/rehidden'],
  queryFn: ({ pageParam }) => pageOf(api.rocks.rehidden.$get({ query: { ...pageParam, light: '1' } })),
  ...pageByPage,
});
