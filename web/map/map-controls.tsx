// The buttons of a map, at its bottom edge.
import { clsx } from 'clsx';
import type { Map } from 'leaflet';
import { Minus, Plus } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { overMap } from './frame-of.ts';
import { showView } from './move.ts';
import { worldView, zooms, type MapView } from './views.ts';
import { nearer } from './zoom-range.ts';
import { useWords } from '../views/words.ts';
import { wordsNow } from '../lib/words.ts';

interface MapControlsProps {
  /** null while the map loads. */
  map: Map | null;
  everything: Everything | undefined;
}

/** The view of 'Fit All'; a function if it needs a request, called on the first click. */
export type Everything = MapView | ((map: Map) => Promise<MapView>);

export function MapControls({ map, everything }: MapControlsProps) {
  const words = useWords('map').controls;
  const zoom = useZoom(map);
  const [isUsed, setUsed] = useState(false);
  const [isMost, isLeast] = [zoom >= zooms.most, zoom <= zooms.least];
  const click = (act: (map: Map) => void) => () => {
    setUsed(true);
    if (map) act(map);
  };
  return (
    // At the bottom, because the popups of rocks open upwards.
    <div
      {...overMap}
      role="group"
      aria-label={words.group}
      className="above-sheet map-buttons inset-s-3 flex gap-1.5 max-[27rem]:inset-s-2 max-[27rem]:gap-1 max-[18rem]:inset-e-16 max-[18rem]:flex-wrap translated:max-sm:max-w-[calc(100%-1rem)] in-[.map-stage]:translated:max-sm:max-w-[calc(100%-5rem)] translated:max-sm:flex-wrap"
    >
      <Tab
        words={words.zoomIn}
        label={words.zoomIn}
        isAtEdge
        isInactive={isMost}
        onClick={click((shown) => shown.setZoom(nearer(shown.getZoom())))}
      >
        <Plus aria-hidden className="size-5" />
      </Tab>
      <Tab
        words={words.zoomOut}
        label={words.zoomOut}
        isInactive={isLeast}
        onClick={click((shown) => shown.zoomOut())}
      >
        <Minus aria-hidden className="size-5" />
      </Tab>
      {everything && (
        <>
          <Tab words={words.fitAllHint} onClick={click((shown) => void showAll(shown, everything))}>
            {words.fitAll}
          </Tab>
          <Tab words={words.worldHint} onClick={click((shown) => showView(shown, worldView))}>
            {words.world}
          </Tab>
        </>
      )}
      {/* Empty until a button is used. */}
      <span role="status" className="sr-only">
        {isUsed && isMost && words.mostZoom}
        {isUsed && isLeast && words.leastZoom}
      </span>
    </div>
  );
}

/** The map's zoom; NaN while there is no map. */
function useZoom(map: Map | null): number {
  return useSyncExternalStore(
    (notify) => {
      map?.on('zoomend', notify);
      return () => map?.off('zoomend', notify);
    },
    () => map?.getZoom() ?? NaN,
  );
}

async function showAll(map: Map, everything: Everything): Promise<void> {
  if (typeof everything !== 'function') return showView(map, everything);
  try {
    showView(map, await everything(map));
  } catch {
    const { noRocks, tryAgain } = wordsNow('map').controls;
    toast({ title: noRocks, description: tryAgain, tone: 'bad' });
  }
}

interface TabProps {
  words: string;
  /** For buttons with an icon and no text. */
  label?: string;
  /** Whether there is no room to its left. */
  isAtEdge?: boolean;
  /** Inactive, but focusable, unlike a disabled button. */
  isInactive?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tab({ words, label, isAtEdge, isInactive, onClick, children }: TabProps) {
  return (
    <Tooltip words={words} align={isAtEdge ? 'start' : 'center'}>
      {(describedBy) => (
        <Button
          size={label ? 'icon' : 'usual'}
          aria-label={label}
          aria-describedby={describedBy}
          aria-disabled={isInactive}
          onClick={isInactive ? undefined : onClick}
          // Full opacity: a translucent button would be hard to see over a map.
          className={clsx(
            !label && 'px-4! whitespace-nowrap max-[27rem]:px-3!',
            isInactive && 'cursor-default border-line! text-edge! opacity-100!',
          )}
        >
          {children}
        </Button>
      )}
    </Tooltip>
  );
}
