// Tells when an element is about to be scrolled into sight.
import { useEffect, useRef, type RefObject } from 'react';

/** How far ahead, in pixels: about a row of rocks. */
const ahead = 300;

/**
 * @param area what scrolls @param onNear called while the element it returns a ref for is near
 * @param round changes when there may be more to call for, though the element has not left in between
 */
export function useNearEnd<E extends HTMLElement>(
  area: RefObject<HTMLElement | null>,
  onNear: (() => void) | null,
  round: number,
): RefObject<E | null> {
  const end = useRef<E>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  const isOn = onNear !== null;
  useEffect(() => {
    if (!end.current || !isOn) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current?.();
      },
      { root: area.current, rootMargin: `0px 0px ${ahead}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [area, isOn, round]);
  return end;
}
