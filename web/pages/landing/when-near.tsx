// Loads a part of the page when it comes near the viewport.
import { useRef, type ReactNode } from 'react';
import { useNear } from '../../lib/use-near.ts';
import type { LazyPart } from '../../ui/lazy-part.tsx';

interface WhenNearProps {
  part: LazyPart<object>;
  /** The placeholder, in the part's final height. */
  waiting: ReactNode;
}

export function WhenNear({ part: Shown, waiting }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className="relative" data-waiting={isNear ? undefined : ''}>
      {isNear ? <Shown waiting={waiting} /> : waiting}
    </div>
  );
}
