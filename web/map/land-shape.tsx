// Draws the continents three times, because the map wraps around: the world and a copy on each side.
import type { LatLngTuple } from 'leaflet';
import { Polygon } from 'react-leaflet';
import { continents } from './continents.ts';

/** Dotted pattern: makes movement visible where there are no tiles. */
const paper = 'map-paper';

export default function LandShape() {
  return (
    <>
      <svg aria-hidden className="absolute size-0">
        <pattern id={paper} width="14" height="14" patternUnits="userSpaceOnUse">
          <rect width="14" height="14" className="map-paper" />
          <circle cx="7" cy="7" r="1.4" className="map-paper-dot" />
        </pattern>
      </svg>
      {[-360, 0, 360].map((turn) => (
        <Polygon
          key={turn}
          positions={turned(turn)}
          interactive={false}
          className="map-land"
          fillColor={`url(#${paper})`}
          fillOpacity={1}
        />
      ))}
    </>
  );
}

function turned(turn: number): LatLngTuple[][][] {
  return continents.map((rings) =>
    rings.map((ring) => ring.map(([longitude, latitude]): LatLngTuple => [latitude, longitude + turn])),
  );
}
