// What the world map of a page shows, known as soon as its frame is there: the rocks are on their way with its code.
import { useCallback, useRef, useState } from 'react';
import { shownAround, type ShownPart } from './shown.ts';
import { startView } from './views.ts';

export function useShown() {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownPart | null>(null);
  /** For the frame's `ref`. */
  const measure = useCallback((element: HTMLDivElement | null) => {
    frame.current = element;
    if (!element) return;
    const { center, zoom } = startView;
    const [latitude, longitude] = center;
    const first = shownAround({ latitude, longitude }, zoom, element.clientWidth, element.clientHeight);
    setShown((before) => before ?? first);
  }, []);
  return { frame, measure, shown, setShown };
}
