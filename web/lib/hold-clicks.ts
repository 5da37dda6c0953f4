// Holds clicks on the server-rendered page while the app loads.

/** Selects links and buttons. */
export const clickable = 'a[href], button';

export interface HeldClicks {
  /** Stops holding. @returns the element that was clicked last */
  end: () => HTMLElement | undefined;
}

/** Milliseconds that a click may wait for the app. Longer, and the click seems to have had no effect. */
const maxHold = 3000;

/**
 * Holds the last click on a link or button for at most three seconds. On a slow network the server-rendered page
 * responds faster than the app loads.
 */
export function holdClicks(place: HTMLElement): HeldClicks {
  let clicked: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(clickable);
    if (!target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Dims the element until the app replaces it.
    target.setAttribute('aria-disabled', 'true');
    clicked = target;
    timer ??= setTimeout(() => end()?.click(), maxHold);
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
