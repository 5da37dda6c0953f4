// A step that opens in the place of another takes the focus, and its buttons come into sight.

/** As the ref of the step's heading. */
export function focusOn(heading: HTMLElement | null): void {
  heading?.focus();
  heading?.parentElement?.scrollIntoView({ block: 'nearest' });
}
