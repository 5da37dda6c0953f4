// A list of a paginated query: loading, failed, empty, or shown with a button for more.
import { useRef, type ReactNode } from 'react';
import { itemsOf } from '../rocks/paged-list.tsx';
import type { PagedQuery } from '../rocks/show-more.tsx';
import { ShowMore, useFocusNewItem } from '../rocks/show-more.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Failure } from './failure.tsx';
import { useWords } from '../views/words.ts';

export interface PagedProps<T> {
  query: PagedQuery<T>;
  /** Message if loading fails. */
  failed: string;
  /** Message if the list is empty. */
  empty: string;
  /** Rows of its skeleton; few where the list is empty as a rule. */
  rows?: number;
  /** Another skeleton, for what is not in rows. */
  waiting?: ReactNode;
}

interface Drawn<T> {
  /** CSS selector of a rendered item. Items must be focusable by script. */
  item: string;
  children: (items: T[]) => ReactNode;
}

export function Paged<T>({
  query,
  failed,
  empty,
  rows,
  waiting = <RowsWaiting rows={rows} />,
  ...drawn
}: PagedProps<T> & Drawn<T>) {
  const words = useWords('admin');
  const items = itemsOf(query);
  return (
    <>
      <p role="status" className="sr-only">
        {items && words.shown(items.length, query.hasNextPage)}
      </p>
      {items === undefined ? (
        query.isError ? (
          <Failure title={failed} query={query} />
        ) : (
          waiting
        )
      ) : (
        <>
          {query.isRefetchError && <Failure title={words.changedSince} query={query} />}
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
  const readOn = useFocusNewItem(items.length, (index) => area.current?.querySelectorAll(item)[index]);
  return (
    <div ref={area} className="flex flex-col gap-5">
      {children(items)}
      {query.hasNextPage && <ShowMore query={query} onClick={readOn} className="justify-center" />}
    </div>
  );
}

/** Lines on a wide screen, cards on a narrow one. */
export function RowsWaiting({ rows = 6 }: { rows?: number | undefined }) {
  return (
    <SkeletonGroup className="flex flex-col gap-3 lg:gap-0">
      {Array.from({ length: rows }, (_, i) => (
        <div
          key={i}
          className="max-lg:rounded-md max-lg:border max-lg:border-line max-lg:bg-card max-lg:p-4 lg:border-b lg:border-line lg:py-3"
        >
          <Skeleton className="h-5 rounded-sm max-lg:h-20" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
