// What comes page by page: on its way, failed, empty, or here with more to show.
import { useRef, type ReactNode } from 'react';
import { grouped } from '../lib/numbers.ts';
import { itemsOf } from '../rocks/paged-list.tsx';
import type { PagedQuery } from '../rocks/show-more.tsx';
import { ShowMore, useReadOn } from '../rocks/show-more.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Failure } from './failure.tsx';

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
        {items && `${grouped(items.length)}${query.hasNextPage ? ' and more' : ''} shown`}
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
  const readOn = useReadOn(items.length, (index) => area.current?.querySelectorAll(item)[index]);
  return (
    <div ref={area} className="flex flex-col gap-5">
      {children(items)}
      {query.hasNextPage && <ShowMore query={query} onClick={readOn} />}
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
