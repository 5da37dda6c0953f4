// The dot of a rock in a list, as on the map.
import { clsx } from 'clsx';
import type { MapLocation } from '../../schema/journey.ts';

export function Bullet({ place }: { place: Pick<MapLocation, 'isMissing'> }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'size-4 shrink-0 rounded-full',
        place.isMissing ? 'border-3 border-marker' : 'bg-marker',
      )}
    />
  );
}
