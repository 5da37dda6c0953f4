// The continents at 1:110,000,000, drawn for the worlds left and right of ours too: the map goes round.
import type { LatLngTuple } from 'leaflet';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { Polygon } from 'react-leaflet';
import atlas from 'world-atlas/land-110m.json';
import { unrolled } from './rings.ts';

// The compiler reads words such as "type": "Topology" in the file as any string.
const topology = atlas as unknown as Topology<{ land: GeometryCollection }>;
const continents = feature(topology, topology.objects.land)
  .features.flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
  .map((rings) =>
    rings.map((ring) => unrolled(ring.map(([longitude = 0, latitude = 0]) => [longitude, latitude]))),
  );

/** Dotted paper: where nothing else is known, something is seen to move. */
const paper = 'map-paper';

export function LandShape() {
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
