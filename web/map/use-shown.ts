// The visible part of a page's world map, computed from its frame, so that rocks load in parallel with the map's code.
import { useCallback, useRef, useState } from 'react';
import { visibleAround, type VisibleArea } from './visible-area.ts';
import { startView } from './views.ts';

export function useShown() {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<VisibleArea | null>(null);
  /** For the frame's `ref`. A ResizeObserver avoids a forced layout. */
  const measure = useCallback((element: HTMLDivElement | null) => {
    frame.current = element;
    if (!element) return;
    const size = new ResizeObserver(([entry]) => {
      if (!entry) return;
      size.disconnect();
      const { center, zoom } = startView;
      const [latitude, longitude] = center;
      const { width, height } = entry.contentRect;
      setShown((before) => before ?? visibleAround({ latitude, longitude }, zoom, width, height));
    });
    size.observe(element);
    return () => {
      size.disconnect();
      frame.current = null;
    };
  }, []);
  return { frame, measure, shown, setShown };
}
