// The 'Show more' button of a paginated list, and the focus after the next page has loaded.
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Page } from '../api.ts';
import { serverWords } from '../lib/api-error.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../views/words.ts';

export type PagedQuery<T> = UseInfiniteQueryResult<InfiniteData<Page<T[]>>>;

interface ShowMoreProps {
  query: Pick<PagedQuery<unknown>, 'error' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>;
  onClick: () => void;
  size?: 'usual' | 'large';
  className?: string;
}

export function ShowMore({ query, onClick, size, className }: ShowMoreProps) {
  const words = useWords('paging');
  const click = () => {
    onClick();
    void query.fetchNextPage();
  };
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-6 gap-y-3', className)}>
      <Button size={size} pending={query.isFetchingNextPage} onClick={click}>
        {words.showMore}
      </Button>
      <p role="alert" className="font-semibold text-coral empty:hidden">
        {query.isFetchNextPageError && serverWords(query.error, words.moreFailed)}
      </p>
    </div>
  );
}

/**
 * Focuses the first new item after a page has loaded, because the button moves or disappears.
 * @param count the number of loaded items
 * @returns a function to call when the button is clicked
 */
export function useFocusNewItem(count: number, itemAt: (index: number) => Element | undefined): () => void {
  const from = useRef<number | null>(null);
  const readOn = useEffectEvent(() => {
    const next = from.current === null ? undefined : itemAt(from.current);
    if (!(next instanceof HTMLElement)) return;
    from.current = null;
    next.focus({ preventScroll: true });
  });
  useEffect(() => readOn(), [count]);
  return () => {
    from.current = count;
  };
}
