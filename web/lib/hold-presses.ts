// Presses in the moment between a page without script and the one that takes its place.

/** What can be pressed. */
export const pressable = 'a[href], button';

export interface HeldPresses {
  /** Holds no more. @returns what was pressed last, as it was before */
  end: () => HTMLElement | undefined;
}

/** Milliseconds that a press may wait for the new page: after more of them it looks as if nothing had happened. */
const patience = 3000;

/**
 * Keeps the last press on a link or a button. Nobody waits for long: on a bad line the old page answers faster than the
 * new one comes.
 */
export function holdPresses(place: HTMLElement): HeldPresses {
  let pressed: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(pressable);
    if (!target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // To be seen, and what makes it so goes with the old page.
    target.setAttribute('aria-disabled', 'true');
    pressed = target;
    timer ??= setTimeout(() => end()?.click(), patience);
  };
  const end = () => {
    clearTimeout(timer);
    place.removeEventListener('click', hold);
    const last = pressed;
    pressed = undefined;
    last?.removeAttribute('aria-disabled');
    return last;
  };
  place.addEventListener('click', hold);
  return { end };
}
