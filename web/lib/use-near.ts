// What is fetched when it comes near the window.
import { useEffect, useState, type RefObject } from 'react';

/** How far ahead of the window: it is there before anybody could miss it. */
const ahead = '600px 0px';

/** Whether something has been near the window; a browser that cannot tell is told yes. */
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
