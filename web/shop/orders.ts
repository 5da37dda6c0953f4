// What was ordered: a member's own orders, and the number of what this browser has just paid for.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, pageOf } from '../api.ts';
import { pageByPage } from '../lib/pages.ts';

/** Asked for whenever it is shown: an order is shipped while nobody here does anything. */
export const ownOrders = infiniteQueryOptions({
  queryKey: ['/api/orders/my'],
  queryFn: ({ pageParam }) => pageOf(api.orders.my.$get({ query: pageParam })),
  ...pageByPage,
  staleTime: 0,
  retry: false,
});

/** Milliseconds before each further look: the webhook of the payment may arrive after the buyer. */
const pauses = [1000, 1500, 2500, 4000, 8000, ...Array<number>(28).fill(10_000)] as const;

/**
 * Asked for until it is known: for five minutes while the page is visible, and whenever it becomes visible again. The
 * buyer has it in the receipt as well.
 */
export const latestOrder = queryOptions({
  queryKey: ['/api/orders/latest'],
  queryFn: async ({ client }) => {
    const latest = await bodyOf(api.orders.latest.$get());
    if (latest.id !== null) {
      // The list on this page may have been asked for a moment too early. It is here before the number.
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
