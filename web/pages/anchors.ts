// Leads to the part of the page that the address names, and stays there while the parts above it arrive.
import { useElementScrollRestoration, useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds of stillness after which whatever still grows moves the page no more. */
const patience = 10_000;

/** For a page whose parts come late; `/#featured` works from anywhere, and clicked twice. */
export function useAnchors(): void {
  const { hash, key } = useLocation({
    select: ({ hash, state }) => ({ hash, key: state.__TSR_key }),
  });
  const left = useElementScrollRestoration({ getElement: () => window });
  // Whoever comes back by the browser's buttons is where they left the page.
  const arrive = useEffectEvent((id: string) => (left && scrollY > 0 ? undefined : stayAt(id)));
  useEffect(() => (hash ? arrive(hash) : undefined), [hash, key]);

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

/** Keeps an element at the top of the window until the reader moves on, or nothing has grown for a while. */
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
    // The first time: reading and the Tab key go on from here.
    if (timer === undefined) element.focus({ preventScroll: true });
    clearTimeout(timer);
    timer = setTimeout(end, patience);
  });
  size.observe(document.body);
  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(move, end, { passive: true, signal: moves.signal });
  return end;
}
