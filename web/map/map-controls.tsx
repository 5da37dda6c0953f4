// What moves a map: paper tabs at its foot.
import type { Map } from 'leaflet';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { showView } from './move.ts';
import { worldView, type MapView } from './views.ts';

interface MapControlsProps {
  map: Map;
  everything: Everything;
}

/** What 'Fit All' shows; where that is asked for, it is once somebody wants to see it. */
export type Everything = MapView | ((map: Map) => Promise<MapView>);

export function MapControls({ map, everything }: MapControlsProps) {
  return (
    // Low, because the cards of rocks open upwards.
    <div
      role="group"
      aria-label="Map view"
      className="absolute bottom-8 left-3 z-10 flex gap-1.5 max-[22.4375rem]:bottom-12"
    >
      <Tab words="Zoom in" label="Zoom in" isAtEdge onPress={() => map.zoomIn()}>
        <Plus aria-hidden className="size-5" />
      </Tab>
      <Tab words="Zoom out" label="Zoom out" onPress={() => map.zoomOut()}>
        <Minus aria-hidden className="size-5" />
      </Tab>
      <Tab words="Zoom to show all rocks" onPress={() => void showAll(map, everything)}>
        Fit All
      </Tab>
      <Tab words="World view" onPress={() => showView(map, worldView)}>
        World
      </Tab>
    </div>
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
  onPress: () => void;
  children: ReactNode;
}

function Tab({ words, label, isAtEdge, onPress, children }: TabProps) {
  return (
    <Tooltip words={words} align={isAtEdge ? 'start' : 'center'}>
      {(describedBy) => (
        <Button
          size={label ? 'icon' : 'usual'}
          aria-label={label}
          aria-describedby={describedBy}
          onClick={onPress}
          className={label ? '' : 'px-4!'}
        >
          {children}
        </Button>
      )}
    </Tooltip>
  );
}
