// Queries of the admin dashboard.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminLimits } from '../../schema/admin.ts';
import type { OrderFilter, OrderLabels, OrderSort } from '../../schema/admin-orders.ts';
import { isDay, type DayRange } from '../../schema/day-range.ts';
import { api, bodyOf, pageOf } from '../api.ts';
import { pageByPage } from '../lib/pages.ts';
import type { AdminSearch } from './search.ts';

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

/** Read again while it is shown, since parts break and calm down. */
export const siteHealth = queryOptions({
  queryKey: ['/api/admin/alarms'],
  queryFn: () => bodyOf(api.admin.alarms.$get()),
  refetchInterval: 60_000,
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

/** What a list of orders may ask for; a missing value asks for everything. */
export interface AskedOrders extends DayRange {
  filter?: OrderFilter | undefined;
  q?: string | undefined;
}

const dayOf = (text: string | undefined) => (text !== undefined && isDay(text) ? text : undefined);

/** What the URL asks for; ignores what is not a day. */
export const askedBy = ({ filter, q, from, to }: AdminSearch): AskedOrders => ({
  filter,
  q,
  from: dayOf(from),
  to: dayOf(to),
});

/** Only what is given, since the client would send `undefined` as text. */
const given = ({ filter, q, from, to }: AskedOrders) => ({
  ...(filter && { filter }),
  ...(q && { q }),
  ...(from && { from }),
  ...(to && { to }),
});

export const adminOrders = (asked: AskedOrders, sort: OrderSort) =>
  infiniteQueryOptions({
    queryKey: ['/api/admin/orders', given(asked), sort],
    queryFn: ({ pageParam }) =>
      pageOf(api.admin.orders.$get({ query: { ...given(asked), sort, ...pageParam } })),
    ...pageByPage,
    ...asItIs,
  });

/** How many orders there are on all pages of a list, and their sum. */
export const foundOrders = (asked: AskedOrders) =>
  queryOptions({
    queryKey: ['/api/admin/found-orders', given(asked)],
    queryFn: () => bodyOf(api.admin['found-orders'].$get({ query: given(asked) })),
    ...asItIs,
  });

export const adminOrder = (id: string) =>
  queryOptions({
    queryKey: ['/api/admin/orders', 'one', id],
    queryFn: () => bodyOf(api.admin.orders[':id'].$get({ param: { id } })),
    ...asItIs,
  });

/** The labels of orders, in the order given. */
export async function labelsOf(ids: readonly string[]): Promise<OrderLabels[]> {
  const lists: OrderLabels[][] = [];
  for (let done = 0; done < ids.length; done += adminLimits.chosen) {
    const orders = ids.slice(done, done + adminLimits.chosen).join(',');
    lists.push(await bodyOf(api.admin.labels.$get({ query: { orders } })));
  }
  return lists.flat();
}

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
    return {
      items: items.map((thing) => ({ ...thing, id: `${thing.subject} ${thing.subjectId}` })),
      nextCursor,
    };
  },
  ...pageByPage,
  ...asItIs,
});

/** An hour of a member, or of everybody of their network. @param from undefined for that of their newest thing */
export const hourOfMembers = (memberId: string, from: string | undefined, isNetwork: boolean) =>
  queryOptions({
    queryKey: ['/api/admin/takebacks', memberId, from, isNetwork],
    queryFn: () =>
      bodyOf(
        api.admin.takebacks.$get({
          query: {
            memberId,
            ...(from !== undefined && { from }),
            ...(isNetwork && { network: 'true' as const }),
          },
        }),
      ),
    ...asItIs,
  });

export const takebackState = (id: string) =>
  queryOptions({
    queryKey: ['/api/admin/takebacks', 'one', id],
    queryFn: () => bodyOf(api.admin.takebacks[':id'].$get({ param: { id } })),
    ...asItIs,
  });

export const adminMembers = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['/api/admin/members', q],
    queryFn: ({ pageParam }) => pageOf(api.admin.members.$get({ query: { q, ...pageParam } })),
    ...pageByPage,
    ...asItIs,
  });

export const departedAuthors = (q: string) =>
  queryOptions({
    queryKey: ['/api/admin/departed', q],
    queryFn: () => bodyOf(api.admin.departed.$get({ query: { q } })),
    ...asItIs,
  });

export const suspendedAddress = (email: string) =>
  queryOptions({
    queryKey: ['/api/admin/suspended-address', email],
    queryFn: () => bodyOf(api.admin['suspended-address'].$get({ query: { email } })),
    ...asItIs,
  });

export const auditLogPages = infiniteQueryOptions({
  queryKey: ['/api/admin/acts'],
  queryFn: ({ pageParam }) => pageOf(api.admin.acts.$get({ query: pageParam })),
  ...pageByPage,
  ...asItIs,
});

/** @param limit rows of each list. The shorter lists stay while the longer ones load. */
export const memberPage = (id: string, limit: number) =>
  queryOptions({
    queryKey: ['/api/admin/members', 'one', id, limit],
    queryFn: () => bodyOf(api.admin.members[':id'].$get({ param: { id }, query: { limit: String(limit) } })),
    placeholderData: keepPreviousData,
    ...asItIs,
  });

/** Read again while they are shown, since messages leave. */
export const stuckMessages = infiniteQueryOptions({
  queryKey: ['/api/admin/outbox'],
  queryFn: ({ pageParam }) => pageOf(api.admin.outbox.$get({ query: pageParam })),
  refetchInterval: 10_000,
  ...pageByPage,
  ...asItIs,
});

export const outboxCount = queryOptions({
  queryKey: ['/api/admin/outbox-count'],
  queryFn: () => bodyOf(api.admin['outbox-count'].$get()),
  refetchInterval: 10_000,
  ...asItIs,
});

export const pendingRefunds = queryOptions({
  queryKey: ['/api/admin/duplicates'],
  queryFn: () => bodyOf(api.admin.duplicates.$get()),
  ...asItIs,
});
