// The continents at 1:110,000,000, each an outline with the outlines of its inland seas.
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/land-110m.json' with { type: 'json' };
import { unrolled, type Point } from './rings.ts';

// The compiler reads words such as "type": "Topology" in the file as any string.
const topology = atlas as unknown as Topology<{ land: GeometryCollection }>;

export const continents: readonly (readonly (readonly Point[])[])[] = feature(topology, topology.objects.land)
  .features.flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
  .map((rings) =>
    inOurTurn(
      rings.map((ring) => unrolled(ring.map(([longitude = 0, latitude = 0]) => [longitude, latitude]))),
    ),
  );

/** An outline over the date line may begin on its far side and come to lie a turn away, also from its inland seas. */
function inOurTurn(rings: Point[][]): Point[][] {
  return rings.map((ring) => {
    const longitudes = ring.map(([longitude]) => longitude);
    const turn = 360 * Math.round((Math.min(...longitudes) + Math.max(...longitudes)) / 720);
    return ring.map(([longitude, latitude]): Point => [longitude - turn, latitude]);
  });
}
