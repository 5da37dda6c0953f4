// What is read below something stays where it is in the window when that grows.
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For what is replaced when its content comes while its end is in the window: browsers hold a page still by the first
 * thing that they see of it, which is just what goes, and Safari does not at all.
 * @param shown changes whenever it is replaced
 */
export function useStillBelow(place: RefObject<HTMLElement | null>, shown: unknown): void {
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const grown = element.offsetHeight - height.current;
    height.current += grown;
    const { top, bottom } = element.getBoundingClientRect();
    const end = bottom - grown;
    if (grown > 0 && top < 0 && end > 0 && end < innerHeight) scrollBy({ top: grown, behavior: 'instant' });
  }, [place, shown]);
}
