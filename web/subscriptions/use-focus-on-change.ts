// One part of a page takes the place of another: reading goes on at its top.
import { useEffect, useRef, type RefObject } from 'react';

/**
 * @param shown what is there now
 * @returns for the element around both, which takes the focus whenever `shown` changes; not when it first appears
 */
export function useFocusOnChange<E extends HTMLElement>(shown: unknown): RefObject<E | null> {
  const place = useRef<E>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    place.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [shown]);
  return place;
}
