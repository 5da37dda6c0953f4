// One part of a page takes the place of another: reading goes on at its top.
import { useEffect, useRef, type RefObject } from 'react';

/**
 * @param shown what is there now
 * @returns for the element around both, which takes the focus whenever `shown` changes; not when it first appears, and
 *   not while somebody is elsewhere, as in a dialog above the page
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

/** What had the focus in the part that is gone has left it to the document, also in a dialog, which hides the page. */
function isElsewhere(place: HTMLElement | null): boolean {
  const at = document.activeElement;
  if (!place || !at) return false;
  return place.closest('[aria-hidden="true"]') !== null || !(at.contains(place) || place.contains(at));
}
