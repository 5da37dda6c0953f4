// The street map's tiles.
import type { TileErrorEvent } from 'leaflet';
import { useMemo } from 'react';
import { TileLayer } from 'react-leaflet';
import { tileUrl } from '../config.ts';
import { zooms } from './views.ts';

/** @param onOut called with true when a tile fails to load, with false when one loads */
export function Tiles({ onOut }: { onOut: (isOut: boolean) => void }) {
  const eventHandlers = useMemo(
    () => ({
      tileload: () => onOut(false),
      tileerror: ({ tile }: TileErrorEvent) => {
        // The browser's broken-image icon would hide the land below.
        tile.style.visibility = 'hidden';
        onOut(true);
      },
    }),
    [onOut],
  );
  return (
    <TileLayer
      url={tileUrl}
      // 'Fit All' may zoom out beyond zoom 0, where the tile service starts.
      minZoom={-8}
      minNativeZoom={0}
      maxZoom={zooms.most}
      eventHandlers={eventHandlers}
    />
  );
}
