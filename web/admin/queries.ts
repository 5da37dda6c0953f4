// Queries of the admin dashboard.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { OrderFilter } from '../../schema/admin.ts';
import { api, bodyOf, pageOf } from '../api.ts';
import { pageByPage } from '../lib/pages.ts';

/** Refetched whenever it is shown, since the administrator acts on it. No automatic retry. */
const asItIs = { staleTime: 0, retry: false } as const;

export const visitorAnalytics = queryOptions({
  queryKey: ['/api/admin/visitor-analytics'],
  queryFn: () => bodyOf(api.admin['visitor-analytics'].$get()),
  ...asItIs,
});

export const subscriptionAnalytics = queryOptions({
  queryKey: ['/api/admin/subscription-analytics'],
  queryFn: () => bodyOf(api.admin['subscription-analytics'].$get()),
  ...asItIs,
});

export const orderTotals = queryOptions({
  queryKey: ['/api/admin/order-totals'],
  queryFn: () => bodyOf(api.admin['order-totals'].$get()),
  ...asItIs,
});

export const chartDays = queryOptions({
  queryKey: ['/api/admin/days'],
  queryFn: () => bodyOf(api.admin.days.$get()),
  ...asItIs,
});

export const findsByCountry = queryOptions({
  queryKey: ['/api/admin/finds-by-country'],
  queryFn: () => bodyOf(api.admin['finds-by-country'].$get()),
  ...asItIs,
});

/** Number of orders on the overview. */
const newest = 5;

export const newestOrders = queryOptions({
  queryKey: ['/api/admin/orders', 'newest'],
  queryFn: () => bodyOf(api.admin.orders.$get({ query: { limit: String(newest) } })),
  ...asItIs,
});

export const adminOrders = (filter: OrderFilter, q: string) =>
  infiniteQueryOptions({
    queryKey: ['/api/admin/orders', filter, q],
    queryFn: ({ pageParam }) => pageOf(api.admin.orders.$get({ query: { filter, q, ...pageParam } })),
    ...pageByPage,
    ...asItIs,
  });

export const adminApplications = infiniteQueryOptions({
  queryKey: ['/api/admin/applications'],
  queryFn: ({ pageParam }) => pageOf(api.admin.applications.$get({ query: pageParam })),
  ...pageByPage,
  ...asItIs,
});

export const reportedThings = infiniteQueryOptions({
  queryKey: ['/api/admin/reports'],
  queryFn: ({ pageParam }) => pageOf(api.admin.reports.$get({ query: pageParam })),
  ...pageByPage,
  ...asItIs,
});

export const withheldThings = infiniteQueryOptions({
  queryKey: ['/api/admin/withheld'],
  queryFn: async ({ pageParam }) => {
    const { items, nextCursor } = await pageOf(api.admin.withheld.$get({ query: pageParam }));
    // Unique, because a rock is never listed together with its photo.
    return { items: items.map((thing) => ({ ...thing, id: thing.subjectId })), nextCursor };
  },
  ...pageByPage,
  ...asItIs,
});

export const adminMembers = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['/api/admin/members', q],
    queryFn: ({ pageParam }) => pageOf(api.admin.members.$get({ query: { q, ...pageParam } })),
    ...pageByPage,
    ...asItIs,
  });

export const auditLogPages = infiniteQueryOptions({
  queryKey: ['/api/admin/acts'],
  queryFn: ({ pageParam }) => pageOf(api.admin.acts.$get({ query: pageParam })),
  ...pageByPage,
  ...asItIs,
});
