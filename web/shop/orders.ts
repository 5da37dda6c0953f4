// Queries of orders: the member's own, and the latest one paid in this browser.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, pageOf } from '../api.ts';
import { pageByPage } from '../lib/pages.ts';

/** Refetched whenever it is shown, since orders are shipped without any action here. */
export const ownOrders = infiniteQueryOptions({
  queryKey: ['/api/orders/my'],
  queryFn: ({ pageParam }) => pageOf(api.orders.my.$get({ query: pageParam })),
  ...pageByPage,
  staleTime: 0,
  retry: false,
});

/** Milliseconds before each further attempt: the payment's webhook may arrive after the buyer. */
const pauses = [1000, 1500, 2500, 4000, 8000, ...Array<number>(28).fill(10_000)] as const;

/**
 * Polled until the order is known: for five minutes while the page is visible, and whenever it becomes visible again.
 * The receipt contains the number too.
 */
export const latestOrder = queryOptions({
  queryKey: ['/api/orders/latest'],
  queryFn: async ({ client }) => {
    const latest = await bodyOf(api.orders.latest.$get());
    if (latest.id !== null) {
      // The list may have been fetched too early: refetch it before showing the number.
      await client.cancelQueries({ queryKey: ownOrders.queryKey });
      await client.refetchQueries({ queryKey: ownOrders.queryKey });
    }
    return latest;
  },
  refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
    data?.id ? false : (pauses[dataUpdateCount + errorUpdateCount - 1] ?? false),
  refetchOnWindowFocus: true,
  staleTime: ({ state: { data } }) => (data?.id ? Infinity : 0),
  gcTime: 0,
  retry: false,
});
