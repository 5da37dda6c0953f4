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

/** Milliseconds before each further look: the word of the payment may come a moment later than the buyer. */
const pauses = [1000, 1500, 2500, 4000, 8000] as const;

/** Looked for until it is known, for some seconds; whoever pays without hearing it has it in the receipt. */
export const latestOrder = queryOptions({
  queryKey: ['/api/orders/latest'],
  queryFn: () => bodyOf(api.orders.latest.$get()),
  refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
    data?.id ? false : (pauses[dataUpdateCount + errorUpdateCount - 1] ?? false),
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
});
