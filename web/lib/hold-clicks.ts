// Clicks in the moment between a page without script and the one that takes its place.

/** What can be clicked. */
export const clickable = 'a[href], button';

export interface HeldClicks {
  /** Holds no more. @returns what was clicked last, as it was before */
  end: () => HTMLElement | undefined;
}

/** Milliseconds that a click may wait for the new page: after more of them it looks as if nothing had happened. */
const patience = 3000;

/**
 * Keeps the last click on a link or a button. Nobody waits for long: on a bad line the old page answers faster than the
 * new one comes.
 */
export function holdClicks(place: HTMLElement): HeldClicks {
  let clicked: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(clickable);
    if (!target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // To be seen, and what makes it so goes with the old page.
    target.setAttribute('aria-disabled', 'true');
    clicked = target;
    timer ??= setTimeout(() => end()?.click(), patience);
  };
  const end = () => {
    clearTimeout(timer);
    place.removeEventListener('click', hold);
    const last = clicked;
    clicked = undefined;
    last?.removeAttribute('aria-disabled');
    return last;
  };
  place.addEventListener('click', hold);
  return { end };
}
