// The frame of the map's list: beside the map on a desktop, below it on a low screen, and on a phone a sheet that rises
// over it (map-stage.css).
import { clsx } from 'clsx';
import { ChevronUp } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { overMap } from './frame-of.ts';
import { nextRest, type Rest } from './sheet-rests.ts';
import { useSheetDrag } from './use-sheet-drag.ts';
import { useWords } from '../views/words.ts';

export interface SheetPlace {
  rest: Rest;
  onRest: (rest: Rest) => void;
}

interface SheetProps extends SheetPlace {
  /** The id of the heading, which is part of the head. */
  labelledBy: string;
  /** In sight at every rest. */
  head: ReactNode;
  children: ReactNode;
}

export function Sheet({ rest, onRest, labelledBy, head, children }: SheetProps) {
  const words = useWords('exploreMap');
  const contentId = useId();
  const content = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const drag = useSheetDrag(onRest, () => onRest(rest === 'peek' ? 'half' : 'peek'));
  // Before the browser takes the focus from what is hidden now.
  useLayoutEffect(() => {
    if (rest === 'peek' && content.current?.contains(document.activeElement))
      toggle.current?.focus({ preventScroll: true });
  }, [rest]);
  return (
    <section
      {...overMap}
      aria-labelledby={labelledBy}
      onKeyDown={({ key }) => key === 'Escape' && onRest('peek')}
      className="map-sheet lg:rounded-e-md"
    >
      {/* The button in it does the same for keyboards. */}
      <div {...drag} className="map-sheet-head px-4 pt-5 pb-2 lg:px-5 sheet:pt-2">
        <span aria-hidden className="mx-auto mb-1.5 hidden h-1 w-10 rounded-full bg-edge sheet:block" />
        <div className="flex items-center gap-3">
          <div className="min-w-0 flex-1">{head}</div>
          <Button
            ref={toggle}
            variant="bare"
            size="icon"
            aria-label={words.sheet[rest]}
            aria-expanded={rest !== 'peek'}
            aria-controls={contentId}
            onClick={() => onRest(nextRest(rest))}
            className="hidden! shrink-0 sheet:inline-flex!"
          >
            <ChevronUp
              aria-hidden
              className={clsx('size-6 transition-transform', rest === 'full' && 'rotate-180')}
            />
          </Button>
        </div>
      </div>
      <div ref={content} id={contentId} data-scrolls className="map-sheet-content px-1 pb-4 lg:px-2">
        {children}
      </div>
    </section>
  );
}
