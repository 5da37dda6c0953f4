// Parts of the page that are fetched when they come near the window: the first paint waits for none of them.
import { useRef, type ReactNode } from 'react';
import { useNear } from '../../lib/use-near.ts';
import type { LatePart } from '../../ui/late-part.tsx';

interface LateProps {
  part: LatePart<object>;
  /** Holds the part's place, in its height. */
  waiting: ReactNode;
}

export function Late({ part: Shown, waiting }: LateProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className="relative">
      {isNear ? <Shown waiting={waiting} /> : waiting}
    </div>
  );
}
