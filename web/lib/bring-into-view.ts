// For `ref`: scrolls no further than it must, so that what has just been said is seen on a small screen.
// Its margin there is `scroll-mb-*`.

export function bringIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
