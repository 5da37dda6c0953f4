// The scale of a map, in the reader's language and unit.
import type { CSSProperties } from 'react';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { useUnit } from '../lib/unit.ts';
import { useWords } from '../views/words.ts';
import { scaleBar } from './scale-bar.ts';

export type ScaleAt = 'top' | 'bottom';

/** The longest bar, in pixels. Beside the credits there is less room. */
const rooms: Readonly<Record<ScaleAt, number>> = { top: 96, bottom: 80 };

export function Scale({ at }: { at: ScaleAt }) {
  const words = useWords('distances');
  const unit = useUnit();
  const map = useMap();
  const room = rooms[at];
  /** What the longest bar would show in the middle of the map; 0 before the first view. */
  const [metres, setMetres] = useState(0);
  useEffect(() => {
    const measure = () => {
      const y = map.getSize().y / 2;
      setMetres(map.distance(map.containerPointToLatLng([0, y]), map.containerPointToLatLng([room, y])));
    };
    map.on('move', measure);
    map.whenReady(measure);
    return () => void map.off('move', measure).off('load', measure);
  }, [map, room]);
  // Also while the map has no size.
  if (metres === 0) return null;
  const bar = scaleBar(metres, room, unit);
  return (
    <div
      data-at={at}
      className="map-scale"
      style={{ '--bar-length': `${bar.length}px` } as CSSProperties} // the type has no custom properties
    >
      {words.scale(bar.count, bar.unit)}
    </div>
  );
}
