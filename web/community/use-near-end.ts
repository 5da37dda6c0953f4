// Calls a function when an element is about to be scrolled into view.
import { useEffect, useRef, type RefObject } from 'react';

/** Distance in pixels: about a row of rocks. */
const ahead = 300;

/**
 * @param area the scrolling element
 * @param onNear called when the returned ref's element comes near; null to stop
 * @param round a new value checks again, even if the element has stayed near
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
