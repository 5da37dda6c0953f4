// Queries for a member's notifications, and what reading them changes.
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { Notification } from '../../schema/notifications.ts';
import { api, bodyOf, pageOf, type Page } from '../api.ts';
import { pageByPage } from '../lib/pages.ts';

/** Milliseconds between two questions. */
const minute = 60_000;

/** How many are unread. Asked again when the member comes back to the tab. */
export const unreadCount = queryOptions({
  queryKey: ['/api/notifications/unread'],
  queryFn: async () => (await bodyOf(api.notifications.unread.$get())).count,
  staleTime: minute,
  refetchOnWindowFocus: true,
});

/** All of them, newest first. Each visit asks for news. */
export const notifications = infiniteQueryOptions({
  queryKey: ['/api/notifications'],
  queryFn: ({ pageParam }) => pageOf(api.notifications.$get({ query: pageParam })),
  ...pageByPage,
  staleTime: 0,
});

/** Those of the home page. */
export const shownAtHome = 4;

export const newestNotifications = queryOptions({
  queryKey: ['/api/notifications', 'newest'],
  queryFn: () => bodyOf(api.notifications.$get({ query: { limit: String(shownAtHome) } })),
  staleTime: minute,
});

/** Everything until then was seen, on all devices. The list on the screen keeps its marks. @param until ISO 8601 */
export async function markRead(queryClient: QueryClient, until: string): Promise<void> {
  const { count } = await bodyOf(api.notifications.read.$post({ json: { until } }));
  // A question that is on its way would bring the count back.
  await queryClient.cancelQueries({ queryKey: unreadCount.queryKey });
  queryClient.setQueryData(unreadCount.queryKey, count);
  await queryClient.invalidateQueries({ queryKey: newestNotifications.queryKey });
}

/** Changes notifications of the list. */
export function changeListed(queryClient: QueryClient, change: (one: Notification) => Notification): void {
  queryClient.setQueryData(
    notifications.queryKey,
    (list: InfiniteData<Page<Notification[]>> | undefined) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: page.items.map(change) })),
      },
  );
}
