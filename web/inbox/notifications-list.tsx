// All notifications, newest first, by day. What is shown counts as read, and keeps its mark until the list is left.
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { notificationLimits, type Notification } from '../../schema/notifications.ts';
import { EmptyState, LoadFailed } from '../painting/empty-state.tsx';
import { itemsOf } from '../rocks/paged-list.tsx';
import { ShowMore, useFocusNewItem } from '../rocks/show-more.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { DotLine } from '../views/dot-line.tsx';
import { byDay, type DayOf } from './by-day.ts';
import { NotificationLine } from './notification-line.tsx';
import { changeListed, markRead, notifications } from './queries.ts';
import { useWords } from '../views/words.ts';

export function NotificationsList() {
  const words = useWords('inbox');
  const query = useInfiniteQuery(notifications);
  const items = itemsOf(query);
  useMarkRead(items);
  const list = useRef<HTMLDivElement>(null);
  const readOn = useFocusNewItem(items?.length ?? 0, (index) => list.current?.querySelectorAll('li')[index]);
  if (!items) {
    if (!query.isError) return <NotificationsWaiting />;
    return <LoadFailed title={words.loadFailed} queries={[query]} otherwise={words.loadFailedHint} />;
  }
  if (items.length === 0)
    return (
      <EmptyState rock="quiet" title={words.quiet} description={words.quietHint}>
        <ButtonLink to="/explore-map">{words.exploreMap}</ButtonLink>
      </EmptyState>
    );
  return (
    <div ref={list} className="flex flex-col gap-8 sm:gap-12">
      {byDay(items).map((day) => (
        <Day key={day.title} {...day} />
      ))}
      {query.hasNextPage ? (
        <ShowMore query={query} onClick={readOn} />
      ) : (
        <p className="text-sm text-soft">{words.keptFor(notificationLimits.days)}</p>
      )}
    </div>
  );
}

function Day({ title, items }: DayOf<Notification>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <DotLine className="mt-2 text-line" />
      <ul className="flex flex-col divide-y divide-line">
        {items.map((notification) => (
          <li key={notification.id} tabIndex={-1}>
            <NotificationLine notification={notification} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest that is shown tells until when the member has read, on all devices. */
function useMarkRead(items: readonly Notification[] | undefined): void {
  const queryClient = useQueryClient();
  const until = items?.find(({ isUnread }) => isUnread)?.at;
  useEffect(() => {
    // After a failure they are new once more with the next visit.
    if (until !== undefined) markRead(queryClient, until).catch(() => undefined);
  }, [queryClient, until]);
  useEffect(
    () => () => changeListed(queryClient, (one) => (one.isUnread ? { ...one, isUnread: false } : one)),
    [queryClient],
  );
}

function NotificationsWaiting() {
  return (
    <SkeletonGroup className="flex flex-col gap-8">
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className="flex items-center gap-4 sm:gap-6">
          <Skeleton className="pebble-2 size-14 shrink-0 sm:size-18" />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-3/5 rounded-sm" />
            <Skeleton className="h-4 w-4/5 rounded-sm" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
