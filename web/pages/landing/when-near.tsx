// Parts of the page that are fetched when they come near the window: the first paint waits for none of them.
import { useRef, type ReactNode } from 'react';
import { useNear } from '../../lib/use-near.ts';
import type { LazyPart } from '../../ui/lazy-part.tsx';

interface WhenNearProps {
  part: LazyPart<object>;
  /** Holds the part's place, in its height. */
  waiting: ReactNode;
}

export function WhenNear({ part: Shown, waiting }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className="relative">
      {isNear ? <Shown waiting={waiting} /> : waiting}
    </div>
  );
}
