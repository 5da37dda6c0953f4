// Presses in the moment between a page without script and the one that takes its place.

const pressable = 'a[href], button';

/** The same thing in both: called the same. */
const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim();

/** The one in the new page that stands for one of the old. */
export function twinOf(element: Element, place: HTMLElement): HTMLElement | undefined {
  const kin = element.matches(pressable) ? pressable : element.localName;
  return [...place.querySelectorAll<HTMLElement>(kin)].find(
    (other) => nameOf(other) === nameOf(element) && other.checkVisibility(),
  );
}

export interface HeldPresses {
  /** The old page stays: they take their course. */
  letGo: () => void;
  /** The new page is drawn: they are its own. */
  pressAgain: () => void;
}

/** Keeps the last press on a link or a button, until one of the two is called. */
export function holdPresses(place: HTMLElement): HeldPresses {
  let pressed: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(pressable);
    if (!target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pressed = target;
  };
  place.addEventListener('click', hold);
  const end = () => place.removeEventListener('click', hold);
  return {
    letGo: () => {
      end();
      pressed?.click();
    },
    pressAgain: () => {
      end();
      if (pressed) twinOf(pressed, place)?.click();
    },
  };
}
