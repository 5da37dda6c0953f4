// The way to the next page of a list, and where reading goes on once it is here.
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, type Ref } from 'react';
import { Button } from '../ui/button.tsx';
import { ServerRefusal } from '../ui/refusal.tsx';

interface ShowMoreProps {
  query: {
    error: Error | null;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  onPress?: () => void;
  size?: 'usual' | 'large';
  className?: string;
  ref?: Ref<HTMLDivElement>;
  /** What is said when the server has no words for it. */
  otherwise?: string;
}

export function ShowMore({
  query,
  onPress,
  size,
  className,
  ref,
  otherwise = 'The next ones could not be loaded. Please try again.',
}: ShowMoreProps) {
  const press = () => {
    onPress?.();
    void query.fetchNextPage();
  };
  return (
    <div ref={ref} className={clsx('flex flex-wrap items-center gap-x-6 gap-y-3', className)}>
      <Button size={size} pending={query.isFetchingNextPage} onClick={press}>
        Show more
      </Button>
      <ServerRefusal error={query.isFetchNextPageError ? query.error : null} otherwise={otherwise} />
    </div>
  );
}

/**
 * The button moves away or is gone: reading goes on with the first item that came.
 * @param count of the items that are here
 * @returns to be called when the button is pressed
 */
export function useReadOn(count: number, itemAt: (index: number) => Element | undefined): () => void {
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
