// What comes page by page: on its way, failed, empty, or here with more to show.
import { useEffect, useRef, type ReactNode } from 'react';
import { serverWords } from '../lib/api-error.ts';
import { itemsOf, type PagedQuery } from '../rocks/paged-list.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Failure } from './failure.tsx';
import { whole } from './words.ts';

export interface PagedProps<T> {
  query: PagedQuery<T>;
  /** One sentence for when it cannot be loaded. */
  failed: string;
  /** One for when there is nothing. */
  empty: string;
}

interface Drawn<T> {
  /** Selects one item in what is drawn; each takes the focus from a script. */
  item: string;
  children: (items: T[]) => ReactNode;
}

export function Paged<T>({ query, failed, empty, ...drawn }: PagedProps<T> & Drawn<T>) {
  const items = itemsOf(query);
  return (
    <>
      <p role="status" className="sr-only">
        {items && `${whole(items.length)}${query.hasNextPage ? ' and more' : ''} shown`}
      </p>
      {items === undefined ? (
        query.isError ? (
          <Failure title={failed} query={query} />
        ) : (
          <RowsWaiting />
        )
      ) : (
        <>
          {query.isRefetchError && <Failure title="This may have changed since." query={query} />}
          {items.length === 0 ? (
            <p className="py-4 text-soft">{empty}</p>
          ) : (
            <Items query={query} items={items} {...drawn} />
          )}
        </>
      )}
    </>
  );
}

type ItemsProps<T> = Drawn<T> & { query: PagedQuery<T>; items: T[] };

function Items<T>({ query, items, item, children }: ItemsProps<T>) {
  const area = useRef<HTMLDivElement>(null);
  const readingFrom = useRef<number | null>(null);
  // The button moves away or is gone: reading goes on with the first item that came.
  useEffect(() => {
    if (readingFrom.current === null) return;
    const next = area.current?.querySelectorAll<HTMLElement>(item)[readingFrom.current];
    if (!next) return;
    readingFrom.current = null;
    next.focus({ preventScroll: true });
  }, [item, items.length]);
  const showMore = () => {
    readingFrom.current = items.length;
    void query.fetchNextPage();
  };
  return (
    <div ref={area} className="flex flex-col gap-5">
      {children(items)}
      {query.hasNextPage && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button pending={query.isFetchingNextPage} onClick={showMore}>
            Show more
          </Button>
          <p role="alert" className="font-semibold text-coral empty:hidden">
            {query.isFetchNextPageError &&
              serverWords(query.error, 'The next ones could not be loaded. Please try again.')}
          </p>
        </div>
      )}
    </div>
  );
}

export function RowsWaiting() {
  return (
    <SkeletonGroup className="flex flex-col gap-2">
      {Array.from({ length: 6 }, (_, i) => (
        <Skeleton key={i} className="h-9 rounded-sm" />
      ))}
    </SkeletonGroup>
  );
}
