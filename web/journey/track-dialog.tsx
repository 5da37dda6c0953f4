// The 'Track on Map' dialog, and its placeholder while the map loads.
import type { ReactNode } from 'react';
import type { Rock } from '../../schema/rocks.ts';
import { paintedBy } from '../../schema/painted-by.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { lazyMap } from '../map/lazy-map.tsx';
import { AsOf } from '../offline/as-of.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loader } from '../ui/loader.tsx';
import { PebbleFrame } from '../views/pebble-frame.tsx';
import { pathOfJourney } from './queries.ts';
import { rockWidth } from './trail.ts';
import { useWords } from '../views/words.ts';

export const TrailMap = lazyMap(() => import('./trail-map.tsx'));

export type Traveler = Pick<Rock, 'id' | 'name' | 'imageUrl'> &
  Partial<Pick<Rock, 'totalDistanceTraveled' | 'owner' | 'painter'>>;

export interface TrackProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  rock: Traveler;
}

export function TrackDialog({ open, onOpenChange, rock, children }: TrackProps & { children: ReactNode }) {
  const words = useWords('trackMap');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title(rock.name)} size="wide" focusesTitle>
      <AsOf path={pathOfJourney(rock.id)} className="mb-3" />
      {children}
    </Dialog>
  );
}

export function MapLoader() {
  const words = useWords('trackMap');
  return <Loader className="h-[min(28rem,45dvh)]">{words.loading}</Loader>;
}

/** The rock on its own map, with a rim that sets it off from the map. */
export function RockOnMap({ rock }: { rock: Traveler }) {
  return (
    <PebbleFrame id={paintedBy(rock)} className="size-13 bg-card! p-0.75 shadow-float">
      <RockPicture rock={rock} sizes={`${rockWidth}px`} named={false} eager isPart className="size-full" />
    </PebbleFrame>
  );
}
