// The ground of a map: our own tiles, or those of the service that the operator has chosen.
import type { TileErrorEvent } from 'leaflet';
import { useMemo } from 'react';
import { TileLayer } from 'react-leaflet';
import { tileUrl } from '../config.ts';
import { BaseMap } from '../tiles/base-map.tsx';
import { zooms } from './views.ts';

/** `out` while some tiles have not arrived, `coarse` where there are no streets. */
export type Ground = 'waiting' | 'in' | 'out' | 'coarse';

interface TilesProps {
  onGround: (ground: Ground) => void;
}

export function Tiles({ onGround }: TilesProps) {
  return tileUrl ? <RasterTiles onGround={onGround} /> : <BaseMap mostZoom={zooms.most} onDrawn={onGround} />;
}

function RasterTiles({ onGround }: TilesProps) {
  const eventHandlers = useMemo(
    () => ({
      tileload: () => onGround('in'),
      tileerror: ({ tile }: TileErrorEvent) => {
        // The browser's broken-image icon would hide the land below.
        tile.style.visibility = 'hidden';
        onGround('out');
      },
    }),
    [onGround],
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
