// Moves the focus from a removed list item to the item that takes its place.
import { useEffect, useRef, type RefObject } from 'react';

/**
 * @param within the element around the list; it gets the focus when no item is left
 * @param items the list's current items
 */
export function useKeptFocus(
  within: RefObject<HTMLElement | null>,
  items: readonly { id: string }[] | undefined,
): void {
  const last = useRef<{ element: Element; at: number } | null>(null);
  const shown = items?.map(({ id }) => id).join();

  useEffect(() => {
    const area = within.current;
    const notice = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest('li') : null;
      last.current = item?.parentElement
        ? { element: item, at: [...item.parentElement.children].indexOf(item) }
        : null;
    };
    area?.addEventListener('focusin', notice);
    return () => area?.removeEventListener('focusin', notice);
    // `shown`: the area may be another element once there are items.
  }, [within, shown]);

  useEffect(() => {
    if (!last.current || last.current.element.isConnected) return;
    const { at } = last.current;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const left = within.current?.querySelectorAll('li') ?? [];
    (left[Math.min(at, left.length - 1)] ?? within.current)?.focus({ preventScroll: true });
  }, [within, shown]);
}
