// The street map's tiles.
import type { TileErrorEvent } from 'leaflet';
import { useMemo } from 'react';
import { TileLayer } from 'react-leaflet';
import { tileUrl } from '../config.ts';
import { zooms } from './views.ts';

/** @param onOut told whether the newest tile did not come */
export function Tiles({ onOut }: { onOut: (isOut: boolean) => void }) {
  const eventHandlers = useMemo(
    () => ({
      tileload: () => onOut(false),
      tileerror: ({ tile }: TileErrorEvent) => {
        // A browser's sign for a broken picture would hide the land below.
        tile.style.visibility = 'hidden';
        onOut(true);
      },
    }),
    [onOut],
  );
  return (
    <TileLayer
      url={tileUrl}
      // 'Fit All' may show more than the world once; the service begins with all of it in one tile.
      minZoom={-8}
      minNativeZoom={0}
      maxZoom={zooms.most}
      eventHandlers={eventHandlers}
    />
  );
}
