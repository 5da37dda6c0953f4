// Moves the focus to the top when one part of a page replaces another.
import { useEffect, useRef, type RefObject } from 'react';

/**
 * @param shown the part shown now
 * @returns a ref for the element around both parts. It gets the focus when `shown` changes, but not on mount and not
 *   while the focus is elsewhere, as in a dialog above the page
 */
export function useFocusOnChange<E extends HTMLElement>(shown: unknown): RefObject<E | null> {
  const place = useRef<E>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (isElsewhere(place.current)) return;
    place.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [shown]);
  return place;
}

/** Whether the focus is neither inside nor lost to the body by the removed part. An open dialog hides the page. */
function isElsewhere(place: HTMLElement | null): boolean {
  const at = document.activeElement;
  if (!place || !at) return false;
  return place.closest('[aria-hidden="true"]') !== null || !(at.contains(place) || place.contains(at));
}
