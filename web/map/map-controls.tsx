// What moves a map: paper tabs at its foot.
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

interface MapControlsProps {
  /** null while it is on its way. */
  map: Map | null;
  everything: Everything;
}

/** What 'Fit All' shows; where that is asked for, it is once somebody wants to see it. */
export type Everything = MapView | ((map: Map) => Promise<MapView>);

export function MapControls({ map, everything }: MapControlsProps) {
  const zoom = useZoom(map);
  const [isUsed, setUsed] = useState(false);
  const [isMost, isLeast] = [zoom >= zooms.most, zoom <= zooms.least];
  const click = (act: (map: Map) => void) => () => {
    setUsed(true);
    if (map) act(map);
  };
  return (
    // Low, because the cards of rocks open upwards.
    <div
      {...overMap}
      role="group"
      aria-label="Map view"
      className="absolute bottom-8 left-3 z-10 flex gap-1.5 max-[22.4375rem]:bottom-12 max-[22.4375rem]:left-2 max-[22.4375rem]:gap-1"
    >
      <Tab
        words="Zoom in"
        label="Zoom in"
        isAtEdge
        isResting={isMost}
        onPress={click((shown) => shown.setZoom(nearer(shown.getZoom())))}
      >
        <Plus aria-hidden className="size-5" />
      </Tab>
      <Tab words="Zoom out" label="Zoom out" isResting={isLeast} onPress={click((shown) => shown.zoomOut())}>
        <Minus aria-hidden className="size-5" />
      </Tab>
      <Tab words="Zoom to show all rocks" onPress={click((shown) => void showAll(shown, everything))}>
        Fit All
      </Tab>
      <Tab words="World view" onPress={click((shown) => showView(shown, worldView))}>
        World
      </Tab>
      {/* Whoever has moved nothing is told nothing. */}
      <span role="status" className="sr-only">
        {isUsed && isMost && 'The map is zoomed in all the way.'}
        {isUsed && isLeast && 'The map is zoomed out all the way.'}
      </span>
    </div>
  );
}

/** NaN while there is no map. */
function useZoom(map: Map | null): number {
  return useSyncExternalStore(
    (tell) => {
      map?.on('zoomend', tell);
      return () => map?.off('zoomend', tell);
    },
    () => map?.getZoom() ?? NaN,
  );
}

async function showAll(map: Map, everything: Everything): Promise<void> {
  if (typeof everything !== 'function') return showView(map, everything);
  try {
    showView(map, await everything(map));
  } catch {
    toast({ title: 'The rocks did not arrive.', description: 'Please try again.', tone: 'bad' });
  }
}

interface TabProps {
  words: string;
  /** For those that show a sign and no word. */
  label?: string;
  /** There is no room to the left of it. */
  isAtEdge?: boolean;
  /** There is nothing to do for it now. It keeps the focus, unlike what is disabled. */
  isResting?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tab({ words, label, isAtEdge, isResting, onPress, children }: TabProps) {
  return (
    <Tooltip words={words} align={isAtEdge ? 'start' : 'center'}>
      {(describedBy) => (
        <Button
          size={label ? 'icon' : 'usual'}
          aria-label={label}
          aria-describedby={describedBy}
          aria-disabled={isResting}
          onClick={isResting ? undefined : onPress}
          // Something seen through would be hard to see over a map.
          className={clsx(
            !label && 'px-4! whitespace-nowrap max-[22.4375rem]:px-3!',
            isResting && 'cursor-default border-line! text-edge! opacity-100!',
          )}
        >
          {children}
        </Button>
      )}
    </Tooltip>
  );
}
