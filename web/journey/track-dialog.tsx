// The 'Track on Map' dialog, and its placeholder while the map loads.
import type { ReactNode } from 'react';
import type { Rock } from '../../schema/rocks.ts';
import { lazyMap } from '../map/lazy-map.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loader } from '../ui/loader.tsx';

export const TrailMap = lazyMap(() => import('./trail-map.tsx'));

export type Traveler = Pick<Rock, 'id' | 'name' | 'locations'>;

export interface TrackProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  rock: Traveler;
}

export function TrackDialog({ open, onOpenChange, rock, children }: TrackProps & { children: ReactNode }) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Track ${rock.name} on Map`}
      size="wide"
      focusesTitle
    >
      {children}
    </Dialog>
  );
}

export function MapLoader() {
  return <Loader className="h-[min(28rem,45dvh)]">Loading map...</Loader>;
}
