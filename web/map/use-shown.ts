// What the world map of a page shows, known as soon as its frame is there: the rocks are on their way with its code.
import { useCallback, useRef, useState } from 'react';
import { shownAround, type ShownPart } from './shown.ts';
import { startView } from './views.ts';

export function useShown() {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownPart | null>(null);
  /** For the frame's `ref`. Told of its size, the browser need not reckon out the page for it in between. */
  const measure = useCallback((element: HTMLDivElement | null) => {
    frame.current = element;
    if (!element) return;
    const size = new ResizeObserver(([entry]) => {
      if (!entry) return;
      size.disconnect();
      const { center, zoom } = startView;
      const [latitude, longitude] = center;
      const { width, height } = entry.contentRect;
      setShown((before) => before ?? shownAround({ latitude, longitude }, zoom, width, height));
    });
    size.observe(element);
    return () => {
      size.disconnect();
      frame.current = null;
    };
  }, []);
  return { frame, measure, shown, setShown };
}
