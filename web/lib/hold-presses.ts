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

/** Milliseconds that a press may wait for the new page: after more of them it looks as if nothing had happened. */
const patience = 3000;

/**
 * Keeps the last press on a link or a button, until one of the two is called. Nobody waits for long: on a bad line the
 * old page answers faster than the new one comes.
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
    timer ??= setTimeout(letGo, patience);
  };
  const end = () => {
    clearTimeout(timer);
    place.removeEventListener('click', hold);
    const last = pressed;
    pressed = undefined;
    return last;
  };
  const letGo = () => {
    const last = end();
    last?.removeAttribute('aria-disabled');
    last?.click();
  };
  const pressAgain = () => {
    const last = end();
    const twin = last && twinOf(last, place);
    // One that is out of use cannot be pressed, and Enter in its field is a press: the form says what is missing.
    if (twin instanceof HTMLButtonElement && twin.disabled) twin.form?.requestSubmit();
    else twin?.click();
  };
  place.addEventListener('click', hold);
  return { letGo, pressAgain };
}
