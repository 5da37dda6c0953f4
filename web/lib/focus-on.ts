// Focuses a new step of a form and scrolls its buttons into view.

/** Use as the ref of the step's heading. */
export function focusOn(heading: HTMLElement | null): void {
  heading?.focus();
  heading?.parentElement?.scrollIntoView({ block: 'nearest' });
}
