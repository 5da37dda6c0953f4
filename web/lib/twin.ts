// The same thing in a page without script and in the one that takes its place: called the same.
import { clickable } from './hold-clicks.ts';

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim();

/** The one in the new page that stands for one of the old. */
export function twinOf(element: Element, place: HTMLElement): HTMLElement | undefined {
  const kin = element.matches(clickable) ? clickable : element.localName;
  return [...place.querySelectorAll<HTMLElement>(kin)].find(
    (other) => nameOf(other) === nameOf(element) && other.checkVisibility(),
  );
}

/** A click on the old one is one on the new. */
export function clickTwin(element: Element, place: HTMLElement): void {
  const twin = twinOf(element, place);
  // One that is out of use cannot be clicked, and Enter in its field is a click: the form says what is missing.
  if (twin instanceof HTMLButtonElement && twin.disabled) twin.form?.requestSubmit();
  else twin?.click();
}
