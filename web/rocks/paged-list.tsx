// A list that comes page by page: on its way, failed, empty, or here with more to show.
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Page } from '../api.ts';
import { serverWords } from '../lib/api-error.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export type PagedQuery<T> = UseInfiniteQueryResult<InfiniteData<Page<T[]>>>;

export function itemsOf<T>({ data }: PagedQuery<T>): T[] | undefined {
  return data?.pages.flatMap(({ items }) => items);
}

interface PagedListProps<T extends { id: string }> {
  query: PagedQuery<T>;
  waiting: ReactNode;
  /** One sentence for when it cannot be loaded. */
  failed: string;
  empty: ReactNode;
  /** Draws one item. */
  children: (item: T) => ReactNode;
  className?: string;
}

export function PagedList<T extends { id: string }>({
  query,
  waiting,
  failed,
  empty,
  children,
  className,
}: PagedListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const items = itemsOf(query);
  const readingFrom = useRef<number | null>(null);
  // The button moves away or is gone: reading goes on with the first item that came.
  useEffect(() => {
    const next = readingFrom.current === null ? undefined : list.current?.children[readingFrom.current];
    if (!(next instanceof HTMLElement)) return;
    readingFrom.current = null;
    next.focus({ preventScroll: true });
  }, [items?.length]);
  if (!items) {
    if (!query.isError) return waiting;
    return (
      <EmptyState
        picture={<PaintedRock id="lost" />}
        title={failed}
        description={serverWords(query.error, 'Your rocks are safe. Please try again in a moment.')}
        action={
          <Button look="main" pending={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (items.length === 0) return empty;

  const showMore = () => {
    readingFrom.current = items.length;
    void query.fetchNextPage();
  };
  return (
    <>
      <ul ref={list} className={clsx('flex flex-col', className)}>
        {items.map((item) => (
          <li key={item.id} tabIndex={-1}>
            {children(item)}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button size="large" pending={query.isFetchingNextPage} onClick={showMore}>
            Show more
          </Button>
          <p role="alert" className="font-semibold text-coral empty:hidden">
            {query.isFetchNextPageError &&
              serverWords(query.error, 'The next ones could not be loaded. Please try again.')}
          </p>
        </div>
      )}
    </>
  );
}
