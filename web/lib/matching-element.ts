// Matches elements of the server-rendered page with those of the app by their names.
import { clickable } from './hold-clicks.ts';

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim();

/** The app's element that corresponds to one of the server-rendered page. */
export function matchingElement(element: Element, place: HTMLElement): HTMLElement | undefined {
  const kind = element.matches(clickable) ? clickable : element.localName;
  return [...place.querySelectorAll<HTMLElement>(kind)].find(
    (other) => nameOf(other) === nameOf(element) && other.checkVisibility(),
  );
}

/** Repeats a click on the server-rendered page in the app. */
export function clickMatching(element: Element, place: HTMLElement): void {
  const twin = matchingElement(element, place);
  // A disabled button ignores clicks, so its form is submitted instead and shows which input is missing.
  if (twin instanceof HTMLButtonElement && twin.disabled) twin.form?.requestSubmit();
  else twin?.click();
}
