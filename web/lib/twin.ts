// The same thing in a page without script and in the one that takes its place: called the same.
import { pressable } from './hold-presses.ts';

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim();

/** The one in the new page that stands for one of the old. */
export function twinOf(element: Element, place: HTMLElement): HTMLElement | undefined {
  const kin = element.matches(pressable) ? pressable : element.localName;
  return [...place.querySelectorAll<HTMLElement>(kin)].find(
    (other) => nameOf(other) === nameOf(element) && other.checkVisibility(),
  );
}

/** A press on the old one is one on the new. */
export function pressTwin(element: Element, place: HTMLElement): void {
  const twin = twinOf(element, place);
  // One that is out of use cannot be pressed, and Enter in its field is a press: the form says what is missing.
  if (twin instanceof HTMLButtonElement && twin.disabled) twin.form?.requestSubmit();
  else twin?.click();
}
