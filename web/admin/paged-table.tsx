// A table that comes page by page: on its way, failed, empty, or here with more to show.
import { useEffect, useRef } from 'react';
import { serverWords } from '../lib/api-error.ts';
import { itemsOf, type PagedQuery } from '../rocks/paged-list.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Failure } from './failure.tsx';
import { Table, type Column } from './table.tsx';
import { whole } from './words.ts';

interface PagedTableProps<T extends { id: string }> {
  query: PagedQuery<T>;
  caption: string;
  columns: readonly Column<T>[];
  /** One sentence for when it cannot be loaded. */
  failed: string;
  /** One for when there is nothing. */
  empty: string;
}

export function PagedTable<T extends { id: string }>({ query, empty, ...table }: PagedTableProps<T>) {
  const items = itemsOf(query);
  return (
    <>
      <p role="status" className="sr-only">
        {items && `${whole(items.length)}${query.hasNextPage ? ' and more' : ''} shown`}
      </p>
      {items === undefined ? (
        query.isError ? (
          <Failure title={table.failed} query={query} />
        ) : (
          <RowsWaiting />
        )
      ) : items.length === 0 ? (
        <p className="py-4 text-soft">{empty}</p>
      ) : (
        <Rows query={query} items={items} {...table} />
      )}
    </>
  );
}

type RowsProps<T extends { id: string }> = Omit<PagedTableProps<T>, 'failed' | 'empty'> & { items: T[] };

function Rows<T extends { id: string }>({ query, items, caption, columns }: RowsProps<T>) {
  const area = useRef<HTMLDivElement>(null);
  const readingFrom = useRef<number | null>(null);
  // The button moves away or is gone: reading goes on with the first row that came.
  useEffect(() => {
    if (readingFrom.current === null) return;
    const next = area.current?.querySelectorAll<HTMLElement>('tbody > tr')[readingFrom.current];
    if (!next) return;
    readingFrom.current = null;
    next.focus({ preventScroll: true });
  }, [items.length]);
  const showMore = () => {
    readingFrom.current = items.length;
    void query.fetchNextPage();
  };
  return (
    <div ref={area} className="flex flex-col gap-5">
      {query.isRefetchError && <Failure title="This may have changed since." query={query} />}
      <Table caption={caption} columns={columns} items={items} />
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
