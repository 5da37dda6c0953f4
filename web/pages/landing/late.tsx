// Parts of the page that are fetched when they come near the window: the first paint waits for none of them.
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { LatePart } from '../../ui/late-part.tsx';

/** How far ahead of the window a part is fetched, so that it is there before anybody could miss it. */
const ahead = '600px 0px';

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

/** Whether something has been near the window; a browser that cannot tell is told yes. */
function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || !place.current) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear, place]);
  return isNear;
}
