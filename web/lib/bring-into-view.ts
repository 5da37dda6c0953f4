// A ref callback that scrolls a new message into view, no further than needed. `scroll-mb-*` sets the margin below it.

export function bringIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
