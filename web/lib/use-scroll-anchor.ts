// Keeps the content below an element in place when the element grows.
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For an element that spans the top of the viewport while its placeholder is replaced. Scroll anchoring then fails,
 * because the browser anchors to the replaced element. Safari has no scroll anchoring.
 * @param shown changes whenever the content is replaced
 */
export function useScrollAnchor(place: RefObject<HTMLElement | null>, shown: unknown): void {
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
