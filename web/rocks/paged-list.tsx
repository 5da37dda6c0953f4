// A paginated list with its states: loading, failed, empty, or loaded with a button for more.
import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { AsOf } from '../offline/as-of.tsx';
import { LoadFailed } from '../painting/empty-state.tsx';
import { ShowMore, useFocusNewItem, type PagedQuery } from './show-more.tsx';
import { useWords } from '../views/words.ts';

export function itemsOf<T>({ data }: PagedQuery<T>): T[] | undefined {
  return data?.pages.flatMap(({ items }) => items);
}

/** Rows of about 96 px in one frame. */
export const rowsClass = 'divide-y divide-line rounded-md border border-line bg-card';

interface PagedListProps<T extends { id: string }> {
  query: PagedQuery<T>;
  /** Path of the call, for a list that is kept for a place without a network. */
  keptAs?: string;
  waiting: ReactNode;
  /** The message when the list cannot be loaded. */
  failed: string;
  empty: ReactNode;
  /** Which of the loaded items are listed, and in which order. */
  arranged?: (items: T[]) => T[];
  /** Items that are shown elsewhere. */
  isLeftOut?: (item: T) => boolean;
  /** Renders one item. */
  children: (item: T) => ReactNode;
  className?: string;
}

export function PagedList<T extends { id: string }>({
  query,
  keptAs,
  waiting,
  failed,
  empty,
  arranged = (items) => items,
  isLeftOut = () => false,
  children,
  className,
}: PagedListProps<T>) {
  const { rocksAreSafe } = useWords('paging');
  const list = useRef<HTMLUListElement>(null);
  const loaded = itemsOf(query);
  const items = loaded && arranged(loaded).filter((item) => !isLeftOut(item));
  const readOn = useFocusNewItem(items?.length ?? 0, (index) => list.current?.children[index]);
  if (!items) {
    if (!query.isError) return waiting;
    return <LoadFailed title={failed} queries={[query]} otherwise={rocksAreSafe} />;
  }
  if (items.length === 0) return empty;
  return (
    <>
      {keptAs && <AsOf path={keptAs} className="mb-3" />}
      <ul ref={list} className={clsx('flex flex-col', className)}>
        {items.map((item) => (
          <li key={item.id} tabIndex={-1}>
            {children(item)}
          </li>
        ))}
      </ul>
      {query.hasNextPage && <ShowMore query={query} onClick={readOn} size="large" className="mt-8" />}
    </>
  );
}
