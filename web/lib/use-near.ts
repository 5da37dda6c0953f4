// Detects when an element comes near the viewport, for lazy loading.
import { useEffect, useState, type RefObject } from 'react';

/** The margin around the viewport, so that content loads before it is visible. */
const ahead = '600px 0px';

/** Whether the element has been near the viewport; always true in a browser without IntersectionObserver. */
export function useNear(place: RefObject<Element | null>): boolean {
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
