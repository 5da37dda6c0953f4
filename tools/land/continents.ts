// The continents at 1:110,000,000, each as an outline followed by the outlines of its inland seas.
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/land-110m.json' with { type: 'json' };
import { unrolled, type Point } from './rings.ts';

// The compiler infers `string` for literals of the JSON file, such as "type": "Topology".
const topology = atlas as unknown as Topology<{ land: GeometryCollection }>;

export const continents: readonly (readonly (readonly Point[])[])[] = feature(topology, topology.objects.land)
  .features.flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
  .map((rings) =>
    intoFirstTurn(
      rings.map((ring) => unrolled(ring.map(([longitude = 0, latitude = 0]) => [longitude, latitude]))),
    ),
  );

/** Shifts outlines into ±180°: after unrolling over the date line, some may lie a whole turn away. */
function intoFirstTurn(rings: Point[][]): Point[][] {
  return rings.map((ring) => {
    const longitudes = ring.map(([longitude]) => longitude);
    const turn = 360 * Math.round((Math.min(...longitudes) + Math.max(...longitudes)) / 720);
    return ring.map(([longitude, latitude]): Point => [longitude - turn, latitude]);
  });
}
