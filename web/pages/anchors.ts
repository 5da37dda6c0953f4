// Scrolls to the section in the URL's hash and stays there while lazy sections above it load.
import { useElementScrollRestoration, useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds without a change of the page's height after which it stops scrolling. */
const quietTime = 10_000;

/** For a page with lazy sections. `/#featured` works from any page, and again when clicked twice. */
export function useAnchors(): void {
  const { hash, key } = useLocation({
    select: ({ hash, state }) => ({ hash, key: state.__TSR_key }),
  });
  const left = useElementScrollRestoration({ getElement: () => window });
  // After Back or Forward the scroll position is restored instead.
  const scrollToHash = useEffectEvent((id: string) => (left && scrollY > 0 ? undefined : stayAt(id)));
  useEffect(() => (hash ? scrollToHash(hash) : undefined), [hash, key]);

  useEffect(() => {
    let leave: (() => void) | undefined;
    const clickAgain = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link?.hash || link.href !== location.href) return;
      leave?.();
      leave = stayAt(link.hash.slice(1));
    };
    addEventListener('click', clickAgain);
    return () => {
      leave?.();
      removeEventListener('click', clickAgain);
    };
  }, []);
}

/** Keeps an element at the top of the viewport until the user interacts or the height has not changed for a while. */
function stayAt(id: string): (() => void) | undefined {
  const element = document.getElementById(id);
  if (!element) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moves = new AbortController();
  const end = () => {
    size.disconnect();
    moves.abort();
    clearTimeout(timer);
  };
  const size = new ResizeObserver(() => {
    element.scrollIntoView();
    // Focuses once, so that screen readers and Tab continue from here.
    if (timer === undefined) element.focus({ preventScroll: true });
    clearTimeout(timer);
    timer = setTimeout(end, quietTime);
  });
  size.observe(document.body);
  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(move, end, { passive: true, signal: moves.signal });
  return end;
}
